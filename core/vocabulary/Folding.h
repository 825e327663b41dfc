#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace core::vocabulary {

/// The code point at `position`, which moves behind it; -1 for malformed bytes, skipped as Unicode advises.
/// `position` is below text.size().
std::int32_t nextCodePoint(std::string_view text, std::size_t &position);

/// True when `text` is well-formed UTF-8 throughout.
bool isUtf8(std::string_view text);

/// NFKC_Casefold makes at most so many bytes of one (U+FDFA: 3 become 33).
inline constexpr std::size_t largestFolding = 11;

/// NFKC_Casefold of UTF-8 text: texts that differ in case, composition or width only become equal.
std::string folded(std::string_view text);

/// The same into `out`, largestFolding times as large as `text`; gives the size, 0 when memory runs out.
std::size_t foldInto(std::string_view text, std::span<char> out);

} // namespace core::vocabulary
