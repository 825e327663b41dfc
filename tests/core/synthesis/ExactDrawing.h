#pragma once

#include "core/privacy/Drawing.h"
#include "tests/core/privacy/ExactCountsForTests.h"
#include "tests/core/privacy/ReservationForTests.h"

#include <cstdint>
#include <vector>

/// What a run hands in, for a test to look at.
namespace tests {

/// Draws as the program does, and keeps the exact cells of every table.
class ExactDrawing final : public core::privacy::Drawing
{
public:
    core::Result<core::privacy::Released<core::privacy::NoisyCounts>>
    draw(core::privacy::ExactCounts &&counts, const core::privacy::Noise &noise) override
    {
        exact.push_back(core::privacy::ExactCountsForTests::cells(counts));
        return core::privacy::NoiseMechanism::release(std::move(counts), noise, m_reservation, m_random);
    }

    std::vector<std::vector<std::int64_t>> exact; ///< in the order of the draws

private:
    core::privacy::SecureRandom m_random;
    core::privacy::Reservation m_reservation =
        core::privacy::ReservationForTests::of({1'000'000'000'000, 1'000'000'000'000'000'000, 1'000'000});
};

} // namespace tests
