#include "core/synthesis/PublicInputs.h"
#include "tests/core/plan/PlanParts.h"
#include "tests/ui/PlanStage.h"
#include "ui/steps/vocabulary/VocabularyStep.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/ErrorBox.h"

#include <QAbstractItemView>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>

namespace tst_vocabularystep {

using ui::Card;
using ui::ErrorBox;
using ui::VocabularyStep;

class TestVocabularyStep : public QObject
{
    Q_OBJECT

private slots:
    void blocks_without_a_choice();
    void opens_the_chosen_vocabulary();
    void is_chosen_with_the_keyboard();
    void searches_the_open_vocabulary();
    void takes_a_file_of_ones_own();
    void stays_as_it_was_when_no_file_is_chosen();
    void says_what_is_wrong_with_a_file_data();
    void says_what_is_wrong_with_a_file();
    void another_choice_takes_the_error_away();
    void follows_undo();
};

void TestVocabularyStep::blocks_without_a_choice()
{
    PlanStage stage;
    stage.createProject();
    VocabularyStep page(stage.session());
    page.initializePage();

    QVERIFY(!page.isComplete());
    QVERIFY(!page.whyIncomplete().isEmpty());
    QVERIFY(!part<Card>(page, "medicalVocabulary").isChosen());
}

void TestVocabularyStep::opens_the_chosen_vocabulary()
{
    PlanStage stage;
    stage.createProject();
    VocabularyStep page(stage.session());
    page.initializePage();
    QSignalSpy changed(&page, &VocabularyStep::completeChanged);

    emit part<Card>(page, "medicalVocabulary").clicked();

    QVERIFY(stage.plan().vocabulary == tests::builtIn("medical"));
    QVERIFY(part<Card>(page, "medicalVocabulary").isChosen());
    QVERIFY(!part<Card>(page, "englishVocabulary").isChosen());
    QVERIFY(page.isComplete());
    QVERIFY(changed.count() > 0);
    QTRY_VERIFY(stage.session().inputs());
    QVERIFY(textOf(page, "vocabularyHits").contains(QStringLiteral("6")));
}

void TestVocabularyStep::is_chosen_with_the_keyboard()
{
    PlanStage stage;
    stage.createProject();
    VocabularyStep page(stage.session());

    QTest::keyClick(&part(page, "englishVocabulary"), Qt::Key_Space);

    QVERIFY(stage.plan().vocabulary == tests::builtIn("english"));
}

void TestVocabularyStep::searches_the_open_vocabulary()
{
    PlanStage stage;
    stage.createProject();
    VocabularyStep page(stage.session());
    page.initializePage();
    emit part<Card>(page, "medicalVocabulary").clicked();
    QTRY_VERIFY(stage.session().inputs());

    QTest::keyClicks(&part(page, "vocabularySearch"), QStringLiteral("HEART"));

    QStringList found;
    const QAbstractItemModel &model = *part<QAbstractItemView>(page, "vocabularyTerms").model();
    for (int row = 0; row < model.rowCount(); ++row)
        found.append(model.index(row, 0).data().toString());
    QCOMPARE(found.size(), 4);
    QCOMPARE(found.last(), QStringLiteral("sweetheart")); // what only holds it comes last
    QVERIFY(!found.contains(QStringLiteral("aspirin")));
}

void TestVocabularyStep::takes_a_file_of_ones_own()
{
    PlanStage stage;
    stage.createProject();
    VocabularyStep page(stage.session());
    page.initializePage();
    stage.files().answer = stage.write("terms.txt", "# mine\nheart\nfoot\n");

    emit part<Card>(page, "ownVocabulary").clicked();

    QVERIFY(stage.plan().vocabulary == tests::termsIn(stage.path("terms.txt")));
    QTRY_VERIFY(stage.session().inputs());
    QCOMPARE(stage.session().inputs()->vocabulary.size(), std::size_t{2});
    QVERIFY(part<Card>(page, "ownVocabulary").isChosen());
}

void TestVocabularyStep::stays_as_it_was_when_no_file_is_chosen()
{
    PlanStage stage;
    stage.createProject();
    VocabularyStep page(stage.session());

    part<QPushButton>(page, "chooseVocabulary").click();

    QCOMPARE(stage.files().asked, 1);
    QVERIFY(stage.plan().vocabulary.source.empty());
}

void TestVocabularyStep::says_what_is_wrong_with_a_file_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("expected");

    QTest::newRow("not UTF-8") << QByteArray("heart\nna\xEFve\n") << QStringLiteral("line 2");
    QTest::newRow("no phrase") << QByteArray("# nothing\n\n") << QStringLiteral("terms.txt");
}

void TestVocabularyStep::says_what_is_wrong_with_a_file()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, expected);
    PlanStage stage;
    stage.createProject();
    VocabularyStep page(stage.session());
    page.initializePage();
    stage.files().answer = stage.write("terms.txt", bytes);

    part<QPushButton>(page, "chooseVocabulary").click();

    auto &error = part<ErrorBox>(page, "vocabularyError");
    QTRY_VERIFY(!error.isHidden());
    QVERIFY2(error.detail().contains(expected), qPrintable(error.detail()));
    QVERIFY(!page.isComplete());
    QVERIFY(!page.whyIncomplete().isEmpty());
}

void TestVocabularyStep::another_choice_takes_the_error_away()
{
    PlanStage stage;
    stage.createProject();
    VocabularyStep page(stage.session());
    page.initializePage();
    stage.files().answer = QString::fromStdString(stage.path("nowhere.txt"));
    part<QPushButton>(page, "chooseVocabulary").click();
    QTRY_VERIFY(!part<ErrorBox>(page, "vocabularyError").isHidden());

    emit part<Card>(page, "medicalVocabulary").clicked();

    QVERIFY(part<ErrorBox>(page, "vocabularyError").isHidden());
    QVERIFY(page.isComplete());
    QTRY_VERIFY(stage.session().inputs());
}

void TestVocabularyStep::follows_undo()
{
    PlanStage stage;
    stage.createProject();
    VocabularyStep page(stage.session());
    page.initializePage();
    emit part<Card>(page, "medicalVocabulary").clicked();
    emit part<Card>(page, "englishVocabulary").clicked();

    stage.session().undo();
    QVERIFY(part<Card>(page, "medicalVocabulary").isChosen());
    QTRY_VERIFY(stage.session().inputs());
    QCOMPARE(stage.session().inputs()->vocabulary.size(), std::size_t{6});

    stage.session().undo();
    QVERIFY(!page.isComplete());
}

} // namespace tst_vocabularystep

QTEST_MAIN(tst_vocabularystep::TestVocabularyStep)
#include "tst_vocabularystep.moc"
