#include "core/privacy/audit/SelfAudit.h"

#include "core/base/Result.h"
#include "core/privacy/audit/AuditAttacks.h"
#include "core/privacy/mechanisms/NoiseMechanism.h"

#include <cstdio>
#include <cstdlib>
#include <functional>

namespace core::privacy {

/// A reservation that no ledger knows of: the tables of the audit are made up, there is no one's privacy to
/// pay for.
struct AuditReservation
{
    static Reservation covering(const MechanismCost &cost)
    {
        constexpr std::int64_t anyPicoDelta = 1'000'000;
        return {0, composed({&cost, 1}, anyPicoDelta)};
    }
};

namespace {

constexpr double auditDelta = 1e-5;
using Step = std::function<Result<AuditRow>(JobControl &)>;

AuditedMechanism released(const Sensitivity &sensitivity, const Noise &noise, SecureRandom &random)
{
    return [=, &random](const Cells &exact) -> Result<Cells> {
        Reservation reservation = AuditReservation::covering(costOf(sensitivity, noise));
        const auto noisy =
            NoiseMechanism::release(ExactCounts(exact, sensitivity), noise, reservation, random);
        KEYSEED_TRY(noisy);
        return (*noisy)->cells;
    };
}

std::string named(const char *what, double value)
{
    char text[96] = "";
    std::snprintf(text, sizeof text, "%s %g", what, value);
    return text;
}

// A unit that moves one cell by the whole sensitivity.
Step laplaceCell(std::int64_t l1, double epsilon, SecureRandom &random)
{
    const Noise noise = laplaceScale(l1, *Epsilon::from(epsilon));
    const Distinguishing task{.mechanism =
                                  named("discrete Laplace, one cell, sensitivity", static_cast<double>(l1)),
                              .claimedEpsilon = epsilon,
                              .without = {0},
                              .with = {l1},
                              .score = [=](auto noisy) { return laplaceScore(noisy, {0}, {l1}); },
                              .trials = 500'000,
                              .copies = 4096};
    const auto mechanism = released({l1, l1 * l1}, noise, random);
    return [=](JobControl &control) { return distinguish(task, mechanism, control); };
}

Step gaussianCell(std::int64_t picoRho, SecureRandom &random)
{
    constexpr std::int64_t weight = 1 << 16;
    const double rho = static_cast<double>(picoRho) / 1e12;
    const Sensitivity sensitivity{weight, weight * weight};
    const Noise noise = gaussianVariance(sensitivity.l2Squared, picoRho);
    const Distinguishing task{.mechanism = named("discrete Gaussian, one cell, rho", rho),
                              .claimedEpsilon = zcdpEpsilon(rho, auditDelta),
                              .claimedDelta = auditDelta,
                              .without = {0},
                              .with = {weight},
                              .score = [](auto noisy) { return gaussianScore(noisy, {0}, {weight}); },
                              .trials = 3'000'000,
                              .copies = 4096};
    const auto mechanism = released(sensitivity, noise, random);
    return [=](JobControl &control) { return distinguish(task, mechanism, control); };
}

// Whole tables, each released by a call of its own.
Step laplaceTable(
    const char *name, const Cells &without, const Cells &with, double epsilon, SecureRandom &random)
{
    Sensitivity sensitivity;
    for (std::size_t cell = 0; cell < with.size(); ++cell) {
        const std::int64_t moved = with[cell] - without[cell];
        sensitivity.l1 += std::abs(moved);
        sensitivity.l2Squared += moved * moved;
    }
    const Noise noise = laplaceScale(sensitivity.l1, *Epsilon::from(epsilon));
    const Distinguishing task{.mechanism = name,
                              .claimedEpsilon = epsilon,
                              .without = without,
                              .with = with,
                              .score = [=](auto noisy) { return laplaceScore(noisy, without, with); },
                              .trials = 250'000};
    const auto mechanism = released(sensitivity, noise, random);
    return [=](JobControl &control) { return distinguish(task, mechanism, control); };
}

// A unit of weight 2^16 that adds to four of sixteen cells, over counts of other units.
Step histogram(SecureRandom &random)
{
    constexpr std::int64_t weight = 1 << 16;
    Cells without;
    for (std::int64_t cell = 0; cell < 16; ++cell)
        without.push_back(weight * cell / 3);
    Cells with = without;
    for (const std::size_t cell : {0U, 5U, 6U, 15U})
        with[cell] += weight / 4;
    return laplaceTable("histogram of 16 cells, discrete Laplace", without, with, 1, random);
}

// The cosine and the sine, times 16384, of the angle at which their L1 norm is largest: 23171.
Step fourierPair(SecureRandom &random)
{
    return laplaceTable("Fourier features, one pair, discrete Laplace", {0, 0}, {11586, 11585}, 1, random);
}

Step canaries(double epsilon, SecureRandom &random)
{
    constexpr std::int64_t weight = 1 << 16;
    const CanaryRun run{"canaries in one run, discrete Laplace", epsilon, 10'000, weight};
    const auto mechanism =
        released({weight, weight * weight}, laplaceScale(weight, *Epsilon::from(epsilon)), random);
    return [=](JobControl &) -> Result<AuditRow> {
        KEYSEED_ASSIGN(const auto made, guessCanaries(run, mechanism));
        return AuditRow{.mechanism = run.mechanism,
                        .claimedEpsilon = epsilon,
                        .measuredLowerBound = oneRunLowerBound(made.correct, made.guesses, auditAlpha),
                        .trials = run.canaries};
    };
}

// A bound below this share of the claim is suspiciously low. Every attack is the best there is; the shares
// allow for what the size of the sample costs and for more than six standard deviations of what comes out, so
// that a right program is suspected with a chance below 1e-8. Noise of twice the scale is always below.
Step atLeast(double share, const Step &step)
{
    return [=](JobControl &control) -> Result<AuditRow> {
        auto row = step(control);
        if (row)
            row->leastPlausible = share * row->claimedEpsilon;
        return row;
    };
}

std::vector<Step> allSteps(SecureRandom &random)
{
    std::vector<Step> steps;
    for (const std::int64_t l1 : {std::int64_t{1}, std::int64_t{1} << 16})
        for (const double epsilon : {0.5, 1.0, 2.0, 4.0})
            steps.push_back(atLeast(0.8, laplaceCell(l1, epsilon, random)));
    steps.push_back(atLeast(0.6, histogram(random)));
    steps.push_back(atLeast(0.6, fourierPair(random)));
    // A tail of Gaussian noise is rare, so that bounds stay far below the claim.
    for (const std::int64_t picoRho : {25'000'000'000, 500'000'000'000})
        steps.push_back(atLeast(0.35, gaussianCell(picoRho, random)));
    for (const double epsilon : {1.0, 4.0})
        steps.push_back(atLeast(0.6, canaries(epsilon, random)));
    return steps;
}

} // namespace

Result<std::vector<AuditRow>> runSelfAudit(JobControl &control)
{
    SecureRandom random;
    const std::vector<Step> steps = allSteps(random);
    std::vector<AuditRow> rows;
    for (const Step &step : steps) {
        control.report(static_cast<double>(rows.size()) / static_cast<double>(steps.size()), "audit");
        if (control.isCancelled())
            return cancelled();
        KEYSEED_ASSIGN(auto row, step(control));
        rows.push_back(std::move(row));
    }
    control.report(1.0, "audit");
    return rows;
}

} // namespace core::privacy
