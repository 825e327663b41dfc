#pragma once

#include <cstdint>
#include <limits>

namespace core::synthesis {

/// A forecast of votes on texts: from public numbers alone, before anything is spent.
struct VoteForecast
{
    int rounds = 0;
    int textsOfVote = 0;       ///< among which a unit chooses in a round
    std::int64_t newTexts = 0; ///< that are written before the first votes; later ones are variations
    std::int64_t texts = 0;    ///< that are written before the last votes; each is a request to a model
    double halfWidth95 = 0;    ///< of the noise on the votes for a text, in votes
    double standsOutFrom = 0;  ///< votes that noise alone hardly reaches
    double faintBelow = 0;     ///< units of a label; with fewer, most votes are lost in the noise
    /// The maximum number of voters of a label, however many units it has.
    double mostVoters = std::numeric_limits<double>::infinity();

    bool isFaint(double unitsPerLabel) const { return unitsPerLabel < faintBelow || mostVoters < faintBelow; }
};

} // namespace core::synthesis
