#pragma once

#include "core/base/Result.h"
#include "core/chat/PromptPack.h"
#include "core/pipeline/Products.h"
#include "core/records/Preview.h"
#include "ui/jobs/LatestJob.h"
#include "ui/keys/KeyHolder.h"
#include "ui/session/Environment.h"
#include "ui/session/Jobs.h"
#include "ui/session/LedgerState.h"
#include "ui/session/PlanHistory.h"
#include "ui/session/SessionWork.h"
#include "ui/session/WritingBoard.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <filesystem>
#include <memory>
#include <optional>

namespace ui {

/// The one draft that all pages share: the plan, what was looked at of the records (private, memory only),
/// and what was released. Changes of the plan are saved to the project by themselves; long work runs in
/// workers (Jobs). Lives on the UI thread.
class ProjectSession final : public QObject
{
    Q_OBJECT

public:
    explicit ProjectSession(Environment environment, QObject *parent = nullptr);
    /// Cancels and waits for workers, then writes what is not saved yet.
    ~ProjectSession() override;

    const Environment &environment() const { return m_environment; }
    /// The long work, and how far it is.
    Jobs &jobs() { return m_jobs; }
    const Jobs &jobs() const { return m_jobs; }

    // --- the project file ---------------------------------------------------------------------------------
    bool isOpen() const { return !m_pipeline.places.project.empty(); }
    const std::filesystem::path &projectPath() const { return m_pipeline.places.project; }
    /// Makes a project file with `plan` (an existing project there is not touched: InvalidPlan) and opens it.
    core::Result<void> create(const std::filesystem::path &path, core::plan::Plan plan);
    /// Reads it here and now. A window uses load().
    core::Result<void> open(const std::filesystem::path &path);
    /// The same in a worker (Jobs::Job::Open); until it has finished, the present project stays. False, and
    /// nothing happens, while other work runs.
    bool load(const std::filesystem::path &path);
    /// Makes a project of the sample that ships with the program, under a free name in projectsDir.
    core::Result<void> createSample();
    /// A path in projectsDir that is not taken yet, for a project called `name`.
    std::filesystem::path freeProjectPath(const QString &name) const;
    /// Recently opened project files that still exist, newest first.
    QStringList recentProjects() const;
    /// Writes the plan now instead of soon.
    core::Result<void> save();

    // --- the plan: public choices -------------------------------------------------------------------------
    const core::plan::Plan &plan() const { return m_pipeline.plan; }
    /// Does nothing when nothing changes, or the plan is fixed. After the commit only what comes after it
    /// (sequences, writer, about) is taken over. `mergeKey`: see PlanHistory::note; name the control.
    void setPlan(core::plan::Plan plan, const QString &mergeKey = {});
    /// `change(Plan &)` on a copy, then setPlan.
    template<typename Change>
    void edit(Change change, const QString &mergeKey = {});
    bool canUndo() const;
    bool canRedo() const;
    void undo();
    void redo();
    /// The model is fitted: what was decided before cannot change any more in this project.
    bool isCommitted() const { return m_pipeline.model != nullptr; }
    /// A package of it was made and verified: the plan is read-only until a new release is begun, also after
    /// the project was opened again.
    bool isReleased() const { return m_pipeline.release.has_value(); }
    /// The same, or such a package is being made: neither plan nor exclusions change.
    bool isPlanFixed() const;

    /// Keys of model servers, in memory only; by writer.baseUrl of the plan.
    KeyHolder &keys() { return m_keys; }

    // --- the records: PRIVATE, memory only ----------------------------------------------------------------
    const std::optional<core::records::Preview> &preview() const { return m_preview; }
    const std::optional<core::records::Scan> &scan() const { return m_scan; }
    /// Of the commit of this run of the program, on the steward's screen only.
    const std::optional<core::pipeline::PrivateCounts> &privateCounts() const { return m_counts; }

    // --- public inputs and what was released; null before it exists ---------------------------------------
    SharedInputs inputs() const;
    std::shared_ptr<const core::pipeline::Model> model() const { return m_pipeline.model; }
    /// What the commit spent; nothing before it.
    core::privacy::Spend spend() const;
    /// What a package would state: also of figures, labels and choices that were paid for, as far as the
    /// project file held them when it was opened. Empty before the commit, or where no package can be made.
    const std::optional<core::package::BudgetStatement> &budget() const { return m_pipeline.budget; }
    std::shared_ptr<const core::pipeline::Sequences> sequences() const { return m_pipeline.sequences; }
    /// The settings of the plan that the sequences were drawn with.
    const std::optional<core::plan::Plan::Sampling> &drawnWith() const { return m_pipeline.drawnWith; }
    std::shared_ptr<const core::pipeline::Documents> documents() const { return m_pipeline.documents; }
    /// Documents that a person left out by hand, by rising id; they stay among documents(). Kept in the
    /// project until other sequences are drawn: those of documents that are written again stay left out.
    const std::vector<core::package::Exclusion> &exclusions() const { return m_pipeline.exclusions; }
    /// Does nothing when nothing changes. Can be undone. A package that was made before is none of these
    /// documents any more, and is forgotten.
    void setExclusions(std::vector<core::package::Exclusion> exclusions);
    /// How many documents a package would hold.
    std::size_t documentsToRelease() const;
    /// The settings the documents were written with.
    const core::plan::Plan::Writer &writtenWith() const { return m_writtenWith; }
    /// Whether the documents are what the plan's settings of now would write.
    bool documentsFollowPlan() const;
    /// Whether there are documents of the plan's settings for all sequences, or for those that the person
    /// goes on with.
    bool isWritten() const;
    /// Goes on with the documents there are, until others come.
    void goOnWithThoseThereAre();
    /// What a file of answers brought; nothing before one was read for these sequences.
    const std::optional<PackReport> &packReport() const { return m_packReport; }
    /// Each document and the run that writes them.
    const WritingBoard &writing() const { return m_writing; }
    const std::optional<core::package::PackageInfo> &package() const { return m_package; }
    const std::optional<core::package::Verification> &verification() const { return m_verification; }

    /// The package that closed the release.
    const std::optional<core::pipeline::ProjectStore::ExportedRelease> &release() const
    {
        return m_pipeline.release;
    }
    /// A second person's agreement.
    const std::optional<KeptApproval> &approval() const { return m_approval; }
    ApprovalStanding approvalStanding() const { return m_approvalStanding; }
    /// A copy for a worker, with the settings the documents were written with: to release them.
    SharedPipeline toRelease() const;

    const LedgerState &ledger() const { return m_ledger; }
    /// Epsilon the plan will spend, all parts; 0 when it is not decided, or spent already.
    double plannedEpsilon() const;
    /// The cap in force: of the ledger, else of the plan.
    std::optional<double> cap() const;

    // --- work: each reports exactly one of finished, failed, cancelled ------------------------------------
    void loadPreview();
    void scanRecords();
    void loadPublicInputs();
    /// The following share one worker: false, and nothing happens, while one of them runs.
    bool fit();
    bool sample();
    /// As the plan says: by the template; by asking a model, where what the project holds already is not
    /// asked for again; or, where answers are carried by hand, from those the project holds. However a run
    /// with a model ends, the documents that got an answer are there.
    bool write();
    /// Nothing new is asked for while paused; what is under way is still answered.
    void setWritingPaused(bool paused) { m_writing.setPaused(paused); }
    bool isWritingPaused() const { return m_writing.isPaused(); }
    /// Prompts to be carried to a model, and its answers read back; see packReport.
    bool exportPrompts(core::chat::PackFormat format, const std::filesystem::path &path);
    bool importAnswers(const std::filesystem::path &path);
    /// What was sent to a server for this project, for the person's own files.
    bool saveSentLog(const std::filesystem::path &path);
    /// A zip when the name ends in .zip, else a folder.
    bool exportPackage(const std::filesystem::path &path, core::pipeline::Packing packing = {});
    /// Of the package that was exported just now: closes the release when there is no difference.
    bool verify(const std::filesystem::path &path);
    /// Has a second person agree to what would be released; kept in the project.
    bool approve(const std::string &name, const std::string &reason, SharedKey key);
    bool takeOutApproval();
    /// From the same model, which costs nothing: the plan can change again from the drawing on.
    bool beginNewRelease();
    /// Reads the ledger again; ledgerChanged follows.
    void refreshLedger();

signals:
    void projectChanged(); ///< another project file, or the first
    void planChanged();
    void recordsChanged(); ///< preview or scan
    void inputsChanged();
    void modelChanged();
    void sequencesChanged();
    void documentsChanged(); ///< or that fewer are enough
    void exclusionsChanged();
    void packageChanged();  ///< package or verification
    void releaseChanged();  ///< the release was closed, or a new one begun
    void approvalChanged(); ///< the approval, or how it stands
    void ledgerChanged();
    /// The project or the ledger could not be written or read in the background.
    void storageFailed(const core::Error &error);

private:
    core::Result<void> take(OpenedProject project);
    void adopt();
    bool isFrozen() const { return isCommitted() || m_jobs.isRunning(Jobs::Job::Fit); }
    void applyPlan(core::plan::Plan plan);
    void applyEarlier(PlanHistory::Choice choice);
    void applyExclusions(std::vector<core::package::Exclusion> exclusions);
    void forgetExclusions();
    core::Result<void> saveNow() const;
    void saveSoon();
    void saveInBackground();
    core::pipeline::Places placesOf(const std::filesystem::path &project) const;
    SharedPipeline copy() const;
    void takeInputs(const core::pipeline::Pipeline &from);
    void takeFitted(const core::pipeline::Pipeline &from, const core::pipeline::PrivateCounts &counts);
    void writeByModel();
    void writeOrGather();
    void takeWritten(ModelWork::Outcome &outcome,
                     const core::plan::Plan::Writer &writer,
                     const std::optional<core::Error> &error);
    void takeDocuments(std::shared_ptr<const core::pipeline::Documents> documents,
                       const core::plan::Plan::Writer &writtenWith);
    /// For the plan's server; empty when there is none. Errors: InvalidPlan.
    core::Result<std::string> key() const;
    void forgetReleased();
    void forgetPackage();
    void compareApproval();
    void rememberRecent();

    Environment m_environment;
    KeyHolder m_keys;
    /// The plan and what was made so far. Its inputs are those that were opened last, see inputs().
    core::pipeline::Pipeline m_pipeline;
    PlanHistory m_history;
    QTimer m_saveTimer;
    bool m_unsaved = false;
    bool m_unsavedExclusions = false;

    std::optional<core::records::Preview> m_preview;
    std::optional<core::records::Scan> m_scan;
    std::optional<core::pipeline::PrivateCounts> m_counts;
    core::plan::Plan::Vocabulary m_inputsSource;
    core::plan::Plan::Writer m_writtenWith;
    bool m_goesOnWithFewer = false;
    std::optional<PackReport> m_packReport;
    WritingBoard m_writing;
    std::optional<core::package::PackageInfo> m_package;
    std::optional<core::package::Verification> m_verification;
    SharedPipeline m_exported; ///< what the package was made of, until it is verified
    std::optional<KeptApproval> m_approval;
    ApprovalStanding m_approvalStanding = ApprovalStanding::Unknown;
    LedgerState m_ledger;
    bool m_ledgerStale = false;
    // Last, so that workers are gone before anything they report to.
    Jobs m_jobs;
    JobRunner m_ledgerReader;
    LatestJob m_approvalReader;
    std::unique_ptr<JobRunner> m_saver;
};

template<typename Change>
void ProjectSession::edit(Change change, const QString &mergeKey)
{
    core::plan::Plan plan = m_pipeline.plan;
    change(plan);
    setPlan(std::move(plan), mergeKey);
}

} // namespace ui
