#include "core/privacy/accounting/Accounting.h"
#include "core/privacy/samplers/ExactSamplers.h"
#include "tests/core/privacy/WideProduct.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <random>

namespace tst_accounting {

using namespace core::privacy;
using core::ErrorCode;

// What the arithmetic in 128 bits rests on: sensitivities below 2^31, scales below 2^56, variances below
// 2^62.
static_assert(Sensitivity{(std::int64_t{1} << 31) - 1, 1}.isInRange());
static_assert(!Sensitivity{std::int64_t{1} << 31, 1}.isInRange());
static_assert(LaplaceScale{(std::int64_t{1} << 56) - 1, 1}.isInRange());
static_assert(!LaplaceScale{std::int64_t{1} << 56, 1}.isInRange());
static_assert(GaussianVariance{static_cast<std::int64_t>(largestSigmaSquared)}.isInRange());
static_assert(!GaussianVariance{static_cast<std::int64_t>(largestSigmaSquared) + 1}.isInRange());
// The numerator of laplaceScale, for the largest sensitivity there is.
static_assert(((std::int64_t{1} << 31) - 1) * 1'000'000 < std::int64_t{1} << 56);
// The largest kernel sums planned for: 4096 pairs of features.
static_assert(Sensitivity{4096 * std::int64_t{23'171}, 4096 * std::int64_t{268'458'250}}.isInRange());

class TestAccounting : public QObject
{
    Q_OBJECT

private slots:
    void epsilon_rejects_what_is_no_privacy_loss_data();
    void epsilon_rejects_what_is_no_privacy_loss();
    void epsilon_keeps_millionths();
    void the_scale_is_sensitivity_over_epsilon_in_lowest_terms();
    void costs_match_values_computed_by_hand_data();
    void costs_match_values_computed_by_hand();
    void laplace_noise_meets_its_epsilon_and_no_less_would();
    void gaussian_noise_meets_its_rho_and_no_less_would();
    void a_variance_that_is_cut_says_what_it_costs();
    void a_large_epsilon_is_its_own_rho();
    void what_is_out_of_range_is_unaffordable();
    void odds_are_those_of_the_definition();
};

namespace {

constexpr std::int64_t pico = 1'000'000'000'000;
constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();

// Sizes spread evenly over the orders of magnitude.
std::int64_t anyBetween(std::int64_t low, std::int64_t high, std::mt19937_64 &random)
{
    std::uniform_real_distribution<double> power(std::log(static_cast<double>(low)),
                                                 std::log(static_cast<double>(high)));
    return std::clamp(static_cast<std::int64_t>(std::exp(power(random))), low, high);
}

} // namespace

void TestAccounting::epsilon_rejects_what_is_no_privacy_loss_data()
{
    QTest::addColumn<double>("value");
    QTest::newRow("zero") << 0.0;
    QTest::newRow("negative") << -1.0;
    QTest::newRow("infinite") << std::numeric_limits<double>::infinity();
    QTest::newRow("not a number") << std::numeric_limits<double>::quiet_NaN();
    QTest::newRow("above 4000") << 4000.1;
    QTest::newRow("below a millionth") << 1e-7;
}

void TestAccounting::epsilon_rejects_what_is_no_privacy_loss()
{
    QFETCH(double, value);
    const auto epsilon = Epsilon::from(value);
    QVERIFY(!epsilon);
    QCOMPARE(epsilon.error().code, ErrorCode::InvalidParameter);
}

void TestAccounting::epsilon_keeps_millionths()
{
    QCOMPARE(Epsilon::from(0.29)->micro(), std::int64_t{290'000});
    QCOMPARE(Epsilon::from(50)->micro(), std::int64_t{50'000'000});
    QCOMPARE(Epsilon::from(0.000001)->micro(), std::int64_t{1});
}

void TestAccounting::the_scale_is_sensitivity_over_epsilon_in_lowest_terms()
{
    const auto scale = laplaceScale(65536, *Epsilon::from(6));
    // 65536 / 6 = 32768 / 3.
    QCOMPARE(scale.numerator, std::int64_t{32768});
    QCOMPARE(scale.denominator, std::int64_t{3});
}

void TestAccounting::costs_match_values_computed_by_hand_data()
{
    QTest::addColumn<qint64>("l1");
    QTest::addColumn<qint64>("l2Squared");
    QTest::addColumn<qint64>("t");
    QTest::addColumn<qint64>("s");
    QTest::addColumn<qint64>("sigmaSquared");
    QTest::addColumn<qint64>("microEpsilon");
    QTest::addColumn<qint64>("picoRho");
    // epsilon = l1 s/t, rho = l2^2 s^2 / (2 t^2).
    QTest::newRow("counting query") << qint64{1} << qint64{1} << qint64{1} << qint64{1} << qint64{0}
                                    << qint64{1'000'000} << qint64{500'000'000'000};
    QTest::newRow("a third, rounded up") << qint64{1} << qint64{1} << qint64{3} << qint64{1} << qint64{0}
                                         << qint64{333'334} << qint64{55'555'555'556};
    QTest::newRow("ten cells of one") << qint64{10} << qint64{10} << qint64{2} << qint64{1} << qint64{0}
                                      << qint64{5'000'000} << qint64{1'250'000'000'000};
    // 512 pairs at epsilon 10: rho = 100 A2 / (2 512 A1^2) = 0.0488300584
    QTest::newRow("Fourier features")
        << qint64{512 * 23'171} << qint64{512 * 268'458'250LL} << qint64{512 * 23'171} << qint64{10}
        << qint64{0} << qint64{10'000'000} << qint64{48'830'058'408};
    // rho = l2^2 / (2 sigma^2).
    QTest::newRow("Gaussian") << qint64{1} << qint64{1} << qint64{0} << qint64{0} << qint64{2} << qint64{-1}
                              << qint64{250'000'000'000};
    QTest::newRow("Gaussian, rounded up") << qint64{3} << qint64{9} << qint64{0} << qint64{0} << qint64{7}
                                          << qint64{-1} << qint64{642'857'142'858};
}

void TestAccounting::costs_match_values_computed_by_hand()
{
    QFETCH(qint64, l1);
    QFETCH(qint64, l2Squared);
    QFETCH(qint64, t);
    QFETCH(qint64, s);
    QFETCH(qint64, sigmaSquared);
    QFETCH(qint64, microEpsilon);
    QFETCH(qint64, picoRho);
    const Noise noise = t > 0 ? Noise(LaplaceScale{t, s}) : Noise(GaussianVariance{sigmaSquared});
    const MechanismCost cost = costOf({l1, l2Squared}, noise);
    QCOMPARE(cost.microEpsilon.value_or(-1), microEpsilon);
    QCOMPARE(cost.picoRho, picoRho);
}

void TestAccounting::laplace_noise_meets_its_epsilon_and_no_less_would()
{
    std::mt19937_64 random(1);
    for (int round = 0; round < 20'000; ++round) {
        const std::int64_t l1 = anyBetween(1, (std::int64_t{1} << 31) - 1, random);
        const std::int64_t l2Squared = anyBetween(1, l1 * l1, random);
        const auto epsilon = *Epsilon::from(static_cast<double>(anyBetween(1, 50'000'000, random)) / 1e6);
        const LaplaceScale scale = laplaceScale(l1, epsilon);

        const MechanismCost cost = costOf({l1, l2Squared}, scale);

        // The scale is exact, so the cost is what was asked, to the millionth.
        QCOMPARE(*cost.microEpsilon, epsilon.micro());
        // picoRho is the smallest whole number with picoRho 2 t^2 >= 10^12 l2^2 s^2.
        const std::int64_t t = scale.numerator;
        const std::int64_t s = scale.denominator;
        QVERIFY(WideProduct({l2Squared, s, s, pico}) <= WideProduct({cost.picoRho, 2, t, t}));
        QVERIFY(WideProduct({cost.picoRho - 1, 2, t, t}) < WideProduct({l2Squared, s, s, pico}));
        // One quantum less of noise would spend more than was asked.
        if (t > 1)
            QVERIFY(*costOf({l1, l2Squared}, LaplaceScale{t - 1, s}).microEpsilon > epsilon.micro());
    }
}

void TestAccounting::gaussian_noise_meets_its_rho_and_no_less_would()
{
    std::mt19937_64 random(2);
    for (int round = 0; round < 20'000; ++round) {
        const std::int64_t l1 = anyBetween(1, (std::int64_t{1} << 31) - 1, random);
        const std::int64_t l2Squared = anyBetween(1, l1 * l1, random);
        const std::int64_t asked = anyBetween(1'000'000, 50 * pico, random); // rho from 1e-6 to 50
        const std::int64_t sigmaSquared = gaussianVariance(l2Squared, asked).sigmaSquared;
        if (sigmaSquared == static_cast<std::int64_t>(largestSigmaSquared))
            continue; // cut: see below

        const MechanismCost cost = costOf({l1, l2Squared}, GaussianVariance{sigmaSquared});

        QVERIFY(!cost.microEpsilon);
        QVERIFY(cost.picoRho <= asked);
        QVERIFY(WideProduct({l2Squared, pico}) <= WideProduct({cost.picoRho, 2, sigmaSquared}));
        QVERIFY(WideProduct({cost.picoRho - 1, 2, sigmaSquared}) < WideProduct({l2Squared, pico}));
        if (sigmaSquared > 1)
            QVERIFY(costOf({l1, l2Squared}, GaussianVariance{sigmaSquared - 1}).picoRho > asked);
    }
}

void TestAccounting::a_variance_that_is_cut_says_what_it_costs()
{
    // l2^2 = 2^60 at rho = 1e-12 would want a variance of 5.8e29.
    const std::int64_t l2Squared = std::int64_t{1} << 60;
    const GaussianVariance variance = gaussianVariance(l2Squared, 1);
    QVERIFY(variance.isInRange());
    // 2^60 / (2 (2^62 - 1)) is a little above 1/8.
    QCOMPARE(costOf({std::int64_t{1} << 30, l2Squared}, variance).picoRho, std::int64_t{125'000'000'001});
    // Never a variance of zero, which no sampler takes.
    QCOMPARE(gaussianVariance(1, 50 * pico).sigmaSquared, std::int64_t{1});
}

// Half its square is the bound up to 64; the divergence is never above epsilon itself.
void TestAccounting::a_large_epsilon_is_its_own_rho()
{
    QCOMPARE(costOf({1, 1}, LaplaceScale{1, 64}), (MechanismCost{64'000'000, 2048 * pico, 0}));
    QCOMPARE(costOf({1, 1}, LaplaceScale{1, 65}), (MechanismCost{65'000'000, 65 * pico, 0}));
    QCOMPARE(costOf({4096, 4096}, LaplaceScale{1, 1}), (MechanismCost{4'096'000'000, 4096 * pico, 0}));
    // What an epsilon pays for costs that epsilon.
    const std::int64_t picoRho = zcdpPicoRho(*Epsilon::from(2500), 1e-5);
    const MechanismCost paid{std::nullopt, picoRho, 0};
    QCOMPARE(composed(std::span(&paid, 1), 10'000'000).microEpsilon, std::int64_t{2'500'000'000});
}

void TestAccounting::what_is_out_of_range_is_unaffordable()
{
    for (const Sensitivity bad :
         {Sensitivity{0, 0}, Sensitivity{-1, 1}, Sensitivity{1, 2}, Sensitivity{std::int64_t{1} << 31, 1}}) {
        QCOMPARE(*costOf(bad, LaplaceScale{1000, 1}).microEpsilon, most);
        QCOMPARE(costOf(bad, GaussianVariance{1000}).picoRho, most);
    }
    for (const LaplaceScale bad :
         {LaplaceScale{0, 1}, LaplaceScale{-1, 1}, LaplaceScale{1, 0}, LaplaceScale{1, 4097}}) {
        QCOMPARE(*costOf({1, 1}, bad).microEpsilon, most);
        QCOMPARE(costOf({1, 1}, bad).picoRho, most);
    }
    QCOMPARE(costOf({1, 1}, GaussianVariance{0}).picoRho, most);
    // And stays so when it is added to something.
    const MechanismCost two[] = {costOf({1, 1}, LaplaceScale{1, 4097}), costOf({1, 1}, LaplaceScale{1, 1})};
    QCOMPARE(composed(two, 0).microEpsilon, most);
    QCOMPARE(composed(two, 0).picoRho, most);
}

void TestAccounting::odds_are_those_of_the_definition()
{
    // Even odds times e^eps.
    QVERIFY(std::abs(posteriorBound(1.0) - 0.7310586) < 1e-7);
    QVERIFY(std::abs(posteriorBound(std::log(3.0), 0.25) - 0.5) < 1e-12);
    QCOMPARE(posteriorBound(0.0, 0.3), 0.3);
}

} // namespace tst_accounting

QTEST_APPLESS_MAIN(tst_accounting::TestAccounting)
#include "tst_accounting.moc"
