#include "core/privacy/accounting/Accounting.h"

#include <QTest>

#include <cmath>

namespace tst_zcdp {

using namespace core::privacy;

/// The conversion from zCDP against published values, against the exact curve of the Gaussian mechanism, and
/// against the exact privacy loss of the discrete Gaussian itself.
class TestZcdp : public QObject
{
    Q_OBJECT

private slots:
    void epsilon_matches_published_values_data();
    void epsilon_matches_published_values();
    void delta_matches_a_published_value();
    void rho_matches_published_values_data();
    void rho_matches_published_values();
    void rho_and_epsilon_are_inverse_and_rounded_to_the_safe_side();
    void extreme_values_stay_meaningful();
    void the_analytic_curve_of_this_test_matches_published_values_data();
    void the_analytic_curve_of_this_test_matches_published_values();
    void the_bound_is_above_the_analytic_gaussian_curve_and_near_it_data();
    void the_bound_is_above_the_analytic_gaussian_curve_and_near_it();
    void discrete_gaussian_noise_keeps_its_delta_exactly_data();
    void discrete_gaussian_noise_keeps_its_delta_exactly();
};

namespace {

void publishedValues()
{
    QTest::addColumn<double>("rho");
    QTest::addColumn<double>("epsilon");
    // rho that gives (epsilon, 1e-6) by Corollary 13 of Canonne, Kamath, Steinke 2020 (their cdp2adp
    // program).
    QTest::newRow("1") << 0.02435597 << 1.0;
    QTest::newRow("2") << 0.08815269 << 2.0;
    QTest::newRow("4") << 0.31106495 << 4.0;
    QTest::newRow("6") << 0.63859708 << 6.0;
    QTest::newRow("10") << 1.53927876 << 10.0;
}

// Balle & Wang 2018, Theorem 8: the Gaussian mechanism with mu = sensitivity / sigma.
double analyticDelta(double mu, double epsilon)
{
    const auto upperTail = [](double x) { return std::erfc(x / std::sqrt(2.0)) / 2; };
    return upperTail(epsilon / mu - mu / 2) - std::exp(epsilon) * upperTail(epsilon / mu + mu / 2);
}

double analyticMu(double epsilon, double delta)
{
    double low = 1e-6;
    double high = 1000;
    for (int step = 0; step < 200; ++step) {
        const double middle = (low + high) / 2;
        (analyticDelta(middle, epsilon) <= delta ? low : high) = middle;
    }
    return low;
}

// The smallest delta for discrete Gaussian noise and a shift of one cell: sum of the positive parts of
// P(x) - e^epsilon P(x - shift).
long double exactDelta(std::int64_t sigmaSquared, std::int64_t shift, double epsilon)
{
    const auto variance = static_cast<long double>(sigmaSquared);
    const auto reach = static_cast<std::int64_t>(40 * std::sqrt(variance)) + 2 * shift + 40;
    const auto density = [&](std::int64_t x) {
        const auto value = static_cast<long double>(x);
        return std::exp(-value * value / (2 * variance));
    };
    long double total = 0;
    long double excess = 0;
    for (std::int64_t x = -reach; x <= reach; ++x) {
        total += density(x);
        excess +=
            std::max(0.0L, density(x) - std::exp(static_cast<long double>(epsilon)) * density(x - shift));
    }
    return excess / total;
}

} // namespace

void TestZcdp::epsilon_matches_published_values_data()
{
    publishedValues();
    QTest::newRow("1.014") << 0.025 << 1.01407425;
}

void TestZcdp::epsilon_matches_published_values()
{
    QFETCH(double, rho);
    QFETCH(double, epsilon);
    QVERIFY(std::abs(zcdpEpsilon(rho, 1e-6) - epsilon) < 1e-6);
}

void TestZcdp::delta_matches_a_published_value()
{
    QVERIFY(std::abs(zcdpDelta(0.025, 1.0) - 1.33613e-6) < 1e-11);
}

void TestZcdp::rho_matches_published_values_data()
{
    publishedValues();
}

void TestZcdp::rho_matches_published_values()
{
    QFETCH(double, rho);
    QFETCH(double, epsilon);
    const double found = static_cast<double>(zcdpPicoRho(*Epsilon::from(epsilon), 1e-6)) / 1e12;
    QVERIFY2(std::abs(found - rho) < 1e-8, qPrintable(QString::number(found, 'g', 12)));
}

void TestZcdp::rho_and_epsilon_are_inverse_and_rounded_to_the_safe_side()
{
    for (const double epsilon : {0.01, 0.1, 0.5, 1.0, 3.0, 12.0, 50.0}) {
        for (const double delta : {1e-12, 1e-9, 1e-6, 1e-3, 0.5}) {
            const std::int64_t picoRho = zcdpPicoRho(*Epsilon::from(epsilon), delta);
            QVERIFY(picoRho > 0);
            const double rho = static_cast<double>(picoRho) / 1e12;
            QVERIFY(zcdpDelta(rho, epsilon) <= delta);
            // A thousandth more is too much.
            QVERIFY(zcdpDelta(rho * 1.001 + 1e-12, epsilon) > delta);
            QVERIFY(zcdpEpsilon(rho, delta) <= epsilon + 2e-9 * std::max(1.0, epsilon));
            QVERIFY(zcdpDelta(rho, zcdpEpsilon(rho, delta)) <= delta);
        }
    }
}

void TestZcdp::extreme_values_stay_meaningful()
{
    QCOMPARE(zcdpEpsilon(0, 1e-6), 0.0);
    QCOMPARE(zcdpDelta(0, 1), 0.0);
    QVERIFY(std::isinf(zcdpEpsilon(0.1, 0)));
    QCOMPARE(zcdpEpsilon(0.1, 1), 0.0);
    // No information at all costs next to nothing, an absurd one costs a lot, and both are finite.
    QVERIFY(zcdpEpsilon(1e-12, 1e-6) < 1e-4);
    QVERIFY(zcdpEpsilon(1e6, 1e-6) > 9e5);
    QVERIFY(std::isfinite(zcdpEpsilon(1e6, 1e-6)));
    QVERIFY(zcdpDelta(1e6, 1) <= 1.0);
    QVERIFY(zcdpDelta(1e6, 1) > 0.99);
}

void TestZcdp::the_analytic_curve_of_this_test_matches_published_values_data()
{
    QTest::addColumn<double>("epsilon");
    QTest::addColumn<double>("delta");
    QTest::addColumn<double>("mu");
    QTest::newRow("1, 1e-6") << 1.0 << 1e-6 << 0.23670438;
    QTest::newRow("1, 1e-5") << 1.0 << 1e-5 << 0.26805112;
    QTest::newRow("2, 1e-6") << 2.0 << 1e-6 << 0.44833474;
    QTest::newRow("4, 1e-6") << 4.0 << 1e-6 << 0.83785876;
    QTest::newRow("6, 1e-6") << 6.0 << 1e-6 << 1.19630427;
    QTest::newRow("10, 1e-6") << 10.0 << 1e-6 << 1.84813221;
    QTest::newRow("250, 1e-5") << 250.0 << 1e-5 << 18.5383603;
    QTest::newRow("500, 1e-5") << 500.0 << 1e-5 << 27.67331185;
}

void TestZcdp::the_analytic_curve_of_this_test_matches_published_values()
{
    QFETCH(double, epsilon);
    QFETCH(double, delta);
    QFETCH(double, mu);
    QVERIFY2(std::abs(analyticMu(epsilon, delta) - mu) < 1e-6,
             qPrintable(QString::number(analyticMu(epsilon, delta), 'g', 12)));
}

void TestZcdp::the_bound_is_above_the_analytic_gaussian_curve_and_near_it_data()
{
    QTest::addColumn<double>("epsilon");
    for (const double epsilon : {0.1, 1.0, 2.0, 4.0, 6.0, 10.0, 50.0})
        QTest::addRow("%g", epsilon) << epsilon;
}

void TestZcdp::the_bound_is_above_the_analytic_gaussian_curve_and_near_it()
{
    // rho-zCDP covers Gaussian noise with mu = sqrt(2 rho): the corollary may not promise more than what
    // that noise gives, and does not waste more than a tenth of it.
    QFETCH(double, epsilon);
    for (const double delta : {1e-9, 1e-6, 1e-5}) {
        const double rho = static_cast<double>(zcdpPicoRho(*Epsilon::from(epsilon), delta)) / 1e12;
        const double mu = analyticMu(epsilon, delta);
        QVERIFY(std::sqrt(2 * rho) < mu);
        QVERIFY2(std::sqrt(2 * rho) > 0.9 * mu, qPrintable(QString::number(std::sqrt(2 * rho) / mu)));
        QVERIFY(analyticDelta(std::sqrt(2 * rho), epsilon) < zcdpDelta(rho, epsilon));
    }
}

void TestZcdp::discrete_gaussian_noise_keeps_its_delta_exactly_data()
{
    QTest::addColumn<qint64>("shift");
    QTest::addColumn<double>("rho");
    for (const qint64 shift : {1, 3, 30})
        for (const double rho : {0.02, 0.1, 0.5, 2.0})
            QTest::addRow("%d at rho %g", static_cast<int>(shift), rho) << shift << rho;
}

void TestZcdp::discrete_gaussian_noise_keeps_its_delta_exactly()
{
    QFETCH(qint64, shift);
    QFETCH(double, rho);
    const auto variance = gaussianVariance(shift * shift, std::llround(rho * 1e12));
    const double realRho = static_cast<double>(costOf({shift, shift * shift}, variance).picoRho) / 1e12;
    for (const double delta : {1e-9, 1e-6, 1e-3}) {
        const double epsilon = zcdpEpsilon(realRho, delta);
        const double exact = static_cast<double>(exactDelta(variance.sigmaSquared, shift, epsilon));
        QVERIFY2(exact <= delta, qPrintable(QString::number(exact)));
        QVERIFY(exact > 0);
        // With a fine grid the discrete noise is nearly the continuous one.
        if (variance.sigmaSquared > 1000) {
            const double mu =
                static_cast<double>(shift) / std::sqrt(static_cast<double>(variance.sigmaSquared));
            QVERIFY2(std::abs(exact / analyticDelta(mu, epsilon) - 1) < 0.05,
                     qPrintable(QString::number(exact / analyticDelta(mu, epsilon))));
        }
    }
}

} // namespace tst_zcdp

QTEST_APPLESS_MAIN(tst_zcdp::TestZcdp)
#include "tst_zcdp.moc"
