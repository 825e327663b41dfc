#include "ui/session/ProjectSession.h"

#include "core/pipeline/ProjectStore.h"
#include "core/plan/Plan.h"
#include "ui/session/BudgetSplit.h"
#include "ui/session/LabelShares.h"

#include <QFileInfo>
#include <QSettings>

#include <utility>

namespace ui {

namespace {

using core::pipeline::ProjectStore;
using core::plan::Plan;
using Job = Jobs::Job;

constexpr int saveDelayMs = 400;
constexpr int maximumRecent = 8;

core::Result<void> savePlan(const std::filesystem::path &path, const Plan &plan)
{
    auto store = ProjectStore::open(path);
    return store ? store->savePlan(plan) : core::Result<void>(core::fail(store.error()));
}

/// `exclusions` is null where they are saved already.
/// Not savePlan(): on a drive that went away, that would begin a second project without what was released.
core::Result<void> saveAgain(const std::filesystem::path &path,
                             const Plan &plan,
                             const std::vector<core::package::Exclusion> *exclusions)
{
    std::error_code ignored;
    if (!std::filesystem::exists(path, ignored))
        return core::fail(core::ErrorCode::NotFound,
                          path.string()
                              + ": the project file is no longer there; put it back, or connect its drive");
    auto store = ProjectStore::open(path);
    if (!store)
        return core::fail(store.error());
    if (auto saved = store->savePlan(plan); !saved || !exclusions)
        return saved;
    return store->keepExclusions(*exclusions);
}

core::Result<void> busy()
{
    return core::fail(core::ErrorCode::InvalidParameter, "wait for the running work to end, or cancel it");
}

bool sameFile(const Plan::Records &a, const Plan::Records &b)
{
    return a.files == b.files && a.format == b.format && a.delimiter == b.delimiter
           && a.encoding == b.encoding;
}

bool sameRoles(const Plan::Records &a, const Plan::Records &b)
{
    return a.textColumn == b.textColumn && a.labelColumn == b.labelColumn && a.personColumn == b.personColumn;
}

/// What may still change once the noise is drawn: everything that comes after it.
Plan withLaterParts(Plan committed, Plan &&later)
{
    committed.sampling = std::move(later.sampling);
    committed.writer = std::move(later.writer);
    committed.about = std::move(later.about);
    return committed;
}

} // namespace

ProjectSession::ProjectSession(Environment environment, QObject *parent)
    : QObject(parent)
    , m_environment(std::move(environment))
    , m_pipeline{.places = placesOf({}), .plan = {}}
    , m_saver(std::make_unique<JobRunner>())
{
    m_saveTimer.setSingleShot(true);
    m_saveTimer.setInterval(saveDelayMs);
    connect(&m_saveTimer, &QTimer::timeout, this, &ProjectSession::saveInBackground);
    connect(this, &ProjectSession::documentsChanged, this, &ProjectSession::compareApproval);
    connect(this, &ProjectSession::exclusionsChanged, this, &ProjectSession::compareApproval);
}

ProjectSession::~ProjectSession()
{
    m_saver.reset(); // waits, so that an older plan cannot overtake the last one
    if (m_unsaved)
        (void)saveNow();
}

core::Result<void> ProjectSession::create(const std::filesystem::path &path, Plan plan)
{
    if (m_jobs.isBusy())
        return busy();
    std::error_code ignored;
    if (std::filesystem::exists(path, ignored))
        return core::fail(core::ErrorCode::InvalidPlan,
                          path.string() + ": there is a file of this name already; choose another name");
    plan.project = path.stem().string();
    if (auto saved = savePlan(path, plan); !saved)
        return saved;
    return open(path);
}

core::Result<void> ProjectSession::open(const std::filesystem::path &path)
{
    if (m_jobs.isBusy())
        return busy();
    core::NoControl control;
    auto project = OpenWork{placesOf(path)}(control);
    return project ? take(std::move(*project)) : core::Result<void>(core::fail(project.error()));
}

core::pipeline::Places ProjectSession::placesOf(const std::filesystem::path &project) const
{
    return {.project = project, .ledger = m_environment.ledgerPath, .resources = m_environment.resourcesDir};
}

core::Result<void> ProjectSession::take(OpenedProject project)
{
    if (auto saved = save(); !saved) // of the project that is left
        return saved;
    forgetReleased();
    const SharedInputs inputs = m_pipeline.inputs; // of the same vocabulary, perhaps
    m_pipeline = std::move(project.pipeline);
    m_pipeline.inputs = inputs;
    m_pipeline.documents = project.written.documents;
    m_approval = std::move(project.approval);
    // Answers are kept by what was asked: these are to the plan's prompts.
    m_writtenWith = m_pipeline.plan.writer;
    m_writing.begin(m_pipeline.sequences);
    m_writing.place(std::move(project.written));
    adopt();
    return {};
}

core::Result<void> ProjectSession::createSample()
{
    auto plan = core::plan::loadPlan(m_environment.sampleDir / "plan.json");
    if (!plan)
        return core::fail(plan.error());
    const auto path = freeProjectPath(QString::fromStdString(plan->project));
    return create(path, std::move(*plan));
}

std::filesystem::path ProjectSession::freeProjectPath(const QString &name) const
{
    const std::string stem = name.trimmed().isEmpty() ? "project" : name.trimmed().toStdString();
    std::filesystem::path path = m_environment.projectsDir / (stem + ".keyseed");
    std::error_code ignored;
    for (int number = 2; std::filesystem::exists(path, ignored); ++number)
        path = m_environment.projectsDir / (stem + "-" + std::to_string(number) + ".keyseed");
    return path;
}

QStringList ProjectSession::recentProjects() const
{
    QStringList recent = m_environment.settings->value(QStringLiteral("recentProjects")).toStringList();
    recent.removeIf([](const QString &path) { return !QFileInfo::exists(path); });
    return recent;
}

void ProjectSession::rememberRecent()
{
    QStringList recent = recentProjects();
    const QString path = QString::fromStdString(m_pipeline.places.project.string());
    recent.removeAll(path);
    recent.prepend(path);
    m_environment.settings->setValue(QStringLiteral("recentProjects"), recent.mid(0, maximumRecent));
}

void ProjectSession::adopt()
{
    m_jobs.dropRecords();
    m_history.clear();
    m_preview.reset();
    m_scan.reset();
    m_ledger.account = {};
    m_ledger.otherNames.clear();
    rememberRecent();
    emit projectChanged();
    emit planChanged();
    emit recordsChanged();
    emit inputsChanged();
    emit modelChanged();
    emit sequencesChanged();
    emit documentsChanged();
    emit exclusionsChanged();
    emit releaseChanged();
    emit packageChanged();
    refreshLedger();
}

void ProjectSession::forgetReleased()
{
    m_counts.reset();
    m_pipeline.model.reset();
    m_pipeline.budget.reset();
    m_pipeline.sequences.reset();
    m_pipeline.drawnWith.reset();
    m_pipeline.documents.reset();
    m_pipeline.exclusions.clear();
    m_unsavedExclusions = false;
    forgetPackage();
    m_pipeline.release.reset();
    m_approval.reset();
    m_approvalStanding = ApprovalStanding::Unknown;
    m_writtenWith = {};
    m_goesOnWithFewer = false;
    m_packReport.reset();
}

core::Result<void> ProjectSession::save()
{
    m_saveTimer.stop();
    if (!m_unsaved)
        return {};
    auto saved = saveNow();
    m_unsaved = !saved;
    m_unsavedExclusions = m_unsavedExclusions && !saved;
    return saved;
}

core::Result<void> ProjectSession::saveNow() const
{
    return saveAgain(
        m_pipeline.places.project, m_pipeline.plan, m_unsavedExclusions ? &m_pipeline.exclusions : nullptr);
}

void ProjectSession::saveSoon()
{
    if (!isOpen())
        return;
    m_unsaved = true;
    m_saveTimer.start();
}

void ProjectSession::saveInBackground()
{
    if (m_saver->isRunning()) {
        m_saveTimer.start();
        return;
    }
    const bool hadExclusions = std::exchange(m_unsavedExclusions, false);
    m_unsaved = false;
    m_saver->start(
        [path = m_pipeline.places.project,
         plan = m_pipeline.plan,
         exclusions = hadExclusions ? m_pipeline.exclusions : std::vector<core::package::Exclusion>(),
         hadExclusions](core::JobControl &) {
            return saveAgain(path, plan, hadExclusions ? &exclusions : nullptr);
        },
        this,
        [this, hadExclusions](const core::Result<void> &saved) {
            if (saved)
                return;
            m_unsaved = true;
            m_unsavedExclusions = m_unsavedExclusions || hadExclusions;
            emit storageFailed(saved.error());
        });
}

void ProjectSession::setPlan(Plan plan, const QString &mergeKey)
{
    if (isPlanFixed())
        return;
    if (isFrozen())
        plan = withLaterParts(m_pipeline.plan, std::move(plan));
    if (core::plan::toJson(plan) == core::plan::toJson(m_pipeline.plan))
        return;
    if (plan.labels != m_pipeline.plan.labels || plan.labelValues != m_pipeline.plan.labelValues)
        followLabels(m_pipeline.plan, plan);
    m_history.note(m_pipeline.plan, mergeKey);
    applyPlan(std::move(plan));
}

// The commit clears the history: what can be undone after it are choices that come after it.
bool ProjectSession::canUndo() const
{
    return !m_jobs.isRunning(Job::Fit) && !isPlanFixed() && m_history.canUndo();
}

bool ProjectSession::canRedo() const
{
    return !m_jobs.isRunning(Job::Fit) && !isPlanFixed() && m_history.canRedo();
}

void ProjectSession::undo()
{
    if (canUndo())
        applyEarlier(*m_history.undo(m_pipeline.plan, m_pipeline.exclusions));
}

void ProjectSession::redo()
{
    if (canRedo())
        applyEarlier(*m_history.redo(m_pipeline.plan, m_pipeline.exclusions));
}

void ProjectSession::applyEarlier(PlanHistory::Choice choice)
{
    if (auto *exclusions = std::get_if<PlanHistory::Exclusions>(&choice)) {
        applyExclusions(std::move(*exclusions));
        return;
    }
    auto &plan = std::get<Plan>(choice);
    applyPlan(isFrozen() ? withLaterParts(m_pipeline.plan, std::move(plan)) : std::move(plan));
}

void ProjectSession::applyPlan(Plan plan)
{
    const Plan before = std::exchange(m_pipeline.plan, std::move(plan));
    saveSoon();
    const bool otherFile = !sameFile(before.records, m_pipeline.plan.records);
    const bool otherRoles = !sameRoles(before.records, m_pipeline.plan.records);
    const bool otherVocabulary = before.vocabulary != m_pipeline.plan.vocabulary;
    if (otherFile)
        m_preview.reset();
    if (otherFile || otherRoles) {
        m_jobs.cancel(Job::Scan);
        m_scan.reset();
    }
    emit planChanged();
    if (otherFile || otherRoles)
        emit recordsChanged();
    if (otherVocabulary)
        emit inputsChanged();
    if (before.records.files != m_pipeline.plan.records.files
        || core::plan::sourceName(before) != core::plan::sourceName(m_pipeline.plan))
        refreshLedger();
}

double ProjectSession::plannedEpsilon() const
{
    return isCommitted() ? 0.0 : totalEpsilon(m_pipeline.plan).value_or(0.0);
}

core::privacy::Spend ProjectSession::spend() const
{
    return m_pipeline.model ? (*m_pipeline.model)->spend : core::privacy::Spend();
}

std::optional<double> ProjectSession::cap() const
{
    const auto cap = m_ledger.account.caps.microEpsilon;
    return cap ? static_cast<double>(*cap) / 1e6 : m_pipeline.plan.privacy.cap;
}

} // namespace ui
