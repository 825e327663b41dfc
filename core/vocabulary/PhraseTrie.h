#pragma once

#include "core/vocabulary/WordTable.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace core::vocabulary {

/// Word numbers to terms: a trie whose first level is the word numbers themselves and whose edges below lie
/// in one open-addressing table. The node behind an edge is the place of the edge, so that an edge is three
/// numbers, and the table can be used as it lies in a mapped file. Made by PhraseTrieBuilder.
class PhraseTrie final
{
public:
    using Node = std::uint32_t;
    static constexpr Node noNode = 0;

    struct Edge
    {
        Node parent = noNode;
        std::uint32_t word = 0; ///< 0: the place is free
        TermId term = noTerm;   ///< of the node behind it
    };

    /// Views of what outlives the trie, or of what it is given to keep.
    struct Parts
    {
        std::span<const Edge> edges;           ///< at least one place is free
        std::span<const std::uint64_t> filter; ///< a power of two of bits, at least 64
    };
    PhraseTrie(std::uint32_t wordCount, const Parts &parts);
    PhraseTrie(std::uint32_t wordCount, std::vector<Edge> edges, std::vector<std::uint64_t> filter);

    /// noNode if there is none. The node of a word by itself is its number.
    Node child(Node node, std::uint32_t word) const;
    /// Returns the term of a node that child() returned.
    TermId term(Node node) const { return m_parts.edges[node - m_wordCount - 1].term; }
    /// Returns whether the processor's cache does not hold it, so that looking ahead pays: what child() reads
    /// first, and, a while later, what it reads then.
    bool isLarge() const { return m_isLarge; }
    void prefetchFilter(Node node, std::uint32_t word) const;
    void prefetchEdge(Node node, std::uint32_t word) const;

    const Parts &parts() const { return m_parts; }

    static std::uint64_t hashOf(Node node, std::uint32_t word)
    {
        const std::uint64_t key = (std::uint64_t{node} << 32) | word;
        return (key ^ (key >> 32)) * 0x9e3779b97f4a7c15u;
    }
    /// Returns the place where the search for a hash begins.
    static std::size_t placeOf(std::uint64_t hash, std::size_t places)
    {
        __extension__ using Wide = unsigned __int128;
        return static_cast<std::size_t>((Wide{hash} * places) >> 64);
    }

private:
    std::vector<Edge> m_ownEdges;
    std::vector<std::uint64_t> m_ownFilter;
    Parts m_parts;
    std::uint32_t m_wordCount;
    std::uint32_t m_filterShift;
    bool m_isLarge;
};

/// Makes a PhraseTrie of phrases that come one after the other.
class PhraseTrieBuilder final
{
public:
    using Node = PhraseTrie::Node;

    /// Makes a builder for words 1 to `wordCount`; the node of a word is its number.
    explicit PhraseTrieBuilder(std::uint32_t wordCount);

    /// Makes the child if there is none.
    Node addChild(Node node, std::uint32_t word);
    TermId term(Node node) const { return m_terms[node]; }
    void setTerm(Node node, TermId term) { m_terms[node] = term; }

    /// Call once, at the end. Nodes have other numbers in it, except for those of words.
    PhraseTrie finish();

private:
    struct Step
    {
        Node parent;
        std::uint32_t word;
    };

    std::size_t find(Node node, std::uint32_t word) const;
    void grow();

    std::uint32_t m_wordCount;
    std::vector<TermId> m_terms; ///< by node
    std::vector<Step> m_steps;   ///< to the nodes behind those of words, parents first
    std::vector<Node> m_index;   ///< open addressing by hash; noNode: free
};

inline PhraseTrie::Node PhraseTrie::child(Node node, std::uint32_t word) const
{
    const std::uint64_t hash = hashOf(node, word);
    const std::uint64_t bit = hash >> m_filterShift;
    if ((m_parts.filter[bit / 64] >> (bit % 64) & 1) == 0)
        return noNode;
    const std::size_t places = m_parts.edges.size();
    for (std::size_t i = placeOf(hash, places);; i = i + 1 == places ? 0 : i + 1) {
        const Edge &edge = m_parts.edges[i];
        if (edge.parent == node && edge.word == word)
            return static_cast<Node>(i) + m_wordCount + 1;
        if (edge.word == 0)
            return noNode;
    }
}

inline void PhraseTrie::prefetchFilter(Node node, std::uint32_t word) const
{
    __builtin_prefetch(&m_parts.filter[(hashOf(node, word) >> m_filterShift) / 64]);
}

inline void PhraseTrie::prefetchEdge(Node node, std::uint32_t word) const
{
    const std::uint64_t hash = hashOf(node, word);
    const std::uint64_t bit = hash >> m_filterShift;
    if ((m_parts.filter[bit / 64] >> (bit % 64) & 1) != 0)
        __builtin_prefetch(&m_parts.edges[placeOf(hash, m_parts.edges.size())]);
}

} // namespace core::vocabulary
