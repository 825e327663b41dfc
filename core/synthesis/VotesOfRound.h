#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace core::synthesis {

/// The votes that the last round released on synthetic texts, for a picture of it. From a released model
/// alone.
struct VotesOfRound
{
    struct Text
    {
        std::uint32_t label = 0;
        std::string text;
        double votes = 0; ///< with noise; may be negative
    };

    int round = 0;            ///< counted from 1
    int rounds = 0;           ///< of votes, in all
    double halfWidth95 = 0;   ///< of the noise on the votes for a text, in votes
    double standsOutFrom = 0; ///< votes: the largest noise among the texts of a label, about
    std::vector<Text> texts;  ///< label by label
};

} // namespace core::synthesis
