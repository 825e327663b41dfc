#include "core/vocabulary/PhraseTrie.h"

#include <bit>
#include <limits>
#include <stdexcept>
#include <utility>

namespace core::vocabulary {

namespace {

// A filter above this does not stay in the second level of a processor's cache.
constexpr std::size_t largeFilterBytes = std::size_t{1} << 20;

} // namespace

PhraseTrie::PhraseTrie(std::uint32_t wordCount, const Parts &parts)
    : m_parts(parts)
    , m_wordCount(wordCount)
    , m_filterShift(64 - static_cast<std::uint32_t>(std::countr_zero(64 * parts.filter.size())))
    , m_isLarge(parts.filter.size_bytes() >= largeFilterBytes)
{}

PhraseTrie::PhraseTrie(std::uint32_t wordCount, std::vector<Edge> edges, std::vector<std::uint64_t> filter)
    : PhraseTrie(wordCount, {edges, filter})
{
    // A vector that is moved keeps its place.
    m_ownEdges = std::move(edges);
    m_ownFilter = std::move(filter);
}

PhraseTrieBuilder::PhraseTrieBuilder(std::uint32_t wordCount)
    : m_wordCount(wordCount)
    , m_terms(std::size_t{wordCount} + 1, noTerm)
    , m_index(std::size_t{1} << 10, PhraseTrie::noNode)
{}

std::size_t PhraseTrieBuilder::find(Node node, std::uint32_t word) const
{
    const std::size_t mask = m_index.size() - 1;
    std::size_t i = PhraseTrie::placeOf(PhraseTrie::hashOf(node, word), m_index.size());
    while (m_index[i] != PhraseTrie::noNode) {
        const Step &step = m_steps[m_index[i] - m_wordCount - 1];
        if (step.parent == node && step.word == word)
            break;
        i = (i + 1) & mask;
    }
    return i;
}

PhraseTrie::Node PhraseTrieBuilder::addChild(Node node, std::uint32_t word)
{
    std::size_t i = find(node, word);
    if (m_index[i] != PhraseTrie::noNode)
        return m_index[i];
    if (2 * (m_steps.size() + 1) > m_index.size()) {
        grow();
        i = find(node, word);
    }
    // The finished trie has three places for two steps.
    if (m_terms.size() > std::numeric_limits<Node>::max() / 2)
        throw std::length_error("the phrases of the vocabulary have more than 2^31 words");
    m_index[i] = static_cast<Node>(m_terms.size());
    m_terms.push_back(noTerm);
    m_steps.push_back({node, word});
    return m_index[i];
}

void PhraseTrieBuilder::grow()
{
    m_index.assign(2 * m_index.size(), PhraseTrie::noNode);
    for (std::size_t i = 0; i < m_steps.size(); ++i)
        m_index[find(m_steps[i].parent, m_steps[i].word)] = static_cast<Node>(i + m_wordCount + 1);
}

PhraseTrie PhraseTrieBuilder::finish()
{
    m_index = {};
    // Two places of three are taken, so that a search ends soon.
    const std::size_t places = m_steps.size() + m_steps.size() / 2 + 1;
    std::vector<PhraseTrie::Edge> edges(places);
    // About one in twenty pairs that are no edge passes.
    std::vector<std::uint64_t> filter(std::max<std::size_t>(1, std::bit_ceil(16 * m_steps.size()) / 64), 0);
    const auto filterShift = 64 - static_cast<std::uint32_t>(std::countr_zero(64 * filter.size()));
    std::vector<Node> placeOfStep(m_steps.size());
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        const auto [before, word] = m_steps[i];
        const Node parent = before <= m_wordCount ? before : placeOfStep[before - m_wordCount - 1];
        const std::uint64_t hash = PhraseTrie::hashOf(parent, word);
        const std::uint64_t bit = hash >> filterShift;
        filter[bit / 64] |= std::uint64_t{1} << (bit % 64);
        std::size_t place = PhraseTrie::placeOf(hash, places);
        while (edges[place].word != 0)
            place = place + 1 == places ? 0 : place + 1;
        edges[place] = {parent, word, m_terms[i + m_wordCount + 1]};
        placeOfStep[i] = static_cast<Node>(place + m_wordCount + 1);
    }
    return PhraseTrie(m_wordCount, std::move(edges), std::move(filter));
}

} // namespace core::vocabulary
