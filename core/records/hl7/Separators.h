#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::records::hl7 {

/// The separators of a message by MSH-1 and MSH-2. 0: the message has none of the kind.
struct Separators
{
    char field = '|';
    char component = '^';
    char repetition = '~';
    char escape = '\\';
    char subcomponent = '&';
};

/// Returns whether a character may be a separator: visible ASCII, no letter and no digit.
bool canSeparate(char c);

/// Returns the separators of a segment MSH. Empty if it names none, an impossible one, or one twice.
std::optional<Separators> separatorsOf(std::string_view header);

/// Returns the field of a segment by its number in the standard, in which MSH-1 is the separator itself.
/// Empty if there is none.
std::string_view fieldOf(std::string_view segment, std::size_t number, const Separators &separators);

/// Returns the piece of that number, from 0. Empty if there is none.
std::string_view pieceOf(std::string_view text, char separator, std::size_t number);

/// Returns the text after this many separators, whatever it contains.
std::string_view behind(std::string_view text, char separator, std::size_t count);

/// Returns the first component and the first subcomponent of the first repetition, without its escapes; empty
/// for "", which means in HL7 that a value was removed.
std::string firstValue(std::string_view field,
                       std::size_t component,
                       const Separators &separators,
                       const std::string &encoding);

/// Decodes escapes: `\F\ \S\ \T\ \R\ \E\` are the separators themselves, `\.br\`, `\.sp\` and `\.ce\` line
/// breaks (with a number as many), `\.sk\` blanks, `\Xhh\` bytes in `encoding`; `\H\`, `\N\` and other
/// escapes for the look of a text are left out. Text that is no escape stays unchanged.
std::string unescaped(std::string_view text, const Separators &separators, const std::string &encoding);

/// Returns the encodings to try, in this order, on a message whose MSH-18 is `characterSet` (HL7's table
/// 0211: "8859/1", "UNICODE UTF-8"; of repetitions the first): that of MSH-18, then that which the steward
/// named for the file; UTF-8 without either. ASCII is ignored, because every supported encoding contains it.
std::vector<std::string> encodingsOf(std::string_view characterSet, const std::optional<std::string> &ofFile);

} // namespace core::records::hl7
