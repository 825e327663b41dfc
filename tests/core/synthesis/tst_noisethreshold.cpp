#include "core/synthesis/keyphrases/ReleasedCounts.h"

#include <QTest>

#include <cmath>

namespace tst_noisethreshold {

using core::privacy::GaussianVariance;
using core::privacy::LaplaceScale;
using core::privacy::Noise;
using core::synthesis::noiseHalfWidth95;
using core::synthesis::noiseThreshold;

namespace {

// Unnormalised probability of x.
double density(const Noise &noise, double x)
{
    if (const auto *laplace = std::get_if<LaplaceScale>(&noise))
        return std::exp(-std::abs(x) / laplace->value());
    return std::exp(-x * x / (2 * static_cast<double>(std::get<GaussianVariance>(noise).sigmaSquared)));
}

// P(X > k), k >= 0, term by term; what lies beyond 60 standard deviations is below 1e-30.
double upperTail(const Noise &noise, double k)
{
    const double end = 60 * core::privacy::standardDeviation(noise) + 2;
    double above = 0;
    double all = density(noise, 0);
    for (double x = std::floor(end); x >= 1; --x) {
        all += 2 * density(noise, x);
        if (x > k)
            above += density(noise, x);
    }
    return above / all;
}

void addNoises()
{
    QTest::addColumn<Noise>("noise");
    QTest::newRow("Laplace 1/4") << Noise(LaplaceScale{1, 4});
    QTest::newRow("Laplace 1") << Noise(LaplaceScale{1, 1});
    QTest::newRow("Laplace 10/3") << Noise(LaplaceScale{10, 3});
    QTest::newRow("Laplace 1000/7") << Noise(LaplaceScale{1000, 7});
    QTest::newRow("Gaussian 1") << Noise(GaussianVariance{1});
    QTest::newRow("Gaussian 30") << Noise(GaussianVariance{30});
    QTest::newRow("Gaussian 1000000") << Noise(GaussianVariance{1'000'000});
}

} // namespace

class NoiseThresholdTest : public QObject
{
    Q_OBJECT

private slots:
    void half_width_is_the_smallest_that_holds_95_percent_data() { addNoises(); }
    void half_width_is_the_smallest_that_holds_95_percent()
    {
        QFETCH(Noise, noise);
        const double k = noiseHalfWidth95(noise);
        QCOMPARE(k, std::floor(k));
        // Within 1 of the smallest, by contract of the Gaussian one; exactly it for Laplace noise.
        const double slack = noise.index() == 1 ? 1 : 0;
        QVERIFY(2 * upperTail(noise, k + slack) <= 0.05);
        QVERIFY(k <= slack || 2 * upperTail(noise, k - 1 - slack) > 0.05);
    }

    void threshold_agrees_with_the_published_value()
    {
        // Laplace scale 1, 400,000 phrases, 10 tolerated: 9.9 counts, which is ln 20000.
        QVERIFY(std::abs(noiseThreshold(LaplaceScale{1, 1}, 400'000) - 9.9034876) < 1e-6);
        // The 97.5 % point of the standard Gaussian distribution.
        QVERIFY(std::abs(noiseThreshold(GaussianVariance{1}, 1000, 25) - 1.9599640) < 1e-6);
    }

    void threshold_scales_with_the_noise()
    {
        const double laplace = noiseThreshold(LaplaceScale{1, 1}, 1000);
        QVERIFY(std::abs(noiseThreshold(LaplaceScale{30, 2}, 1000) - 15 * laplace) < 1e-9);
        const double gaussian = noiseThreshold(GaussianVariance{1}, 1000);
        QVERIFY(std::abs(noiseThreshold(GaussianVariance{225}, 1000) - 15 * gaussian) < 1e-9);
    }

    void about_the_tolerated_number_of_empty_cells_passes_data()
    {
        QTest::addColumn<Noise>("noise");
        QTest::newRow("Laplace") << Noise(LaplaceScale{1000, 1});
        QTest::newRow("Gaussian") << Noise(GaussianVariance{1'000'000});
    }
    void about_the_tolerated_number_of_empty_cells_passes()
    {
        QFETCH(Noise, noise);
        // Rounding the threshold to a whole number moves the tail by at most 1 / 1000 times a slope below 5.
        QVERIFY(std::abs(50'000 * upperTail(noise, noiseThreshold(noise, 50'000, 7.0)) - 7.0) < 0.05);
    }

    void threshold_is_never_below_zero()
    {
        for (const Noise &noise : {Noise(LaplaceScale{5, 1}), Noise(GaussianVariance{25})}) {
            QCOMPARE(noiseThreshold(noise, 20), 0.0);
            QCOMPARE(noiseThreshold(noise, 3), 0.0);
            QCOMPARE(noiseThreshold(noise, 0), 0.0);
            QVERIFY(noiseThreshold(noise, 21) > 0.0);
        }
    }
};

} // namespace tst_noisethreshold

QTEST_APPLESS_MAIN(tst_noisethreshold::NoiseThresholdTest)
#include "tst_noisethreshold.moc"
