#include "core/preparation/Languages.h"

#include "core/base/Text.h"

#include <algorithm>
#include <iterator>

namespace core::preparation {

std::span<const Language *const> languages()
{
    static const auto known = [] {
        std::vector<const Language *> all;
        std::ranges::copy_if(core::languages::all(), std::back_inserter(all), [](const Language *each) {
            return !each->headings.empty();
        });
        return all;
    }();
    return known;
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
    std::vector<std::string_view> entries;
    while (!list.empty()) {
        const std::size_t end = std::min(list.find(separator), list.size());
        if (const std::string_view entry = trimmed(list.substr(0, end)); !entry.empty())
            entries.push_back(entry);
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    return entries;
}

} // namespace core::preparation
