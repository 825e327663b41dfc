#include "core/privacy/accounting/Accounting.h"
#include "core/privacy/accounting/Losses.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <numeric>
#include <vector>

namespace tst_composition {

using namespace core::privacy;

class TestComposition : public QObject
{
    Q_OBJECT

private slots:
    void nothing_costs_nothing();
    void pure_mechanisms_add_up_in_both_accounts();
    void gaussian_mechanisms_add_up_in_rho_and_are_converted_once();
    void a_mixed_release_adds_the_pure_part();
    void gaussian_noise_without_a_delta_is_unaffordable();
    void the_order_of_mechanisms_does_not_matter();
    void disjoint_units_cost_the_larger_of_each();
    void groups_match_values_computed_by_hand_data();
    void groups_match_values_computed_by_hand();
    void replacing_a_unit_is_a_group_of_two();
    void shares_round_down_and_stay_within_the_budget();
    void a_budget_gives_the_noise_that_spends_it();
};

namespace {

constexpr std::int64_t pico = 1'000'000'000'000;
constexpr std::int64_t largest = std::numeric_limits<std::int64_t>::max();
constexpr std::int64_t picoDelta = 1'000'000; // 1e-6

MechanismCost gaussian(std::int64_t picoRho)
{
    return {std::nullopt, picoRho};
}

} // namespace

void TestComposition::nothing_costs_nothing()
{
    QCOMPARE(composed({}, picoDelta), Spend{});
    QVERIFY(composed({}, picoDelta).isPure());
}

void TestComposition::pure_mechanisms_add_up_in_both_accounts()
{
    const std::vector<MechanismCost> costs{{1'000'000, pico / 2}, {2'000'000, 2 * pico}, {1, 1}};
    QCOMPARE(composed(costs, picoDelta), (Spend{3'000'001, 2 * pico + pico / 2 + 1, 0}));
}

void TestComposition::gaussian_mechanisms_add_up_in_rho_and_are_converted_once()
{
    // rho = 0.63859708 is (6, 1e-6) by Corollary 13 of Canonne, Kamath, Steinke 2020; 0.63859708 rounds what
    // 6 allows in the eighth digit, which is less than one millionth of epsilon.
    const std::vector<MechanismCost> costs{gaussian(300'000'000'000), gaussian(338'597'080'000)};
    const Spend spend = composed(costs, picoDelta);
    QCOMPARE(spend.picoRho, std::int64_t{638'597'080'000});
    QCOMPARE(spend.picoDelta, picoDelta);
    QVERIFY(std::abs(spend.microEpsilon - 6'000'000) <= 1);
    // Far less than converting each on its own and adding up.
    const Spend apart = composed({&costs[0], 1}, picoDelta) + composed({&costs[1], 1}, picoDelta);
    QVERIFY(apart.microEpsilon > spend.microEpsilon + 1'000'000);
}

void TestComposition::a_mixed_release_adds_the_pure_part()
{
    const std::vector<MechanismCost> costs{gaussian(638'597'080'000), {1'500'000, pico + pico / 8}};
    const Spend spend = composed(costs, picoDelta);
    QVERIFY(std::abs(spend.microEpsilon - 7'500'000) <= 1);
    QCOMPARE(spend.picoRho, std::int64_t{1'763'597'080'000});
    QCOMPARE(spend.picoDelta, picoDelta);
}

void TestComposition::gaussian_noise_without_a_delta_is_unaffordable()
{
    const MechanismCost cost = gaussian(1);
    QCOMPARE(composed({&cost, 1}, 0).microEpsilon, largest);
}

void TestComposition::the_order_of_mechanisms_does_not_matter()
{
    const std::vector<MechanismCost> costs{
        gaussian(7'000'000), {900'001, 5}, gaussian(90'000'000'003), {17, 3}};
    const std::vector<MechanismCost> reversed(costs.rbegin(), costs.rend());
    QCOMPARE(composed(costs, picoDelta), composed(reversed, picoDelta));
}

void TestComposition::disjoint_units_cost_the_larger_of_each()
{
    QCOMPARE(parallel({3, 1, 0}, {2, 5, 7}), (Spend{3, 5, 7}));
    QCOMPARE(parallel({3, 1, 0}, {3, 1, 0}), (Spend{3, 1, 0}));
}

void TestComposition::groups_match_values_computed_by_hand_data()
{
    QTest::addColumn<Spend>("spend");
    QTest::addColumn<int>("units");
    QTest::addColumn<Spend>("expected");
    QTest::newRow("one") << Spend{1, 2, 3} << 1 << Spend{1, 2, 3};
    QTest::newRow("three, pure") << Spend{1'000'000, pico / 2, 0} << 3
                                 << Spend{3'000'000, 4 * pico + pico / 2, 0};
    // 2 e 1e-6 = 5.43656365691809e-6.
    QTest::newRow("two, with delta") << Spend{1'000'000, 24'355'970'000, 1'000'000} << 2
                                     << Spend{2'000'000, 97'423'880'000, 5'436'564};
    // 3 e^(2 x 0.5) 1e-9 = 8.15484548537714e-9.
    QTest::newRow("three, with delta") << Spend{500'000, 1, 1'000} << 3 << Spend{1'500'000, 9, 8'155};
    QTest::newRow("a delta of one says nothing")
        << Spend{50'000'000, pico, pico / 1000} << 3 << Spend{150'000'000, 9 * pico, pico};
    QTest::newRow("never wraps around") << Spend{largest, largest / 2, 0} << 2 << Spend{largest, largest, 0};
}

void TestComposition::groups_match_values_computed_by_hand()
{
    QFETCH(Spend, spend);
    QFETCH(int, units);
    QFETCH(Spend, expected);
    QCOMPARE(group(spend, units), expected);
}

void TestComposition::replacing_a_unit_is_a_group_of_two()
{
    QCOMPARE(replaceOne({6'000'000, 3 * pico, 0}), (Spend{12'000'000, 12 * pico, 0}));
    QCOMPARE(replaceOne({1'000'000, 24'355'970'000, 1'000'000}),
             (Spend{2'000'000, 97'423'880'000, 5'436'564}));
}

void TestComposition::shares_round_down_and_stay_within_the_budget()
{
    const auto budget = NoiseBudget::pure(*Epsilon::from(1));
    QCOMPARE(budget.share(1, 3).amount(), std::int64_t{333'333});
    QCOMPARE(budget.share(2, 3).amount(), std::int64_t{666'666});
    QCOMPARE(budget.share(7, 7).amount(), std::int64_t{1'000'000});
    // At least the smallest amount: a part of nothing would want infinite noise.
    QCOMPARE(NoiseBudget::pure(*Epsilon::from(0.000001)).share(1, 3).amount(), std::int64_t{1});
    // No overflow: 50 in 1e-12, in parts of 10^15.
    const std::int64_t parts = 1'000'000'000'000'000;
    QCOMPARE(NoiseBudget::concentrated(50 * pico).share(parts - 1, parts).amount(), 50 * pico - 1);
    QVERIFY(NoiseBudget::concentrated(pico).share(1, 2).isGaussian());
    QVERIFY(!budget.share(1, 2).isGaussian());
}

void TestComposition::a_budget_gives_the_noise_that_spends_it()
{
    const Sensitivity sensitivity{3 * 65'536, 65'536LL * 65'536};
    const Noise laplace = NoiseBudget::pure(*Epsilon::from(3)).noiseFor(sensitivity);
    QVERIFY(laplace == Noise(LaplaceScale{65'536, 1}));
    // sigma^2 = W^2 / (2 rho) = 2^32 / 0.5.
    const Noise gaussianNoise = NoiseBudget::concentrated(pico / 4).noiseFor(sensitivity);
    QVERIFY(gaussianNoise == Noise(GaussianVariance{std::int64_t{1} << 33}));

    // A plan that splits (1, 1e-6) over its tables spends no more than (1, 1e-6), to the last millionth.
    const auto budget = NoiseBudget::concentrated(exactPicoRho({}, 1'000'000, picoDelta) - 1'000);
    std::vector<MechanismCost> costs;
    for (const auto &[part, whole] : {std::pair(1, 2), std::pair(3, 10), std::pair(1, 5)})
        costs.push_back(costOf(sensitivity, budget.share(part, whole).noiseFor(sensitivity)));
    const Spend spend = composed(costs, picoDelta);
    QVERIFY(spend.picoRho <= budget.amount());
    QVERIFY(spend.microEpsilon <= 1'000'000);
    QVERIFY(spend.microEpsilon >= 999'990);
    // By rho alone it would cost more.
    QVERIFY(composedByRho(costs, picoDelta).microEpsilon > 1'050'000);
}

} // namespace tst_composition

QTEST_APPLESS_MAIN(tst_composition::TestComposition)
#include "tst_composition.moc"
