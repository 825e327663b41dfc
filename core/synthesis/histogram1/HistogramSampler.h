#pragma once

#include "core/base/JobControl.h"
#include "core/base/Public.h"
#include "core/base/Result.h"
#include "core/privacy/Released.h"
#include "core/synthesis/keyphrases/ReleasedModel.h"
#include "core/synthesis/keyphrases/Sequence.h"
#include "core/synthesis/keyphrases/SequenceDrawing.h"
#include "core/vocabulary/Vocabulary.h"

#include <vector>

namespace core::synthesis {

/// Draws keyphrase sequences from a released `histogram-1` model by its estimated shares
/// (HistogramEstimate.h). Post-processing: free, as often as one likes.
class HistogramSampler final
{
public:
    explicit HistogramSampler(const vocabulary::Vocabulary &vocabulary);

    /// As many sequences of each label as the options say, in random order, ids numbered in that order.
    /// Errors: Cancelled. Stage: "sequences".
    Result<privacy::Released<std::vector<Sequence>>> sample(const privacy::Released<ReleasedModel> &model,
                                                            const SamplingOptions &options,
                                                            JobControl &control) const;

private:
    Result<std::vector<Sequence>>
    sampleAll(const ReleasedModel &model, const SamplingOptions &options, JobControl &control) const;

    vocabulary::Vocabulary m_vocabulary;
};

} // namespace core::synthesis

template<>
inline constexpr bool core::isPublic<core::synthesis::HistogramSampler> = true;
