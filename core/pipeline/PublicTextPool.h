#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/pipeline/ReleaseProducts.h"
#include "core/plan/CheckedPlan.h"
#include "core/writing/TextPool.h"

#include <memory>

namespace core::pipeline {

using plan::CheckedPlan;
using plan::Plan;

/// Reads the public texts that the plan's writer draws from, cleaned of what is no text; those of labels that
/// are not declared are passed over. Errors: InvalidPlan (the writer is not valid; a file is one of the
/// records; no text, none of a declared label, more than writing::TextPool::mostBytes), those of
/// learning::TextInput, Cancelled. Stage: "texts".
Result<std::shared_ptr<const writing::TextPool>> openTextPool(const CheckedPlan &plan, JobControl &control);

/// Returns the documents, each with the phrases that occur in its text instead of the requested ones, at most
/// as many.
Documents withFoundPhrases(const Documents &documents, const PublicInputs &inputs);

/// Puts the phrases of the vocabulary that stand in each example of a prompt beside it, the most informative
/// ones first, at most as many as a prompt names. Phrases that the plan has stay.
void findExamplePhrases(Plan &plan, const PublicInputs &inputs);

} // namespace core::pipeline
