#pragma once

#include "core/methods/kernel/FeatureMap.h"

#include <Eigen/Core>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace core::synthesis {

/// A sequence that is being drawn: places of its phrases in the privatised vocabulary, in order.
using KernelPrefix = std::vector<std::uint32_t>;

/// Scores of every phrase as the next one of each of R prefixes.
struct KernelScores
{
    Eigen::MatrixXf values; ///< [phrases x R], about a number of units, noisy
    /// Standard error of the differences between the phrases of a column: how far one lies from the mean of
    /// the column by mere chance of the noise and of the frequencies.
    Eigen::VectorXf errors;
};

/// Evaluates the kernel density estimates of one released kernel table. Post-processing.
///
/// The estimate at a sequence y is (1/(mQ)) sum_i (C_i cos a_i + S_i sin a_i) with a_i = w_i.y. Where y has l
/// phrases of B, the missing blocks are zero vectors and the estimate is multiplied by e^(u(B-l)), which
/// makes up for the distance u of every block of a record to zero (Theorem B.2 of the paper cited in
/// KernelParameters.h, with the factor that its proof gives). With a = b + t for the angles b of a prefix and
/// t of a phrase behind it,
///     C cos a + S sin a = q cos t + r sin t,  q = C cos b + S sin b,  r = S cos b - C sin b,
/// so that the scores of all phrases behind R prefixes are one product of matrices, [phrases x 2m] by
/// [2m x R], regardless of the dimension of the vectors.
///
/// The estimate is a mean of m terms with independent frequencies and noise, so the spread of the terms tells
/// its standard error, noise and approximation together, without a further look at anything.
class KernelScorer final
{
public:
    /// `cells` as KernelSums.h lays them out, for `labels` labels. With `contrast` = lambda > 0 the sums of a
    /// label are reduced by lambda times the mean of those of the other labels, each scaled to its size: what
    /// all labels share says nothing about one of them.
    KernelScorer(FeatureMap features,
                 std::span<const std::int64_t> cells,
                 std::size_t labels,
                 double contrast);

    int size() const { return m_features.size(); }

    /// Moves to the block of the phrases to score, 0 to size() - 1; this many phrases of a prefix precede it.
    void moveTo(int slot);

    /// The last `slot` phrases of each prefix count; each has at least as many. May be called from several
    /// threads at once, with `scores` and `scratch` of their own.
    void score(std::size_t label,
               std::span<const KernelPrefix> prefixes,
               KernelScores &scores,
               Eigen::MatrixXf &scratch) const;

private:
    void subtractOtherLabels(float contrast);
    Eigen::VectorXf levels() const;
    void rotate(std::size_t label, const KernelPrefix &prefix, float *out) const;
    float chanceVariance(Eigen::Ref<const Eigen::ArrayXf> rotated) const;

    const FeatureAngles &m_table = FeatureAngles::table();
    FeatureMap m_features;
    Eigen::MatrixXf m_sums; ///< [2m x labels]: cosines, then sines, divided by mQ
    int m_slot = -1;
    Eigen::MatrixXf m_candidates; ///< [2m x phrases]: cosines and sines of the angles in the block
    Eigen::ArrayXf m_means;       ///< [2m] of the rows of m_candidates
    Eigen::ArrayXf m_variances;   ///< [2m] of the rows
    Eigen::ArrayXf m_covariances; ///< [m] of cosine and sine
};

} // namespace core::synthesis
