#pragma once

#include "core/vocabulary/WordTable.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace core::vocabulary {

/// Word numbers to terms: a trie whose first level is the word numbers themselves and whose edges below lie
/// in one open-addressing table.
class PhraseTrie final
{
public:
    using Node = std::uint32_t;
    static constexpr Node noNode = 0;

    /// For words 1 to `wordCount`; the node of a word is its number.
    explicit PhraseTrie(std::uint32_t wordCount);

    /// Makes the child when there is none.
    Node addChild(Node node, std::uint32_t word);
    /// Call when all children are made, before child().
    void finish();
    /// noNode when there is none.
    Node child(Node node, std::uint32_t word) const;

    TermId term(Node node) const { return m_terms[node]; }
    void setTerm(Node node, TermId term) { m_terms[node] = term; }

private:
    struct Edge
    {
        std::uint64_t key = 0; ///< node and word; 0: the slot is free, as no word is 0
        Node child = noNode;
    };

    static std::uint64_t keyOf(Node node, std::uint32_t word) { return (std::uint64_t{node} << 32) | word; }
    static std::uint64_t hashOf(std::uint64_t key) { return (key ^ (key >> 32)) * 0x9e3779b97f4a7c15u; }
    std::size_t find(std::uint64_t key) const;
    void grow();

    std::vector<TermId> m_terms;
    std::vector<Edge> m_edges;
    // A bit for the hash of every edge. Most pairs of words in a text are no edge, and this is small enough
    // to stay in the cache that the edges are too large for.
    std::vector<std::uint64_t> m_filter;
    std::uint32_t m_filterShift = 0;
    std::uint32_t m_shift;
    std::size_t m_edgeCount = 0;
};

inline std::size_t PhraseTrie::find(std::uint64_t key) const
{
    const std::size_t mask = m_edges.size() - 1;
    auto i = static_cast<std::size_t>(hashOf(key) >> m_shift);
    while (m_edges[i].key != key && m_edges[i].key != 0)
        i = (i + 1) & mask;
    return i;
}

inline PhraseTrie::Node PhraseTrie::child(Node node, std::uint32_t word) const
{
    const std::uint64_t key = keyOf(node, word);
    const std::uint64_t bit = hashOf(key) >> m_filterShift;
    if ((m_filter[bit / 64] >> (bit % 64) & 1) == 0)
        return noNode;
    return m_edges[find(key)].child;
}

} // namespace core::vocabulary
