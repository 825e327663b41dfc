#include "ui/session/Jobs.h"

#include <QMetaObject>

namespace ui {

Jobs::Jobs(QObject *parent)
    : QObject(parent)
{
    connectLane(m_records);
    connectLane(m_inputs);
    connectLane(m_work);
}

void Jobs::connectLane(Lane &lane)
{
    connect(&lane.runner, &JobRunner::progressed, this, [this, &lane](double fraction, const QString &stage) {
        if (!lane.job)
            return;
        lane.fraction = fraction;
        lane.stage = stage;
        emit progressed(*lane.job, fraction, stage);
    });
    connect(&lane.runner, &JobRunner::cancellableChanged, this, [this, &lane](bool isCancellable) {
        if (!lane.job || lane.isCancellable == isCancellable)
            return;
        lane.isCancellable = isCancellable;
        emit busyChanged();
    });
}

void Jobs::begin(Lane &lane, Job job)
{
    lane.job = job;
    lane.since.start();
    lane.fraction = 0.0;
    lane.stage.clear();
    lane.isCancellable = true;
}

void Jobs::end(Lane &lane, Job job, const std::optional<core::Error> &error)
{
    emit busyChanged();
    if (!error)
        emit finished(job);
    else if (error->code == core::ErrorCode::Cancelled)
        emit cancelled(job);
    else
        emit failed(job, *error);
    if (!lane.job && lane.next)
        std::exchange(lane.next, nullptr)();
}

void Jobs::startLatest(Job job, std::function<void()> start)
{
    Lane &lane = laneOf(job);
    if (!lane.job) {
        start();
        return;
    }
    lane.next = std::move(start);
    lane.runner.cancel();
}

void Jobs::dropRecords()
{
    cancel(Job::Scan);
    m_records.next = nullptr;
}

void Jobs::finishLater(Job job)
{
    QMetaObject::invokeMethod(
        this, [this, job] { emit finished(job); }, Qt::QueuedConnection);
}

Jobs::Lane &Jobs::laneOf(Job job)
{
    switch (job) {
    case Job::Preview:
    case Job::Scan:
        return m_records;
    case Job::Inputs:
        return m_inputs;
    case Job::Commit:
    case Job::Sample:
    case Job::Write:
    case Job::Export:
    case Job::ExportPrompts:
    case Job::ImportAnswers:
    case Job::SaveLog:
    case Job::Verify:
    case Job::Approve:
    case Job::SaveRequest:
    case Job::TakeApproval:
    case Job::TakeOutApproval:
    case Job::NewRelease:
    case Job::Open:
        break;
    }
    return m_work;
}

bool Jobs::isRunning(Job job) const
{
    return laneOf(job).job == job;
}

Jobs::Standing Jobs::standing(Job job) const
{
    if (!isRunning(job))
        return {};
    const Lane &lane = laneOf(job);
    return {.fraction = lane.fraction, .stage = lane.stage, .elapsedMs = lane.since.elapsed()};
}

bool Jobs::canCancel(Job job) const
{
    return isRunning(job) && laneOf(job).isCancellable;
}

void Jobs::cancel(Job job)
{
    if (!canCancel(job))
        return;
    Lane &lane = laneOf(job);
    // Jobs that wait were requested before the person stopped everything.
    if (&lane == &m_records)
        lane.next = nullptr;
    lane.runner.cancel();
}

} // namespace ui
