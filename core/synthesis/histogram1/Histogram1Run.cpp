#include "core/synthesis/histogram1/Histogram1Run.h"

#include "core/base/Result.h"
#include "core/synthesis/histogram1/HistogramEstimate.h"
#include "core/synthesis/keyphrases/UnitPhrases.h"

namespace core::synthesis {

Histogram1Run::Histogram1Run(const ReleasePlan &release, const PublicInputs &inputs)
    : m_release(release)
    , m_inputs(inputs)
{}

void Histogram1Run::prepare(JobControl &control)
{
    const MethodParameters &parameters = m_release.parameters;
    const bool pairsOfClusters = parameters.clusters > 0 && m_release.table(pairTableName);
    if (m_release.table(clusterTableName) || pairsOfClusters) {
        control.report(0.0, "clusters");
        m_clusters = clusterPhrases(m_inputs.vocabulary,
                                    m_inputs.embedding,
                                    static_cast<std::uint32_t>(parameters.clusters),
                                    control);
    }
    m_sums.emplace(
        m_inputs.vocabulary, m_clusters, m_release.tables, m_release.labels, parameters.phrasesPerUnit);
}

Features Histogram1Run::featuresOf(std::string_view text) const
{
    return phraseCounts(*m_inputs.matcher, text);
}

void Histogram1Run::add(std::span<const UnitDocument> unit)
{
    m_sums->add(usesOf(unit));
}

std::vector<SumCells> Histogram1Run::cells()
{
    return m_sums->cells();
}

Result<void> Histogram1Run::drawRound(int, privacy::Drawing &drawing, JobControl &)
{
    KEYSEED_ASSIGN(auto tables, std::move(*m_sums).release(drawing));
    m_tables = std::move(tables);
    return {};
}

privacy::Released<ReleasedModel> Histogram1Run::model(const ModelFacts &facts) const
{
    return m_tables->derive(
        [](const std::vector<NoisyTable> &released, const ModelFacts &known, const PhraseClusters &clusters) {
            ReleasedModel model{known, {}, {}, {}};
            model.tables = released;
            model.clusterOf = clusters.clusterOf;
            return model;
        },
        facts,
        m_clusters);
}

} // namespace core::synthesis
