#include "core/synthesis/histogram1/HistogramRelease.h"

#include "core/base/Result.h"
#include "core/synthesis/histogram1/HistogramEstimate.h"

#include <cmath>

namespace core::synthesis {

namespace {

PlannedTable
planned(const char *name, std::size_t cells, int nodesPerUnit, const privacy::NoiseBudget &budget)
{
    const privacy::Sensitivity sensitivity = contributionSensitivity(normFor(budget), nodesPerUnit);
    return {name, cells, sensitivity, budget.noiseFor(sensitivity)};
}

} // namespace

int clustersPerUnit(ContributionNorm norm)
{
    return norm == ContributionNorm::L1 ? 1 : 5;
}

double resolvingPower(const privacy::NoiseBudget &budget, std::optional<double> recordsPerLabel)
{
    constexpr double usualRecords = 100;
    const privacy::Noise noise = budget.noiseFor(contributionSensitivity(ContributionNorm::L1, 1));
    const double deviationInUnits = privacy::standardDeviation(noise) / static_cast<double>(unitWeight);
    return std::sqrt(2.0) / deviationInUnits * recordsPerLabel.value_or(usualRecords) / usualRecords;
}

std::uint32_t mostClusters(double resolvingPower)
{
    return resolvingPower < 2 ? 200 : 400;
}

int percentForPhrases(const MethodParameters &parameters, double resolvingPower)
{
    if (parameters.clusters == 0)
        return 100;
    return resolvingPower < 2 ? 0 : resolvingPower < 5 ? 50 : 70;
}

std::vector<PlannedTable> plannedHistogramTables(const MethodParameters &parameters,
                                                 std::size_t labels,
                                                 std::size_t vocabularySize,
                                                 const privacy::NoiseBudget &budget,
                                                 const std::optional<privacy::NoiseBudget> &forPairs,
                                                 std::optional<double> recordsPerLabel)
{
    const int percent = percentForPhrases(parameters, resolvingPower(budget, recordsPerLabel));
    std::vector<PlannedTable> tables;
    if (percent < 100)
        tables.push_back(planned(clusterTableName,
                                 labels * static_cast<std::size_t>(parameters.clusters),
                                 clustersPerUnit(normFor(budget)),
                                 budget.share(100 - percent, 100)));
    if (percent > 0)
        tables.push_back(planned(
            phraseTableName, labels * vocabularySize, parameters.phrasesPerUnit, budget.share(percent, 100)));
    if (forPairs) {
        const std::size_t nodes =
            parameters.clusters > 0 ? static_cast<std::size_t>(parameters.clusters) : vocabularySize;
        const privacy::Sensitivity sensitivity = pairSensitivity(normFor(*forPairs));
        tables.push_back({pairTableName, pairCount(nodes), sensitivity, forPairs->noiseFor(sensitivity)});
    }
    return tables;
}

HistogramCollection::HistogramCollection(const vocabulary::Vocabulary &phrases,
                                         const PhraseClusters &clusters,
                                         std::span<const PlannedTable> planned,
                                         std::size_t labels,
                                         int phrasesPerUnit)
    : m_planned(planned.begin(), planned.end())
{
    const bool hasClusters = !clusters.clusterOf.empty();
    for (const PlannedTable &table : m_planned) {
        const ContributionNorm norm = normFor(table.noise);
        if (table.name == clusterTableName)
            m_sums.emplace_back(
                phrases, clusters.clusterOf, clusters.count, labels, clustersPerUnit(norm), norm);
        else if (table.name == phraseTableName)
            m_sums.emplace_back(
                phrases, std::vector<std::uint32_t>(), phrases.size(), labels, phrasesPerUnit, norm);
        else
            m_pairs.emplace(phrases, clusters.clusterOf, hasClusters ? clusters.count : phrases.size(), norm);
    }
}

void HistogramCollection::add(std::span<const LabelledCount> unit)
{
    for (HistogramSums &sums : m_sums)
        sums.add(unit);
    if (m_pairs)
        m_pairs->add(unit);
}

std::vector<SumCells> HistogramCollection::cells()
{
    std::vector<SumCells> all;
    for (HistogramSums &sums : m_sums)
        all.push_back(sums.cells());
    if (m_pairs)
        all.push_back(m_pairs->cells());
    return all;
}

std::vector<privacy::ExactCounts> HistogramCollection::take() &&
{
    std::vector<privacy::ExactCounts> sums;
    for (HistogramSums &each : m_sums)
        sums.push_back(std::move(each).take());
    if (m_pairs)
        sums.push_back(std::move(*m_pairs).take());
    return sums;
}

Result<privacy::Released<std::vector<NoisyTable>>> HistogramCollection::release(privacy::Drawing &drawing) &&
{
    std::vector<privacy::ExactCounts> sums = std::move(*this).take();
    std::vector<privacy::Released<NoisyTable>> tables;
    for (std::size_t index = 0; index < m_planned.size(); ++index) {
        const PlannedTable &planned = m_planned[index];
        KEYSEED_ASSIGN(auto noisy, drawing.draw(std::move(sums[index]), planned.noise));
        tables.push_back(noisy.derive(
            [](const privacy::NoisyCounts &counts, const PlannedTable &table) {
                return NoisyTable{table.name, counts};
            },
            planned));
    }
    return privacy::Released<NoisyTable>::gather(tables);
}

} // namespace core::synthesis
