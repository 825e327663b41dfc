#pragma once

#include "core/base/JobControl.h"
#include "core/base/Public.h"
#include "core/base/Result.h"
#include "core/embedding/Embedding.h"
#include "core/privacy/Released.h"
#include "core/synthesis/keyphrases/ReleasedModel.h"
#include "core/synthesis/keyphrases/Sequence.h"
#include "core/vocabulary/Vocabulary.h"

#include <vector>

namespace core::synthesis {

/// All of them public, and free to change after the commit.
struct KernelSamplingOptions
{
    int length = 0;            ///< L, phrases per sequence, >= 1
    std::vector<int> perLabel; ///< sequences of each label, >= 0
    /// kappa >= 0: how much likelier a phrase is for a score of one standard deviation more; 0 = chances
    /// proportional to the scores, as published.
    double sharpening = 2.0;
    /// lambda, 0 to 1: how much of the mean score under the other labels is removed; 0 = none, as published.
    double contrast = 0.5;
    bool repeats = false; ///< whether a phrase can occur several times in a sequence, as published
};

/// Draws keyphrase sequences from a released model of a kernel method. Post-processing: free and repeatable.
///
/// The i-th phrase is drawn by the estimate of the smallest size that is at least i, from the i - 1 phrases
/// before it; by that of the largest size and the phrases just before it if there is none. A table of size 1
/// estimates every phrase on its own. Without `repeats` no phrase occurs twice in a sequence, and sequences
/// are shorter than L where the privatised vocabulary has fewer than L phrases. The sampler is total: it
/// works on regardless of what the noise made of the sums. See KernelWeights.h for the chances and
/// KernelScorer.h for the estimates.
class KernelSampler final
{
public:
    KernelSampler(const vocabulary::Vocabulary &vocabulary, const embedding::Embedding &embedding);

    /// Draws as many sequences of each label as the options say, in random order, with ids numbered in that
    /// order. Uses all processors. Errors: Cancelled; Internal if the model lacks a table of its method.
    /// Stage: "sequences".
    Result<privacy::Released<std::vector<Sequence>>> sample(const privacy::Released<ReleasedModel> &model,
                                                            const KernelSamplingOptions &options,
                                                            JobControl &control) const;

private:
    Result<std::vector<Sequence>>
    sampleAll(const ReleasedModel &model, const KernelSamplingOptions &options, JobControl &control) const;

    vocabulary::Vocabulary m_vocabulary;
    embedding::Embedding m_embedding;
};

} // namespace core::synthesis

template<>
inline constexpr bool core::isPublic<core::synthesis::KernelSamplingOptions> = true;
template<>
inline constexpr bool core::isPublic<core::synthesis::KernelSampler> = true;
