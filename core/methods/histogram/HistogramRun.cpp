#include "core/methods/histogram/HistogramRun.h"

#include "core/base/Result.h"
#include "core/methods/histogram/PhrasePrior.h"
#include "core/methods/histogram/Resolution.h"

namespace core::synthesis {

namespace {

using Table = privacy::Released<NoisyTable>;

Result<Table> drawn(const PlannedTable &table, privacy::ExactCounts sums, privacy::Drawing &drawing)
{
    KEYSEED_ASSIGN(const auto noisy, drawing.draw(std::move(sums), table.noise));
    return noisy.derive(
        [](const privacy::NoisyCounts &counts, const PlannedTable &of) {
            return NoisyTable{of.name, counts};
        },
        table);
}

} // namespace

HistogramRun::HistogramRun(const ReleasePlan &release, const PublicInputs &inputs)
    : m_release(release)
    , m_inputs(inputs)
    , m_isSilent(silentPhrases(inputs.vocabulary))
    , m_sums(inputs.vocabulary, release.labels)
{}

void HistogramRun::prepare(JobControl &control)
{
    const PlannedTable *pairs = m_release.table(pairTableName);
    if (!pairs)
        return;
    PhraseClusters clusters = clustersForPairs(m_inputs, control);
    m_pairs.emplace(
        m_inputs.vocabulary, std::move(clusters.clusterOf), clusters.count, normFor(pairs->noise));
}

Features HistogramRun::featuresOf(std::string_view text) const
{
    return phraseCounts(*m_inputs.matcher, text);
}

void HistogramRun::add(std::span<const UnitDocument> unit)
{
    std::vector<LabelledCount> uses = usesOf(unit);
    std::erase_if(uses, [this](const LabelledCount &use) { return m_isSilent[use.term]; });
    m_sums.add(uses);
    if (m_pairs)
        m_pairs->add(uses);
}

std::vector<SumCells> HistogramRun::cells()
{
    std::vector<SumCells> all = m_sums.cells();
    if (m_pairs)
        all.push_back(m_pairs->cells());
    return all;
}

void HistogramRun::resume(const privacy::Released<ReleasedModel> &stored)
{
    m_units = stored.derive([](const ReleasedModel &model) { return model.tables.front(); });
}

Result<void> HistogramRun::prepareRound(int round, JobControl &control)
{
    if (round == 1)
        return {};
    const double units = unitsIn(**m_units);
    const std::size_t phrases = m_inputs.vocabulary.size();
    const privacy::Noise &noise = m_release.tables.at(1).noise;
    m_resolution = resolutionFor(resolvingPower(noise, units, m_release.labels), phrases);
    m_nodes = {static_cast<std::uint32_t>(nodeCount(m_resolution, phrases)), {}};
    if (m_resolution.clusters == 0)
        return {};
    control.report(0.0, "clusters");
    const PhraseClusters clusters =
        clusterPhrases(m_inputs.vocabulary, m_inputs.embedding, m_resolution.clusters, control);
    if (control.isCancelled())
        return cancelled();
    m_nodes.clusterOf = nodesOf(m_resolution, clusters, phrasePrior(m_inputs.vocabulary));
    return {};
}

Result<void> HistogramRun::drawRound(int round, privacy::Drawing &drawing, JobControl &)
{
    if (round == 1) {
        KEYSEED_ASSIGN(auto units, drawn(m_release.tables.at(0), m_sums.units(), drawing));
        m_units = std::move(units);
        return {};
    }
    PlannedTable table = m_release.tables.at(1);
    // Whatever was planned: what it is called follows from the resolution.
    table.name = m_resolution.clusters == 0 ? phraseTableName : clusterTableName;
    KEYSEED_ASSIGN(auto counts,
                   drawn(table, std::move(m_sums).take(m_nodes.clusterOf, m_nodes.count), drawing));
    m_counts.push_back(std::move(counts));
    if (!m_pairs)
        return {};
    KEYSEED_ASSIGN(auto pairs, drawn(m_release.tables.at(2), std::move(*m_pairs).take(), drawing));
    m_counts.push_back(std::move(pairs));
    return {};
}

privacy::Released<ReleasedModel> HistogramRun::model(const ModelFacts &facts) const
{
    std::vector<Table> released = {*m_units};
    released.insert(released.end(), m_counts.begin(), m_counts.end());
    const auto tables = Table::gather(released);
    return tables.derive(
        [](const std::vector<NoisyTable> &noisy,
           const ModelFacts &known,
           const Resolution &resolution,
           const PhraseClusters &nodes) {
            ReleasedModel model{known, {}, {}, {}};
            model.tables = noisy;
            model.clusterOf = nodes.clusterOf;
            model.parameters.clusters = static_cast<int>(resolution.clusters + resolution.ownPhrases);
            if (resolution.ownPhrases > 0)
                model.parameters.further[ownPhrasesKey] = {static_cast<int>(resolution.ownPhrases)};
            return model;
        },
        facts,
        m_resolution,
        m_nodes);
}

} // namespace core::synthesis
