#pragma once

#include <cmath>
#include <cstdint>
#include <variant>

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

/// Scale t/s of discrete Laplace noise, a fraction in lowest terms.
struct LaplaceScale
{
    std::int64_t numerator = 0;   ///< t >= 1, below 2^56
    std::int64_t denominator = 1; ///< s >= 1

    double value() const { return static_cast<double>(numerator) / static_cast<double>(denominator); }
    constexpr bool isInRange() const
    {
        return numerator >= 1 && numerator < std::int64_t{1} << 56 && denominator >= 1;
    }
    friend bool operator==(const LaplaceScale &, const LaplaceScale &) = default;
};

/// Variance parameter of discrete Gaussian noise: a whole number, so that the sampler needs no more than
/// 128 bits.
struct GaussianVariance
{
    std::int64_t sigmaSquared = 0; ///< >= 1, below 2^62

    constexpr bool isInRange() const { return sigmaSquared >= 1 && sigmaSquared < std::int64_t{1} << 62; }
    friend bool operator==(const GaussianVariance &, const GaussianVariance &) = default;
};

/// The noise of a mechanism: pure differential privacy, or zero-concentrated.
using Noise = std::variant<LaplaceScale, GaussianVariance>;

inline bool isInRange(const Noise &noise)
{
    return std::visit([](const auto &parameters) { return parameters.isInRange(); }, noise);
}

/// Returns the standard deviation in cell units of the continuous counterpart, which the discrete one
/// approaches from below.
inline double standardDeviation(const Noise &noise)
{
    if (const auto *laplace = std::get_if<LaplaceScale>(&noise))
        return std::sqrt(2.0) * laplace->value();
    return std::sqrt(static_cast<double>(std::get<GaussianVariance>(noise).sigmaSquared));
}

} // namespace core::privacy
