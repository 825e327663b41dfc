#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace core::vocabulary {

/// The code point at `position`, which moves behind it; -1 for malformed bytes, skipped as Unicode advises.
/// `position` is below text.size().
std::int32_t nextCodePoint(std::string_view text, std::size_t &position);

/// True when `text` is well-formed UTF-8 throughout.
bool isUtf8(std::string_view text);

} // namespace core::vocabulary
