#include "tests/ui/RecordsPageTest.h"
#include "ui/steps/records/LabelModel.h"

#include <QComboBox>
#include <QTableView>

namespace tst_recordsstep {

using core::plan::Plan;
using ui::LabelModel;
using ui::RecordsStep;

namespace {

enum Role { Ignore, Text, Label, Person };

void chooseRole(RecordsStep &page, const char *column, Role role)
{
    auto &chooser = part<QComboBox>(page, column);
    chooser.setCurrentIndex(role);
    emit chooser.activated(role);
}

} // namespace

class TestRecordsStep : public RecordsPageTest
{
    Q_OBJECT

private slots:
    void guesses_roles_but_waits_for_the_confirmation();
    void asks_for_the_person_column_where_patients_are_the_unit();
    void counts_on_screen_after_the_check();
    void adds_and_removes_labels_by_hand();
    void the_keyboard_goes_in_reading_order();
};

void TestRecordsStep::guesses_roles_but_waits_for_the_confirmation()
{
    const auto page = pageWith(threeNotes);
    QTRY_VERIFY(m_stage->session().records().preview());

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
    begun.records.files = {m_stage->write("notes.csv", "note,number\nstent,a\n").toStdString()};
    begun.records.personColumn = ""; // a patient can have several rows
    m_stage->createProject(begun);
    RecordsStep page(m_stage->session());
    page.initializePage();
    QTRY_VERIFY(m_stage->session().records().preview());

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
    QTRY_VERIFY(m_stage->session().records().scan()); // checked anew: the unit is another
}

void TestRecordsStep::counts_on_screen_after_the_check()
{
    const auto page = confirmedPage();

    QCOMPARE(textOf(*page, "countRecords"), QStringLiteral("3"));
    QCOMPARE(textOf(*page, "countWithoutText"), QStringLiteral("1"));

    auto &labels = part<QTableView>(*page, "labels");
    labels.model()->setData(labels.model()->index(0, LabelModel::Label), Qt::Checked, Qt::CheckStateRole);
    QCOMPARE(plan().labels, std::vector<std::string>{"Cardiology"});
    QCOMPARE(textOf(*page, "countWithoutLabel"), QStringLiteral("1"));

    chooseRole(*page, "role3", Person);
    QTRY_COMPARE(textOf(*page, "countPersons"), QStringLiteral("2"));
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

void TestRecordsStep::the_keyboard_goes_in_reading_order()
{
    const auto page = confirmedPage();
    QStringList order;
    for (const QWidget *at = page->nextInFocusChain(); at != page.get(); at = at->nextInFocusChain())
        order.append(at->objectName());

    qsizetype before = -1;
    for (const char *name : {"changeRecords",   "recordsFormat",   "recordsDelimiter",
                             "recordsEncoding", "recordsPreview",  "role0",
                             "role1",           "role3",           "confirmRoles",
                             "labelFilter",     "showLabelCounts", "labels",
                             "declareAll",      "declareNone",     "renameLabel",
                             "groupLabels",     "ungroupLabels",   "removeLabel",
                             "newLabel",        "addLabel",        "checkAgain"}) {
        const qsizetype place = order.indexOf(QLatin1String(name));
        QVERIFY2(place > before, name);
        before = place;
    }
}

} // namespace tst_recordsstep

QTEST_MAIN(tst_recordsstep::TestRecordsStep)
#include "tst_recordsstep.moc"
