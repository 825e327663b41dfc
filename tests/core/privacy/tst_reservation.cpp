#include "core/privacy/mechanisms/NoiseMechanism.h"
#include "tests/core/privacy/ExactCountsForTests.h"
#include "tests/core/privacy/ReservationForTests.h"

#include <QTest>

#include <limits>
#include <type_traits>
#include <utility>
#include <vector>

namespace tst_reservation {

using namespace core::privacy;
using core::ErrorCode;

static_assert(!std::is_default_constructible_v<Reservation>);
static_assert(!std::is_copy_constructible_v<Reservation>);
static_assert(!std::is_copy_assignable_v<Reservation>);

/// No noise without a debit, and none for less than it costs.
class TestReservation : public QObject
{
    Q_OBJECT

private slots:
    void mechanisms_share_a_reservation_until_it_is_used_up();
    void gaussian_mechanisms_share_a_reservation_until_rho_is_used_up();
    void a_mixed_release_cannot_turn_its_pure_part_into_gaussian_noise();
    void a_refusal_draws_nothing_and_keeps_the_sums();
    void a_pure_reservation_does_not_pay_for_gaussian_noise();
    void a_reservation_that_was_moved_from_pays_for_nothing();
    void neither_account_may_run_over();

private:
    SecureRandom m_random;
};

namespace {

using Cells = std::vector<std::int64_t>;
constexpr std::int64_t picoDelta = 1'000'000; // 1e-6

Spend spendFor(const std::vector<MechanismCost> &costs)
{
    return composed(costs, picoDelta);
}

} // namespace

void TestReservation::mechanisms_share_a_reservation_until_it_is_used_up()
{
    const Noise noise = laplaceScale(1, *Epsilon::from(1));
    const MechanismCost cost = costOf({1, 1}, noise);
    auto reservation = ReservationForTests::of(spendFor({cost, cost, cost}));
    for (int draw = 0; draw < 3; ++draw)
        QVERIFY(NoiseMechanism::release(ExactCounts({1}, {1, 1}), noise, reservation, m_random));

    const auto fourth = NoiseMechanism::release(ExactCounts({1}, {1, 1}), noise, reservation, m_random);

    QVERIFY(!fourth);
    QCOMPARE(fourth.error().code, ErrorCode::Internal);
}

void TestReservation::gaussian_mechanisms_share_a_reservation_until_rho_is_used_up()
{
    const Noise noise = gaussianVariance(1, 100'000'000'000); // rho 0.1
    const MechanismCost cost = costOf({1, 1}, noise);
    auto reservation = ReservationForTests::of(spendFor({cost, cost}));
    for (int draw = 0; draw < 2; ++draw)
        QVERIFY(NoiseMechanism::release(ExactCounts({1}, {1, 1}), noise, reservation, m_random));

    QVERIFY(!NoiseMechanism::release(ExactCounts({1}, {1, 1}), noise, reservation, m_random));
}

void TestReservation::a_mixed_release_cannot_turn_its_pure_part_into_gaussian_noise()
{
    // Laplace at epsilon 1 (rho 0.5) and Gaussian at rho 0.1 were debited. Gaussian noise at rho 0.6 has the
    // same rho, but its epsilon is larger than what was debited.
    const MechanismCost laplace = costOf({1, 1}, laplaceScale(1, *Epsilon::from(1)));
    const MechanismCost gaussian = costOf({1, 1}, GaussianVariance{5});
    const Spend spend = spendFor({laplace, gaussian});
    auto reservation = ReservationForTests::of(spend);
    const MechanismCost turned{std::nullopt, spend.picoRho};

    QVERIFY(!reservation.useFor(turned));
    QVERIFY(reservation.useFor(gaussian));
    QVERIFY(reservation.useFor(laplace));
    QVERIFY(!reservation.useFor(MechanismCost{1, 0}));
}

void TestReservation::a_refusal_draws_nothing_and_keeps_the_sums()
{
    const Noise noise = laplaceScale(2, *Epsilon::from(1));
    // For half of the sensitivity.
    auto reservation =
        ReservationForTests::of(spendFor({costOf({1, 1}, laplaceScale(1, *Epsilon::from(0.5)))}));
    ExactCounts counts({1, 2, 3}, {2, 4});

    QVERIFY(!NoiseMechanism::release(std::move(counts), noise, reservation, m_random));

    // Not moved from: nothing of it went anywhere.
    QCOMPARE(ExactCountsForTests::cells(counts), (Cells{1, 2, 3}));
    QVERIFY(reservation.useFor(costOf({1, 1}, laplaceScale(1, *Epsilon::from(0.5)))));
}

void TestReservation::a_pure_reservation_does_not_pay_for_gaussian_noise()
{
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    auto reservation = ReservationForTests::of({most, most, 0});
    const auto noisy =
        NoiseMechanism::release(ExactCounts({1}, {1, 1}), GaussianVariance{1'000'000}, reservation, m_random);
    QVERIFY(!noisy);
}

void TestReservation::a_reservation_that_was_moved_from_pays_for_nothing()
{
    const MechanismCost cost = costOf({1, 1}, laplaceScale(1, *Epsilon::from(1)));
    auto first = ReservationForTests::of(spendFor({cost}));
    auto second = std::move(first);
    QVERIFY(!first.useFor(cost)); // NOLINT(bugprone-use-after-move): that is the question
    auto third = ReservationForTests::of({});
    third = std::move(second);
    QVERIFY(!second.useFor(cost)); // NOLINT(bugprone-use-after-move)
    QVERIFY(third.useFor(cost));
    QVERIFY(!third.useFor(cost));
}

void TestReservation::neither_account_may_run_over()
{
    auto epsilonIsShort = ReservationForTests::of({1, 1'000, 0});
    QVERIFY(!epsilonIsShort.useFor({2, 1'000}));
    auto rhoIsShort = ReservationForTests::of({1'000, 1, 0});
    QVERIFY(!rhoIsShort.useFor({1'000, 2}));
    QVERIFY(rhoIsShort.useFor({1'000, 1}));
}

} // namespace tst_reservation

QTEST_APPLESS_MAIN(tst_reservation::TestReservation)
#include "tst_reservation.moc"
