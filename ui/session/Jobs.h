#pragma once

#include "core/base/Result.h"
#include "ui/jobs/JobRunner.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>

#include <functional>
#include <optional>
#include <utility>

namespace ui {

/// The long work of a session. A job runs in one of three lanes, each with a worker of its own: the records,
/// the public inputs, and all that changes the project. Reports exactly one of finished, failed, cancelled
/// for each that was started. Lives on the UI thread; destroying it cancels and waits.
class Jobs final : public QObject
{
    Q_OBJECT

public:
    enum class Job {
        Preview,
        Scan,
        Inputs,
        Commit,
        Sample,
        Write,
        ExportPrompts,
        ImportAnswers,
        SaveLog,
        Export,
        Verify,
        Approve,
        SaveRequest,
        TakeApproval,
        TakeOutApproval,
        NewRelease,
        Open
    };
    Q_ENUM(Job)

    explicit Jobs(QObject *parent = nullptr);

    bool isRunning(Job job) const;
    /// Returns whether one of those runs that change the project: all but Preview, Scan and Inputs.
    bool isBusy() const { return m_work.job.has_value(); }
    /// How far running work is, for who comes to look in the middle of it.
    struct Standing
    {
        double fraction = 0.0;
        QString stage;
        qint64 elapsedMs = 0;
    };
    Standing standing(Job job) const;
    /// False once a commit has passed its reservation.
    bool canCancel(Job job) const;
    void cancel(Job job);

    // --- for the session ----------------------------------------------------------------------------------
    /// Calls `work(JobControl &)`, which returns Result<T>, on the lane's worker and then `done(Result<T>)`
    /// here, which says what went wrong, if anything did: std::optional<core::Error>. The lane must be free.
    template<typename Work, typename Done>
    void run(Job job, Work work, Done done);
    /// Calls `start`, which runs `job`, at once, or as soon as what runs in its lane has answered its
    /// cancellation.
    void startLatest(Job job, std::function<void()> start);
    /// Cancels what reads the records, and what waits for it.
    void dropRecords();
    /// Reports `finished` from the event loop, for what is there already.
    void finishLater(Job job);

signals:
    void busyChanged(); ///< a job began or ended, or whether it can be cancelled changed
    void started(ui::Jobs::Job job);
    void progressed(ui::Jobs::Job job, double fraction, const QString &stage); ///< stage: a key
    void finished(ui::Jobs::Job job);
    void failed(ui::Jobs::Job job, const core::Error &error);
    void cancelled(ui::Jobs::Job job);

private:
    /// A worker with the job it is at; `next` starts when the present one has ended.
    struct Lane
    {
        std::optional<Job> job;
        std::function<void()> next;
        QElapsedTimer since;
        double fraction = 0.0;
        QString stage;
        bool isCancellable = true;
        JobRunner runner; ///< last, so that the worker is gone before anything it reports to
    };
    Lane &laneOf(Job job);
    const Lane &laneOf(Job job) const { return const_cast<Jobs *>(this)->laneOf(job); }
    void connectLane(Lane &lane);
    void begin(Lane &lane, Job job);
    void end(Lane &lane, Job job, const std::optional<core::Error> &error);

    Lane m_records;
    Lane m_inputs;
    Lane m_work;
};

template<typename Work, typename Done>
void Jobs::run(Job job, Work work, Done done)
{
    Lane &lane = laneOf(job);
    begin(lane, job);
    lane.runner.start(std::move(work), this, [this, &lane, job, done = std::move(done)](auto result) mutable {
        lane.job.reset();
        const std::optional<core::Error> error = done(std::move(result));
        end(lane, job, error);
    });
    emit started(job);
    emit busyChanged();
}

/// For the `done` of a job: passes on its value, or reports the error.
template<typename T, typename Take>
std::optional<core::Error> taken(core::Result<T> &&result, Take take)
{
    if (!result)
        return result.error();
    take(std::move(*result));
    return std::nullopt;
}

} // namespace ui
