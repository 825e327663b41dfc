#include "core/vocabulary/PhraseTrie.h"

#include <utility>

namespace core::vocabulary {

PhraseTrie::PhraseTrie(std::uint32_t wordCount)
    : m_terms(std::size_t{wordCount} + 1, noTerm)
    , m_edges(std::size_t{1} << 10)
    , m_shift(64 - 10)
{}

PhraseTrie::Node PhraseTrie::addChild(Node node, std::uint32_t word)
{
    const std::uint64_t key = keyOf(node, word);
    std::size_t i = find(key);
    if (m_edges[i].key != 0)
        return m_edges[i].child;
    if (2 * ++m_edgeCount > m_edges.size()) {
        grow();
        i = find(key);
    }
    m_edges[i] = {key, static_cast<Node>(m_terms.size())};
    m_terms.push_back(noTerm);
    return m_edges[i].child;
}

void PhraseTrie::grow()
{
    const std::vector<Edge> old = std::exchange(m_edges, std::vector<Edge>(2 * m_edges.size()));
    --m_shift;
    for (const Edge &edge : old) {
        if (edge.key != 0)
            m_edges[find(edge.key)] = edge;
    }
}

void PhraseTrie::finish()
{
    // Eight bits for each slot: about one in twenty pairs that are no edge passes.
    m_filterShift = m_shift - 3;
    m_filter.assign(m_edges.size() * 8 / 64, 0);
    for (const Edge &edge : m_edges) {
        const std::uint64_t bit = hashOf(edge.key) >> m_filterShift;
        if (edge.key != 0)
            m_filter[bit / 64] |= std::uint64_t{1} << (bit % 64);
    }
}

} // namespace core::vocabulary
