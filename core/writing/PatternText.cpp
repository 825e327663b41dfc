#include "core/writing/PatternText.h"

#include <algorithm>
#include <cassert>

namespace core::writing {

namespace {

constexpr std::string_view slot = "{}";

char upper(char letter)
{
    return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

std::string valueOf(std::string_view name, const Names &names)
{
    if (name == "{type}")
        return std::string(names.documentType);
    if (name == "{Type}")
        return capitalised(names.documentType);
    assert(name == "{label}");
    return std::string(names.label);
}

} // namespace

std::size_t slotCount(std::string_view pattern)
{
    std::size_t count = 0;
    for (auto at = pattern.find(slot); at != pattern.npos; at = pattern.find(slot, at + slot.size()))
        ++count;
    return count;
}

std::string fillSlots(std::string_view pattern, std::span<const std::string> phrases)
{
    assert(phrases.size() == slotCount(pattern));
    std::string text;
    std::size_t from = 0;
    for (const std::string &phrase : phrases) {
        const std::size_t at = pattern.find(slot, from);
        text.append(pattern.substr(from, at - from)).append(phrase);
        from = at + slot.size();
        if (phrase.ends_with('.') && pattern.substr(from).starts_with('.'))
            ++from;
    }
    return text.append(pattern.substr(from));
}

std::string fillNames(std::string_view pattern, const Names &names)
{
    std::string text;
    std::size_t from = 0;
    for (auto at = pattern.find('{'); at != pattern.npos; at = pattern.find('{', from)) {
        const std::size_t end = pattern.find('}', at) + 1;
        text.append(pattern.substr(from, at - from)).append(valueOf(pattern.substr(at, end - at), names));
        from = end;
    }
    return text.append(pattern.substr(from));
}

std::string capitalised(std::string_view text)
{
    std::string result(text);
    if (!result.empty())
        result.front() = upper(result.front());
    return result;
}

std::string upperCase(std::string_view text)
{
    std::string result(text);
    std::ranges::transform(result, result.begin(), upper);
    return result;
}

} // namespace core::writing
