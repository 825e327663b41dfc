#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"

#include <QFuture>
#include <QFutureWatcher>
#include <QObject>
#include <QPromise>
#include <QThreadPool>
#include <QtConcurrentRun>

#include <chrono>
#include <exception>
#include <mutex>
#include <optional>
#include <string_view>

namespace ui {

/// Runs one core operation at a time on a worker thread and reports back on
/// the thread it lives in. Destroying the runner cancels and waits.
class JobRunner final : public QObject
{
    Q_OBJECT

public:
    explicit JobRunner(QObject *parent = nullptr);
    ~JobRunner() override;

    /// Returns whether a job runs: from its start until its outcome is delivered nothing else starts.
    bool isRunning() const { return m_isRunning; }

    /// Calls `work(JobControl &)`, which returns Result<T>, on the worker and
    /// then `done(Result<T>)` here, unless `context` is gone by then. Exactly
    /// one outcome is delivered: a value, an error, or ErrorCode::Cancelled.
    template<typename Work, typename Done>
    void start(Work work, QObject *context, Done done);

    void cancel() { m_future.cancel(); }

signals:
    void started();
    void progressed(double fraction, const QString &stage);
    void cancellableChanged(bool isCancellable); ///< the operation heeds a cancel again, or no longer
    void finished();

private:
    /// Passes the reports of a worker on, reduced to what a screen can show. A new stage is always delivered,
    /// and so is the last report: a future keeps only fractions that rise, and would lose both.
    class Relay final
    {
    public:
        explicit Relay(JobRunner &runner)
            : m_runner(runner)
        {}

        void report(double fraction, std::string_view stage);
        void setCancellable(bool isCancellable);
        /// Delivers what was held back.
        void flush();

    private:
        void deliver();

        JobRunner &m_runner;
        std::mutex m_mutex; ///< some operations report from several threads
        std::chrono::steady_clock::time_point m_delivered;
        double m_fraction = 0.0;
        QString m_stage;
        bool m_isHeldBack = false;
    };

    template<typename Outcome>
    class PromiseControl;

    template<typename Outcome, typename Work>
    static Outcome guarded(Work &work, core::JobControl &control);
    template<typename Outcome>
    static Outcome outcomeOf(QFuture<Outcome> future);

    QThreadPool m_pool;
    QFuture<void> m_future;
    bool m_isRunning = false;
};

template<typename Outcome>
class JobRunner::PromiseControl final : public core::JobControl
{
public:
    PromiseControl(QPromise<Outcome> &promise, JobRunner &runner)
        : m_promise(promise)
        , m_relay(runner)
    {}
    ~PromiseControl() override { m_relay.flush(); }
    PromiseControl(const PromiseControl &) = delete;
    PromiseControl &operator=(const PromiseControl &) = delete;

    bool isCancelled() const override { return m_promise.isCanceled(); }
    void report(double fraction, std::string_view stage) override { m_relay.report(fraction, stage); }
    void setCancellable(bool isCancellable) override { m_relay.setCancellable(isCancellable); }

private:
    QPromise<Outcome> &m_promise;
    Relay m_relay;
};

template<typename Work, typename Done>
void JobRunner::start(Work work, QObject *context, Done done)
{
    using Outcome = std::invoke_result_t<Work &, core::JobControl &>;
    Q_ASSERT(!isRunning());

    m_isRunning = true;
    auto *watcher = new QFutureWatcher<Outcome>(this);
    connect(watcher, &QFutureWatcherBase::finished, this, [this] { m_isRunning = false; });
    connect(watcher, &QFutureWatcherBase::finished, context, [watcher, done]() mutable {
        done(outcomeOf(watcher->future()));
    });
    connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher] {
        watcher->deleteLater();
        emit finished();
    });

    auto future =
        QtConcurrent::run(&m_pool, [this, work = std::move(work)](QPromise<Outcome> &promise) mutable {
            std::optional<Outcome> outcome;
            {
                PromiseControl<Outcome> control(promise,
                                                *this); // reports the last before the outcome is told
                outcome.emplace(guarded<Outcome>(work, control));
            }
            promise.addResult(std::move(*outcome));
        });
    m_future = QFuture<void>(future);
    watcher->setFuture(future);
    emit started();
}

// Caught here because QtConcurrent would replace the exception by a
// QUnhandledException and lose what() on the way.
template<typename Outcome, typename Work>
Outcome JobRunner::guarded(Work &work, core::JobControl &control)
{
    try {
        return work(control);
    } catch (const std::exception &exception) {
        return core::fail(core::ErrorCode::Internal, exception.what());
    }
}

// A cancelled future drops its result, and asking for it is undefined.
template<typename Outcome>
Outcome JobRunner::outcomeOf(QFuture<Outcome> future)
{
    if (future.isCanceled() || future.resultCount() == 0)
        return core::cancelled();
    return future.takeResult();
}

} // namespace ui
