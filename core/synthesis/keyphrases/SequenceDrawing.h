#pragma once

#include "core/base/JobControl.h"
#include "core/base/Public.h"
#include "core/base/Result.h"
#include "core/privacy/samplers/SecureRandom.h"
#include "core/synthesis/keyphrases/ReleasedModel.h"
#include "core/synthesis/keyphrases/Sequence.h"
#include "core/vocabulary/Associations.h"
#include "core/vocabulary/Vocabulary.h"

#include <Eigen/Core>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::synthesis {

/// Numbers sequences in their order: "SYN-000001" and on.
void numberInOrder(std::vector<Sequence> &sequences);

/// The number of such an id; nothing of another.
std::optional<std::size_t> numberOf(std::string_view id);

/// Puts sequences into random order over the labels and numbers them in it.
void shuffleAndNumber(std::vector<Sequence> &sequences, privacy::SecureRandom &random);

/// Returns whether an id stands before another, as their numbers do: "SYN-999999" before "SYN-1000000".
bool idComesBefore(std::string_view one, std::string_view other);

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
    /// Whether phrases are drawn towards what stands together in public texts (GuidedDrawing.h), in the place
    /// of the released pairs. Off where there are no associations of the vocabulary.
    CooccurrenceBias cooccurrence = CooccurrenceBias::Off;
    std::optional<vocabulary::Associations> associations = {};
};

/// How phrases attract each other, for all labels: by the log lift of the nodes that they belong to. Nothing
/// attracts where the strength is 0.
struct Attraction
{
    Eigen::MatrixXf logLift;           ///< [nodes x nodes]
    std::vector<std::uint32_t> nodeOf; ///< of each phrase; empty if phrases are nodes
    float strength = 0;
};

/// Returns the attraction from the released table of pairs of `nodes` nodes, if there is one; see PairSums.h.
Attraction attractionOf(const NoisyTable *pairs,
                        std::vector<std::uint32_t> nodeOf,
                        std::size_t nodes,
                        const SamplingOptions &options);

/// Draws keyphrase sequences by released shares of the phrases under each label, [labels x V]: as many of
/// each label as the options say, in random order, ids numbered in that order. Post-processing: free.
///
/// A phrase is drawn with a chance that grows with its share under the label. Where something attracts, a
/// handful of candidates is drawn so, and one of them taken with a chance proportional to exp(strength x mean
/// log lift with the phrases drawn before it). No phrase comes twice in a sequence. Sequences are shorter
/// than L only where the vocabulary is. Total: it never depends on whether the records held anything. Errors:
/// Cancelled. Stage: "sequences".
Result<std::vector<Sequence>> drawSequences(const std::vector<std::string> &labels,
                                            const vocabulary::Vocabulary &vocabulary,
                                            const Eigen::MatrixXf &shares,
                                            const Attraction &attraction,
                                            const SamplingOptions &options,
                                            JobControl &control);

/// Chances of the phrases, [labels x V], each row sums to 1, by the estimated shares and the options.
Eigen::MatrixXf drawingChances(const Eigen::MatrixXf &shares, const SamplingOptions &options);

} // namespace core::synthesis

template<>
inline constexpr bool core::isPublic<core::synthesis::SamplingOptions> = true;
