#include "core/vocabulary/WordTable.h"

#include "core/vocabulary/WordScanner.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace core::vocabulary {

WordTable::WordTable()
    : m_own(std::size_t{1} << 10)
    , m_slots(m_own)
    , m_shift(64 - 10)
{}

WordTable::WordTable(std::span<const Slot> slots, std::uint32_t wordCount)
    : m_slots(slots)
    , m_shift(64 - static_cast<std::uint32_t>(std::countr_zero(slots.size())))
    , m_wordCount(wordCount)
{}

void WordTable::insert(const Word &word)
{
    if (!word.isKnowable() || find(word).number != 0)
        return;
    ++m_wordCount;
    if (!word.longForm.empty()) {
        m_longWords.emplace(word.longForm, WordEntry{m_wordCount, noTerm});
        return;
    }
    // At most half full, so that most searches end in the slot where they start.
    if (2 * std::size_t{m_wordCount} > m_slots.size())
        grow();
    const std::size_t mask = m_slots.size() - 1;
    std::size_t i = home(word);
    while (m_slots[i].entry.number != 0)
        i = (i + 1) & mask;
    m_own[i] = {word.head, word.next, {m_wordCount, noTerm}};
}

void WordTable::grow()
{
    const std::vector<Slot> old = std::exchange(m_own, std::vector<Slot>(2 * m_own.size()));
    m_slots = m_own;
    --m_shift;
    const std::size_t mask = m_slots.size() - 1;
    for (const Slot &slot : old) {
        if (slot.entry.number == 0)
            continue;
        std::size_t i = home(Word{slot.head, slot.next, {}, false});
        while (m_slots[i].entry.number != 0)
            i = (i + 1) & mask;
        m_own[i] = slot;
    }
}

void WordTable::changeEntries(const std::function<WordEntry(WordEntry)> &change)
{
    for (Slot &slot : m_own) {
        if (slot.entry.number != 0)
            slot.entry = change(slot.entry);
    }
    for (auto &[word, entry] : m_longWords)
        entry = change(entry);
}

namespace {

std::uint64_t mixed(std::uint64_t hash, std::uint64_t value)
{
    hash = (hash ^ value) * 0x9e3779b97f4a7c15u;
    return hash ^ (hash >> 32);
}

} // namespace

std::uint64_t hashOfWords(std::string_view name)
{
    std::uint64_t hash = 0;
    WordScanner scanner(name);
    for (Word word; scanner.next(word);) {
        if (!word.isKnowable())
            return 0;
        hash = mixed(mixed(hash, word.head), word.next);
        for (const char byte : word.longForm.substr(std::min(word.longForm.size(), std::size_t{16})))
            hash = mixed(hash, static_cast<unsigned char>(byte));
        hash = mixed(hash, 1);
    }
    return hash;
}

} // namespace core::vocabulary
