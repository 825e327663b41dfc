#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/embedding/Embedding.h"
#include "core/privacy/Released.h"
#include "core/privacy/SecureRandom.h"
#include "core/seeding/HistogramModel.h"
#include "core/seeding/Sequence.h"
#include "core/vocabulary/Vocabulary.h"

#include <Eigen/Core>

#include <cstddef>
#include <vector>

namespace core::seeding {

struct SamplingOptions
{
    int length = 0;   ///< L, phrases per sequence, >= 1
    int perLabel = 0; ///< sequences per label, >= 1
    /// How strongly phrases of one sequence attract each other by their public vectors; 0 = not at all.
    double affinity = 2.0;
    /// How many phrases of a label may come in by noise alone: more than in what is shown, because each is
    /// drawn rarely (its count barely exceeds the threshold), and true but infrequent ones come in with them.
    double falsePhrases = 100.0;
};

/// Draws keyphrase sequences from a released histogram. Post-processing: free, as often as one likes.
///
/// A phrase survives under a label when its noisy count exceeds the noise threshold (NoiseThreshold.h) and
/// is drawn with a chance proportional to what exceeds it, times exp(affinity x mean cosine to the phrases
/// drawn before it); no phrase twice in a sequence. Where fewer than L phrases survive, the public
/// neighbours of those drawn fill up; where none survives, any phrase of the vocabulary may come. So the
/// sampler is total: it never depends on whether the records held anything.
class HistogramSampler final
{
public:
    HistogramSampler(const vocabulary::Vocabulary &vocabulary, const embedding::Embedding &embedding);

    /// perLabel sequences for each label, in random order, ids numbered in that order.
    /// Errors: Cancelled. Stage: "sequences".
    Result<privacy::Released<std::vector<Sequence>>> sample(const privacy::Released<HistogramModel> &model,
                                                            const SamplingOptions &options,
                                                            JobControl &control) const;

private:
    struct Candidates; ///< what survives under one label

    Candidates candidatesOf(const HistogramModel &model, std::size_t label, double falsePhrases) const;
    std::vector<vocabulary::TermId> draw(const Candidates &candidates,
                                         const SamplingOptions &options,
                                         privacy::SecureRandom &random) const;
    vocabulary::TermId neighbour(const std::vector<vocabulary::TermId> &drawn, privacy::SecureRandom &random) const;
    Result<std::vector<Sequence>> sampleAll(const HistogramModel &model,
                                            const SamplingOptions &options,
                                            JobControl &control) const;

    vocabulary::Vocabulary m_vocabulary;
    embedding::Embedding m_embedding;
};

} // namespace core::seeding
