#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/embedding/Embedding.h"
#include "core/privacy/Ledger.h"
#include "core/privacy/Released.h"
#include "core/project/Plan.h"
#include "core/project/PrivateCounts.h"
#include "core/project/ProjectStore.h"
#include "core/release/Package.h"
#include "core/seeding/SeedModel.h"
#include "core/seeding/Sequence.h"
#include "core/vocabulary/PhraseMatcher.h"
#include "core/vocabulary/Vocabulary.h"
#include "core/writing/Document.h"

#include <filesystem>
#include <memory>
#include <vector>

namespace core::project {

using Model = privacy::Released<seeding::SeedModel>;
using Sequences = privacy::Released<std::vector<seeding::Sequence>>;
using Documents = privacy::Released<std::vector<writing::Document>>;

/// The public inputs a plan names, opened: vocabulary, matcher and vectors. Shared between stages.
struct PublicInputs
{
    vocabulary::Vocabulary vocabulary;
    embedding::Embedding embedding;
    std::shared_ptr<const vocabulary::PhraseMatcher> matcher;
};
/// `resources` is the folder with the built lexicon files. Errors: NotFound, Io, InvalidPlan.
Result<PublicInputs> openPublicInputs(const Plan &plan, const std::filesystem::path &resources);

struct Learned
{
    Model model;          ///< also says what it cost
    PrivateCounts counts; ///< PRIVATE
};

/// The commit, the one step that crosses from the private zone to the public one: reads the records, sums
/// exactly, reserves in the ledger what planRelease() says, draws the noise of every table once, stores the
/// released model and commits the ledger in one transaction. `threads` 0 = one per core; sums are the same
/// for any number. Cancel is answered until the reservation; after it the commit runs to its end. Errors: all
/// of records::Reader, InvalidRecords without a usable record, BudgetExhausted, Database, Cancelled. Stages:
/// "clusters", "records", "noise", "kernels".
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

/// What goes into the package, ready for release::writeFolder or writeZip. The references must outlive it.
release::Contents
packageContents(const Plan &plan, const PublicInputs &inputs, const Model &model, const Documents &documents);

} // namespace core::project
