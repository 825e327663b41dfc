#pragma once

#include "core/methods/evolution/TextDirections.h"
#include "core/privacy/ExactCounts.h"

#include <mutex>
#include <span>
#include <vector>

namespace core::synthesis {

/// The units that vote, and their votes. PRIVATE.
///
/// A unit has one home label, that of most of its documents (of several the first), and one direction, that
/// of all its documents together. In every round it gives one vote in all: to the candidate of its home label
/// that it is nearest to (of several the first), or none where it has no phrase or no candidate has. So a
/// unit that is added or removed changes one cell of a round by voteWeight, whatever it holds.
class VoteSums final
{
public:
    /// `directions` must outlive it.
    VoteSums(const TextDirections &directions, std::size_t labels);

    /// Documents of one unit. May be called from several threads at once.
    void add(std::span<const UnitDocument> unit);

    /// One cell for each of `pool`, which has as many candidates of each label, label by label.
    privacy::ExactCounts votesFor(const std::vector<Candidate> &pool) const;

private:
    const TextDirections &m_directions;
    std::mutex m_mutex;
    std::vector<std::vector<Direction>> m_voters; ///< by home label
};

} // namespace core::synthesis
