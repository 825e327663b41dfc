#pragma once

#include "core/plan/Plan.h"
#include "core/privacy/LedgerEntry.h"

#include <cmath>

namespace core::pipeline {

/// What the plan sets for a data source that has no caps yet.
inline privacy::Caps capsOf(const plan::Plan &plan)
{
    privacy::Caps caps;
    if (plan.privacy.cap)
        caps.microEpsilon = std::llround(*plan.privacy.cap * 1e6);
    if (plan.privacy.capDelta)
        caps.picoDelta = std::llround(*plan.privacy.capDelta * 1e12);
    return caps;
}

} // namespace core::pipeline
