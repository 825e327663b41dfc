#include "core/vocabulary/Sources.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <variant>

namespace core::vocabulary {

namespace source {

// Each is in a file of its own in core/vocabulary/sources.
const Source &builtin();
const Source &terms();

} // namespace source

namespace {

std::string listed(std::span<const std::string_view> words)
{
    std::string list;
    for (const std::string_view word : words)
        list += (list.empty() ? "" : ", ") + std::string(word);
    return list;
}

Result<void> checkSetting(const SourceSetting &expected, const Settings &settings)
{
    const std::string key(expected.key);
    const auto found = settings.find(expected.key);
    const std::string *text = found == settings.end() ? nullptr : std::get_if<std::string>(&found->second);
    const std::string what = expected.choices.empty() ? (expected.isFile ? "the path of a file" : "a text")
                                                      : "one of " + listed(expected.choices);
    if (text == nullptr || text->empty())
        return fail(ErrorCode::InvalidPlan, key + ": " + what + " was expected, nothing was found");
    if (!expected.choices.empty() && std::ranges::find(expected.choices, *text) == expected.choices.end())
        return fail(ErrorCode::InvalidPlan, key + ": " + what + " was expected");
    return {};
}

} // namespace

std::span<const Source *const> sources()
{
    static const std::array<const Source *, 2> all = {
        &source::builtin(),
        &source::terms(),
    };
    return all;
}

const Source *findSource(std::string_view name)
{
    const auto found = std::ranges::find(sources(), name, &Source::name);
    return found == sources().end() ? nullptr : *found;
}

std::vector<std::string_view> sourceNames()
{
    std::vector<std::string_view> names;
    std::ranges::transform(sources(), std::back_inserter(names), &Source::name);
    return names;
}

Result<void> Source::check(const Settings &given) const
{
    for (const SourceSetting &expected : settings())
        if (auto checked = checkSetting(expected, given); !checked)
            return checked;
    for (const auto &[key, value] : given)
        if (std::ranges::find(settings(), key, &SourceSetting::key) == settings().end())
            return fail(ErrorCode::InvalidPlan,
                        key + ": no setting of the vocabulary source " + std::string(name())
                            + "; leave it out");
    return {};
}

std::string textOf(const Settings &settings, std::string_view key)
{
    const auto found = settings.find(key);
    const std::string *text = found == settings.end() ? nullptr : std::get_if<std::string>(&found->second);
    return text == nullptr ? std::string() : *text;
}

} // namespace core::vocabulary
