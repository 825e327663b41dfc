#pragma once

#include <cstdint>

namespace core::privacy {

/// How far the exact integer sums can move, at most, when one privacy unit is added or removed: exact bounds
/// in cell units, shown for each mechanism in README.md of this folder.
struct Sensitivity
{
    std::int64_t l1 = 0;        ///< L1 norm; >= 1, below 2^31
    std::int64_t l2Squared = 0; ///< squared L2 norm; >= 1, at most l1^2

    constexpr bool isInRange() const
    {
        return l1 >= 1 && l1 < std::int64_t{1} << 31 && l2Squared >= 1 && l2Squared <= l1 * l1;
    }
    friend bool operator==(const Sensitivity &, const Sensitivity &) = default;
};

} // namespace core::privacy
