#include "core/methods/evolution/VoteSums.h"

#include "core/methods/evolution/EvolutionSettings.h"
#include "core/synthesis/keyphrases/UnitPhrases.h"

#include <algorithm>
#include <optional>

namespace core::synthesis {

namespace {

std::optional<std::size_t> nearestOf(std::span<const Direction> candidates, const Direction &voter)
{
    std::optional<std::size_t> nearest;
    std::int64_t best = 0;
    for (std::size_t each = 0; each < candidates.size(); ++each) {
        if (candidates[each].empty())
            continue;
        const std::int64_t here = nearness(candidates[each], voter);
        if (!nearest || here > best) {
            nearest = each;
            best = here;
        }
    }
    return nearest;
}

} // namespace

VoteSums::VoteSums(const TextDirections &directions, std::size_t labels)
    : m_directions(directions)
    , m_voters(labels)
{}

void VoteSums::add(std::span<const UnitDocument> unit)
{
    if (unit.empty())
        return;
    Direction direction = m_directions.of(usesOf(unit));
    if (direction.empty())
        return;
    const std::scoped_lock lock(m_mutex);
    m_voters[homeLabelOf(unit)].push_back(std::move(direction));
}

privacy::ExactCounts VoteSums::votesFor(const std::vector<Candidate> &pool) const
{
    std::vector<Direction> candidates;
    for (const Candidate &each : pool)
        candidates.push_back(m_directions.of(each.text));
    std::vector<std::int64_t> votes(pool.size(), 0);
    const std::size_t perLabel = pool.size() / m_voters.size();
    for (std::size_t label = 0; label < m_voters.size(); ++label) {
        const std::span own(candidates.data() + label * perLabel, perLabel);
        for (const Direction &voter : m_voters[label])
            if (const auto nearest = nearestOf(own, voter))
                votes[label * perLabel + *nearest] += voteWeight;
    }
    return {std::move(votes), voteSensitivity};
}

} // namespace core::synthesis
