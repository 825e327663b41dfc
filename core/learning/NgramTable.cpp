#include "core/learning/NgramTable.h"

#include <algorithm>
#include <utility>

namespace core::learning {

namespace {

constexpr unsigned smallestBits = 12;

bool isFull(std::size_t size, std::size_t slots)
{
    return 10 * size >= 7 * slots;
}

} // namespace

NgramTable::NgramTable(unsigned largestBits)
    : m_slots(std::size_t{1} << smallestBits)
    , m_bits(smallestBits)
    , m_largestBits(std::max(largestBits, smallestBits))
{}

std::size_t NgramTable::place(PhraseKey key) const
{
    std::uint64_t hash = (key ^ (key >> 32)) * 0x9e3779b97f4a7c15u;
    hash = (hash ^ (hash >> 29)) * 0xbf58476d1ce4e5b9u;
    const std::size_t mask = m_slots.size() - 1;
    auto at = static_cast<std::size_t>(hash >> (64 - m_bits));
    while (m_slots[at].key != key && m_slots[at].key != 0)
        at = (at + 1) & mask;
    return at;
}

void NgramTable::add(PhraseKey key, std::uint32_t passage)
{
    std::size_t at = place(key);
    if (m_slots[at].key == 0) {
        if (isFull(m_size, m_slots.size())) {
            makeRoom();
            at = place(key);
        }
        m_slots[at] = {.key = key, .missed = m_error};
        ++m_size;
    }
    Ngram &ngram = m_slots[at];
    ++ngram.occurrences;
    ngram.passages += ngram.last == passage ? 0 : 1;
    ngram.last = passage;
}

// A larger table, or else one without the rarest half.
void NgramTable::makeRoom()
{
    if (m_bits < m_largestBits) {
        ++m_bits;
        refill(2 * m_slots.size());
        return;
    }
    const auto isRare = [&](const Ngram &each) { return each.passages + each.missed <= m_error; };
    while (10 * m_size > 35 * m_slots.size() / 10) {
        ++m_error;
        m_size = 0;
        for (Ngram &each : m_slots) {
            if (each.key != 0 && isRare(each))
                each = {};
            m_size += each.key != 0 ? 1 : 0;
        }
    }
    refill(m_slots.size());
}

void NgramTable::refill(std::size_t slots)
{
    const std::vector<Ngram> old = std::exchange(m_slots, std::vector<Ngram>(slots));
    for (const Ngram &each : old)
        if (each.key != 0)
            m_slots[place(each.key)] = each;
}

const Ngram *NgramTable::find(PhraseKey key) const
{
    const Ngram &found = m_slots[place(key)];
    return found.key == key && key != 0 ? &found : nullptr;
}

} // namespace core::learning
