#include "core/privacy/mechanisms/NoiseMechanism.h"

#include "core/privacy/Spend.h"
#include "core/privacy/samplers/ExactSamplers.h"

#include <limits>
#include <utility>

namespace core::privacy {

Result<Released<NoisyCounts>> NoiseMechanism::release(ExactCounts &&counts,
                                                      const Noise &noise,
                                                      Reservation &reservation,
                                                      SecureRandom &random)
{
    if (!counts.m_sensitivity.isInRange() || !isInRange(noise))
        return fail(ErrorCode::Internal, "a sensitivity or a noise is out of its range");
    if (!reservation.useFor(costOf(counts.m_sensitivity, noise)))
        return fail(ErrorCode::Internal, "what is left of the ledger's reservation does not cover the noise");

    NoisyCounts noisy{std::move(counts.m_cells), counts.m_sensitivity, noise};
    const auto addTo = [&](const auto &parameters) {
        for (std::int64_t &cell : noisy.cells)
            cell = saturatingSum(cell, drawNoise(parameters, random));
    };
    std::visit(addTo, noise);
    return Released<NoisyCounts>(ReleasePass(), std::move(noisy));
}

} // namespace core::privacy
