#pragma once

#include <bit>
#include <cstdint>

namespace core {

/// Returns the largest whole number whose square is at most `value`: no floating point anywhere.
constexpr std::uint64_t integerSqrt(std::uint64_t value)
{
    std::uint64_t root = 0;
    const auto highest = (std::bit_width(value | 1) - 1) / 2; // of the root
    for (std::uint64_t bit = std::uint64_t{1} << highest; bit != 0; bit >>= 1)
        if ((root | bit) * (root | bit) <= value)
            root |= bit;
    return root;
}

} // namespace core
