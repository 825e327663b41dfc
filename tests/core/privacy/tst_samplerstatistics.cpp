#include "core/privacy/ExactSamplers.h"
#include "core/privacy/SecureRandom.h"
#include "core/privacy/SelfAudit.h"

#include <QTest>

#include <cmath>
#include <vector>

using namespace core::privacy;

/// The same samplers on the randomness of the operating system. Every test here rejects a right sampler
/// with a chance below one in ten million.
class TestSamplerStatistics : public QObject
{
    Q_OBJECT

private slots:
    void discrete_laplace_fits_its_distribution_data();
    void discrete_laplace_fits_its_distribution();
    void the_audit_holds_and_is_tight();
    void entropy_bounds_enclose_the_truth();
};

namespace {

// Upper quantile of chi-square by Wilson and Hilferty; z = 5.2 stands for a chance of about 1e-7.
double chiSquareLimit(double degrees)
{
    constexpr double z = 5.2;
    const double part = 2 / (9 * degrees);
    return degrees * std::pow(1 - part + z * std::sqrt(part), 3);
}

} // namespace

void TestSamplerStatistics::discrete_laplace_fits_its_distribution_data()
{
    QTest::addColumn<quint64>("t");
    QTest::addColumn<quint64>("s");
    QTest::newRow("1/2") << quint64{1} << quint64{2};
    QTest::newRow("1") << quint64{1} << quint64{1};
    QTest::newRow("10/3") << quint64{10} << quint64{3};
    QTest::newRow("65536/1 as the histogram uses it") << quint64{65536} << quint64{1};
    QTest::newRow("23 million") << quint64{23'000'000} << quint64{1};
}

void TestSamplerStatistics::discrete_laplace_fits_its_distribution()
{
    QFETCH(quint64, t);
    QFETCH(quint64, s);
    constexpr int draws = 1'000'000;
    const double scale = static_cast<double>(t) / static_cast<double>(s);
    const auto width = static_cast<std::int64_t>(std::max(1.0, std::floor(scale / 4)));

    SecureRandom random;
    std::vector<double> seen(81, 0.0); // bins of `width` around zero, tails at the ends
    for (int draw = 0; draw < draws; ++draw) {
        const std::int64_t value = discreteLaplace(random, t, s);
        const std::int64_t bin = value >= 0 ? (value + width / 2) / width : -((-value + width / 2) / width);
        seen[static_cast<std::size_t>(std::clamp<std::int64_t>(bin + 40, 0, 80))] += 1;
    }

    const double decay = std::exp(-1 / scale);
    // P(value <= x) for x < 0 and its mirror image, summed as geometric series.
    const auto below = [&](double x) {
        return x < 0 ? std::pow(decay, -x) / (1 + decay) : 1 - std::pow(decay, x + 1) / (1 + decay);
    };
    double chiSquare = 0;
    int bins = 0;
    double pooledSeen = 0;
    double pooledExpected = 0;
    for (int bin = 0; bin <= 80; ++bin) {
        const auto index = static_cast<std::int64_t>(bin - 40);
        const auto half = width / 2;
        // The inverse of the rounding above: the integers that fall into this bin.
        const std::int64_t first = index > 0 ? index * width - half : (index == 0 ? -(width - half - 1) : index * width - (width - half - 1));
        const std::int64_t last = index > 0 ? index * width + (width - half - 1) : (index == 0 ? width - half - 1 : index * width + half);
        const double upTo = bin == 80 ? 1.0 : below(static_cast<double>(last));
        const double from = bin == 0 ? 0.0 : below(static_cast<double>(first - 1));
        pooledExpected += draws * (upTo - from);
        pooledSeen += seen[static_cast<std::size_t>(bin)];
        if (pooledExpected < 30 && bin < 80)
            continue;
        chiSquare += (pooledSeen - pooledExpected) * (pooledSeen - pooledExpected) / std::max(pooledExpected, 1.0);
        ++bins;
        pooledSeen = pooledExpected = 0;
    }
    QVERIFY2(chiSquare < chiSquareLimit(bins), qPrintable(QStringLiteral("%1 over %2 bins").arg(chiSquare).arg(bins)));
}

void TestSamplerStatistics::the_audit_holds_and_is_tight()
{
    core::NoControl control;
    const auto rows = runSelfAudit(control);

    QVERIFY(rows);
    QVERIFY(rows->size() >= 8);
    for (const AuditRow &row : *rows) {
        QVERIFY2(row.holds(), row.mechanism.c_str());
        // The event is the mechanism's worst case: far below the claim would mean too much noise.
        QVERIFY2(row.measuredLowerBound > 0.9 * row.claimedEpsilon - 0.02, qPrintable(QString::number(row.measuredLowerBound)));
    }
}

void TestSamplerStatistics::entropy_bounds_enclose_the_truth()
{
    // Chernoff: P(Binomial(100, 1/2) >= 80) <= exp(-100 KL(0.8 || 0.5)) = 4.3e-9 (by hand: KL = 0.19274).
    QVERIFY(lowerBound(80, 100, 4.3e-9) <= 0.5 + 1e-3);
    QVERIFY(lowerBound(80, 100, 4.3e-9) >= 0.5 - 1e-3);
    QVERIFY(upperBound(20, 100, 4.3e-9) >= 0.5 - 1e-3);
    QCOMPARE(lowerBound(0, 100, 0.01), 0.0);
    QCOMPARE(upperBound(100, 100, 0.01), 1.0);
}

QTEST_APPLESS_MAIN(TestSamplerStatistics)
#include "tst_samplerstatistics.moc"
