#pragma once

#include <cstdint>
#include <string>
#include <string_view>

/// Text and numbers for the documents of a package. Independent of the locale.
namespace core::release {

/// On one line, UTF-8: white space runs become one space; control and text-direction characters go.
std::string oneLine(std::string_view text);
/// As oneLine, with what Markdown would take for markup escaped. "not given" for nothing.
std::string markdown(std::string_view text);
/// As in a plan, with a path reduced to its file name: where a file lay is nobody's business.
std::string publicSource(std::string_view source);

/// Millionths as a decimal number, exact: 4000000 is "4", 333334 is "0.333334".
std::string millionths(std::int64_t micro);
/// Rounded to so many decimals.
std::string decimals(double value, int places);
/// Rounded up to so many decimals: for bounds.
std::string roundedUp(double value, int places);

} // namespace core::release
