#include "core/privacy/samplers/ExactSamplers.h"
#include "core/privacy/samplers/SecureRandom.h"
#include "tests/core/privacy/SampleChecks.h"

#include <QTest>

#include <thread>

namespace tst_samplerstatistics {

using namespace core::privacy;
using samplechecks::Sample;

/// The samplers on the randomness of the operating system. Every single check has a false-alarm rate below
/// 1e-9 (6.2 standard deviations); there are fewer than 300 of them.
class TestSamplerStatistics : public QObject
{
    Q_OBJECT

private slots:
    void discrete_laplace_fits_its_distribution_data();
    void discrete_laplace_fits_its_distribution();
    void discrete_gaussian_fits_its_distribution_data();
    void discrete_gaussian_fits_its_distribution();
    void threads_draw_independent_noise();
    void the_checks_notice_a_wrong_distribution_data();
    void the_checks_notice_a_wrong_distribution();
};

namespace {

constexpr double limit = 6.2;
constexpr std::size_t draws = 2'000'000;

template<typename Draw>
Sample sampled(Draw draw, std::size_t count = draws)
{
    SecureRandom random;
    Sample sample(count);
    for (std::int64_t &value : sample)
        value = draw(random);
    return sample;
}

Sample laplaceSample(quint64 t, quint64 s)
{
    return sampled([=](SecureRandom &random) { return discreteLaplace(random, t, s); });
}

// P(value <= x) of the discrete Laplace distribution, summed as geometric series.
samplechecks::Cumulative laplaceCumulative(double scale)
{
    const double decay = std::exp(-1 / scale);
    return [=](std::int64_t value) {
        const auto x = static_cast<double>(value);
        return x < 0 ? std::exp(x / scale) / (1 + decay) : 1 - std::exp(-(x + 1) / scale) / (1 + decay);
    };
}

// Sums the density where it is coarse. Where it is fine, the midpoint rule for the continuous one is off by
// less than 1/(24 sigma^2).
samplechecks::Cumulative gaussianCumulative(double sigma)
{
    if (sigma > 1000)
        return [=](std::int64_t value) {
            return std::erfc(-(static_cast<double>(value) + 0.5) / (sigma * std::sqrt(2.0))) / 2;
        };
    std::vector<double> sums(401, 0.0); // up to -200, ..., 200
    double sum = 0;
    for (int x = -200; x <= 200; ++x)
        sums[static_cast<std::size_t>(x + 200)] = sum += std::exp(-x * x / (2 * sigma * sigma));
    return [=](std::int64_t value) {
        return sums[static_cast<std::size_t>(std::clamp<std::int64_t>(value + 200, 0, 400))] / sum;
    };
}

void checkFit(const Sample &sample, const samplechecks::Cumulative &cumulative, double scale, int fewestBins)
{
    const auto fit = samplechecks::chiSquare(sample, cumulative, scale);
    QVERIFY2(fit.bins >= fewestBins, qPrintable(QString::number(fit.bins)));
    QVERIFY2(fit.standardDeviations < limit, qPrintable(QString::number(fit.standardDeviations)));
    QVERIFY(std::abs(samplechecks::signImbalance(sample)) < limit);
    const double atZero = cumulative(0) - cumulative(-1);
    if (atZero * static_cast<double>(sample.size()) > 100)
        QVERIFY(std::abs(samplechecks::pointExcess(sample, 0, atZero)) < limit);
    for (std::size_t lag = 1; lag <= 8; ++lag)
        QVERIFY2(std::abs(samplechecks::autocorrelation(sample, lag)) < limit,
                 qPrintable(QString::number(lag)));
}

} // namespace

void TestSamplerStatistics::discrete_laplace_fits_its_distribution_data()
{
    QTest::addColumn<quint64>("t");
    QTest::addColumn<quint64>("s");
    QTest::addColumn<int>("fewestBins");
    // At scale 1/2 only 9 values are expected 100 times or more in two million draws.
    QTest::newRow("1/2") << quint64{1} << quint64{2} << 9;
    QTest::newRow("1") << quint64{1} << quint64{1} << 17;
    QTest::newRow("10/3") << quint64{10} << quint64{3} << 45;
    QTest::newRow("1000") << quint64{1000} << quint64{1} << 60;
    QTest::newRow("65536 as the histogram uses it") << quint64{65536} << quint64{1} << 60;
    QTest::newRow("23 million") << quint64{23'000'000} << quint64{1} << 60;
}

void TestSamplerStatistics::discrete_laplace_fits_its_distribution()
{
    QFETCH(quint64, t);
    QFETCH(quint64, s);
    QFETCH(int, fewestBins);
    const double scale = static_cast<double>(t) / static_cast<double>(s);
    const Sample sample = laplaceSample(t, s);

    checkFit(sample, laplaceCumulative(scale), scale, fewestBins);
    if (scale < 10) {
        // The slope is the privacy loss per unit: -s/t away from zero, +s/t towards it.
        for (int x = 0; x < 3; ++x) {
            QVERIFY(std::abs(samplechecks::slopeExcess(sample, x, -1 / scale)) < limit);
            QVERIFY(std::abs(samplechecks::slopeExcess(sample, -x - 1, 1 / scale)) < limit);
        }
    }
}

void TestSamplerStatistics::discrete_gaussian_fits_its_distribution_data()
{
    QTest::addColumn<quint64>("sigmaSquared");
    QTest::addColumn<int>("fewestBins");
    QTest::newRow("1") << quint64{1} << 9;
    QTest::newRow("4") << quint64{4} << 16;
    QTest::newRow("30") << quint64{30} << 40;
    QTest::newRow("10^14") << quint64{100'000'000'000'000} << 35;
    // What 2048 pairs of Fourier features at rho = 1e-4 ask for, and the largest variance there is.
    QTest::newRow("2.7 10^15") << quint64{2'749'012'480'000'000} << 35;
    QTest::newRow("2^62 - 1") << quint64{largestSigmaSquared} << 35;
}

void TestSamplerStatistics::discrete_gaussian_fits_its_distribution()
{
    QFETCH(quint64, sigmaSquared);
    QFETCH(int, fewestBins);
    const double sigma = std::sqrt(static_cast<double>(sigmaSquared));
    const Sample sample =
        sampled([=](SecureRandom &random) { return discreteGaussian(random, sigmaSquared); });

    checkFit(sample, gaussianCumulative(sigma), sigma, fewestBins);
    if (sigma < 10) {
        for (int x = 0; x < 3; ++x) {
            const double slope = -(2 * x + 1) / (2 * sigma * sigma);
            QVERIFY(std::abs(samplechecks::slopeExcess(sample, x, slope)) < limit);
            QVERIFY(std::abs(samplechecks::slopeExcess(sample, -x - 1, -slope)) < limit);
        }
    }
}

void TestSamplerStatistics::threads_draw_independent_noise()
{
    constexpr std::size_t count = 500'000;
    std::vector<Sample> samples(3);
    std::vector<std::thread> threads;
    for (Sample &sample : samples)
        threads.emplace_back([&sample] {
            sample = sampled([](SecureRandom &random) { return discreteLaplace(random, 65'536, 1); }, count);
        });
    for (std::thread &thread : threads)
        thread.join();
    for (std::size_t a = 0; a < samples.size(); ++a) {
        for (std::size_t b = a + 1; b < samples.size(); ++b) {
            const double together = samplechecks::correlation(samples[a].begin(), samples[b].begin(), count);
            QVERIFY2(std::abs(together) < limit, qPrintable(QString::number(together)));
        }
    }
}

void TestSamplerStatistics::the_checks_notice_a_wrong_distribution_data()
{
    QTest::addColumn<int>("mistake");
    QTest::newRow("scale 2 % too small") << 0;
    QTest::newRow("zero comes up twice as often") << 1;
    QTest::newRow("Gaussian instead of Laplace") << 2;
    QTest::newRow("every eighth draw is an old one") << 3;
    QTest::newRow("one sign in a hundred is flipped to plus") << 4;
}

void TestSamplerStatistics::the_checks_notice_a_wrong_distribution()
{
    QFETCH(int, mistake);
    Sample sample = laplaceSample(mistake == 0 ? 98 : 100, 10);
    SecureRandom random;
    for (std::size_t index = 8; index < sample.size(); ++index) {
        std::int64_t &value = sample[index];
        if (mistake == 1 && value != 0 && uniformBelow(random, 20) == 0)
            value = 0;
        if (mistake == 2)
            value = discreteGaussian(random, 200); // the same variance
        if (mistake == 3 && index % 8 == 0)
            value = sample[index - 8];
        if (mistake == 4 && uniformBelow(random, 100) == 0)
            value = std::abs(value);
    }
    const auto cumulative = laplaceCumulative(10);
    const double atZero = cumulative(0) - cumulative(-1);
    const std::vector<double> found{samplechecks::chiSquare(sample, cumulative, 10).standardDeviations,
                                    std::abs(samplechecks::pointExcess(sample, 0, atZero)),
                                    std::abs(samplechecks::signImbalance(sample)),
                                    std::abs(samplechecks::autocorrelation(sample, 8))};
    QVERIFY(*std::max_element(found.begin(), found.end()) > limit);
}

} // namespace tst_samplerstatistics

QTEST_APPLESS_MAIN(tst_samplerstatistics::TestSamplerStatistics)
#include "tst_samplerstatistics.moc"
