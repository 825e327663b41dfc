#include "core/chat/Answer.h"

#include "core/base/JsonInput.h"
#include "core/base/Text.h"
#include "core/chat/Event.h"

#include <nlohmann/json.hpp>

namespace core::chat {

namespace {

using Json = nlohmann::json;

// An answer in one piece, of as many tokens as may be asked for, is a line of less.
constexpr std::size_t longestLine = std::size_t{1} << 20;
constexpr std::size_t mostWords = 300; // bytes

tl::unexpected<Refusal> refusal(Cure cure, const http::Reply &reply, std::string words)
{
    return tl::unexpected<Refusal>({.cure = cure,
                                    .failure = reply.failure,
                                    .status = reply.status,
                                    .retryAfter = reply.retryAfter,
                                    .words = std::move(words)});
}

Cure cureOf(http::Failure failure)
{
    switch (failure) {
    case http::Failure::Timeout:
    case http::Failure::Broken:
    case http::Failure::Refused:
    case http::Failure::Certificate: // one of several servers behind a name may be set up wrongly
    case http::Failure::Stopped:
    case http::Failure::Other:
        return Cure::TryAgain;
    default: // an address or a proxy does not mend itself, and a liar stays one
        return Cure::GiveUp;
    }
}

Cure cureOf(int status)
{
    return status == 408 || status == 409 || status == 425 || status == 429 || status >= 500 ? Cure::TryAgain
                                                                                             : Cure::GiveUp;
}

} // namespace

bool AnswerReader::take(std::string_view bytes)
{
    if (m_isTooLong)
        return false;
    for (std::size_t end = bytes.find('\n'); end != std::string_view::npos; end = bytes.find('\n')) {
        m_pending.append(bytes.substr(0, end));
        if (m_isTooLong = m_pending.size() > longestLine; m_isTooLong)
            return false;
        takeLine(m_pending);
        m_pending.clear();
        bytes.remove_prefix(end + 1);
    }
    m_pending.append(bytes);
    m_isTooLong = m_pending.size() > longestLine;
    return !m_isTooLong;
}

void AnswerReader::takeLine(std::string_view line)
{
    if (line.ends_with('\r'))
        line.remove_suffix(1);
    if (line.starts_with("data:")) {
        line.remove_prefix(line.starts_with("data: ") ? 6 : 5);
        if (line == "[DONE]")
            m_hasEnd = true;
        else
            takeEvent(line);
        return;
    }
    if (line.empty() || line.starts_with(':') || line.starts_with("event:") || line.starts_with("id:")
        || line.starts_with("retry:"))
        return;
    if (m_whole.empty() && m_protocol == Protocol::Ollama && line.ends_with('}')) {
        takeEvent(line);
        return;
    }
    m_whole.append(line).append("\n");
}

void AnswerReader::takeEvent(std::string_view json)
{
    const Json event = parseJson(json);
    if (!event.is_object()) {
        m_isGarbled = true;
        return;
    }
    if (auto words = errorIn(event)) {
        m_serverWords = std::move(words);
        return;
    }
    m_hasEvent = true;
    const EventMeaning meaning = applyEvent(m_protocol, event, m_answer);
    m_isGarbled = m_isGarbled || meaning == EventMeaning::Garbled;
    m_hasEnd = m_hasEnd || meaning == EventMeaning::End;
}

std::string AnswerReader::shown(std::string words) const
{
    words = m_mask.inWords(words);
    for (char &each : words)
        if (each == '\n' || each == '\r' || each == '\t')
            each = ' ';
    words = printable(words);
    return words.size() <= mostWords ? words : std::string(cutUtf8(words, mostWords)) + " ...";
}

tl::expected<Answer, Refusal> AnswerReader::finish(const http::Reply &reply)
{
    auto read = outcome(reply);
    if (read)
        m_mask.inDocument(read->text);
    return read;
}

tl::expected<Answer, Refusal> AnswerReader::outcome(const http::Reply &reply)
{
    if (m_isTooLong)
        return refusal(Cure::TryAgain, reply, "a line of the server's answer is longer than 1 MiB");
    if (!m_pending.empty())
        takeLine(std::exchange(m_pending, {}));
    if (reply.failure != http::Failure::None || reply.status < 200 || reply.status > 299)
        return refused(reply);
    if (!m_hasEvent && !m_whole.empty())
        takeEvent(std::exchange(m_whole, {}));
    if (m_serverWords)
        return refusal(Cure::TryAgain, reply, "the server broke off: " + shown(*m_serverWords));
    if (m_isGarbled || !m_whole.empty())
        return refusal(Cure::TryAgain, reply, "the server's answer is not what its protocol says");
    if (!m_hasEnd)
        return refusal(Cure::TryAgain, reply, "the answer ended before its end");
    m_answer.text = plainText(m_answer.text);
    return std::move(m_answer);
}

tl::expected<Answer, Refusal> AnswerReader::refused(const http::Reply &reply) const
{
    if (reply.failure != http::Failure::None)
        return refusal(cureOf(reply.failure), reply, shown(reply.words));
    std::string words = "the server answered " + std::to_string(reply.status);
    if (!reply.location.empty())
        words += " and points to another address; the key is for this one only";
    else if (const auto said = m_serverWords ? m_serverWords : errorIn(parseJson(m_whole)))
        words += ": " + shown(*said);
    return refusal(cureOf(reply.status), reply, words);
}

Result<std::vector<std::string>> modelsOf(std::string_view json)
{
    const Json list = parseJson(json);
    const Json &named = memberOf(list, "models");
    std::vector<std::string> models;
    for (const Json &each : named.is_null() ? memberOf(list, "data") : named)
        for (const char *name : {"id", "name"})
            if (const Json &said = memberOf(each, name); said.is_string()) {
                models.push_back(plainText(said.get_ref<const std::string &>()));
                break;
            }
    if (models.empty())
        return fail(ErrorCode::Network, "the server gave no list of models");
    return models;
}

} // namespace core::chat
