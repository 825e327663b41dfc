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

/// Whether a character may be a separator: of ASCII, to be seen, and no letter or digit.
bool canSeparate(char c);

/// Returns the separators of a segment MSH. Empty if it names none, an impossible one, or one twice.
std::optional<Separators> separatorsOf(std::string_view header);

/// The field of a segment by the number it has in the standard, in which MSH-1 is the separator itself. Empty
/// when there is none.
std::string_view fieldOf(std::string_view segment, std::size_t number, const Separators &separators);

/// The piece of that number, from 0. Empty when there is none.
std::string_view pieceOf(std::string_view text, char separator, std::size_t number);

/// Returns the text after this many separators, whatever it contains.
std::string_view behind(std::string_view text, char separator, std::size_t count);

/// The first component and the first subcomponent of the first repetition, without its escapes; empty for "",
/// by which HL7 says that a value was removed.
std::string firstValue(std::string_view field,
                       std::size_t component,
                       const Separators &separators,
                       const std::string &encoding);

/// `\F\ \S\ \T\ \R\ \E\` are the separators themselves, `\.br\`, `\.sp\` and `\.ce\` line breaks (with a
/// number as many), `\.sk\` blanks, `\Xhh\` bytes in `encoding`; `\H\`, `\N\` and what else says how a text
/// looks is left out. What is no escape stays as it is.
std::string unescaped(std::string_view text, const Separators &separators, const std::string &encoding);

/// The encodings to try, in this order, on a message whose MSH-18 is `characterSet` (HL7's table 0211:
/// "8859/1", "UNICODE UTF-8"; of repetitions the first): what it says, then what the steward says of the
/// file; UTF-8 where neither says anything. ASCII says nothing, as everything that is read begins with it.
std::vector<std::string> encodingsOf(std::string_view characterSet, const std::optional<std::string> &ofFile);

} // namespace core::records::hl7
