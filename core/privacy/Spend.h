#pragma once

#include "core/base/Public.h"

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

/// The cost of a release for one privacy unit under add/remove of the unit, in two accounts that both hold,
/// rounded up: (epsilon, delta)-differential privacy, pure if delta is 0, and rho-zCDP. If names were found
/// by a threshold (NameThreshold), the second is delta'-approximate rho-zCDP (Bun & Steinke 2016, Definition
/// 8.1), with delta' the part of delta that they cost.
struct Spend
{
    std::int64_t microEpsilon = 0; ///< epsilon in millionths
    std::int64_t picoRho = 0;      ///< rho in 1e-12
    std::int64_t picoDelta = 0;    ///< delta of the first account in 1e-12

    double epsilon() const { return static_cast<double>(microEpsilon) / 1e6; }
    double rho() const { return static_cast<double>(picoRho) / 1e12; }
    double delta() const { return static_cast<double>(picoDelta) / 1e12; }
    bool isPure() const { return picoDelta == 0; }

    /// Sequential composition: both accounts add up (Dwork & Roth 2014, Theorem 3.16; Bun & Steinke 2016).
    friend Spend operator+(Spend a, Spend b)
    {
        return {a.microEpsilon + b.microEpsilon, a.picoRho + b.picoRho, a.picoDelta + b.picoDelta};
    }
    friend bool operator==(const Spend &, const Spend &) = default;
};

} // namespace core::privacy

template<>
inline constexpr bool core::isPublic<core::privacy::Spend> = true;
