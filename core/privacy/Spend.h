#pragma once

#include <cstdint>

namespace core::privacy {

/// What a mechanism costs one privacy unit under add/remove of the unit, in both accounts, rounded up.
struct Spend
{
    std::int64_t microEpsilon = 0; ///< pure epsilon in millionths
    std::int64_t picoRho = 0;      ///< zCDP rho in 1e-12

    double epsilon() const { return static_cast<double>(microEpsilon) / 1e6; }
    double rho() const { return static_cast<double>(picoRho) / 1e12; }

    /// Sequential composition: both accounts add up.
    friend Spend operator+(Spend a, Spend b) { return {a.microEpsilon + b.microEpsilon, a.picoRho + b.picoRho}; }
    friend bool operator==(const Spend &, const Spend &) = default;
};

} // namespace core::privacy
