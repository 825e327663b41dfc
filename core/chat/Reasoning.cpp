#include "core/chat/Reasoning.h"

#include "core/base/Text.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <utility>
#include <vector>

namespace core::chat {

namespace {

constexpr auto none = std::string_view::npos;

struct Mark
{
    std::size_t begin = none;
    std::size_t end = none;

    bool isFound() const { return begin != none; }
};

/// Opening and closing marks of reasoning, in small letters. Those in angle brackets without a bar may have
/// attributes.
constexpr std::array<std::pair<std::string_view, std::string_view>, 14> reasoningMarks{{
    {"<think>", "</think>"},
    {"<thinking>", "</thinking>"},
    {"<thought>", "</thought>"},
    {"<thoughts>", "</thoughts>"},
    {"<reasoning>", "</reasoning>"},
    {"<reflection>", "</reflection>"},
    {"<scratchpad>", "</scratchpad>"},
    {"<seed:think>", "</seed:think>"},
    {"<|begin_of_thought|>", "<|end_of_thought|>"},
    {"<|start_thinking|>", "<|end_thinking|>"},
    {"<|think|>", "<|/think|>"},
    {"[think]", "[/think]"},
    {"\xe2\x97\x81think\xe2\x96\xb7", "\xe2\x97\x81/think\xe2\x96\xb7"}, // white triangles
    {"<unused94>", "<unused95>"},
}};

Mark findMark(std::string_view small, std::string_view mark, std::size_t from)
{
    const bool isTag = mark.front() == '<' && mark[1] != '|' && mark[1] != '/';
    if (!isTag) {
        const std::size_t at = small.find(mark, from);
        return at == none ? Mark{} : Mark{at, at + mark.size()};
    }
    const std::string_view name = mark.substr(0, mark.size() - 1); // "<think"
    for (std::size_t at = small.find(name, from); at != none; at = small.find(name, at + 1)) {
        const std::size_t behind = at + name.size();
        const std::size_t end = small.find('>', behind);
        if (end == none)
            return {};
        if (end == behind || std::isspace(static_cast<unsigned char>(small[behind])) != 0)
            return {at, end + 1};
    }
    return {};
}

// Removes the reasoning between one pair of marks.
std::string withoutBetween(std::string_view text, std::string_view opening, std::string_view closing)
{
    const std::string small = lowered(text);
    std::string kept;
    std::size_t at = 0;
    while (at <= text.size()) {
        const Mark open = findMark(small, opening, at);
        const Mark close = findMark(small, closing, at);
        if (!open.isFound() && !close.isFound()) {
            kept += text.substr(at);
            break;
        }
        if (close.isFound() && (!open.isFound() || close.begin < open.begin)) {
            kept.clear(); // the chat template has opened it
            at = close.end;
            continue;
        }
        kept += text.substr(at, open.begin - at);
        const Mark end = findMark(small, closing, open.end);
        if (!end.isFound())
            break;
        at = end.end;
    }
    return kept;
}

// Returns the end of the line or of the white space behind a mark.
std::size_t behindBlank(std::string_view text, std::size_t at)
{
    while (at < text.size() && std::isspace(static_cast<unsigned char>(text[at])) != 0)
        ++at;
    return at;
}

// Returns the final channel of an answer in the format of gpt-oss; nothing if the text is not in it.
std::optional<std::string> finalChannel(std::string_view text)
{
    constexpr std::string_view channel = "<|channel|>";
    constexpr std::string_view message = "<|message|>";
    if (text.find(channel) == none) {
        // The marks may be lost, and the names of the channels left.
        constexpr std::string_view joint = "assistantfinal";
        const std::string_view start = trimmed(text);
        const bool isAnalysis = start.size() > 8 && start.starts_with("analysis")
                                && std::isupper(static_cast<unsigned char>(start[8])) != 0;
        const std::size_t joined = start.rfind(joint);
        if (!isAnalysis)
            return std::nullopt;
        return joined == none ? std::string() : std::string(start.substr(joined + joint.size()));
    }
    std::optional<std::string> last;
    for (std::size_t at = text.find(channel); at != none; at = text.find(channel, at + 1)) {
        const std::size_t name = behindBlank(text, at + channel.size());
        const std::size_t body = text.find(message, name);
        if (body == none || !text.substr(name).starts_with("final"))
            continue;
        const std::size_t begin = body + message.size();
        std::size_t end = text.size();
        for (const std::string_view mark : {"<|return|>", "<|end|>", "<|start|>", "<|channel|>", "<|call|>"})
            end = std::min(end, text.find(mark, begin));
        last = std::string(text.substr(begin, end - begin));
    }
    return last.value_or(std::string());
}

/// A turn of a conversation that the model went on with by itself.
struct Turn
{
    std::string role;
    std::string_view text;
};

struct RoleMark
{
    std::string_view begin;
    std::string_view end; ///< behind the role; empty: the end of the line
};

constexpr std::array<RoleMark, 4> roleMarks{{{"<|im_start|>", ""},
                                             {"<|start_header_id|>", "<|end_header_id|>"},
                                             {"<|start|>", "<|message|>"},
                                             {"<start_of_turn>", ""}}};

constexpr std::array<std::string_view, 6> roleNames{
    "assistant", "user", "system", "model", "answer", "think"};

std::vector<Turn> turnsOf(std::string_view text)
{
    std::vector<Turn> turns{{"assistant", text}};
    for (std::size_t at = 0; at < text.size();) {
        std::size_t found = none;
        RoleMark mark;
        for (const RoleMark &each : roleMarks)
            if (const std::size_t place = text.find(each.begin, at); place < found) {
                found = place;
                mark = each;
            }
        if (found == none)
            break;
        turns.back().text = turns.back().text.substr(
            0, static_cast<std::size_t>(text.data() + found - turns.back().text.data()));
        const std::size_t name = found + mark.begin.size();
        std::size_t end = mark.end.empty() ? text.find('\n', name) : text.find(mark.end, name);
        std::string role;
        if (end != none && end - name <= 24) {
            role = lowered(trimmed(text.substr(name, end - name)));
            at = end + std::max<std::size_t>(mark.end.size(), 1);
        } else { // without a line of its own
            at = name;
            for (const std::string_view each : roleNames)
                if (text.substr(name).starts_with(each)) {
                    role = each;
                    at = name + each.size();
                }
        }
        turns.push_back({role.empty() ? "assistant" : role, text.substr(at)});
    }
    return turns;
}

// Returns the document among the turns: the last of the model itself, before somebody else speaks.
std::string_view ownTurn(std::string_view text)
{
    std::string_view own;
    for (const Turn &turn : turnsOf(text)) {
        const bool isOther = turn.role == "user" || turn.role == "system" || turn.role == "tool";
        if (isOther && !trimmed(own).empty())
            break;
        const bool isReasoning = turn.role.starts_with("think") || turn.role == "analysis";
        if (!isOther && !isReasoning && !trimmed(turn.text).empty())
            own = turn.text;
    }
    return own;
}

constexpr std::array<std::string_view, 16> endMarks{"<|im_end|>",
                                                    "<|end|>",
                                                    "<|return|>",
                                                    "<|eot_id|>",
                                                    "<|eom_id|>",
                                                    "<|endoftext|>",
                                                    "<|end_of_text|>",
                                                    "<|end_of_sentence|>",
                                                    "<|endofturn|>",
                                                    "<|end_of_turn_token|>",
                                                    "<end_of_turn>",
                                                    "<eos>",
                                                    "</s>",
                                                    "<|end_of_turn|>",
                                                    "<|user|>",
                                                    "<\xef\xbd\x9c" // of DeepSeek, with a wide bar
                                                    "end\xe2\x96\x81of\xe2\x96\x81sentence\xef\xbd\x9c>"};

// Removes the marks of chat templates: the text ends at the first that ends a turn.
std::string withoutMarks(std::string_view text)
{
    const std::string small = lowered(text);
    std::size_t begin = 0;
    while (true) { // marks before the text end nothing
        std::size_t at = behindBlank(small, begin);
        const auto mark = std::ranges::find_if(endMarks, [&](std::string_view each) {
            return std::string_view(small).substr(at).starts_with(each);
        });
        if (mark == endMarks.end())
            break;
        begin = at + mark->size();
    }
    std::size_t end = small.size();
    for (const std::string_view mark : endMarks)
        end = std::min(end, small.find(mark, begin));
    std::string kept(text.substr(begin, end - begin));
    for (std::size_t at = kept.find("<|"); at != std::string::npos; at = kept.find("<|", at)) {
        const std::size_t close = kept.find("|>", at + 2);
        const bool isMark =
            close != std::string::npos && close - at <= 40
            && std::all_of(kept.begin() + static_cast<std::ptrdiff_t>(at) + 2,
                           kept.begin() + static_cast<std::ptrdiff_t>(close),
                           [](unsigned char each) {
                               return std::isalnum(each) != 0 || each == '_' || each == '/' || each == '-';
                           });
        if (isMark)
            kept.erase(at, close + 2 - at);
        else
            at += 2;
    }
    return kept;
}

bool hasMark(std::string_view text)
{
    const std::string small = lowered(text);
    for (const std::string_view mark :
         {"<|", "<start_of_turn>", "<end_of_turn>", "</s>", "<eos>", "<\xef\xbd\x9c"})
        if (small.find(mark) != std::string::npos)
            return true;
    const bool isBare = trimmed(text).starts_with("analysis");
    return isBare || std::ranges::any_of(reasoningMarks, [&](const auto &pair) {
               return findMark(small, pair.first, 0).isFound() || findMark(small, pair.second, 0).isFound();
           });
}

} // namespace

std::string withoutReasoning(std::string_view text)
{
    if (!hasMark(text))
        return std::string(text);
    std::string kept(text);
    if (auto last = finalChannel(text))
        kept = std::move(*last);
    else
        kept = std::string(ownTurn(text));
    for (const auto &[opening, closing] : reasoningMarks)
        kept = withoutBetween(kept, opening, closing);
    kept = withoutMarks(kept);
    if (kept == text)
        return kept;
    return std::string(trimmed(kept));
}

} // namespace core::chat
