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

} // namespace ui
