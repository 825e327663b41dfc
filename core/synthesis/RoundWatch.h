#pragma once

#include "core/privacy/Released.h"
#include "core/synthesis/keyphrases/ReleasedModel.h"

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

/// An observer of a fit of several rounds. Called from the thread of the fit. It receives only what is
/// released and stored: noise that is not stored is drawn again after a crash, so nobody may have seen it.
class RoundWatch
{
public:
    virtual ~RoundWatch() = default;
    /// While true no further round is begun. Asked several times a second.
    virtual bool isPaused() const { return false; }
    /// Receives the release of the first `done` of `all` rounds. For a run that continues, before it does.
    virtual void released(const privacy::Released<ReleasedModel> & /*soFar*/, int /*done*/, int /*all*/) {}
};

} // namespace core::synthesis
