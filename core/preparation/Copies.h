#pragma once

#include "core/preparation/Sections.h"

#include <cstdint>
#include <mutex>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace core::preparation {

/// Finds paragraphs that occur in several notes of a person, so that a paragraph copied from note to note
/// counts once. PRIVATE.
///
/// It compares paragraphs (up to an empty line) and lines of `fewestWords` words or more, ignoring case and
/// white space. A paragraph that occurs several times in the notes of a person counts at its first place in
/// the first note, in an order of the notes themselves: by a hash of label and text. So the result is the
/// same for any order of the records and any number of threads, and a function of the notes of that person
/// alone.
///
/// All notes are passed twice: to look(), then, after settle(), to counted(). Between them no text is kept:
/// 16 bytes for each paragraph and line of that length, and the id of each person; after settle() only what
/// occurs twice. The hashes have 64 bits and need no secret: whoever makes two paragraphs collide changes the
/// contribution of their own notes and nothing else.
class Copies final
{
public:
    static constexpr std::size_t fewestWords = 8;

    /// `kept` is what of the text may count, in order. look() and counted() may be called by several threads
    /// at once, each between others of its kind.
    void look(const std::string &person,
              std::string_view label,
              std::string_view text,
              std::span<const TextRange> kept);
    void settle();
    /// Returns the parts of `kept` that count. Empty if all of it occurs in other notes.
    std::vector<TextRange> counted(const std::string &person,
                                   std::string_view label,
                                   std::string_view text,
                                   std::span<const TextRange> kept) const;

private:
    /// A paragraph or line and its note.
    struct Sighting
    {
        std::uint64_t words = 0;
        std::uint64_t note = 0;

        auto operator<=>(const Sighting &) const = default;
    };

    std::mutex m_mutex;
    std::unordered_map<std::string, std::vector<Sighting>> m_persons;
};

} // namespace core::preparation
