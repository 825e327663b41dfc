#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/pipeline/ReleaseProducts.h"
#include "core/plan/Plan.h"
#include "core/writing/TextPool.h"

#include <memory>

namespace core::pipeline {

using plan::Plan;

/// Reads the public texts that the plan's writer draws from, cleaned of what is no text; those of labels that
/// are not declared are passed over. Errors: InvalidPlan (the writer is not valid; a file is one of the
/// records; no text, none of a declared label, more than writing::TextPool::mostBytes), those of
/// learning::TextInput, Cancelled. Stage: "texts".
Result<std::shared_ptr<const writing::TextPool>> openTextPool(const Plan &plan, JobControl &control);

/// The documents, each with the phrases that stand in its text instead of those that were asked for, as many
/// at most.
Documents withFoundPhrases(const Documents &documents, const PublicInputs &inputs);

} // namespace core::pipeline
