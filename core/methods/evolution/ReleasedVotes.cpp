#include "core/methods/evolution/EvolutionRun.h"
#include "core/methods/evolution/EvolutionSettings.h"
#include "core/methods/evolution/EvolutionSynthesizer.h"
#include "core/methods/evolution/VoteSums.h"

namespace core::synthesis {

namespace {

// Returns the votes of the last round. Counts of phrases come before the votes, those of the labels after
// them.
const NoisyTable *lastVotes(const ReleasedModel &model, int rounds)
{
    const NoisyTable *last = nullptr;
    for (int vote = 1; vote <= rounds; ++vote)
        if (const NoisyTable *table = model.table(voteTableName(vote)))
            last = table;
    return last;
}

int numberOf(const NoisyTable &votes, int rounds)
{
    int number = 1;
    while (number < rounds && voteTableName(number) != votes.name)
        ++number;
    return number;
}

} // namespace

std::optional<VotesOfRound> EvolutionSynthesizer::votesOf(const ReleasedModel &model) const
{
    const EvolutionShape shape = shapeIn(model.parameters);
    const NoisyTable *votes = lastVotes(model, shape.rounds);
    if (!votes || votes->counts.cells.size() != model.pool.size())
        return {};
    VotesOfRound shown{.round = numberOf(*votes, shape.rounds),
                       .rounds = shape.rounds,
                       .halfWidth95 = voteHalfWidth95(votes->counts.noise),
                       .standsOutFrom = voteStandsOutFrom(shape.pool(), votes->counts.noise),
                       .texts = {}};
    for (std::size_t at = 0; at < model.pool.size(); ++at)
        shown.texts.push_back({.label = model.pool[at].label,
                               .text = model.pool[at].text,
                               .votes = static_cast<double>(votes->counts.cells[at]) / double{voteWeight}});
    return shown;
}

} // namespace core::synthesis
