#include "core/methods/evolution/VoteNoise.h"

#include "core/methods/evolution/EvolutionSettings.h"

#include <algorithm>
#include <cmath>

namespace core::synthesis {

namespace {

// Laplace: the chance beyond t is exp(-t/b).
double halfWidth(const privacy::Noise &noise, double chance)
{
    if (const auto *laplace = std::get_if<privacy::LaplaceScale>(&noise))
        return laplace->value() * std::log(1 / chance);
    constexpr double deviationsFor95 = 1.96;
    return deviationsFor95 * privacy::standardDeviation(noise);
}

// The median of the largest of `count`, about: one side of the noise.
double largestOf(int count, const privacy::Noise &noise)
{
    const double n = std::max(2, count);
    if (const auto *laplace = std::get_if<privacy::LaplaceScale>(&noise))
        return laplace->value() * std::log(n / 2);
    return privacy::standardDeviation(noise) * std::sqrt(2 * std::log(n));
}

} // namespace

double voteHalfWidth95(const privacy::Noise &noise)
{
    return halfWidth(noise, 0.05) / double{voteWeight};
}

double voteStandsOutFrom(int texts, const privacy::Noise &noise)
{
    return largestOf(texts, noise) / double{voteWeight};
}

} // namespace core::synthesis
