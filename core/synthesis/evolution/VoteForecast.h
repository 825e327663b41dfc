#pragma once

#include "core/synthesis/ReleasePlan.h"

#include <cstdint>
#include <optional>

namespace core::synthesis {

/// What rounds of votes will come to: from public numbers alone, before anything is spent.
struct VoteForecast
{
    int rounds = 0;
    int textsPerLabel = 0;    ///< that a round votes on
    std::int64_t texts = 0;   ///< that are written before the last votes; each is a request to a model
    double halfWidth95 = 0;   ///< of the noise on the votes for a text, in votes
    double standsOutFrom = 0; ///< votes: the largest noise among the texts of a label, about

    /// Whether the votes of so many units of a label would be lost in the noise, however they vote.
    bool drowns(double unitsPerLabel) const { return unitsPerLabel <= standsOutFrom; }
    /// Whether a text needs more than a quarter of all votes to stand out.
    bool isFaint(double unitsPerLabel) const { return unitsPerLabel < 4 * standsOutFrom; }
};

/// Empty where the release has no votes.
std::optional<VoteForecast> voteForecast(const ReleasePlan &release);

} // namespace core::synthesis
