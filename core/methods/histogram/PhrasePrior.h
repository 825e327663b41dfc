#pragma once

#include "core/base/JobControl.h"
#include "core/base/Public.h"
#include "core/base/Result.h"
#include "core/synthesis/PublicInputs.h"
#include "core/vocabulary/Vocabulary.h"

#include <Eigen/Core>

#include <string>
#include <string_view>
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

/// The information of the labels' public names about the phrases under them. A description of a label, where
/// the plan has one, is read in place of the name.
struct LabelNames
{
    /// [labels x V]: how much nearer a phrase lies to the name of a label than to those of the labels on
    /// average, by the cosine of their public vectors; >= 0, and 0 for a label whose name holds no phrase.
    Eigen::MatrixXf nearness;
    int named = 0; ///< labels whose names hold a phrase of the vocabulary
    /// [labels x V]: the same difference by an encoder of texts, of either sign; 0 for phrases of small
    /// prior, and for a label without a word in its name. Empty without an encoder or with fewer than two
    /// labels.
    Eigen::MatrixXf closeness;
};

/// Returns the phrases that an encoder compares with the names of labels: the likeliest ones, at most 10,000.
/// A function of the public vocabulary alone.
std::vector<std::string> encodedPhrases(const vocabulary::Vocabulary &phrases);

/// Returns the name of a label as a text: lower case, with spaces between the words of "CamelCase" and in
/// place of underscores and slashes.
std::string nameInWords(std::string_view label);

/// Returns whether a name has a word, three letters in a row: codes as "A", "12" or "I50" say nothing of the
/// phrases under a label, whatever an encoder makes of them.
bool isInWords(std::string_view label);

/// Returns what the names say of the phrases by the vocabulary's own vectors alone. A function of public
/// values alone.
LabelNames namesByVocabulary(const std::vector<std::string> &labels, const PublicInputs &inputs);

/// Returns what the names say of the phrases. By the vocabulary's own vectors a name lies where the phrases
/// in it do, the rarer the more; by the encoder name and phrase are compared as texts. A function of public
/// values alone: no record has a say in it. Errors: those of TermEncoder::cosines().
Result<LabelNames>
labelNames(const std::vector<std::string> &labels, const PublicInputs &inputs, JobControl &control);

} // namespace core::synthesis

template<>
inline constexpr bool core::isPublic<core::synthesis::LabelNames> = true;
