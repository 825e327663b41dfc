#pragma once

#include <cstddef>
#include <string_view>

namespace core::preparation {

/// Bytes of a text, from `begin` up to `end`.
struct TextRange
{
    std::size_t begin = 0;
    std::size_t end = 0;

    std::string_view in(std::string_view text) const { return text.substr(begin, end - begin); }

    friend bool operator==(const TextRange &, const TextRange &) = default;
};

} // namespace core::preparation
