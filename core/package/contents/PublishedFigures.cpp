#include "core/package/contents/PublishedFigures.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace core::package {

namespace {

// The probability of a miss for each of the two cells; together they miss with at most twice that.
constexpr double chanceOfMiss = 0.025;

// The smallest whole t that the noise of a cell passes, up or down, with at most that chance.
double reachOf(const privacy::Noise &noise)
{
    if (const auto *gaussian = std::get_if<privacy::GaussianVariance>(&noise)) // sub-Gaussian tails
        return std::ceil(
            std::sqrt(-2.0 * static_cast<double>(gaussian->sigmaSquared) * std::log(chanceOfMiss / 2.0)));
    // P(|X| > t) = 2 p^(t+1) / (1 + p) with p = exp(-1/scale). The last factor is for rounding.
    const double logRatio = -1.0 / std::get<privacy::LaplaceScale>(noise).value();
    const double steps = std::log(chanceOfMiss * (1.0 + std::exp(logRatio)) / 2.0) / logRatio;
    return std::max(0.0, std::ceil(steps * (1.0 + 1e-12)) - 1.0);
}

double share(double correct, double wrong, double ofNothing)
{
    const double positive = std::max(0.0, correct);
    const double all = positive + std::max(0.0, wrong);
    return all > 0.0 ? positive / all : ofNothing;
}

} // namespace

NoisyAccuracy noisyAccuracy(const PublishedUsefulness &published)
{
    assert(published.counts.cells.size() == 2);
    const auto correct = static_cast<double>(published.counts.cells[0]);
    const auto wrong = static_cast<double>(published.counts.cells[1]);
    const double reach = reachOf(published.counts.noise);
    return {.estimate = share(correct, wrong, 0.5),
            .low = share(correct - reach, wrong + reach, 0.0),
            .high = share(correct + reach, wrong - reach, 1.0)};
}

} // namespace core::package
