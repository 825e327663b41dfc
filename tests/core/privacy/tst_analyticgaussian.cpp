#include "core/privacy/accounting/Accounting.h"

#include <QTest>

#include <cmath>

namespace tst_analyticgaussian {

using namespace core::privacy;

/// The trade-off of Gaussian noise, and the figures that others published by it.
class TestAnalyticGaussian : public QObject
{
    Q_OBJECT

private slots:
    void delta_is_that_of_the_densities_data();
    void delta_is_that_of_the_densities();
    void mu_is_the_largest_that_keeps_delta();
    void the_noise_of_augpe_is_as_published_data();
    void the_noise_of_augpe_is_as_published();
    void what_the_ledger_debits_is_never_less();
};

void TestAnalyticGaussian::delta_is_that_of_the_densities_data()
{
    QTest::addColumn<double>("mu");
    QTest::addColumn<double>("epsilon");
    QTest::newRow("little noise") << 3.0 << 1.0;
    QTest::newRow("as much as the signal") << 1.0 << 0.5;
    QTest::newRow("much noise") << 0.25 << 1.0;
}

// delta is the integral of the positive part of p(x) - e^epsilon p(x + mu), p the density of Normal(0, 1):
// summed over steps of 1e-4 by the trapezoidal rule, whose error is below 1e-9 here.
void TestAnalyticGaussian::delta_is_that_of_the_densities()
{
    QFETCH(double, mu);
    QFETCH(double, epsilon);
    const auto density = [](double x) { return std::exp(-x * x / 2) / std::sqrt(2 * std::acos(-1.0)); };
    constexpr double step = 1e-4;
    double sum = 0;
    for (int at = -150'000; at <= 150'000; ++at)
        sum += step * std::max(0.0, density(at * step) - std::exp(epsilon) * density(at * step + mu));
    QVERIFY(std::abs(gaussianDelta(mu, epsilon) - sum) < 1e-8);
}

void TestAnalyticGaussian::mu_is_the_largest_that_keeps_delta()
{
    for (const double epsilon : {0.0, 0.1, 1.0, 6.0, 50.0, 499.0, 501.0, 2500.0, 5000.0})
        for (const double delta : {1e-12, 1e-6, 0.1}) {
            const double mu = gaussianMu(epsilon, delta);
            QVERIFY(gaussianDelta(mu, epsilon) <= delta);
            QVERIFY(gaussianDelta(mu * (1 + 1e-6), epsilon) > delta);
        }
}

void TestAnalyticGaussian::the_noise_of_augpe_is_as_published_data()
{
    QTest::addColumn<double>("records");
    QTest::addColumn<double>("epsilon");
    QTest::addColumn<double>("sigma");
    struct Corpus
    {
        const char *name;
        double records;
        double sigma[3]; // for epsilon 1, 2, 4
    };
    // The README of the code of Xie et al. 2024.
    const Corpus corpora[] = {{"PubMed", 75'316, {13.26, 7.01, 3.75}},
                              {"OpenReview", 8'396, {11.60, 6.22, 3.38}},
                              {"Yelp", 1'939'290, {15.34, 8.03, 4.24}}};
    for (const Corpus &each : corpora)
        for (int row = 0; row < 3; ++row)
            QTest::addRow("%s, epsilon %d", each.name, 1 << row)
                << each.records << double(1 << row) << each.sigma[row];
}

// Ten rounds, one vote of each record, delta = 1/(N ln N). The printed figures were rounded, those of Yelp at
// the third digit: within 0.01, or half a per cent.
void TestAnalyticGaussian::the_noise_of_augpe_is_as_published()
{
    QFETCH(double, records);
    QFETCH(double, epsilon);
    QFETCH(double, sigma);
    const double delta = 1 / (records * std::log(records));
    const double here = std::sqrt(10.0) / gaussianMu(epsilon, delta);
    QVERIFY2(std::abs(here - sigma) <= std::max(0.011, 0.005 * sigma), qPrintable(QString::number(here)));
}

// Zero-concentrated accounts lose something against the exact one, and may not gain.
void TestAnalyticGaussian::what_the_ledger_debits_is_never_less()
{
    for (const double rho : {0.001, 0.05, 0.5, 5.0})
        for (const double delta : {1e-9, 1e-5}) {
            const double debited = zcdpEpsilon(rho, delta);
            QVERIFY(gaussianDelta(std::sqrt(2 * rho), debited) <= delta);
        }
}

} // namespace tst_analyticgaussian

QTEST_APPLESS_MAIN(tst_analyticgaussian::TestAnalyticGaussian)
#include "tst_analyticgaussian.moc"
