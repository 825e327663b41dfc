#pragma once

#include <cstdint>
#include <limits>

namespace core::privacy {

/// The sum, or the end of the range that it would pass.
inline std::int64_t saturatingSum(std::int64_t a, std::int64_t b)
{
    std::int64_t sum = 0;
    if (!__builtin_add_overflow(a, b, &sum))
        return sum;
    return a > 0 ? std::numeric_limits<std::int64_t>::max() : std::numeric_limits<std::int64_t>::min();
}

} // namespace core::privacy
