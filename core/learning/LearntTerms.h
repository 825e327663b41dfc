#pragma once

#include "core/learning/Learnt.h"
#include "core/learning/PairCounts.h"
#include "core/learning/PhrasesInPassages.h"
#include "core/learning/SurfaceForms.h"

#include <Eigen/Core>

#include <cstdint>
#include <span>
#include <vector>

namespace core::learning {

/// ln(N / n), of a phrase in n of N passages.
double inverseFrequency(std::uint32_t passagesOf, std::uint64_t passages);

/// Phrases that become terms, with a row and a divergence each.
struct ChosenPhrases
{
    std::vector<Phrase> phrases;
    Eigen::MatrixXf vectors; ///< [phrases x dimension], rows of norm 1
    std::vector<double> divergence;
};

/// The facts about a phrase by which terms are chosen.
struct PhraseFacts
{
    std::uint64_t passages = 0; ///< in all
    std::span<const std::uint32_t> passagesOf;
    std::span<const double> divergence; ///< topicality()
};

struct ChoiceLimits
{
    std::uint32_t leastPassages = 5;
    std::size_t mostTerms = 8'000;
};

/// Takes all names of a terminology that were found. Of the others it excludes phrases that occur in more
/// than a third of the passages or with no other phrase, phrases that occur in too few passages by
/// themselves, and the least topical ones: divergence below .8, but at most three of ten, and one of ten with
/// few passages. Of the rest it keeps those with the
/// largest prior x log2(words + 1).
ChosenPhrases choosePhrases(std::span<const Phrase> phrases,
                            const Eigen::MatrixXf &vectors,
                            const PhraseFacts &facts,
                            const ChoiceLimits &limits);

/// Returns the terms of the chosen phrases by falling prior, (n + .3) x .85 for each further word, where n is
/// at most a tenth of the passages, and phrases of several words are raised together to three of ten, with
/// weight (idf), contribution (divergence x idf) and associations. English names of several words are omitted
/// (SurfaceForms::isName). `bags` and `forms` go by the chosen phrases. Error: Cancelled.
Result<Learnt> makeTerms(const ChosenPhrases &chosen,
                         const PhraseBags &bags,
                         const SurfaceForms &forms,
                         const vocabulary::LearntOrigin &origin,
                         const Stage &stage);

} // namespace core::learning
