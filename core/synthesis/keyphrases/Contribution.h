#pragma once

#include "core/base/IntegerSqrt.h"
#include "core/privacy/Noise.h"
#include "core/privacy/accounting/Accounting.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>

namespace core::synthesis {

/// Exact sums where they are counted, of which each is a sum over units: those of two runs of one release,
/// which divided the units between them, are added cell by cell. PRIVATE.
using SumCells = std::span<std::atomic<std::int64_t>>;

} // namespace core::synthesis

/// How much one privacy unit may add to a table: one budget W of cell units, regardless of what the unit
/// holds.
namespace core::synthesis {

/// The norm of a unit's contribution that W bounds: L1 for Laplace noise, L2 for Gaussian.
enum class ContributionNorm { L1, L2 };

inline ContributionNorm normFor(const privacy::Noise &noise)
{
    return std::holds_alternative<privacy::GaussianVariance>(noise) ? ContributionNorm::L2
                                                                    : ContributionNorm::L1;
}

inline ContributionNorm normFor(const privacy::NoiseBudget &budget)
{
    return budget.isGaussian() ? ContributionNorm::L2 : ContributionNorm::L1;
}

/// W: what one unit adds in all to a table of counts, in cell units: a power of two that makes splitting it
/// over several cells waste nothing that matters.
inline constexpr std::int64_t unitWeight = 1 << 16;

/// The sensitivity of sums in which a unit adds W in that norm to at most `cells` cells. Under the L1 bound
/// one cell may get it all, so the squared L2 norm is at most W^2 too; under the L2 bound each cell gets at
/// most W.
constexpr privacy::Sensitivity contributionSensitivity(ContributionNorm norm, int cells)
{
    return {.l1 = norm == ContributionNorm::L1 ? unitWeight : unitWeight * cells,
            .l2Squared = unitWeight * unitWeight};
}

/// Returns the share of each of `parts` >= 1 cells when a unit adds the same to all of them: floor(W / parts)
/// under the L1 norm, floor(W / sqrt(parts)) under the L2 norm.
constexpr std::int64_t equalShare(ContributionNorm norm, std::size_t parts)
{
    const auto count = static_cast<std::int64_t>(parts);
    if (norm == ContributionNorm::L1)
        return unitWeight / count;
    return static_cast<std::int64_t>(
        integerSqrt(static_cast<std::uint64_t>(unitWeight * unitWeight / count)));
}

} // namespace core::synthesis
