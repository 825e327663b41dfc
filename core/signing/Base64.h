#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core::signing {

std::string toBase64(std::span<const unsigned char> bytes);
/// Decodes `text`. Returns nothing unless it is exactly what toBase64 writes: there is only one spelling, so
/// that no change of a character goes unnoticed.
std::optional<std::vector<unsigned char>> fromBase64(std::string_view text);

} // namespace core::signing
