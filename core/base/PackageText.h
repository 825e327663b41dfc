#pragma once

#include <string>
#include <string_view>

/// The rule for texts of a package: plans, labels, names and verification all ask these functions, so that
/// nothing is spent on a text that no package can hold.

namespace core {

/// Returns whether a text may stand on one line of a package: valid UTF-8 without control characters and
/// without the characters that hide or reorder text, as printable() lists them. A soft hyphen (U+00AD), a
/// zero width non-joiner (U+200C) and a zero width joiner (U+200D) may stand directly behind a visible
/// character: the spelling of Persian and of Indic languages, emoji and copied text have them.
bool isPackageLine(std::string_view text);

/// Returns whether isPackageLine() holds for every line of a text. Lines end with "\n" or "\r\n"; tabs are
/// allowed.
bool isPackageText(std::string_view text);

/// Returns the text as a line of a package: a character that may not stand there becomes visible, as
/// printable() shows it.
std::string packageLine(std::string_view text);
/// Returns the text with each line as packageLine() gives it. Line ends and tabs stay.
std::string packageText(std::string_view text);

/// Returns the first character that may not stand in a text, as "U+202E"; "a byte that is not UTF-8"; or
/// nothing where isPackageText() holds.
std::string foreignCharacter(std::string_view text);

} // namespace core
