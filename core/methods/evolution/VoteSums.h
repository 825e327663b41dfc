#pragma once

#include "core/methods/evolution/TextDirections.h"
#include "core/privacy/ExactCounts.h"
#include "core/privacy/Noise.h"
#include "core/synthesis/MethodWords.h"

#include <cstdint>
#include <limits>
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

/// The noise on votes on texts, from public numbers alone, before anything is spent.
struct VoteForecast
{
    int rounds = 0;
    int textsOfVote = 0;      ///< among which a unit chooses in a round
    std::int64_t texts = 0;   ///< that are written before the last votes; each is a request to a model
    double halfWidth95 = 0;   ///< of the noise on the votes for a text, in votes
    double standsOutFrom = 0; ///< votes that noise alone hardly reaches
    double faintBelow = 0;    ///< units of a label; with fewer, most votes are lost in the noise
    /// The maximum number of voters of a label, however many units it has.
    double mostVoters = std::numeric_limits<double>::infinity();

    bool isFaint(double unitsPerLabel) const { return unitsPerLabel < faintBelow || mostVoters < faintBelow; }
};

/// Returns the lines about it for people.
std::vector<ForecastLine> linesOf(const VoteForecast &votes, const ForecastFacts &facts);

/// Returns the texts about a commit of votes.
CommitWords votesInWords();

/// Returns half the width of the band that holds the exact number of votes for a text in 95 of 100 cases, in
/// votes.
double voteHalfWidth95(const privacy::Noise &noise);
/// Returns the approximate largest noise among this many texts, in votes.
double voteStandsOutFrom(int texts, const privacy::Noise &noise);

} // namespace core::synthesis
