#pragma once

#include "core/methods/rewriting/OfferedRows.h"
#include "core/methods/rewriting/RewritingSettings.h"
#include "core/privacy/ExactCounts.h"
#include "core/privacy/ledger/KeyFile.h"
#include "core/synthesis/PrivateRun.h"
#include "core/synthesis/PublicInputs.h"

#include <optional>
#include <vector>

namespace core::synthesis {

/// Rows of the records are taken, encoded, clipped, and released with noise, all at once. The key by which
/// rows of a long text are taken is drawn here and destroyed with the run.
class RewritingRun final : public PrivateRun
{
public:
    /// `inputs` must outlive it.
    RewritingRun(const RewritingKind &kind, const ReleasePlan &release, const PublicInputs &inputs);

    Features featuresOf(std::string_view text) const override;
    void add(std::span<const UnitDocument> unit) override;
    /// Encodes; nothing is paid yet. Errors: those of TextRewriter::encode; Internal without a rewriter.
    Result<void> prepareRound(int round, JobControl &control) override;
    Result<void> drawRound(int round, privacy::Drawing &drawing, JobControl &control) override;
    privacy::Released<ReleasedModel> model(const ModelFacts &facts) const override;

private:
    using Noisy = privacy::Released<privacy::NoisyCounts>;

    const RewritingKind &m_kind;
    ReleasePlan m_release;
    RewritingShape m_shape;
    const PublicInputs &m_inputs;
    privacy::HashKey m_key;
    OfferedRows m_offered;
    std::optional<privacy::ExactCounts> m_cells;
    std::optional<privacy::ExactCounts> m_labelCells;
    std::optional<Noisy> m_rows;
    std::optional<Noisy> m_labels;
};

} // namespace core::synthesis
