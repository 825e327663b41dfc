#include "core/records/json/JsonPath.h"

#include <algorithm>
#include <charconv>

namespace core::records {

namespace {

constexpr std::string_view special = ".[]\"\\";

/// Takes `["a.b"]` from the front, whose bracket and quote are taken already.
std::optional<std::string> takeQuoted(std::string_view &path)
{
    std::string name;
    while (!path.empty()) {
        const char c = path.front();
        path.remove_prefix(1);
        if (c == '"') {
            if (!path.starts_with(']'))
                return std::nullopt;
            path.remove_prefix(1);
            return name;
        }
        if (c == '\\' && path.empty())
            return std::nullopt;
        name += c == '\\' ? path.front() : c;
        path.remove_prefix(c == '\\' ? 1 : 0);
    }
    return std::nullopt;
}

/// Takes `12]` from the front, whose bracket is taken already.
std::optional<std::size_t> takeIndex(std::string_view &path)
{
    constexpr std::size_t mostDigits = 9;
    const std::size_t end = path.find(']');
    if (end == std::string_view::npos || end == 0 || end > mostDigits)
        return std::nullopt;
    std::size_t index = 0;
    const auto [behind, error] = std::from_chars(path.data(), path.data() + end, index);
    if (error != std::errc() || behind != path.data() + end)
        return std::nullopt;
    path.remove_prefix(end + 1);
    return index;
}

std::optional<JsonStep> takeStep(std::string_view &path, bool isFirst)
{
    if (path.starts_with("[\"")) {
        path.remove_prefix(2);
        auto name = takeQuoted(path);
        return name ? std::optional(JsonStep{.name = std::move(*name)}) : std::nullopt;
    }
    if (path.starts_with('[')) {
        path.remove_prefix(1);
        const auto index = takeIndex(path);
        return index && !isFirst ? std::optional(JsonStep{.index = index}) : std::nullopt;
    }
    if (!isFirst && !path.starts_with('.'))
        return std::nullopt;
    path.remove_prefix(isFirst ? 0 : 1);
    const std::size_t end = std::min(path.find_first_of(special), path.size());
    JsonStep step{.name = std::string(path.substr(0, end))};
    path.remove_prefix(end);
    return step.name.empty() ? std::nullopt : std::optional(std::move(step));
}

} // namespace

std::optional<std::vector<JsonStep>> jsonSteps(std::string_view path)
{
    std::vector<JsonStep> steps;
    while (!path.empty()) {
        auto step = takeStep(path, steps.empty());
        if (!step)
            return std::nullopt;
        steps.push_back(std::move(*step));
    }
    return steps.empty() ? std::nullopt : std::optional(std::move(steps));
}

void appendName(std::string &path, std::string_view name)
{
    if (!name.empty() && name.find_first_of(special) == std::string_view::npos) {
        path += path.empty() ? "" : ".";
        path += name;
        return;
    }
    path += "[\"";
    for (const char c : name) {
        if (c == '"' || c == '\\')
            path += '\\';
        path += c;
    }
    path += "\"]";
}

void appendIndex(std::string &path, std::size_t index)
{
    path += '[';
    path += std::to_string(index);
    path += ']';
}

std::string withFirstElements(std::string_view path)
{
    std::string first;
    for (const JsonStep &step : jsonSteps(path).value_or(std::vector<JsonStep>())) {
        if (step.index)
            appendIndex(first, 0);
        else
            appendName(first, step.name);
    }
    return first;
}

} // namespace core::records
