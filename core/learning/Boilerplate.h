#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace core::learning {

/// Finds text that is repeated in the same words: page headers, copyright notices, standard warnings. A word
/// is repeated if it is in a window of 8 words that was seen 5 times before. The first reading of the texts
/// detects this with a count-min sketch (Cormode & Muthukrishnan 2005) in bounded memory, and keeps a bit for
/// each word; later readings get the same result.
class Boilerplate final
{
public:
    static constexpr std::size_t windowWords = 8;
    static constexpr unsigned mostSightings = 5;

    /// Makes a sketch for about this many bytes of text; at most 192 MiB.
    explicit Boilerplate(std::uint64_t textBytes);

    /// The words of the next piece of text by their hashes. In the first reading, `isRepeated` is found out;
    /// later it is what it was. Has as many elements as `words` afterwards.
    void look(std::span<const std::uint64_t> words, std::vector<bool> &isRepeated);
    /// The texts begin again. Frees the sketch.
    void rewind();

    std::uint64_t repeatedWords() const { return m_repeated; }

private:
    unsigned sightings(std::uint64_t window);

    std::vector<std::uint8_t> m_counters; ///< two of four bits each, `rows` tables in a row
    std::uint64_t m_mask;
    bool m_isFirstReading = true;
    std::vector<bool> m_kept;
    std::size_t m_position = 0;
    std::uint64_t m_repeated = 0;
};

} // namespace core::learning
