#include "core/chat/Answer.h"

#include "core/base/JsonInput.h"
#include "core/base/Text.h"
#include "core/chat/Reasoning.h"
#include "core/chat/ServerWords.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace core::chat {

namespace {

using Json = nlohmann::json;

// An answer in one piece, of as many tokens as may be asked for, is a line of less.
constexpr std::size_t longestLine = std::size_t{1} << 20;
constexpr std::size_t mostBegin = std::size_t{64} << 10;

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

// Returns the status of HTTP that an error inside an answer gives; 0 if it gives none.
int codeIn(const Json &event)
{
    const Json &error = memberOf(event, "error");
    for (const Json *object : {&error, &event})
        for (const char *name : {"code", "status"})
            if (const Json &code = memberOf(*object, name);
                code.is_number_unsigned() && code >= 400 && code < 600)
                return code.get<int>();
    return 0;
}

} // namespace

bool AnswerReader::ValueEnd::take(std::string_view line)
{
    for (const char each : line) {
        if (m_isInString) {
            m_isInString = m_isEscaped || each != '"';
            m_isEscaped = !m_isEscaped && each == '\\';
        } else if (each == '"') {
            m_isInString = true;
        } else if (each == '{' || each == '[') {
            ++m_depth;
        } else if (each == '}' || each == ']') {
            --m_depth;
        }
    }
    return m_depth <= 0 && !m_isInString;
}

bool AnswerReader::take(std::string_view bytes)
{
    if (m_isTooLong)
        return false;
    if (m_begin.size() < mostBegin)
        m_begin.append(bytes.substr(0, mostBegin - m_begin.size()));
    takeBytes(bytes);
    return !m_isTooLong;
}

// Lines end with LF, CR LF or CR.
void AnswerReader::takeBytes(std::string_view bytes)
{
    while (!bytes.empty()) {
        if (std::exchange(m_skipsLineFeed, false) && bytes.front() == '\n') {
            bytes.remove_prefix(1);
            continue;
        }
        const std::size_t end = bytes.find_first_of("\r\n");
        m_pending.append(bytes.substr(0, end));
        m_isTooLong = m_isTooLong || m_pending.size() > longestLine;
        if (m_isTooLong || end == std::string_view::npos)
            return;
        m_skipsLineFeed = bytes[end] == '\r';
        bytes.remove_prefix(end + 1);
        takeLine(m_pending);
        m_pending.clear();
    }
}

void AnswerReader::takeLine(std::string_view line)
{
    constexpr std::string_view byteOrderMark = "\xef\xbb\xbf";
    if (!std::exchange(m_hasLine, true) && line.starts_with(byteOrderMark))
        line.remove_prefix(byteOrderMark.size());
    if (line.starts_with("data:"))
        return takeData(line.substr(5));
    if (trimmed(line).empty())
        return endEvent();
    if (line.starts_with("event:")) {
        m_name = trimmed(line.substr(6));
        return;
    }
    if (line.starts_with(':') || line.starts_with("id:") || line.starts_with("retry:"))
        return;
    if (m_whole.empty() && line.starts_with('{') && ValueEnd().take(line))
        takeEvent(line);
    else if (!m_hasEvent)
        m_whole.append(line).append("\n");
}

// An event may have several lines of data, and there may be no blank line behind it.
void AnswerReader::takeData(std::string_view data)
{
    if (m_data.empty()) {
        const std::string_view word = trimmed(data);
        m_hasEnd = m_hasEnd || word == "[DONE]";
        if (m_name == "error" && !word.empty() && !word.starts_with('{'))
            m_serverWords = std::string(word);
        if (word == "[DONE]" || !(word.starts_with('{') || word.starts_with('[')))
            return; // words are a sign of life
        m_end = {};
    }
    const bool isWhole = m_end.take(data);
    m_data.append(data).append("\n");
    m_isTooLong = m_isTooLong || m_data.size() > longestLine;
    if (isWhole)
        endEvent();
}

void AnswerReader::endEvent()
{
    if (!m_data.empty())
        takeEvent(std::exchange(m_data, {}));
    m_name.clear();
}

void AnswerReader::takeEvent(std::string_view json)
{
    const Json event = parseJson(json);
    if (!event.is_object()) {
        m_isGarbled = true;
        return;
    }
    auto words = errorIn(event);
    if (!words && m_name == "error")
        words = reasonIn(json).value_or("an error without words");
    if (words) {
        m_serverWords = std::move(words);
        m_serverCode = codeIn(event);
        return;
    }
    const EventMeaning meaning = applyEvent(m_protocol, event, m_answer);
    m_hasEvent = m_hasEvent || meaning != EventMeaning::Other;
    m_isGarbled = m_isGarbled || meaning == EventMeaning::Garbled;
    m_hasEnd = m_hasEnd || meaning == EventMeaning::End;
}

tl::expected<Answer, Refusal> AnswerReader::finish(const http::Reply &reply)
{
    auto read = outcome(reply);
    if (read) {
        m_mask.inDocument(read->text);
        return read;
    }
    Refusal &refusal = read.error();
    refusal.isSent = reply.isSent;
    refusal.promptTokens = m_answer.promptTokens;
    refusal.completionTokens = m_answer.completionTokens;
    refusal.characters = m_answer.characters;
    return read;
}

tl::expected<Answer, Refusal> AnswerReader::outcome(const http::Reply &reply)
{
    if (!m_isTooLong && !m_pending.empty())
        takeLine(std::exchange(m_pending, {}));
    if (m_isTooLong)
        return refusal(Remedy::TryAgain, reply, "a line of the server's answer is longer than 1 MiB");
    endEvent();
    const bool isFailed = reply.failure != http::Failure::None && !m_isEndedHere;
    if (isFailed || reply.status < 200 || reply.status > 299)
        return refused(reply);
    if (!m_hasEvent && !m_whole.empty() && !m_serverWords)
        takeEvent(std::exchange(m_whole, {}));
    if (m_serverWords || m_isGarbled || !m_hasEvent || !m_hasEnd)
        return unread(reply);
    const std::string said = plainText(m_answer.text);
    m_answer.text = withoutReasoning(said);
    m_answer.isReasoningAlone =
        trimmed(m_answer.text).empty() && (m_answer.isReasoningAlone || !trimmed(said).empty());
    return std::move(m_answer);
}

// Says why an exchange that went well gave no answer.
tl::expected<Answer, Refusal> AnswerReader::unread(const http::Reply &reply) const
{
    if (m_serverWords) {
        const bool isLasting =
            isTooLongForModel(*m_serverWords)
            || (!m_hasEvent && m_serverCode != 0 && remedyFor(m_serverCode) == Remedy::GiveUp);
        auto broken = refusal(isLasting ? Remedy::GiveUp : Remedy::TryAgain,
                              reply,
                              "the server broke off: " + shownWords(m_mask, *m_serverWords));
        broken.value().parameters = refusedIn(m_serverCode == 0 ? 400 : m_serverCode, m_begin);
        broken.value().isAccountEmpty = isAccountEmpty(m_serverCode == 0 ? 400 : m_serverCode, m_begin);
        return broken;
    }
    if (m_isGarbled || (!m_hasEvent && !trimmed(m_begin).empty())) {
        std::string words = "the server's answer is not what its protocol says";
        if (const auto said = m_hasEvent ? std::nullopt : reasonIn(m_begin))
            words += ": " + shownWords(m_mask, *said);
        return refusal(Remedy::TryAgain, reply, words);
    }
    return refusal(Remedy::TryAgain, reply, "the answer ended before its end");
}

tl::expected<Answer, Refusal> AnswerReader::refused(const http::Reply &reply) const
{
    if (reply.failure != http::Failure::None)
        return refusal(remedyFor(reply.failure), reply, shownWords(m_mask, reply.words));
    std::string words = "the server answered " + std::to_string(reply.status);
    if (!reply.location.empty())
        words += " and points to another address; the key is for this one only";
    else if (const auto said = m_serverWords ? m_serverWords : reasonIn(m_begin))
        words += ": " + shownWords(m_mask, *said);
    auto no = refusal(isTooLongForModel(m_begin) ? Remedy::GiveUp : remedyFor(reply.status), reply, words);
    no.value().parameters = refusedIn(reply.status, m_begin);
    no.value().isAccountEmpty = isAccountEmpty(reply.status, m_begin);
    if (no.value().isAccountEmpty)
        no.value().remedy = Remedy::GiveUp;
    return no;
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
