#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/package/Package.h"
#include "core/pipeline/ReleaseProducts.h"
#include "core/plan/Plan.h"
#include "core/synthesis/PublicInputs.h"
#include "core/synthesis/Synthesizer.h"
#include "core/vocabulary/Source.h"
#include "core/writing/TemplateWriter.h"

#include <filesystem>

namespace core::pipeline {

using plan::Plan;

/// Imports the vocabulary where it is of another program's files and not kept yet. Errors: NotFound, Io,
/// InvalidPlan, Cancelled. Stage: "terms".
Result<PublicInputs>
openPublicInputs(const Plan &plan, const vocabulary::Folders &folders, JobControl &control);

/// Free: draws sequences by the model's method, as many of each label as sequencesPerLabel() says.
/// Stage: "sequences".
Result<Sequences>
sampleSequences(const Plan &plan, const PublicInputs &inputs, const Model &model, JobControl &control);

/// The template as the plan has it. The vocabulary says what its phrases are; of texts that were learnt from
/// it says the language, too, where the plan does not.
writing::TemplateWriter templateOf(const Plan &plan, const PublicInputs &inputs);

/// Free: one document per sequence, by the template. Errors: InvalidPlan, also when the plan names another
/// writer. Stage: "writing".
Result<Documents>
writeDocuments(const Plan &plan, const PublicInputs &inputs, const Sequences &sequences, JobControl &control);

/// Free: the documents that `method` hands on itself, one for each sequence. Errors: those of the method;
/// Internal: another number of texts. Stage: "writing".
Result<Documents> handedDocuments(const synthesis::Synthesizer &method,
                                  const PublicInputs &inputs,
                                  const Model &model,
                                  const Sequences &sequences,
                                  JobControl &control);

/// What goes into the package, ready for package::writeFolder or writeZip. The references must outlive it.
package::Contents
packageContents(const Plan &plan, const PublicInputs &inputs, const Model &model, const Documents &documents);

} // namespace core::pipeline

template<>
inline constexpr bool core::isPublic<core::plan::Plan> = true;
