#include "core/synthesis/histogram1/Histogram1Synthesizer.h"

#include "core/synthesis/histogram1/Histogram1Run.h"
#include "core/synthesis/histogram1/HistogramEstimate.h"
#include "core/synthesis/histogram1/HistogramRelease.h"
#include "core/synthesis/histogram1/HistogramSampler.h"

#include <algorithm>
#include <array>

namespace core::synthesis {

namespace {

constexpr std::string_view phrasesPart = "phrases";
constexpr std::string_view pairsPart = "pairs";

// S of the histogram of phrases: a unit counts with its two most telling phrases; with more under Gaussian
// noise, which hardly grows with their number.
int phrasesPerUnit(bool isGaussian)
{
    return isGaussian ? 10 : 2;
}

bool hasClusterTable(const ReleasedModel &model)
{
    return model.table(clusterTableName) || (model.parameters.clusters > 0 && model.table(pairTableName));
}

} // namespace

std::string_view Histogram1Synthesizer::summary() const
{
    return QT_TRANSLATE_NOOP("MethodText",
                             "The histograms of release 0.1: for models that were released with it. Anything "
                             "new is better made with the histogram of today.");
}

std::span<const BudgetPart> Histogram1Synthesizer::parts() const
{
    static constexpr std::array<BudgetPart, 2> parts = {
        {{.key = phrasesPart, .isRequired = true, .words = "which phrases there are"},
         {.key = pairsPart, .isRequired = false, .words = "which phrases go together"}}};
    return parts;
}

double Histogram1Synthesizer::defaultShare(std::string_view part) const
{
    return part == phrasesPart ? 1.0 : 0.0;
}

ReleasePlan Histogram1Synthesizer::plan(const Choices &choices, const Budgets &budgets) const
{
    const privacy::NoiseBudget &forPhrases = budgets.find(phrasesPart)->second;
    const auto pairs = budgets.find(pairsPart);
    const double power = resolvingPower(forPhrases, choices.recordsPerLabel);

    ReleasePlan release;
    release.parameters.method = name();
    release.parameters.length = choices.length;
    release.parameters.phrasesPerUnit = phrasesPerUnit(forPhrases.isGaussian());
    release.parameters.clusters = static_cast<int>(clusterCount(choices.vocabularySize, mostClusters(power)));
    release.tables =
        plannedHistogramTables(release.parameters,
                               choices.labels,
                               choices.vocabularySize,
                               forPhrases,
                               pairs == budgets.end() ? std::nullopt : std::optional(pairs->second),
                               choices.recordsPerLabel);
    return release;
}

std::unique_ptr<PrivateRun>
Histogram1Synthesizer::begin(const ReleasePlan &release, const PublicInputs &inputs, unsigned) const
{
    return std::make_unique<Histogram1Run>(release, inputs);
}

double Histogram1Synthesizer::defaultSharpness() const
{
    return SamplingOptions().sharpness;
}

Result<privacy::Released<std::vector<Sequence>>>
Histogram1Synthesizer::sample(const privacy::Released<ReleasedModel> &model,
                              const PublicInputs &inputs,
                              const SamplingChoices &choices,
                              JobControl &control) const
{
    const SamplingOptions options{.length = choices.length,
                                  .perLabel = choices.perLabel,
                                  .sharpness = choices.sharpness,
                                  .cooccurrence = choices.cooccurrence,
                                  .associations = inputs.associations};
    return HistogramSampler(inputs.vocabulary).sample(model, options, control);
}

std::optional<std::uint64_t> Histogram1Synthesizer::cellsOf(const ModelShape &shape,
                                                            std::string_view table) const
{
    const auto clusters = static_cast<std::uint64_t>(shape.parameters.clusters);
    if (table == phraseTableName)
        return shape.labels * shape.phrases;
    if (table == clusterTableName)
        return shape.labels * clusters;
    if (table == pairTableName)
        return pairCount(static_cast<std::size_t>(clusters > 0 ? clusters : shape.phrases));
    return std::nullopt;
}

std::optional<std::string> Histogram1Synthesizer::missing(const ModelShape &, const TableNames &tables) const
{
    if (tables.contains(phraseTableName) || tables.contains(clusterTableName))
        return std::nullopt;
    return "the method has no table of counts";
}

std::optional<std::string> Histogram1Synthesizer::modelProblem(const ReleasedModel &model) const
{
    const auto clusters = static_cast<std::uint32_t>(model.parameters.clusters);
    if ((hasClusterTable(model) && model.clusterOf.size() != model.vocabularySize)
        || std::ranges::any_of(model.clusterOf, [&](std::uint32_t each) { return each >= clusters; }))
        return "there is not a cluster for every phrase";
    return std::nullopt;
}

std::span<const CountTable> Histogram1Synthesizer::countTables() const
{
    static constexpr std::array<CountTable, 2> tables = {
        {{.name = phraseTableName}, {.name = clusterTableName, .areClusters = true}}};
    return tables;
}

int Histogram1Synthesizer::itemsPerUnit(const CountTable &table,
                                        const MethodParameters &parameters,
                                        const privacy::Noise &noise) const
{
    return table.areClusters ? clustersPerUnit(normFor(noise)) : parameters.phrasesPerUnit;
}

} // namespace core::synthesis
