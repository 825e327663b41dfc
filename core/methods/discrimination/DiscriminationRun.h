#pragma once

#include "core/methods/discrimination/TeacherSums.h"
#include "core/methods/evolution/TextDirections.h"
#include "core/synthesis/PrivateRun.h"
#include "core/synthesis/PublicInputs.h"

#include <optional>
#include <vector>

namespace core::synthesis {

/// One round: texts are written, then the teachers, each made of the records of its units, say which texts
/// are like their records. The key that assigns units to teachers is drawn here and destroyed with the run.
class DiscriminationRun final : public PrivateRun
{
public:
    /// `inputs` must outlive it.
    DiscriminationRun(const ReleasePlan &release, const PublicInputs &inputs);

    Features featuresOf(std::string_view text) const override;
    void add(std::span<const UnitDocument> unit) override;
    Result<void> prepareRound(int round, JobControl &control) override;
    Result<void> drawRound(int round, privacy::Drawing &drawing, JobControl &control) override;
    privacy::Released<ReleasedModel> model(const ModelFacts &facts) const override;

private:
    ReleasePlan m_release;
    const PublicInputs &m_inputs;
    TextDirections m_directions;
    TeacherSums m_teachers;
    std::optional<privacy::Released<std::vector<Candidate>>> m_pool;
    std::optional<privacy::Released<privacy::NoisyCounts>> m_votes;
};

} // namespace core::synthesis
