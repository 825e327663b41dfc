#include "tests/ui/PlanStage.h"
#include "ui/models/LabelModel.h"
#include "ui/steps/RecordsStep.h"
#include "ui/widgets/ErrorBox.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>

using core::project::Plan;
using ui::ErrorBox;
using ui::LabelModel;
using ui::RecordsStep;

namespace {

constexpr char threeNotes[] = "id,note,specialty,subject_id\n"
                              "1,\"chest pain,\nat night\",Cardiology,a\n"
                              "2,seizure,Neurology,b\n"
                              "3,,Cardiology,a\n";

enum Role { Ignore, Text, Label, Person };

void chooseRole(RecordsStep &page, const char *column, Role role)
{
    auto &chooser = part<QComboBox>(page, column);
    chooser.setCurrentIndex(role);
    emit chooser.activated(role);
}

} // namespace

class TestRecordsStep : public QObject
{
    Q_OBJECT

private slots:
    void blocks_without_a_file();
    void shows_what_was_recognised();
    void guesses_roles_but_waits_for_the_confirmation();
    void asks_for_the_person_column_where_patients_are_the_unit();
    void counts_on_screen_after_the_check();
    void proposes_labels_and_declares_none_by_itself();
    void declares_and_takes_back_labels();
    void adds_and_removes_labels_by_hand();
    void another_label_column_takes_the_declared_labels_away();
    void shows_rows_in_one_line_without_a_tool_tip();
    void lists_problems_by_line_and_blocks();
    void reads_anew_with_another_delimiter();
    void says_what_is_wrong_with_the_file_data();
    void says_what_is_wrong_with_the_file();
    void tries_again_after_the_file_is_mended();
    void follows_undo_of_the_file();
    void begins_anew_with_another_file();
    void is_read_again_when_a_project_is_opened();
    void the_keyboard_goes_in_reading_order();

private:
    std::unique_ptr<PlanStage> m_stage;

    std::unique_ptr<RecordsStep> pageWith(const QByteArray &bytes, const std::string &name = "notes.csv");
    std::unique_ptr<RecordsStep> confirmedPage();
    const Plan &plan() const { return m_stage->plan(); }
};

std::unique_ptr<RecordsStep> TestRecordsStep::pageWith(const QByteArray &bytes, const std::string &name)
{
    m_stage = std::make_unique<PlanStage>();
    m_stage->createProject();
    auto page = std::make_unique<RecordsStep>(m_stage->session());
    page->initializePage();
    m_stage->files().answer = m_stage->write(name, bytes);
    part<QPushButton>(*page, "chooseRecords").click();
    return page;
}

std::unique_ptr<RecordsStep> TestRecordsStep::confirmedPage()
{
    auto page = pageWith(threeNotes);
    if (!QTest::qWaitFor([this] { return m_stage->session().preview().has_value(); }))
        qFatal("no preview");
    part<QPushButton>(*page, "confirmRoles").click();
    if (!QTest::qWaitFor([this] { return m_stage->session().scan().has_value(); }))
        qFatal("no scan");
    return page;
}

void TestRecordsStep::blocks_without_a_file()
{
    PlanStage stage;
    stage.createProject();
    RecordsStep page(stage.session());
    page.initializePage();

    QVERIFY(!page.isComplete());
    QVERIFY(page.whyIncomplete().contains(QStringLiteral("file")));
    QVERIFY(page.isPrivateZone());
}

void TestRecordsStep::shows_what_was_recognised()
{
    const auto page = pageWith("text;label\nstent;Cardiology\n");

    QTRY_VERIFY(m_stage->session().preview());
    QCOMPARE(textOf(*page, "recordsName"), QStringLiteral("notes.csv"));
    QVERIFY(part<QComboBox>(*page, "recordsDelimiter").currentText().contains(QStringLiteral("semicolon")));
    QVERIFY(part<QComboBox>(*page, "recordsEncoding").currentText().contains(QStringLiteral("UTF-8")));
    QVERIFY(!plan().records.delimiter); // recognised, not chosen
}

void TestRecordsStep::guesses_roles_but_waits_for_the_confirmation()
{
    const auto page = pageWith(threeNotes);
    QTRY_VERIFY(m_stage->session().preview());

    QCOMPARE(part<QComboBox>(*page, "role1").currentIndex(), int{Text});
    QCOMPARE(part<QComboBox>(*page, "role2").currentIndex(), int{Label});
    QVERIFY(plan().records.textColumn.empty());
    QVERIFY(!page->isComplete());

    part<QPushButton>(*page, "confirmRoles").click();

    QCOMPARE(plan().records.textColumn, std::string("note"));
    QCOMPARE(plan().records.labelColumn, std::optional<std::string>("specialty"));
    QVERIFY(!plan().records.personColumn);
    QVERIFY(page->isComplete());
}

void TestRecordsStep::asks_for_the_person_column_where_patients_are_the_unit()
{
    m_stage = std::make_unique<PlanStage>();
    Plan begun;
    begun.records.path = m_stage->write("notes.csv", "note,number\nstent,a\n").toStdString();
    begun.records.personColumn = ""; // a patient can have several rows
    m_stage->createProject(begun);
    RecordsStep page(m_stage->session());
    page.initializePage();
    QTRY_VERIFY(m_stage->session().preview());

    part<QPushButton>(page, "confirmRoles").click();
    QVERIFY(!page.isComplete());
    QVERIFY(page.whyIncomplete().contains(QStringLiteral("patients")));

    chooseRole(page, "role1", Person);
    QCOMPARE(plan().records.personColumn, std::optional<std::string>("number"));
    QVERIFY(page.isComplete());

    chooseRole(page, "role1", Ignore);
    QVERIFY(!page.isComplete());
    part<QPushButton>(page, "rowIsUnit").click();
    QVERIFY(!plan().records.personColumn);
    QVERIFY(page.isComplete());
    QTRY_VERIFY(m_stage->session().scan()); // checked anew: the unit is another
}

void TestRecordsStep::counts_on_screen_after_the_check()
{
    const auto page = confirmedPage();

    QCOMPARE(textOf(*page, "countRecords"), QStringLiteral("3"));
    QCOMPARE(textOf(*page, "countWithoutText"), QStringLiteral("1"));

    auto &labels = part<QTableView>(*page, "labels");
    labels.model()->setData(labels.model()->index(0, LabelModel::Label), Qt::Checked, Qt::CheckStateRole);
    QCOMPARE(plan().labels, std::vector<std::string>{"Cardiology"}); // the more frequent is first
    QCOMPARE(textOf(*page, "countWithoutLabel"), QStringLiteral("1"));

    chooseRole(*page, "role3", Person);
    QTRY_COMPARE(textOf(*page, "countPersons"), QStringLiteral("2"));
}

void TestRecordsStep::proposes_labels_and_declares_none_by_itself()
{
    const auto page = confirmedPage();
    const QAbstractItemModel &model = *part<QTableView>(*page, "labels").model();

    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.index(0, LabelModel::Label).data().toString(), QStringLiteral("Cardiology"));
    QCOMPARE(model.index(0, LabelModel::Label).data(Qt::CheckStateRole).toInt(), int{Qt::Unchecked});
    QCOMPARE(model.index(0, LabelModel::Records).data().toString(), QStringLiteral("2"));
    QVERIFY(plan().labels.empty());
}

void TestRecordsStep::declares_and_takes_back_labels()
{
    const auto page = confirmedPage();

    part<QPushButton>(*page, "declareAll").click();
    QCOMPARE(plan().labels, (std::vector<std::string>{"Cardiology", "Neurology"}));

    part<QPushButton>(*page, "declareNone").click();
    QVERIFY(plan().labels.empty());

    m_stage->session().undo();
    QCOMPARE(plan().labels.size(), std::size_t{2});
    QCOMPARE(part<QTableView>(*page, "labels").model()->index(1, 0).data(Qt::CheckStateRole).toInt(),
             int{Qt::Checked});
}

void TestRecordsStep::adds_and_removes_labels_by_hand()
{
    const auto page = confirmedPage();
    auto &table = part<QTableView>(*page, "labels");

    QTest::keyClicks(&part(*page, "newLabel"), QStringLiteral(" Urology "));
    part<QPushButton>(*page, "addLabel").click();
    QCOMPARE(plan().labels, std::vector<std::string>{"Urology"});
    QCOMPARE(table.model()->rowCount(), 3);

    table.selectRow(2);
    part<QPushButton>(*page, "removeLabel").click();
    QVERIFY(plan().labels.empty());
    QCOMPARE(table.model()->rowCount(), 2);
}

void TestRecordsStep::another_label_column_takes_the_declared_labels_away()
{
    const auto page = confirmedPage();
    part<QPushButton>(*page, "declareAll").click();

    chooseRole(*page, "role2", Ignore);

    QVERIFY(!plan().records.labelColumn);
    QVERIFY(plan().labels.empty());
    QVERIFY(page->isComplete());
}

void TestRecordsStep::shows_rows_in_one_line_without_a_tool_tip()
{
    const auto page = pageWith(threeNotes);
    QTRY_VERIFY(m_stage->session().preview());
    const QModelIndex cell = part<QTableView>(*page, "recordsPreview").model()->index(0, 1);

    QCOMPARE(cell.data().toString(), QStringLiteral("chest pain, at night"));
    QVERIFY(!cell.data(Qt::ToolTipRole).isValid());
}

void TestRecordsStep::lists_problems_by_line_and_blocks()
{
    const auto page = pageWith("text,label\nstent,Cardiology\nonly one\nseizure,Neurology\n");
    QTRY_VERIFY(m_stage->session().preview());
    part<QPushButton>(*page, "confirmRoles").click();
    QTRY_VERIFY(m_stage->session().scan());

    auto &problems = part<QTableView>(*page, "problems");
    QCOMPARE(problems.model()->rowCount(), 1);
    QCOMPARE(problems.model()->index(0, 0).data().toString(), QStringLiteral("3"));
    QVERIFY(!page->isComplete());
    QVERIFY(page->whyIncomplete().contains(QStringLiteral("lines")));

    m_stage->write("notes.csv", "text,label\nstent,Cardiology\nmended,Cardiology\n");
    part<QPushButton>(*page, "checkAgain").click();
    QTRY_VERIFY(page->isComplete());
    QCOMPARE(problems.model()->rowCount(), 0);
}

void TestRecordsStep::reads_anew_with_another_delimiter()
{
    const auto page = pageWith("text;x,label\nstent;y,Cardiology\n");
    QTRY_VERIFY(m_stage->session().preview());

    auto &delimiter = part<QComboBox>(*page, "recordsDelimiter");
    const int semicolon = delimiter.findText(QStringLiteral("semicolon"));
    delimiter.setCurrentIndex(semicolon);
    emit delimiter.activated(semicolon);

    QTRY_VERIFY(m_stage->session().preview() && m_stage->session().preview()->delimiter == ';');
    QCOMPARE(part<QTableView>(*page, "recordsPreview").model()->headerData(1, Qt::Horizontal).toString(),
             QStringLiteral("x,label"));
    m_stage->session().undo();
    QTRY_VERIFY(m_stage->session().preview() && m_stage->session().preview()->delimiter == ',');
}

void TestRecordsStep::says_what_is_wrong_with_the_file_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("expected");

    QTest::newRow("empty") << QByteArray() << QStringLiteral("notes.csv");
    QTest::newRow("not UTF-8") << QByteArray("text,label\nna\xEFve,x\n") << QStringLiteral("line 2");
    QTest::newRow("unclosed quote") << QByteArray("text,label\n\"stent,x\n") << QStringLiteral("notes.csv:2");
    QTest::newRow("binary") << QByteArray("PK\x03\x04\x00\x00\x00", 7) << QStringLiteral("notes.csv");
}

void TestRecordsStep::says_what_is_wrong_with_the_file()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, expected);
    const auto page = pageWith(bytes);

    auto &error = part<ErrorBox>(*page, "recordsError");
    QTRY_VERIFY(!error.isHidden());
    QVERIFY2(error.detail().contains(expected), qPrintable(error.detail()));
    QVERIFY(!error.detail().contains(QStringLiteral("stent"))); // never text of a record
    QVERIFY(!page->isComplete());
    QVERIFY(!page->whyIncomplete().isEmpty());
}

void TestRecordsStep::tries_again_after_the_file_is_mended()
{
    const auto page = pageWith("text,label\n\"stent,x\n");
    QTRY_VERIFY(!part<ErrorBox>(*page, "recordsError").isHidden());

    m_stage->write("notes.csv", "text,label\nstent,x\n");
    part<QPushButton>(*page, "readAgain").click();

    QTRY_VERIFY(m_stage->session().preview());
    QVERIFY(part<ErrorBox>(*page, "recordsError").isHidden());
}

void TestRecordsStep::follows_undo_of_the_file()
{
    const auto page = pageWith("");
    QTRY_VERIFY(!part<ErrorBox>(*page, "recordsError").isHidden());

    m_stage->session().undo();

    QVERIFY(plan().records.path.empty());
    QVERIFY(part<ErrorBox>(*page, "recordsError").isHidden());
    QVERIFY(!part(*page, "chooseRecords").isHidden());
}

void TestRecordsStep::begins_anew_with_another_file()
{
    const auto page = confirmedPage();
    part<QPushButton>(*page, "declareAll").click();

    m_stage->files().answer = m_stage->write("other.csv", "report\nstent\n");
    part<QPushButton>(*page, "changeRecords").click();

    QVERIFY(plan().records.textColumn.empty());
    QVERIFY(plan().labels.empty());
    QVERIFY(!page->isComplete());
    QTRY_VERIFY(m_stage->session().preview() && m_stage->session().preview()->columns.size() == 1);
}

void TestRecordsStep::is_read_again_when_a_project_is_opened()
{
    const auto page = confirmedPage();
    part<QPushButton>(*page, "declareAll").click();
    QVERIFY(m_stage->session().save());

    QVERIFY(m_stage->session().open(m_stage->path("projects/test.keyseed")));
    QVERIFY(!m_stage->session().scan());
    page->initializePage();

    QTRY_VERIFY(m_stage->session().scan());
    QVERIFY(page->isComplete());
    QCOMPARE(textOf(*page, "countWithoutLabel"), QStringLiteral("0"));
}

void TestRecordsStep::the_keyboard_goes_in_reading_order()
{
    const auto page = confirmedPage();
    QStringList order;
    for (const QWidget *at = page->nextInFocusChain(); at != page.get(); at = at->nextInFocusChain())
        order.append(at->objectName());

    qsizetype before = -1;
    for (const char *name : {"changeRecords",
                             "recordsFormat",
                             "recordsDelimiter",
                             "recordsEncoding",
                             "recordsPreview",
                             "role0",
                             "role1",
                             "role3",
                             "confirmRoles",
                             "labels",
                             "declareAll",
                             "newLabel",
                             "addLabel",
                             "checkAgain"}) {
        const qsizetype place = order.indexOf(QLatin1String(name));
        QVERIFY2(place > before, name);
        before = place;
    }
}

QTEST_MAIN(TestRecordsStep)
#include "tst_recordsstep.moc"
