#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <optional>

namespace core::chat {

/// Measures tokens a second over the last minute. The caller states the time.
class TokenSpeed final
{
public:
    using Clock = std::chrono::steady_clock;

    void took(std::int64_t tokens, Clock::time_point now);
    /// Returns the speed; 0 before the first tokens, and once none came for a minute.
    double perSecond(Clock::time_point now) const;

private:
    struct Second
    {
        Clock::time_point begin;
        std::int64_t tokens = 0;
    };
    std::deque<Second> m_seconds;
    std::optional<Clock::time_point> m_first;
};

/// Chooses how many requests a server gets at a time from the speed that it shows. Begins with two, or fewer
/// if fewer are allowed, and judges after each period: as many answers as requests at a time, or half a
/// minute while tokens arrive. It takes twice as many, later one more, while tokens a second in all grow by a
/// twentieth; goes back where they did not; and takes half as many where a single answer gets less than a
/// token a second. After a step back it stays for some periods. The caller states the time.
class Pace final
{
public:
    using Clock = std::chrono::steady_clock;

    explicit Pace(int most);

    int limit() const { return m_limit; }
    /// Tells that a request was sent, and so many are under way with it.
    void asked(int underWay, Clock::time_point now);
    void took(std::int64_t tokens, Clock::time_point now);
    /// Tells that a request ended with an answer.
    void answered(Clock::time_point now);

private:
    void judge(Clock::time_point now);
    void begin(int limit, Clock::time_point now);

    int m_most;
    int m_limit;
    bool m_doubles = true;
    int m_stays = 0;       ///< periods without another step
    int m_formerLimit = 0; ///< before the last step up; 0: the last step was none
    double m_formerSpeed = 0.0;
    std::optional<Clock::time_point> m_begin;
    std::int64_t m_tokens = 0;
    int m_answers = 0;
    bool m_isFull = false; ///< as many were under way in this period as the limit allows
};

} // namespace core::chat
