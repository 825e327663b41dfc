#include "ui/session/ProjectSaver.h"

#include "core/base/Result.h"
#include "core/pipeline/project/ProjectStore.h"

#include <optional>
#include <utility>

namespace ui {

namespace {

using core::pipeline::ProjectStore;
using core::plan::Plan;
using core::review::Exclusions;

constexpr int delayMs = 400;

/// `exclusions` is empty where they are saved already. Not Pipeline::savePlan: on a drive that went away,
/// that would begin a second project without what was released.
core::Result<void>
saveAgain(const std::filesystem::path &path, const Plan &plan, const std::optional<Exclusions> &exclusions)
{
    std::error_code ignored;
    if (!std::filesystem::exists(path, ignored))
        return core::fail(core::ErrorCode::NotFound,
                          path.string()
                              + ": the project file is no longer there; put it back, or connect its drive");
    KEYSEED_ASSIGN(auto store, ProjectStore::open(path));
    if (auto saved = store.savePlan(plan); !saved || !exclusions)
        return saved;
    return store.keepExclusions(*exclusions);
}

} // namespace

ProjectSaver::ProjectSaver(const OpenProject &project)
    : m_project(project)
    , m_worker(std::make_unique<JobRunner>())
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(delayMs);
    connect(&m_timer, &QTimer::timeout, this, &ProjectSaver::saveInBackground);
}

ProjectSaver::~ProjectSaver()
{
    m_worker.reset(); // waits, so that an older plan cannot overtake the last one
    if (m_unsaved)
        (void)saveNow();
}

void ProjectSaver::saveSoon()
{
    if (!m_project.isOpen() || m_project.isOpenElsewhere()) // the other window saves its own plan
        return;
    m_unsaved = true;
    m_timer.start();
}

void ProjectSaver::saveExclusionsSoon()
{
    m_unsavedExclusions = true;
    saveSoon();
}

core::Result<void> ProjectSaver::save()
{
    m_timer.stop();
    if (!m_unsaved)
        return {};
    auto saved = saveNow();
    m_unsaved = !saved;
    m_unsavedExclusions = m_unsavedExclusions && !saved;
    return saved;
}

void ProjectSaver::drop()
{
    m_timer.stop();
    m_unsaved = false;
    m_unsavedExclusions = false;
}

core::Result<void> ProjectSaver::saveNow() const
{
    const core::pipeline::Pipeline &pipeline = m_project.pipeline;
    return saveAgain(pipeline.places.project,
                     pipeline.plan,
                     m_unsavedExclusions ? std::optional(pipeline.exclusions) : std::nullopt);
}

void ProjectSaver::saveInBackground()
{
    if (m_worker->isRunning()) {
        m_timer.start();
        return;
    }
    const bool hadExclusions = std::exchange(m_unsavedExclusions, false);
    m_unsaved = false;
    m_worker->start(
        [path = m_project.pipeline.places.project,
         plan = m_project.pipeline.plan,
         exclusions = hadExclusions ? std::optional(m_project.pipeline.exclusions) : std::nullopt](
            core::JobControl &) { return saveAgain(path, plan, exclusions); },
        this,
        [this, hadExclusions](const core::Result<void> &saved) {
            if (saved)
                return;
            m_unsaved = true;
            m_unsavedExclusions = m_unsavedExclusions || hadExclusions;
            emit failed(saved.error());
        });
}

} // namespace ui
