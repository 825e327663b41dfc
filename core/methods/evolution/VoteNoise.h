#pragma once

#include "core/privacy/Noise.h"

namespace core::synthesis {

/// Half the width of the band that holds the exact number of votes for a text in 95 of 100 cases, in votes.
double voteHalfWidth95(const privacy::Noise &noise);
/// Votes: the largest noise among so many texts, about.
double voteStandsOutFrom(int texts, const privacy::Noise &noise);

} // namespace core::synthesis
