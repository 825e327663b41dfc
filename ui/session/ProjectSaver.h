#pragma once

#include "core/base/Result.h"
#include "ui/jobs/JobRunner.h"
#include "ui/session/OpenProject.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace ui {

/// Writes what a person chooses to the project file: soon after a change, in a worker. Destroying it waits,
/// and writes what is not saved yet.
class ProjectSaver final : public QObject
{
    Q_OBJECT

public:
    explicit ProjectSaver(const OpenProject &project);
    ~ProjectSaver() override;

    /// The plan; changes that follow each other are written in one go.
    void saveSoon();
    /// The plan, and the documents that are omitted by hand.
    void saveExclusionsSoon();
    /// Saves unsaved changes now. Errors: NotFound, Database.
    core::Result<void> save();
    /// Drops unsaved changes: a worker saves the plan that it works on.
    void drop();

signals:
    void failed(const core::Error &error); ///< in the background

private:
    core::Result<void> saveNow() const;
    void saveInBackground();

    const OpenProject &m_project;
    QTimer m_timer;
    bool m_unsaved = false;
    bool m_unsavedExclusions = false;
    std::unique_ptr<JobRunner> m_worker;
};

} // namespace ui
