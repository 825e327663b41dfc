#include "core/base/Result.h"
#include "core/privacy/accounting/Accounting.h"
#include "core/privacy/audit/AuditAttacks.h"
#include "core/privacy/audit/SelfAudit.h"
#include "core/privacy/mechanisms/NoiseMechanism.h"
#include "core/privacy/samplers/ExactSamplers.h"
#include "tests/core/privacy/ReservationForTests.h"

#include <QTest>

#include <cmath>

namespace tst_audit {

using namespace core::privacy;
using core::ErrorCode;
using core::Result;

/// The attacks, on mechanisms that are right and on some that are not.
class TestAudit : public QObject
{
    Q_OBJECT

private slots:
    void the_self_audit_holds_and_is_tight();
    void the_self_audit_reports_progress_and_can_be_cancelled();
    void a_broken_mechanism_is_refuted_data();
    void a_broken_mechanism_is_refuted();
    void canaries_bound_epsilon_from_below_and_never_above_data();
    void canaries_bound_epsilon_from_below_and_never_above();
    void canaries_refute_noise_that_is_too_small();
    void an_attack_hands_on_the_error_of_its_mechanism();

private:
    SecureRandom m_random;
};

namespace {

constexpr std::int64_t weight = 1 << 16;
constexpr Sensitivity oneUnit{weight, weight *weight};
constexpr std::int64_t picoDelta = 10'000'000; // 1e-5

AuditedMechanism released(const Noise &noise, SecureRandom &random)
{
    return [noise, &random](const Cells &exact) -> Result<Cells> {
        const MechanismCost cost = costOf(oneUnit, noise);
        auto reservation = ReservationForTests::of(composed({&cost, 1}, picoDelta));
        KEYSEED_ASSIGN(const auto noisy,
                       NoiseMechanism::release(ExactCounts(exact, oneUnit), noise, reservation, random));
        return noisy->cells;
    };
}

// Takes every cell of a table by itself.
template<typename Change>
AuditedMechanism everyCell(Change change)
{
    return [=](const Cells &exact) -> Result<Cells> {
        Cells noisy;
        for (const std::int64_t cell : exact)
            noisy.push_back(change(cell));
        return noisy;
    };
}

struct Control final : core::JobControl
{
    bool isCancelled() const override { return polls++ >= pollsUntilCancel; }
    void report(double fraction, std::string_view) override { fractions.push_back(fraction); }

    mutable int polls = 0;
    int pollsUntilCancel = 1'000'000'000;
    std::vector<double> fractions;
};

Distinguishing oneCell(std::int64_t l1, double epsilon, double delta = 0)
{
    Distinguishing task{.mechanism = "one cell",
                        .claimedEpsilon = epsilon,
                        .claimedDelta = delta,
                        .without = {0},
                        .with = {l1},
                        .trials = 200'000,
                        .copies = 4096};
    if (delta > 0)
        task.score = [=](auto noisy) { return gaussianScore(noisy, {0}, {l1}); };
    else
        task.score = [=](auto noisy) { return laplaceScore(noisy, {0}, {l1}); };
    return task;
}

} // namespace

void TestAudit::the_self_audit_holds_and_is_tight()
{
    core::NoControl control;
    const auto rows = runSelfAudit(control);

    QVERIFY(rows);
    QVERIFY(rows->size() >= 14);
    int gaussian = 0;
    for (const AuditRow &row : *rows) {
        const QByteArray shown =
            QByteArray::fromStdString(row.mechanism) + ": " + QByteArray::number(row.measuredLowerBound);
        QVERIFY2(row.holds(), shown);
        QVERIFY(row.trials > 0);
        // Half of the loss, as with noise of twice the scale, is told from all of it.
        QVERIFY(row.leastPlausible >= 0.35 * row.claimedEpsilon);
        AuditRow low = row;
        low.measuredLowerBound = row.leastPlausible / 2;
        QVERIFY(low.isSuspiciouslyLow() && !low.isRefuted() && !low.holds());
        gaussian += row.claimedDelta > 0;
        // Every attack is the best there is, so that a bound far below the claim would mean too much noise,
        // or an attack that sees nothing. The shares allow for what the sample size costs, and five standard
        // deviations more: a tail of Gaussian noise is rare, and a corner of a whole table is.
        const bool isOneCell = row.mechanism.find("one cell") != std::string::npos;
        const double gaussianShare = row.claimedEpsilon > 2 ? 0.5 : 0.4;
        const double share = row.claimedDelta > 0 ? gaussianShare : isOneCell ? 0.85 : 0.7;
        QVERIFY2(row.measuredLowerBound > share * row.claimedEpsilon, shown);
    }
    QVERIFY(gaussian >= 2);
}

void TestAudit::the_self_audit_reports_progress_and_can_be_cancelled()
{
    Control control;
    control.pollsUntilCancel = 200;
    const auto rows = runSelfAudit(control);
    QVERIFY(!rows);
    QCOMPARE(rows.error().code, ErrorCode::Cancelled);
    QVERIFY(!control.fractions.empty());
    QCOMPARE(control.fractions.front(), 0.0);
    QVERIFY(std::is_sorted(control.fractions.begin(), control.fractions.end()));
    // Noticed at once.
    QVERIFY(control.polls <= 201);
}

void TestAudit::a_broken_mechanism_is_refuted_data()
{
    QTest::addColumn<int>("mistake");
    QTest::newRow("noise for half of the sensitivity") << 0;
    QTest::newRow("no noise on empty cells") << 1;
    QTest::newRow("zero comes up twice as often") << 2;
    QTest::newRow("noise is cut off") << 3;
    QTest::newRow("Gaussian noise with a third of its sigma") << 4;
    QTest::newRow("noise is rounded to whole weights") << 5;
}

void TestAudit::a_broken_mechanism_is_refuted()
{
    QFETCH(int, mistake);
    SecureRandom &random = m_random;
    Distinguishing task = oneCell(weight, 1);
    AuditedMechanism broken;
    if (mistake == 0) {
        broken = everyCell([&](auto cell) { return cell + discreteLaplace(random, weight / 2, 1); });
    } else if (mistake == 1) {
        broken =
            everyCell([&](auto cell) { return cell == 0 ? 0 : cell + discreteLaplace(random, weight, 1); });
    } else if (mistake == 2) {
        task = oneCell(1, 1);
        broken = everyCell([&](auto cell) {
            const auto noise = discreteLaplace(random, 1, 1);
            return cell + (noise != 0 && uniformBelow(random, 2) == 0 ? 0 : noise);
        });
    } else if (mistake == 3) {
        // What lies beyond gives the unit away: the score must look there.
        task.score = [](auto noisy) { return noisy[0]; };
        broken = everyCell([&](auto cell) {
            return cell
                   + std::clamp<std::int64_t>(discreteLaplace(random, weight, 1), -2 * weight, 2 * weight);
        });
    } else if (mistake == 4) {
        const auto variance = gaussianVariance(oneUnit.l2Squared, 500'000'000'000).sigmaSquared;
        task = oneCell(weight, zcdpEpsilon(0.5, 1e-5), 1e-5);
        broken = everyCell([=, &random](auto cell) {
            return cell + discreteGaussian(random, static_cast<std::uint64_t>(variance / 9));
        });
    } else {
        task.with = {weight / 2};
        task.score = [](auto noisy) { return noisy[0] % weight == 0 ? 0 : 1; };
        broken = everyCell([&](auto cell) { return cell + discreteLaplace(random, 1, 1) * weight; });
    }
    core::NoControl control;

    const auto row = distinguish(task, broken, control);

    QVERIFY(row);
    QVERIFY2(!row->holds(), qPrintable(QString::number(row->measuredLowerBound)));
}

void TestAudit::canaries_bound_epsilon_from_below_and_never_above_data()
{
    QTest::addColumn<double>("epsilon");
    QTest::addColumn<double>("expected");
    // What a thousand canaries give on average at a confidence of 95 %.
    QTest::newRow("1") << 1.0 << 0.85;
    QTest::newRow("2") << 2.0 << 1.78;
    QTest::newRow("4") << 4.0 << 3.38;
}

void TestAudit::canaries_bound_epsilon_from_below_and_never_above()
{
    QFETCH(double, epsilon);
    QFETCH(double, expected);
    const CanaryRun run{"canaries", epsilon, 1000, weight};
    const auto mechanism = released(laplaceScale(weight, *Epsilon::from(epsilon)), m_random);
    constexpr int runs = 40;
    double total = 0;
    for (int each = 0; each < runs; ++each) {
        const auto made = guessCanaries(run, mechanism);
        QVERIFY(made);
        // 120 of these in the test: wrong with a chance below 1e-6 in all.
        QVERIFY(oneRunLowerBound(made->correct, made->guesses, 5e-9) <= epsilon);
        total += oneRunLowerBound(made->correct, made->guesses, 0.05);
    }
    // One bound has a standard deviation of about 0.09, 0.11 and 0.3 at these three epsilons (that of the
    // number of right guesses, times the slope of the logit): their mean has a sixth of that, and 0.3 epsilon
    // or a sixth of epsilon are more than six of them.
    const double mean = total / runs;
    QVERIFY2(mean >= 0.7 * epsilon, qPrintable(QString::number(mean)));
    QVERIFY2(std::abs(mean - expected) < epsilon / 6, qPrintable(QString::number(mean)));
}

void TestAudit::canaries_refute_noise_that_is_too_small()
{
    // Noise of epsilon 4 claimed to be of 2.
    const auto mechanism = released(laplaceScale(weight, *Epsilon::from(4)), m_random);
    const auto made = guessCanaries({"canaries", 2, 1000, weight}, mechanism);
    QVERIFY(oneRunLowerBound(made->correct, made->guesses, 1e-6) > 2);
}

void TestAudit::an_attack_hands_on_the_error_of_its_mechanism()
{
    const AuditedMechanism failing = [](const Cells &) -> Result<Cells> {
        return core::fail(ErrorCode::Internal, "no");
    };
    core::NoControl control;
    QCOMPARE(distinguish(oneCell(1, 1), failing, control).error().code, ErrorCode::Internal);
    QCOMPARE(guessCanaries({"canaries", 1, 10, 1}, failing).error().code, ErrorCode::Internal);
}

} // namespace tst_audit

QTEST_APPLESS_MAIN(tst_audit::TestAudit)
#include "tst_audit.moc"
