#pragma once

#include "core/base/Text.h"

#include <cstddef>
#include <set>
#include <string>
#include <string_view>

namespace core::vocabulary {

/// The first few different values of a column: what there would have been to choose.
class SeenNames final
{
public:
    void add(std::string_view name)
    {
        constexpr std::size_t most = 40;
        constexpr std::size_t longest = 40; // a longer one is no name of a language or vocabulary
        if (name.size() <= longest && m_names.size() < most && m_names.find(name) == m_names.end())
            m_names.emplace(name);
    }

    /// "ENG, GER", or "none".
    std::string listed() const
    {
        std::string list;
        for (const std::string &name : m_names)
            list += (list.empty() ? "" : ", ") + printable(name);
        return list.empty() ? "none" : list;
    }

private:
    std::set<std::string, std::less<>> m_names;
};

} // namespace core::vocabulary
