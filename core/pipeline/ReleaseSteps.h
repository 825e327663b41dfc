#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/package/Package.h"
#include "core/pipeline/ReleaseProducts.h"
#include "core/pipeline/SyntheticPatients.h"
#include "core/plan/CheckedPlan.h"
#include "core/synthesis/PublicInputs.h"
#include "core/synthesis/Synthesizer.h"
#include "core/vocabulary/Source.h"
#include "core/writing/Document.h"

#include <filesystem>
#include <string_view>

namespace core::pipeline {

using plan::CheckedPlan;
using plan::Plan;

/// Imports the vocabulary if it comes from files of another program and is not in the cache yet. `wanted`:
/// the SHA-256 in hexadecimal of the vocabulary of a model or package, for which a built-in vocabulary is
/// opened as release 0.2 had it where that one is the wanted one; empty: any. Errors: NotFound, Io,
/// InvalidPlan (also for a vocabulary that was learnt in another language than that of the records),
/// Cancelled. Stage: "terms".
Result<PublicInputs> openPublicInputs(const CheckedPlan &plan,
                                      const vocabulary::Folders &folders,
                                      JobControl &control,
                                      std::string_view wanted = {});

/// Free: draws sequences by the model's method, as many of each label as sequencesPerLabel() says.
/// Stage: "sequences".
Result<Sequences>
sampleSequences(const CheckedPlan &plan, const PublicInputs &inputs, const Model &model, JobControl &control);

/// Writes a document for each sequence with the built-in sentences, whichever writer the plan names. Free.
/// Stage: "writing".
Result<Documents> templateDocuments(const Plan &plan,
                                    const PublicInputs &inputs,
                                    const Sequences &sequences,
                                    JobControl &control);

/// Writes a document for each sequence with the writer of the plan. Free. Errors: InvalidPlan, also for a
/// language model, whose answers are in a project file; those of the writer. Stage: "writing".
Result<Documents> writeDocuments(const CheckedPlan &plan,
                                 const PublicInputs &inputs,
                                 const Sequences &sequences,
                                 JobControl &control);

/// Returns the documents that `method` makes itself, one for each sequence. Free. Errors: those of the
/// method; Internal: another number of texts. Stage: "writing".
Result<Documents> methodDocuments(const synthesis::Synthesizer &method,
                                  const PublicInputs &inputs,
                                  const Model &model,
                                  const Sequences &sequences,
                                  JobControl &control);

/// Returns the contents of the package, ready for package::writeFolder or writeZip. The references must
/// outlive it.
package::Contents packageContents(const CheckedPlan &plan,
                                  const PublicInputs &inputs,
                                  const Model &model,
                                  const Documents &documents);

} // namespace core::pipeline
