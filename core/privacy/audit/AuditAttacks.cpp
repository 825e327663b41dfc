#include "core/privacy/audit/AuditAttacks.h"

#include "core/base/Result.h"
#include "core/privacy/audit/SelfAudit.h"
#include "core/privacy/samplers/ExactSamplers.h"
#include "core/privacy/samplers/SecureRandom.h"

#include <algorithm>
#include <cstdlib>

namespace core::privacy {

namespace {

using Scores = std::vector<std::int64_t>;

// "The score times `sign` is at least `threshold`", as seen on one table and on its neighbour.
struct Event
{
    int sign = 1; ///< 1: likelier with the unit; -1: likelier without
    std::int64_t threshold = 0;
};

Result<Scores> scoresOf(const Distinguishing &task,
                        const Cells &table,
                        long trials,
                        const AuditedMechanism &mechanism,
                        JobControl &control)
{
    Cells batch;
    for (long copy = 0; copy < task.copies; ++copy)
        batch.insert(batch.end(), table.begin(), table.end());
    Scores scores;
    scores.reserve(static_cast<std::size_t>(trials + task.copies));
    for (long trial = 0; trial < trials; trial += task.copies) {
        if (trial % 4096 == 0 && control.isCancelled())
            return cancelled();
        KEYSEED_ASSIGN(const auto noisy, mechanism(batch));
        const std::span<const std::int64_t> cells(noisy);
        for (std::size_t start = 0; start < cells.size(); start += table.size())
            scores.push_back(task.score(cells.subspan(start, table.size())));
    }
    scores.resize(static_cast<std::size_t>(trials));
    return scores;
}

long hits(const Scores &scores, const Event &event)
{
    return static_cast<long>(std::count_if(scores.begin(), scores.end(), [&](std::int64_t score) {
        return event.sign * score >= event.threshold;
    }));
}

EventCounts counted(const Scores &without, const Scores &with, const Event &event)
{
    const long inWith = hits(with, event);
    const long inWithout = hits(without, event);
    const auto trials = static_cast<long>(with.size());
    return event.sign > 0 ? EventCounts{inWith, inWithout, trials} : EventCounts{inWithout, inWith, trials};
}

// Tries the thresholds that 2^-12, ..., 1 of the sample reach, in steps of a tenth, in either direction, and
// takes the one with the best bound on this sample: rare events that only luck made telling lose.
Event mostTelling(const Scores &without, const Scores &with, double delta)
{
    Event best;
    double bestBound = -1;
    for (const int sign : {1, -1}) {
        Scores sorted = sign > 0 ? with : without;
        for (std::int64_t &score : sorted)
            score *= sign;
        std::sort(sorted.begin(), sorted.end(), std::greater<>());
        for (std::size_t rank = sorted.size() - 1; rank > sorted.size() / 4096; rank = rank * 9 / 10) {
            const Event event{sign, sorted[rank]};
            const double bound = epsilonLowerBound(counted(without, with, event), delta, auditAlpha);
            if (bound > bestBound) {
                bestBound = bound;
                best = event;
            }
        }
    }
    return best;
}

} // namespace

EventCounts countedEvent(const ScoredTrials &first, const ScoredTrials &fresh, double delta)
{
    return counted(fresh.without, fresh.with, mostTelling(first.without, first.with, delta));
}

double toldApart(const ScoredTrials &first, const ScoredTrials &fresh, double delta)
{
    return epsilonLowerBound(countedEvent(first, fresh, delta), delta, auditAlpha);
}

Result<AuditRow>
distinguish(const Distinguishing &task, const AuditedMechanism &mechanism, JobControl &control)
{
    constexpr int fewer = 5;
    ScoredTrials first;
    ScoredTrials fresh;
    for (ScoredTrials *scored : {&first, &fresh}) {
        const long trials = scored == &first ? task.trials / fewer : task.trials;
        auto without = scoresOf(task, task.without, trials, mechanism, control);
        KEYSEED_ASSIGN(auto with, without ? scoresOf(task, task.with, trials, mechanism, control) : without);
        *scored = {.without = std::move(*without), .with = std::move(with)};
    }
    return AuditRow{.mechanism = task.mechanism,
                    .claimedEpsilon = task.claimedEpsilon,
                    .claimedDelta = task.claimedDelta,
                    .measuredLowerBound = toldApart(first, fresh, task.claimedDelta),
                    .trials = task.trials};
}

Result<CanaryGuesses> guessCanaries(const CanaryRun &run, const AuditedMechanism &mechanism)
{
    SecureRandom coins;
    Cells exact(static_cast<std::size_t>(run.canaries), 0);
    for (std::int64_t &cell : exact)
        cell = uniformBelow(coins, 2) == 1 ? run.weight : 0;
    KEYSEED_ASSIGN(const auto noisy, mechanism(exact));
    CanaryGuesses made;
    for (std::size_t canary = 0; canary < exact.size(); ++canary) {
        const std::int64_t cell = (noisy)[canary];
        const bool saysIn = cell >= run.weight;
        if (!saysIn && cell > 0)
            continue;
        ++made.guesses;
        made.correct += saysIn == (exact[canary] != 0);
    }
    return made;
}

std::int64_t laplaceScore(std::span<const std::int64_t> noisy, const Cells &without, const Cells &with)
{
    std::int64_t score = 0;
    for (std::size_t cell = 0; cell < noisy.size(); ++cell)
        score += std::abs(noisy[cell] - without[cell]) - std::abs(noisy[cell] - with[cell]);
    return score;
}

std::int64_t gaussianScore(std::span<const std::int64_t> noisy, const Cells &without, const Cells &with)
{
    std::int64_t score = 0;
    for (std::size_t cell = 0; cell < noisy.size(); ++cell)
        score += noisy[cell] * (with[cell] - without[cell]);
    return score;
}

} // namespace core::privacy
