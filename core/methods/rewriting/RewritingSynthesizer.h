#pragma once

#include "core/base/ForTranslators.h"
#include "core/methods/rewriting/RewritingKinds.h"
#include "core/privacy/Spend.h"
#include "core/synthesis/Synthesizer.h"

namespace core::synthesis {

/// Rewriting each row of text by an autoencoder with noise between its halves (RewritingKinds.h), in a form
/// whose accounting holds: the unit is the record or person with all its rows, how many rows there are is
/// public, rows are shuffled, labels cost what they release, and noise is whole numbers on a grid
/// (core/privacy/mechanisms/RewrittenRows.h).
class RewritingSynthesizer final : public Synthesizer
{
public:
    /// `kind` must outlive it.
    explicit RewritingSynthesizer(const RewritingKind &kind)
        : m_kind(kind)
    {}

    std::string_view name() const override { return m_kind.name; }
    std::string_view title() const override { return m_kind.title; }
    std::string_view summary() const override { return m_kind.summary; }
    MethodFamily family() const override;

    std::span<const BudgetPart> parts() const override;
    double mostEpsilon() const override { return privacy::Epsilon::maximum; }
    std::vector<FieldDescription> settingFields() const override;
    std::vector<std::string_view> fileKeys() const override { return {"model"}; }
    FieldCheck checkSettings(const Settings &settings, const std::string &path, int length) const override;
    ReleasePlan plan(const Choices &choices, const Budgets &budgets) const override;
    /// Refuses a model of another kind, and a release that would be too large to keep.
    std::optional<std::string> whyHopeless(const ReleasePlan &release, const Choices &choices) const override;

    std::vector<ForecastLine> forecast(const ReleasePlan &release, const ForecastFacts &facts) const override;
    CommitWords commitWords() const override;
    std::string_view recipientWarning() const override;

    std::unique_ptr<PrivateRun>
    begin(const ReleasePlan &release, const PublicInputs &inputs, unsigned threads) const override;
    Output output() const override { return Output::Documents; }
    Resource resource() const override { return Resource::Rewriter; }

    double defaultSharpness() const override { return 1.0; }
    bool allowsSharpnessZero() const override { return true; }
    Result<privacy::Released<std::vector<Sequence>>> sample(const privacy::Released<ReleasedModel> &model,
                                                            const PublicInputs &inputs,
                                                            const SamplingChoices &choices,
                                                            JobControl &control) const override;
    Result<privacy::Released<std::vector<std::string>>>
    texts(const privacy::Released<ReleasedModel> &model,
          const PublicInputs &inputs,
          const privacy::Released<std::vector<Sequence>> &sequences,
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
    std::string labelsInWords(const ReleasedModel &model) const override;
    std::string inWords(const ReleasedModel &model) const override;

private:
    const RewritingKind &m_kind;
};

/// Returns the cost of one row of a released model by itself, with its noisy label if that is released: at
/// most the whole, which is for all rows of a unit. Counts of labels are per unit and not part of it.
privacy::Spend spendOfRow(const RewritingKind &kind, const ReleasedModel &model);

} // namespace core::synthesis
