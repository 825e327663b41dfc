#include "core/chat/Pace.h"

#include <algorithm>

namespace core::chat {

using std::chrono::milliseconds;

milliseconds Backoff::after(int tries, std::optional<milliseconds> asked)
{
    const int doublings = std::clamp(tries - 1, 0, 20);
    const auto most = std::min<std::int64_t>(m_first.count() << doublings, m_longest.count());
    const milliseconds drawn(std::uniform_int_distribution<std::int64_t>(most / 2, most)(m_random));
    return asked ? std::max(*asked, drawn) : drawn;
}

void MinuteLimit::forget(Clock::time_point now)
{
    while (!m_spent.empty() && now - m_spent.front().when >= std::chrono::minutes(1)) {
        m_sum -= m_spent.front().amount;
        m_spent.pop_front();
    }
}

Clock::time_point MinuteLimit::allowedAt(std::int64_t amount, Clock::time_point now)
{
    forget(now);
    if (m_perMinute <= 0 || m_sum + amount <= m_perMinute || m_spent.empty())
        return now; // more than a whole minute's worth is let through once the minute is empty
    std::int64_t left = m_sum;
    for (const Spent &each : m_spent) {
        left -= each.amount;
        if (left + amount <= m_perMinute)
            return each.when + std::chrono::minutes(1);
    }
    return m_spent.back().when + std::chrono::minutes(1);
}

void MinuteLimit::spend(std::int64_t amount, Clock::time_point now)
{
    forget(now);
    if (m_perMinute <= 0)
        return;
    m_spent.push_back({now, amount});
    m_sum += amount;
}

} // namespace core::chat
