#pragma once

#include "core/methods/evolution/TextDirections.h"
#include "core/methods/evolution/VoteSums.h"
#include "core/synthesis/PrivateRun.h"
#include "core/synthesis/PublicInputs.h"

#include <memory>
#include <optional>
#include <vector>

namespace core::synthesis {

/// Rounds of votes on texts: before each, texts are written, new ones first, then variations of those that
/// the noisy votes of the round before chose; then every unit gives one vote. Where the budget has a part for
/// phrases, the first rounds are those of the histogram, by which the first texts are wanted.
class EvolutionRun final : public PrivateRun
{
public:
    /// `phrases`: the run of the rounds before the votes, or none. `inputs` must outlive it.
    EvolutionRun(const ReleasePlan &release,
                 const PublicInputs &inputs,
                 std::unique_ptr<PrivateRun> phrases,
                 int phraseRounds);

    void prepare(JobControl &control) override;
    Features featuresOf(std::string_view text) const override;
    void add(std::span<const UnitDocument> unit) override;
    void resume(const privacy::Released<ReleasedModel> &stored) override;
    Result<void> prepareRound(int round, JobControl &control) override;
    Result<void> drawRound(int round, privacy::Drawing &drawing, JobControl &control) override;
    privacy::Released<ReleasedModel> model(const ModelFacts &facts) const override;

private:
    using Pool = std::vector<Candidate>;
    Result<void> requestTexts(JobControl &control);
    Result<void> drawPhrases(int round, privacy::Drawing &drawing, JobControl &control);
    Result<void> drawVotes(int vote, privacy::Drawing &drawing);
    ModelFacts ownFacts() const;

    ReleasePlan m_release;
    const PublicInputs &m_inputs;
    TextDirections m_directions;
    VoteSums m_votes;
    std::unique_ptr<PrivateRun> m_phrases;
    int m_phraseRounds;
    privacy::Released<ReleasedModel> m_soFar;
    std::optional<privacy::Released<Pool>> m_pool;
};

/// "votes-1": the table of a round of votes, counted from 1.
std::string voteTableName(int vote);
/// Returns whether a table is that of a round of votes.
bool isVoteTable(std::string_view table);

} // namespace core::synthesis
