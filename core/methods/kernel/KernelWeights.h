#pragma once

#include "core/methods/kernel/KernelScorer.h"
#include "core/privacy/samplers/SecureRandom.h"

#include <Eigen/Core>

#include <cstddef>
#include <cstdint>

namespace core::synthesis {

/// The public choices behind the chances.
struct KernelRule
{
    double sharpening = 0;          ///< kappa >= 0
    bool firstIsOfAnyPhrase = true; ///< the estimate without a prefix is of single phrases at any place
};

/// Turns scores into probabilities of being drawn. Post-processing; defined for any scores.
///
/// With sharpening kappa > 0 a phrase is drawn with a probability proportional to exp(kappa z). For each
/// estimate that can judge it, z is its score's distance from the mean in standard deviations, weighted with
/// a gate g = max(0, 1 - error^2/variance), the share of the variance that chance does not account for;
/// estimates that are no more than noise are silent. Two estimates judge: that of the prefix, and that of the
/// first phrase alone, which has the least noise (a table of size 1; if there is none, the estimate without a
/// prefix speaks of first phrases only, and only where nothing else does). When both are silent, the released
/// count of a phrase decides.
///
/// With kappa = 0 the chance is proportional to the score where it is above 0, as published.
class KernelWeights final
{
public:
    /// `first` are scores of one column, of the estimate without a prefix; `counts` are the released counts
    /// of the phrases.
    KernelWeights(const KernelScores &first, const Eigen::VectorXf &counts, const KernelRule &rule);

    /// Weights >= 0, not all 0, by the estimate without a prefix alone.
    const Eigen::VectorXf &withoutPrefix() const { return m_weights; }
    /// The same by both: the scores behind a prefix are column `column` of `scores`.
    void take(const KernelScores &scores, Eigen::Index column, Eigen::VectorXf &weights) const;

private:
    float m_sharpening;
    Eigen::VectorXf m_weights;    ///< without a prefix
    Eigen::VectorXf m_deviations; ///< gate times z of the scores of single phrases
    float m_gate = 0;
};

/// One place at random, with a chance proportional to its weight; none that is in `taken`, of which there are
/// fewer than weights. Evenly among the others should they all weigh 0. Sets the weights of `taken` to 0.
std::uint32_t drawPlace(Eigen::VectorXf &weights, const KernelPrefix &taken, privacy::SecureRandom &random);

} // namespace core::synthesis
