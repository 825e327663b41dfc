#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Text and numbers for the documents of a package. Independent of the locale.

namespace core::package {

/// On one line, UTF-8: white space runs become one space; control and text-direction characters go.
std::string oneLine(std::string_view text);
/// Returns one line like oneLine, with hidden characters made visible, as verification requires of every text
/// of a manifest.
std::string printableLine(std::string_view text);
/// Returns one line like oneLine, with the markup of Markdown escaped. "not given" for nothing.
std::string markdown(std::string_view text);
/// Returns the text of what `markdown` and the documents make: without the marks for emphasis, code and
/// escapes.
std::string plainText(std::string_view marked);
/// "2026-01-31, 09:30 UTC" of a time in UTC, ISO 8601; of anything else that itself.
std::string timeInWords(std::string_view time);

/// Millionths as a decimal number, exact: 4000000 is "4", 333334 is "0.333334".
std::string millionths(std::int64_t micro);
/// Units of 1e-12 as a decimal number, exact: 1000000 is "0.000001".
std::string trillionths(std::int64_t pico);
/// Rounded to so many decimals.
std::string decimals(double value, int places);
/// Rounded up to so many decimals: for bounds.
std::string roundedUp(double value, int places);

/// "1 text", "12 texts".
std::string counted(std::uint64_t number, const std::string &one);

/// A line of a Markdown table; the cells are markup already.
std::string tableRow(const std::vector<std::string> &cells);
/// Its first two lines.
std::string tableHead(const std::vector<std::string> &cells);

/// "SYN-000001" for 1: six digits, or more where they are needed.
std::string idOfNumber(std::uint64_t number);

/// The number of such an id; 0 for anything else.
std::uint64_t numberOfId(std::string_view id);

/// A whole number from 1 on, written as std::to_string does; 0 for anything else.
std::uint64_t positiveNumber(std::string_view digits);

} // namespace core::package
