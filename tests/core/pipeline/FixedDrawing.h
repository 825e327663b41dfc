#pragma once

#include "core/privacy/Drawing.h"
#include "tests/core/privacy/ExactCountsForTests.h"
#include "tests/core/privacy/ReleasedForTests.h"

#include <cstdint>
#include <vector>

/// What a run hands in, for tests on neighbouring data sets.
namespace tests {

/// Keeps the exact tables. What it hands back for one is the same whatever was in it, so that what a method
/// chooses by an earlier table is the same for neighbouring data sets, as the composition of their costs
/// takes it.
class FixedDrawing final : public core::privacy::Drawing
{
public:
    /// The value of the first cell that is handed back.
    explicit FixedDrawing(std::int64_t first)
        : m_first(first)
    {}

    core::Result<core::privacy::Released<core::privacy::NoisyCounts>>
    draw(core::privacy::ExactCounts &&counts, const core::privacy::Noise &noise) override
    {
        const auto &cells = exact.emplace_back(core::privacy::ExactCountsForTests::cells(counts));
        sensitivities.push_back(counts.sensitivity());
        core::privacy::NoisyCounts given{.cells = {}, .sensitivity = counts.sensitivity(), .noise = noise};
        for (std::size_t cell = 0; cell < cells.size(); ++cell)
            given.cells.push_back(m_first - static_cast<std::int64_t>(cell));
        return core::privacy::ReleasedForTests::of(given);
    }

    std::vector<std::vector<std::int64_t>> exact;
    std::vector<core::privacy::Sensitivity> sensitivities;

private:
    std::int64_t m_first;
};

} // namespace tests
