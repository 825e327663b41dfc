#include "core/privacy/accounting/Accounting.h"
#include "core/privacy/accounting/LossDistribution.h"

#include <QTest>

#include <functional>

namespace tst_lossdistribution {

using core::privacy::gaussianDelta;
using core::privacy::LossDistribution;

namespace {

using Divergence = std::function<double(double)>;

/// Returns the least epsilon whose divergence is at most delta.
double epsilonOf(const Divergence &divergence, double delta)
{
    double low = 0;
    double high = 100;
    for (int step = 0; step < 60; ++step) {
        const double middle = (low + high) / 2;
        (divergence(middle) > delta ? low : high) = middle;
    }
    return high;
}

Divergence of(LossDistribution losses)
{
    return [losses = std::move(losses)](double epsilon) { return losses.delta(epsilon); };
}

/// Returns the divergence beside Gaussian noise of this mu: the mean over the losses of the rest.
Divergence beside(double mu, LossDistribution losses)
{
    return [mu, losses = std::move(losses)](double epsilon) {
        double sum = losses.infiniteMass();
        losses.forEach([&](double loss, double mass) { sum += mass * gaussianDelta(mu, epsilon - loss); });
        return sum;
    };
}

} // namespace

/// Composed privacy losses, against reference values of another accountant: dp-accounting 0.6.0, with the
/// optimistic and the pessimistic discretisation as bounds.
class TestLossDistribution : public QObject
{
    Q_OBJECT

private slots:
    void compositions_agree_with_the_reference_data();
    void compositions_agree_with_the_reference();
    void a_coarser_grid_never_claims_less();
};

void TestLossDistribution::compositions_agree_with_the_reference_data()
{
    QTest::addColumn<Divergence>("divergence");
    QTest::addColumn<QList<double>>("atLeast"); // for delta 1e-9, 1e-6, 1e-5
    QTest::addColumn<QList<double>>("atMost");
    const auto row = [](const char *name, Divergence divergence, QList<double> least, QList<double> most) {
        QTest::newRow(name) << std::move(divergence) << std::move(least) << std::move(most);
    };
    row("Laplace, epsilon 1",
        of(LossDistribution::laplace(1, 0.001)),
        {0.99999, 0.99999, 0.99997},
        {1.0, 1.0, 0.99998});
    row("ten times Laplace .5",
        of(LossDistribution::laplace(0.5, 0.005).repeated(10)),
        {4.9999, 4.99888, 4.98986},
        {5.0, 4.99898, 4.98996});
    row("fifty times Laplace .1",
        of(LossDistribution::laplace(0.1, 0.002).repeated(50)),
        {3.87849, 3.12061, 2.7965},
        {3.87858, 3.12071, 2.7966});
    row("Laplace .2 beside Gaussian sigma 5",
        beside(0.2, LossDistribution::laplace(0.2, 0.002)),
        {1.28029, 1.00371, 0.89134},
        {1.2803, 1.00372, 0.89134});
    row("discrete Gaussian sigma 4, ten times",
        of(LossDistribution::discreteGaussian(4, 1, 0.001).repeated(10)),
        {4.77169, 3.74588, 3.34232},
        {4.77174, 3.74593, 3.34237});
    row("discrete Gaussian sigma 1",
        of(LossDistribution::discreteGaussian(1, 1, 0.001)),
        {6.32142, 4.49958, 4.43023},
        {6.32142, 4.49959, 4.43024});
    row("discrete Laplace a = .5, eight times",
        of(LossDistribution::discreteLaplace(0.5, 1, 0.005).repeated(8)),
        {3.99992, 3.99988, 3.99948},
        {4.0, 3.99996, 3.99956});
}

void TestLossDistribution::compositions_agree_with_the_reference()
{
    QFETCH(Divergence, divergence);
    QFETCH(QList<double>, atLeast);
    QFETCH(QList<double>, atMost);
    constexpr double deltas[] = {1e-9, 1e-6, 1e-5};
    for (qsizetype i = 0; i < 3; ++i) {
        const double epsilon = epsilonOf(divergence, deltas[i]);
        QVERIFY2(epsilon >= atLeast[i] - 1e-5, qPrintable(QString::number(epsilon, 'f', 6)));
        QVERIFY2(epsilon <= atMost[i] * 1.001, qPrintable(QString::number(epsilon, 'f', 6)));
    }
}

void TestLossDistribution::a_coarser_grid_never_claims_less()
{
    const LossDistribution fine = LossDistribution::laplace(0.3, 0.001).repeated(7);
    const LossDistribution coarse = LossDistribution::laplace(0.3, 0.1).repeated(7);
    for (const double epsilon : {0.0, 0.25, 0.9, 1.6, 2.0})
        QVERIFY(coarse.delta(epsilon) >= fine.delta(epsilon) - 1e-12);
}

} // namespace tst_lossdistribution

QTEST_APPLESS_MAIN(tst_lossdistribution::TestLossDistribution)
#include "tst_lossdistribution.moc"
