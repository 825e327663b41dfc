#include "core/methods/kernel/DocumentPhrases.h"

#include <algorithm>
#include <utility>

namespace core::synthesis {

DocumentPhrases::DocumentPhrases(DocumentPhrases &&other) noexcept
    : m_blocks(std::move(other.m_blocks))
{}

DocumentPhrases &DocumentPhrases::operator=(DocumentPhrases &&other) noexcept
{
    m_blocks = std::move(other.m_blocks);
    return *this;
}

void DocumentPhrases::add(std::span<const LabelledPhrases> unit)
{
    std::size_t needed = 1;
    for (const LabelledPhrases &document : unit)
        needed += 2 + document.phrases.size();

    const std::scoped_lock lock(m_mutex);
    if (m_blocks.empty() || m_blocks.back().capacity() - m_blocks.back().size() < needed)
        m_blocks.emplace_back().reserve(std::max(needed, blockCapacity));
    std::vector<std::uint32_t> &block = m_blocks.back();
    block.push_back(static_cast<std::uint32_t>(unit.size()));
    for (const LabelledPhrases &document : unit) {
        block.push_back(document.label);
        block.push_back(static_cast<std::uint32_t>(document.phrases.size()));
        block.insert(block.end(), document.phrases.begin(), document.phrases.end());
    }
}

const DocumentPhrases::Unit &DocumentPhrases::read(const std::uint32_t *&at, Unit &unit)
{
    unit.resize(*at++);
    for (LabelledPhrases &document : unit) {
        document.label = *at++;
        const std::size_t count = *at++;
        document.phrases = {at, count};
        at += count;
    }
    return unit;
}

} // namespace core::synthesis
