#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Text and numbers for the documents of a package. Independent of the locale.

namespace core::package {

/// Returns the text on one line, as UTF-8: each run of white space becomes one space; control and
/// text-direction characters are removed.
std::string oneLine(std::string_view text);
/// Returns one line like oneLine, with hidden characters made visible, as verification requires of every text
/// of a manifest (core/base/PackageText.h).
std::string printableLine(std::string_view text);
/// Returns one line like oneLine, with the markup of Markdown escaped. An empty text gives "not given".
std::string markdown(std::string_view text);
/// Returns the text of what `markdown` and the documents make: without the marks for emphasis, code and
/// escapes.
std::string plainText(std::string_view marked);
/// Returns "2026-01-31, 09:30 UTC" for a time in UTC (ISO 8601), and any other text unchanged.
std::string timeInWords(std::string_view time);

/// Returns millionths as an exact decimal number: 4000000 is "4", 333334 is "0.333334".
std::string millionths(std::int64_t micro);
/// Returns units of 1e-12 as an exact decimal number: 1000000 is "0.000001".
std::string trillionths(std::int64_t pico);
/// Rounds to a number of decimals.
std::string decimals(double value, int places);
/// Rounds up to a number of decimals, for bounds.
std::string roundedUp(double value, int places);

/// Returns "1 text", "12 texts".
std::string counted(std::uint64_t number, const std::string &one);

/// Returns a line of a Markdown table. The cells are markup.
std::string tableRow(const std::vector<std::string> &cells);
/// Returns the first two lines of a Markdown table.
std::string tableHead(const std::vector<std::string> &cells);

/// Returns "SYN-000001" for 1: at least six digits.
std::string idOfNumber(std::uint64_t number);

/// Returns the number of such an id, and 0 for any other text.
std::uint64_t numberOfId(std::string_view id);

/// Reads a whole number from 1 on, as std::to_string writes it. Returns 0 for any other text.
std::uint64_t positiveNumber(std::string_view digits);

} // namespace core::package
