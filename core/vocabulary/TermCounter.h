#pragma once

#include "core/vocabulary/PhraseMatcher.h"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace core::vocabulary {

/// Counts terms without sorting the hits: a counter per term, a bit per term in use and a bit per 64 of
/// those, which are then walked through in order.
class TermCounter final
{
public:
    /// Terms are below `termCount`. Also forgets a text whose matching was interrupted by an exception.
    void begin(std::size_t termCount)
    {
        if (m_distinct != 0)
            forget();
        if (m_counts.size() < termCount) {
            m_used.resize(termCount / 64 + 1, 0);
            m_usedBlocks.resize(m_used.size() / 64 + 1, 0);
            m_counts.resize(termCount, 0);
        }
    }

    void add(TermId term)
    {
        m_distinct += m_counts[term] == 0;
        ++m_counts[term];
        mark(m_used, term);
        mark(m_usedBlocks, term / 64);
    }

    PhraseBag finish()
    {
        PhraseBag bag;
        bag.reserve(m_distinct);
        for (std::size_t group = 0; bag.size() < m_distinct; ++group) {
            forEachMark(m_usedBlocks[group], 64 * group, [&](std::size_t block) {
                forEachMark(m_used[block], 64 * block, [&](std::size_t term) {
                    bag.emplace_back(static_cast<TermId>(term), m_counts[term]);
                    m_counts[term] = 0;
                });
            });
        }
        m_distinct = 0;
        return bag;
    }

private:
    static void mark(std::vector<std::uint64_t> &bits, std::size_t index)
    {
        bits[index / 64] |= std::uint64_t{1} << (index % 64);
    }

    // Calls use(first + number of the bit) for every bit that is set, and clears them.
    template<typename Use>
    static void forEachMark(std::uint64_t &marks, std::size_t first, Use use)
    {
        for (; marks != 0; marks &= marks - 1)
            use(first + static_cast<std::size_t>(std::countr_zero(marks)));
    }

    void forget()
    {
        m_used.assign(m_used.size(), 0);
        m_usedBlocks.assign(m_usedBlocks.size(), 0);
        m_counts.assign(m_counts.size(), 0);
        m_distinct = 0;
    }

    std::vector<std::uint32_t> m_counts;
    std::vector<std::uint64_t> m_used;
    std::vector<std::uint64_t> m_usedBlocks;
    std::size_t m_distinct = 0;
};

} // namespace core::vocabulary
