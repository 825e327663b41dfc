#pragma once

#include "core/base/ForTranslators.h"
#include "core/synthesis/MethodWords.h"
#include "core/synthesis/Synthesizer.h"

namespace core::synthesis {

/// Noisy counts of phrases under each label, at a resolution that follows from a noisy number of units: no
/// number of records has to be declared; which phrases go together where a part of the budget is for that.
/// See PhraseSums.h, Resolution.h and PhraseShares.h.
class HistogramSynthesizer final : public Synthesizer
{
public:
    std::string_view name() const override { return "histogram"; }
    std::string_view title() const override { return QT_TRANSLATE_NOOP("MethodText", "Histogram"); }
    std::string_view summary() const override;
    MethodFamily family() const override { return keyphraseFamily(); }

    std::span<const BudgetPart> parts() const override;
    ReleasePlan plan(const Choices &choices, const Budgets &budgets) const override;

    std::unique_ptr<PrivateRun>
    begin(const ReleasePlan &release, const PublicInputs &inputs, unsigned threads) const override;

    /// The lines about noise, and how useful so many records usually are, where their number was declared.
    std::vector<ForecastLine> forecast(const ReleasePlan &release, const ForecastFacts &facts) const override;

    double defaultSharpness() const override { return 1.5; }
    bool takesCooccurrenceBias() const override { return true; }
    std::vector<LabelSize> labelSizes(const ReleasedModel &model) const override;
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
        return 1; // a unit whose text has one phrase only
    }
    std::string tableInWords(const MethodParameters &parameters, std::string_view table) const override;
    std::vector<std::string> stepsInWords(const ReleasedModel &model) const override;
    std::string samplingInWords(const ReleasedModel &model) const override;
    std::string inWords(const ReleasedModel &model) const override;
};

} // namespace core::synthesis
