#pragma once

#include "core/privacy/ExactCounts.h"
#include "core/synthesis/SumCells.h"
#include "core/synthesis/keyphrases/Contribution.h"
#include "core/synthesis/keyphrases/UnitPhrases.h"
#include "core/vocabulary/Vocabulary.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace core::synthesis {

/// Exact sums over (label, node) at one resolution of the vocabulary, a node being a phrase or a cluster of
/// phrases. PRIVATE.
///
/// Each unit adds weight to its S most informative nodes, over all its labels together: those with the
/// largest sum of count x sqrt(public weight) over the phrases of the node. Each gets its share of that:
/// share x W under the L1 norm, isqrt(share x W^2) under the L2 norm, rounded down. So adding or removing one
/// unit changes the cells by at most W in that norm, whatever the unit holds. Integer arithmetic on one unit
/// alone: the sums are the same for any number of threads and any order of the units.
class HistogramSums final
{
public:
    /// `nodeOf` gives the node of each phrase, all below `nodes`; empty when the phrases are the nodes.
    HistogramSums(const vocabulary::Vocabulary &phrases,
                  std::vector<std::uint32_t> nodeOf,
                  std::size_t nodes,
                  std::size_t labels,
                  int nodesPerUnit,
                  ContributionNorm norm);

    /// Adds one unit. May be called from several threads at once.
    void add(std::span<const LabelledCount> unit);
    SumCells cells() { return {m_cells.get(), m_cellCount}; }

    /// Hands the sums to the mechanism; the object is empty afterwards.
    privacy::ExactCounts take() &&;

private:
    struct Score;
    void score(std::span<const LabelledCount> unit, std::vector<Score> &scores) const;
    std::int64_t weightOf(std::int64_t score, std::int64_t total) const;

    vocabulary::Vocabulary m_phrases;
    std::vector<std::uint32_t> m_nodeOf;
    std::size_t m_nodes;
    std::size_t m_cellCount;
    int m_nodesPerUnit;
    ContributionNorm m_norm;
    std::unique_ptr<std::atomic<std::int64_t>[]> m_cells;
};

} // namespace core::synthesis
