#include "core/plan/LabelMap.h"
#include "core/plan/Sections.h"

#include <QTest>

namespace tst_labelmap {

using namespace core::plan;

class TestLabelMap : public QObject
{
    Q_OBJECT
private slots:
    void a_rule_takes_codes_data();
    void a_rule_takes_codes();
    void what_is_no_rule_is_a_value_data();
    void what_is_no_rule_is_a_value();
    void the_first_declared_label_takes_a_record_of_several();
    void each_declared_label_takes_a_record_of_several();
    void a_value_goes_before_a_rule();
    void the_rest_is_what_no_other_label_takes();
    void a_record_without_a_label_falls_under_none();
    void a_declared_label_is_compared_as_people_see_it();
    void a_label_that_no_record_can_have_is_refused();
};

namespace {

using Labels = std::vector<std::uint32_t>;

core::records::Record withLabels(std::vector<std::string> labels)
{
    core::records::Record record;
    if (!labels.empty())
        record.label = labels.front();
    for (std::size_t i = 1; i < labels.size(); ++i)
        record.otherLabels.push_back(labels[i]);
    return record;
}

} // namespace

void TestLabelMap::a_rule_takes_codes_data()
{
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("value");
    QTest::addColumn<bool>("isTaken");
    QTest::newRow("beginning") << "428*"
                               << "4280" << true;
    QTest::newRow("with a dot") << "428*"
                                << "428.0" << true;
    QTest::newRow("dot in the rule") << "I50.1*"
                                     << "I5010" << true;
    QTest::newRow("itself") << "428*"
                            << "428" << true;
    QTest::newRow("not inside") << "428*"
                                << "V428" << false;
    QTest::newRow("shorter") << "428*"
                             << "42" << false;
    QTest::newRow("range, first") << "I50-I52"
                                  << "I50.9" << true;
    QTest::newRow("range, last") << "I50-I52"
                                 << "I528" << true;
    QTest::newRow("range, between") << "390-459"
                                    << "42731" << true;
    QTest::newRow("range, before") << "I50-I52"
                                   << "I49.9" << false;
    QTest::newRow("range, behind") << "I50-I52"
                                   << "I53" << false;
    QTest::newRow("range, another letter") << "390-459"
                                           << "E400" << false;
    QTest::newRow("range, too short") << "390-459"
                                      << "4" << false;
    QTest::newRow("everything") << "*"
                                << "x" << true;
    QTest::newRow("nothing is not everything") << "*"
                                               << "" << false;
}

void TestLabelMap::a_rule_takes_codes()
{
    QFETCH(QString, rule);
    QFETCH(QString, value);
    const LabelRule made(rule.toStdString());
    QVERIFY(!made.isValue());
    QTEST(made.matches(value.toStdString()), "isTaken");
}

void TestLabelMap::what_is_no_rule_is_a_value_data()
{
    QTest::addColumn<QString>("value");
    for (const char *value :
         {"Cardiology", "A-B", "ear-nose-throat", "I50-I5", "I52-I50", "2-chamber", "", "a*b"})
        QTest::newRow(value) << value;
}

void TestLabelMap::what_is_no_rule_is_a_value()
{
    QFETCH(QString, value);
    const LabelRule rule(value.toStdString());
    QVERIFY(rule.isValue());
    QVERIFY(rule.matches(value.toStdString()));
    QVERIFY(!rule.matches(value.toStdString() + "."));
}

void TestLabelMap::the_first_declared_label_takes_a_record_of_several()
{
    const LabelMap map({"Failure", "Rhythm"}, {{"Failure", {"428*", "I50*"}}, {"Rhythm", {"427*"}}});
    QCOMPARE(map.labelsOf(withLabels({"42731", "4280"})), Labels{0});
    QCOMPARE(map.labelsOf(withLabels({"4019", "42731"})), Labels{1});
    QCOMPARE(map.labelsOf(withLabels({"4019", "25000"})), Labels());
}

void TestLabelMap::each_declared_label_takes_a_record_of_several()
{
    const LabelMap map({"Other", "Failure", "Rhythm"},
                       {{"Other", {"*"}}, {"Failure", {"428*", "I50*"}}, {"Rhythm", {"427*"}}},
                       SeveralLabels::Each);
    QCOMPARE(map.labelsOf(withLabels({"42731", "4280"})), (Labels{1, 2}));
    QCOMPARE(map.labelsOf(withLabels({"4280", "42731", "I509", "4281"})), (Labels{1, 2})); // each once
    QCOMPARE(map.labelsOf(withLabels({"25000", "4280"})), Labels{1}); // the rest only where no other is
    QCOMPARE(map.labelsOf(withLabels({"25000", "4019"})), Labels{0});
    QCOMPARE(map.labelsOf(withLabels({})), Labels());
}

void TestLabelMap::a_value_goes_before_a_rule()
{
    const LabelMap map({"All", "One"}, {{"All", {"428*"}}, {"One", {"428.0"}}});
    QCOMPARE(map.labelOf(std::string("428.0")), std::optional(1U));
    QCOMPARE(map.labelOf(std::string("428.1")), std::optional(0U));
}

void TestLabelMap::the_rest_is_what_no_other_label_takes()
{
    const LabelMap map({"Other", "Failure"}, {{"Other", {"*"}}, {"Failure", {"I50*"}}});
    QCOMPARE(map.labelsOf(withLabels({"E11", "I501"})), Labels{1});
    QCOMPARE(map.labelsOf(withLabels({"E11", "J44"})), Labels{0});
    QCOMPARE(map.labelOf(std::string("E11")), std::optional(0U));
}

void TestLabelMap::a_record_without_a_label_falls_under_none()
{
    const LabelMap map({"Other"}, {{"Other", {"*"}}});
    QCOMPARE(map.labelsOf(withLabels({})), Labels());
    QVERIFY(!map.isEmpty());
    QVERIFY(LabelMap({}, {}).isEmpty());
}

void TestLabelMap::a_declared_label_is_compared_as_people_see_it()
{
    // With a no-break space behind it, decomposed, and with a blank around a rule.
    const LabelMap labels({"Heart\xC2\xA0", "a\xCC\x88", "Codes"}, {{"Codes", {" 428* "}}});
    QCOMPARE(labels.labelsOf(withLabels({"Heart"})), Labels{0});
    QCOMPARE(labels.labelsOf(withLabels({"\xC3\xA4"})), Labels{1});
    QCOMPARE(labels.labelsOf(withLabels({"4280"})), Labels{2});
    QVERIFY(labels.labelOf("\xEF\xBB\xBFHeart ") == 0U);
}

void TestLabelMap::a_label_that_no_record_can_have_is_refused()
{
    Plan plan;
    plan.records.labelColumn = "label";
    plan.records.labelSeparator = ";";
    plan.labels = {"a", "b;c"};
    QCOMPARE(checkLabels(plan).error().field, std::string("labels[1]"));
    QVERIFY(checkLabels(plan).error().fault == PlanFault::SeparatorInLabel);
    plan.records.labelSeparator = "|";
    QVERIFY(checkLabels(plan).has_value());
    plan.labels = {"a", "\xE2\x80\x8B"};
    QVERIFY(checkLabels(plan).error().fault == PlanFault::Missing
            || checkLabels(plan).error().fault == PlanFault::HiddenText);
}

} // namespace tst_labelmap

QTEST_APPLESS_MAIN(tst_labelmap::TestLabelMap)
#include "tst_labelmap.moc"
