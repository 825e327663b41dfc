#include "core/learning/Languages.h"
#include "core/synthesis/PublicInputs.h"
#include "tests/ui/PlanStage.h"
#include "tests/ui/PublicTextFiles.h"
#include "ui/steps/Steps.h"
#include "ui/steps/vocabulary/LearnDialog.h"
#include "ui/steps/vocabulary/VocabularyStep.h"
#include "ui/widgets/ErrorBox.h"
#include "ui/window/MainWindow.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>

namespace tst_learndialog {

using ui::LearnDialog;
using ui::LearningDesk;
using State = LearningDesk::State;

/// A vocabulary is learnt from public texts in the window: declared, waited for, looked through and saved.
class TestLearnDialog : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void says_what_is_missing_before_it_learns();
    void other_files_want_another_declaration();
    void tells_whether_there_is_enough_text();
    void offers_the_columns_of_the_records();
    void offers_every_language_by_its_own_name();
    void takes_files_off_the_list_with_delete();
    void learns_looks_through_and_saves();
    void searches_and_sorts_what_was_learnt();
    void one_phrase_always_stays();
    void a_cancel_leaves_nothing_behind();
    void a_second_press_of_the_key_cancels_nothing();
    void closing_it_loses_nothing();
    void an_error_names_file_and_line();
    void the_records_are_no_public_texts_data();
    void the_records_are_no_public_texts();
    void nothing_is_saved_over_the_records();
    void the_card_says_how_it_stands();
    void the_window_is_not_closed_over_it_unasked();
    void everything_has_a_name_and_a_key_of_its_own();

private:
    LearningDesk &desk() { return m_stage->session().learning(); }
    QPushButton &next() { return part<QPushButton>(*m_dialog, "learnNext"); }
    QString why() { return textOf(*m_dialog, "learnWhy"); }
    QTableView &terms() { return part<QTableView>(*m_dialog, "learntTerms"); }
    void add(const QString &path);
    void declare();
    /// Adds the texts, declares them and learns.
    void learn();

    std::unique_ptr<PlanStage> m_stage;
    std::unique_ptr<LearnDialog> m_dialog;
};

void TestLearnDialog::init()
{
    m_stage = std::make_unique<PlanStage>();
    m_stage->createProject();
    m_dialog = std::make_unique<LearnDialog>(m_stage->session());
    m_dialog->show();
}

void TestLearnDialog::cleanup()
{
    m_dialog.reset();
    m_stage.reset();
}

void TestLearnDialog::add(const QString &path)
{
    m_stage->files().answer = path;
    part<QPushButton>(*m_dialog, "addTexts").click();
    QTRY_VERIFY(desk().size());
}

void TestLearnDialog::declare()
{
    part<QCheckBox>(*m_dialog, "textsArePublic").click();
    part<QLineEdit>(*m_dialog, "textsOrigin").setText(QStringLiteral(" guidelines  of a society "));
    part<QLineEdit>(*m_dialog, "textsLicence").setText(QStringLiteral("CC0"));
    auto &language = part<QComboBox>(*m_dialog, "textsLanguage");
    language.setCurrentIndex(language.findData(QStringLiteral("en")));
}

void TestLearnDialog::learn()
{
    add(m_stage->write("public.csv", publicTexts()));
    declare();
    QVERIFY2(next().isEnabled(), qPrintable(why()));
    next().click();
    QCOMPARE(desk().state(), State::Learning);
    QTRY_COMPARE_WITH_TIMEOUT(desk().state(), State::Learnt, 60'000);
}

void TestLearnDialog::says_what_is_missing_before_it_learns()
{
    QVERIFY(!next().isEnabled());
    QCOMPARE(why(), QStringLiteral("Add public texts."));
    add(m_stage->write("a.txt", "text"));
    QVERIFY(!next().isEnabled());
    QVERIFY(why().startsWith(QLatin1String("Declare that all of the texts are public")));
    part<QCheckBox>(*m_dialog, "textsArePublic").click();
    QVERIFY(!next().isEnabled());
    QVERIFY(why().contains(QLatin1String("where the texts come from")));
    part<QLineEdit>(*m_dialog, "textsOrigin").setText(QStringLiteral("a society"));
    QVERIFY(!next().isEnabled());
    QVERIFY(why().contains(QLatin1String("licence")));
    part<QLineEdit>(*m_dialog, "textsLicence").setText(QStringLiteral("CC0"));
    QVERIFY(next().isEnabled());
    QCOMPARE(why(), QString());
    part<QCheckBox>(*m_dialog, "textsArePublic").click();
    QVERIFY(!next().isEnabled());
}

void TestLearnDialog::other_files_want_another_declaration()
{
    add(m_stage->write("a.txt", "text"));
    declare();
    QVERIFY(next().isEnabled());
    add(m_stage->write("b.txt", "text"));
    QVERIFY(!part<QCheckBox>(*m_dialog, "textsArePublic").isChecked());
    QVERIFY(!next().isEnabled());
    QCOMPARE(desk().choice().origin, std::string("guidelines of a society"));
}

void TestLearnDialog::tells_whether_there_is_enough_text()
{
    const auto size = [this] { return textOf(*m_dialog, "textsSize"); };
    QVERIFY(size().contains(QLatin1String("20 MB")));
    add(m_stage->write("a.txt", QByteArray(4'900'000, 'a')));
    QVERIFY2(size().contains(QLatin1String("too little")), qPrintable(size()));
    QVERIFY(size().startsWith(QLatin1String("4.9 MB")));
    add(m_stage->write("b.txt", QByteArray(200'000, 'a')));
    QVERIFY2(size().contains(QLatin1String("is enough")), qPrintable(size()));
    QVERIFY(QDir().mkpath(QString::fromStdString(m_stage->path("in"))));
    m_stage->write("in/c.txt", QByteArray(15'000'000, 'a'));
    m_stage->files().answer = QString::fromStdString(m_stage->path("in"));
    part<QPushButton>(*m_dialog, "addTextFolder").click();
    QTRY_VERIFY2(size().contains(QLatin1String("enough")), qPrintable(size()));
    QVERIFY(part<QListWidget>(*m_dialog, "publicTexts").item(2)->text().contains(QLatin1String("1 text(s)")));
}

void TestLearnDialog::offers_the_columns_of_the_records()
{
    auto &column = part<QComboBox>(*m_dialog, "textsColumn");
    add(m_stage->write("a.txt", "text"));
    QVERIFY(!column.isVisible());
    add(m_stage->write("p.csv", "id,note,more\n1,\"A sentence that is long enough to be prose.\",x\n"));
    QVERIFY(column.isVisible());
    QCOMPARE(column.count(), 3);
    QCOMPARE(column.currentText(), QStringLiteral("note"));
    column.setCurrentText(QStringLiteral("more"));
    QCOMPARE(desk().choice().textColumn, std::string("more"));
}

void TestLearnDialog::offers_every_language_by_its_own_name()
{
    const auto &language = part<QComboBox>(*m_dialog, "textsLanguage");
    QVERIFY(language.currentData().toString().isEmpty()); // recognised
    QStringList codes;
    for (int index = 1; index < language.count(); ++index)
        codes.append(language.itemData(index).toString());
    QStringList known;
    for (const std::string_view code : core::learning::languageCodes())
        known.append(QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size())));
    QCOMPARE(codes, known);
    QCOMPARE(language.itemText(language.findData(QStringLiteral("en"))), QStringLiteral("English"));
    QCOMPARE(language.itemText(language.findData(QStringLiteral("de"))), QStringLiteral("Deutsch"));
}

void TestLearnDialog::takes_files_off_the_list_with_delete()
{
    auto &list = part<QListWidget>(*m_dialog, "publicTexts");
    auto &remove = part<QPushButton>(*m_dialog, "removeTexts");
    add(m_stage->write("a.txt", "text"));
    add(m_stage->write("b.txt", "text"));
    add(m_stage->write("b.txt", "text")); // once more
    QCOMPARE(list.count(), 2);
    QVERIFY(!remove.isEnabled());
    list.setFocus();
    list.setCurrentRow(0);
    QVERIFY(remove.isEnabled());
    QTest::keyClick(&list, Qt::Key_Delete);
    QCOMPARE(list.count(), 1);
    QVERIFY(list.item(0)->text().contains(QLatin1String("b.txt")));
    list.setCurrentRow(0);
    remove.click();
    QCOMPARE(list.count(), 0);
    QCOMPARE(why(), QStringLiteral("Add public texts."));
}

void TestLearnDialog::learns_looks_through_and_saves()
{
    learn();
    QVERIFY(terms().isVisible());
    const int all = terms().model()->rowCount();
    QVERIFY(all > 3);
    QVERIFY(textOf(*m_dialog, "learntSummary").contains(QLatin1String("300 texts")));
    QVERIFY(part<QLabel>(*m_dialog, "learntLittle").isVisible());
    QCOMPARE(desk().learnt()->origin.origin, std::string("guidelines of a society"));

    terms().setFocus();
    terms().selectRow(1);
    const QString gone = terms().model()->index(1, 0).data().toString();
    QTest::keyClick(&terms(), Qt::Key_Delete);
    QCOMPARE(terms().model()->rowCount(), all - 1);
    QVERIFY(textOf(*m_dialog, "learntCount").contains(QLatin1String("1 left out")));
    QTest::keyClick(&terms(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(terms().model()->rowCount(), all);
    QVERIFY(!part<QPushButton>(*m_dialog, "undoLeaveOut").isEnabled());
    QCOMPARE(terms().model()->index(1, 0).data().toString(), gone);
    terms().clearSelection();
    terms().selectRow(1);
    part<QPushButton>(*m_dialog, "leaveOutTerms").click();

    QSignalSpy saved(&desk(), &LearningDesk::saved);
    m_stage->files().answer = QString::fromStdString(m_stage->path("field.learnt"));
    next().click();
    QTRY_COMPARE(saved.count(), 1);
    QVERIFY(!m_dialog->isVisible());
    const auto found = core::learning::load(m_stage->path("field.learnt"));
    QVERIFY(found);
    QCOMPARE(found->terms.size(), static_cast<std::size_t>(all - 1));
    QCOMPARE(found->origin.leftOut, std::uint64_t{1});
    for (const auto &term : found->terms)
        QVERIFY(term.term != gone.toStdString());
    QCOMPARE(desk().state(), State::Choosing);
    QVERIFY(!desk().learnt());
}

void TestLearnDialog::searches_and_sorts_what_was_learnt()
{
    learn();
    const QAbstractItemModel &shown = *terms().model();
    const int all = shown.rowCount();
    const auto share = [&](int row) {
        return shown.index(row, 1).data().toString().section(u' ', 0, 0).toDouble();
    };
    double sum = 0;
    for (int row = 0; row < all; ++row) {
        QVERIFY(row == 0 || share(row) <= share(row - 1)); // the likeliest first
        sum += share(row);
    }
    QVERIFY(std::abs(sum - 100) < 0.001 * all);
    terms().sortByColumn(0, Qt::AscendingOrder);
    for (int row = 1; row < all; ++row)
        QVERIFY(shown.index(row - 1, 0)
                    .data()
                    .toString()
                    .compare(shown.index(row, 0).data().toString(), Qt::CaseInsensitive)
                < 0);
    QTest::keyClicks(&part<QLineEdit>(*m_dialog, "learntSearch"), QStringLiteral("VALVE"));
    QVERIFY(shown.rowCount() >= 1 && shown.rowCount() < all);
    for (int row = 0; row < shown.rowCount(); ++row)
        QVERIFY(shown.index(row, 0).data().toString().contains(QLatin1String("valve")));
    // What is left out under a search is what is selected there.
    terms().selectRow(0);
    part<QPushButton>(*m_dialog, "leaveOutTerms").click();
    part<QLineEdit>(*m_dialog, "learntSearch").clear();
    QCOMPARE(shown.rowCount(), all - 1);
}

void TestLearnDialog::one_phrase_always_stays()
{
    learn();
    terms().selectAll();
    part<QPushButton>(*m_dialog, "leaveOutTerms").click();
    QCOMPARE(terms().model()->rowCount(), 1);
    part<QPushButton>(*m_dialog, "leaveOutTerms").click();
    QCOMPARE(terms().model()->rowCount(), 1);
}

void TestLearnDialog::a_cancel_leaves_nothing_behind()
{
    add(m_stage->write("public.csv", publicTexts()));
    declare();
    const QDir folder(QString::fromStdString(m_stage->path("")));
    const QStringList before = folder.entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    next().click();
    QVERIFY(part(*m_dialog, "learnProgress").isVisible());
    QVERIFY(!next().isEnabled());
    part<QPushButton>(part(*m_dialog, "learnProgress"), "cancelJob").click();
    QTRY_COMPARE(desk().state(), State::Choosing);
    QVERIFY(!desk().learnt());
    QVERIFY(!desk().error());
    QVERIFY(!part(*m_dialog, "learnProgress").isVisible());
    QVERIFY(next().isEnabled());
    QCOMPARE(folder.entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot), before);
}

void TestLearnDialog::a_second_press_of_the_key_cancels_nothing()
{
    add(m_stage->write("public.csv", publicTexts()));
    declare();
    m_dialog->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
    next().setFocus();
    QTest::keyClick(&next(), Qt::Key_Space);
    QCOMPARE(desk().state(), State::Learning);
    QVERIFY(QApplication::focusWidget());
    QVERIFY(!part(*m_dialog, "learnProgress").isAncestorOf(QApplication::focusWidget()));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QTRY_COMPARE_WITH_TIMEOUT(desk().state(), State::Learnt, 60'000);
}

void TestLearnDialog::closing_it_loses_nothing()
{
    add(m_stage->write("public.csv", publicTexts()));
    declare();
    next().click();
    QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
    QVERIFY(!m_dialog->isVisible());
    // As with another language: the window is made anew, and what it works on stays.
    m_dialog = std::make_unique<LearnDialog>(m_stage->session());
    m_dialog->show();
    QTRY_COMPARE_WITH_TIMEOUT(desk().state(), State::Learnt, 60'000);
    QVERIFY(terms().isVisible());
    const int all = terms().model()->rowCount();
    terms().selectRow(0);
    part<QPushButton>(*m_dialog, "leaveOutTerms").click();
    m_dialog = std::make_unique<LearnDialog>(m_stage->session());
    m_dialog->show();
    QCOMPARE(terms().model()->rowCount(), all - 1);
    // Back to the texts and forth again.
    part<QPushButton>(*m_dialog, "learnBack").click();
    QVERIFY(part<QListWidget>(*m_dialog, "publicTexts").isVisible());
    QVERIFY(next().isEnabled());
    part<QPushButton>(*m_dialog, "learnBack").click();
    QVERIFY(terms().isVisible());
    QCOMPARE(terms().model()->rowCount(), all - 1);
}

void TestLearnDialog::an_error_names_file_and_line()
{
    add(m_stage->write("bad.txt", "first\nsec\xFFond\n"));
    declare();
    next().click();
    QTRY_VERIFY(desk().error());
    const auto &box = part<ui::ErrorBox>(*m_dialog, "learnError");
    QVERIFY(box.isVisible());
    QCOMPARE(box.title(), QStringLiteral("A text cannot be read"));
    QVERIFY2(box.detail().contains(QLatin1String("bad.txt:2: byte 10")), qPrintable(box.detail()));
    QCOMPARE(desk().state(), State::Choosing);
    part<QPushButton>(box, "dismissError").click();
    QVERIFY(!box.isVisible());
    QVERIFY(!desk().error());
    QVERIFY(next().isEnabled());
}

void TestLearnDialog::the_records_are_no_public_texts_data()
{
    QTest::addColumn<QString>("how");
    for (const char *how : {"itself", "copy", "folder"})
        QTest::newRow(how) << QString::fromLatin1(how);
}

void TestLearnDialog::the_records_are_no_public_texts()
{
    QFETCH(QString, how);
    QVERIFY(QDir().mkpath(QString::fromStdString(m_stage->path("in"))));
    const QString records = m_stage->write("in/notes.txt", publicTexts());
    m_stage->session().edit([&](auto &plan) { plan.records.files = {records.toStdString()}; });
    if (how == QLatin1String("itself"))
        add(records);
    else if (how == QLatin1String("copy"))
        add(m_stage->write("copy.csv", publicTexts()));
    else
        add(QString::fromStdString(m_stage->path("in")));
    declare();
    next().click();
    QTRY_VERIFY(desk().error());
    QCOMPARE(desk().error()->code, core::ErrorCode::InvalidPlan);
    QVERIFY(part<ui::ErrorBox>(*m_dialog, "learnError").detail().contains(QLatin1String("the records")));
    QVERIFY(!desk().learnt());
}

void TestLearnDialog::nothing_is_saved_over_the_records()
{
    const QString records = m_stage->write("notes.csv", "text\nA note.\n");
    m_stage->session().edit([&](auto &plan) { plan.records.files = {records.toStdString()}; });
    learn();
    for (const QString &path : {records,
                                QString::fromStdString(m_stage->path("public.csv")),
                                QString::fromStdString(m_stage->path("ledger.sqlite")),
                                QString::fromStdString(m_stage->path("projects/test.keyseed"))}) {
        QFile file(path);
        const bool isThere = file.open(QFile::ReadOnly); // of the ledger there is none yet
        const QByteArray before = isThere ? file.readAll() : QByteArray();
        m_stage->files().answer = path;
        next().click();
        QTRY_VERIFY2(desk().error() && desk().state() == State::Learnt, qPrintable(path));
        QCOMPARE(part<ui::ErrorBox>(*m_dialog, "learnError").title(),
                 QStringLiteral("The vocabulary was not saved"));
        file.close();
        QCOMPARE(file.exists(), isThere);
        if (isThere) {
            QVERIFY(file.open(QFile::ReadOnly));
            QCOMPARE(file.readAll(), before);
        }
        desk().dismissError();
    }
    QVERIFY(desk().learnt());
    m_stage->files().answer.clear(); // cancelled
    next().click();
    QCOMPARE(desk().state(), State::Learnt);
}

void TestLearnDialog::the_card_says_how_it_stands()
{
    m_dialog.reset();
    ui::VocabularyStep page(m_stage->session());
    page.show();
    page.initializePage();
    auto &open = part<QPushButton>(page, "learnVocabulary");
    QVERIFY(open.isEnabled());
    open.click();
    QVERIFY(part<LearnDialog>(page, "learnDialog").isVisible());
    m_dialog = std::make_unique<LearnDialog>(m_stage->session());
    learn();
    QVERIFY(textOf(page, "learnState").contains(QLatin1String("not saved yet")));
    m_stage->files().answer = QString::fromStdString(m_stage->path("field.learnt"));
    next().click();
    QTRY_VERIFY(m_stage->plan().vocabulary.source == "saved");
    QTRY_VERIFY(m_stage->session().inputs());
    QVERIFY(m_stage->session().inputs()->associations);
    QVERIFY(m_stage->session().inputs()->learntFrom);
    QVERIFY(page.isComplete());
    m_stage->session().undo();
    QVERIFY(m_stage->plan().vocabulary.source.empty());
}

void TestLearnDialog::the_window_is_not_closed_over_it_unasked()
{
    ui::MainWindow window(m_stage->session(), ui::makeSteps(m_stage->session()));
    window.show();
    learn();
    QVERIFY(!window.close());
    QVERIFY(window.isVisible());
    QVERIFY(window.close()); // once more: the person means it
}

void TestLearnDialog::everything_has_a_name_and_a_key_of_its_own()
{
    const auto look = [this] {
        QStringList keys;
        int stops = 0;
        for (const QWidget *widget : m_dialog->findChildren<QWidget *>()) {
            if (!widget->isVisible())
                continue;
            const auto *label = qobject_cast<const QLabel *>(widget);
            const auto *button = qobject_cast<const QAbstractButton *>(widget);
            const QString text = label && label->buddy() ? label->text()
                                 : button                ? button->text()
                                                         : QString();
            if (const QKeySequence key = QKeySequence::mnemonic(text); !key.isEmpty())
                keys.append(key.toString());
            if ((widget->focusPolicy() & Qt::TabFocus) == 0 || widget->focusProxy())
                continue;
            ++stops;
            QVERIFY2(!widget->accessibleName().isEmpty(), qPrintable(widget->objectName()));
        }
        QVERIFY(stops >= 5);
        QVERIFY(keys.size() >= 5);
        const QString all = keys.join(u' ');
        QVERIFY2(keys.removeDuplicates() == 0, qPrintable(all));
    };
    add(m_stage->write("public.csv", publicTexts()));
    look();
    declare();
    next().click();
    QTRY_COMPARE_WITH_TIMEOUT(desk().state(), State::Learnt, 60'000);
    look();
    QCOMPARE(m_dialog->focusWidget(), &terms());
}

} // namespace tst_learndialog

QTEST_MAIN(tst_learndialog::TestLearnDialog)
#include "tst_learndialog.moc"
