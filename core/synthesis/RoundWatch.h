#pragma once

#include "core/privacy/Released.h"
#include "core/synthesis/keyphrases/ReleasedModel.h"

namespace core::synthesis {

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
