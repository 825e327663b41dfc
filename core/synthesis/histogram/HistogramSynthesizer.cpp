#include "core/synthesis/histogram/HistogramSynthesizer.h"

#include "core/synthesis/histogram/HistogramEstimate.h"
#include "core/synthesis/histogram/HistogramRelease.h"
#include "core/synthesis/histogram/HistogramRun.h"
#include "core/synthesis/histogram/HistogramSampler.h"

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

bool hasClusterTable(const SeedModel &model)
{
    return model.table(clusterTableName) || (model.parameters.clusters > 0 && model.table(pairTableName));
}

} // namespace

std::string_view HistogramSynthesizer::summary() const
{
    return "Counts phrases, and groups of near phrases, under each label. Of use already with a few hundred "
           "records.";
}

std::span<const BudgetPart> HistogramSynthesizer::parts() const
{
    static constexpr std::array<BudgetPart, 2> parts = {
        {{.key = phrasesPart, .isRequired = true, .words = "which phrases there are"},
         {.key = pairsPart, .isRequired = false, .words = "which phrases go together"}}};
    return parts;
}

double HistogramSynthesizer::defaultShare(std::string_view part) const
{
    return part == phrasesPart ? 1.0 : 0.0;
}

ReleasePlan HistogramSynthesizer::plan(const Choices &choices, const Budgets &budgets) const
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
HistogramSynthesizer::begin(const ReleasePlan &release, const PublicInputs &inputs, unsigned) const
{
    return std::make_unique<HistogramRun>(release, inputs);
}

double HistogramSynthesizer::defaultSharpness() const
{
    return SamplingOptions().sharpness;
}

Result<privacy::Released<std::vector<Sequence>>>
HistogramSynthesizer::sample(const privacy::Released<SeedModel> &model,
                             const PublicInputs &inputs,
                             const SamplingChoices &choices,
                             JobControl &control) const
{
    const SamplingOptions options{
        .length = choices.length, .perLabel = choices.perLabel, .sharpness = choices.sharpness};
    return HistogramSampler(inputs.vocabulary).sample(model, options, control);
}

std::optional<std::uint64_t> HistogramSynthesizer::cellsOf(const ModelShape &shape,
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

std::optional<std::string> HistogramSynthesizer::missing(const ModelShape &, const TableNames &tables) const
{
    if (tables.contains(phraseTableName) || tables.contains(clusterTableName))
        return std::nullopt;
    return "the method has no table of counts";
}

std::optional<std::string> HistogramSynthesizer::modelProblem(const SeedModel &model) const
{
    const auto clusters = static_cast<std::uint32_t>(model.parameters.clusters);
    if ((hasClusterTable(model) && model.clusterOf.size() != model.vocabularySize)
        || std::ranges::any_of(model.clusterOf, [&](std::uint32_t each) { return each >= clusters; }))
        return "there is not a cluster for every phrase";
    return std::nullopt;
}

std::span<const CountTable> HistogramSynthesizer::countTables() const
{
    static constexpr std::array<CountTable, 2> tables = {
        {{.name = phraseTableName}, {.name = clusterTableName, .areClusters = true}}};
    return tables;
}

int HistogramSynthesizer::itemsPerUnit(const CountTable &table,
                                       const MethodParameters &parameters,
                                       const privacy::Noise &noise) const
{
    return table.areClusters ? clustersPerUnit(normFor(noise)) : parameters.phrasesPerUnit;
}

} // namespace core::synthesis
