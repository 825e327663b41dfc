#include "core/seeding/NoiseThreshold.h"

#include <QtTest>

#include <cmath>

using core::seeding::HistogramModel;

namespace {

HistogramModel modelWith(std::int64_t t, std::int64_t s, std::uint32_t vocabularySize)
{
    HistogramModel model;
    model.scaleNumerator = t;
    model.scaleDenominator = s;
    model.vocabularySize = vocabularySize;
    return model;
}

// P(|X| <= k) for the discrete Laplace distribution, term by term.
double massWithin(double scale, int k)
{
    const double q = std::exp(-1.0 / scale);
    double mass = 0.0;
    for (int x = -k; x <= k; ++x)
        mass += (1 - q) / (1 + q) * std::pow(q, std::abs(x));
    return mass;
}

} // namespace

class NoiseThresholdTest : public QObject
{
    Q_OBJECT

private slots:
    void agrees_with_the_published_value()
    {
        // Scale 1, 400,000 phrases, 10 tolerated: 9.9 counts, which is ln 20000.
        QVERIFY(std::abs(core::seeding::noiseThreshold(modelWith(1, 1, 400'000)) - 9.9034876) < 1e-6);
    }

    void scales_with_the_noise()
    {
        const double one = core::seeding::noiseThreshold(modelWith(1, 1, 1000));
        QVERIFY(std::abs(core::seeding::noiseThreshold(modelWith(30, 2, 1000)) - 15 * one) < 1e-9);
    }

    void lets_about_the_tolerated_number_of_phrases_pass()
    {
        const HistogramModel model = modelWith(1000, 1, 50'000);
        const double threshold = core::seeding::noiseThreshold(model, 7.0);
        const double q = std::exp(-1.0 / 1000);
        const double tail = std::pow(q, std::floor(threshold) + 1) / (1 + q);
        QVERIFY(std::abs(50'000 * tail - 7.0) < 0.05);
    }

    void is_never_below_zero()
    {
        QCOMPARE(core::seeding::noiseThreshold(modelWith(5, 1, 20)), 0.0);
        QCOMPARE(core::seeding::noiseThreshold(modelWith(5, 1, 3)), 0.0);
        QVERIFY(core::seeding::noiseThreshold(modelWith(5, 1, 21)) > 0.0);
    }

    void half_width_is_the_smallest_that_holds_95_percent_data()
    {
        QTest::addColumn<int>("t");
        QTest::addColumn<int>("s");
        QTest::newRow("1/4") << 1 << 4;
        QTest::newRow("1/2") << 1 << 2;
        QTest::newRow("1") << 1 << 1;
        QTest::newRow("10/3") << 10 << 3;
        QTest::newRow("100") << 100 << 1;
        QTest::newRow("1000/7") << 1000 << 7;
    }
    void half_width_is_the_smallest_that_holds_95_percent()
    {
        QFETCH(int, t);
        QFETCH(int, s);
        const HistogramModel model = modelWith(t, s, 100);
        const int k = static_cast<int>(core::seeding::noiseHalfWidth95(model));
        QVERIFY(massWithin(model.noiseScale(), k) >= 0.95);
        QVERIFY(k == 0 || massWithin(model.noiseScale(), k - 1) < 0.95);
    }
};

QTEST_APPLESS_MAIN(NoiseThresholdTest)
#include "tst_noise_threshold.moc"
