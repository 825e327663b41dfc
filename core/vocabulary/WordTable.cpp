#include "core/vocabulary/WordTable.h"

#include <utility>

namespace core::vocabulary {

WordTable::WordTable()
    : m_slots(std::size_t{1} << 10)
    , m_shift(64 - 10)
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
    m_slots[i] = {word.head, word.next, {m_wordCount, noTerm}};
}

void WordTable::grow()
{
    std::vector<Slot> old = std::exchange(m_slots, std::vector<Slot>(2 * m_slots.size()));
    --m_shift;
    const std::size_t mask = m_slots.size() - 1;
    for (const Slot &slot : old) {
        if (slot.entry.number == 0)
            continue;
        std::size_t i = home(Word{slot.head, slot.next, {}, false});
        while (m_slots[i].entry.number != 0)
            i = (i + 1) & mask;
        m_slots[i] = slot;
    }
}

void WordTable::changeEntries(const std::function<WordEntry(WordEntry)> &change)
{
    for (Slot &slot : m_slots) {
        if (slot.entry.number != 0)
            slot.entry = change(slot.entry);
    }
    for (auto &[word, entry] : m_longWords)
        entry = change(entry);
}

} // namespace core::vocabulary
