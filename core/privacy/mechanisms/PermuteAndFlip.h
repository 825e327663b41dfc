#pragma once

#include "core/base/Result.h"
#include "core/privacy/Epsilon.h"
#include "core/privacy/Released.h"
#include "core/privacy/Reservation.h"
#include "core/privacy/accounting/Accounting.h"
#include "core/privacy/samplers/ExactBernoulli.h"
#include "core/privacy/samplers/SecureRandom.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

namespace core::privacy {

/// How well each candidate does on the privacy units: whole numbers. PRIVATE: has no way to a file, a stream
/// or a Released value but through PermuteAndFlip.
///
/// Invariant of whoever fills it: one unit more raises each score by 0 or 1, and lowers none. The candidates
/// and their order are public.
class CandidateScores final
{
public:
    explicit CandidateScores(std::vector<std::int64_t> scores)
        : m_scores(std::move(scores))
    {}

    std::size_t candidates() const { return m_scores.size(); }

private:
    friend class PermuteAndFlip;
    friend struct CandidateScoresForTests; ///< defined in the tests only

    std::vector<std::int64_t> m_scores; ///< each at least 0
};

/// True with probability exp(-a/b), any a, 1 <= b < 2^56: exp(-1) for each whole part, which ends at the
/// first failure, and what is left of it.
template<typename Random>
bool bernoulliExp(Random &random, Uint128 a, std::uint64_t b)
{
    for (Uint128 whole = a / b; whole > 0; --whole)
        if (!bernoulliExpFraction(random, 1, 1))
            return false;
    return bernoulliExpFraction(random, static_cast<std::uint64_t>(a % b), b);
}

/// The candidate that permute-and-flip picks: in a uniformly random order, the first one that passes a flip
/// with chance exp(-epsilon (q* - q)), q* the best score. One of the best always passes. At least one score;
/// the differences are below 2^63.
template<typename Random>
std::size_t permuteAndFlip(Random &random, std::span<const std::int64_t> scores, std::uint64_t microEpsilon)
{
    assert(!scores.empty());
    const std::int64_t best = *std::max_element(scores.begin(), scores.end());
    std::vector<std::size_t> left(scores.size());
    std::iota(left.begin(), left.end(), std::size_t{0});
    for (;;) {
        const auto place = static_cast<std::size_t>(uniformBelow(random, left.size()));
        const std::size_t candidate = left[place];
        const auto behind = static_cast<std::uint64_t>(best - scores[candidate]);
        if (bernoulliExp(random, Uint128{behind} * microEpsilon, 1'000'000))
            return candidate;
        left[place] = left.back();
        left.pop_back();
    }
}

/// A private choice of one among public candidates, paid for.
///
/// Neighbouring data sets: one privacy unit added or removed.
/// Sensitivity: one unit more changes every score by 0 or +1 (CandidateScores), all in the same direction.
/// Guarantee: epsilon-differential privacy, pure, hence epsilon^2/2-zCDP (Bun & Steinke 2016,
/// Proposition 1.4). Source: McKenna & Sheldon, "Permute-and-Flip: a new mechanism for differentially private
/// selection", NeurIPS 2020; for scores that move in one direction without the factor 2. Proof: the mechanism
/// is report-noisy-max with exponential noise of rate epsilon on each score (Ding, Kifer, Steinke, Wang,
/// Xiao, Zhang 2021). Fix the noise of all candidates but r. Then r wins where its own noise is at least T =
/// max over the others of (q + noise) - q_r, and one unit more or less moves T by at most 1: the maximum and
/// q_r both move by 0 or 1, in the same direction. The chance that exponential noise of rate epsilon is at
/// least T is min(1, exp(-epsilon T)), which changes by a factor of at most exp(epsilon). Average over the
/// noise of the others. Postcondition: the scores are gone; nothing but the chosen index is released, not how
/// well it does.
class PermuteAndFlip final
{
public:
    struct Choice
    {
        std::size_t candidate = 0;
    };

    /// Returns the cost of a choice, for any number of candidates.
    static MechanismCost costOf(Epsilon epsilon);

    /// Takes the cost from the reservation, which proves that the budget was debited. Exact: integers only.
    /// Errors: Internal without a candidate, with a score below 0, or when the reservation does not cover the
    /// cost; nothing is drawn then.
    static Result<Released<Choice>>
    release(CandidateScores &&scores, Epsilon epsilon, Reservation &reservation, SecureRandom &random);
};

} // namespace core::privacy
