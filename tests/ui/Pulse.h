#pragma once

#include <QElapsedTimer>
#include <QTimer>

#include <algorithm>
#include <ctime>

/// Processor time of this thread: a busy neighbour does not count, a slow slot does.
inline double threadMs()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

/// Measures the longest turn of the event loop by a timer that wants to tick every few milliseconds: between
/// two ticks, the loop was busy with something else.
class Pulse final
{
public:
    Pulse()
    {
        m_timer.setTimerType(Qt::PreciseTimer);
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { tick(); });
    }

    void start()
    {
        m_longest = m_longestWall = 0.0;
        m_processor = threadMs();
        m_wall.start();
        m_timer.start(5);
    }

    void stop()
    {
        tick();
        m_timer.stop();
    }

    double longestMs() const { return m_longest; }
    double longestWallMs() const { return m_longestWall; }

private:
    void tick()
    {
        const double now = threadMs();
        m_longest = std::max(m_longest, now - m_processor);
        m_longestWall = std::max(m_longestWall, static_cast<double>(m_wall.restart()));
        m_processor = now;
    }

    QTimer m_timer;
    QElapsedTimer m_wall;
    double m_processor = 0.0;
    double m_longest = 0.0;
    double m_longestWall = 0.0;
};
