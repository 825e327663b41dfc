#pragma once

#include "core/base/IntegerSqrt.h"
#include "core/vocabulary/Vocabulary.h"

#include <Eigen/Core>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string_view>

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

/// How common a phrase may be expected to be, from public knowledge alone.
namespace core::synthesis {

/// One weight above 0 for each phrase, summing to 1: frequent in general texts (low inverse document
/// frequency) is likely in records too, and each further word of a phrase makes it rarer. The two constants
/// were set on medical transcriptions and short clinical sections; they only have to rank. Where the
/// vocabulary has priors, these.
inline Eigen::VectorXf publicPrior(const vocabulary::Vocabulary &phrases)
{
    constexpr float idfExponent = 1.5F;
    constexpr float factorPerWord = 0.7F;
    Eigen::VectorXf prior(static_cast<Eigen::Index>(phrases.size()));
    for (Eigen::Index row = 0; row < prior.size(); ++row) {
        const auto id = static_cast<vocabulary::TermId>(row);
        const std::string_view text = phrases.term(id);
        const auto furtherWords = static_cast<float>(std::count(text.begin(), text.end(), ' '));
        const float idf = static_cast<float>(phrases.weight(id)) / 1000.0F;
        if (const auto known = phrases.prior(id)) {
            prior[row] = std::log(*known);
            continue;
        }
        prior[row] = -idfExponent * idf + furtherWords * std::log(factorPerWord);
    }
    constexpr float leastLog = -60; // far below any difference of real weights, and above 0 as a float
    prior = (prior.array() - prior.maxCoeff()).max(leastLog).exp();
    return prior / prior.sum();
}

} // namespace core::synthesis
