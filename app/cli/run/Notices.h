#pragma once

#include "core/base/Result.h"
#include "core/pipeline/ReleaseSteps.h"
#include "core/pipeline/reading/PrivateCounts.h"
#include "core/privacy/Ledger.h"

#include <filesystem>

namespace cli {

// What `run` tells the steward on stderr and goes on.

/// Where a delta is larger than it should be.
void warnOfDelta(const core::plan::Plan &plan);
/// The same words whatever the rows hold: which and how many were passed over is nobody's to read in the log
/// of a nightly run.
void warnWithoutRecords(const core::pipeline::PrivateCounts &counts);
/// Where the records were used under another name. Told before anything is spent; records of a plan that the
/// caps refuse are not even read for it. Errors: Database, those of opening the records.
core::Result<void> adviseOnSource(core::privacy::Ledger &ledger,
                                  const core::plan::Plan &plan,
                                  const core::pipeline::PublicInputs &inputs);
/// Where the project file holds a model: whoever only wants another package need not pay again. Told before
/// the debit. Errors: Database.
core::Result<void> adviseOnPaidModel(const std::filesystem::path &project);

} // namespace cli
