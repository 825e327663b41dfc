#pragma once

#include "core/base/ForTranslators.h"
#include "core/methods/evolution/VoteSums.h"
#include "core/synthesis/Synthesizer.h"

namespace core::synthesis {

/// Private Evolution for text (AugPE: Xie et al. 2024, "Differentially Private Synthetic Data via Foundation
/// Model APIs 2: Text"), with one vote of a unit in a round, of one label, and exact integer noise: texts are
/// written, the records vote for those they are near to, the texts that the noisy votes chose are varied, and
/// so on. Where a part of the budget is for phrases, the first texts are wanted by noisy counts of phrases.
class EvolutionSynthesizer final : public Synthesizer
{
public:
    std::string_view name() const override { return "augpe"; }
    std::string_view title() const override
    {
        return QT_TRANSLATE_NOOP("MethodText", "Evolve texts (AugPE)");
    }
    std::string_view summary() const override;
    MethodFamily family() const override;

    std::span<const BudgetPart> parts() const override;
    std::vector<FieldDescription> settingFields() const override;
    FieldCheck checkSettings(const Settings &settings, const std::string &path, int length) const override;
    ReleasePlan plan(const Choices &choices, const Budgets &budgets) const override;
    std::string_view whyUnsuited(const Choices &choices) const override;
    std::optional<std::string> whyHopeless(const ReleasePlan &release, const Choices &choices) const override;

    std::unique_ptr<PrivateRun>
    begin(const ReleasePlan &release, const PublicInputs &inputs, unsigned threads) const override;
    Resource resource() const override { return Resource::Candidates; }
    std::int64_t textsBefore(int round, const ReleasePlan &release) const override;
    std::vector<ForecastLine> forecast(const ReleasePlan &release, const ForecastFacts &facts) const override;
    CommitWords commitWords() const override { return votesInWords(); }
    std::optional<VotesOfRound> votesOf(const ReleasedModel &model) const override;

    double defaultSharpness() const override { return 1.0; }
    Result<privacy::Released<std::vector<Sequence>>> sample(const privacy::Released<ReleasedModel> &model,
                                                            const PublicInputs &inputs,
                                                            const SamplingChoices &choices,
                                                            JobControl &control) const override;

    std::optional<std::uint64_t> cellsOf(const ModelShape &shape, std::string_view table) const override;
    std::optional<std::string> missing(const ModelShape &shape, const TableNames &tables) const override;
    std::optional<std::string> modelProblem(const ReleasedModel &model) const override;

    std::span<const CountTable> countTables() const override;
    int itemsPerUnit(const CountTable &, const MethodParameters &, const privacy::Noise &) const override
    {
        return 1;
    }
    std::string tableInWords(const MethodParameters &parameters, std::string_view table) const override;
    std::vector<std::string> stepsInWords(const ReleasedModel &model) const override;
    std::string samplingInWords(const ReleasedModel &model) const override;
    std::string inWords(const ReleasedModel &model) const override;
};

/// Returns the noise on the votes of a release; empty if it has no votes.
std::optional<VoteForecast> voteForecast(const ReleasePlan &release);

} // namespace core::synthesis
