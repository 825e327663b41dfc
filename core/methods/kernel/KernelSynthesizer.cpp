#include "core/methods/kernel/KernelSynthesizer.h"

#include "core/methods/kernel/KernelParameters.h"
#include "core/methods/kernel/KernelRelease.h"
#include "core/methods/kernel/KernelSampler.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace core::synthesis {

namespace {

constexpr std::string_view vocabularyPart = "vocabulary";
constexpr std::string_view sequencesPart = "sequences";

} // namespace

std::span<const BudgetPart> KernelSynthesizer::parts() const
{
    constexpr double ofSequences = 0.667; // as published: twice what the vocabulary gets
    static constexpr std::array<BudgetPart, 2> parts = {
        {{.key = vocabularyPart,
          .isRequired = true,
          .words = QT_TRANSLATE_NOOP("MethodText", "which phrases there are"),
          .defaultShare = 1 - ofSequences},
         {.key = sequencesPart,
          .isRequired = true,
          .words = QT_TRANSLATE_NOOP("MethodText", "which phrases go together"),
          .defaultShare = ofSequences,
          .advice = QT_TRANSLATE_NOOP(
              "MethodText",
              "The published methods learn their sequences from this share, so it cannot be 0.")}}};
    return parts;
}

std::vector<FieldDescription> KernelSynthesizer::settingFields() const
{
    return describe(kernelSettings());
}

FieldCheck
KernelSynthesizer::checkSettings(const Settings &settings, const std::string &path, int length) const
{
    const auto read = readKernelSettings(settings, path, length);
    return read ? FieldCheck() : tl::unexpected(read.error());
}

ReleasePlan KernelSynthesizer::plan(const Choices &choices, const Budgets &budgets) const
{
    const KernelSettings settings =
        readKernelSettings(choices.settings, "settings", choices.length).value_or(KernelSettings());
    const privacy::NoiseBudget &forSequences = budgets.find(sequencesPart)->second;
    ReleasePlan release;
    MethodParameters &parameters = release.parameters;
    parameters.method = name();
    parameters.length = choices.length;
    parameters.phrasesPerUnit = settings.phrasesPerUnit;
    parameters.selectedPhrases = static_cast<int>(
        std::min(static_cast<std::size_t>(settings.selectedPhrases), choices.vocabularySize));
    parameters.prefixSizes = settings.prefixSizes;
    parameters.prefixSizes = prefixSizesOf(parameters);
    setPublishedDraws(parameters, settings.publishedDraws);
    const auto &records = choices.recordsPerLabel;
    parameters.featurePairs =
        settings.featurePairs > 0
            ? settings.featurePairs
            : defaultFeaturePairs(budgetPerSize(parameters, forSequences),
                                  records ? std::optional(std::llround(*records)) : std::nullopt);
    release.tables = plannedKernelTables(parameters,
                                         choices.labels,
                                         choices.vocabularySize,
                                         budgets.find(vocabularyPart)->second,
                                         forSequences);
    return release;
}

std::unique_ptr<PrivateRun>
KernelSynthesizer::begin(const ReleasePlan &release, const PublicInputs &inputs, unsigned threads) const
{
    return std::make_unique<KernelRun>(release, inputs, threads);
}

double KernelSynthesizer::defaultSharpness() const
{
    return KernelSamplingOptions().sharpening;
}

Result<privacy::Released<std::vector<Sequence>>>
KernelSynthesizer::sample(const privacy::Released<ReleasedModel> &model,
                          const PublicInputs &inputs,
                          const SamplingChoices &choices,
                          JobControl &control) const
{
    // Features of vectors say nothing about those of other vectors.
    if (model->embeddingDigest != inputs.embedding.digest())
        return fail(ErrorCode::InvalidPlan,
                    "embedding.source: the released model belongs to other vectors of the phrases; set them "
                    "back, or bring their file back as it was");
    KernelSamplingOptions options{
        .length = choices.length, .perLabel = choices.perLabel, .sharpening = choices.sharpness};
    if (drawsAsPublished(model->parameters)) {
        options.sharpening = 0.0;
        options.contrast = 0.0;
        options.repeats = true;
    }
    return KernelSampler(inputs.vocabulary, inputs.embedding).sample(model, options, control);
}

std::optional<std::uint64_t> KernelSynthesizer::cellsOf(const ModelShape &shape, std::string_view table) const
{
    if (table == vocabularyTableName)
        return shape.phrases;
    if (prefixSizeOf(shape.parameters, table) > 0)
        return shape.labels * 2 * static_cast<std::uint64_t>(shape.parameters.featurePairs);
    return std::nullopt;
}

std::optional<std::string> KernelSynthesizer::missing(const ModelShape &shape, const TableNames &tables) const
{
    const auto isThere = [&](int size) { return tables.contains(kernelTableName(size)); };
    if (tables.contains(vocabularyTableName) && std::ranges::all_of(prefixSizesOf(shape.parameters), isThere))
        return std::nullopt;
    return "a table of the method is missing";
}

std::optional<std::string> KernelSynthesizer::modelProblem(const ReleasedModel &model) const
{
    if (model.parameters.featurePairs < 1)
        return "the method has no features";
    return std::nullopt;
}

MethodParameters KernelSynthesizer::stated(const MethodParameters &parameters) const
{
    MethodParameters stated = parameters;
    stated.prefixSizes = prefixSizesOf(parameters);
    return stated;
}

std::span<const CountTable> KernelSynthesizer::countTables() const
{
    static constexpr std::array<CountTable, 1> tables = {{{.name = vocabularyTableName, .isJoint = true}}};
    return tables;
}

int KernelSynthesizer::itemsPerUnit(const CountTable &,
                                    const MethodParameters &parameters,
                                    const privacy::Noise &) const
{
    return parameters.phrasesPerUnit;
}

namespace method {

const Synthesizer &independent()
{
    static const KernelSynthesizer method(independentPhrases);
    return method;
}

const Synthesizer &linear()
{
    static const KernelSynthesizer method(iterativeLinear);
    return method;
}

const Synthesizer &logarithmic()
{
    static const KernelSynthesizer method(iterativeLogarithmic);
    return method;
}

} // namespace method

} // namespace core::synthesis
