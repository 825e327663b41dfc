#include "ui/jobs/LatestJob.h"

namespace ui {

void LatestJob::drop()
{
    ++m_turn;
    m_next = nullptr;
    if (m_isBusy)
        m_runner.cancel();
}

void LatestJob::startNext()
{
    if (m_isBusy || !m_next)
        return;
    m_isBusy = true;
    std::exchange(m_next, nullptr)();
}

namespace {

constexpr int delayMs = 250;

} // namespace

DelayedJob::DelayedJob(QObject *parent)
    : QObject(parent)
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(delayMs);
    connect(&m_delay, &QTimer::timeout, this, &DelayedJob::due);
}

void DelayedJob::schedule()
{
    m_job.drop();
    m_delay.start();
}

void DelayedJob::drop()
{
    m_job.drop();
    m_delay.stop();
}

} // namespace ui
