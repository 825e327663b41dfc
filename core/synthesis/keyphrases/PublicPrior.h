#pragma once

#include "core/vocabulary/Vocabulary.h"

#include <Eigen/Core>

#include <algorithm>
#include <cmath>
#include <string_view>

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
