#include "ui/jobs/DelayedJob.h"

namespace ui {

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
