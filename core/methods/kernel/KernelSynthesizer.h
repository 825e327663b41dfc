#pragma once

#include "core/base/ForTranslators.h"
#include "core/synthesis/MethodWords.h"
#include "core/synthesis/Synthesizer.h"

namespace core::synthesis {

/// The differences between the published methods.
struct KernelVariant
{
    std::string_view name;
    std::string_view title;
    std::string_view summary;
};

inline constexpr KernelVariant independentPhrases = {
    .name = "independent",
    .title = QT_TRANSLATE_NOOP("MethodText", "Independent phrases"),
    .summary = QT_TRANSLATE_NOOP(
        "MethodText",
        "Learns where the phrases of a label lie among all phrases, and draws each on its own. For "
        "comparison: little of what sets labels apart comes through.")};
inline constexpr KernelVariant iterativeLinear = {
    .name = "iterative-linear",
    .title = QT_TRANSLATE_NOOP("MethodText", "Phrase by phrase, linear"),
    .summary = QT_TRANSLATE_NOOP(
        "MethodText",
        "Learns which phrase follows those before it, with one table for each place: the budget is "
        "divided by the number of phrases.")};
inline constexpr KernelVariant iterativeLogarithmic = {
    .name = "iterative-logarithmic",
    .title = QT_TRANSLATE_NOOP("MethodText", "Phrase by phrase, logarithmic"),
    .summary = QT_TRANSLATE_NOOP(
        "MethodText",
        "Learns which phrase follows those before it, with a few tables for all places: the best of "
        "the published ones, for very large corpora.")};

/// A privatised vocabulary, then kernel density estimates over sequences of its phrases. See
/// KernelParameters.h, KernelRelease.h and KernelSampler.h.
class KernelSynthesizer final : public Synthesizer
{
public:
    explicit KernelSynthesizer(const KernelVariant &variant)
        : m_variant(variant)
    {}

    std::string_view name() const override { return m_variant.name; }
    std::string_view title() const override { return m_variant.title; }
    std::string_view summary() const override { return m_variant.summary; }
    MethodFamily family() const override { return keyphraseFamily(); }

    std::span<const BudgetPart> parts() const override;
    std::vector<FieldDescription> settingFields() const override;
    FieldCheck checkSettings(const Settings &settings, const std::string &path, int length) const override;
    ReleasePlan plan(const Choices &choices, const Budgets &budgets) const override;

    std::unique_ptr<PrivateRun>
    begin(const ReleasePlan &release, const PublicInputs &inputs, unsigned threads) const override;

    double defaultSharpness() const override;
    bool allowsSharpnessZero() const override { return true; }
    Result<privacy::Released<std::vector<Sequence>>> sample(const privacy::Released<ReleasedModel> &model,
                                                            const PublicInputs &inputs,
                                                            const SamplingChoices &choices,
                                                            JobControl &control) const override;

    std::optional<std::uint64_t> cellsOf(const ModelShape &shape, std::string_view table) const override;
    std::optional<std::string> missing(const ModelShape &shape, const TableNames &tables) const override;
    std::optional<std::string> modelProblem(const ReleasedModel &model) const override;
    MethodParameters stated(const MethodParameters &parameters) const override;

    std::span<const CountTable> countTables() const override;
    int itemsPerUnit(const CountTable &table,
                     const MethodParameters &parameters,
                     const privacy::Noise &noise) const override;
    std::string tableInWords(const MethodParameters &parameters, std::string_view table) const override;
    std::vector<std::string> stepsInWords(const ReleasedModel &model) const override;
    std::string samplingInWords(const ReleasedModel &model) const override;
    std::string inWords(const ReleasedModel &model) const override;

private:
    bool isIndependent() const { return m_variant.name == independentPhrases.name; }

    KernelVariant m_variant;
};

} // namespace core::synthesis
