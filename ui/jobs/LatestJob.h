#pragma once

#include "ui/jobs/JobRunner.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <utility>

namespace ui {

/// Runs the latest of several pieces of work: a new one cancels the one before, whose outcome is dropped.
/// Destroying it cancels and waits.
class LatestJob final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Calls `work(JobControl &)`, which returns Result<T>, on a worker and then `done(Result<T>)` here,
    /// unless something newer was started, or it was dropped, meanwhile.
    template<typename Work, typename Done>
    void start(Work work, Done done);

    /// Cancels what runs; nothing is delivered.
    void drop();

    /// Returns whether an outcome is still to come.
    bool isPending() const { return m_next || (m_isBusy && m_running == m_turn); }

private:
    void startNext();

    std::function<void()> m_next;
    int m_turn = 0;    ///< of the latest work
    int m_running = 0; ///< turn of the work in the runner
    bool m_isBusy = false;
    JobRunner m_runner; ///< last, so that it is gone before what it reports to
};

template<typename Work, typename Done>
void LatestJob::start(Work work, Done done)
{
    const int turn = ++m_turn;
    m_next = [this, turn, work = std::move(work), done = std::move(done)] {
        m_running = turn;
        m_runner.start(work, this, [this, turn, done](auto result) {
            m_isBusy = false;
            if (turn == m_turn)
                done(std::move(result));
            startNext();
        });
    };
    if (m_isBusy)
        m_runner.cancel();
    else
        startNext();
}

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
