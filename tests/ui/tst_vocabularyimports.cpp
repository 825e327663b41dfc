#include "core/sources/Sources.h"
#include "core/synthesis/PublicInputs.h"
#include "tests/core/plan/PlanParts.h"
#include "tests/ui/PlanStage.h"
#include "ui/steps/vocabulary/SettingField.h"
#include "ui/steps/vocabulary/VocabularyStep.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/ErrorBox.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QItemSelectionModel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>

#include <array>

namespace tst_vocabularyimports {

using ui::Card;
using ui::SettingField;
using ui::VocabularyStep;
using Texts = std::vector<std::string>;

namespace {

QByteArray nameRow(const char *concept_, const char *language, const char *vocabulary, const char *name)
{
    return QByteArray(concept_) + '|' + language + "|P|L1|PF|S1|Y|A1||||" + vocabulary + "|PT|X|" + name
           + "|0|N||\n";
}

const QByteArray names = nameRow("C0000001", "ENG", "MSH", "Asthma")
                         + nameRow("C0000001", "ENG", "SNOMEDCT_US", "Bronchial asthma")
                         + nameRow("C0000002", "ENG", "MSH", "Heart failure")
                         + nameRow("C0000003", "ENG", "MSH", "Heart")
                         + nameRow("C0000004", "ENG", "RXNORM", "Aspirin")
                         + nameRow("C0000001", "GER", "MSHGER", "Asthma bronchiale");
const QByteArray types = "C0000001|T047|B2.2.1.2.1|Disease or Syndrome|AT1||\n"
                         "C0000002|T047|B2.2.1.2.1|Disease or Syndrome|AT2||\n"
                         "C0000003|T023|A1.2.3.1|Body Part, Organ, or Organ Component|AT3||\n"
                         "C0000004|T121|A1.4.1.1.1|Pharmacologic Substance|AT4||\n";
const QByteArray ontology = "format-version: 1.2\n\n"
                            "[Term]\nid: HP:1\nname: chest pain\nsynonym: \"thoracic pain\" EXACT []\n\n"
                            "[Term]\nid: HP:2\nname: seizure\n\n"
                            "[Term]\nid: HP:4\nname: stroke\nis_obsolete: true\n";

} // namespace

/// Files of one's own on the page of the vocabulary: their kind, their settings, what was read of them, and
/// what of it is left out.
class TestVocabularyImports : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void tells_the_kind_of_a_file_data();
    void tells_the_kind_of_a_file();
    void asks_for_the_kind_where_nothing_tells_it();
    void offers_every_source_that_there_is();
    void takes_what_lies_beside_the_file();
    void tells_what_was_read();
    void a_setting_is_read_anew();
    void an_error_stands_beside_its_setting();
    void a_cancelled_import_can_be_read_again();
    void a_field_for_every_type();
    void several_files_are_united();
    void leaves_out_a_kind();
    void leaves_out_chosen_phrases_and_takes_them_in();
    void the_list_stays_while_it_is_opened_again();
    void leaving_out_everything_is_an_error();
    void another_vocabulary_forgets_what_was_left_out();

private:
    /// Chooses a file for "My own file".
    void take(const QString &path)
    {
        m_stage->files().answer = path;
        part<QPushButton>(*m_page, "chooseVocabulary").click();
    }
    void takeUmls()
    {
        m_stage->write("MRSTY.RRF", types);
        take(m_stage->write("MRCONSO.RRF", names));
        QTRY_VERIFY(m_stage->session().inputs());
    }
    const core::plan::Plan::Vocabulary &chosen() const { return m_stage->plan().vocabulary; }
    QWidget &field(const char *key) const { return part(*m_page, (std::string("setting_") + key).c_str()); }
    QString read() const { return textOf(*m_page, "vocabularyRead"); }
    std::size_t phrases() const { return m_stage->session().inputs()->vocabulary.size(); }
    QAbstractItemView &table() const { return part<QAbstractItemView>(*m_page, "vocabularyTerms"); }
    void selectPhrase(const QString &phrase) const
    {
        const QAbstractItemModel &model = *table().model();
        for (int row = 0; row < model.rowCount(); ++row)
            if (model.index(row, 0).data().toString() == phrase) {
                table().selectionModel()->select(
                    model.index(row, 0), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
                return;
            }
        qFatal("the phrase is not in the table");
    }

    std::unique_ptr<PlanStage> m_stage;
    std::unique_ptr<VocabularyStep> m_page;
};

void TestVocabularyImports::init()
{
    m_page.reset();
    m_stage = std::make_unique<PlanStage>();
    m_stage->createProject();
    m_page = std::make_unique<VocabularyStep>(m_stage->session());
    m_page->initializePage();
    m_page->show();
}

void TestVocabularyImports::tells_the_kind_of_a_file_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("source");
    QTest::addColumn<int>("terms");
    QTest::newRow("an ontology") << "hp.obo" << ontology << "obo" << 2;
    QTest::newRow("names of the UMLS") << "MRCONSO.RRF" << names << "umls" << 4;
    QTest::newRow("a table") << "mine.csv" << QByteArray("term,kind\nfever,symptom\nheart,body part\n")
                             << "csv" << 2;
    QTest::newRow("a list") << "mine.txt" << QByteArray("fever\nheart\ncough\n") << "terms" << 3;
}

void TestVocabularyImports::tells_the_kind_of_a_file()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, source);
    QFETCH(int, terms);
    take(m_stage->write(name.toStdString(), bytes));
    QCOMPARE(QString::fromStdString(chosen().source), source);
    QVERIFY(part(*m_page, "vocabularyKind").isVisible());
    QCOMPARE(part<QComboBox>(*m_page, "vocabularyKind").currentData().toString(), source);
    QVERIFY(!part(*m_page, "vocabularyKindUnknown").isVisible());
    QTRY_VERIFY(m_stage->session().inputs());
    QCOMPARE(phrases(), std::size_t(terms));
    QVERIFY(part<Card>(*m_page, "ownVocabulary").isChosen());
}

void TestVocabularyImports::asks_for_the_kind_where_nothing_tells_it()
{
    take(m_stage->write("export.dat", "fever=high temperature\nheart\n"));
    QVERIFY(chosen().source.empty());
    QVERIFY(part(*m_page, "vocabularyKindUnknown").isVisible());
    QVERIFY(!m_page->isComplete());
    QVERIFY(m_page->whyIncomplete().contains(QStringLiteral("kind")));
    QVERIFY(part<Card>(*m_page, "ownVocabulary").isChosen());

    auto &kind = part<QComboBox>(*m_page, "vocabularyKind");
    kind.setCurrentIndex(kind.findData(QStringLiteral("terms")));
    emit kind.activated(kind.currentIndex());

    QCOMPARE(chosen().source, std::string("terms"));
    QTRY_VERIFY(m_stage->session().inputs());
    m_stage->session().undo();
    QVERIFY(part(*m_page, "vocabularyKindUnknown").isVisible());
}

void TestVocabularyImports::offers_every_source_that_there_is()
{
    const auto &kind = part<QComboBox>(*m_page, "vocabularyKind");
    for (const auto *source : core::vocabulary::sources()) {
        const QString name = QString::fromStdString(std::string(source->name()));
        QCOMPARE(kind.findData(name) > 0, name != QLatin1String("builtin"));
    }
}

void TestVocabularyImports::takes_what_lies_beside_the_file()
{
    takeUmls();
    QCOMPARE(core::vocabulary::textOf(chosen().settings, "types"), m_stage->path("MRSTY.RRF"));
    QCOMPARE(part<QLabel>(field("types"), "paths").text(), QStringLiteral("MRSTY.RRF"));
    part<QPushButton>(field("types"), "remove").click();
    QVERIFY(!chosen().settings.contains("types"));
    QCOMPARE(part<QLabel>(field("types"), "paths").text(), QStringLiteral("none"));
}

void TestVocabularyImports::tells_what_was_read()
{
    takeUmls();
    QVERIFY(part(*m_page, "vocabularyRead").isVisible());
    const QString told = read();
    QVERIFY2(told.contains(QStringLiteral("lines of MRCONSO.RRF")), qPrintable(told));
    QVERIFY2(told.contains(QStringLiteral("lines of MRSTY.RRF")), qPrintable(told));
    QVERIFY2(told.contains(QStringLiteral("names in other languages")), qPrintable(told));
    QVERIFY(textOf(*m_page, "vocabularyExamples").contains(QStringLiteral("Asthma: Bronchial asthma")));
    QCOMPARE(part<QCheckBox>(*m_page, "kind_disease").text(), QStringLiteral("disease (2)"));
    QVERIFY(part<QCheckBox>(*m_page, "kind_body_part").isVisible());
    QVERIFY(!part<QCheckBox>(*m_page, "kind_organism").isVisible());
    QVERIFY(textOf(*m_page, "usedPhrases").contains(QStringLiteral("4 of 4")));
}

void TestVocabularyImports::a_setting_is_read_anew()
{
    takeUmls();
    auto &line = part<QLineEdit>(field("semanticTypes"), "line");
    line.setFocus();
    QTest::keyClicks(&line, QStringLiteral("T047; T121"));
    QVERIFY(!chosen().settings.contains("semanticTypes")); // not yet finished
    QTest::keyClick(&line, Qt::Key_Return);
    QCOMPARE(core::vocabulary::textsOf(chosen().settings, "semanticTypes"), (Texts{"T047", "T121"}));
    QTRY_VERIFY(m_stage->session().inputs());
    QCOMPARE(phrases(), std::size_t{3});
    QCOMPARE(line.text(), QStringLiteral("T047, T121"));
    m_stage->session().undo();
    QCOMPARE(line.text(), QString());
}

void TestVocabularyImports::an_error_stands_beside_its_setting()
{
    takeUmls();
    auto &line = part<QLineEdit>(field("language"), "line");
    line.setFocus();
    QTest::keyClicks(&line, QStringLiteral("FRE"));
    QTest::keyClick(&line, Qt::Key_Return);
    const auto &problem = part<QLabel>(field("language"), "problem");
    QTRY_VERIFY(problem.isVisible());
    QVERIFY2(problem.text().contains(QStringLiteral("ENG")), qPrintable(problem.text())); // those it holds
    QVERIFY(!part<QLabel>(field("vocabularies"), "problem").isVisible());
    QVERIFY(part<ui::ErrorBox>(*m_page, "vocabularyError").isVisible());
    QVERIFY(!m_page->isComplete());
    m_stage->session().undo();
    QTRY_VERIFY(m_stage->session().inputs());
    QVERIFY(!problem.isVisible());

    m_stage->files().answer = m_stage->write("OTHER.RRF", "not what it should be\n");
    part<QPushButton>(field("types"), "choose").click();
    QTRY_VERIFY(part<QLabel>(field("types"), "problem").isVisible());
    QVERIFY(part<QLabel>(field("types"), "problem").text().contains(QStringLiteral("line 1")));
}

void TestVocabularyImports::a_cancelled_import_can_be_read_again()
{
    QByteArray many;
    for (int i = 0; i < 200'000; ++i)
        many += nameRow(("C1" + std::to_string(100'000 + i)).c_str(),
                        "ENG",
                        "MSH",
                        ("Name " + std::to_string(i)).c_str());
    take(m_stage->write("MRCONSO.RRF", many));
    QTRY_VERIFY(m_stage->session().jobs().isRunning(ui::Jobs::Job::Inputs));
    m_stage->session().jobs().cancel(ui::Jobs::Job::Inputs);
    QTRY_VERIFY(!m_stage->session().jobs().isRunning(ui::Jobs::Job::Inputs));
    QVERIFY(!m_stage->session().inputs());
    auto &open = part<QPushButton>(*m_page, "openVocabulary");
    QTRY_VERIFY(open.isVisible());
    open.click();
    QVERIFY(!open.isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(m_stage->session().inputs(), 60'000);
}

void TestVocabularyImports::a_field_for_every_type()
{
    using core::vocabulary::SettingType;
    static constexpr std::array<std::string_view, 2> choices = {"one", "two"};
    const auto edits = [this](SettingType type, std::span<const std::string_view> of, auto act) {
        SettingField made({.key = "key", .type = type, .isNeeded = false, .choices = of},
                          {QStringLiteral("A title"), {}},
                          m_stage->files());
        std::vector<core::Setting> values;
        QObject::connect(&made, &SettingField::edited, [&](const core::Setting &value) {
            values.push_back(value);
            made.setValue(&value);
        });
        act(made);
        return values;
    };
    QCOMPARE(edits(SettingType::Flag, {}, [](SettingField &made) { part<QCheckBox>(made, "flag").click(); }),
             (std::vector<core::Setting>{true}));
    QCOMPARE(edits(SettingType::Text,
                   choices,
                   [](SettingField &made) {
                       auto &choice = part<QComboBox>(made, "choice");
                       QCOMPARE(choice.count(), 3);
                       emit choice.activated(2);
                   }),
             (std::vector<core::Setting>{std::string("two")}));
    m_stage->files().answer = QStringLiteral("/somewhere/a.txt");
    const auto files = edits(SettingType::Files, {}, [](SettingField &made) {
        part<QPushButton>(made, "choose").click();
        part<QPushButton>(made, "choose").click();
        QCOMPARE(part<QLabel>(made, "paths").text(), QStringLiteral("a.txt\na.txt"));
        part<QPushButton>(made, "remove").click();
    });
    QCOMPARE(files,
             (std::vector<core::Setting>{
                 Texts{"/somewhere/a.txt"}, Texts{"/somewhere/a.txt", "/somewhere/a.txt"}, Texts{}}));
}

void TestVocabularyImports::leaves_out_a_kind()
{
    takeUmls();
    part<QCheckBox>(*m_page, "kind_disease").click();
    QCOMPARE(chosen().exclude.kinds, Texts{"disease"});
    QTRY_VERIFY(m_stage->session().inputs());
    QCOMPARE(phrases(), std::size_t{2});
    QVERIFY(textOf(*m_page, "usedPhrases").contains(QStringLiteral("2 of 4")));
    QCOMPARE(part<QCheckBox>(*m_page, "kind_disease").text(), QStringLiteral("disease (2)"));
    m_stage->session().undo();
    QVERIFY(part<QCheckBox>(*m_page, "kind_disease").isChecked());
    QTRY_VERIFY(m_stage->session().inputs());
    QCOMPARE(phrases(), std::size_t{4});
}

void TestVocabularyImports::leaves_out_chosen_phrases_and_takes_them_in()
{
    takeUmls();
    QVERIFY(!part(*m_page, "leaveOutTerms").isEnabled());
    selectPhrase(QStringLiteral("Heart failure"));
    QVERIFY(part(*m_page, "leaveOutTerms").isEnabled() && !part(*m_page, "takeInTerms").isEnabled());
    table().setFocus();
    QTest::keyClick(&table(), Qt::Key_Delete);
    QCOMPARE(chosen().exclude.terms, Texts{"Heart failure"});
    QTRY_VERIFY(m_stage->session().inputs());
    QCOMPARE(phrases(), std::size_t{3});
    QVERIFY(!m_stage->session().inputs()->matcher->match("heart failure").empty()); // the heart in it

    auto &list = part<QListWidget>(*m_page, "leftOutTerms");
    QVERIFY(list.isVisible());
    QCOMPARE(list.count(), 1);
    selectPhrase(QStringLiteral("Heart failure")); // it is still there to be seen, marked in words
    const QModelIndex row = table().selectionModel()->selectedRows().first();
    QCOMPARE(row.siblingAtColumn(2).data().toString(), QStringLiteral("left out"));
    part<QPushButton>(*m_page, "takeInTerms").click();
    QVERIFY(chosen().exclude.isEmpty());
    m_stage->session().undo();
    list.item(0)->setSelected(true);
    part<QPushButton>(*m_page, "takeInLeftOut").click();
    QVERIFY(chosen().exclude.isEmpty());
    QVERIFY(!list.isVisible());
}

void TestVocabularyImports::the_list_stays_while_it_is_opened_again()
{
    takeUmls();
    part<QLineEdit>(*m_page, "vocabularySearch").setText(QStringLiteral("heart"));
    selectPhrase(QStringLiteral("Heart"));
    part<QPushButton>(*m_page, "leaveOutTerms").click();
    QVERIFY(!m_stage->session().inputs()); // it is opened again
    QVERIFY(table().isVisible());
    QCOMPARE(table().model()->rowCount(), 2);
    QCOMPARE(table().selectionModel()->selectedRows().size(), 1);
    QTRY_VERIFY(m_stage->session().inputs());
    QCOMPARE(table().model()->rowCount(), 2);
    QCOMPARE(table().selectionModel()->selectedRows().size(), 1);
}

void TestVocabularyImports::several_files_are_united()
{
    take(m_stage->write("mine.txt", "fever\nheart\n"));
    auto &kind = part<QComboBox>(*m_page, "vocabularyKind");
    kind.setCurrentIndex(kind.findData(QStringLiteral("union")));
    emit kind.activated(kind.currentIndex());
    // What was chosen before is the first of them.
    auto &list = part<QListWidget>(field("of"), "parts");
    QCOMPARE(list.count(), 1);
    QVERIFY(list.item(0)->text().startsWith(QStringLiteral("mine.txt: ")));
    QVERIFY(!m_page->isComplete());
    QVERIFY2(m_page->whyIncomplete().contains(QStringLiteral("two")), qPrintable(m_page->whyIncomplete()));

    m_stage->files().answer = m_stage->write("hp.obo", ontology);
    part<QPushButton>(field("of"), "choose").click();
    QCOMPARE(list.count(), 2);
    QTRY_VERIFY(m_stage->session().inputs());
    QCOMPARE(phrases(), std::size_t{4}); // fever, heart, chest pain, seizure
    QVERIFY(!part<QPushButton>(field("of"), "remove").isEnabled());
    list.setCurrentRow(0);
    part<QPushButton>(field("of"), "remove").click();
    QCOMPARE(list.count(), 1);
    m_stage->session().undo();
    QCOMPARE(list.count(), 2);
    auto &medical = part<QPushButton>(field("of"), "addBuiltin");
    medical.click();
    QCOMPARE(list.count(), 3);
    QVERIFY(!medical.isEnabled()); // once is enough
}

void TestVocabularyImports::leaving_out_everything_is_an_error()
{
    take(m_stage->write("mine.txt", "fever\nheart\n"));
    QTRY_VERIFY(m_stage->session().inputs());
    part<QCheckBox>(*m_page, "kind_other").click();
    auto &error = part<ui::ErrorBox>(*m_page, "vocabularyError");
    QTRY_VERIFY(error.isVisible());
    QVERIFY(!m_page->isComplete());
    part<QCheckBox>(*m_page, "kind_other").click();
    QTRY_VERIFY(m_stage->session().inputs());
    QVERIFY(!error.isVisible() && m_page->isComplete());
}

void TestVocabularyImports::another_vocabulary_forgets_what_was_left_out()
{
    takeUmls();
    part<QCheckBox>(*m_page, "kind_disease").click();
    emit part<Card>(*m_page, "medicalVocabulary").clicked();
    QVERIFY(chosen().exclude.isEmpty());
    QVERIFY(!part(*m_page, "vocabularyKind").isVisible());
    QTRY_VERIFY(m_stage->session().inputs());
    selectPhrase(QStringLiteral("stent"));
    part<QPushButton>(*m_page, "leaveOutTerms").click();
    QVERIFY(part<Card>(*m_page, "medicalVocabulary").isChosen()); // with or without a phrase
    emit part<Card>(*m_page, "medicalVocabulary").clicked();
    QCOMPARE(chosen().exclude.terms, Texts{"stent"});
}

} // namespace tst_vocabularyimports

QTEST_MAIN(tst_vocabularyimports::TestVocabularyImports)
#include "tst_vocabularyimports.moc"
