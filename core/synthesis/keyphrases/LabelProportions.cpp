#include "core/synthesis/keyphrases/LabelProportions.h"

#include "core/synthesis/keyphrases/Contribution.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace core::synthesis {

PlannedTable plannedLabelTable(std::size_t labels, privacy::Epsilon epsilon)
{
    const privacy::Sensitivity sensitivity = contributionSensitivity(ContributionNorm::L1, 1);
    return {labelTableName, labels, sensitivity, privacy::NoiseBudget::pure(epsilon).noiseFor(sensitivity)};
}

LabelSums::LabelSums(std::size_t labels)
    : m_labels(labels)
    , m_cells(std::make_unique<std::atomic<std::int64_t>[]>(labels))
{}

void LabelSums::add(std::span<const std::uint32_t> labels)
{
    if (labels.empty())
        return;
    const std::int64_t weight = equalShare(ContributionNorm::L1, labels.size());
    for (const std::uint32_t label : labels)
        m_cells[label].fetch_add(weight, std::memory_order_relaxed);
}

privacy::ExactCounts LabelSums::take() &&
{
    std::vector<std::int64_t> cells(m_labels);
    for (std::size_t label = 0; label < m_labels; ++label)
        cells[label] = m_cells[label].load(std::memory_order_relaxed);
    m_cells.reset();
    m_labels = 0;
    return {std::move(cells), contributionSensitivity(ContributionNorm::L1, 1)};
}

std::vector<int> apportioned(int total, const std::vector<double> &shares)
{
    const double sum = std::accumulate(shares.begin(), shares.end(), 0.0);
    std::vector<int> parts;
    std::vector<std::pair<double, std::size_t>> remainders;
    for (std::size_t label = 0; label < shares.size(); ++label) {
        const double share = sum > 0 ? shares[label] / sum : 1.0 / static_cast<double>(shares.size());
        const double exact = share * total;
        parts.push_back(static_cast<int>(std::floor(exact)));
        remainders.emplace_back(std::floor(exact) - exact, label); // the largest remainder sorts first
    }
    std::sort(remainders.begin(), remainders.end());
    const int left = total - std::accumulate(parts.begin(), parts.end(), 0);
    for (int index = 0; index < left; ++index)
        ++parts[remainders[static_cast<std::size_t>(index) % remainders.size()].second];
    return parts;
}

std::vector<double> sharesOf(const NoisyTable &labels)
{
    std::vector<double> shares;
    for (const std::int64_t cell : labels.counts.cells)
        shares.push_back(static_cast<double>(std::max<std::int64_t>(cell, 0)));
    return shares;
}

} // namespace core::synthesis
