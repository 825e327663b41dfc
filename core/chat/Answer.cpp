#include "core/chat/Answer.h"

#include "core/chat/Event.h"

#include <nlohmann/json.hpp>

namespace core::chat {

namespace {

using Json = nlohmann::json;

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

void mask(std::string &text, const std::string &secret)
{
    if (secret.empty())
        return;
    for (std::size_t at = text.find(secret); at != std::string::npos; at = text.find(secret, at + 8))
        text.replace(at, secret.size(), "********");
}

std::string wordsOf(std::string_view body)
{
    const Json object = Json::parse(body, nullptr, false);
    return object.is_discarded() ? std::string() : errorWords(object);
}

} // namespace

bool AnswerReader::take(std::string_view bytes)
{
    for (std::size_t end = bytes.find('\n'); end != std::string_view::npos; end = bytes.find('\n')) {
        m_pending.append(bytes.substr(0, end));
        takeLine(m_pending);
        m_pending.clear();
        bytes.remove_prefix(end + 1);
    }
    m_pending.append(bytes);
    return true;
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
    const Json event = Json::parse(json, nullptr, false);
    if (!event.is_object()) {
        m_isGarbled = true;
        return;
    }
    if (const std::string words = errorWords(event); !words.empty()) {
        m_serverWords = words;
        return;
    }
    try {
        m_hasEvent = true;
        m_hasEnd = applyEvent(m_protocol, event, m_answer) || m_hasEnd;
    } catch (const Json::exception &) {
        m_isGarbled = true;
    }
}

tl::expected<Answer, Refusal> AnswerReader::finish(const http::Reply &reply)
{
    auto read = outcome(reply);
    if (read)
        mask(read->text, m_secret);
    else
        mask(read.error().words, m_secret);
    return read;
}

tl::expected<Answer, Refusal> AnswerReader::outcome(const http::Reply &reply)
{
    if (!m_pending.empty())
        takeLine(std::exchange(m_pending, {}));
    if (reply.failure != http::Failure::None || reply.status < 200 || reply.status > 299)
        return refused(reply);
    if (!m_hasEvent && !m_whole.empty())
        takeEvent(std::exchange(m_whole, {}));
    if (!m_serverWords.empty())
        return refusal(Cure::TryAgain, reply, "the server broke off: " + m_serverWords);
    if (m_isGarbled || !m_whole.empty())
        return refusal(Cure::TryAgain, reply, "the server's answer is not what its protocol says");
    if (!m_hasEnd)
        return refusal(Cure::TryAgain, reply, "the answer ended before its end");
    m_answer.text = cleaned(m_answer.text);
    return std::move(m_answer);
}

tl::expected<Answer, Refusal> AnswerReader::refused(const http::Reply &reply) const
{
    if (reply.failure != http::Failure::None)
        return refusal(cureOf(reply.failure), reply, reply.words);
    std::string words = "the server answered " + std::to_string(reply.status);
    if (!reply.location.empty())
        words += " and points to another address; the key is for this one only";
    else if (const std::string said = m_serverWords.empty() ? wordsOf(m_whole) : m_serverWords; !said.empty())
        words += ": " + said;
    return refusal(cureOf(reply.status), reply, words);
}

Result<std::vector<std::string>> modelsOf(std::string_view json)
{
    const Json list = Json::parse(json, nullptr, false);
    std::vector<std::string> models;
    if (list.is_object()) {
        const char *key = list.contains("models") ? "models" : "data";
        for (const Json &each : list.value(key, Json::array()))
            for (const char *name : {"id", "name"})
                if (each.is_object() && each.contains(name) && each.at(name).is_string()) {
                    models.push_back(cleaned(each.at(name).get<std::string>()));
                    break;
                }
    }
    if (models.empty())
        return fail(ErrorCode::Network, "the server gave no list of models");
    return models;
}

} // namespace core::chat
