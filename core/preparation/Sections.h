#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace core::preparation {

/// Bytes of a text, from `begin` up to `end`.
struct TextRange
{
    std::size_t begin = 0;
    std::size_t end = 0;

    std::string_view in(std::string_view text) const { return text.substr(begin, end - begin); }

    friend bool operator==(const TextRange &, const TextRange &) = default;
};

/// Returns the sections of a note. Two have no heading of their own: `beginning` is the text before the first
/// one, `other` that under a heading that is in no list.
std::span<const std::string_view> sectionNames();
/// Index in sectionNames(); nothing for a name that is not there.
std::optional<std::uint8_t> findSection(std::string_view name);

/// A section of a text.
struct FoundSection
{
    std::uint8_t section = 0; ///< index in sectionNames()
    TextRange heading;        ///< with its number and its colon; empty if there is none
    TextRange text;           ///< behind it, up to the next heading
};

/// Cuts a text to its sections: all of it, in order, without overlap. Nothing if no heading of the lists is
/// found.
///
/// A heading is at the beginning of a line, possibly after a number or a bullet, and is followed by a colon,
/// or is alone on its line and begins with a capital. In capitals it may also be inside a line, after a comma
/// or the end of a sentence, with a colon, as in notes that lost their line breaks. Capitals that are in no
/// list end a section the same way, except for a short word (an abbreviation: "WBC:") and what a number
/// follows ("SODIUM: 140"). The headings of the parts of an examination ("LUNGS:") end none.
///
/// `text` is UTF-8; what is malformed is text like any other. Several threads at once.
std::vector<FoundSection> sectionsOf(std::string_view text);

} // namespace core::preparation
