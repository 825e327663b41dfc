#pragma once

#include "core/privacy/ExactCounts.h"
#include "core/privacy/mechanisms/NoiseMechanism.h"
#include "core/synthesis/keyphrases/Contribution.h"
#include "core/synthesis/keyphrases/UnitPhrases.h"
#include "core/vocabulary/Vocabulary.h"

#include <Eigen/Core>

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace core::synthesis {

inline constexpr const char *pairTableName = "pairs";

/// How many of a unit's most informative nodes are paired with each other.
inline constexpr int pairedNodesPerUnit = 5;

/// n (n - 1) / 2
constexpr std::size_t pairCount(std::size_t nodes)
{
    return nodes < 2 ? 0 : nodes * (nodes - 1) / 2;
}

/// Place of the pair {a, b}, a != b, both below n, in a table of pairs: row by row of the upper triangle.
constexpr std::size_t pairPlace(std::size_t a, std::size_t b, std::size_t nodes)
{
    const std::size_t low = a < b ? a : b;
    const std::size_t high = a < b ? b : a;
    return low * (2 * nodes - low - 1) / 2 + (high - low - 1);
}

/// Exact counts of which nodes of the vocabulary (clusters of phrases; phrases where there are no clusters)
/// go together, over all labels. PRIVATE.
///
/// Each unit adds weight to the M pairs among its most informative nodes (at most five): W/M each under the
/// L1 norm, isqrt(W^2/M) under the L2 norm, rounded down. So adding or removing one unit changes the cells by
/// at most W in that norm. A unit with fewer than two nodes adds nothing.
class PairSums final
{
public:
    PairSums(const vocabulary::Vocabulary &phrases,
             std::vector<std::uint32_t> nodeOf,
             std::size_t nodes,
             ContributionNorm norm);

    /// Adds one unit. May be called from several threads at once.
    void add(std::span<const LabelledCount> unit);
    SumCells cells() { return {m_cells.get(), pairCount(m_nodes)}; }
    privacy::ExactCounts take() &&;

private:
    std::vector<std::uint32_t> topNodes(std::span<const LabelledCount> unit) const;

    vocabulary::Vocabulary m_phrases;
    std::vector<std::uint32_t> m_nodeOf;
    std::size_t m_nodes;
    ContributionNorm m_norm;
    std::unique_ptr<std::atomic<std::int64_t>[]> m_cells;
};

/// Returns the maximum change of the sums when one unit is added or removed.
privacy::Sensitivity pairSensitivity(ContributionNorm norm);

/// Returns how much more often than by chance two nodes go together, from the released table: [n x n],
/// symmetric, above 0, ones on the diagonal; noise is shrunk towards 1 (Deconvolution.h). Post-processing.
Eigen::MatrixXf pairLift(const privacy::NoisyCounts &pairs, std::size_t nodes);

} // namespace core::synthesis
