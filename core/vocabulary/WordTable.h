#pragma once

#include "core/vocabulary/Vocabulary.h"
#include "core/vocabulary/WordScanner.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace core::vocabulary {

/// The id of no term.
inline constexpr TermId noTerm = std::numeric_limits<TermId>::max();

/// The entry of a word.
struct WordEntry
{
    std::uint32_t number = 0; ///< from 1, 0 for a word in no phrase; its user adds flags in the high bits
    TermId term = noTerm;     ///< the term that consists of this word
};

/// Numbers the words that occur in a vocabulary, from 1. The words themselves are compared, not hashes of
/// them, so that a word of the text is never taken for another.
class WordTable final
{
public:
    struct Slot
    {
        std::uint64_t head = 0;
        std::uint64_t next = 0;
        WordEntry entry; ///< number 0: the slot is free
    };

    WordTable();
    /// A finished table that lies elsewhere, in places() of another, without its long words. They outlive
    /// it; nothing is inserted.
    WordTable(std::span<const Slot> places, std::uint32_t wordCount);
    WordTable(WordTable &&) noexcept = default;
    WordTable &operator=(WordTable &&) noexcept = default;

    /// Returns the entry of a word; number 0 if the word is not in the table.
    WordEntry find(const Word &word) const;
    /// Prefetches the memory that find() reads for a word of at most 16 bytes.
    void prefetch(const Word &word) const { __builtin_prefetch(&m_slots[home(word)]); }
    /// Returns whether the table exceeds the cache of the processor, so that prefetching pays off.
    bool isLarge() const { return m_slots.size_bytes() > std::size_t{8} << 20; }
    /// Gives a new word the next number.
    void insert(const Word &word);
    /// A word above 16 bytes with its entry.
    void insertLong(std::string_view word, WordEntry entry) { m_longWords.emplace(word, entry); }
    std::uint32_t wordCount() const { return m_wordCount; }

    /// Replaces every entry by change(entry), whose number is not 0 either.
    void changeEntries(const std::function<WordEntry(WordEntry)> &change);

    std::span<const Slot> places() const { return m_slots; }
    /// Returns the long words in alphabetical order.
    std::map<std::string, WordEntry> longWords() const { return {m_longWords.begin(), m_longWords.end()}; }

private:
    struct Hash
    {
        using is_transparent = void;
        std::size_t operator()(std::string_view word) const { return std::hash<std::string_view>()(word); }
    };

    std::size_t home(const Word &word) const;
    void grow();

    std::vector<Slot> m_own;
    std::span<const Slot> m_slots; ///< of m_own, whose memory stays where it is when the table is moved
    std::uint32_t m_shift;
    std::uint32_t m_wordCount = 0;
    // The few words above 16 bytes.
    std::unordered_map<std::string, WordEntry, Hash, std::equal_to<>> m_longWords;
};

inline std::size_t WordTable::home(const Word &word) const
{
    // Odd constants of the golden ratio and of splitmix64; the top bits of the product are the mixed ones.
    std::uint64_t hash = word.head * 0x9e3779b97f4a7c15u + word.next * 0xbf58476d1ce4e5b9u;
    hash = (hash ^ (hash >> 32)) * 0x9e3779b97f4a7c15u;
    return static_cast<std::size_t>(hash >> m_shift);
}

inline WordEntry WordTable::find(const Word &word) const
{
    if (!word.longForm.empty()) [[unlikely]] {
        const auto found = m_longWords.find(word.longForm);
        return found == m_longWords.end() ? WordEntry{} : found->second;
    }
    const std::size_t mask = m_slots.size() - 1;
    for (std::size_t i = home(word);; i = (i + 1) & mask) {
        const Slot &slot = m_slots[i];
        if (slot.entry.number == 0 || (slot.head == word.head && slot.next == word.next))
            return slot.entry;
    }
}

/// Returns a hash of the words of a name as PhraseMatcher compares them: names that no text distinguishes
/// have the same. 0 if no text can match it. The same on every computer.
std::uint64_t hashOfWords(std::string_view name);

} // namespace core::vocabulary
