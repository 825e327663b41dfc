#pragma once

#include "core/vocabulary/Vocabulary.h"

#include <Eigen/Core>

#include <vector>

/// The public knowledge about phrases before any record was read.
namespace core::synthesis {

/// Phrases so common in any text that they say nothing of one: an inverse document frequency of at most 4,
/// where the vocabulary knows any above (a list of terms knows none, and all of its terms count). One that
/// was learnt from public texts has none.
std::vector<bool> silentPhrases(const vocabulary::Vocabulary &phrases);

/// Returns how often a phrase may be expected: exp(-1.2 idf), a tenth of that for each further word; 0 for
/// silent ones; its own where the vocabulary brings priors. Sums to 1. The constants were set over four
/// public corpora of three fields.
Eigen::VectorXf phrasePrior(const vocabulary::Vocabulary &phrases);

} // namespace core::synthesis
