#include "core/chat/Event.h"

#include "core/base/JsonInput.h"
#include "core/chat/WritingCosts.h"

namespace core::chat {

namespace {

using Json = nlohmann::json;

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
