#include "core/synthesis/keyphrases/Deconvolution.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <numeric>
#include <random>

namespace tst_deconvolution {

using namespace core::synthesis;
using core::privacy::GaussianVariance;
using core::privacy::LaplaceScale;
using core::privacy::Noise;
using Eigen::ArrayXf;
using Eigen::Index;

namespace {

constexpr double unit = 65'536; // cell units

/// Noise of about so many units' standard deviation.
Noise noiseOf(bool isGaussian, double units)
{
    if (isGaussian)
        return GaussianVariance{static_cast<std::int64_t>(units * unit * units * unit) + 1};
    return LaplaceScale{static_cast<std::int64_t>(units * unit / std::sqrt(2.0)) + 1, 1};
}

/// A table of counts of subjects by label, its expectation by the subjects alone, and noise in it.
struct Simulated
{
    ArrayXf expected;
    ArrayXf truth;
    ArrayXf noisy;

    /// A fixed, public seed: the same table every time. Most cells are far below their expectation and a few
    /// far above it, as it is where labels differ.
    Simulated(const Noise &noise, double unitsPerLabel)
        : expected(cells)
        , truth(cells)
        , noisy(cells)
    {
        std::mt19937 random(11);
        std::normal_distribution<double> normal;
        std::vector<double> common(subjects);
        for (double &each : common)
            each = std::exp(1.2 * normal(random));
        const double allCommon = std::accumulate(common.begin(), common.end(), 0.0);
        for (Index label = 0; label < labels; ++label) {
            std::vector<double> own(subjects);
            for (std::size_t subject = 0; subject < subjects; ++subject)
                own[subject] = common[subject] * std::exp(1.5 * normal(random));
            const double all = std::accumulate(own.begin(), own.end(), 0.0);
            for (std::size_t subject = 0; subject < subjects; ++subject) {
                const Index cell = label * static_cast<Index>(subjects) + static_cast<Index>(subject);
                expected[cell] = static_cast<float>(unit * unitsPerLabel * common[subject] / allCommon);
                std::poisson_distribution<int> count(unitsPerLabel * own[subject] / all);
                truth[cell] = static_cast<float>(unit * count(random));
                noisy[cell] = truth[cell] + static_cast<float>(draw(noise, random));
            }
        }
    }

    double meanSquare(const ArrayXf &answer) const
    {
        return ((answer - truth).cast<double>() / unit).square().mean();
    }

    static constexpr Index labels = 11;
    static constexpr std::size_t subjects = 400;
    static constexpr Index cells = labels * static_cast<Index>(subjects);

private:
    static double draw(const Noise &noise, std::mt19937 &random)
    {
        if (const auto *laplace = std::get_if<LaplaceScale>(&noise)) {
            const double size = std::exponential_distribution<double>(1 / laplace->value())(random);
            return random() % 2 == 0 ? size : -size;
        }
        return std::normal_distribution<double>(0, core::privacy::standardDeviation(noise))(random);
    }
};

} // namespace

class TestDeconvolution : public QObject
{
    Q_OBJECT

private slots:
    void with_hardly_any_noise_the_answer_is_the_noisy_value_data() { addNoises(); }
    void with_hardly_any_noise_the_answer_is_the_noisy_value();
    void with_overwhelming_noise_the_answer_is_the_expectation_data() { addNoises(); }
    void with_overwhelming_noise_the_answer_is_the_expectation();
    void what_the_coarse_resolution_knows_is_kept_data() { addNoises(); }
    void what_the_coarse_resolution_knows_is_kept();
    void it_is_better_than_either_of_its_inputs_data();
    void it_is_better_than_either_of_its_inputs();
    void small_noise_is_not_made_larger_data() { addNoises(); }
    void small_noise_is_not_made_larger();
    void it_is_defined_whatever_the_noise_made_data();
    void it_is_defined_whatever_the_noise_made();

private:
    static void addNoises()
    {
        QTest::addColumn<bool>("isGaussian");
        QTest::newRow("Laplace") << false;
        QTest::newRow("Gaussian") << true;
    }
};

void TestDeconvolution::with_hardly_any_noise_the_answer_is_the_noisy_value()
{
    QFETCH(bool, isGaussian);
    const std::vector<float> ratios = {
        0.0F, 0.07F, 0.3F, 0.9F, 1.0F, 1.45F, 2.9F, 3.1F, 47.0F, 700.0F, 1500.0F};
    constexpr Index repeats = 200;
    const auto kinds = static_cast<Index>(ratios.size());
    ArrayXf expected(repeats * kinds);
    ArrayXf noisy(repeats * kinds);
    for (Index cell = 0; cell < noisy.size(); ++cell) {
        expected[cell] = static_cast<float>(unit) * (1 + static_cast<float>(cell % 7));
        noisy[cell] = expected[cell] * ratios[static_cast<std::size_t>(cell % kinds)];
    }
    constexpr double deviation = 1e-3; // units; the least gap of the grid is 1/16 of the least expectation
    const ArrayXf answer = deconvolved(noisy, expected, noiseOf(isGaussian, deviation));
    // The grid has a say of (deviation / gap)^2 of the distance to it, below 3 x 10^-4 of it.
    for (Index cell = 0; cell < noisy.size(); ++cell)
        QVERIFY(std::abs(answer[cell] - noisy[cell]) <= 1e-3F * (expected[cell] / 16 + noisy[cell]));
}

void TestDeconvolution::with_overwhelming_noise_the_answer_is_the_expectation()
{
    QFETCH(bool, isGaussian);
    std::mt19937 random(12); // a fixed, public seed
    constexpr double deviation = 20'000;
    std::normal_distribution<float> noise(0.0F, static_cast<float>(deviation * unit));
    ArrayXf expected(2000);
    ArrayXf noisy(2000);
    for (Index cell = 0; cell < noisy.size(); ++cell) {
        expected[cell] = static_cast<float>(unit / 100) * (1 + static_cast<float>(cell % 10));
        noisy[cell] = noise(random);
    }
    const ArrayXf answer = deconvolved(noisy, expected, noiseOf(isGaussian, deviation));
    // Even 1024 times a tenth of a unit is only 0.005 deviations: a cell z deviations away can say no more
    // than a factor of e^(0.005 z) on any ratio, and none is as far as 5.
    for (Index cell = 0; cell < answer.size(); ++cell)
        QVERIFY(std::abs(answer[cell] / expected[cell] - 1) < 0.05F);
}

void TestDeconvolution::what_the_coarse_resolution_knows_is_kept()
{
    QFETCH(bool, isGaussian);
    // Noise of mean 0 leaves the sum to within sqrt(n) deviations; expectations know it better.
    const Simulated table(noiseOf(isGaussian, 3.0), 1000);
    const double expected = table.expected.cast<double>().sum();
    const double answer =
        deconvolved(table.noisy, table.expected, noiseOf(isGaussian, 3.0)).cast<double>().sum();
    QVERIFY2(std::abs(answer / expected - 1) < 0.1, qPrintable(QString::number(answer / expected)));

    // Even if all noise happens to be negative: half a deviation in every cell.
    const ArrayXf even = ArrayXf::Constant(4000, static_cast<float>(unit));
    const ArrayXf low = ArrayXf::Constant(4000, static_cast<float>(-500 * unit));
    const double kept = deconvolved(low, even, noiseOf(isGaussian, 1000)).cast<double>().mean() / unit;
    QVERIFY2(kept > 0.5 && kept < 1.5, qPrintable(QString::number(kept)));
}

void TestDeconvolution::it_is_better_than_either_of_its_inputs_data()
{
    QTest::addColumn<bool>("isGaussian");
    QTest::addColumn<double>("deviation");
    QTest::addColumn<double>("unitsPerLabel");
    for (const bool isGaussian : {false, true}) {
        const char *name = isGaussian ? "Gaussian" : "Laplace";
        QTest::addRow("%s, 100 units", name) << isGaussian << 1.4 << 100.0;
        QTest::addRow("%s, 1000 units", name) << isGaussian << 8.0 << 1000.0;
        QTest::addRow("%s, 1000 units, half the noise", name) << isGaussian << 4.0 << 1000.0;
    }
}

void TestDeconvolution::it_is_better_than_either_of_its_inputs()
{
    QFETCH(bool, isGaussian);
    QFETCH(double, deviation);
    QFETCH(double, unitsPerLabel);
    const Noise noise = noiseOf(isGaussian, deviation);
    const Simulated table(noise, unitsPerLabel);
    const double answer = table.meanSquare(deconvolved(table.noisy, table.expected, noise));
    const double others = std::min(table.meanSquare(table.noisy.max(0)), table.meanSquare(table.expected));
    QVERIFY2(answer < 0.6 * others, qPrintable(QStringLiteral("%1 of %2").arg(answer).arg(others)));
}

void TestDeconvolution::small_noise_is_not_made_larger()
{
    QFETCH(bool, isGaussian);
    // A tenth of a unit against cells of 25 units: the noisy counts are nearly right already.
    const Noise noise = noiseOf(isGaussian, 0.1);
    const Simulated table(noise, 10'000);
    const double answer = table.meanSquare(deconvolved(table.noisy, table.expected, noise));
    QVERIFY2(answer < 1.2 * 0.1 * 0.1, qPrintable(QString::number(answer)));
}

void TestDeconvolution::it_is_defined_whatever_the_noise_made_data()
{
    QTest::addColumn<std::vector<float>>("noisy");
    QTest::addColumn<std::vector<float>>("expected");
    const auto most = static_cast<float>(std::numeric_limits<std::int64_t>::max());
    const auto even = [](std::size_t cells, float value) { return std::vector<float>(cells, value); };
    QTest::newRow("no cell") << even(0, 0) << even(0, 1);
    QTest::newRow("one cell") << even(1, 5000) << even(1, 700);
    QTest::newRow("one cell of nothing") << even(1, 0) << even(1, 65);
    QTest::newRow("nothing") << even(500, 0) << even(500, 65);
    QTest::newRow("negative") << even(500, -3e6F) << even(500, 65);
    QTest::newRow("the most") << even(500, most) << even(500, 65);
    QTest::newRow("the most, expected") << even(500, most) << even(500, most);
    QTest::newRow("the least") << even(500, -most) << even(500, 65);
    QTest::newRow("the least, much expected") << even(500, -most) << even(500, 1000 * most);
    QTest::newRow("sums of the most") << even(500, 1000 * most) << even(500, 65);
    std::vector<float> one = even(500, 2 * 65'536);
    one[77] = 1024 * 65'536.0F;
    QTest::newRow("twice the expectation, one far above it") << one << even(500, 65'536);
    std::vector<float> mixed = even(500, 0);
    for (std::size_t cell = 0; cell < mixed.size(); ++cell)
        mixed[cell] = cell % 3 == 0 ? most : cell % 3 == 1 ? -most : 12.0F;
    QTest::newRow("both ends") << mixed << even(500, 65);
    std::vector<float> rising = even(500, 1);
    for (std::size_t cell = 1; cell < rising.size(); ++cell)
        rising[cell] = std::min(most, rising[cell - 1] * 1.1F);
    QTest::newRow("expectations of every size") << mixed << rising;
}

void TestDeconvolution::it_is_defined_whatever_the_noise_made()
{
    QFETCH(std::vector<float>, noisy);
    QFETCH(std::vector<float>, expected);
    const auto size = static_cast<Index>(noisy.size());
    const std::vector<Noise> noises = {LaplaceScale{1, 1000},
                                       LaplaceScale{1, 1},
                                       LaplaceScale{std::int64_t{1} << 55, 1},
                                       GaussianVariance{1},
                                       GaussianVariance{std::int64_t{1} << 40},
                                       GaussianVariance{(std::int64_t{1} << 62) - 1}};
    for (const Noise &noise : noises) {
        const ArrayXf answer = deconvolved(Eigen::Map<const ArrayXf>(noisy.data(), size),
                                           Eigen::Map<const ArrayXf>(expected.data(), size),
                                           noise);
        QCOMPARE(answer.size(), size);
        QVERIFY(answer.isFinite().all());
        QVERIFY((answer >= 0).all());
    }
}

} // namespace tst_deconvolution

QTEST_APPLESS_MAIN(tst_deconvolution::TestDeconvolution)
#include "tst_deconvolution.moc"
