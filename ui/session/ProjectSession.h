#pragma once

#include "core/base/Result.h"
#include "ui/keys/KeyHolder.h"
#include "ui/session/Environment.h"
#include "ui/session/Jobs.h"
#include "ui/session/LearningWork.h"
#include "ui/session/LedgerState.h"
#include "ui/session/OpenProject.h"
#include "ui/session/OpenWork.h"
#include "ui/session/PlanHistory.h"
#include "ui/session/ProjectSaver.h"
#include "ui/session/RecordsView.h"
#include "ui/session/ReleaseDesk.h"
#include "ui/session/RoundsBoard.h"
#include "ui/session/WritingDesk.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QString>
#include <QTimer>

#include <filesystem>
#include <memory>
#include <optional>

namespace ui {

/// The open project, which all pages share. Holds the plan as a draft with undo and the released model; the
/// records, the writing of the documents and the release are parts of their own. Changes of the plan are
/// saved automatically; long work runs in workers (Jobs). Lives on the UI thread.
class ProjectSession final : public QObject
{
    Q_OBJECT

public:
    /// Destroying it cancels and waits for workers, then writes what is not saved yet.
    explicit ProjectSession(Environment environment, QObject *parent = nullptr);

    const Environment &environment() const { return m_environment; }
    /// The long work, and how far it is.
    Jobs &jobs() { return m_jobs; }
    const Jobs &jobs() const { return m_jobs; }
    RecordsView &records() { return m_records; }
    const RecordsView &records() const { return m_records; }
    WritingDesk &writing() { return m_writing; }
    const WritingDesk &writing() const { return m_writing; }
    ReleaseDesk &release() { return m_release; }
    const ReleaseDesk &release() const { return m_release; }
    /// A commit of several rounds while it runs.
    RoundsBoard &rounds() { return m_rounds; }
    const RoundsBoard &rounds() const { return m_rounds; }
    /// Returns the learning of vocabularies, which is independent of the project: its result is a file.
    LearningDesk &learning() { return m_learning; }

    // --- the project file ---------------------------------------------------------------------------------
    bool isOpen() const { return m_project.isOpen(); }
    /// Returns whether another window has the project open: here it can be read, and nothing is written.
    bool isOpenElsewhere() const { return m_project.isOpenElsewhere(); }
    const std::filesystem::path &projectPath() const { return m_project.pipeline.places.project; }
    /// Makes a project file with `plan` (an existing project there is not touched: InvalidPlan) and opens it.
    core::Result<void> create(const std::filesystem::path &path, core::plan::Plan plan);
    /// Reads it here and now. A window uses load().
    core::Result<void> open(const std::filesystem::path &path);
    /// The same in a worker (Jobs::Job::Open); until it has finished, the present project stays. False, and
    /// nothing happens, while other work runs.
    bool load(const std::filesystem::path &path);
    /// Makes a project of the sample that ships with the program, under a free name in projectsDir.
    core::Result<void> createSample();
    /// Makes a project with the choices of this one for another commit, on the same account of the ledger,
    /// and opens it: for the next export of the same records. Errors: as create.
    core::Result<void> createAgain();
    /// A path in projectsDir that is not taken yet, for a project called `name`.
    std::filesystem::path freeProjectPath(const QString &name) const;
    /// Recently opened project files that still exist, newest first.
    QStringList recentProjects() const;
    /// Writes the plan now instead of soon.
    core::Result<void> save() { return m_saver.save(); }

    // --- the plan: public choices -------------------------------------------------------------------------
    const core::plan::Plan &plan() const { return m_project.pipeline.plan; }
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
    bool isCommitted() const { return m_project.pipeline.model != nullptr; }
    /// The same, or its first rounds are drawn: the whole of it is paid, and commit() continues with the
    /// others.
    bool isDecided() const { return isCommitted() || firstRounds(); }
    /// Returns the release of these rounds while the others are to come; null otherwise.
    std::shared_ptr<const core::pipeline::Model> firstRounds() const
    {
        return m_project.pipeline.firstRounds;
    }
    /// A package of it was made and verified: the plan is read-only until a new release is begun, also after
    /// the project was opened again.
    bool isReleased() const { return m_project.isReleased(); }
    /// The same, or such a package is being made, or another window has the project open: neither plan nor
    /// exclusions change.
    bool isPlanFixed() const;

    /// Keys of model servers, in memory only; by writer.baseUrl of the plan.
    KeyHolder &keys() { return m_keys; }

    // --- public inputs and what was released; null before it exists ---------------------------------------
    SharedInputs inputs() const { return m_project.inputs(); }
    std::shared_ptr<const core::pipeline::Model> model() const { return m_project.pipeline.model; }
    /// Returns the cost of the commit; nothing before it.
    core::privacy::Spend spend() const;
    /// Returns the statement that a package would contain: also of figures, labels and choices that were paid
    /// for, as the project file held them when it was opened. Empty before the commit, or if no package can
    /// be made.
    const std::optional<core::package::BudgetStatement> &budget() const { return m_project.pipeline.budget; }
    std::shared_ptr<const core::pipeline::Sequences> sequences() const
    {
        return m_project.pipeline.sequences;
    }
    /// The settings of the plan that the sequences were drawn with.
    const std::optional<core::plan::Plan::Sampling> &drawnWith() const
    {
        return m_project.pipeline.drawnWith;
    }
    std::shared_ptr<const core::pipeline::Documents> documents() const
    {
        return m_project.pipeline.documents;
    }
    /// Documents that a person left out by hand, by rising id; they stay among documents(). Kept in the
    /// project until other sequences are drawn: those of documents that are written again stay left out.
    const std::vector<core::package::Exclusion> &exclusions() const { return m_project.pipeline.exclusions; }
    /// Does nothing when nothing changes. Can be undone. A package that was made before is none of these
    /// documents any more, and is forgotten.
    void setExclusions(std::vector<core::package::Exclusion> exclusions);
    /// Returns how many documents a package would hold.
    std::size_t documentsToRelease() const;
    const LedgerState &ledger() const { return m_ledger; }
    /// Epsilon the plan will spend, all parts; 0 when it is not chosen, or spent already.
    double plannedEpsilon() const;
    /// The cap in force: of the ledger, else of the plan.
    std::optional<double> cap() const;

    // --- work: each reports exactly one of finished, failed, cancelled ------------------------------------
    void loadPublicInputs();
    /// The following share one worker: false, and nothing happens, while one of them runs. Nothing is
    /// committed while another window has the project open.
    bool commit();
    bool sample();
    /// Takes a person's word that the records are those of no earlier project: the answer to the question of
    /// isSourceOpen(), which the settings keep, and permission to use records that the ledger seems to know
    /// under another name. Until other records, another name or another project are chosen.
    void declareRecordsNew(bool areNew);
    bool areRecordsNew() const { return m_project.pipeline.places.areRecordsNew; }
    /// Returns whether it is still to be answered whose records these are: the ledger has accounts, and none
    /// of the name of this source.
    bool isSourceOpen() const;
    /// Returns the accounts that the records could belong to: all of the ledger but that of this source.
    std::vector<core::privacy::SourceAccount> otherAccounts() const;
    /// The ledger that the project spends in: that of the user, or that of the sample.
    const std::filesystem::path &ledgerPath() const { return m_project.pipeline.places.ledger; }
    /// Reads the ledger again; ledgerChanged follows.
    void refreshLedger();

signals:
    void projectChanged(); ///< another project file, or the first
    void planChanged();
    void inputsChanged();
    void modelChanged();
    void sequencesChanged();
    void exclusionsChanged();
    void ledgerChanged();
    /// The project or the ledger could not be written or read in the background.
    void storageFailed(const core::Error &error);

private:
    core::Result<void> take(OpenedProject opened);
    void adopt();
    void emitMade();
    bool isFrozen() const { return isDecided() || m_jobs.isRunning(Jobs::Job::Commit); }
    void applyPlan(core::plan::Plan plan);
    void applyEarlier(PlanHistory::Choice choice);
    void applyExclusions(std::vector<core::package::Exclusion> exclusions);
    void forgetExclusions();
    core::pipeline::ReleasePaths placesOf(const std::filesystem::path &project) const;
    core::plan::Plan withLaterParts(core::plan::Plan &&later) const;
    void takeFirstRounds(const core::pipeline::Pipeline &from);
    void takeFitted(const core::pipeline::Pipeline &from, const core::pipeline::PrivateCounts &counts);
    void rememberRecent();
    void watchLedger();
    void placeLedger();
    void followLedger();
    QString newRecordsKey() const;
    void recallNewRecords();

    Environment m_environment;
    KeyHolder m_keys;
    OpenProject m_project;
    PlanHistory m_history;
    ProjectSaver m_saver;
    Jobs m_jobs; // reports from the event loop only: parts that are gone hear nothing
    RecordsView m_records;
    WritingDesk m_writing;
    ReleaseDesk m_release;
    LearningDesk m_learning;
    RoundsBoard m_rounds;
    LedgerState m_ledger;
    bool m_ledgerStale = false;
    JobRunner m_ledgerReader;
    QFileSystemWatcher m_ledgerWatch;
    QTimer m_ledgerChange; ///< a commit writes the file several times
};

template<typename Change>
void ProjectSession::edit(Change change, const QString &mergeKey)
{
    core::plan::Plan plan = m_project.pipeline.plan;
    change(plan);
    setPlan(std::move(plan), mergeKey);
}

} // namespace ui
