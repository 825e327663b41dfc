#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/pipeline/ReleaseProducts.h"
#include "core/pipeline/project/ProjectStore.h"
#include "core/plan/CheckedPlan.h"
#include "core/privacy/ledger/Ledger.h"
#include "core/synthesis/PublicInputs.h"

namespace core::ranks {
class Ranks;
}

namespace core::synthesis {
class RoundWatch;
class Synthesizer;
} // namespace core::synthesis

namespace core::pipeline {

using plan::CheckedPlan;

/// Commits a model, the only step that crosses from private to public: reads the records, sums exactly,
/// reserves in the ledger what planRelease() says, draws the noise of every table once, stores the released
/// model and commits the ledger in one transaction. `threads` 0 = one per core; sums are the same for any
/// number. It can be cancelled until the reservation; then the commit runs to its end. If copies count once,
/// the records are read twice (UnitCollector). Errors: all of records::Reader, BudgetExhausted, Database,
/// Cancelled; Io: the records changed between the two readings; InvalidPlan: another round was drawn by other
/// rules; a public input holds texts of the records (PublicWordings::check). That no record counts is no
/// error: nothing that leaves may depend on it, so the model is noise alone. `watch` may be null. `ranks`:
/// with whom the records are read (RankReading.h); null: this process alone. Stages: "clusters", "records",
/// "noise", "kernels".
Result<CommittedModel> commitModel(const CheckedPlan &plan,
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
                                     const CheckedPlan &plan,
                                     const PublicInputs &inputs,
                                     privacy::Ledger &ledger,
                                     ProjectStore &store,
                                     JobControl &control,
                                     unsigned threads = 0,
                                     synthesis::RoundWatch *watch = nullptr,
                                     ranks::Ranks *ranks = nullptr);

} // namespace core::pipeline
