#include "core/chat/Answer.h"

#include "core/base/JsonInput.h"
#include "core/base/Text.h"
#include "core/chat/WritingQueue.h"

#include <nlohmann/json.hpp>

namespace core::chat {

namespace {

using Json = nlohmann::json;

// An answer in one piece, of as many tokens as may be asked for, is a line of less.
constexpr std::size_t longestLine = std::size_t{1} << 20;
constexpr std::size_t mostWords = 300; // bytes

tl::unexpected<Refusal> refusal(Remedy remedy, const http::Reply &reply, std::string words)
{
    return tl::unexpected<Refusal>({.remedy = remedy,
                                    .failure = reply.failure,
                                    .status = reply.status,
                                    .retryAfter = reply.retryAfter,
                                    .words = std::move(words)});
}

Remedy remedyFor(http::Failure failure)
{
    switch (failure) {
    case http::Failure::Timeout:
    case http::Failure::Broken:
    case http::Failure::Refused:
    case http::Failure::Certificate: // one of several servers behind a name may be set up wrongly
    case http::Failure::Stopped:
    case http::Failure::Other:
        return Remedy::TryAgain;
    default: // an address or a proxy does not mend itself, and a liar stays one
        return Remedy::GiveUp;
    }
}

Remedy remedyFor(int status)
{
    return status == 408 || status == 409 || status == 425 || status == 429 || status >= 500
               ? Remedy::TryAgain
               : Remedy::GiveUp;
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
        return refusal(Remedy::TryAgain, reply, "a line of the server's answer is longer than 1 MiB");
    if (!m_pending.empty())
        takeLine(std::exchange(m_pending, {}));
    if (reply.failure != http::Failure::None || reply.status < 200 || reply.status > 299)
        return refused(reply);
    if (!m_hasEvent && !m_whole.empty())
        takeEvent(std::exchange(m_whole, {}));
    if (m_serverWords)
        return refusal(Remedy::TryAgain, reply, "the server broke off: " + shown(*m_serverWords));
    if (m_isGarbled || !m_whole.empty())
        return refusal(Remedy::TryAgain, reply, "the server's answer is not what its protocol says");
    if (!m_hasEnd)
        return refusal(Remedy::TryAgain, reply, "the answer ended before its end");
    m_answer.text = plainText(m_answer.text);
    return std::move(m_answer);
}

tl::expected<Answer, Refusal> AnswerReader::refused(const http::Reply &reply) const
{
    if (reply.failure != http::Failure::None)
        return refusal(remedyFor(reply.failure), reply, shown(reply.words));
    std::string words = "the server answered " + std::to_string(reply.status);
    if (!reply.location.empty())
        words += " and points to another address; the key is for this one only";
    else if (const auto said = m_serverWords ? m_serverWords : errorIn(parseJson(m_whole)))
        words += ": " + shown(*said);
    return refusal(remedyFor(reply.status), reply, words);
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

namespace {

Finish finishNamed(const std::string &reason)
{
    if (reason == "stop" || reason == "end_turn" || reason == "stop_sequence")
        return Finish::Stopped;
    if (reason == "length" || reason == "max_tokens" || reason == "model_context_window_exceeded")
        return Finish::CutOff;
    if (reason == "content_filter" || reason == "refusal")
        return Finish::Withheld;
    return Finish::Unsaid;
}

// An optional value may be null too; anything but a text is not of the protocol.
bool takeReason(const Json &object, const char *key, Answer &answer)
{
    const Json &reason = memberOf(object, key);
    if (reason.is_string())
        answer.finish = finishNamed(reason.get_ref<const std::string &>());
    return reason.is_string() || reason.is_null();
}

bool takeText(const Json &object, const char *key, Answer &answer)
{
    const Json &text = memberOf(object, key);
    if (text.is_string())
        answer.text += text.get_ref<const std::string &>();
    return text.is_string() || text.is_null();
}

// A number that no request can have is as good as none: what was written costs what it may cost at most.
void takeCount(const Json &object, const char *key, std::optional<std::int64_t> &count)
{
    const Json &said = memberOf(object, key);
    if (!said.is_number_integer())
        return;
    const bool isAbove = said.is_number_unsigned() && said.get<std::uint64_t>() > mostTokens;
    count = isAbove ? std::nullopt : saneTokens(said.get<std::int64_t>());
}

bool isObjectOrNone(const Json &value)
{
    return value.is_object() || value.is_null();
}

EventMeaning meaning(bool isFit, bool isEnd)
{
    return !isFit ? EventMeaning::Garbled : isEnd ? EventMeaning::End : EventMeaning::Piece;
}

// A chunk has "delta", an answer in one piece "message".
EventMeaning applyOpenAi(const Json &event, Answer &answer)
{
    const Json &usage = memberOf(event, "usage");
    takeCount(usage, "prompt_tokens", answer.promptTokens);
    takeCount(usage, "completion_tokens", answer.completionTokens);
    const Json &choices = memberOf(event, "choices");
    if (!choices.is_array())
        return EventMeaning::Garbled;
    if (choices.empty())
        return EventMeaning::Piece; // the last chunk, with the usage alone
    const Json &choice = choices.front();
    const bool isWhole = choice.is_object() && choice.contains("message");
    const Json &said = memberOf(choice, isWhole ? "message" : "delta");
    const bool isFit = choice.is_object() && (isWhole ? said.is_object() : isObjectOrNone(said))
                       && takeText(said, "content", answer) && takeReason(choice, "finish_reason", answer);
    return meaning(isFit, isWhole || answer.finish != Finish::Unsaid);
}

EventMeaning applyOllama(const Json &event, Answer &answer)
{
    const Json &message = memberOf(event, "message");
    const Json &done = memberOf(event, "done");
    takeCount(event, "prompt_eval_count", answer.promptTokens);
    takeCount(event, "eval_count", answer.completionTokens);
    const bool isFit = message.is_object() && (done.is_boolean() || done.is_null())
                       && takeText(message, "content", answer) && takeReason(event, "done_reason", answer);
    return meaning(isFit, done.is_boolean() && done.get<bool>());
}

// Reads an answer that comes in one piece.
EventMeaning applyAnthropicMessage(const Json &event, Answer &answer)
{
    const Json &content = memberOf(event, "content");
    if (!content.is_array())
        return EventMeaning::Garbled;
    for (const Json &part : content)
        if (!part.is_object() || !takeText(part, "text", answer))
            return EventMeaning::Garbled;
    const Json &usage = memberOf(event, "usage");
    takeCount(usage, "input_tokens", answer.promptTokens);
    takeCount(usage, "output_tokens", answer.completionTokens);
    return meaning(takeReason(event, "stop_reason", answer), true);
}

EventMeaning applyAnthropic(const Json &event, Answer &answer)
{
    const Json &named = memberOf(event, "type");
    if (!named.is_string())
        return EventMeaning::Garbled;
    const auto &type = named.get_ref<const std::string &>();
    if (type == "message")
        return applyAnthropicMessage(event, answer);
    const Json &delta = memberOf(event, "delta");
    if (type == "message_start") {
        const Json &message = memberOf(event, "message");
        takeCount(memberOf(message, "usage"), "input_tokens", answer.promptTokens);
        return meaning(message.is_object(), false);
    }
    if (type == "content_block_delta")
        return meaning(delta.is_object() && takeText(delta, "text", answer), false);
    if (type == "message_delta") {
        takeCount(memberOf(event, "usage"), "output_tokens", answer.completionTokens);
        return meaning(delta.is_object() && takeReason(delta, "stop_reason", answer), false);
    }
    return meaning(true, type == "message_stop");
}

} // namespace

EventMeaning applyEvent(Protocol protocol, const Json &event, Answer &answer)
{
    switch (protocol) {
    case Protocol::OpenAi:
    case Protocol::Azure:
        return applyOpenAi(event, answer);
    case Protocol::Ollama:
        return applyOllama(event, answer);
    case Protocol::Anthropic:
        break;
    }
    return applyAnthropic(event, answer);
}

std::optional<std::string> errorIn(const Json &object)
{
    const Json &error = memberOf(object, "error");
    if (error.is_null()) // some say so of every answer
        return std::nullopt;
    const Json &message = memberOf(error, "message");
    const Json &words = error.is_string() ? error : message;
    const bool hasWords = words.is_string() && !words.get_ref<const std::string &>().empty();
    return hasWords ? words.get<std::string>() : std::string("an error without words");
}

const Json &memberOf(const Json &object, const char *name)
{
    static const Json none;
    if (!object.is_object())
        return none;
    const auto found = object.find(name);
    return found == object.end() ? none : *found;
}

} // namespace core::chat
