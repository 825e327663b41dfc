#pragma once

#include <string>
#include <string_view>

namespace cli {

// Everything that the program prints goes through these functions, because names, titles and texts of files
// and servers can hold control characters. They show those as `\u{1b}` (core::printable) and keep line breaks
// and tabs. A name whose line breaks must not begin a line passes core::printable before.

/// Prints on stdout.
void printText(std::string_view text);
[[gnu::format(printf, 1, 2)]] void printFormatted(const char *format, ...);
/// Prints on stderr.
[[gnu::format(printf, 1, 2)]] void printError(const char *format, ...);

/// Returns JSON with the characters that printText() would show otherwise as escapes of JSON.
std::string jsonToPrint(std::string_view json);

} // namespace cli
