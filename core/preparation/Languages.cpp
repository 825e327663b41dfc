#include "core/preparation/Languages.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace core::preparation {

namespace language {

// Each is in a file of its own in core/preparation/languages.
const Language &english();
const Language &german();
const Language &french();
const Language &spanish();

} // namespace language

std::span<const Language *const> languages()
{
    static const std::array<const Language *, 4> all = {
        &language::english(), &language::german(), &language::french(), &language::spanish()};
    return all;
}

const Language *findLanguage(std::string_view title)
{
    const auto found =
        std::ranges::find_if(languages(), [&](const Language *each) { return each->title == title; });
    return found == languages().end() ? nullptr : *found;
}

std::vector<std::string_view> languageTitles()
{
    std::vector<std::string_view> titles;
    std::ranges::transform(
        languages(), std::back_inserter(titles), [](const Language *each) { return each->title; });
    return titles;
}

std::vector<std::string_view> entriesOf(std::string_view list, char separator)
{
    constexpr std::string_view white = " \t\r\n";
    std::vector<std::string_view> entries;
    while (!list.empty()) {
        const std::size_t end = std::min(list.find(separator), list.size());
        std::string_view entry = list.substr(0, end);
        list.remove_prefix(std::min(end + 1, list.size()));
        entry.remove_prefix(std::min(entry.find_first_not_of(white), entry.size()));
        entry = entry.substr(0, entry.find_last_not_of(white) + 1);
        if (!entry.empty())
            entries.push_back(entry);
    }
    return entries;
}

} // namespace core::preparation
