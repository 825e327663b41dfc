#pragma once

#include <cstddef>
#include <cstdint>

namespace core::learning {

/// One to four words as one number: the number of each in 16 bits, the first in the lowest.
using PhraseKey = std::uint64_t;

inline constexpr std::size_t mostPhraseWords = 4;

/// The word at `place`, 0 behind the last.
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

} // namespace core::learning
