#include "tests/core/records/Packed.h"
#include "tests/core/records/WorkbookFile.h"
#include "tests/ui/RecordsPageTest.h"
#include "ui/models/ColumnRoles.h"
#include "ui/steps/records/LabelModel.h"
#include "ui/steps/records/ProblemLines.h"
#include "ui/widgets/ErrorBox.h"

#include <QComboBox>
#include <QDir>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QTableView>

namespace tst_recordssource {

using ui::LabelModel;
using ui::RecordsStep;

/// Records in several files, in folders, packed, with labels elsewhere, and exports of a known kind.
class TestRecordsSource : public RecordsPageTest
{
    Q_OBJECT

private slots:
    void several_files_are_one_source();
    void a_folder_is_chosen_by_its_button();
    void files_and_a_folder_are_dropped();
    void a_packed_file_is_read_as_it_is();
    void an_archive_is_named_with_its_files();
    void what_the_name_of_a_file_says_is_a_column();
    void a_part_of_the_name_counts_by_a_pattern();
    void a_pattern_that_is_none_is_refused_in_words();
    void labels_are_taken_from_another_file();
    void a_column_of_labels_takes_the_place_of_the_file();
    void a_file_of_labels_that_cannot_be_read_changes_nothing();
    void a_known_kind_of_export_is_filled_in();
    void a_profile_that_was_taken_off_stays_off();
    void a_plan_that_leaves_a_profile_does_not_name_it();
    void labels_of_a_profile_are_declared_in_one_click();
    void labels_are_declared_by_codes();
    void a_problem_is_named_by_its_file();
    void records_without_a_label_are_counted();
    void a_sheet_is_chosen_where_there_are_several();
    void a_place_without_a_line_of_text_is_said_to_be();

private:
    std::unique_ptr<RecordsStep> emptyPage();
    std::unique_ptr<RecordsStep> pageOf(const QStringList &files);
    std::unique_ptr<RecordsStep> mimicPage();
    void waitForRows() const;
    void waitForScan() const;
    QString in(const std::string &folder, const std::string &name, const QByteArray &bytes) const;
    static void chooseIn(const QWidget &page, const char *combo, const QString &data);
    static void chooseRole(const QWidget &page, int column, ui::ColumnRole role);
    static QString nameOf(const RecordsStep &page) { return textOf(page, "recordsName"); }
};

std::unique_ptr<RecordsStep> TestRecordsSource::emptyPage()
{
    m_stage = std::make_unique<PlanStage>();
    m_stage->createProject();
    auto page = std::make_unique<RecordsStep>(m_stage->session());
    page->resize(760, 1600);
    page->show();
    page->initializePage();
    unfoldMore(*page);
    return page;
}

std::unique_ptr<RecordsStep> TestRecordsSource::pageOf(const QStringList &files)
{
    m_stage->files().several = files;
    auto page = std::make_unique<RecordsStep>(m_stage->session());
    page->resize(760, 1600);
    page->show();
    page->initializePage();
    unfoldMore(*page);
    part<QPushButton>(*page, "chooseRecords").click();
    waitForRows();
    return page;
}

void TestRecordsSource::waitForRows() const
{
    if (!QTest::qWaitFor([this] { return m_stage->session().records().preview().has_value(); }))
        qFatal("no preview");
}

void TestRecordsSource::waitForScan() const
{
    if (!QTest::qWaitFor([this] { return m_stage->session().records().scan().has_value(); }))
        qFatal("no scan");
}

QString
TestRecordsSource::in(const std::string &folder, const std::string &name, const QByteArray &bytes) const
{
    QDir().mkpath(QString::fromStdString(m_stage->path(folder)));
    return m_stage->write(folder + '/' + name, bytes);
}

void TestRecordsSource::chooseIn(const QWidget &page, const char *combo, const QString &data)
{
    auto &chooser = part<QComboBox>(page, combo);
    const int index = chooser.findData(data);
    QVERIFY2(index >= 0, combo);
    chooser.setCurrentIndex(index);
    emit chooser.activated(index);
}

void TestRecordsSource::chooseRole(const QWidget &page, int column, ui::ColumnRole role)
{
    auto &chooser = part<QComboBox>(page, qPrintable(QStringLiteral("role%1").arg(column)));
    chooser.setCurrentIndex(static_cast<int>(role));
    emit chooser.activated(static_cast<int>(role));
}

void TestRecordsSource::several_files_are_one_source()
{
    m_stage = std::make_unique<PlanStage>();
    m_stage->createProject();
    const QString one = in("export", "a.csv", "text,label\nstent,Heart\n");
    const QString two = in("export", "b.csv", "text,label\nseizure,Brain\nstroke,Brain\n");
    const auto page = pageOf({one, two});

    QCOMPARE(nameOf(*page), QStringLiteral("2 file(s) in export"));
    QCOMPARE(plan().records.files.size(), std::size_t{2});
    part<QPushButton>(*page, "showParts").click();
    auto &parts = part<QTableView>(*page, "parts");
    QVERIFY(parts.isVisible());
    QCOMPARE(parts.model()->rowCount(), 2);
    QCOMPARE(parts.model()->index(1, 0).data().toString(), QStringLiteral("b.csv"));

    part<QPushButton>(*page, "confirmRoles").click();
    waitForScan();
    QCOMPARE(textOf(*page, "countRecords"), QStringLiteral("3"));
    m_stage->session().undo(); // the roles
    m_stage->session().undo(); // the files
    QVERIFY(plan().records.files.empty());
    QVERIFY(part(*page, "chooseRecords").isVisible());
}

void TestRecordsSource::a_folder_is_chosen_by_its_button()
{
    const auto page = emptyPage();
    in("export/heart", "a.csv", "text\nstent\n");
    in("export/brain", "b.csv", "text\nseizure\n");
    in("export", "checksums.sha256", "no records");
    m_stage->files().answer = QString::fromStdString(m_stage->path("export"));
    part<QPushButton>(*page, "chooseFolder").click();
    waitForRows();

    QCOMPARE(nameOf(*page), QStringLiteral("2 file(s) in export"));
    auto &parts = part<QTableView>(*page, "parts");
    QCOMPARE(parts.model()->rowCount(), 2);
    QCOMPARE(parts.model()->index(0, 0).data().toString(), QStringLiteral("brain/b.csv"));

    in("other", "c.csv", "text\nfall\n");
    m_stage->files().answer = QString::fromStdString(m_stage->path("other"));
    part<QPushButton>(*page, "changeToFolder").click();
    QCOMPARE(plan().records.file().filename().string(), std::string("other"));
    m_stage->session().undo(); // one step, though two choices followed each other
    QCOMPARE(plan().records.file().filename().string(), std::string("export"));
}

void TestRecordsSource::files_and_a_folder_are_dropped()
{
    const auto page = emptyPage();
    const QString one = in("here", "a.csv", "text\nstent\n");
    in("there", "b.csv", "text\nseizure\n");
    QMimeData data;
    data.setUrls(
        {QUrl::fromLocalFile(one), QUrl::fromLocalFile(QString::fromStdString(m_stage->path("there")))});
    QDragEnterEvent enter({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(page.get(), &enter);
    QDropEvent event({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(page.get(), &event);
    waitForRows();

    QCOMPARE(plan().records.files.size(), std::size_t{2});
    QCOMPARE(m_stage->session().records().preview()->files, std::size_t{2});
    m_stage->session().undo();
    QVERIFY(plan().records.files.empty());
}

void TestRecordsSource::a_packed_file_is_read_as_it_is()
{
    m_stage = std::make_unique<PlanStage>();
    m_stage->createProject();
    const auto packed = QByteArray::fromStdString(compressed("text,label\nstent,Heart\n", "gzip"));
    const auto page = pageOf({m_stage->write("notes.csv.gz", packed)});

    QCOMPARE(nameOf(*page), QStringLiteral("notes.csv.gz"));
    QVERIFY(!part(*page, "showParts").isVisible());
    QCOMPARE(m_stage->session().records().preview()->columns.size(), std::size_t{2});
}

void TestRecordsSource::an_archive_is_named_with_its_files()
{
    m_stage = std::make_unique<PlanStage>();
    m_stage->createProject();
    const auto zip = QByteArray::fromStdString(
        zipped({{"2020/a.csv", "text\nstent\n"}, {"2021/b.csv", "text\nseizure\n"}}));
    const auto page = pageOf({m_stage->write("notes.zip", zip)});

    QCOMPARE(nameOf(*page), QStringLiteral("notes.zip, 2 file(s)"));
    const auto &parts = *part<QTableView>(*page, "parts").model();
    QCOMPARE(parts.index(0, 0).data().toString(), QStringLiteral("2020/a.csv"));
}

void TestRecordsSource::what_the_name_of_a_file_says_is_a_column()
{
    m_stage = std::make_unique<PlanStage>();
    m_stage->createProject();
    in("export/heart", "220-01.csv", "text\nstent\n");
    in("export/brain", "220-02.csv", "text\nseizure\n");
    const auto page = pageOf({QString::fromStdString(m_stage->path("export"))});

    const auto &rows = *part<QTableView>(*page, "recordsPreview").model();
    QCOMPARE(rows.columnCount(), 4);
    QCOMPARE(rows.headerData(1, Qt::Horizontal).toString(), QStringLiteral("Name of the file"));
    QCOMPARE(rows.index(0, 1).data().toString(), QStringLiteral("220-02"));
    QCOMPARE(rows.headerData(2, Qt::Horizontal).toString(), QStringLiteral("Name of the folder"));
    QCOMPARE(rows.index(0, 2).data().toString(), QStringLiteral("brain"));

    chooseRole(*page, 2, ui::ColumnRole::Label);
    chooseRole(*page, 1, ui::ColumnRole::Text); // what a name says is no text
    part<QPushButton>(*page, "confirmRoles").click();
    QCOMPARE(plan().records.textColumn, std::string("text"));
    QCOMPARE(plan().records.labelColumn, std::optional<std::string>("@folder"));
    waitForScan();
    QCOMPARE(m_stage->session().records().scan()->labels.size(), std::size_t{2});
    QVERIFY(page->isComplete());
    m_stage->session().undo();
    QVERIFY(!plan().records.labelColumn);
}

void TestRecordsSource::a_part_of_the_name_counts_by_a_pattern()
{
    m_stage = std::make_unique<PlanStage>();
    m_stage->createProject();
    in("export", "220-01.csv", "text\nstent\n");
    in("export", "220-02.csv", "text\nseizure\n");
    const auto page = pageOf({QString::fromStdString(m_stage->path("export"))});
    chooseRole(*page, 1, ui::ColumnRole::Person);
    part<QPushButton>(*page, "confirmRoles").click();
    QTRY_COMPARE(textOf(*page, "countPersons"), QStringLiteral("2"));

    auto &pattern = part<QLineEdit>(*page, "personPattern");
    QVERIFY(pattern.isVisible());
    QVERIFY(textOf(*page, "personPatternResult").endsWith(QStringLiteral("220-01")));
    QTest::keyClicks(&pattern, QStringLiteral("^([0-9]+)-"));
    QCOMPARE(textOf(*page, "personPatternResult"), QStringLiteral("In the first row: 220 of 220-01"));
    QVERIFY(plan().records.personPattern.empty()); // while it is typed
    QTest::keyClick(&pattern, Qt::Key_Return);
    QCOMPARE(plan().records.personPattern, std::string("^([0-9]+)-"));
    QTRY_COMPARE(textOf(*page, "countPersons"), QStringLiteral("1"));

    m_stage->session().undo();
    QVERIFY(plan().records.personPattern.empty());
    QVERIFY(pattern.text().isEmpty());
    QTRY_COMPARE(textOf(*page, "countPersons"), QStringLiteral("2"));
}

void TestRecordsSource::a_pattern_that_is_none_is_refused_in_words()
{
    m_stage = std::make_unique<PlanStage>();
    m_stage->createProject();
    in("export", "220-01.csv", "text\nstent\n");
    in("export", "220-02.csv", "text\nseizure\n");
    const auto page = pageOf({QString::fromStdString(m_stage->path("export"))});
    chooseRole(*page, 1, ui::ColumnRole::Person);
    part<QPushButton>(*page, "confirmRoles").click();
    waitForScan();

    auto &pattern = part<QLineEdit>(*page, "personPattern");
    QTest::keyClicks(&pattern, QStringLiteral("^([0-9]+"));
    QVERIFY(textOf(*page, "personPatternResult").contains(QStringLiteral("regular expression")));
    QTest::keyClick(&pattern, Qt::Key_Return);
    QVERIFY(!page->isComplete());
    QVERIFY(page->whyIncomplete().contains(QStringLiteral("regular expression")));
    QVERIFY(part<ui::ErrorBox>(*page, "recordsError").isHidden()); // said once, not read in vain
}

void TestRecordsSource::labels_are_taken_from_another_file()
{
    m_stage = std::make_unique<PlanStage>();
    m_stage->createProject();
    const QString notes = m_stage->write("notes.csv", "note,stay,sort\nstent,7,x\nseizure,8,x\nfall,9,x\n");
    const QString codes = m_stage->write("codes.csv", "Stay,icd_code\n7,I50.1\n7,I10\n8,G40\n");
    const auto page = pageOf({notes});
    part<QPushButton>(*page, "confirmRoles").click();
    waitForScan();
    const auto before = plan().records;

    m_stage->files().answer = codes;
    part<QPushButton>(*page, "chooseJoin").click();
    QTRY_COMPARE(plan().records.join.files.size(), std::size_t{1});
    QCOMPARE(plan().records.join.on, std::string("stay"));
    QCOMPARE(plan().records.join.key, std::string("Stay"));
    QCOMPARE(plan().records.join.labelColumn, std::string("icd_code"));
    QVERIFY(!plan().records.labelColumn);
    QCOMPARE(part<QComboBox>(*page, "joinKey").currentText(), QStringLiteral("Stay"));
    QTRY_VERIFY(m_stage->session().records().scan());
    QCOMPARE(m_stage->session().records().scan()->labels.size(), std::size_t{3});
    QVERIFY(part(*page, "labels").isVisible());
    QCOMPARE(textOf(*page, "countUnlabelled"), QStringLiteral("1"));

    chooseIn(*page, "joinLabel", QStringLiteral("Stay"));
    QCOMPARE(plan().records.join.labelColumn, std::string("Stay"));
    m_stage->session().undo();
    m_stage->session().undo();
    QVERIFY(plan().records == before);
}

void TestRecordsSource::a_column_of_labels_takes_the_place_of_the_file()
{
    m_stage = std::make_unique<PlanStage>();
    m_stage->createProject();
    const QString notes = m_stage->write("notes.csv", "note,stay,sort\nstent,7,x\n");
    m_stage->files().answer = m_stage->write("codes.csv", "stay,icd_code\n7,I50.1\n");
    const auto page = pageOf({notes});
    part<QPushButton>(*page, "confirmRoles").click();
    part<QPushButton>(*page, "chooseJoin").click();
    QTRY_VERIFY(!plan().records.join.files.empty());

    chooseRole(*page, 2, ui::ColumnRole::Label);
    QVERIFY(plan().records.join.files.empty());
    QCOMPARE(plan().records.labelColumn, std::optional<std::string>("sort"));
    m_stage->session().undo();
    QVERIFY(!plan().records.join.files.empty());
    QVERIFY(!plan().records.labelColumn);
    part<QPushButton>(*page, "removeJoin").click();
    QVERIFY(plan().records.join.files.empty());
}

void TestRecordsSource::a_file_of_labels_that_cannot_be_read_changes_nothing()
{
    m_stage = std::make_unique<PlanStage>();
    m_stage->createProject();
    const QString notes = m_stage->write("notes.csv", "note,stay\nstent,7\n");
    const auto page = pageOf({notes});
    part<QPushButton>(*page, "confirmRoles").click();
    const auto before = plan().records;
    m_stage->files().answer = QString::fromStdString(m_stage->path("gone.csv"));
    part<QPushButton>(*page, "chooseJoin").click();
    QTRY_VERIFY(part(*page, "joinRefusal").isVisible());
    QVERIFY(textOf(*page, "joinRefusal").contains(QStringLiteral("gone.csv")));
    QVERIFY(plan().records == before);
}

/// A note and its diagnoses in the shape of MIMIC-IV; the text is made up.
std::unique_ptr<RecordsStep> TestRecordsSource::mimicPage()
{
    m_stage = std::make_unique<PlanStage>();
    m_stage->createProject();
    in("hosp",
       "diagnoses_icd.csv",
       "subject_id,hadm_id,seq_num,icd_code,icd_version\n"
       "1,10,1,4280,9\n1,10,2,2500,9\n2,20,1,I5021,10\n3,30,1,E119,10\n");
    const QString notes = in("note",
                             "discharge.csv",
                             "note_id,subject_id,hadm_id,note_type,note_seq,charttime,storetime,text\n"
                             "1-DS-1,1,10,DS,1,2180-05-07,2180-05-08,stent\n"
                             "2-DS-1,2,20,DS,1,2180-05-07,2180-05-08,dyspnoea\n"
                             "3-DS-1,3,30,DS,1,2180-05-07,2180-05-08,fall\n");
    return pageOf({notes});
}

void TestRecordsSource::a_known_kind_of_export_is_filled_in()
{
    const auto page = mimicPage();
    QTRY_COMPARE(plan().records.profile, std::optional<std::string>("mimic-iv-note"));
    QCOMPARE(plan().records.textColumn, std::string("text"));
    QCOMPARE(plan().records.personColumn, std::optional<std::string>("subject_id"));
    QCOMPARE(plan().records.join.on, std::string("hadm_id"));
    QCOMPARE(plan().records.join.labelColumn, std::string("icd_code"));
    QVERIFY(textOf(*page, "profileWhy").contains(QStringLiteral("note_id, subject_id")));
    QCOMPARE(textOf(*page, "joinName"), QStringLiteral("diagnoses_icd.csv"));
    QTRY_VERIFY(m_stage->session().records().scan());
    QCOMPARE(m_stage->session().records().scan()->labels.size(), std::size_t{4});
    QVERIFY(page->isComplete());

    m_stage->session().undo(); // the choice and what it filled in
    QVERIFY(plan().records.files.empty());
    QVERIFY(!plan().records.profile);
    m_stage->session().redo();
    QCOMPARE(plan().records.join.on, std::string("hadm_id"));
}

void TestRecordsSource::a_profile_that_was_taken_off_stays_off()
{
    const auto page = mimicPage();
    QTRY_VERIFY(plan().records.profile);
    waitForScan();
    const auto filled = plan().records;

    part<QPushButton>(*page, "toggleProfile").click();
    QVERIFY(!plan().records.profile);
    QVERIFY(plan().records.textColumn.empty());
    QVERIFY(plan().records.join.files.empty());
    QCOMPARE(plan().records.personColumn, std::optional<std::string>("")); // which is to be said
    QVERIFY(part(*page, "confirmRoles").isVisible());
    QVERIFY(part(*page, "toggleProfile").isVisible()); // it can be filled in again

    m_stage->session().undo();
    QVERIFY(plan().records == filled);
    m_stage->session().redo();
    part<QPushButton>(*page, "toggleProfile").click();
    QVERIFY(plan().records == filled);
}

/// Else it would be filled in again where the plan runs without a window.
void TestRecordsSource::a_plan_that_leaves_a_profile_does_not_name_it()
{
    const auto page = mimicPage();
    QTRY_VERIFY(plan().records.profile);
    waitForScan();
    part<QPushButton>(*page, "removeJoin").click();
    QVERIFY(plan().records.join.files.empty());
    QVERIFY(!plan().records.profile);
    QCOMPARE(plan().records.textColumn, std::string("text")); // what else it said stays
    m_stage->session().undo();
    QVERIFY(plan().records.profile);
    QVERIFY(!plan().records.join.files.empty());

    chooseRole(*page, 2, ui::ColumnRole::Person); // another column than it knows is no less of a person
    QVERIFY(plan().records.profile);
}

void TestRecordsSource::labels_of_a_profile_are_declared_in_one_click()
{
    const auto page = mimicPage();
    QTRY_VERIFY(plan().records.profile);
    QVERIFY(textOf(*page, "profileLabels").contains(QStringLiteral("Heart failure (428*, I50*)")));
    part<QPushButton>(*page, "useProfileLabels").click();
    QCOMPARE(plan().labels, (std::vector<std::string>{"Heart failure", "Other"}));
    QCOMPARE(plan().labelValues.at("Heart failure"), (std::vector<std::string>{"428*", "I50*"}));
    QCOMPARE(plan().labelValues.at("Other"), std::vector<std::string>{"*"});
    QVERIFY(!part(*page, "useProfileLabels").isVisible());
    QVERIFY(page->isComplete());

    waitForScan();
    part<QAbstractButton>(*page, "showLabelCounts").click();
    const auto &labels = *part<QTableView>(*page, "labels").model();
    QCOMPARE(labels.rowCount(), 2); // every code falls under one of them
    QCOMPARE(labels.index(0, LabelModel::Records).data().toString(), QStringLiteral("2"));
    m_stage->session().undo();
    QVERIFY(plan().labels.empty());
}

void TestRecordsSource::labels_are_declared_by_codes()
{
    const auto page = pageWith("text,code\nstent,I50.1\ndyspnoea,I51\nfall,S72\nrash,L20\n");
    waitForRows();
    part<QPushButton>(*page, "confirmRoles").click();
    chooseRole(*page, 1, ui::ColumnRole::Label);
    waitForScan();

    part<QLineEdit>(*page, "newLabel").setText(QStringLiteral("Heart = I50-I52; 428*"));
    part<QPushButton>(*page, "addLabel").click();
    QCOMPARE(plan().labels, std::vector<std::string>{"Heart"});
    QCOMPARE(plan().labelValues.at("Heart"), (std::vector<std::string>{"I50-I52", "428*"}));
    auto &labels = *part<QTableView>(*page, "labels").model();
    QCOMPARE(labels.rowCount(), 3); // and the two codes that it does not cover
    part<QAbstractButton>(*page, "showLabelCounts").click();
    QCOMPARE(labels.index(0, LabelModel::Records).data().toString(), QStringLiteral("2"));

    QVERIFY(labels.setData(labels.index(0, LabelModel::Values), QStringLiteral("I50*, S72"), Qt::EditRole));
    QTRY_COMPARE(plan().labelValues.at("Heart"), (std::vector<std::string>{"I50*", "S72"}));
    m_stage->session().undo();
    QCOMPARE(plan().labelValues.at("Heart"), (std::vector<std::string>{"I50-I52", "428*"}));
    QVERIFY(!part(*page, "labelRules").isHidden());
}

void TestRecordsSource::a_problem_is_named_by_its_file()
{
    m_stage = std::make_unique<PlanStage>();
    m_stage->createProject();
    const QString one = in("export", "a.csv", "text,label\nstent,x\n");
    const QString two = in("export", "b.csv", "text,label\nstent,x\nonly one\n");
    const auto page = pageOf({one, two});
    part<QPushButton>(*page, "confirmRoles").click();
    waitForScan();

    auto &problems = part<QTableView>(*page, "problems");
    QCOMPARE(problems.model()->rowCount(), 1);
    QCOMPARE(problems.model()->index(0, 0).data().toString(), QStringLiteral("b.csv, 3"));
    emit problems.clicked(problems.model()->index(0, 0));
    auto &check = *problems.parentWidget();
    QCOMPARE(textOf(check, "linesTitle"), QStringLiteral("b.csv, line 3"));
    auto &lines = part<QTableView>(check, "rawLines");
    QTRY_COMPARE(lines.model()->rowCount(), 3);
    QCOMPARE(lines.model()->index(2, 0).data().toString(), QStringLiteral("only one"));
}

void TestRecordsSource::records_without_a_label_are_counted()
{
    const auto page = pageWith("text,label\nstent,Heart\nseizure,\nfall, \n");
    waitForRows();
    part<QPushButton>(*page, "confirmRoles").click();
    waitForScan();
    QCOMPARE(textOf(*page, "countUnlabelled"), QStringLiteral("2"));
    QVERIFY(!part(*page, "countUnlabelled").isHidden());
    chooseRole(*page, 1, ui::ColumnRole::Ignore);
    waitForScan();
    QVERIFY(part(*page, "countUnlabelled").isHidden());
}

void TestRecordsSource::a_sheet_is_chosen_where_there_are_several()
{
    auto plain = pageWith("text,label\nstent,Heart\n");
    waitForRows();
    QVERIFY(part(*plain, "recordsTable").isHidden()); // of a format that has none
    plain.reset();

    m_stage = std::make_unique<PlanStage>();
    m_stage->createProject();
    const auto sheet = [](const char *name, const char *column) {
        return tests::WorkbookText::Sheet{
            name, tests::inlineRow(1, {column, "ward"}) + tests::inlineRow(2, {"seen at night", "7"})};
    };
    const auto bytes = QByteArray::fromStdString(
        tests::workbookOf({.sheets = {sheet("Letters", "letter"), sheet("Notes", "note")}}));
    const auto page = pageOf({m_stage->write("notes.xlsx", bytes)});

    auto &tables = part<QComboBox>(*page, "recordsTable");
    QVERIFY(tables.isVisible());
    QCOMPARE(tables.count(), 3); // and "the first that fits"
    QCOMPARE(tables.itemText(0), QStringLiteral("Letters (the first that fits)"));
    QCOMPARE(m_stage->session().records().preview()->columns.front(), std::string("letter"));
    chooseIn(*page, "recordsTable", QStringLiteral("Notes"));
    QCOMPARE(plan().records.table, std::optional<std::string>("Notes"));
    waitForRows();
    QCOMPARE(m_stage->session().records().preview()->columns.front(), std::string("note"));
    m_stage->session().undo();
    QVERIFY(!plan().records.table);
    waitForRows();
    QCOMPARE(m_stage->session().records().preview()->columns.front(), std::string("letter"));
}

void TestRecordsSource::a_place_without_a_line_of_text_is_said_to_be()
{
    const auto page = pageWith("text\nstent\n");
    ui::ProblemLines lines(m_stage->session());
    lines.showProblem({.place = {.file = "/x/notes.xlsx", .sheet = "Notes", .line = 17}, .what = "two"});
    QCOMPARE(textOf(lines, "linesTitle"), QStringLiteral("notes.xlsx, sheet Notes, row 17"));
    QVERIFY(!part(lines, "linesFailure").isHidden());
    QVERIFY(textOf(lines, "linesFailure").contains(QStringLiteral("no line of text")));
    QVERIFY(part(lines, "rawLines").isHidden());
    QVERIFY(part(lines, "copyLine").isHidden());

    lines.showProblem({.place = {.file = "/x/notes-2.csv"}, .what = "it is empty"});
    QCOMPARE(textOf(lines, "linesTitle"), QStringLiteral("notes-2.csv"));
    QVERIFY(textOf(lines, "linesFailure").contains(QStringLiteral("the whole file")));
}

} // namespace tst_recordssource

QTEST_MAIN(tst_recordssource::TestRecordsSource)
#include "tst_recordssource.moc"
