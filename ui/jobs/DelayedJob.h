#pragma once

#include "ui/jobs/LatestJob.h"

#include <QTimer>

namespace ui {

/// Work on what a person is changing, such as a number being typed or a slider being dragged: `due` comes a
/// moment after the last change, and what is started then is dropped by the next.
class DelayedJob final : public QObject
{
    Q_OBJECT

public:
    explicit DelayedJob(QObject *parent = nullptr);

    /// Drops what is under way; `due` follows, unless drop() or another schedule() does sooner.
    void schedule();
    /// Cancels: nothing is delivered, and nothing is due.
    void drop();
    /// Returns whether it is still to be due, or an outcome to come.
    bool isPending() const { return m_delay.isActive() || m_job.isPending(); }

    /// Starts a job like LatestJob::start, after the delay.
    template<typename Work, typename Done>
    void start(Work work, Done done)
    {
        m_job.start(std::move(work), std::move(done));
    }

signals:
    void due();

private:
    QTimer m_delay;
    LatestJob m_job; ///< last, so that it is gone before what it reports to
};

} // namespace ui
