#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/package/Package.h"
#include "core/pipeline/Products.h"
#include "core/pipeline/ProjectStore.h"
#include "core/plan/Plan.h"
#include "core/privacy/Ledger.h"
#include "core/synthesis/PublicInputs.h"

#include <filesystem>

namespace core::pipeline {

using plan::Plan;

/// `resources` is the folder with the built lexicon files. Errors: NotFound, Io, InvalidPlan.
Result<PublicInputs> openPublicInputs(const Plan &plan, const std::filesystem::path &resources);

/// The commit, the one step that crosses from the private zone to the public one: reads the records, sums
/// exactly, reserves in the ledger what planRelease() says, draws the noise of every table once, stores the
/// released model and commits the ledger in one transaction. `threads` 0 = one per core; sums are the same
/// for any number. Cancel is answered until the reservation; after it the commit runs to its end. Errors: all
/// of records::Reader, BudgetExhausted, Database, Cancelled. That no record counts is no error: nothing that
/// leaves may depend on it, so the model is noise alone. Stages: "clusters", "records", "noise", "kernels".
Result<Learned> learn(const Plan &plan,
                      const PublicInputs &inputs,
                      privacy::Ledger &ledger,
                      ProjectStore &store,
                      JobControl &control,
                      unsigned threads = 0);

/// Free: draws sequences by the model's method, as many of each label as sequencesPerLabel() says.
/// Stage: "sequences".
Result<Sequences>
sampleSequences(const Plan &plan, const PublicInputs &inputs, const Model &model, JobControl &control);

/// Free: one document per sequence, by the template. Errors: InvalidPlan, also when the plan names another
/// writer. Stage: "writing".
Result<Documents> writeDocuments(const Plan &plan, const Sequences &sequences, JobControl &control);

/// What goes into the package, ready for package::writeFolder or writeZip. The references must outlive it.
package::Contents
packageContents(const Plan &plan, const PublicInputs &inputs, const Model &model, const Documents &documents);

} // namespace core::pipeline

template<>
inline constexpr bool core::isPublic<core::plan::Plan> = true;

template<>
inline constexpr bool core::isPublic<core::pipeline::PublicInputs> = true;
