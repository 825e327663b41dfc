#include "core/chat/Pace.h"

#include <algorithm>
#include <utility>

namespace core::chat {

namespace {

constexpr int firstLimit = 2;
constexpr int periodsToStay = 4;
constexpr double growth = 1.05;
constexpr double starving = 1.0; // tokens a second of a single answer
constexpr auto longestPeriod = std::chrono::seconds(30);
constexpr auto measured = std::chrono::seconds(60);
constexpr double shortestTime = 0.001; // seconds

double secondsBetween(Pace::Clock::time_point begin, Pace::Clock::time_point end)
{
    return std::max(shortestTime, std::chrono::duration<double>(end - begin).count());
}

} // namespace

void TokenSpeed::took(std::int64_t tokens, Clock::time_point now)
{
    if (!m_first)
        m_first = now;
    if (m_seconds.empty() || now - m_seconds.back().begin >= std::chrono::seconds(1))
        m_seconds.push_back({.begin = now, .tokens = 0});
    m_seconds.back().tokens += tokens;
    while (now - m_seconds.front().begin > measured)
        m_seconds.pop_front();
}

double TokenSpeed::perSecond(Clock::time_point now) const
{
    std::int64_t tokens = 0;
    for (const Second &each : m_seconds)
        if (now - each.begin <= measured)
            tokens += each.tokens;
    if (!m_first || tokens == 0)
        return 0.0;
    const auto since = std::min<Clock::duration>(now - *m_first, measured);
    return static_cast<double>(tokens) / std::max(1.0, std::chrono::duration<double>(since).count());
}

Pace::Pace(int most)
    : m_most(std::max(1, most))
    , m_limit(std::min(m_most, firstLimit))
{}

void Pace::begin(int limit, Clock::time_point now)
{
    m_limit = std::clamp(limit, 1, m_most);
    m_begin = now;
    m_tokens = 0;
    m_answers = 0;
    m_isFull = false;
}

void Pace::asked(int underWay, Clock::time_point now)
{
    if (underWay < m_limit)
        return;
    if (!m_begin)
        begin(m_limit, now);
    m_isFull = true;
}

void Pace::took(std::int64_t tokens, Clock::time_point now)
{
    m_tokens += tokens;
    if (m_begin && now - *m_begin >= longestPeriod)
        judge(now);
}

void Pace::answered(Clock::time_point now)
{
    if (m_begin && ++m_answers >= m_limit)
        judge(now);
}

void Pace::judge(Clock::time_point now)
{
    if (!m_isFull) { // fewer documents wait than could be asked for: the speed says nothing
        m_begin.reset();
        return;
    }
    const double speed = static_cast<double>(m_tokens) / secondsBetween(*m_begin, now);
    const bool isFirstAfterStep = m_formerLimit > 0;
    const int former = std::exchange(m_formerLimit, 0);
    if (m_limit > 1 && speed < starving * m_limit) {
        m_doubles = false;
        m_stays = periodsToStay;
        return begin(m_limit / 2, now);
    }
    if (isFirstAfterStep && speed < growth * m_formerSpeed) {
        m_doubles = false;
        m_stays = periodsToStay;
        return begin(former, now);
    }
    if (m_stays > 0 || m_limit == m_most) {
        m_stays = std::max(0, m_stays - 1);
        return begin(m_limit, now);
    }
    m_formerLimit = m_limit;
    m_formerSpeed = speed;
    begin(m_doubles ? 2 * m_limit : m_limit + 1, now);
}

} // namespace core::chat
