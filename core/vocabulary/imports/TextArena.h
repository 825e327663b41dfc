#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <string_view>
#include <vector>

namespace core::vocabulary {

/// Keeps many short texts in few blocks of memory, where a string for each would take twice as much.
class TextArena final
{
public:
    /// Returns a copy that lives as long as the arena.
    std::string_view keep(std::string_view text)
    {
        if (m_blocks.empty() || text.size() > m_left)
            grow(text.size());
        char *const place = m_next;
        std::copy(text.begin(), text.end(), place);
        m_next += text.size();
        m_left -= text.size();
        return {place, text.size()};
    }

private:
    void grow(std::size_t atLeast)
    {
        constexpr std::size_t block = std::size_t{1} << 20;
        m_left = std::max(block, atLeast);
        m_blocks.push_back(std::make_unique<char[]>(m_left));
        m_next = m_blocks.back().get();
    }

    std::vector<std::unique_ptr<char[]>> m_blocks;
    char *m_next = nullptr;
    std::size_t m_left = 0;
};

} // namespace core::vocabulary
