#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace core::learning {

/// One to four words as one number: the number of each in 16 bits, the first in the lowest.
using PhraseKey = std::uint64_t;

inline constexpr std::size_t mostPhraseWords = 4;

/// Returns the word at `place`, 0 behind the last.
constexpr std::uint32_t wordAt(PhraseKey key, std::size_t place)
{
    return static_cast<std::uint32_t>(key >> (16 * place)) & 0xffffu;
}

constexpr PhraseKey keyWith(PhraseKey key, std::size_t place, std::uint32_t word)
{
    return key | PhraseKey{word} << (16 * place);
}

constexpr std::size_t wordCount(PhraseKey key)
{
    std::size_t count = 0;
    while (count < mostPhraseWords && wordAt(key, count) != 0)
        ++count;
    return count;
}

/// `count` >= 1 words from `first` on.
constexpr PhraseKey part(PhraseKey key, std::size_t first, std::size_t count)
{
    const PhraseKey rest = key >> (16 * first);
    return count >= mostPhraseWords ? rest : rest & ((PhraseKey{1} << (16 * count)) - 1);
}

/// A sequence of words and its frequency in the texts.
struct Ngram
{
    PhraseKey key = 0; ///< 0: the slot is free
    std::uint32_t occurrences = 0;
    std::uint32_t passages = 0;
    std::uint32_t last = 0;   ///< passage
    std::uint32_t missed = 0; ///< at most so many passages before it was taken up
};

/// Counts sequences of words in bounded memory: what is rare so far is forgotten when there are too many
/// (lossy counting, Manku & Motwani 2002), so that a count of passages is at most `error()` too small. The
/// same sequences in the same order give the same counts.
class NgramTable final
{
public:
    /// Holds at most 0.7 x 2^`largestBits` sequences of 24 bytes each.
    explicit NgramTable(unsigned largestBits = 23);

    /// `passage` counts from 1 and does not fall.
    void add(PhraseKey key, std::uint32_t passage);

    /// Returns null for one that was not seen, or forgotten.
    const Ngram *find(PhraseKey key) const;
    /// With free slots among them.
    const std::vector<Ngram> &ngrams() const { return m_slots; }
    std::size_t size() const { return m_size; }
    std::uint32_t error() const { return m_error; }

private:
    std::size_t place(PhraseKey key) const;
    void makeRoom();
    void refill(std::size_t slots);

    std::vector<Ngram> m_slots;
    unsigned m_bits;
    unsigned m_largestBits;
    std::size_t m_size = 0;
    std::uint32_t m_error = 0;
};

} // namespace core::learning
