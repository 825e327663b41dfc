#pragma once

#include "core/synthesis/PublicInputs.h"
#include "core/vocabulary/Vocabulary.h"

#include <Eigen/Core>

#include <string>
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

/// The information of the labels' public names about the phrases under them.
struct LabelNames
{
    /// [labels x V]: how much nearer a phrase lies to the name of a label than to those of the labels on
    /// average, by the cosine of their public vectors; >= 0, and 0 for a label whose name holds no phrase.
    Eigen::MatrixXf nearness;
    int named = 0; ///< labels whose names hold a phrase of the vocabulary
};

/// A name lies where the phrases in it do, the rarer the more. Public: no record has a say in it.
LabelNames labelNames(const std::vector<std::string> &labels, const PublicInputs &inputs);

} // namespace core::synthesis
