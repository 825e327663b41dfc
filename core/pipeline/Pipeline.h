#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/package/Package.h"
#include "core/package/corpus/Approval.h"
#include "core/package/corpus/ApprovalRequest.h"
#include "core/pipeline/ReleaseProducts.h"
#include "core/pipeline/asking/CandidateTexts.h"
#include "core/pipeline/asking/RequestEstimate.h"
#include "core/pipeline/project/ProjectStore.h"
#include "core/plan/CheckedPlan.h"
#include "core/review/Exclusions.h"
#include "core/review/Findings.h"
#include "core/signing/Key.h"
#include "core/writing/TextPool.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace core::chat {
class WritingWatch;
struct WritingOutcome;
} // namespace core::chat

namespace core::ranks {
class Ranks;
}

namespace core::synthesis {
class Synthesizer;
}

namespace core::pipeline {

/// The files and folders of a release.
struct ReleasePaths
{
    std::filesystem::path project;
    std::filesystem::path ledger;
    std::filesystem::path resources;  ///< the folder with the built lexicon files
    std::filesystem::path cache = {}; ///< where imported vocabularies are kept; empty: nowhere
    /// A person says that the records are other ones than those that the ledger knows under another name.
    bool areRecordsNew = false;
};

/// How a package is written, beside where.
struct Packing
{
    package::Extras extras;
    std::shared_ptr<const signing::SecretKey> signer; ///< null: it is not signed
    /// A person says that another ledger paid for the model; the package states that it was not at hand.
    bool isLedgerElsewhere = false;
};

/// The release as it would be made now.
struct ReleaseCandidate
{
    std::shared_ptr<const PublicInputs> inputs;
    std::shared_ptr<const Model> model;
    std::shared_ptr<const review::Selected> selected;
    package::Contents contents; ///< refers to the three above
};

/// The release that a second person approved.
struct Approved
{
    package::ApprovedRelease release;
    std::size_t texts = 0;
};

/// One release on its way: open, fit, draw, write, review, pack, close. The command line and the window both
/// go it, step by step.
///
/// Holds the plan and what the steps so far made, all of it public or released; null before it exists. A step
/// keeps its product here and, where it cannot be made again, in the project file. A copy shares the products
/// and is what a worker works on. Not thread-safe. Every step that blocks answers a cancel (Cancelled).
struct Pipeline
{
    ReleasePaths places;
    Plan plan = {};
    /// The ranks that read the records with this process, which is rank 0; null: it alone.
    ranks::Ranks *ranks = nullptr;
    std::shared_ptr<const PublicInputs> inputs = {};
    std::shared_ptr<const Model> model = {};
    /// The number of the newest model in the project file as this program knows it; 0: none.
    std::int64_t knownModel = 0;
    /// The release of the first rounds of a commit that was interrupted between two rounds: the commit
    /// continues with the others, which are paid.
    std::shared_ptr<const Model> firstRounds = {};
    std::shared_ptr<const Sequences> sequences = {};
    std::optional<Plan::Sampling> drawnWith = {}; ///< settings that the sequences were drawn with
    std::shared_ptr<const Documents> documents = {};
    std::optional<writing::TextOrigin> writtenFrom = {}; ///< the public texts, of documents made of some
    std::vector<std::string> missing = {};               ///< ids of sequences that a model gave no answer for
    writing::CheckCounts checks = {};                    ///< of the documents of a model
    review::Exclusions exclusions = {};                  ///< documents left out by hand
    std::optional<ProjectStore::ExportedRelease> release = {}; ///< closed; the plan is read-only
    std::optional<package::Approval> approval = {};
    /// The statement that a package made now would contain: about the model and everything released beside
    /// it. Empty if no package can be made any more; candidate() says why.
    std::optional<package::BudgetStatement> budget = {};
    std::optional<plan::CheckedPlan> lastChecked = {}; ///< the plan as checked() found it last

    /// Plan, model, release and approval as the project file has them. Errors: NotFound, InvalidPlan (the
    /// file holds no plan), Database. Stage: "project".
    static Result<Pipeline> open(ReleasePaths places, JobControl &control);

    /// Returns the checked plan, with these parts at least; an earlier result is reused while the plan is
    /// unchanged. Errors: those of plan::check.
    Result<plan::CheckedPlan> checked(plan::PlanParts parts = plan::allParts);
    /// Keeps the plan in the project file. Errors: Database, NotFound.
    Result<void> savePlan() const;
    /// Opens the public inputs unless they are already open. Errors: those of openPublicInputs. Stage:
    /// "terms".
    Result<void> openInputs(JobControl &control);

    /// Commits a model (ModelCommit.h). Discards sequences and documents of an earlier model. Returns PRIVATE
    /// counts. Errors: those of commitModel; Database: another program is committing to the project;
    /// InvalidPlan: it has committed a model meanwhile, which knownModel is not. Where a commit of several
    /// rounds ends between two of them, `firstRounds` is what they released.
    Result<PrivateCounts>
    commit(JobControl &control, unsigned threads = 0, const CommitOptions &options = {});
    /// The same with `method` in place of the plan's, see ModelCommit.h.
    Result<PrivateCounts> commitBy(const synthesis::Synthesizer &method,
                                   JobControl &control,
                                   unsigned threads = 0,
                                   const CommitOptions &options = {});

    /// Sequences and exclusions as the project file has them; none where none are kept. Errors: Database.
    Result<void> takeKept();
    /// New sequences, instead of those that were kept. Free. Errors: those of sampleSequences, Database.
    Result<void> draw(JobControl &control);
    /// The kept ones where they were drawn as the plan says, else new ones: documents that take hours to
    /// write belong to them. Errors: those of both.
    Result<void> drawUnlessKept(JobControl &control);

    /// Returns whether a language model writes the documents: not where the method hands them on itself.
    bool asksModel() const;
    /// Returns whether it is asked from here, not by hand with a prompt pack.
    bool asksServer() const;
    /// Returns whether fit() asks it for texts between the rounds of the plan's method.
    bool asksWhileLearning() const;
    /// Estimates the requests of the commit and of the documents to a language model; nothing if there are
    /// none. Errors: those of estimateRequests.
    Result<std::optional<RequestEstimate>> forecast(JobControl &control);
    /// The texts whose prompts learning waits for, see awaitedTexts.
    Result<std::optional<Sequences>> awaited(JobControl &control);
    /// Asks a language model for the documents that the project holds no answer for. `keys` go nowhere but
    /// into requests. Errors: those of askModel.
    Result<chat::WritingOutcome> ask(chat::ServerKeys keys, chat::WritingWatch &watch, JobControl &control);
    /// Makes the documents: by the method, or by the writer of the plan. Of a language model it takes the
    /// answers that the project holds. Errors: those of methodDocuments, openWriter and the writer.
    Result<void> write(JobControl &control);
    /// Returns the number of labels that have fewer documents than sequences.
    std::size_t labelsWithFewer() const;

    /// Returns the findings of the review in the documents. Errors: Cancelled. Stage: "review".
    Result<review::Findings> review(JobControl &control) const;

    /// Keeps which documents are omitted by hand, instead of what was kept before. Errors: Database.
    Result<void> leaveOut(review::Exclusions which);

    /// Errors: InvalidPlan (every document is omitted; a published figure protects a weaker unit), NotFound
    /// (the project file), Database (also where project and ledger do not fit each other).
    Result<ReleaseCandidate> candidate();
    /// Writes the package, with the approval that the project holds: a zip when `path` ends in ".zip", else a
    /// folder. Errors: those of candidate and of package::writeFolder.
    Result<package::PackageInfo>
    pack(const std::filesystem::path &path, const Packing &packing, JobControl &control);
    /// Closes the release: its plan becomes read-only. `files` are those of the package at `path`, which was
    /// verified. Errors: Database, NotFound.
    Result<void> close(const std::filesystem::path &path, const std::vector<package::FileEntry> &files);
    /// Another release of the same model, which costs nothing. Errors: Database, NotFound.
    Result<void> beginNewRelease();

    /// Has a second person's key sign what would be released, and keeps that in the project. Errors: those of
    /// candidate and package::approve.
    Result<Approved> approve(const std::string &name,
                             const std::string &reason,
                             const signing::SecretKey &key,
                             JobControl &control);
    /// Returns what a second person at another computer needs to approve the release. Errors: those of
    /// candidate and package::approvedRelease.
    Result<package::ApprovalRequest> approvalRequest();
    /// Keeps an approval that was signed at another computer. Errors: InvalidPackage (it cannot be read),
    /// InvalidParameter (it is for another release; the difference is stated), those of candidate.
    Result<Approved> takeApproval(const package::Approval &given);
    Result<void> takeOutApproval();
    /// Returns whether the approval is about the present release. Errors: those of candidate.
    Result<bool> isOfNow(const package::ApprovedRelease &approved);

private:
    Result<ProjectStore> store() const;
    const synthesis::Synthesizer *writingMethod() const;
    /// Opens the rewriter of a method that rewrites texts, unless `with` has one. Errors: those of
    /// ProgramRewriter::open.
    Result<void>
    openRewriter(const synthesis::Synthesizer &method, PublicInputs &with, JobControl &control) const;
    Result<writing::Written> written(JobControl &control);
    Result<void> takeRelease(ProjectStore &store);
    Result<void> takeFirstRounds(ProjectStore &store);
};

} // namespace core::pipeline
