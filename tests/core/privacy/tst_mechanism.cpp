#include "core/privacy/mechanisms/NoiseMechanism.h"
#include "tests/core/privacy/ReservationForTests.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <numeric>
#include <type_traits>

namespace tst_mechanism {

using namespace core::privacy;
using core::ErrorCode;

// Private sums are no released value, and nobody but the mechanism can make one of them.
static_assert(!std::is_convertible_v<ExactCounts, Released<NoisyCounts>>);
static_assert(!std::is_constructible_v<Released<NoisyCounts>, NoisyCounts>);
static_assert(!std::is_default_constructible_v<ReleasePass>);

using Cells = std::vector<std::int64_t>;

class TestMechanism : public QObject
{
    Q_OBJECT

private slots:
    void every_cell_gets_noise_of_the_stated_scale_whatever_it_holds_data();
    void every_cell_gets_noise_of_the_stated_scale_whatever_it_holds();
    void noise_is_independent_across_cells_and_tables_data();
    void noise_is_independent_across_cells_and_tables();
    void the_result_tells_the_noise_and_the_sensitivity_that_were_asked_for();
    void a_sensitivity_or_noise_out_of_range_is_refused_data();
    void a_sensitivity_or_noise_out_of_range_is_refused();
    void sums_at_the_ends_of_the_range_do_not_wrap_around();
    void what_is_derived_or_gathered_from_released_values_is_released();

private:
    Cells released(const Cells &exact, const Sensitivity &sensitivity, const Noise &noise);

    SecureRandom m_random;
};

namespace {

constexpr std::int64_t weight = 1 << 16;
constexpr Sensitivity oneUnit{weight, weight *weight};
constexpr std::int64_t picoDelta = 1'000'000; // 1e-6

Spend spendFor(const std::vector<MechanismCost> &costs)
{
    return composed(costs, picoDelta);
}

double correlation(const std::vector<double> &a, const std::vector<double> &b)
{
    const double ab = std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
    const double aa = std::inner_product(a.begin(), a.end(), a.begin(), 0.0);
    const double bb = std::inner_product(b.begin(), b.end(), b.begin(), 0.0);
    return ab / std::sqrt(aa * bb);
}

void bothNoises()
{
    QTest::addColumn<Noise>("noise");
    QTest::newRow("Laplace") << Noise(laplaceScale(weight, *Epsilon::from(2)));               // b = 32768
    QTest::newRow("Gaussian") << Noise(gaussianVariance(oneUnit.l2Squared, 500'000'000'000)); // sigma = 65536
}

} // namespace

Cells TestMechanism::released(const Cells &exact, const Sensitivity &sensitivity, const Noise &noise)
{
    auto reservation = ReservationForTests::of(spendFor({costOf(sensitivity, noise)}));
    const auto noisy = NoiseMechanism::release(ExactCounts(exact, sensitivity), noise, reservation, m_random);
    return noisy ? (*noisy)->cells : Cells();
}

void TestMechanism::every_cell_gets_noise_of_the_stated_scale_whatever_it_holds_data()
{
    bothNoises();
}

void TestMechanism::every_cell_gets_noise_of_the_stated_scale_whatever_it_holds()
{
    QFETCH(Noise, noise);
    constexpr std::size_t cells = 200'000;
    const bool isLaplace = std::holds_alternative<LaplaceScale>(noise);
    // Mean of |noise|: b for Laplace, whose |noise| has standard deviation b; sigma sqrt(2/pi) for Gaussian,
    // whose |noise| has sigma sqrt(1 - 2/pi). The discrete ones differ by 1 part in 10^9 at these scales.
    const double mean = isLaplace ? 32768 : 65536 * std::sqrt(2 / M_PI);
    const double deviation = isLaplace ? 32768 : 65536 * std::sqrt(1 - 2 / M_PI);

    for (const std::int64_t truth : {std::int64_t{0}, weight, std::int64_t{1'000'000'000'000}}) {
        const Cells noisy = released(Cells(cells, truth), oneUnit, noise);
        QCOMPARE(noisy.size(), cells);
        double total = 0;
        std::size_t untouched = 0;
        for (const std::int64_t cell : noisy) {
            total += std::abs(static_cast<double>(cell - truth));
            untouched += cell == truth;
        }
        // 6 standard errors are passed by chance less than once in 10^8 runs.
        const double measured = total / cells;
        QVERIFY2(std::abs(measured - mean) < 6 * deviation / std::sqrt(cells),
                 qPrintable(QString::number(measured)));
        // P(noise = 0) is 1/(2b) or 1/(sigma sqrt(2 pi)): 3 or 1 cells are expected, and 30 would be chance
        // less than once in 10^18 runs.
        QVERIFY(untouched < 30);
    }
}

void TestMechanism::noise_is_independent_across_cells_and_tables_data()
{
    bothNoises();
}

void TestMechanism::noise_is_independent_across_cells_and_tables()
{
    QFETCH(Noise, noise);
    constexpr std::size_t cells = 100'000;
    const auto drawn = [&] {
        const Cells noisy = released(Cells(cells, 0), oneUnit, noise);
        return std::vector<double>(noisy.begin(), noisy.end());
    };
    const std::vector<double> first = drawn();
    const std::vector<double> second = drawn();
    // The correlation of n independent pairs has a standard deviation of 1/sqrt(n); 6.5 of them are passed
    // by chance less than once in 10^10 tests, of which there are 21.
    const double limit = 6.5 / std::sqrt(cells);
    QVERIFY(std::abs(correlation(first, second)) < limit);
    for (std::ptrdiff_t apart : {1, 2, 3, 4, 16, 64, 511, 512, 1024, 4096}) {
        const auto count = static_cast<std::ptrdiff_t>(cells) - apart;
        const std::vector<double> left(first.begin(), first.begin() + count);
        const std::vector<double> right(first.begin() + apart, first.end());
        QVERIFY2(std::abs(correlation(left, right)) < limit, qPrintable(QString::number(apart)));
    }
}

void TestMechanism::the_result_tells_the_noise_and_the_sensitivity_that_were_asked_for()
{
    const Sensitivity sensitivity{3, 9};
    for (const Noise noise : {Noise(LaplaceScale{7, 2}), Noise(GaussianVariance{1'000})}) {
        auto reservation = ReservationForTests::of(spendFor({costOf(sensitivity, noise)}));
        const auto noisy =
            NoiseMechanism::release(ExactCounts({5}, sensitivity), noise, reservation, m_random);
        QVERIFY(noisy);
        QVERIFY((*noisy)->noise == noise);
        QVERIFY((*noisy)->sensitivity == sensitivity);
    }
}

void TestMechanism::a_sensitivity_or_noise_out_of_range_is_refused_data()
{
    QTest::addColumn<qint64>("l1");
    QTest::addColumn<qint64>("l2Squared");
    QTest::addColumn<Noise>("noise");
    constexpr qint64 large = qint64{1} << 31;
    QTest::newRow("no L1 sensitivity") << qint64{0} << qint64{1} << Noise(LaplaceScale{1, 1});
    QTest::newRow("no L2 sensitivity") << qint64{1} << qint64{0} << Noise(GaussianVariance{100});
    QTest::newRow("L2 above L1") << qint64{3} << qint64{10} << Noise(LaplaceScale{10, 1});
    QTest::newRow("too large") << large << qint64{1} << Noise(LaplaceScale{large, 1});
    QTest::newRow("no scale") << qint64{1} << qint64{1} << Noise(LaplaceScale{0, 1});
    QTest::newRow("scale too large") << qint64{1} << qint64{1} << Noise(LaplaceScale{qint64{1} << 56, 1});
    QTest::newRow("no denominator") << qint64{1} << qint64{1} << Noise(LaplaceScale{1, 0});
    QTest::newRow("no variance") << qint64{1} << qint64{1} << Noise(GaussianVariance{0});
    QTest::newRow("variance too large") << qint64{1} << qint64{1} << Noise(GaussianVariance{qint64{1} << 62});
}

void TestMechanism::a_sensitivity_or_noise_out_of_range_is_refused()
{
    QFETCH(qint64, l1);
    QFETCH(qint64, l2Squared);
    QFETCH(Noise, noise);
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    auto reservation = ReservationForTests::of({most, most, picoDelta}); // would pay for anything
    const auto noisy =
        NoiseMechanism::release(ExactCounts({1}, {l1, l2Squared}), noise, reservation, m_random);
    QVERIFY(!noisy);
    QCOMPARE(noisy.error().code, ErrorCode::Internal);
}

void TestMechanism::sums_at_the_ends_of_the_range_do_not_wrap_around()
{
    constexpr std::int64_t largest = std::numeric_limits<std::int64_t>::max();
    constexpr std::int64_t smallest = std::numeric_limits<std::int64_t>::min();
    Cells exact(100, largest);
    exact.resize(200, smallest);

    const Cells noisy = released(exact, oneUnit, laplaceScale(weight, *Epsilon::from(1)));

    // Noise of more than 2^62 has a chance of e^-10^13.
    for (std::size_t cell = 0; cell < 100; ++cell) {
        QVERIFY(noisy[cell] > largest / 2);
        QVERIFY(noisy[100 + cell] < smallest / 2);
    }
}

void TestMechanism::what_is_derived_or_gathered_from_released_values_is_released()
{
    const Noise noise = laplaceScale(1, *Epsilon::from(1));
    auto reservation = ReservationForTests::of(spendFor({costOf({1, 1}, noise)}));
    const auto noisy = NoiseMechanism::release(ExactCounts({1, 2, 3}, {1, 1}), noise, reservation, m_random);

    const auto size = noisy->derive([](const NoisyCounts &counts) { return counts.cells.size(); });
    const auto sizes = Released<std::size_t>::gather({size, size});

    static_assert(std::is_same_v<decltype(size), const Released<std::size_t>>);
    static_assert(std::is_same_v<decltype(sizes), const Released<std::vector<std::size_t>>>);
    QCOMPARE(*size, std::size_t{3});
    QCOMPARE(*sizes, (std::vector<std::size_t>{3, 3}));
}

} // namespace tst_mechanism

QTEST_APPLESS_MAIN(tst_mechanism::TestMechanism)
#include "tst_mechanism.moc"
