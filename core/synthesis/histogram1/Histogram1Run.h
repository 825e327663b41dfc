#pragma once

#include "core/synthesis/PrivateRun.h"
#include "core/synthesis/PublicInputs.h"
#include "core/synthesis/histogram1/HistogramRelease.h"

#include <optional>

namespace core::synthesis {

/// A fit of the `histogram` method. Features of a text are its phrases with the number of their uses, one
/// after the other. The uses of a person's documents are put together: one entry for a phrase under a label.
class Histogram1Run final : public PrivateRun
{
public:
    Histogram1Run(const ReleasePlan &release, const PublicInputs &inputs);

    /// Makes the clusters that the planned tables need. Stage: "clusters".
    void prepare(JobControl &control) override;
    Features featuresOf(std::string_view text) const override;
    void add(std::span<const UnitDocument> unit) override;
    std::vector<SumCells> cells() override;
    Result<void> drawRound(int round, privacy::Drawing &drawing, JobControl &control) override;
    privacy::Released<ReleasedModel> model(const ModelFacts &facts) const override;

private:
    ReleasePlan m_release;
    const PublicInputs &m_inputs;
    PhraseClusters m_clusters;
    std::optional<HistogramCollection> m_sums;
    std::optional<privacy::Released<std::vector<NoisyTable>>> m_tables;
};

} // namespace core::synthesis
