#include "ui/session/ProjectSession.h"

#include "core/base/Result.h"
#include "core/pipeline/project/ProjectStore.h"
#include "core/plan/Plan.h"
#include "core/privacy/ledger/SourceName.h"
#include "ui/session/BudgetSplit.h"
#include "ui/session/LabelShares.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QSettings>

#include <algorithm>
#include <utility>

namespace ui {

using Job = Jobs::Job;

namespace {

using core::pipeline::ProjectStore;
using core::plan::Plan;

constexpr int maximumRecent = 8;
constexpr int maximumAnswers = 200;
const QString newRecordsSetting = QStringLiteral("newRecords");

core::Result<void> savePlan(const std::filesystem::path &path, const Plan &plan)
{
    auto store = ProjectStore::open(path);
    return store ? store->savePlan(plan) : core::Result<void>(core::fail(store.error()));
}

core::Result<void> busy()
{
    return core::fail(core::ErrorCode::InvalidParameter, "wait for the running work to end, or cancel it");
}

} // namespace

// Returns the plan with the sections that may still change after the noise is drawn: everything that comes
// after it. If rounds are to come, the length of the sequences belongs to them.
Plan ProjectSession::withLaterParts(Plan &&later) const
{
    Plan committed = m_project.pipeline.plan;
    if (isCommitted())
        committed.sampling = std::move(later.sampling);
    committed.writer = std::move(later.writer);
    committed.about = std::move(later.about);
    return committed;
}

ProjectSession::ProjectSession(Environment environment, QObject *parent)
    : QObject(parent)
    , m_environment(std::move(environment))
    , m_saver(m_project)
    , m_records(m_jobs, m_project)
    , m_writing(m_jobs, m_project, m_keys)
    , m_release(m_jobs, m_project)
    , m_learning(m_environment, m_project)
{
    m_project.pipeline.places = placesOf({});
    connect(&m_project, &OpenProject::inputsChanged, this, &ProjectSession::inputsChanged);
    connect(&m_saver, &ProjectSaver::failed, this, &ProjectSession::storageFailed);
    connect(&m_release, &ReleaseDesk::storageFailed, this, &ProjectSession::storageFailed);
    connect(&m_writing, &WritingDesk::documentsChanged, &m_release, &ReleaseDesk::followDocuments);
    connect(this, &ProjectSession::exclusionsChanged, &m_release, &ReleaseDesk::followDocuments);
    followLedger();
    connect(&m_jobs, &Jobs::started, this, [this](Job job) {
        if (job == Job::Sample || job == Job::Write)
            m_history.endMerging();
    });
}

void ProjectSession::followLedger()
{
    constexpr int quietMilliseconds = 150;
    m_ledgerChange.setSingleShot(true);
    m_ledgerChange.setInterval(quietMilliseconds);
    connect(&m_ledgerChange, &QTimer::timeout, this, &ProjectSession::refreshLedger);
    const auto changed = [this] {
        if (isOpen())
            m_ledgerChange.start();
    };
    connect(&m_ledgerWatch, &QFileSystemWatcher::fileChanged, this, changed);
    connect(&m_ledgerWatch, &QFileSystemWatcher::directoryChanged, this, changed);
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
    if (plan.records.source.empty()) // the name that is proposed
        plan.records.source = plan.project;
    KEYSEED_TRY(savePlan(path, plan));
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

core::pipeline::ReleasePaths ProjectSession::placesOf(const std::filesystem::path &project) const
{
    return {.project = project,
            .ledger = m_environment.ledgerPath,
            .resources = m_environment.resourcesDir,
            .cache = m_environment.cacheDir};
}

core::Result<void> ProjectSession::take(OpenedProject opened)
{
    if (auto saved = save(); !saved) // of the project that is left
        return saved;
    m_project.claim(opened.pipeline.places.project);
    const SharedInputs inputs = m_project.pipeline.inputs; // of the same vocabulary, perhaps
    m_project.pipeline = std::move(opened.pipeline);
    m_project.pipeline.inputs = inputs;
    placeLedger();
    m_writing.begin(std::move(opened.written));
    m_release.begin();
    adopt();
    return {};
}

core::Result<void> ProjectSession::createSample()
{
    KEYSEED_ASSIGN(auto plan, core::plan::loadPlan(m_environment.sampleDir / "plan.json"));
    const auto path = freeProjectPath(QString::fromStdString(plan.project));
    return create(path, std::move(plan));
}

core::Result<void> ProjectSession::createAgain()
{
    Plan plan = m_project.pipeline.plan;
    plan.records.source = core::plan::sourceName(plan);
    return create(freeProjectPath(QString::fromStdString(plan.project)), std::move(plan));
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
    // Absolute: the program may be started from another folder the next time.
    const QString path =
        QFileInfo(QString::fromStdString(m_project.pipeline.places.project.string())).absoluteFilePath();
    recent.removeAll(path);
    recent.prepend(path);
    m_environment.settings->setValue(QStringLiteral("recentProjects"), recent.mid(0, maximumRecent));
}

void ProjectSession::adopt()
{
    m_records.clear();
    m_history.clear();
    m_ledger.account = {};
    m_ledger.otherNames.clear();
    m_ledger.isKnown = false;
    recallNewRecords();
    rememberRecent();
    emit projectChanged();
    emit planChanged();
    emit m_records.changed();
    emit inputsChanged();
    emitMade();
    emit m_release.closedChanged();
    refreshLedger();
}

// The release follows the documents, and tells of the package and its approval.
void ProjectSession::emitMade()
{
    emit modelChanged();
    emit sequencesChanged();
    emit m_writing.documentsChanged();
    emit exclusionsChanged();
}

void ProjectSession::setPlan(Plan plan, const QString &mergeKey)
{
    if (isPlanFixed())
        return;
    if (isFrozen())
        plan = withLaterParts(std::move(plan));
    if (core::plan::toJson(plan) == core::plan::toJson(m_project.pipeline.plan))
        return;
    if (plan.labels != m_project.pipeline.plan.labels
        || plan.labelValues != m_project.pipeline.plan.labelValues)
        followLabels(m_project.pipeline.plan, plan);
    m_history.note(m_project.pipeline.plan, mergeKey);
    applyPlan(std::move(plan));
}

// The commit clears the history: what can be undone after it are choices that come after it.
bool ProjectSession::canUndo() const
{
    return !m_jobs.isRunning(Job::Commit) && !isPlanFixed() && m_history.canUndo();
}

bool ProjectSession::canRedo() const
{
    return !m_jobs.isRunning(Job::Commit) && !isPlanFixed() && m_history.canRedo();
}

void ProjectSession::undo()
{
    if (canUndo())
        applyEarlier(*m_history.undo(m_project.pipeline.plan, m_project.pipeline.exclusions));
}

void ProjectSession::redo()
{
    if (canRedo())
        applyEarlier(*m_history.redo(m_project.pipeline.plan, m_project.pipeline.exclusions));
}

void ProjectSession::applyEarlier(PlanHistory::Choice choice)
{
    if (auto *exclusions = std::get_if<PlanHistory::Exclusions>(&choice)) {
        applyExclusions(std::move(*exclusions));
        return;
    }
    auto &plan = std::get<Plan>(choice);
    applyPlan(isFrozen() ? withLaterParts(std::move(plan)) : std::move(plan));
}

void ProjectSession::applyPlan(Plan plan)
{
    const Plan before = std::exchange(m_project.pipeline.plan, std::move(plan));
    m_saver.saveSoon();
    placeLedger();
    const bool otherRecords = m_records.follow(before.records, m_project.pipeline.plan.records);
    emit planChanged();
    if (otherRecords)
        emit m_records.changed();
    if (before.vocabulary != m_project.pipeline.plan.vocabulary
        || before.embedding != m_project.pipeline.plan.embedding)
        emit inputsChanged();
    if (before.records.files != m_project.pipeline.plan.records.files
        || core::plan::sourceName(before) != core::plan::sourceName(m_project.pipeline.plan)) {
        recallNewRecords();
        refreshLedger();
    }
}

bool ProjectSession::isPlanFixed() const
{
    return isReleased() || m_release.isClosing() || isOpenElsewhere();
}

void ProjectSession::recallNewRecords()
{
    m_project.pipeline.places.areRecordsNew =
        m_environment.settings->value(newRecordsSetting).toStringList().contains(newRecordsKey());
}

// Returns a key that other records, another name and another project do not have.
QString ProjectSession::newRecordsKey() const
{
    const Plan &plan = m_project.pipeline.plan;
    std::string key = projectPath().string() + '\n' + core::plan::sourceName(plan);
    for (const std::filesystem::path &file : plan.records.files)
        key += '\n' + file.string();
    return QString::fromLatin1(
        QCryptographicHash::hash(QByteArray::fromStdString(key), QCryptographicHash::Sha256).toHex());
}

void ProjectSession::declareRecordsNew(bool areNew)
{
    m_project.pipeline.places.areRecordsNew = areNew;
    QStringList known = m_environment.settings->value(newRecordsSetting).toStringList();
    known.removeAll(newRecordsKey());
    if (areNew)
        known.prepend(newRecordsKey());
    m_environment.settings->setValue(newRecordsSetting, known.mid(0, maximumAnswers));
    emit ledgerChanged();
}

std::vector<core::privacy::SourceAccount> ProjectSession::otherAccounts() const
{
    std::vector<core::privacy::SourceAccount> others;
    const std::string own = core::privacy::sourceKey(core::plan::sourceName(m_project.pipeline.plan));
    for (const core::privacy::SourceAccount &account : m_ledger.sources)
        if (core::privacy::sourceKey(account.name) != own && account.together().epsilon() > 0.0)
            others.push_back(account);
    return others;
}

bool ProjectSession::isSourceOpen() const
{
    const Plan &plan = m_project.pipeline.plan;
    if (isDecided() || plan.records.files.empty() || areRecordsNew())
        return false;
    const std::string own = core::privacy::sourceKey(core::plan::sourceName(plan));
    const bool isKnown = std::ranges::any_of(
        m_ledger.sources, [&](const auto &account) { return core::privacy::sourceKey(account.name) == own; });
    return !isKnown && !otherAccounts().empty();
}

double ProjectSession::plannedEpsilon() const
{
    return isDecided() ? 0.0 : totalEpsilon(m_project.pipeline.plan).value_or(0.0);
}

core::privacy::Spend ProjectSession::spend() const
{
    return m_project.pipeline.model ? (*m_project.pipeline.model)->spend : core::privacy::Spend();
}

std::optional<double> ProjectSession::cap() const
{
    const auto cap = m_ledger.account.caps.microEpsilon;
    return cap ? static_cast<double>(*cap) / 1e6 : m_project.pipeline.plan.privacy.cap;
}

} // namespace ui
