#include "core/privacy/Accounting.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace core::privacy;
using core::ErrorCode;

class TestAccounting : public QObject
{
    Q_OBJECT

private slots:
    void epsilon_rejects_what_is_no_privacy_loss_data();
    void epsilon_rejects_what_is_no_privacy_loss();
    void epsilon_keeps_millionths();
    void the_scale_is_sensitivity_over_epsilon_in_lowest_terms();
    void the_spend_never_understates_data();
    void the_spend_never_understates();
    void zcdp_statement_matches_published_values_data();
    void zcdp_statement_matches_published_values();
    void delta_matches_a_published_value();
    void odds_are_those_of_the_definition();
};

void TestAccounting::epsilon_rejects_what_is_no_privacy_loss_data()
{
    QTest::addColumn<double>("value");
    QTest::newRow("zero") << 0.0;
    QTest::newRow("negative") << -1.0;
    QTest::newRow("infinite") << std::numeric_limits<double>::infinity();
    QTest::newRow("not a number") << std::numeric_limits<double>::quiet_NaN();
    QTest::newRow("above fifty") << 50.001;
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

void TestAccounting::the_spend_never_understates_data()
{
    QTest::addColumn<double>("epsilon");
    for (const double epsilon : {0.000001, 0.1, 0.333333, 1.0, 2.718281, 6.0, 50.0})
        QTest::addRow("%g", epsilon) << epsilon;
}

void TestAccounting::the_spend_never_understates()
{
    QFETCH(double, epsilon);
    const auto asked = *Epsilon::from(epsilon);
    for (const std::int64_t l1 : {1, 3, 65536}) {
        const auto scale = laplaceScale(l1, asked);
        const Spend spend = laplaceSpend(l1, scale);
        // The scale is exact, so the spend is what was asked, to the millionth.
        QCOMPARE(spend.microEpsilon, asked.micro());
        const double rho = epsilon * epsilon / 2;
        QVERIFY(spend.rho() >= rho * (1 - 1e-12));
        QVERIFY(spend.rho() <= rho + 2e-12 + rho * 1e-12);
        // One quantum less of noise would spend more than was asked.
        if (scale.numerator > 1)
            QVERIFY(laplaceSpend(l1, {scale.numerator - 1, scale.denominator}).microEpsilon > asked.micro());
    }
}

void TestAccounting::zcdp_statement_matches_published_values_data()
{
    QTest::addColumn<double>("rho");
    QTest::addColumn<double>("epsilon");
    // rho that gives (epsilon, 1e-6) by Corollary 13 of Canonne, Kamath, Steinke 2020 (their cdp2adp program).
    QTest::newRow("1") << 0.02435597 << 1.0;
    QTest::newRow("2") << 0.08815269 << 2.0;
    QTest::newRow("4") << 0.31106495 << 4.0;
    QTest::newRow("6") << 0.63859708 << 6.0;
    QTest::newRow("10") << 1.53927876 << 10.0;
    QTest::newRow("1.014") << 0.025 << 1.01407425;
}

void TestAccounting::zcdp_statement_matches_published_values()
{
    QFETCH(double, rho);
    QFETCH(double, epsilon);
    QVERIFY(std::abs(zcdpEpsilon(rho, 1e-6) - epsilon) < 1e-6);
}

void TestAccounting::delta_matches_a_published_value()
{
    QVERIFY(std::abs(zcdpDelta(0.025, 1.0) - 1.33613e-6) < 1e-11);
}

void TestAccounting::odds_are_those_of_the_definition()
{
    // Even odds times e^eps.
    QVERIFY(std::abs(posteriorBound(1.0) - 0.7310586) < 1e-7);
    QVERIFY(std::abs(posteriorBound(std::log(3.0), 0.25) - 0.5) < 1e-12);
    QCOMPARE(posteriorBound(0.0, 0.3), 0.3);
}

QTEST_APPLESS_MAIN(TestAccounting)
#include "tst_accounting.moc"
