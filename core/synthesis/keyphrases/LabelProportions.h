#pragma once

#include "core/privacy/ExactCounts.h"
#include "core/synthesis/keyphrases/Contribution.h"
#include "core/synthesis/keyphrases/ReleasedModel.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace core::synthesis {

inline constexpr const char *labelTableName = "labels";

/// The noisy number of units of each label, so that the synthetic corpus can have their proportions (the
/// label distribution of Song et al., "LLM-based Privacy Data Augmentation", with exact discrete Laplace
/// noise in the place of its Gaussian).
PlannedTable plannedLabelTable(std::size_t labels, privacy::Epsilon epsilon);

/// The exact sums behind it. PRIVATE. Each unit adds W in all, split evenly over the labels it has (whole
/// numbers, rounded down): L1 sensitivity W. add() may be called from several threads at once.
class LabelSums final
{
public:
    explicit LabelSums(std::size_t labels);
    /// `labels` of one unit, each once.
    void add(std::span<const std::uint32_t> labels);
    SumCells cells() { return {m_cells.get(), m_labels}; }
    privacy::ExactCounts take() &&;

private:
    std::size_t m_labels;
    std::unique_ptr<std::atomic<std::int64_t>[]> m_cells;
};

/// Splits `total` over the labels in proportion to `shares` (>= 0; evenly when all are 0), by largest
/// remainder, so that the parts sum to `total`.
std::vector<int> apportioned(int total, const std::vector<double> &shares);

/// The released counts as shares, negative ones cut to 0. Post-processing.
std::vector<double> sharesOf(const NoisyTable &labels);

} // namespace core::synthesis
