#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/pipeline/ReleaseProducts.h"
#include "core/pipeline/project/ProjectStore.h"
#include "core/plan/Plan.h"
#include "core/privacy/Ledger.h"
#include "core/synthesis/PublicInputs.h"

namespace core::ranks {
class Ranks;
}

namespace core::synthesis {
class RoundWatch;
class Synthesizer;
} // namespace core::synthesis

namespace core::pipeline {

/// The commit of a model, the one step that crosses from the private zone to the public one: reads the
/// records, sums exactly, reserves in the ledger what planRelease() says, draws the noise of every table
/// once, stores the released model and commits the ledger in one transaction. `threads` 0 = one per core;
/// sums are the same for any number. Cancel is answered until the reservation; after it the commit runs to
/// its end. Where copies count once, the records are read twice (UnitCollector). Errors: all of
/// records::Reader, BudgetExhausted, Database, Cancelled; Io: the records changed between the two readings;
/// InvalidPlan: another round was drawn by other rules. That no record counts is no error: nothing that
/// leaves may depend on it, so the model is noise alone. `watch` may be null. `ranks`: with whom the
/// records are read (RankReading.h); null: this process alone. Stages: "clusters", "records",
/// "noise", "kernels".
Result<CommittedModel> commitModel(const Plan &plan,
                                   const PublicInputs &inputs,
                                   privacy::Ledger &ledger,
                                   ProjectStore &store,
                                   JobControl &control,
                                   unsigned threads = 0,
                                   synthesis::RoundWatch *watch = nullptr,
                                   ranks::Ranks *ranks = nullptr);
/// The same with `method` in the place of the plan's, whose release it must plan: for the audit and its
/// tests, which hand in methods with faults.
Result<CommittedModel> commitModelBy(const synthesis::Synthesizer &method,
                                     const Plan &plan,
                                     const PublicInputs &inputs,
                                     privacy::Ledger &ledger,
                                     ProjectStore &store,
                                     JobControl &control,
                                     unsigned threads = 0,
                                     synthesis::RoundWatch *watch = nullptr,
                                     ranks::Ranks *ranks = nullptr);

} // namespace core::pipeline
