#include "core/chat/ServerWords.h"

#include "core/base/JsonInput.h"
#include "core/base/Text.h"

#include <algorithm>
#include <cctype>
#include <initializer_list>
#include <utility>

namespace core::chat {

namespace {

using Json = nlohmann::json;

constexpr std::size_t mostWordsRead = std::size_t{2} << 10; // bytes of a reason
constexpr std::size_t mostWordsShown = 300;                 // bytes
constexpr int mostNested = 4;

bool hasAny(std::string_view text, std::initializer_list<std::string_view> parts)
{
    return std::ranges::any_of(
        parts, [&](std::string_view part) { return text.find(part) != std::string_view::npos; });
}

std::optional<std::string> wordsIn(const Json &value, int depth);

// Reads an item of a list of faults: words, and the place in the request that they are about.
std::string faultIn(const Json &item, int depth)
{
    std::string place;
    for (const Json &step : memberOf(item, "loc"))
        if (step.is_string())
            place += (place.empty() ? "" : ".") + step.get<std::string>();
    const auto words = wordsIn(item, depth);
    return place.empty() || !words ? words.value_or(place) : place + ": " + *words;
}

std::optional<std::string> wordsIn(const Json &value, int depth)
{
    if (depth > mostNested)
        return std::nullopt;
    if (value.is_string()) {
        const auto &words = value.get_ref<const std::string &>();
        return trimmed(words).empty() ? std::nullopt : std::optional(std::string(trimmed(words)));
    }
    if (value.is_array()) {
        std::string all;
        for (const Json &each : value)
            if (const std::string fault = faultIn(each, depth + 1);
                !fault.empty() && all.size() < mostWordsRead)
                all += (all.empty() ? "" : "; ") + fault;
        return all.empty() ? std::nullopt : std::optional(std::move(all));
    }
    for (const char *name : {"error",
                             "message",
                             "detail",
                             "details",
                             "msg",
                             "error_description",
                             "description",
                             "errors",
                             "reason",
                             "title",
                             "code",
                             "type"})
        if (auto words = wordsIn(memberOf(value, name), depth + 1))
            return words;
    return std::nullopt;
}

// Returns the text of a page without its marks: its title, else its beginning.
std::string wordsOfPage(std::string_view page)
{
    const std::string small = lowered(page);
    const std::size_t title = small.find("<title");
    const std::size_t begin = title == std::string::npos ? 0 : title;
    const std::size_t last = title == std::string::npos ? small.size() : small.find("</title", begin);
    std::string words;
    bool isMark = false;
    for (std::size_t at = begin; at < std::min(last, small.size()) && words.size() < mostWordsRead; ++at) {
        if (page[at] == '<' || page[at] == '>')
            isMark = page[at] == '<';
        else if (!isMark)
            words += page[at];
    }
    return std::string(trimmed(words));
}

// Refusals of one parameter by name, in the ways of servers.
bool isRefusal(std::string_view words)
{
    return hasAny(words,
                  {"unsupported",
                   "not supported",
                   "does not support",
                   "doesn't support",
                   "not support",
                   "unknown",
                   "unrecognized",
                   "unrecognised",
                   "unexpected",
                   "extra",
                   "not permitted",
                   "not allowed",
                   "not accepted",
                   "forbidden",
                   "not enabled",
                   "not available",
                   "disabled",
                   "deprecated",
                   "only the default",
                   "must be verified",
                   "invalid parameter",
                   "invalid field",
                   "invalid argument",
                   "no such parameter",
                   "use 'max_completion_tokens'",
                   "use max_completion_tokens"});
}

bool isOfWord(char byte)
{
    return std::isalnum(static_cast<unsigned char>(byte)) != 0 || byte == '_';
}

// Returns whether the words have this one, as a whole.
bool hasWord(std::string_view words, std::string_view word)
{
    for (std::size_t at = words.find(word); at != std::string_view::npos; at = words.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        if ((at == 0 || !isOfWord(words[at - 1])) && (end == words.size() || !isOfWord(words[end])))
            return true;
    }
    return false;
}

bool isOfSystemRole(std::string_view words)
{
    return hasAny(words,
                  {"system role",
                   "role system",
                   "role 'system'",
                   "role \"system\"",
                   "role `system`",
                   "'system' role",
                   "\"system\" role",
                   "role: system",
                   "system message",
                   "system prompt",
                   "system instruction",
                   "developer instruction",
                   "only user and assistant roles",
                   "roles must alternate"})
           && (isRefusal(words)
               || hasAny(words, {"only", "must", "no system", "cannot", "invalid", "first"}));
}

// Returns the parameter that the server names in a field of its own; empty if it names none.
std::string namedIn(std::string_view body)
{
    const Json json = parseJson(body);
    for (const Json *object : {&memberOf(json, "error"), &json})
        if (const Json &name = memberOf(*object, "param"); name.is_string())
            return lowered(name.get_ref<const std::string &>());
    return {};
}

} // namespace

std::optional<std::string> reasonIn(std::string_view body)
{
    const std::string_view text = trimmed(body);
    if (text.empty())
        return std::nullopt;
    const Json json = parseJson(text);
    if (!json.is_discarded())
        return wordsIn(json, 0);
    if (text.front() == '<') {
        std::string words = wordsOfPage(text);
        return words.empty() ? std::nullopt : std::optional(std::move(words));
    }
    const bool isBroken = text.front() == '{' || text.front() == '[' || text.starts_with("data:");
    return isBroken ? std::nullopt : std::optional(std::string(cutUtf8(text, mostWordsRead)));
}

std::string shownWords(const KeyMask &mask, std::string_view words)
{
    std::string line = mask.inWords(words);
    std::ranges::replace_if(
        line, [](char each) { return each == '\n' || each == '\r' || each == '\t'; }, ' ');
    line = printable(line);
    return line.size() <= mostWordsShown ? line : std::string(cutUtf8(line, mostWordsShown)) + " ...";
}

std::optional<std::string> errorIn(const Json &object)
{
    const Json &error = memberOf(object, "error");
    const bool isNone = error.is_null() || error == "" || error == false; // some say so of every answer
    const Json &kind = memberOf(object, "object");
    if (isNone && kind != "error")
        return std::nullopt;
    return wordsIn(isNone ? object : error, 0).value_or("an error without words");
}

std::vector<Parameter> refusedIn(int status, std::string_view body)
{
    const bool maySay =
        status == 400 || status == 404 || status == 405 || status == 422 || status == 500 || status == 501;
    const auto reason = maySay ? reasonIn(body) : std::nullopt; // never the request that some repeat
    if (!reason)
        return {};
    const std::string words = lowered(*reason);
    const std::string named = namedIn(body);
    const auto isNamed = [&](std::string_view name) {
        return named.empty() ? hasWord(words, name) : named == name;
    };
    const bool refuses = isRefusal(words);
    std::vector<Parameter> refused;
    if (refuses && isNamed("max_tokens"))
        refused.push_back(Parameter::TokenLimit);
    const bool ofOptions = isNamed("stream_options") || hasAny(words, {"stream options", "include_usage"});
    if (ofOptions)
        refused.push_back(Parameter::StreamOptions);
    else if (refuses && (isNamed("stream") || (named.empty() && hasWord(words, "streaming"))))
        refused.push_back(Parameter::Streaming);
    if (isOfSystemRole(words))
        refused.push_back(Parameter::SystemRole);
    if (refuses && isNamed("temperature"))
        refused.push_back(Parameter::Temperature);
    if (refuses && isNamed("seed"))
        refused.push_back(Parameter::Seed);
    return refused;
}

bool isAccountEmpty(int status, std::string_view body)
{
    if (status == 402)
        return true;
    if (status != 400 && status != 403 && status != 429)
        return false;
    const std::string words = lowered(body);
    if (hasAny(words, {"retrydelay", "retry in", "try again in", "per minute", "per day", "per hour"}))
        return false; // a limit that comes back
    return hasAny(words,
                  {"insufficient_quota",
                   "exceeded your current quota",
                   "insufficient balance",
                   "insufficient_balance",
                   "insufficient credit",
                   "insufficient_credit",
                   "insufficient funds",
                   "credit balance is too low",
                   "out of credits",
                   "no credits",
                   "billing_hard_limit",
                   "billing hard limit",
                   "billing_not_active",
                   "account_deactivated",
                   "quota has been exhausted"});
}

bool isTooLongForModel(std::string_view body)
{
    return hasAny(lowered(body),
                  {"context size", "context length", "context window", "context_length", "exceed_context"});
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
