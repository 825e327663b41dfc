#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <optional>
#include <random>

namespace core::chat {

using Clock = std::chrono::steady_clock;

/// How long to wait before the next try: exponential with full jitter (Brooker 2015, "Exponential Backoff And
/// Jitter"), never less than the server asked for.
class Backoff final
{
public:
    Backoff(std::chrono::milliseconds first, std::chrono::milliseconds longest)
        : m_first(first)
        , m_longest(longest)
    {}

    /// After try number `tries` >= 1.
    std::chrono::milliseconds after(int tries, std::optional<std::chrono::milliseconds> asked);

private:
    std::chrono::milliseconds m_first;
    std::chrono::milliseconds m_longest;
    std::mt19937 m_random{std::random_device{}()}; // nothing secret hangs on it
};

/// A limit for any minute. Zero is no limit.
class MinuteLimit final
{
public:
    explicit MinuteLimit(std::int64_t perMinute)
        : m_perMinute(perMinute)
    {}

    /// When `amount` more may be spent; now or earlier means at once.
    Clock::time_point allowedAt(std::int64_t amount, Clock::time_point now);
    void spend(std::int64_t amount, Clock::time_point now);

private:
    struct Spent
    {
        Clock::time_point when;
        std::int64_t amount = 0;
    };
    void forget(Clock::time_point now);

    std::int64_t m_perMinute;
    std::int64_t m_sum = 0;
    std::deque<Spent> m_spent; ///< of the last minute
};

} // namespace core::chat
