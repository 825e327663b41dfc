#include "core/methods/Methods.h"
#include "core/pipeline/ReleasePlan.h"
#include "core/pipeline/reading/UnitCollector.h"
#include "core/synthesis/FieldTables.h"
#include "core/synthesis/Synthesizer.h"
#include "core/synthesis/keyphrases/Contribution.h"
#include "tests/core/pipeline/FixedDrawing.h"
#include "tests/core/pipeline/SmallWorld.h"
#include "tests/core/plan/SampleFields.h"

#include <QTest>

#include <algorithm>
#include <cstdlib>
#include <random>

namespace tst_fieldunits {

using namespace core;
using namespace core::pipeline;
using records::Record;
using tests::FixedDrawing;

namespace {

using Records = std::vector<Record>;

Record noteOf(const std::string &person, const std::string &label, std::vector<std::string> cells)
{
    return {.text = "term1 term" + std::to_string(cells.front().size()),
            .label = label,
            .person = person,
            .fields = std::move(cells)};
}

std::string monthOf(unsigned long month)
{
    return std::string("2019-") + (month < 10 ? "0" : "") + std::to_string(month);
}

std::string dayOf(unsigned long day)
{
    return std::string("2019-03-") + (day < 9 ? "0" : "") + std::to_string(day + 1);
}

/// Women in their thirties and forties, most of them under label A; a fixed, public seed.
Records usualRecords(int count)
{
    std::mt19937 random(21);
    Records all;
    for (int number = 0; number < count; ++number)
        all.push_back(noteOf("p" + std::to_string(random() % 30),
                             random() % 4 == 0 ? "B" : "A",
                             {"F",
                              std::to_string(30 + random() % 20),
                              monthOf(1 + random() % 6),
                              "no",
                              dayOf(random() % 28)}));
    return all;
}

/// Units that could weigh more than one.
Records unusualUnit(const std::string &kind)
{
    if (kind == "one note of rare values")
        return {noteOf("u", "C", {"M", "79", "2019-12", "yes", "2019-12-31"})};
    if (kind == "no declared value")
        return {noteOf("u", "A", {"?", "-4", "never", "", "2019-02-30"}),
                noteOf("u", "A", {"", "", "", "", ""})};
    Records notes; // 50, in every label and every rare value
    for (unsigned note = 0; note < 50; ++note)
        notes.push_back(noteOf("u",
                               std::string(1, static_cast<char>('A' + note % 3)),
                               {note % 2 == 0 ? "M" : "F",
                                std::to_string(20 + note % 60),
                                monthOf(1 + note % 12),
                                note % 5 == 0 ? "yes" : "no",
                                note % 7 == 0 ? std::string() : monthOf(1 + note % 12) + "-28"}));
    return notes;
}

} // namespace

/// What one patient adds to the tables of the fields and of the method, on neighbouring data sets.
class TestFieldUnits : public QObject
{
    Q_OBJECT

private slots:
    void a_unit_stays_within_the_planned_sensitivities_data();
    void a_unit_stays_within_the_planned_sensitivities();
    void days_are_counted_from_the_first_note_of_the_unit();
    void fields_change_nothing_in_the_tables_of_the_method_data();
    void fields_change_nothing_in_the_tables_of_the_method();
    void the_cost_of_a_plan_does_not_depend_on_its_number_of_fields();

private:
    plan::Plan planFor(const QByteArray &method, double delta) const;
    FixedDrawing tablesOf(const plan::Plan &plan, const Records &records) const;

    SmallWorld m_world;
};

plan::Plan TestFieldUnits::planFor(const QByteArray &method, double delta) const
{
    plan::Plan plan = m_world.plan;
    plan.labels = {"A", "B", "C"};
    plan.records.personColumn = "person";
    plan.records.fields = tests::sampleFields();
    plan.records.fields.push_back(tests::dayField());
    plan.privacy.delta = delta;
    plan.synthesis.method = method.toStdString();
    tests::setBudget(plan, 2.0, 1.0, 1.0);
    plan.synthesis.epsilon["fields"] = 1.5;
    if (plan.synthesis.method.starts_with("i")) // the kernel methods
        plan.synthesis.settings = {{"selectedPhrases", std::int64_t{8}}, {"featurePairs", std::int64_t{4}}};
    return plan;
}

FixedDrawing TestFieldUnits::tablesOf(const plan::Plan &plan, const Records &records) const
{
    const auto release = planRelease(plan, SmallWorld::termCount);
    if (!release)
        qFatal("%s", release.error().detail.c_str());
    const auto &method = *synthesis::findSynthesizer(plan.synthesis.method);
    const auto run = beginRun(method, *release, m_world.inputs, 2);
    NoControl control;
    run->prepare(control);
    UnitCollector collector(*run, plan::LabelMap(plan), true, plan::preparationRules(plan.records));
    if (!plan.records.fields.empty())
        collector.codeFields(plan::FieldMap(plan));
    std::ranges::for_each(records, [&](const Record &each) { collector.add(each); });
    collector.finish();
    FixedDrawing drawing(1'000'000 * synthesis::unitWeight);
    if (const auto released = drawAll(*run, *release, {}, drawing, control); !released)
        qFatal("%s", released.error().detail.c_str());
    return drawing;
}

void TestFieldUnits::a_unit_stays_within_the_planned_sensitivities_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<double>("delta");
    for (const char *method : {"histogram", "independent", "iterative-linear", "iterative-logarithmic"})
        for (const double delta : {0.0, 1e-6})
            QTest::addRow("%s, %s", method, delta > 0 ? "Gaussian" : "Laplace")
                << QByteArray(method) << delta;
}

void TestFieldUnits::a_unit_stays_within_the_planned_sensitivities()
{
    QFETCH(const QByteArray, method);
    QFETCH(const double, delta);
    const plan::Plan plan = planFor(method, delta);
    const auto planned = planRelease(plan, SmallWorld::termCount)->tables;
    const Records others = usualRecords(90);
    const FixedDrawing without = tablesOf(plan, others);
    QCOMPARE(without.exact.size(), planned.size());
    QVERIFY(planned.size() > fields::fieldTables);
    for (const char *kind : {"one note of rare values", "no declared value", "50 notes"}) {
        const Records unit = unusualUnit(kind);
        Records all = others;
        all.insert(all.begin() + 11, unit.begin(), unit.end());
        const FixedDrawing with = tablesOf(plan, all);
        for (std::size_t table = 0; table < planned.size(); ++table) {
            std::int64_t l1 = 0;
            std::int64_t l2Squared = 0;
            for (std::size_t cell = 0; cell < with.exact[table].size(); ++cell) {
                const std::int64_t moved = with.exact[table][cell] - without.exact[table][cell];
                l1 += std::abs(moved);
                l2Squared += moved * moved;
            }
            const std::string what = planned[table].name + ", " + kind;
            QCOMPARE(with.sensitivities[table].l1, planned[table].sensitivity.l1);
            QCOMPARE(with.sensitivities[table].l2Squared, planned[table].sensitivity.l2Squared);
            QVERIFY2(l1 <= planned[table].sensitivity.l1, what.c_str());
            QVERIFY2(l2Squared <= planned[table].sensitivity.l2Squared, what.c_str());
            if (planned[table].name == fields::oneWayTable)
                QVERIFY2(l1 > 0, what.c_str());
        }
    }
}

void TestFieldUnits::days_are_counted_from_the_first_note_of_the_unit()
{
    const fields::Domain domain{.sizes = {fields::dayGroups + 1}, .roles = {fields::Role::Days}};
    const auto groupsOf = [&](const std::vector<std::uint16_t> &days) {
        std::vector<synthesis::UnitDocument> unit;
        for (const std::uint16_t day : days)
            unit.push_back({0, {}, {day}});
        std::vector<int> groups;
        for (const fields::NoteCodes &note : synthesis::fieldNotesOf(unit, domain))
            groups.push_back(note.front());
        return groups;
    };
    QCOMPARE(groupsOf({300, 314, 307, 301, 330, 331}), (std::vector<int>{0, 3, 2, 1, 4, 5}));
    QCOMPARE(groupsOf({plan::missingDay, 40}), (std::vector<int>{fields::dayGroups, 0}));
    QCOMPARE(groupsOf({plan::missingDay}), (std::vector<int>{fields::dayGroups}));
    QCOMPARE(groupsOf({0, 20'000}), (std::vector<int>{0, fields::dayGroups - 1}));
}

void TestFieldUnits::fields_change_nothing_in_the_tables_of_the_method_data()
{
    QTest::addColumn<QByteArray>("method");
    for (const char *method : {"histogram", "independent"})
        QTest::addRow("%s", method) << QByteArray(method);
}

// The method sees the documents without their fields, and notes that differ in fields alone once.
void TestFieldUnits::fields_change_nothing_in_the_tables_of_the_method()
{
    QFETCH(const QByteArray, method);
    const plan::Plan with = planFor(method, 0.0);
    plan::Plan without = with;
    without.records.fields.clear();
    without.synthesis.epsilon.erase("fields");
    Records all = usualRecords(90);
    const Records unit = unusualUnit("50 notes");
    all.insert(all.end(), unit.begin(), unit.end());
    const FixedDrawing one = tablesOf(with, all);
    const FixedDrawing other = tablesOf(without, all);
    QCOMPARE(one.exact.size(), other.exact.size() + fields::fieldTables);
    for (std::size_t table = 0; table < other.exact.size(); ++table)
        QCOMPARE(one.exact[table], other.exact[table]);
}

void TestFieldUnits::the_cost_of_a_plan_does_not_depend_on_its_number_of_fields()
{
    for (const double delta : {0.0, 1e-6}) {
        plan::Plan plan = planFor("histogram", delta);
        const auto many = planRelease(plan, SmallWorld::termCount);
        plan.records.fields.resize(1);
        const auto one = planRelease(plan, SmallWorld::termCount);
        QVERIFY(many && one);
        QVERIFY(many->spend.microEpsilon <= 5'500'000);
        QVERIFY(one->spend.microEpsilon <= 5'500'000);
        QVERIFY(std::abs(many->spend.microEpsilon - one->spend.microEpsilon) < 100);
    }
}

} // namespace tst_fieldunits

QTEST_APPLESS_MAIN(tst_fieldunits::TestFieldUnits)
#include "tst_fieldunits.moc"
