#pragma once

#include "core/base/IntegerSqrt.h"
#include "core/privacy/Noise.h"
#include "core/privacy/samplers/ExactBernoulli.h"
#include "core/privacy/samplers/SecureRandom.h"

#include <cassert>
#include <cstdint>
#include <limits>

/// Exact samplers of noise on integers: no floating point, so none of its holes (Mironov 2012). After
/// Canonne, Kamath, Steinke, "The Discrete Gaussian for Differential Privacy" (NeurIPS 2020), algorithms 2
/// and 3.
namespace core::privacy {

/// Discrete Laplace with scale t/s: P(x) proportional to exp(-|x| s/t), x an integer (algorithm 2).
/// t, s >= 1, t < 2^56; saturates at the ends of the 64-bit range.
template<typename Random>
std::int64_t discreteLaplace(Random &random, std::uint64_t t, std::uint64_t s)
{
    for (;;) {
        const std::uint64_t u = uniformBelow(random, t);
        if (!bernoulliExpFraction(random, u, t))
            continue;
        std::uint64_t v = 0;
        while (bernoulliExpFraction(random, 1, 1))
            ++v;
        const Uint128 magnitude = (Uint128{u} + Uint128{t} * v) / s;
        const bool negative = uniformBelow(random, 2) == 1;
        // Zero has no sign: without this it would come up twice as often as it should.
        if (negative && magnitude == 0)
            continue;
        // Saturating is post-processing; it happens with a chance of less than e^-60.
        constexpr Uint128 largest = std::numeric_limits<std::int64_t>::max();
        const auto value = static_cast<std::int64_t>(magnitude < largest ? magnitude : largest);
        return negative ? -value : value;
    }
}

/// The largest variance parameter that discreteGaussian takes.
inline constexpr std::uint64_t largestSigmaSquared = (std::uint64_t{1} << 62) - 1;

/// The step of rejection in the sampler below: true with probability
/// exp(-(|value| - sigma^2/t)^2 / (2 sigma^2)), t = floor(sigma) + 1.
template<typename Random>
bool keepsForGaussian(Random &random, std::int64_t value, std::uint64_t sigmaSquared)
{
    // 128 bits suffice: t <= 2^31, so |value| t < 2^94; b < 2^125 bounds every other product.
    static_assert(integerSqrt(largestSigmaSquared) + 1 == std::uint64_t{1} << 31);
    static_assert(Uint128{2} * largestSigmaSquared < Uint128{1} << 63, "b = 2 sigma^2 t^2 stays below 2^125");
    const std::uint64_t t = integerSqrt(sigmaSquared) + 1;
    const Uint128 b = Uint128{2} * sigmaSquared * (Uint128{t} * t);
    const Uint128 r = Uint128{t} * integerSqrt(2 * sigmaSquared); // r^2 <= b
    const Uint128 reached = Uint128{static_cast<std::uint64_t>(value < 0 ? -value : value)} * t;
    const Uint128 q = reached > sigmaSquared ? reached - sigmaSquared : sigmaSquared - reached;
    return bernoulliExpSquare(random, q, r, b);
}

/// Discrete Gaussian: P(x) proportional to exp(-x^2 / (2 sigmaSquared)), x an integer (algorithm 3: discrete
/// Laplace of scale t, kept as above). 1 <= sigmaSquared <= largestSigmaSquared.
template<typename Random>
std::int64_t discreteGaussian(Random &random, std::uint64_t sigmaSquared)
{
    assert(sigmaSquared >= 1 && sigmaSquared <= largestSigmaSquared);
    const std::uint64_t t = integerSqrt(sigmaSquared) + 1;
    for (;;) {
        const std::int64_t value = discreteLaplace(random, t, 1);
        if (keepsForGaussian(random, value, sigmaSquared))
            return value;
    }
}

inline std::int64_t drawNoise(const LaplaceScale &scale, SecureRandom &random)
{
    return discreteLaplace(
        random, static_cast<std::uint64_t>(scale.numerator), static_cast<std::uint64_t>(scale.denominator));
}

inline std::int64_t drawNoise(const GaussianVariance &variance, SecureRandom &random)
{
    return discreteGaussian(random, static_cast<std::uint64_t>(variance.sigmaSquared));
}

} // namespace core::privacy
