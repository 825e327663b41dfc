#include "core/synthesis/evolution/VoteForecast.h"

#include "core/synthesis/evolution/EvolutionRun.h"

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

std::optional<VoteForecast> voteForecast(const ReleasePlan &release)
{
    const PlannedTable *first = release.table(voteTableName(1));
    if (!first)
        return {};
    const EvolutionShape shape = shapeIn(release.parameters);
    const auto labels = static_cast<std::int64_t>(release.labels);
    return VoteForecast{.rounds = shape.rounds,
                        .textsPerLabel = shape.pool(),
                        .texts =
                            labels * (shape.pool() + (shape.rounds - 1) * shape.chosen * shape.variations),
                        .halfWidth95 = halfWidth(first->noise, 0.05) / double{voteWeight},
                        .standsOutFrom = largestOf(shape.pool(), first->noise) / double{voteWeight}};
}

} // namespace core::synthesis
