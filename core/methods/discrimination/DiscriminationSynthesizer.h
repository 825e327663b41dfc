#pragma once

#include "core/base/ForTranslators.h"
#include "core/methods/evolution/VoteSums.h"
#include "core/synthesis/Synthesizer.h"

namespace core::synthesis {

/// Choosing among texts of a model by teachers and a student (DP-DA: Song et al. 2024, "LLM-based Privacy
/// Data Augmentation", arXiv 2402.16515), in a form whose accounting holds: texts are written without the
/// records; every person belongs to one teacher, a linear model, by a keyed hash; the teachers answer a
/// public number of questions, all released at once with exact noise; a student learns from the noisy answers
/// which texts to keep. What the published accounting really costs: PublishedClaim.h.
class DiscriminationSynthesizer final : public Synthesizer
{
public:
    std::string_view name() const override { return "dp-da"; }
    std::string_view title() const override
    {
        return QT_TRANSLATE_NOOP("MethodText", "Choose among texts (DP-DA)");
    }
    std::string_view summary() const override;
    MethodFamily family() const override;

    std::span<const BudgetPart> parts() const override;
    std::vector<FieldDescription> settingFields() const override;
    FieldCheck checkSettings(const Settings &settings, const std::string &path, int length) const override;
    ReleasePlan plan(const Choices &choices, const Budgets &budgets) const override;
    std::optional<std::string> whyHopeless(const ReleasePlan &release, const Choices &choices) const override;

    std::unique_ptr<PrivateRun>
    begin(const ReleasePlan &release, const PublicInputs &inputs, unsigned threads) const override;
    Resource resource() const override { return Resource::Candidates; }
    std::int64_t textsBefore(int round, const ReleasePlan &release) const override;
    std::vector<ForecastLine> forecast(const ReleasePlan &release, const ForecastFacts &facts) const override;
    CommitWords commitWords() const override { return votesInWords(); }

    double defaultSharpness() const override { return 1.0; }
    Result<privacy::Released<std::vector<Sequence>>> sample(const privacy::Released<ReleasedModel> &model,
                                                            const PublicInputs &inputs,
                                                            const SamplingChoices &choices,
                                                            JobControl &control) const override;

    std::optional<std::uint64_t> cellsOf(const ModelShape &shape, std::string_view table) const override;
    std::optional<std::string> missing(const ModelShape &shape, const TableNames &tables) const override;
    std::optional<std::string> modelProblem(const ReleasedModel &model) const override;

    std::span<const CountTable> countTables() const override { return {}; }
    int itemsPerUnit(const CountTable &, const MethodParameters &, const privacy::Noise &) const override
    {
        return 1;
    }
    std::string tableInWords(const MethodParameters &parameters, std::string_view table) const override;
    std::vector<std::string> stepsInWords(const ReleasedModel &model) const override;
    std::string samplingInWords(const ReleasedModel &model) const override;
    std::string inWords(const ReleasedModel &model) const override;
};

} // namespace core::synthesis
