#pragma once

#include "core/base/IntegerSqrt.h"
#include "core/vocabulary/Vocabulary.h"

#include <algorithm>
#include <cstdint>

/// How much a phrase tells of the unit that uses it: whole numbers, from that unit and public knowledge
/// alone.
namespace core::synthesis {

/// count x sqrt(public weight), at most 2^19. The root tempers the public weight: phrases that are rare
/// everywhere would otherwise be taken first, and no two notes would agree on one. Counts are cut where a
/// longer note says no more.
inline std::int64_t informativeness(std::uint32_t count, std::uint32_t publicWeight)
{
    constexpr std::uint64_t largestCount = 1 << 12;
    constexpr std::uint64_t largestWeight = 1 << 14;
    const std::uint64_t cut = std::min<std::uint64_t>(count, largestCount);
    return static_cast<std::int64_t>(
        integerSqrt(cut * cut * std::min<std::uint64_t>(publicWeight, largestWeight)));
}

/// The same of a phrase of a vocabulary; count x contribution / 16, at most 2^19, where public texts said how
/// much an occurrence counts.
inline std::int64_t
informativeness(std::uint32_t count, const vocabulary::Vocabulary &phrases, vocabulary::TermId term)
{
    const auto contribution = phrases.contribution(term);
    if (!contribution)
        return informativeness(count, phrases.weight(term));
    constexpr std::uint64_t largestCount = 1 << 12;
    constexpr std::uint64_t largestContribution = 1 << 15;
    const std::uint64_t cut = std::min<std::uint64_t>(count, largestCount);
    return static_cast<std::int64_t>(std::clamp<std::uint64_t>(
        cut * std::min<std::uint64_t>(*contribution, largestContribution) / 16, 1, 1 << 19));
}

} // namespace core::synthesis
