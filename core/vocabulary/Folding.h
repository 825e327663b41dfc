#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace core::vocabulary {

/// Returns the code point at `position`, which moves behind it; -1 for malformed bytes, skipped as Unicode
/// advises. `position` is below text.size().
std::int32_t nextCodePoint(std::string_view text, std::size_t &position);

/// Returns true when `text` is well-formed UTF-8 throughout.
bool isUtf8(std::string_view text);

/// The maximum number of bytes that NFKC_Casefold makes of one byte (U+FDFA: 3 become 33).
inline constexpr std::size_t largestFolding = 11;

/// Returns the NFKC_Casefold of UTF-8 text: texts that differ in case, composition or width only become
/// equal.
std::string folded(std::string_view text);

/// Writes folded(text) into `out`, largestFolding times as large as `text`. Returns the size, 0 if memory
/// runs out.
std::size_t foldInto(std::string_view text, std::span<char> out);

} // namespace core::vocabulary
