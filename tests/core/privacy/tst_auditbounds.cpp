#include "core/privacy/audit/AuditBounds.h"

#include <QTest>

#include <cmath>

namespace tst_auditbounds {

using namespace core::privacy;

class TestAuditBounds : public QObject
{
    Q_OBJECT

private slots:
    void entropy_bounds_enclose_the_truth();
    void bounds_err_no_more_often_than_they_say_data();
    void bounds_err_no_more_often_than_they_say();
    void epsilon_bounds_match_values_computed_by_hand();
    void binomial_tails_match_values_computed_by_hand();
    void one_run_bounds_match_values_computed_by_hand();
    void one_run_bounds_hold_where_they_rule_out();
};

void TestAuditBounds::entropy_bounds_enclose_the_truth()
{
    // Chernoff: P(Binomial(100, 1/2) >= 80) <= exp(-100 KL(0.8 || 0.5)) = 4.3e-9 (by hand: KL = 0.19274).
    QVERIFY(lowerBound(80, 100, 4.3e-9) <= 0.5 + 1e-3);
    QVERIFY(lowerBound(80, 100, 4.3e-9) >= 0.5 - 1e-3);
    QVERIFY(upperBound(20, 100, 4.3e-9) >= 0.5 - 1e-3);
    QVERIFY(upperBound(20, 100, 4.3e-9) <= 0.5 + 1e-3);
    QCOMPARE(lowerBound(0, 100, 0.01), 0.0);
    QCOMPARE(upperBound(100, 100, 0.01), 1.0);
    // Nothing seen in n trials: 1 - alpha^(1/n).
    QVERIFY(std::abs(upperBound(0, 50, 0.01) - (1 - std::pow(0.01, 1.0 / 50))) < 1e-9);
}

void TestAuditBounds::bounds_err_no_more_often_than_they_say_data()
{
    QTest::addColumn<int>("trials");
    QTest::addColumn<double>("alpha");
    for (const int trials : {5, 40, 1000})
        for (const double alpha : {0.05, 1e-3, 1e-8})
            QTest::addRow("%d trials, %g", trials, alpha) << trials << alpha;
}

// If the truth were the bound itself, as many hits or more would be seen with a chance of at most alpha: the
// same condition at alpha defines the bounds of Clopper & Pearson 1934, so these are never tighter.
void TestAuditBounds::bounds_err_no_more_often_than_they_say()
{
    QFETCH(int, trials);
    QFETCH(double, alpha);
    for (long hits = 0; hits <= trials; hits += std::max(1, trials / 40)) {
        const double low = lowerBound(hits, trials, alpha);
        const double high = upperBound(hits, trials, alpha);
        const double frequency = static_cast<double>(hits) / trials;
        QVERIFY(low <= frequency && frequency <= high);
        if (hits > 0)
            QVERIFY(binomialTail(trials, low, hits) <= alpha * (1 + 1e-6));
        if (hits < trials)
            QVERIFY(binomialTail(trials, 1 - high, trials - hits) <= alpha * (1 + 1e-6));
    }
}

void TestAuditBounds::epsilon_bounds_match_values_computed_by_hand()
{
    // A million trials at alpha = 1e-6: half a million hits are 0.49737 to 0.50263, 183,940 hits 0.18191 to
    // 0.18597 (relative entropy 1.38155e-5 of the trials). ln(0.49737 / 0.18597) = 0.98379.
    const EventCounts counts{500'000, 183'940, 1'000'000};
    QVERIFY2(std::abs(epsilonLowerBound(counts, 0, 1e-6) - 0.98379) < 2e-4,
             qPrintable(QString::number(epsilonLowerBound(counts, 0, 1e-6), 'g', 8)));
    // ln((0.49737 - 0.1) / 0.18597) = 0.75930.
    QVERIFY(std::abs(epsilonLowerBound(counts, 0.1, 1e-6) - 0.75930) < 2e-4);
    // Nothing follows from equal counts, nor from what delta explains.
    QCOMPARE(epsilonLowerBound({1000, 1000, 10'000}, 0, 1e-6), 0.0);
    QCOMPARE(epsilonLowerBound({10, 0, 1'000'000}, 1e-5, 1e-6), 0.0);
}

void TestAuditBounds::binomial_tails_match_values_computed_by_hand()
{
    const auto is = [](double found, double expected) { return std::abs(found - expected) < 1e-12; };
    QVERIFY(is(binomialTail(3, 0.5, 2), 0.5));
    QVERIFY(is(binomialTail(10, 0.5, 8), 56.0 / 1024));
    QVERIFY(is(binomialTail(4, 0.25, 4), 1.0 / 256));
    QVERIFY(is(binomialTail(7, 0.3, 0), 1.0));
    QVERIFY(is(binomialTail(7, 0.3, 8), 0.0));
}

void TestAuditBounds::one_run_bounds_match_values_computed_by_hand()
{
    // All of 100 guesses right: q^100 = 0.05 gives q = 0.9704873 and epsilon = ln(q / (1 - q)) = 3.49297.
    QVERIFY2(std::abs(oneRunLowerBound(100, 100, 0.05) - 3.49297) < 1e-4,
             qPrintable(QString::number(oneRunLowerBound(100, 100, 0.05), 'g', 8)));
    // Half right is what guessing blindly gives.
    QCOMPARE(oneRunLowerBound(50, 100, 0.05), 0.0);
    QCOMPARE(oneRunLowerBound(0, 0, 0.05), 0.0);
}

void TestAuditBounds::one_run_bounds_hold_where_they_rule_out()
{
    for (const long correct : {600L, 700L, 800L, 999L}) {
        const double epsilon = oneRunLowerBound(correct, 1000, 1e-6);
        const auto tail = [&](double claim) {
            return binomialTail(1000, 1 / (1 + std::exp(-claim)), correct);
        };
        QVERIFY(tail(epsilon) <= 1e-6);
        QVERIFY(tail(epsilon + 1e-6) > 1e-6);
    }
}

} // namespace tst_auditbounds

QTEST_APPLESS_MAIN(tst_auditbounds::TestAuditBounds)
#include "tst_auditbounds.moc"
