#pragma once

#include "core/chat/KeyMask.h"
#include "core/chat/Server.h"
#include "core/http/Exchange.h"

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

struct Answer
{
    std::string text; ///< UTF-8, without control characters but line breaks and tabs
    Finish finish = Finish::Unsaid;
    std::optional<std::int64_t> promptTokens; ///< as the server counted them; nothing if it cannot be so
    std::optional<std::int64_t> completionTokens;
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
};

/// Reads one answer as it streams in: server-sent events, JSON lines, or one JSON object from servers that do
/// not stream. Never trusts the content type; what is not JSON, or JSON of another shape, or a line of more
/// than 1 MiB, is refused. Nothing throws, whatever comes.
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

    /// The answer, or why there is none, once the exchange has ended.
    tl::expected<Answer, Refusal> finish(const http::Reply &reply);

private:
    tl::expected<Answer, Refusal> outcome(const http::Reply &reply);
    void takeLine(std::string_view line);
    void takeEvent(std::string_view json);
    tl::expected<Answer, Refusal> refused(const http::Reply &reply) const;
    /// Words of others: masked, on one printable line, and then cut.
    std::string shown(std::string words) const;

    Protocol m_protocol;
    KeyMask m_mask;
    std::string m_pending; ///< of a line
    std::string m_whole;   ///< of an answer that does not stream, or of an error
    Answer m_answer;
    std::optional<std::string> m_serverWords; ///< of an error inside a stream, unchanged
    bool m_hasEvent = false;
    bool m_hasEnd = false;
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
    Garbled ///< not what the protocol says; the answer may hold a part of it
};

/// Adds what the event says to the answer.
EventMeaning applyEvent(Protocol protocol, const nlohmann::json &event, Answer &answer);

/// The server's own words in an error object, unchanged: neither masked, nor cut, nor printable. Nothing if
/// it is invalid.
std::optional<std::string> errorIn(const nlohmann::json &object);

/// The member of that name; null if `object` has none, or is no object.
const nlohmann::json &memberOf(const nlohmann::json &object, const char *name);

} // namespace core::chat
