#include "core/chat/Event.h"

namespace core::chat {

namespace {

using Json = nlohmann::json;

constexpr std::size_t mostWords = 300; // bytes

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

void takeReason(const Json &object, const char *key, Answer &answer)
{
    if (const auto found = object.find(key); found != object.end() && found->is_string())
        answer.finish = finishNamed(found->get<std::string>());
}

void takeCount(const Json &object, const char *key, std::optional<std::int64_t> &count)
{
    if (const auto found = object.find(key); found != object.end() && found->is_number_integer())
        count = found->get<std::int64_t>();
}

void takeText(const Json &object, const char *key, Answer &answer)
{
    if (const auto found = object.find(key); found != object.end() && found->is_string())
        answer.text += found->get<std::string>();
}

// A chunk has "delta", an answer in one piece "message".
bool applyOpenAi(const Json &event, Answer &answer)
{
    if (const auto usage = event.find("usage"); usage != event.end() && usage->is_object()) {
        takeCount(*usage, "prompt_tokens", answer.promptTokens);
        takeCount(*usage, "completion_tokens", answer.completionTokens);
    }
    const Json &choices = event.at("choices");
    if (choices.empty())
        return false; // the last chunk, with the usage alone
    const Json &choice = choices.at(0);
    const bool isWhole = choice.contains("message");
    takeText(isWhole ? choice.at("message") : choice.value("delta", Json::object()), "content", answer);
    takeReason(choice, "finish_reason", answer);
    return isWhole || answer.finish != Finish::Unsaid;
}

bool applyOllama(const Json &event, Answer &answer)
{
    takeText(event.at("message"), "content", answer);
    takeCount(event, "prompt_eval_count", answer.promptTokens);
    takeCount(event, "eval_count", answer.completionTokens);
    takeReason(event, "done_reason", answer);
    return event.value("done", false);
}

bool applyAnthropic(const Json &event, Answer &answer)
{
    const std::string type = event.at("type");
    if (type == "message_start")
        takeCount(event.at("message").at("usage"), "input_tokens", answer.promptTokens);
    else if (type == "content_block_delta")
        takeText(event.at("delta"), "text", answer);
    else if (type == "message_delta") {
        takeReason(event.at("delta"), "stop_reason", answer);
        takeCount(event.value("usage", Json::object()), "output_tokens", answer.completionTokens);
    } else if (type == "message") { // in one piece
        for (const Json &part : event.at("content"))
            takeText(part, "text", answer);
        takeReason(event, "stop_reason", answer);
        takeCount(event.at("usage"), "input_tokens", answer.promptTokens);
        takeCount(event.at("usage"), "output_tokens", answer.completionTokens);
        return true;
    }
    return type == "message_stop";
}

} // namespace

bool applyEvent(Protocol protocol, const Json &event, Answer &answer)
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

std::string errorWords(const Json &object)
{
    if (!object.is_object() || !object.contains("error"))
        return {};
    const Json &error = object.at("error");
    std::string words = error.is_string()   ? error.get<std::string>()
                        : error.is_object() ? error.value("message", std::string())
                                            : "";
    words = cleaned(words);
    for (char &each : words)
        if (each == '\n' || each == '\t')
            each = ' ';
    if (words.size() > mostWords)
        words = cleaned(words.substr(0, mostWords)) + " ...";
    return words.empty() ? "an error without words" : words;
}

std::string cleaned(std::string_view text)
{
    std::string kept;
    kept.reserve(text.size());
    for (const char each : text) {
        const auto byte = static_cast<unsigned char>(each);
        if (byte >= 0x20 ? byte != 0x7f : each == '\n' || each == '\t')
            kept += each;
    }
    // The library's writer knows UTF-8: a string is quoted by it and read back.
    return Json::parse(Json(kept).dump(-1, ' ', false, Json::error_handler_t::replace)).get<std::string>();
}

} // namespace core::chat
