#pragma once

#include "core/methods/histogram/PhraseSums.h"
#include "core/methods/histogram/Resolution.h"
#include "core/synthesis/PrivateRun.h"
#include "core/synthesis/PublicInputs.h"
#include "core/synthesis/keyphrases/PairSums.h"

#include <optional>

namespace core::synthesis {

/// A fit of the `histogram` method, in two rounds: the noisy number of units, then the counts at the
/// resolution that follows from it, and those of pairs.
class HistogramRun final : public PrivateRun
{
public:
    HistogramRun(const ReleasePlan &release, const PublicInputs &inputs);

    /// Makes the clusters of the pairs, where these are planned. Stage: "clusters".
    void prepare(JobControl &control) override;
    Features featuresOf(std::string_view text) const override;
    void add(std::span<const UnitDocument> unit) override;
    std::vector<SumCells> cells() override;
    /// Only the number of units can be stored before the other round.
    void resume(const privacy::Released<ReleasedModel> &stored) override;
    /// Makes the clusters of the second round. Stage: "clusters".
    Result<void> prepareRound(int round, JobControl &control) override;
    Result<void> drawRound(int round, privacy::Drawing &drawing, JobControl &control) override;
    privacy::Released<ReleasedModel> model(const ModelFacts &facts) const override;

private:
    ReleasePlan m_release;
    const PublicInputs &m_inputs;
    std::vector<bool> m_isSilent; ///< phrases that say too little to count
    PhraseSums m_sums;
    std::optional<PairSums> m_pairs;
    std::optional<privacy::Released<NoisyTable>> m_units;
    Resolution m_resolution;
    PhraseClusters m_nodes; ///< clusters, and phrases by themselves; without an entry where all phrases are
    std::vector<privacy::Released<NoisyTable>> m_counts; ///< those of the second round
};

} // namespace core::synthesis
