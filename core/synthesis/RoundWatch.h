#pragma once

#include "core/privacy/Released.h"
#include "core/synthesis/keyphrases/ReleasedModel.h"

namespace core::synthesis {

/// Who watches a fit of several rounds. Called from the thread of the fit. What it is told is released, and
/// stored: noise that is not stored is drawn anew after a crash, so that nobody may have seen it.
class RoundWatch
{
public:
    virtual ~RoundWatch() = default;
    /// While true no further round is begun. Asked several times a second.
    virtual bool isPaused() const { return false; }
    /// What the first `done` of `all` rounds released. Of a run that goes on, told before it does.
    virtual void released(const privacy::Released<ReleasedModel> & /*soFar*/, int /*done*/, int /*all*/) {}
};

} // namespace core::synthesis
