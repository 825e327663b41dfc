#pragma once

#include "core/chat/KeyMask.h"
#include "core/chat/Server.h"
#include "core/http/Exchange.h"

#include <algorithm>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::chat {

/// The reason why the model stopped, as the server states it.
enum class Finish {
    Stopped,  ///< the answer is at its end
    CutOff,   ///< at the limit of tokens
    Withheld, ///< by a filter of the server
    Unsaid
};

/// Returns the number of characters of a text in UTF-8.
inline std::int64_t charactersOf(std::string_view text)
{
    return std::ranges::count_if(
        text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; });
}

struct Answer
{
    std::string text; ///< UTF-8, without control characters but line breaks and tabs
    Finish finish = Finish::Unsaid;
    std::optional<std::int64_t> promptTokens; ///< as the server counted them; nothing if it cannot be so
    std::optional<std::int64_t> completionTokens;
    std::int64_t characters = 0;   ///< that the model wrote, its reasoning included
    bool isReasoningAlone = false; ///< the model gave nothing but its reasoning, which is no document
};

/// The remedy for an exchange without an answer.
enum class Remedy {
    TryAgain, ///< 408, 409, 429, 5xx, silence, a broken connection, an answer that is invalid
    GiveUp    ///< the same request would fail again: correct the settings
};

/// The reason why there is no answer. `words` are for a person: one printable line
/// (core/base/Text.h) without header, key or body, with at most 300 bytes of the server's own words.
struct Refusal
{
    Remedy remedy = Remedy::TryAgain;
    http::Failure failure = http::Failure::None;
    int status = 0;
    std::optional<std::chrono::milliseconds> retryAfter;
    std::string words;
    std::vector<Parameter> parameters = {};        ///< that the server says it does not accept
    bool isAccountEmpty = false;                   ///< no wait mends it
    bool isSent = true;                            ///< false if nothing left this computer
    std::optional<std::int64_t> promptTokens = {}; ///< as the server counted them before the end
    std::optional<std::int64_t> completionTokens = {};
    std::int64_t characters = 0; ///< that the model wrote before the end
};

/// Reads one answer as it streams in: server-sent events (as the standard has them, and with one line break
/// between them), JSON lines, or one JSON object from servers that do not stream. Never trusts the content
/// type. An event that says nothing of the answer is passed over; broken JSON, JSON with an answer of another
/// shape, or a line or event of more than 1 MiB, is refused. The reasoning of the model is no part of the
/// answer (core/chat/Reasoning.h). Nothing throws, whatever comes.
class AnswerReader final
{
public:
    /// A server that repeats `secret`, the key, finds it masked in what is kept.
    explicit AnswerReader(Protocol protocol, const std::string &secret = {})
        : m_protocol(protocol)
        , m_mask(secret)
    {}

    /// Takes bytes from http::Exchanges. Returns false once a line is too long.
    bool take(std::string_view bytes);

    /// Returns the characters that the model wrote so far, its reasoning included.
    std::int64_t characters() const { return m_answer.characters; }
    /// Returns the text that came so far, reasoning in the text included.
    std::string_view text() const { return m_answer.text; }
    /// Makes what came so far the whole answer, whatever the reply of the exchange is.
    void endHere(Finish finish)
    {
        m_answer.finish = finish;
        m_hasEnd = true;
        m_isEndedHere = true;
    }

    /// The answer, or why there is none, once the exchange has ended.
    tl::expected<Answer, Refusal> finish(const http::Reply &reply);

private:
    /// Finds the end of a JSON value that is spread over lines.
    class ValueEnd
    {
    public:
        /// Takes the next line; returns whether the value ends in it.
        bool take(std::string_view line);

    private:
        int m_depth = 0;
        bool m_isInString = false;
        bool m_isEscaped = false;
    };

    tl::expected<Answer, Refusal> outcome(const http::Reply &reply);
    void takeBytes(std::string_view bytes);
    void takeLine(std::string_view line);
    void takeData(std::string_view data);
    void endEvent();
    void takeEvent(std::string_view json);
    tl::expected<Answer, Refusal> refused(const http::Reply &reply) const;
    tl::expected<Answer, Refusal> unread(const http::Reply &reply) const;

    Protocol m_protocol;
    KeyMask m_mask;
    std::string m_pending; ///< of a line
    std::string m_data;    ///< of an event, the lines so far
    std::string m_name;    ///< of an event
    ValueEnd m_end;        ///< of the JSON in m_data
    std::string m_whole;   ///< of an answer that does not stream
    std::string m_begin;   ///< of the body, for the words of an error
    Answer m_answer;
    std::optional<std::string> m_serverWords; ///< of an error inside an answer, unchanged
    int m_serverCode = 0;                     ///< of the same, if it gives the status of an error
    bool m_hasLine = false;
    bool m_skipsLineFeed = false; ///< behind a carriage return
    bool m_hasEvent = false;      ///< that says something of the answer
    bool m_hasEnd = false;
    bool m_isEndedHere = false;
    bool m_isGarbled = false;
    bool m_isTooLong = false;
};

/// The models of a server's list. Errors: Network if it is invalid.
Result<std::vector<std::string>> modelsOf(std::string_view json);

/// The meaning of one JSON object of an answer: a piece of a stream, or all of it at once. The object is not
/// trusted: the type of each value is checked, and nothing throws, whatever its shape.
enum class EventMeaning {
    Piece,
    End,    ///< a piece, and the answer is at its end
    Other,  ///< nothing of an answer: a sign of life, a warning, a count of tokens
    Garbled ///< not what the protocol says; the answer may hold a part of it
};

/// Adds what the event says to the answer.
EventMeaning applyEvent(Protocol protocol, const nlohmann::json &event, Answer &answer);

} // namespace core::chat
