#pragma once

#include "core/preparation/Sections.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace core::preparation {

/// A line of a text, and whether a paragraph begins with it: behind an empty line, or at the beginning.
struct Line
{
    TextRange range; ///< without its line break
    bool beginsParagraph = false;
};

/// Returns the lines of `part` of a text that hold more than white space, in order.
std::vector<Line> linesOf(std::string_view text, const TextRange &part);

/// SipHash with a key that everybody knows. For the notes of one person only: anybody can find two texts with
/// the same hash.
std::uint64_t hashOf(std::string_view bytes);

/// Hashes words, for comparing: not by case, nor by the white space between them.
class WordHash final
{
public:
    void add(std::string_view text);

    std::size_t words() const { return m_words; }
    std::uint64_t value() const { return hashOf(m_folded); }

private:
    std::string m_folded; ///< what was added, one blank behind each word
    std::size_t m_words = 0;
};

} // namespace core::preparation
