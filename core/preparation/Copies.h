#pragma once

#include "core/preparation/TextRange.h"

#include <cstdint>
#include <mutex>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace core::preparation {

/// What one person's notes have in common, so that a paragraph that was copied from note to note counts once.
/// PRIVATE.
///
/// Compared are paragraphs (up to an empty line) and lines, of `fewestWords` words or more, without regard to
/// case and white space. One that stands several times in the notes of a person counts where it stands first
/// in the note that comes first in an order of the notes themselves: by a hash of label and text. So the
/// result is the same for any order of the records and any number of threads, and a function of the notes of
/// that person alone.
///
/// All notes are shown twice: to look(), then, behind settle(), to counted(). Between them, no text is held:
/// 16 bytes for each paragraph and line of that length, and the id of each person; behind settle() only what
/// stands twice. The hashes are of 64 bits and need no secret, since whoever makes two paragraphs collide,
/// changes what their own notes contribute and nothing else.
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
    /// What of `kept` counts. Empty where all of it stands in other notes.
    std::vector<TextRange> counted(const std::string &person,
                                   std::string_view label,
                                   std::string_view text,
                                   std::span<const TextRange> kept) const;

private:
    /// A paragraph or line, and the note it stands in.
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
