#pragma once

#include "core/base/Digest.h"
#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/pipeline/ReleaseProducts.h"
#include "core/pipeline/reading/PublicWording.h"
#include "core/pipeline/reading/RecordShare.h"
#include "core/plan/Plan.h"
#include "core/privacy/ledger/RecordSketch.h"
#include "core/records/profiles/Profile.h"
#include "core/synthesis/PrivateRun.h"

namespace core::pipeline {

/// Completes a plan with a `records.profile` by the profile and by the columns of the first file: text,
/// label, person, patterns, join and, where it declares none, the labels. A plan without one stays unchanged.
/// Errors: those of records::profileNamed and records::preview.
Result<void> completeRecords(plan::Plan &plan);

/// Declares the labels that a profile begins with, behind those of the plan.
void declareLabels(plan::Plan &plan, const records::Profile &profile);

/// The results of a reading of the records besides the units. PRIVATE.
struct ReadUnits
{
    Digest content = {};                  ///< of all that was read; where rank 0 reads all, at rank 0 alone
    records::FileSums files;              ///< what it is made of, likewise
    std::uint64_t outline = 0;            ///< ShareReader::outline
    PrivateCounts seen;                   ///< of the share
    privacy::RecordSketch sketch = {};    ///< of the records of the share
    std::vector<SharedWords> shared = {}; ///< of the records of the share and `wordings`
};

/// Reads the records of a plan and adds the units of the share to the run, on `threads` threads (>= 1). Where
/// copies count once, the records are read twice (UnitCollector). `wordings`: the public inputs of the plan,
/// which the caller checks against what is found in them. Errors: all of records::Reader, Cancelled; Io: the
/// records changed between the two readings. Stage: "records".
Result<ReadUnits> readUnits(const plan::Plan &plan,
                            const PublicWordings &wordings,
                            synthesis::PrivateRun &run,
                            const RecordShare &share,
                            unsigned threads,
                            JobControl &control);

} // namespace core::pipeline
