#pragma once

#include "core/methods/Methods.h"
#include "core/plan/Plan.h"
#include "core/synthesis/Synthesizer.h"

namespace ui {

/// Null where the plan names none that there is.
inline const core::synthesis::Synthesizer *methodOf(const core::plan::Plan &plan)
{
    return core::synthesis::findSynthesizer(plan.synthesis.method);
}

/// Whether the method makes the documents itself, so that no phrases are drawn and nobody is asked to write.
inline bool makesDocuments(const core::plan::Plan &plan)
{
    const auto *method = methodOf(plan);
    return method && method->output() == core::synthesis::Output::Documents;
}

} // namespace ui
