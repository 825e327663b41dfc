#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/privacy/audit/AuditBounds.h"

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

/// Attacks on a mechanism that is only seen from outside: exact cells in, noisy cells out. They know the two
/// inputs, which is the most that differential privacy defends against.
namespace core::privacy {

struct AuditRow;

using Cells = std::vector<std::int64_t>;
using AuditedMechanism = std::function<Result<Cells>(const Cells &exact)>;

/// The chance that one bound of an audit is wrong. An audit has a few dozen: below 1e-6 in all.
inline constexpr double auditAlpha = 1e-8;

/// Two tables that differ by one unit, and what is claimed of a mechanism that is run on either.
struct Distinguishing
{
    std::string mechanism;
    double claimedEpsilon = 0;
    double claimedDelta = 0;
    Cells without;
    Cells with;
    /// The score of a noisy table: the larger, the more it looks as if the unit were in. Best: the likelihood
    /// ratio.
    std::function<std::int64_t(std::span<const std::int64_t>)> score = {};
    long trials = 0; ///< on each of the two tables; a fifth as many more choose the event
    /// How many copies of a table are handed to the mechanism at once, as one long table. The noise of every
    /// cell is independent, so each copy is a trial of its own.
    long copies = 1;
};

/// Chooses the most telling event on a first sample and counts it in a fresh one (as StatDP and DP-Sniper
/// do: Ding et al. 2018, Bichsel et al. 2021). Errors: those of the mechanism; Cancelled.
Result<AuditRow>
distinguish(const Distinguishing &task, const AuditedMechanism &mechanism, JobControl &control);

/// Scores of trials on either of two tables: the larger, the more it looks as if the unit were in. The same
/// number of each, and not none.
struct ScoredTrials
{
    std::vector<std::int64_t> without;
    std::vector<std::int64_t> with;
};

/// The most telling event of `first`, counted in `fresh`.
EventCounts countedEvent(const ScoredTrials &first, const ScoredTrials &fresh, double delta);

/// The smallest epsilon that the scores do not rule out, by that event.
double toldApart(const ScoredTrials &first, const ScoredTrials &fresh, double delta);

/// Canaries, each a unit whose whole weight falls on a cell of its own, and each in the data by a fair coin.
struct CanaryRun
{
    std::string mechanism;
    double claimedEpsilon = 0;
    long canaries = 0;
    std::int64_t weight = 0;
};

struct CanaryGuesses
{
    long correct = 0;
    long guesses = 0;
};

/// One run with all canaries at once: guesses "in" where the noisy cell is at least the weight, "out" where
/// it is at most 0, and nothing between, where the cell tells less (Steinke, Nasr, Jagielski 2023).
Result<CanaryGuesses> guessCanaries(const CanaryRun &run, const AuditedMechanism &mechanism);

/// Scores of a noisy table that are as good as its likelihood ratio.
/// Discrete Laplace: sum of |x - without| - |x - with| (the log ratio times the scale).
std::int64_t laplaceScore(std::span<const std::int64_t> noisy, const Cells &without, const Cells &with);
/// Discrete Gaussian: sum of x (with - without), of which the log ratio is an increasing function.
std::int64_t gaussianScore(std::span<const std::int64_t> noisy, const Cells &without, const Cells &with);

} // namespace core::privacy
