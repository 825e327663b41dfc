#include "ui/jobs/JobRunner.h"
#include "ui/jobs/LatestJob.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>

#include <atomic>
#include <memory>
#include <optional>
#include <stdexcept>
#include <thread>

namespace tst_jobrunner {

using core::ErrorCode;
using core::JobControl;
using core::Result;
using ui::DelayedJob;
using ui::JobRunner;

class TestJobRunner : public QObject
{
    Q_OBJECT

private slots:
    void delivers_the_value_on_the_callers_thread();
    void runs_until_the_outcome_is_delivered();
    void delivers_an_error();
    void delivers_a_void_result();
    void turns_an_exception_into_an_error();
    void delivers_cancelled_when_cancelled();
    void cancelling_wins_over_a_late_value();
    void reports_progress();
    void throttles_progress_but_delivers_the_last();
    void a_new_stage_is_told_even_if_the_fraction_falls();
    void tells_when_a_cancel_is_heeded_no_longer();
    void drops_the_outcome_when_the_context_is_gone();
    void destruction_cancels_and_waits();
    void delayed_work_is_due_once_after_the_last_change();
    void a_change_drops_delayed_work_that_runs();
};

namespace {

Result<int> untilCancelled(JobControl &control)
{
    while (!control.isCancelled())
        std::this_thread::yield();
    return core::fail(ErrorCode::Cancelled, "stopped");
}

} // namespace

void TestJobRunner::delivers_the_value_on_the_callers_thread()
{
    JobRunner runner;
    std::optional<Result<int>> outcome;
    QThread *thread = nullptr;

    runner.start([](JobControl &) -> Result<int> { return 42; },
                 this,
                 [&](Result<int> result) {
                     outcome = std::move(result);
                     thread = QThread::currentThread();
                 });

    QTRY_VERIFY(outcome);
    QCOMPARE(outcome->value(), 42);
    QCOMPARE(thread, QThread::currentThread());
    QVERIFY(!runner.isRunning());
}

void TestJobRunner::runs_until_the_outcome_is_delivered()
{
    JobRunner runner;
    std::optional<bool> ranWhenDelivered;
    QSemaphore isOver; // the worker lets go of the work behind all that it tells
    std::shared_ptr<void> held(nullptr, [&isOver](void *) { isOver.release(); });

    runner.start([held = std::move(held)](JobControl &) -> Result<int> { return 42; },
                 this,
                 [&](const Result<int> &) { ranWhenDelivered = runner.isRunning(); });

    QVERIFY(isOver.tryAcquire(1, 60'000));
    QVERIFY(runner.isRunning());
    QTRY_COMPARE(ranWhenDelivered, std::optional(false));
}

void TestJobRunner::delivers_an_error()
{
    JobRunner runner;
    std::optional<ErrorCode> code;

    runner.start([](JobControl &) -> Result<int> { return core::fail(ErrorCode::Io, "disk full"); },
                 this,
                 [&](Result<int> result) { code = result.error().code; });

    QTRY_VERIFY(code);
    QCOMPARE(*code, ErrorCode::Io);
}

void TestJobRunner::delivers_a_void_result()
{
    JobRunner runner;
    bool ok = false;

    runner.start([](JobControl &) -> Result<void> { return {}; },
                 this,
                 [&](Result<void> result) { ok = static_cast<bool>(result); });

    QTRY_VERIFY(ok);
}

void TestJobRunner::turns_an_exception_into_an_error()
{
    JobRunner runner;
    std::optional<core::Error> error;

    runner.start([](JobControl &) -> Result<int> { throw std::runtime_error("boom"); },
                 this,
                 [&](Result<int> result) { error = result.error(); });

    QTRY_VERIFY(error);
    QCOMPARE(error->code, ErrorCode::Internal);
    QCOMPARE(error->detail, std::string("boom"));
}

void TestJobRunner::delivers_cancelled_when_cancelled()
{
    JobRunner runner;
    std::optional<ErrorCode> code;

    runner.start(untilCancelled, this, [&](Result<int> result) { code = result.error().code; });
    runner.cancel();

    QTRY_VERIFY(code);
    QCOMPARE(*code, ErrorCode::Cancelled);
}

void TestJobRunner::cancelling_wins_over_a_late_value()
{
    JobRunner runner;
    std::optional<ErrorCode> code;

    runner.start(
        [](JobControl &control) -> Result<int> {
            (void)untilCancelled(control);
            return 1;
        },
        this,
        [&](Result<int> result) { code = result.error().code; });
    runner.cancel();

    QTRY_VERIFY(code);
    QCOMPARE(*code, ErrorCode::Cancelled);
}

void TestJobRunner::reports_progress()
{
    JobRunner runner;
    QSignalSpy progress(&runner, &JobRunner::progressed);
    QSignalSpy finished(&runner, &JobRunner::finished);

    std::atomic<bool> seen = false;
    connect(&runner, &JobRunner::progressed, this, [&] { seen = true; });
    runner.start(
        [&](JobControl &control) -> Result<int> {
            control.report(0.5, "noise");
            while (!seen)
                std::this_thread::yield();
            control.report(1.0, "done");
            return 0;
        },
        this,
        [](Result<int>) {});

    QTRY_COMPARE(finished.count(), 1);
    QVERIFY(progress.count() >= 2);
    QCOMPARE(progress.last().at(0).toDouble(), 1.0);
    QCOMPARE(progress.last().at(1).toString(), QStringLiteral("done"));
}

void TestJobRunner::throttles_progress_but_delivers_the_last()
{
    JobRunner runner;
    QSignalSpy progress(&runner, &JobRunner::progressed);
    QSignalSpy finished(&runner, &JobRunner::finished);

    runner.start(
        [](JobControl &control) -> Result<int> {
            for (int step = 1; step <= 1000; ++step)
                control.report(step / 1000.0, "noise");
            return 0;
        },
        this,
        [](Result<int>) {});

    QTRY_COMPARE(finished.count(), 1);
    QVERIFY(progress.count() < 1000);
    QCOMPARE(progress.last().at(0).toDouble(), 1.0);
}

void TestJobRunner::a_new_stage_is_told_even_if_the_fraction_falls()
{
    JobRunner runner;
    QStringList stages;
    QSignalSpy finished(&runner, &JobRunner::finished);
    connect(
        &runner, &JobRunner::progressed, this, [&](double, const QString &stage) { stages.append(stage); });
    runner.start(
        [](JobControl &control) -> Result<int> {
            control.report(0.0, "clusters");
            control.report(0.0, "records");
            control.report(1.0, "noise");
            control.report(0.3, "kernels");
            return 0;
        },
        this,
        [&](Result<int>) { QCOMPARE(stages.size(), 4); }); // all of it before the outcome
    QTRY_COMPARE(finished.count(), 1);
    QCOMPARE(stages.join(QLatin1Char(' ')), QStringLiteral("clusters records noise kernels"));
}

void TestJobRunner::tells_when_a_cancel_is_heeded_no_longer()
{
    JobRunner runner;
    QSignalSpy finished(&runner, &JobRunner::finished);
    QSignalSpy told(&runner, &JobRunner::cancellableChanged);
    runner.start(
        [](JobControl &control) -> Result<int> {
            control.setCancellable(false);
            return 0;
        },
        this,
        [&](Result<int>) { QCOMPARE(told.count(), 1); }); // before the outcome
    QTRY_COMPARE(finished.count(), 1);
    QCOMPARE(told.count(), 1);
    QVERIFY(!told.front().front().toBool());
}

void TestJobRunner::drops_the_outcome_when_the_context_is_gone()
{
    JobRunner runner;
    QSignalSpy finished(&runner, &JobRunner::finished);
    auto context = std::make_unique<QObject>();
    bool called = false;

    runner.start(
        [](JobControl &) -> Result<int> { return 1; }, context.get(), [&](Result<int>) { called = true; });
    context.reset();

    QTRY_COMPARE(finished.count(), 1);
    QVERIFY(!called);
}

void TestJobRunner::destruction_cancels_and_waits()
{
    std::atomic<bool> begun = false;
    std::atomic<bool> returned = false;
    {
        JobRunner runner;
        runner.start(
            [&](JobControl &control) -> Result<int> {
                begun = true;
                auto result = untilCancelled(control);
                returned = true;
                return result;
            },
            this,
            [](Result<int>) { QFAIL("must not be called"); });
        QTRY_VERIFY(begun);
    }
    QVERIFY(returned);
}

void TestJobRunner::delayed_work_is_due_once_after_the_last_change()
{
    DelayedJob job;
    QSignalSpy due(&job, &DelayedJob::due);
    QVERIFY(!job.isPending());
    job.schedule();
    QVERIFY(job.isPending());
    job.drop();
    QVERIFY(!job.isPending());
    job.schedule();
    job.schedule();
    QCOMPARE(due.count(), 0);
    QTRY_COMPARE(due.count(), 1);
    QVERIFY(!job.isPending()); // so nothing more comes
}

void TestJobRunner::a_change_drops_delayed_work_that_runs()
{
    DelayedJob job;
    std::atomic<bool> begun = false;
    job.start(
        [&](JobControl &control) {
            begun = true;
            return untilCancelled(control);
        },
        [](Result<int>) { QFAIL("must not be called"); });
    QTRY_VERIFY(begun);
    job.schedule();
    std::optional<Result<int>> outcome;
    connect(&job, &DelayedJob::due, this, [&] {
        job.start([](JobControl &) -> Result<int> { return 2; },
                  [&](Result<int> result) { outcome = std::move(result); });
    });
    QTRY_VERIFY(outcome);
    QCOMPARE(outcome->value(), 2);
    QVERIFY(!job.isPending());
}

} // namespace tst_jobrunner

QTEST_MAIN(tst_jobrunner::TestJobRunner)
#include "tst_jobrunner.moc"
