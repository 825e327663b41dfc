#pragma once

#include "core/plan/Plan.h"
#include "ui/jobs/LatestJob.h"
#include "ui/models/DrawFigures.h"

#include <QObject>

#include <memory>

namespace ui {

class ProjectSession;

/// Draws a small sample with the plan's settings, in a worker, a moment after the last change. Free, and
/// nothing of it is kept.
class TrialDraw final : public QObject
{
    Q_OBJECT

public:
    /// Documents that a trial draws and counts at most.
    static constexpr std::size_t mostTried = 2000;

    struct Trial
    {
        std::size_t documents = 0; ///< that the settings ask for
        std::shared_ptr<const core::pipeline::Sequences> sequences;
        DrawFigures figures;
    };

    /// `plan`, asking for about `most` documents where it asks for more, and for one of each label at least.
    static core::plan::Plan
    smaller(const core::plan::Plan &plan, const core::synthesis::ReleasedModel &model, std::size_t most);

    explicit TrialDraw(ProjectSession &session, QObject *parent = nullptr);

    /// Returns whether the settings differ from those that the session's sequences were drawn with.
    bool isWanted() const;
    /// Returns whether a trial is under way.
    bool isPending() const { return m_job.isPending(); }
    /// Returns the trial for the present settings; null while it is not ready.
    const std::shared_ptr<const Trial> &trial() const { return m_trial; }

signals:
    void changed();

private:
    void refresh();
    void start();

    ProjectSession &m_session;
    std::shared_ptr<const Trial> m_trial;
    DelayedJob m_job;
};

} // namespace ui
