#pragma once

#include "core/base/JobControl.h"
#include "core/chat/Pace.h"
#include "core/chat/RequestCharge.h"
#include "core/chat/ServerPool.h"
#include "core/chat/WritingQueue.h"
#include "core/privacy/Spend.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <optional>
#include <string>

namespace core::chat {

/// The progress of a run of WritingQueue.cpp, which alone uses this: counts it and reports it to the watch.
class Standing final
{
public:
    WritingProgress progress; ///< what is counted; now() adds what is measured

    Standing(const ServerPool &pool, WritingWatch &watch, JobControl &control)
        : m_pool(pool)
        , m_watch(watch)
        , m_control(control)
    {}

    void count(const Charge &charge, const Prices &prices)
    {
        progress.promptTokens = privacy::saturatingSum(progress.promptTokens, charge.promptTokens);
        progress.completionTokens =
            privacy::saturatingSum(progress.completionTokens, charge.completionTokens);
        progress.money += prices.of(charge);
    }
    void took(std::int64_t tokens, Clock::time_point now) { m_speed.took(tokens, now); }
    void answered(const Answer &answer)
    {
        ++m_answers;
        m_charactersOfAnswers += answer.characters;
    }

    /// Returns whether the speed has to be reported although nothing has ended.
    bool isDue() const { return Clock::now() - m_toldAt >= std::chrono::seconds(5); }

    void tell()
    {
        m_toldAt = Clock::now();
        m_watch.progressed(now());
        const auto all = static_cast<double>(std::max<std::size_t>(progress.all, 1));
        m_control.report(static_cast<double>(progress.done) / all, "asking");
    }

    /// Reports once of each long wait its end and its reason.
    void tellLongWait(std::chrono::milliseconds pause, const std::string &words)
    {
        constexpr auto longWait = std::chrono::minutes(1);
        const auto until = Clock::now() + pause;
        if (pause < longWait || until <= m_toldUntil + longWait)
            return;
        m_toldUntil = until;
        m_control.waiting(std::chrono::ceil<std::chrono::seconds>(pause), words);
        progress.waitsUntil = until;
        progress.waitsFor = words;
        tell();
    }

    WritingProgress now() const
    {
        WritingProgress told = progress;
        told.tokensPerSecond = m_speed.perSecond(Clock::now());
        told.left = timeLeft(told.tokensPerSecond);
        if (m_pool.isSeveral())
            told.servers = m_pool.statuses(Clock::now());
        return told;
    }

private:
    // The documents that are left by the mean length of the answers so far and the measured speed.
    std::optional<std::chrono::seconds> timeLeft(double tokensPerSecond) const
    {
        if (m_answers == 0 || tokensPerSecond <= 0.0 || progress.done >= progress.all)
            return std::nullopt;
        const double tokens = static_cast<double>(m_charactersOfAnswers) / 4 / static_cast<double>(m_answers);
        const double seconds = static_cast<double>(progress.all - progress.done) * tokens / tokensPerSecond;
        constexpr double most = 1e9;
        return std::chrono::seconds(std::llround(std::min(most, seconds)));
    }

    const ServerPool &m_pool;
    WritingWatch &m_watch;
    JobControl &m_control;
    Clock::time_point m_toldUntil; ///< of a long wait
    Clock::time_point m_toldAt;
    TokenSpeed m_speed;
    std::int64_t m_answers = 0; ///< of this run
    std::int64_t m_charactersOfAnswers = 0;
};

} // namespace core::chat
