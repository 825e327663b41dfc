#pragma once

#include "core/base/JobControl.h"
#include "core/base/Public.h"
#include "core/base/Result.h"
#include "core/privacy/Released.h"
#include "core/privacy/SecureRandom.h"
#include "core/synthesis/keyphrases/GuidedDrawing.h"
#include "core/synthesis/keyphrases/SeedModel.h"
#include "core/synthesis/keyphrases/Sequence.h"
#include "core/vocabulary/Vocabulary.h"

#include <Eigen/Core>

#include <optional>
#include <vector>

namespace core::synthesis {

/// All of them public, and free to change after the commit.
struct SamplingOptions
{
    int length = 0;            ///< L, phrases per sequence, >= 1
    std::vector<int> perLabel; ///< sequences of each label, >= 0
    /// kappa > 0, variety against faithfulness: chances are the estimated shares to this power. Above 1 the
    /// frequent phrases come more often, below 1 the rare ones.
    double sharpness = 1.35;
    /// lambda >= 0: chances are multiplied by (share under the label / mean share over labels)^lambda, which
    /// favours what sets a label apart.
    double contrast = 0.0;
    /// gamma >= 0: how strongly phrases that go together attract each other, where a table of pairs was
    /// released; 0 = not at all.
    double cohesion = 3.0;
    /// Draws towards what stands together in public texts, where there are associations of the vocabulary.
    Guidance guidance = Guidance::Off;
    std::optional<vocabulary::Associations> associations = {};
};

/// Draws keyphrase sequences from a released `histogram` model. Post-processing: free, as often as one likes.
///
/// A phrase is drawn with a chance that grows with its estimated share under the label
/// (HistogramEstimate.h). Where a table of pairs was released, a handful of candidates is drawn so, and one
/// of them taken with a chance proportional to exp(cohesion x mean log lift with the phrases drawn before it)
/// (PairSums.h). No phrase comes twice in a sequence. Sequences are shorter than L only where the vocabulary
/// is. The sampler is total: it never depends on whether the records held anything.
class HistogramSampler final
{
public:
    explicit HistogramSampler(const vocabulary::Vocabulary &vocabulary);

    /// As many sequences of each label as the options say, in random order, ids numbered in that order.
    /// Errors: Cancelled. Stage: "sequences".
    Result<privacy::Released<std::vector<Sequence>>> sample(const privacy::Released<SeedModel> &model,
                                                            const SamplingOptions &options,
                                                            JobControl &control) const;

private:
    Result<std::vector<Sequence>>
    sampleAll(const SeedModel &model, const SamplingOptions &options, JobControl &control) const;

    vocabulary::Vocabulary m_vocabulary;
};

/// Chances of the phrases, [labels x V], each row sums to 1, by the estimated shares and the options.
Eigen::MatrixXf drawingChances(const Eigen::MatrixXf &shares, const SamplingOptions &options);

} // namespace core::synthesis

template<>
inline constexpr bool core::isPublic<core::synthesis::SamplingOptions> = true;
template<>
inline constexpr bool core::isPublic<core::synthesis::HistogramSampler> = true;
