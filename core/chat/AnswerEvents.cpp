// Reads the events of each protocol: the pieces of a stream, or an answer at once.
#include "core/base/Text.h"
#include "core/chat/Answer.h"
#include "core/chat/RequestCharge.h"
#include "core/chat/ServerWords.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace core::chat {

namespace {

using Json = nlohmann::json;

/// The reasons of servers for the end of an answer, in small letters.
struct NamedFinish
{
    std::string_view name;
    Finish finish;
};

constexpr std::array<NamedFinish, 22> finishes{{{"stop", Finish::Stopped},
                                                {"end_turn", Finish::Stopped},
                                                {"stop_sequence", Finish::Stopped},
                                                {"eos", Finish::Stopped},
                                                {"eos_token", Finish::Stopped},
                                                {"end", Finish::Stopped},
                                                {"complete", Finish::Stopped},
                                                {"completed", Finish::Stopped},
                                                {"finish", Finish::Stopped},
                                                {"finished", Finish::Stopped},
                                                {"length", Finish::CutOff},
                                                {"max_tokens", Finish::CutOff},
                                                {"max_output_tokens", Finish::CutOff},
                                                {"max_length", Finish::CutOff},
                                                {"model_length", Finish::CutOff},
                                                {"model_context_window_exceeded", Finish::CutOff},
                                                {"content_filter", Finish::Withheld},
                                                {"content_filtered", Finish::Withheld},
                                                {"refusal", Finish::Withheld},
                                                {"safety", Finish::Withheld},
                                                {"recitation", Finish::Withheld},
                                                {"prohibited_content", Finish::Withheld}}};

Finish finishNamed(const std::string &reason)
{
    const auto found = std::ranges::find(finishes, lowered(reason), &NamedFinish::name);
    return found == finishes.end() ? Finish::Unsaid : found->finish;
}

/// Whether an event ends the answer, by its reason.
enum class Reason { None, End, Broken, Misshapen };

// An optional value may be null or empty too, and some servers have a number.
Reason takeReason(const Json &object, const char *key, Answer &answer)
{
    const Json &reason = memberOf(object, key);
    if (!reason.is_string())
        return reason.is_structured() ? Reason::Misshapen : Reason::None;
    const auto &name = reason.get_ref<const std::string &>();
    if (name.empty() || name == "null")
        return Reason::None;
    const std::string small = lowered(name);
    if (small == "error" || small == "abort" || small == "aborted" || small == "cancelled")
        return Reason::Broken;
    answer.finish = finishNamed(name);
    return Reason::End;
}

void append(Answer &answer, const std::string &text)
{
    answer.text += text;
    answer.characters += charactersOf(text);
}

bool takeText(const Json &object, const char *key, Answer &answer)
{
    const Json &text = memberOf(object, key);
    if (text.is_string())
        append(answer, text.get_ref<const std::string &>());
    return text.is_string() || text.is_null();
}

// Notes that the model reasons in a field of its own, which is not read.
void noteReasoning(const Json &said, Answer &answer)
{
    for (const char *name : {"reasoning_content", "reasoning", "thinking"}) {
        const Json &reasoning = memberOf(said, name);
        if (reasoning.is_string())
            answer.characters += charactersOf(reasoning.get_ref<const std::string &>());
        answer.isReasoningAlone =
            answer.isReasoningAlone || (!reasoning.is_null() && !reasoning.empty() && reasoning != "");
    }
}

// Takes a content that is a text or a list of parts, of which those of a text belong to the answer.
bool takeContent(const Json &content, Answer &answer)
{
    if (!content.is_array()) {
        if (content.is_string())
            append(answer, content.get_ref<const std::string &>());
        return content.is_string() || content.is_null();
    }
    for (const Json &part : content) {
        const Json &type = memberOf(part, "type");
        const bool isText = type.is_null() || type == "text" || type == "output_text";
        if (!part.is_object() || (isText && !takeText(part, "text", answer)))
            return false;
        noteReasoning(part, answer);
        answer.isReasoningAlone = answer.isReasoningAlone || type == "thinking" || type == "reasoning";
    }
    return true;
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

EventMeaning meaning(bool isFit, Reason reason, bool isEnd = false)
{
    if (!isFit || reason == Reason::Broken || reason == Reason::Misshapen)
        return EventMeaning::Garbled;
    return isEnd || reason == Reason::End ? EventMeaning::End : EventMeaning::Piece;
}

// A chunk has "delta", an answer in one piece "message", one of the older protocol "text".
EventMeaning applyOpenAi(const Json &event, Answer &answer)
{
    const Json &usage = memberOf(event, "usage");
    takeCount(usage, "prompt_tokens", answer.promptTokens);
    takeCount(usage, "completion_tokens", answer.completionTokens);
    const Json &choices = memberOf(event, "choices");
    if (choices.is_null() || (choices.is_array() && choices.empty()))
        return EventMeaning::Other; // a warning, the usage alone, a sign of life
    if (!choices.is_array() || !choices.front().is_object())
        return EventMeaning::Garbled;
    const Json &choice = choices.front();
    const bool isWhole = memberOf(choice, "message").is_object();
    const Json &said =
        isWhole || !choice.contains("delta") ? memberOf(choice, "message") : memberOf(choice, "delta");
    noteReasoning(said, answer);
    if (const Json &refusal = memberOf(said, "refusal"); refusal.is_string() && refusal != "")
        answer.finish = Finish::Withheld;
    const bool isFit = (said.is_object() || said.is_null()) && takeContent(memberOf(said, "content"), answer)
                       && takeText(choice, "text", answer);
    const Finish before = answer.finish;
    const Reason reason = takeReason(choice, "finish_reason", answer);
    if (before == Finish::Withheld) // a reason "stop" comes behind a refusal
        answer.finish = before;
    return meaning(isFit, reason, isWhole);
}

EventMeaning applyOllama(const Json &event, Answer &answer)
{
    const Json &message = memberOf(event, "message");
    const Json &done = memberOf(event, "done");
    if (message.is_null() && done.is_null())
        return EventMeaning::Other;
    takeCount(event, "prompt_eval_count", answer.promptTokens);
    takeCount(event, "eval_count", answer.completionTokens);
    noteReasoning(message, answer);
    const bool isFit =
        message.is_object() && (done.is_boolean() || done.is_null()) && takeText(message, "content", answer);
    const Reason reason = takeReason(event, "done_reason", answer);
    const bool isDone = done.is_boolean() && done.get<bool>();
    return meaning(isFit, isDone || reason != Reason::End ? reason : Reason::None, isDone);
}

// Reads an answer that comes in one piece.
EventMeaning applyAnthropicMessage(const Json &event, Answer &answer)
{
    const Json &content = memberOf(event, "content");
    if (!content.is_array() || !takeContent(content, answer))
        return EventMeaning::Garbled;
    const Json &usage = memberOf(event, "usage");
    takeCount(usage, "input_tokens", answer.promptTokens);
    takeCount(usage, "output_tokens", answer.completionTokens);
    return meaning(true, takeReason(event, "stop_reason", answer), true);
}

EventMeaning applyAnthropic(const Json &event, Answer &answer)
{
    const Json &named = memberOf(event, "type");
    if (!named.is_string())
        return EventMeaning::Other;
    const auto &type = named.get_ref<const std::string &>();
    if (type == "message")
        return applyAnthropicMessage(event, answer);
    const Json &delta = memberOf(event, "delta");
    if (type == "message_start") {
        const Json &message = memberOf(event, "message");
        takeCount(memberOf(message, "usage"), "input_tokens", answer.promptTokens);
        return meaning(message.is_object(), Reason::None);
    }
    if (type == "content_block_delta") {
        noteReasoning(delta, answer);
        return meaning(delta.is_object() && takeText(delta, "text", answer), Reason::None);
    }
    if (type == "message_delta") {
        takeCount(memberOf(event, "usage"), "output_tokens", answer.completionTokens);
        const Reason reason = takeReason(delta, "stop_reason", answer);
        // The end is an event of its own.
        return meaning(delta.is_object(), reason == Reason::End ? Reason::None : reason);
    }
    return type == "message_stop" ? EventMeaning::End : EventMeaning::Other;
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

} // namespace core::chat
