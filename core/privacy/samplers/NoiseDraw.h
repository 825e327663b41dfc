#pragma once

#include "core/privacy/Noise.h"
#include "core/privacy/samplers/ExactSamplers.h"
#include "core/privacy/samplers/SecureRandom.h"

namespace core::privacy {

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
