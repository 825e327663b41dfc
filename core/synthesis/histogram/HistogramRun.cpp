#include "core/synthesis/histogram/HistogramRun.h"

#include "core/synthesis/histogram/HistogramEstimate.h"

#include <algorithm>
#include <tuple>

namespace core::synthesis {

namespace {

std::vector<LabelledCount> usesOf(std::span<const UnitDocument> unit)
{
    std::vector<LabelledCount> uses;
    for (const UnitDocument &document : unit)
        for (std::size_t at = 0; at + 1 < document.features.size(); at += 2)
            uses.push_back({document.label, document.features[at], document.features[at + 1]});
    return uses;
}

void putTogether(std::vector<LabelledCount> &uses)
{
    std::ranges::sort(uses, [](const auto &a, const auto &b) {
        return std::tie(a.label, a.term) < std::tie(b.label, b.term);
    });
    std::size_t kept = 0;
    for (std::size_t next = 1; next < uses.size(); ++next) {
        if (uses[kept].label == uses[next].label && uses[kept].term == uses[next].term)
            uses[kept].count += uses[next].count;
        else
            uses[++kept] = uses[next];
    }
    uses.resize(std::min(uses.size(), kept + 1));
}

} // namespace

HistogramRun::HistogramRun(const ReleasePlan &release, const PublicInputs &inputs)
    : m_release(release)
    , m_inputs(inputs)
{}

void HistogramRun::prepare(JobControl &control)
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

Features HistogramRun::featuresOf(std::string_view text) const
{
    Features features;
    for (const auto &[term, count] : m_inputs.matcher->match(text)) {
        features.push_back(term);
        features.push_back(count);
    }
    return features;
}

void HistogramRun::add(std::span<const UnitDocument> unit)
{
    std::vector<LabelledCount> uses = usesOf(unit);
    if (unit.size() > 1)
        putTogether(uses);
    m_sums->add(uses);
}

Result<void> HistogramRun::drawRound(int, privacy::Drawing &drawing, JobControl &)
{
    auto tables = std::move(*m_sums).release(drawing);
    if (!tables)
        return fail(tables.error());
    m_tables = std::move(*tables);
    return {};
}

privacy::Released<SeedModel> HistogramRun::model(const ModelFacts &facts) const
{
    return m_tables->derive(
        [](const std::vector<NoisyTable> &released, const ModelFacts &known, const PhraseClusters &clusters) {
            SeedModel model{known, {}, {}, {}};
            model.tables = released;
            model.clusterOf = clusters.clusterOf;
            return model;
        },
        facts,
        m_clusters);
}

} // namespace core::synthesis
