#include "core/plan/LabelMap.h"
#include "core/plan/PlanIssue.h"
#include "ui/steps/records/LabelEdits.h"

#include <QTest>

namespace tst_labeledits {

using core::plan::labelValues;
using core::plan::Plan;
using namespace ui;

namespace {

using Names = std::vector<std::string>;

Plan declared(const Names &names)
{
    Plan plan;
    plan.records.labelColumn = "label";
    labels::declare(plan, names);
    return plan;
}

/// "A|Heart=B+C"
QString listOf(const Plan &plan)
{
    QStringList list;
    for (const std::string &name : plan.labels) {
        QStringList values;
        for (const std::string &value : labelValues(plan, name))
            values << QString::fromStdString(value);
        const QString shown = QString::fromStdString(name);
        list << (values == QStringList{shown} ? shown
                                              : shown + QLatin1Char('=') + values.join(QLatin1Char('+')));
    }
    return list.join(QLatin1Char('|'));
}

} // namespace

class TestLabelEdits : public QObject
{
    Q_OBJECT

private slots:
    void declares_each_value_once();
    void a_value_that_is_no_name_gets_one();
    void renames_in_place_and_back();
    void groups_in_the_place_of_the_first();
    void ungroups_in_place();
    void what_is_taken_back_is_forgotten();
    void reads_pasted_lists_data();
    void reads_pasted_lists();
};

void TestLabelEdits::declares_each_value_once()
{
    Plan plan = declared({"A", "B"});
    labels::group(plan, "Heart", {"B", "C"});
    labels::declare(plan, {"C", "A", "D"}); // C stands under Heart already
    QCOMPARE(listOf(plan), QStringLiteral("A|Heart=B+C|D"));
}

void TestLabelEdits::a_value_that_is_no_name_gets_one()
{
    const Plan plan = declared({" Heart\nand vessels "});
    QCOMPARE(plan.labels, Names{"Heart and vessels"});
    QCOMPARE(labelValues(plan, "Heart and vessels"), Names{" Heart\nand vessels "});
    QVERIFY(!issueOf(plan, "labels"));
}

void TestLabelEdits::renames_in_place_and_back()
{
    Plan plan = declared({"A", "B", "C"});
    labels::rename(plan, "B", "Heart");
    QCOMPARE(listOf(plan), QStringLiteral("A|Heart=B|C"));
    labels::rename(plan, "Heart", "B");
    QCOMPARE(listOf(plan), QStringLiteral("A|B|C"));
    QVERIFY(plan.labelValues.empty());
    labels::rename(plan, "Nobody", "X");
    QCOMPARE(listOf(plan), QStringLiteral("A|B|C"));
    labels::rename(plan, "A", "C"); // for the check to refuse
    QVERIFY(issueOf(plan, "labels").has_value());
}

void TestLabelEdits::groups_in_the_place_of_the_first()
{
    Plan plan = declared({"A", "B", "C", "D"});
    labels::group(plan, "Heart", {"B", "D", "found only"});
    QCOMPARE(listOf(plan), QStringLiteral("A|Heart=B+D+found only|C"));
    labels::group(plan, "A", {"A", "C"}); // the name of one of them
    QCOMPARE(listOf(plan), QStringLiteral("A=A+C|Heart=B+D+found only"));
    labels::group(plan, "New", {"x"});
    QCOMPARE(listOf(plan), QStringLiteral("A=A+C|Heart=B+D+found only|New=x"));
    QVERIFY(!issueOf(plan, "labels"));
}

void TestLabelEdits::ungroups_in_place()
{
    Plan plan = declared({"A", "B", "C"});
    labels::group(plan, "Heart", {"A", "B"});
    labels::rename(plan, "C", "Kidney");
    labels::ungroup(plan, {"Heart", "Kidney"});
    QCOMPARE(listOf(plan), QStringLiteral("A|B|C"));
    QVERIFY(plan.labelValues.empty());
}

void TestLabelEdits::what_is_taken_back_is_forgotten()
{
    Plan plan = declared({"A", "B"});
    labels::group(plan, "Heart", {"A", "B"});
    labels::takeBack(plan, {"Heart"});
    QVERIFY(plan.labels.empty());
    labels::declare(plan, {"Heart"}); // another one of the same name
    QCOMPARE(listOf(plan), QStringLiteral("Heart"));
}

void TestLabelEdits::reads_pasted_lists_data()
{
    QTest::addColumn<QString>("list");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *list, const char *expected) {
        QTest::newRow(name) << QString::fromUtf8(list) << QString::fromUtf8(expected);
    };
    row("one", "  Urology ", "Urology");
    row("lines", "Heart, lung\r\nUrology\n\n Neurology", "Heart, lung|Urology|Neurology");
    row("semicolons", "Heart, lung; Urology;;", "Heart, lung|Urology");
    row("commas", "Urology, Neurology,Urology", "Urology|Neurology");
    row("quotes", "\"Urology\", \"Neurology\"", "Urology|Neurology");
    row("a value that holds the separator",
        "Urology, Ear, nose, throat, Skin",
        "Urology|Ear, nose, throat|Skin");
    row("a value that is the whole", "Ear, nose, throat", "Ear, nose, throat");
    row("a column of a table", "Heart; lung\nUrology\t", "Heart; lung|Urology");
    row("separators of a line edit", "A\u2028B\u2029C", "A|B|C");
    row("a wrapped list", "Heart,\nUrology,\n", "Heart|Urology");
    row("nothing", " ,; \n", "");
}

void TestLabelEdits::reads_pasted_lists()
{
    QFETCH(QString, list);
    QFETCH(QString, expected);
    QStringList entries;
    for (const std::string &entry : labels::entriesOf(list, {"Ear, nose, throat", "Urology"}))
        entries << QString::fromStdString(entry);
    QCOMPARE(entries.join(QLatin1Char('|')), expected);
}

} // namespace tst_labeledits

QTEST_GUILESS_MAIN(tst_labeledits::TestLabelEdits)
#include "tst_labeledits.moc"
