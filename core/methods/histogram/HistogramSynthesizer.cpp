#include "core/methods/histogram/HistogramSynthesizer.h"

#include "core/methods/histogram/HistogramRun.h"
#include "core/methods/histogram/LabelSizes.h"
#include "core/methods/histogram/PhraseShares.h"
#include "core/methods/histogram/Resolution.h"
#include "core/synthesis/keyphrases/PairSums.h"
#include "core/synthesis/keyphrases/SequenceDrawing.h"

#include <algorithm>
#include <array>

namespace core::synthesis {

namespace {

constexpr std::string_view phrasesPart = "phrases";
constexpr std::string_view pairsPart = "pairs";
constexpr double usualUnitsPerLabel = 100; // for a forecast, where nothing is said of their number

privacy::Noise noiseOfUnits(const privacy::NoiseBudget &whole)
{
    return whole.share(percentForUnits, 100).noiseFor(sharedWeightSensitivity());
}

privacy::Noise noiseOfCounts(const privacy::NoiseBudget &whole)
{
    return whole.share(percentForCounts, 100).noiseFor(sharedWeightSensitivity());
}

// Plans the maximum number of cells: the first round decides how many there are.
std::vector<PlannedTable>
plannedTables(const Choices &choices, const Resolution &expected, const Budgets &budgets)
{
    const privacy::NoiseBudget &whole = budgets.find(phrasesPart)->second;
    std::vector<PlannedTable> tables = {{unitTableName, 1, sharedWeightSensitivity(), noiseOfUnits(whole), 1},
                                        {expected.clusters == 0 ? phraseTableName : clusterTableName,
                                         choices.labels * choices.vocabularySize,
                                         sharedWeightSensitivity(),
                                         noiseOfCounts(whole),
                                         2}};
    if (const auto pairs = budgets.find(pairsPart); pairs != budgets.end()) {
        const privacy::Sensitivity sensitivity = pairSensitivity(normFor(pairs->second));
        tables.push_back({pairTableName,
                          pairCount(nodesOfPairs(choices.vocabularySize)),
                          sensitivity,
                          pairs->second.noiseFor(sensitivity),
                          2});
    }
    return tables;
}

// The clusters of the pairs are made again: they follow from the public vectors.
Attraction attractionBy(const ReleasedModel &model,
                        const PublicInputs &inputs,
                        const SamplingOptions &options,
                        JobControl &control)
{
    const NoisyTable *pairs = model.table(pairTableName);
    if (!pairs)
        return {};
    PhraseClusters clusters = clustersForPairs(inputs, control);
    return attractionOf(pairs, std::move(clusters.clusterOf), clusters.count, options);
}

int ownPhrasesOf(const MethodParameters &parameters)
{
    const auto found = parameters.further.find(ownPhrasesKey);
    return found == parameters.further.end() || found->second.empty() ? 0 : found->second.front();
}

// Returns the resolution that a stored model states.
Resolution resolutionIn(const ReleasedModel &model, bool hasClusters)
{
    const int own = ownPhrasesOf(model.parameters);
    if (!hasClusters || own < 0 || model.parameters.clusters < own)
        return {0, static_cast<std::uint32_t>(own)};
    return {static_cast<std::uint32_t>(model.parameters.clusters - own), static_cast<std::uint32_t>(own)};
}

} // namespace

std::string_view HistogramSynthesizer::summary() const
{
    return QT_TRANSLATE_NOOP("MethodText",
                             "Counts records first, then phrases under each label as finely as that many "
                             "allow. Of use already with a few hundred records.");
}

std::span<const BudgetPart> HistogramSynthesizer::parts() const
{
    static constexpr std::array<BudgetPart, 2> parts = {
        {{.key = phrasesPart,
          .isRequired = true,
          .words = QT_TRANSLATE_NOOP("MethodText", "which phrases there are"),
          .defaultShare = 1},
         {.key = pairsPart,
          .isRequired = false,
          .words = QT_TRANSLATE_NOOP("MethodText", "which phrases go together"),
          .advice = QT_TRANSLATE_NOOP(
              "MethodText",
              "0 % is recommended with the histogram: for as many records as a hospital has, the same budget "
              "spent on the phrases makes documents hang together better as well.")}}};
    return parts;
}

ReleasePlan HistogramSynthesizer::plan(const Choices &choices, const Budgets &budgets) const
{
    const privacy::Noise noise = noiseOfCounts(budgets.find(phrasesPart)->second);
    const double units =
        choices.recordsPerLabel.value_or(usualUnitsPerLabel) * static_cast<double>(choices.labels);
    const Resolution expected =
        resolutionFor(resolvingPower(noise, units, choices.labels), choices.vocabularySize);

    ReleasePlan release;
    release.parameters.method = name();
    release.parameters.length = choices.length;
    release.parameters.clusters = static_cast<int>(expected.clusters + expected.ownPhrases);
    release.tables = plannedTables(choices, expected, budgets);
    return release;
}

std::unique_ptr<PrivateRun>
HistogramSynthesizer::begin(const ReleasePlan &release, const PublicInputs &inputs, unsigned) const
{
    return std::make_unique<HistogramRun>(release, inputs);
}

Result<privacy::Released<std::vector<Sequence>>>
HistogramSynthesizer::sample(const privacy::Released<ReleasedModel> &model,
                             const PublicInputs &inputs,
                             const SamplingChoices &choices,
                             JobControl &control) const
{
    const SamplingOptions options{.length = choices.length,
                                  .perLabel = choices.perLabel,
                                  .sharpness = choices.sharpness,
                                  .cooccurrence = choices.cooccurrence,
                                  .associations = inputs.associations};
    return model.tryDerive(
        [](const ReleasedModel &seed,
           const PublicInputs &known,
           const SamplingOptions &wanted,
           JobControl &watched) -> Result<std::vector<Sequence>> {
            watched.report(0.0, "sequences");
            KEYSEED_ASSIGN(const auto names, labelNames(seed.labels, known, watched));
            const Eigen::MatrixXf shares = drawnShares(
                phraseShares(seed, known, names, watched), known.vocabulary, supportedPhrases(seed));
            if (watched.isCancelled())
                return cancelled();
            return drawSequences(seed.labels,
                                 known.vocabulary,
                                 shares,
                                 attractionBy(seed, known, wanted, watched),
                                 wanted,
                                 watched);
        },
        inputs,
        options,
        control);
}

std::vector<LabelSize> HistogramSynthesizer::labelSizes(const ReleasedModel &model) const
{
    return labelSizesIn(model);
}

std::optional<std::uint64_t> HistogramSynthesizer::cellsOf(const ModelShape &shape,
                                                           std::string_view table) const
{
    if (table == unitTableName)
        return 1;
    if (table == phraseTableName)
        return shape.labels * shape.phrases;
    if (table == clusterTableName)
        return shape.labels * static_cast<std::uint64_t>(shape.parameters.clusters);
    if (table == pairTableName)
        return pairCount(nodesOfPairs(static_cast<std::size_t>(shape.phrases)));
    return std::nullopt;
}

std::optional<std::string> HistogramSynthesizer::missing(const ModelShape &, const TableNames &tables) const
{
    if (!tables.contains(unitTableName))
        return "the method has no number of units";
    if (tables.contains(phraseTableName) == tables.contains(clusterTableName))
        return "the method has no table of counts, or two";
    return std::nullopt;
}

// The resolution is what the released number of units makes it.
std::optional<std::string> HistogramSynthesizer::modelProblem(const ReleasedModel &model) const
{
    const NoisyTable *clusters = model.table(clusterTableName);
    const NoisyTable *counts = clusters ? clusters : model.table(phraseTableName);
    const double units = unitsIn(*model.table(unitTableName));
    const Resolution resolution = resolutionIn(model, clusters != nullptr);
    const double power = resolvingPower(counts->counts.noise, units, model.labels.size());
    const auto nodes = static_cast<std::uint32_t>(model.parameters.clusters);
    if (nodes != resolution.clusters + resolution.ownPhrases
        || !isResolutionFor(resolution, power, model.vocabularySize))
        return "the resolution is not that of the number of units";
    if (model.clusterOf.size() != (clusters ? model.vocabularySize : 0)
        || std::ranges::any_of(model.clusterOf, [nodes](std::uint32_t each) { return each >= nodes; }))
        return "there is not a cluster for every phrase";
    return std::nullopt;
}

std::span<const CountTable> HistogramSynthesizer::countTables() const
{
    static constexpr std::array<CountTable, 2> tables = {
        {{.name = phraseTableName}, {.name = clusterTableName, .areClusters = true}}};
    return tables;
}

namespace method {

const Synthesizer &histogram()
{
    static const HistogramSynthesizer method;
    return method;
}

} // namespace method

} // namespace core::synthesis
