#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace bench {

/// Notes that nobody wrote: the same on every machine, in lines, with commas and some letters outside ASCII,
/// and about as easy to pack as real ones (gzip makes a third of them).
class InventedNotes final
{
public:
    /// `length` is about how many bytes a note has.
    explicit InventedNotes(std::size_t length);

    struct Note
    {
        std::int64_t number = 0; ///< from 1
        std::string person;
        std::string label;
        std::string text;
    };
    /// Valid until the next call.
    const Note &next();

private:
    std::uint64_t below(std::uint64_t bound) { return m_random() % bound; }

    std::mt19937_64 m_random{20240131};
    std::size_t m_length;
    std::vector<std::string> m_words;
    Note m_note;
};

} // namespace bench
