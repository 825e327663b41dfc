#include "core/privacy/NoiseMechanism.h"

#include "core/privacy/ExactSamplers.h"

#include <limits>
#include <utility>

namespace core::privacy {

namespace {

std::int64_t saturatingSum(std::int64_t a, std::int64_t b)
{
    std::int64_t sum = 0;
    if (!__builtin_add_overflow(a, b, &sum))
        return sum;
    return a > 0 ? std::numeric_limits<std::int64_t>::max() : std::numeric_limits<std::int64_t>::min();
}

} // namespace

Result<Released<NoisyCounts>> NoiseMechanism::addDiscreteLaplace(
    ExactCounts &&counts, LaplaceScale scale, Reservation &reservation, SecureRandom &random)
{
    const Spend cost = laplaceSpend(counts.m_l1, scale);
    if (!reservation.useFor(cost))
        return fail(ErrorCode::Internal, "the noise is not covered by an unused reservation of the ledger");

    NoisyCounts noisy{std::move(counts.m_cells), counts.m_l1, scale};
    const auto t = static_cast<std::uint64_t>(scale.numerator);
    const auto s = static_cast<std::uint64_t>(scale.denominator);
    for (std::int64_t &cell : noisy.cells)
        cell = saturatingSum(cell, discreteLaplace(random, t, s));
    return Released<NoisyCounts>(ReleasePass(), std::move(noisy));
}

} // namespace core::privacy
