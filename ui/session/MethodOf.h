#pragma once

#include "core/methods/Methods.h"
#include "core/plan/Plan.h"
#include "core/synthesis/Synthesizer.h"

namespace ui {

/// Returns null where the plan names no known method.
inline const core::synthesis::Synthesizer *methodOf(const core::plan::Plan &plan)
{
    return core::synthesis::findSynthesizer(plan.synthesis.method);
}

/// Returns what the method of the plan needs to be opened for its commit.
inline core::synthesis::Resource resourceOf(const core::plan::Plan &plan)
{
    const auto *method = methodOf(plan);
    return method ? method->resource() : core::synthesis::Resource::Vocabulary;
}

/// Returns the texts about the commit of the plan; empty ones where it names no known method.
inline core::synthesis::CommitWords commitWordsOf(const core::plan::Plan &plan)
{
    const auto *method = methodOf(plan);
    return method ? method->commitWords() : core::synthesis::CommitWords();
}

/// Returns whether the method makes the documents itself, so that no phrases are drawn and no writer is
/// asked.
inline bool makesDocuments(const core::plan::Plan &plan)
{
    const auto *method = methodOf(plan);
    return method && method->output() == core::synthesis::Output::Documents;
}

} // namespace ui
