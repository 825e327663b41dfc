#include "core/privacy/mechanisms/PermuteAndFlip.h"

namespace core::privacy {

MechanismCost PermuteAndFlip::costOf(Epsilon epsilon)
{
    const std::int64_t micro = epsilon.micro();
    // (micro 1e-6)^2 / 2 in 1e-12, rounded up; an epsilon is far below 2^31 millionths
    return {.microEpsilon = micro, .picoRho = (micro * micro + 1) / 2};
}

Result<Released<PermuteAndFlip::Choice>> PermuteAndFlip::release(CandidateScores &&scores,
                                                                 Epsilon epsilon,
                                                                 Reservation &reservation,
                                                                 SecureRandom &random)
{
    const std::vector<std::int64_t> all = std::exchange(scores.m_scores, {});
    if (all.empty() || *std::min_element(all.begin(), all.end()) < 0)
        return fail(ErrorCode::Internal, "a choice needs candidates, whose scores are counts");
    if (!reservation.useFor(costOf(epsilon)))
        return fail(ErrorCode::Internal,
                    "what is left of the ledger's reservation does not cover the choice");
    const std::size_t chosen = permuteAndFlip(random, all, static_cast<std::uint64_t>(epsilon.micro()));
    return Released<Choice>(ReleasePass(), Choice{chosen});
}

} // namespace core::privacy
