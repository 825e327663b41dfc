#include "core/synthesis/keyphrases/Contribution.h"
#include "core/synthesis/keyphrases/LabelProportions.h"
#include "tests/core/privacy/ExactCountsForTests.h"
#include "tests/core/privacy/ReservationForTests.h"

#include <QTest>

#include <cmath>
#include <numeric>
#include <random>

namespace tst_labelproportions {

using namespace core;
using namespace core::synthesis;
using privacy::ExactCountsForTests;
using privacy::NoiseMechanism;
using privacy::ReservationForTests;

class TestLabelProportions : public QObject
{
    Q_OBJECT

private slots:
    void parts_are_in_proportion_data();
    void parts_are_in_proportion();
    void parts_sum_to_the_total();
    void a_person_shares_one_weight_over_its_labels();
    void the_cost_is_the_epsilon_of_the_plan();
    void the_released_counts_have_the_planned_noise();
    void negative_counts_are_no_share();

private:
    using Units = std::vector<std::vector<std::uint32_t>>;
    static LabelSums sumsOf(const Units &units, std::size_t labels)
    {
        LabelSums sums(labels);
        for (const auto &unit : units)
            sums.add(unit);
        return sums;
    }
    static std::vector<std::int64_t> cellsOf(const Units &units, std::size_t labels)
    {
        const auto counts = sumsOf(units, labels).take();
        return ExactCountsForTests::cells(counts);
    }
};

void TestLabelProportions::parts_are_in_proportion_data()
{
    using Shares = std::vector<double>;
    using Parts = std::vector<int>;
    QTest::addColumn<int>("total");
    QTest::addColumn<Shares>("shares");
    QTest::addColumn<Parts>("parts");
    QTest::newRow("exact") << 600 << Shares{1, 2, 3} << Parts{100, 200, 300};
    QTest::newRow("any unit") << 600 << Shares{1e-9, 2e-9, 3e-9} << Parts{100, 200, 300};
    QTest::newRow("one label") << 7 << Shares{0.3} << Parts{7};
    QTest::newRow("all 0") << 9 << Shares{0, 0, 0} << Parts{3, 3, 3};
    QTest::newRow("all 0, with a rest") << 11 << Shares{0, 0, 0} << Parts{4, 4, 3};
    QTest::newRow("a share of 0") << 5 << Shares{0, 1, 1, 0} << Parts{0, 3, 2, 0};
    // 2.5, 1.5 and 1: the two halves stand before the rest.
    QTest::newRow("largest remainder") << 5 << Shares{5, 3, 2} << Parts{3, 1, 1};
    // 1.6, 1.6 and 0.8: the remainder .8 goes first, then the first .6.
    QTest::newRow("a small share") << 4 << Shares{2, 2, 1} << Parts{2, 1, 1};
    QTest::newRow("nothing to split") << 0 << Shares{1, 2} << Parts{0, 0};
}

void TestLabelProportions::parts_are_in_proportion()
{
    QFETCH(int, total);
    QFETCH(std::vector<double>, shares);
    QFETCH(std::vector<int>, parts);
    QCOMPARE(apportioned(total, shares), parts);
}

void TestLabelProportions::parts_sum_to_the_total()
{
    std::mt19937 random(5); // a fixed, public seed
    std::exponential_distribution<double> any;
    for (int trial = 0; trial < 20'000; ++trial) {
        std::vector<double> shares(1 + random() % 40);
        for (double &share : shares)
            share = random() % 4 == 0 ? 0 : any(random);
        const int total = static_cast<int>(random() % 1'000'000);
        const std::vector<int> parts = apportioned(total, shares);
        QCOMPARE(std::accumulate(parts.begin(), parts.end(), 0), total);
        const double sum = std::accumulate(shares.begin(), shares.end(), 0.0);
        for (std::size_t label = 0; label < parts.size() && sum > 0; ++label) {
            // Never a whole document off, and none for a share of 0.
            QVERIFY(std::abs(parts[label] - shares[label] / sum * total) < 1 + 1e-6);
            QVERIFY(shares[label] > 0 || parts[label] == 0);
        }
    }
}

void TestLabelProportions::a_person_shares_one_weight_over_its_labels()
{
    const std::int64_t third = unitWeight / 3;
    QVERIFY(3 * third < unitWeight); // rounded down, so that the three are no more than W
    QCOMPARE(cellsOf({{0, 2, 3}}, 4), (std::vector<std::int64_t>{third, 0, third, third}));
    QCOMPARE(cellsOf({{1}, {1, 2}, {}, {1}}, 3),
             (std::vector<std::int64_t>{0, 2 * unitWeight + unitWeight / 2, unitWeight / 2}));
    std::vector<std::uint32_t> all(1000);
    std::iota(all.begin(), all.end(), 0U);
    const auto cells = cellsOf({all}, 1000);
    QVERIFY(std::accumulate(cells.begin(), cells.end(), std::int64_t{0}) <= unitWeight);
    QCOMPARE(cells.front(), unitWeight / 1000);
}

void TestLabelProportions::the_cost_is_the_epsilon_of_the_plan()
{
    for (const double value : {0.000001, 0.05, 0.3, 7.123456, 50.0}) {
        const auto epsilon = *privacy::Epsilon::from(value);
        const PlannedTable planned = plannedLabelTable(11, epsilon);
        QCOMPARE(planned.name, std::string("labels"));
        QCOMPARE(planned.cells, std::size_t{11});
        QCOMPARE(planned.sensitivity, LabelSums(11).take().sensitivity());
        QCOMPARE(planned.sensitivity, (privacy::Sensitivity{unitWeight, unitWeight * unitWeight}));
        QCOMPARE(*privacy::costOf(planned.sensitivity, planned.noise).microEpsilon, epsilon.micro());
    }
}

void TestLabelProportions::the_released_counts_have_the_planned_noise()
{
    // 20,000 labels stand for as many draws: what is left after the count is taken off is the noise.
    constexpr std::size_t labels = 20'000;
    const PlannedTable planned = plannedLabelTable(labels, *privacy::Epsilon::from(0.5));
    auto reservation = ReservationForTests::of({500'000, 1'000'000'000'000, 0});
    privacy::SecureRandom random;
    Units units;
    for (std::uint32_t label = 0; label < labels; ++label)
        units.push_back({label});
    const auto released =
        NoiseMechanism::release(sumsOf(units, labels).take(), planned.noise, reservation, random);
    QVERIFY(released);
    QCOMPARE((*released)->cells.size(), labels);
    double sum = 0;
    double magnitude = 0;
    for (const std::int64_t cell : (*released)->cells) {
        sum += static_cast<double>(cell - unitWeight);
        magnitude += static_cast<double>(std::abs(cell - unitWeight));
    }
    // Laplace noise of scale b = W / 0.5: |noise| is exponential of mean and deviation b, the noise itself
    // has mean 0 and deviation sqrt(2) b. Six deviations of the means of 20,000: a false alarm in 5 x 10^8.
    constexpr double b = unitWeight / 0.5;
    const double n = labels;
    QVERIFY(std::abs(magnitude / n - b) < 6 * b / std::sqrt(n));
    QVERIFY(std::abs(sum / n) < 6 * std::sqrt(2.0) * b / std::sqrt(n));
    // The reservation covered one release; it is used up.
    QVERIFY(!NoiseMechanism::release(sumsOf({}, labels).take(), planned.noise, reservation, random));
}

void TestLabelProportions::negative_counts_are_no_share()
{
    const NoisyTable table{labelTableName, {{-5, 0, 300, 100}, {}, privacy::LaplaceScale{1, 1}}};
    QCOMPARE(sharesOf(table), (std::vector<double>{0, 0, 300, 100}));
    QCOMPARE(apportioned(8, sharesOf(table)), (std::vector<int>{0, 0, 6, 2}));
}

} // namespace tst_labelproportions

QTEST_APPLESS_MAIN(tst_labelproportions::TestLabelProportions)
#include "tst_labelproportions.moc"
