#include "core/fields/FieldModel.h"
#include "core/fields/FieldRelease.h"
#include "core/privacy/accounting/Accounting.h"
#include "tests/core/synthesis/ExactDrawing.h"

#include <QTest>

#include <cmath>
#include <cstdlib>
#include <random>

namespace tst_fieldmarginals {

using namespace core;
using namespace core::fields;

using Units = std::vector<std::vector<NoteCodes>>;

Domain smallDomain()
{
    return {.sizes = {3, 4, 2}, .roles = {Role::Patient, Role::Note, Role::Patient}};
}

FieldSums sumsOf(const Domain &domain, const Units &units)
{
    FieldSums sums(domain);
    for (const auto &unit : units)
        sums.add(unit);
    return sums;
}

// The second field follows the first, the third is a coin.
Units dependentUnits(std::size_t count)
{
    std::mt19937 random(7);
    Units units;
    for (std::size_t i = 0; i < count; ++i) {
        const auto a = static_cast<std::uint16_t>(random() % 3);
        const auto b = static_cast<std::uint16_t>(random() % 5 == 0 ? 3 : a);
        units.push_back({{a, b, static_cast<std::uint16_t>(random() % 2)}});
    }
    return units;
}

// 50 notes, each in another combination of values, rare ones among them.
std::vector<NoteCodes> greedyUnit()
{
    std::vector<NoteCodes> notes;
    for (std::uint16_t note = 0; note < 50; ++note)
        notes.push_back({2, static_cast<std::uint16_t>(note % 4), 1});
    return notes;
}

privacy::NoiseBudget budgetOf(bool isGaussian, double amount)
{
    return isGaussian ? privacy::NoiseBudget::concentrated(std::llround(amount * 1e12))
                      : privacy::NoiseBudget::pure(*privacy::Epsilon::from(amount));
}

class TestFieldMarginals : public QObject
{
    Q_OBJECT

private slots:
    void a_unit_stays_within_the_planned_sensitivity_data();
    void a_unit_stays_within_the_planned_sensitivity();
    void the_tables_cost_the_budget_of_the_fields_data();
    void the_tables_cost_the_budget_of_the_fields();
    void dependent_pairs_alone_are_measured();
    void few_units_have_one_way_marginals_only();
    void every_cell_gets_noise();
    void a_domain_is_read_back_and_a_damaged_one_is_none();
};

void TestFieldMarginals::a_unit_stays_within_the_planned_sensitivity_data()
{
    QTest::addColumn<bool>("isGaussian");
    QTest::addColumn<int>("units");
    QTest::addColumn<bool>("isGreedy");
    for (const bool isGaussian : {false, true})
        for (const int units : {0, 5, 4000})
            for (const bool isGreedy : {false, true})
                QTest::addRow("%s, %d units, %s",
                              isGaussian ? "Gaussian" : "Laplace",
                              units,
                              isGreedy ? "50 notes" : "one note")
                    << isGaussian << units << isGreedy;
}

// With the tables before fixed, the exact content of a table moves by no more than was planned.
void TestFieldMarginals::a_unit_stays_within_the_planned_sensitivity()
{
    QFETCH(const bool, isGaussian);
    QFETCH(const int, units);
    QFETCH(const bool, isGreedy);
    const Domain domain = smallDomain();
    const auto tables = fieldTablesFor(domain, budgetOf(isGaussian, isGaussian ? 0.5 : 2.0));
    const Units data = dependentUnits(static_cast<std::size_t>(units));
    Units neighbour = data;
    neighbour.push_back(isGreedy ? greedyUnit() : std::vector<NoteCodes>{{2, 0, 1}});
    const FieldSums sums = sumsOf(domain, data);
    const FieldSums more = sumsOf(domain, neighbour);
    tests::ExactDrawing drawing;
    const auto released = drawFields(sums, tables, drawing);
    QVERIFY(released.has_value());
    std::int64_t largest = 0;
    for (std::size_t table = 0; table < fieldTables; ++table) {
        const auto &weights = (*released)->tables[table].weights;
        QVERIFY(areWithin(weights, isGaussian));
        const Released before = Released((*released)->tables).first(table);
        const auto one = exactFieldTable(sums, before, weights);
        const auto other = exactFieldTable(more, before, weights);
        QCOMPARE(one.size(), tables[table].cells);
        std::int64_t l1 = 0;
        double squares = 0;
        for (std::size_t cell = 0; cell < one.size(); ++cell) {
            const std::int64_t moved = std::abs(one[cell] - other[cell]);
            l1 += moved;
            squares += static_cast<double>(moved) * static_cast<double>(moved);
        }
        QVERIFY(l1 <= tables[table].sensitivity.l1);
        QVERIFY(squares <= static_cast<double>(tables[table].sensitivity.l2Squared));
        largest = std::max<std::int64_t>(largest, isGaussian ? std::llround(squares) : l1);
    }
    // The bound is not far from what a unit of one note uses: otherwise the noise would be too large.
    const privacy::Sensitivity &bound = tables[0].sensitivity;
    if (!isGreedy)
        QVERIFY(largest > (isGaussian ? bound.l2Squared : bound.l1) / 2);
}

void TestFieldMarginals::the_tables_cost_the_budget_of_the_fields_data()
{
    QTest::addColumn<bool>("isGaussian");
    QTest::newRow("Laplace") << false;
    QTest::newRow("Gaussian") << true;
}

void TestFieldMarginals::the_tables_cost_the_budget_of_the_fields()
{
    QFETCH(const bool, isGaussian);
    std::int64_t cost = 0;
    for (const FieldTable &table : fieldTablesFor(smallDomain(), budgetOf(isGaussian, 1.0))) {
        const privacy::MechanismCost one = privacy::costOf(table.sensitivity, table.noise);
        cost += isGaussian ? one.picoRho : *one.microEpsilon;
    }
    const std::int64_t budget = isGaussian ? 1'000'000'000'000 : 1'000'000;
    QVERIFY(cost <= budget + 3);
    QVERIFY(cost >= budget - budget / 1000);
}

void TestFieldMarginals::dependent_pairs_alone_are_measured()
{
    const Domain domain = smallDomain();
    const auto tables = fieldTablesFor(domain, budgetOf(true, 0.5));
    const Units data = dependentUnits(20'000);
    tests::ExactDrawing drawing;
    const auto released = drawFields(sumsOf(domain, data), tables, drawing);
    QVERIFY(released.has_value());
    const FieldModel model = fitFields(domain, (*released)->tables);
    QVERIFY(std::abs(model.units - 20'000) < 100);
    QVERIFY(std::ranges::find(model.measured, Pair(0, 1)) != model.measured.end());
    // The marginal of the pair is that of the data, within the noise.
    std::vector<double> exact(12, 0.0);
    for (const auto &unit : data)
        exact[unit[0][0] * 4U + unit[0][1]] += 1.0 / static_cast<double>(data.size());
    const std::vector<double> found = model.tree.pair(0, 1);
    for (std::size_t cell = 0; cell < exact.size(); ++cell)
        QVERIFY(std::abs(found[cell] - exact[cell]) < 0.01);
    // And so is that of drawn notes.
    privacy::SecureRandom random;
    std::vector<double> drawn(12, 0.0);
    for (const NoteCodes &note : drawNotes(model.tree, 5000, random))
        drawn[note[0] * 4U + note[1]] += 1.0 / 5000;
    for (std::size_t cell = 0; cell < exact.size(); ++cell)
        QVERIFY(std::abs(drawn[cell] - exact[cell]) < 0.015);
}

void TestFieldMarginals::few_units_have_one_way_marginals_only()
{
    const Domain domain = smallDomain();
    const auto tables = fieldTablesFor(domain, budgetOf(false, 0.1));
    tests::ExactDrawing drawing;
    const auto released = drawFields(sumsOf(domain, dependentUnits(20)), tables, drawing);
    QVERIFY(released.has_value());
    const std::vector<std::int64_t> &weights = (*released)->tables[2].weights;
    QCOMPARE(std::vector<std::int64_t>(weights.begin() + 3, weights.end()), std::vector<std::int64_t>(3, 0));
    QVERIFY(fitFields(domain, (*released)->tables).measured.empty());
}

// Also the cells of pairs that are not measured.
void TestFieldMarginals::every_cell_gets_noise()
{
    const Domain domain = smallDomain();
    const auto tables = fieldTablesFor(domain, budgetOf(true, 0.01));
    tests::ExactDrawing drawing;
    const auto released = drawFields(sumsOf(domain, {}), tables, drawing);
    QVERIFY(released.has_value());
    for (std::size_t table = 0; table < fieldTables; ++table) {
        const std::vector<std::int64_t> &noisy = (*released)->tables[table].counts.cells;
        QCOMPARE(noisy.size(), drawing.exact[table].size());
        for (std::size_t cell = 0; cell < noisy.size(); ++cell)
            QVERIFY(noisy[cell] != drawing.exact[table][cell]); // equal with a chance below 1e-6
    }
}

void TestFieldMarginals::a_domain_is_read_back_and_a_damaged_one_is_none()
{
    Numbers numbers;
    putDomain(smallDomain(), numbers);
    QCOMPARE(domainFrom(numbers), smallDomain());
    numbers[sizesKey][0] = mostValues + 1;
    QVERIFY(domainFrom(numbers).isEmpty());
    numbers[sizesKey] = {3, 4};
    QVERIFY(domainFrom(numbers).isEmpty());
    QVERIFY(domainFrom({}).isEmpty());
}

} // namespace tst_fieldmarginals

QTEST_APPLESS_MAIN(tst_fieldmarginals::TestFieldMarginals)
#include "tst_fieldmarginals.moc"
