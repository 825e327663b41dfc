#pragma once

#include "core/privacy/Noise.h"
#include "core/synthesis/MethodWords.h"

#include <cstdint>
#include <limits>
#include <vector>

namespace core::synthesis {

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
