#pragma once

#include "core/chat/Answer.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core::chat {

/// Reads one answer while it arrives, for as long as words arrive: it ends an answer after too long a time
/// without a word, whatever signs of life come meanwhile, and at far more text than the asked number of
/// tokens can be, from a server that does not keep to it. The caller states the time.
class AnswerStream final
{
public:
    using Clock = std::chrono::steady_clock;

    /// `first` is the longest wait for the first word, `silence` the longest between two.
    AnswerStream(Protocol protocol,
                 const std::string &key,
                 std::chrono::milliseconds first,
                 std::chrono::milliseconds silence,
                 int tokens,
                 Clock::time_point now)
        : m_reader(protocol, key)
        , m_first(first)
        , m_silence(silence)
        , m_mostCharacters(std::int64_t{tokens} * charactersOfLongToken + 1000)
        , m_lastWord(now)
    {}

    /// Takes bytes from http::Exchanges. Returns false if the answer ends here.
    bool take(std::string_view bytes, Clock::time_point now)
    {
        const std::int64_t before = m_reader.characters();
        if (!m_reader.take(bytes))
            return false;
        if (m_reader.characters() > before)
            m_lastWord = now;
        else if (now - m_lastWord > (before > 0 ? m_silence : m_first))
            m_isSilent = true;
        if (m_reader.characters() > m_mostCharacters) {
            m_reader.endHere(Finish::CutOff);
            return false;
        }
        return !m_isSilent;
    }

    /// Ends the answer where it is, if `isEnough` says so of the text that came. It is asked once for each
    /// `step` bytes of text. Returns whether the answer goes on.
    template<typename IsEnough>
    bool goesOn(IsEnough isEnough)
    {
        constexpr std::size_t step = 100;
        if (m_reader.text().size() < m_seen + step)
            return true;
        m_seen = m_reader.text().size();
        if (!isEnough(m_reader.text()))
            return true;
        m_reader.endHere(Finish::CutOff);
        return false;
    }

    /// Returns the tokens that arrived since the last call, estimated: four characters a token.
    std::int64_t newTokens()
    {
        const std::int64_t tokens = m_reader.characters() / usualCharacters;
        const std::int64_t fresh = tokens - m_told;
        m_told = tokens;
        return fresh;
    }

    /// Returns the answer, or why there is none, once the exchange has ended.
    tl::expected<Answer, Refusal> finish(const http::Reply &reply)
    {
        if (!m_isSilent)
            return m_reader.finish(reply);
        http::Reply silent = reply;
        silent.failure = http::Failure::Timeout;
        const auto seconds =
            std::chrono::duration_cast<std::chrono::seconds>(m_reader.characters() > 0 ? m_silence : m_first);
        silent.words = "no word came for " + std::to_string(seconds.count()) + " seconds";
        return m_reader.finish(silent);
    }

private:
    static constexpr std::int64_t usualCharacters = 4;
    static constexpr std::int64_t charactersOfLongToken = 16;

    AnswerReader m_reader;
    std::chrono::milliseconds m_first;
    std::chrono::milliseconds m_silence;
    std::int64_t m_mostCharacters;
    Clock::time_point m_lastWord;
    std::int64_t m_told = 0;
    std::size_t m_seen = 0; ///< bytes of text that goesOn() asked about
    bool m_isSilent = false;
};

} // namespace core::chat
