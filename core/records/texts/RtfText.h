#pragma once

#include <string>
#include <string_view>

namespace core::records {

/// The text of an RTF document, as UTF-8: a line for each paragraph and row of a table, a tab between its
/// cells; without tables of fonts, colours and styles, pictures, headers, hidden and deleted text. Reads code
/// pages (`\ansicpg`, the character sets of fonts) and `\u`, after the Rich Text Format Specification 1.9.1.
/// No-break spaces become spaces. Takes any bytes and never fails: what is no RTF comes back as far as it
/// could be read, without line breaks, which are none in RTF. Time and memory grow with the size of `rtf`.
std::string plainTextOfRtf(std::string_view rtf);

} // namespace core::records
