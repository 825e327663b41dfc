#include "core/privacy/accounting/Accounting.h"
#include "core/privacy/accounting/Losses.h"

#include <QTest>

#include <cmath>
#include <vector>

namespace tst_losses {

using namespace core::privacy;

/// What mechanisms cost together by the exact account, against reference values of another accountant:
/// dp-accounting 0.6.0, sensitivity 1, with the optimistic and the pessimistic discretisation as bounds.
class TestLosses : public QObject
{
    Q_OBJECT

private slots:
    void compositions_agree_with_the_reference_data();
    void compositions_agree_with_the_reference();
    void one_gaussian_needs_the_noise_of_the_reference_data();
    void one_gaussian_needs_the_noise_of_the_reference();
    void a_pure_part_beside_gaussian_noise_leaves_more_for_it_than_sums_do();
    void coarse_noise_pays_for_its_grid();
    void noise_that_is_too_coarse_counts_by_rho();
    void known_by_rho_alone_is_never_less_than_by_the_noise();
    void deltas_of_their_own_are_taken_from_delta();
    void pure_spends_alone_are_at_most_their_sum();
    void text_holds_all_of_it();
    void text_of_another_form_is_refused_data();
    void text_of_another_form_is_refused();
    void the_tightest_account_is_told_by_name();
};

namespace {

constexpr std::int64_t weight = 65536;
constexpr Sensitivity unit{weight, weight *weight};

/// Fine discrete Gaussian noise of this standard deviation in units.
MechanismCost gaussian(double sigma)
{
    const double variance = std::ceil(sigma * sigma * static_cast<double>(weight * weight));
    return costOf(unit, GaussianVariance{static_cast<std::int64_t>(variance)});
}

/// Fine discrete Laplace noise of this epsilon.
MechanismCost laplace(double epsilon)
{
    return costOf(unit, laplaceScale(weight, *Epsilon::from(epsilon)));
}

/// Discrete Laplace noise of one step, P(x) ~ exp(-a |x|).
MechanismCost coarseLaplace(double a)
{
    return costOf({1, 1}, laplaceScale(1, *Epsilon::from(a)));
}

Losses times(const MechanismCost &cost, int count)
{
    return lossesOf(std::vector<MechanismCost>(static_cast<std::size_t>(count), cost));
}

Losses both(Losses one, const Losses &other)
{
    return one += other;
}

} // namespace

void TestLosses::compositions_agree_with_the_reference_data()
{
    QTest::addColumn<Losses>("losses");
    QTest::addColumn<QList<double>>("atLeast"); // for delta 1e-9, 1e-6, 1e-5
    QTest::addColumn<QList<double>>("atMost");
    const auto row = [](const char *name, Losses losses, QList<double> least, QList<double> most) {
        QTest::newRow(name) << std::move(losses) << std::move(least) << std::move(most);
    };
    const MechanismCost one = gaussian(4.224679);
    row("one Gaussian release of (1, 1e-6)", times(one, 1), {1.31767, 1.0, 0.87247}, {1.31767, 1.0, 0.87247});
    row("twelve of them", times(one, 12), {4.96481, 3.90399, 3.48362}, {4.96487, 3.90405, 3.48368});
    row("fifty of them", times(one, 50), {11.01338, 8.88265, 8.04234}, {11.01588, 8.88515, 8.04484});
    row("a Laplace release of epsilon 1",
        times(laplace(1), 1),
        {0.99999, 0.99999, 0.99997},
        {1.0, 1.0, 0.99998});
    row("ten of epsilon .5", times(laplace(0.5), 10), {4.9999, 4.99888, 4.98986}, {5.0, 4.99898, 4.98996});
    row("fifty of epsilon .1",
        times(laplace(0.1), 50),
        {3.87849, 3.12061, 2.7965},
        {3.87858, 3.12071, 2.7966});
    row("Laplace .2 beside Gaussian sigma 5",
        both(times(laplace(0.2), 1), times(gaussian(5), 1)),
        {1.28029, 1.00371, 0.89134},
        {1.2803, 1.00372, 0.89134});
    row("Laplace .02 beside Gaussian (1, 1e-6), twelve times",
        both(times(laplace(0.02), 12), times(one, 12)),
        {4.98339, 3.91896, 3.49715},
        {4.984, 3.91956, 3.49775});
    row("discrete Laplace a = .5, eight times",
        times(coarseLaplace(0.5), 8),
        {3.99992, 3.99988, 3.99948},
        {4.0, 3.99996, 3.99956});
    row("discrete Laplace a = .1 beside Gaussian sigma 10, twenty times",
        both(times(coarseLaplace(0.1), 20), times(gaussian(10), 20)),
        {3.61121, 2.85473, 2.54672},
        {3.61161, 2.85512, 2.54711});
}

void TestLosses::compositions_agree_with_the_reference()
{
    QFETCH(Losses, losses);
    QFETCH(QList<double>, atLeast);
    QFETCH(QList<double>, atMost);
    constexpr std::int64_t picoDeltas[] = {1'000, 1'000'000, 10'000'000};
    for (qsizetype i = 0; i < 3; ++i) {
        const double epsilon = static_cast<double>(exactMicroEpsilon(losses, picoDeltas[i])) / 1e6;
        QVERIFY2(epsilon >= atLeast[i] - 1e-5, qPrintable(QString::number(epsilon, 'f', 6)));
        QVERIFY2(epsilon <= atMost[i] * 1.001, qPrintable(QString::number(epsilon, 'f', 6)));
    }
}

void TestLosses::one_gaussian_needs_the_noise_of_the_reference_data()
{
    QTest::addColumn<double>("epsilon");
    QTest::addColumn<QList<double>>("sigmas"); // for delta 1e-9, 1e-6, 1e-5
    QTest::newRow("0.1") << 0.1 << QList<double>{50.209818, 36.30469, 30.749566};
    QTest::newRow("0.3") << 0.3 << QList<double>{17.440309, 12.992383, 11.238044};
    QTest::newRow("0.5") << 0.5 << QList<double>{10.673897, 8.057618, 7.031827};
    QTest::newRow("1") << 1.0 << QList<double>{5.495266, 4.224679, 3.730632};
    QTest::newRow("2") << 2.0 << QList<double>{2.844547, 2.230476, 1.993812};
    QTest::newRow("3") << 3.0 << QList<double>{1.943724, 1.543861, 1.390593};
    QTest::newRow("4") << 4.0 << QList<double>{1.487804, 1.193519, 1.081162};
    QTest::newRow("6") << 6.0 << QList<double>{1.026237, 0.835908, 0.763635};
    QTest::newRow("8") << 8.0 << QList<double>{0.792237, 0.652935, 0.600229};
    QTest::newRow("10") << 10.0 << QList<double>{0.650247, 0.541087, 0.499889};
}

void TestLosses::one_gaussian_needs_the_noise_of_the_reference()
{
    QFETCH(double, epsilon);
    QFETCH(QList<double>, sigmas);
    constexpr std::int64_t picoDeltas[] = {1'000, 1'000'000, 10'000'000};
    const std::int64_t micro = std::llround(epsilon * 1e6);
    for (qsizetype i = 0; i < 3; ++i) {
        const auto picoRho = static_cast<double>(exactPicoRho({}, micro, picoDeltas[i]));
        const double sigma = std::sqrt(1 / (2 * picoRho / 1e12));
        QVERIFY2(sigma >= sigmas[i] - 1e-6, qPrintable(QString::number(sigma, 'f', 6)));
        QVERIFY2(sigma <= sigmas[i] * (1 + 1e-5), qPrintable(QString::number(sigma, 'f', 6)));
        // What it gives is worth its epsilon.
        QVERIFY(exactMicroEpsilon(times(gaussian(sigma * (1 + 1e-8)), 1), picoDeltas[i]) <= micro);
    }
}

void TestLosses::a_pure_part_beside_gaussian_noise_leaves_more_for_it_than_sums_do()
{
    const auto deviation = [](std::int64_t picoRho) {
        return std::sqrt(1 / (2 * static_cast<double>(picoRho) / 1e12));
    };
    const Losses labels = times(laplace(0.2), 1);
    const double together = deviation(exactPicoRho(labels, 1'000'000, 1'000'000));
    const double apart = deviation(exactPicoRho({}, 800'000, 1'000'000));
    QVERIFY2(std::abs(together - 5.022) < 0.002, qPrintable(QString::number(together)));
    QVERIFY(together < apart);
}

void TestLosses::coarse_noise_pays_for_its_grid()
{
    // One cell, noise of 20 steps: as continuous noise but for a slack, which is charged.
    const MechanismCost coarse = costOf({1, 1}, GaussianVariance{400});
    QVERIFY(coarse.picoSlack > times(gaussian(20), 1).picoSlack);
    const auto fine = exactMicroEpsilon(times(gaussian(20), 1), 1'000'000);
    const auto charged = exactMicroEpsilon(lossesOf({&coarse, 1}), 1'000'000);
    QVERIFY(charged > fine);
    QVERIFY(static_cast<double>(charged) < static_cast<double>(fine) * 1.02);
}

void TestLosses::noise_that_is_too_coarse_counts_by_rho()
{
    const MechanismCost coarse = costOf({1, 1}, GaussianVariance{2});
    QCOMPARE(lossesOf({&coarse, 1}).picoRho, coarse.picoRho);
    const Spend spend = composed({&coarse, 1}, 1'000'000);
    QCOMPARE(spend, composedByRho({&coarse, 1}, 1'000'000));
    QVERIFY(isCostOf(spend, {&coarse, 1}, 1'000'000));
}

void TestLosses::known_by_rho_alone_is_never_less_than_by_the_noise()
{
    for (const double sigma : {8.0, 4.224679, 1.2}) {
        const MechanismCost known = gaussian(sigma);
        Losses byRho{.picoRho = known.picoRho};
        QVERIFY(exactMicroEpsilon(byRho, 1'000'000) >= exactMicroEpsilon(lossesOf({&known, 1}), 1'000'000));
        QVERIFY(composed({&known, 1}, 1'000'000).microEpsilon
                < composedByRho({&known, 1}, 1'000'000).microEpsilon);
    }
}

void TestLosses::deltas_of_their_own_are_taken_from_delta()
{
    Losses losses = times(gaussian(4.224679), 1);
    const auto whole = exactMicroEpsilon(losses, 1'000'000);
    losses.picoDelta = 500'000;
    QVERIFY(exactMicroEpsilon(losses, 1'000'000) > whole);
    QCOMPARE(exactMicroEpsilon(losses, 1'500'000), whole);
    QCOMPARE(exactMicroEpsilon(losses, 499'999), std::numeric_limits<std::int64_t>::max());
}

void TestLosses::pure_spends_alone_are_at_most_their_sum()
{
    const Losses losses = both(times(laplace(1.5), 2), times(coarseLaplace(0.25), 3));
    QCOMPARE(exactMicroEpsilon(losses, 0), std::int64_t{3'750'000});
    QVERIFY(exactMicroEpsilon(losses, 10'000'000) <= 3'750'000);
}

void TestLosses::text_holds_all_of_it()
{
    Losses losses = both(times(laplace(1.5), 2), times(gaussian(3), 4));
    losses += Losses{.picoRho = 12, .picoDelta = 7};
    QCOMPARE(lossesFrom(textOf(losses)), std::optional(losses));
    QCOMPARE(lossesFrom(""), std::optional(Losses()));
    QCOMPARE(QString::fromStdString(textOf(times(laplace(1.5), 2))), QStringLiteral("pure 1500000 65536 2"));
}

void TestLosses::text_of_another_form_is_refused_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("another word") << "poisson 1";
    QTest::newRow("a number missing") << "gaussian 1";
    QTest::newRow("no number") << "rho x";
    QTest::newRow("below 0") << "rho -1";
    QTest::newRow("none of them") << "pure 1 1 0";
    QTest::newRow("something behind") << "rho 1,";
}

void TestLosses::text_of_another_form_is_refused()
{
    QFETCH(QString, text);
    QVERIFY(!lossesFrom(text.toStdString()));
}

void TestLosses::the_tightest_account_is_told_by_name()
{
    const MechanismCost one = gaussian(4.224681);
    Spend sums;
    for (int release = 0; release < 12; ++release)
        sums = sums + composed({&one, 1}, 1'000'000);
    const AccountStatement exact = tightestStatement(sums, times(one, 12), 10'000'000);
    QCOMPARE(exact.account, Account::Exact);
    QVERIFY2(exact.epsilon() >= 3.4836 && exact.epsilon() < 3.4838,
             qPrintable(QString::number(exact.epsilon())));
    // Sums alone hold without a delta for the others.
    const MechanismCost pure = laplace(1);
    const Spend spend = composed({&pure, 1}, 0);
    QCOMPARE(tightestStatement(spend, lossesOf({&pure, 1}), 0).account, Account::Sums);
    // What is known by (epsilon, delta) and a good rho counts by that.
    const AccountStatement byRho =
        tightestStatement({9'000'000, 100'000'000'000, 0}, Losses{.picoRho = 100'000'000'000}, 1'000'000);
    QVERIFY(byRho.account != Account::Sums);
}

} // namespace tst_losses

QTEST_APPLESS_MAIN(tst_losses::TestLosses)
#include "tst_losses.moc"
