#pragma once

#include "core/base/JobControl.h"
#include "core/methods/histogram/PhrasePrior.h"
#include "core/synthesis/PublicInputs.h"
#include "core/synthesis/keyphrases/ReleasedModel.h"
#include "core/vocabulary/Vocabulary.h"

#include <Eigen/Core>

namespace core::synthesis {

/// Estimates the share of every phrase under every label from a released `histogram` model: [labels x V],
/// each row sums to 1, entries >= 0. Post-processing: free.
///
/// Every label stands for itself, so that none is dominated by a larger one. Its total is estimated from the
/// number of units and its noisy counts together; the distribution over the nodes is expected by the public
/// prior and corrected by the noisy counts as far as they exceed the noise (Deconvolution.h); within a node
/// the prior of the label distributes. The prior of a label is shifted towards phrases near its public name
/// (NameStrengths), that of a small label towards what all labels together have (LabelSizes.h), and then all
/// towards the counts of neighbouring nodes (NeighbourSmoothing.h). Defined for any
/// noise, and for a label without records. A cancelled `control` ends it soon, with shares that must not be
/// used.
Eigen::MatrixXf phraseShares(const ReleasedModel &model,
                             const PublicInputs &inputs,
                             const LabelNames &names,
                             const JobControl &control = NoControl());

/// How strongly the names of the labels shift the prior: exp(strength x difference of cosines).
struct NameStrengths
{
    float closeness = 0; ///< of LabelNames::closeness
    float nearness = 0;  ///< of LabelNames::nearness
};

/// The strengths before any count: what a draw from the names alone uses.
NameStrengths publicNameStrengths(const LabelNames &names);

/// Returns the public prior of every label under these strengths, [labels x V], each row sums to 1. A
/// function of public values and the strengths alone.
Eigen::MatrixXf
namedPriors(const Eigen::VectorXf &prior, const LabelNames &names, const NameStrengths &strengths);

/// Returns the strengths that the released counts support: from the public ones on, each moves on a grid
/// where the likelihood of the counts gains two nats. Post-processing: free.
NameStrengths fittedNameStrengths(const ReleasedModel &model,
                                  const PublicInputs &inputs,
                                  const LabelNames &names,
                                  const JobControl &control = NoControl());

/// Whether the released count of each phrase under each label exceeds the noise, [labels x V]. Empty where
/// phrases were not counted by themselves.
using PhraseSupport = Eigen::Array<bool, Eigen::Dynamic, Eigen::Dynamic>;

/// Returns the phrases whose released counts are at least three deviations of the noise. Post-processing:
/// free.
PhraseSupport supportedPhrases(const ReleasedModel &model);

/// The number of phrases that are drawn under each label: a longer tail is mostly noise and what the public
/// prior holds everywhere. On three corpora (halves of clinical notes, two of invented texts) cutting it cost
/// no accuracy and gave 2 to 6 points more of phrases that occur in the label's texts.
inline constexpr Eigen::Index mostDrawnPhrases = 1'500;

/// Returns the probabilities of drawing, from `shares` as phraseShares() returns them: [labels x V], each row
/// sums to 1.
///
/// A learnt vocabulary counts an occurrence by its informativeness (Vocabulary::contribution), so that
/// informative phrases have larger shares than in any text. They are divided by its root: half-way back to
/// occurrences, as built-in weights are rooted where they are counted (Informativeness.h). The whole way
/// would lose the subjects of the labels. Phrases of several words are then raised, at most to five times
/// their shares, until they are a quarter of what is drawn with the usual sharpness: authors name a subject
/// by several words and repeat it by one. Other vocabularies are unchanged. Then the most likely
/// `mostDrawnPhrases` of each label stay.
///
/// Where phrases were counted by themselves, only supported ones are raised, and where these hold four fifths
/// of a label, the others are not drawn at all.
Eigen::MatrixXf
drawnShares(Eigen::MatrixXf shares, const vocabulary::Vocabulary &phrases, const PhraseSupport &support = {});

} // namespace core::synthesis
