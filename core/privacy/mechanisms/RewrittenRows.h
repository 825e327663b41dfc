#pragma once

#include "core/base/Result.h"
#include "core/privacy/ExactCounts.h"

#include <cstdint>
#include <span>
#include <vector>

namespace core::privacy {

/// How the numbers of an encoded text are bounded before they get noise.
enum class RowClip {
    ByValue, ///< each number to [-clip, clip]: dp-bart
    ByNorm,  ///< the whole row to an L2 norm of at most clip: adept
};

/// The public grid of encoded texts, chosen without looking at a record.
struct RowGrid
{
    RowClip form = RowClip::ByValue;
    double clip = 0;         ///< above 0, in the units of the encoder
    std::int64_t steps = 0;  ///< grid steps in `clip`: 1 to 2^20
    std::int64_t values = 0; ///< numbers a row: 1 to 2^20

    /// Returns one step of the grid in the units of the encoder.
    double step() const { return clip / static_cast<double>(steps); }
};

/// Returns how far the cells of rewrittenRows move, at most, when up to `rowsPerUnit` rows are replaced by
/// others: ByValue l1 = 2 steps values, l2^2 = 4 steps^2 values a row; ByNorm l2^2 = 4 steps^2, l1 = 2 steps
/// ceil(sqrt(values)) a row. Exact, after the rounding; README.md, section 4.8. Errors: InvalidParameter if
/// the grid or the number of rows is out of its range, or the sum is.
Result<Sensitivity> rewritingSensitivity(const RowGrid &grid, std::int64_t rowsPerUnit);

/// The cells of encoded texts as rewrittenRows() makes them, without its protection: for PUBLIC texts, on
/// which a person tries what is left. Errors: as rewrittenRows().
Result<std::vector<std::int64_t>> clippedCells(std::span<const float> encoded, const RowGrid &grid);

/// The cells of encoded texts, clipped and rounded here, so that nothing is asked of the program that encoded
/// them: whatever `encoded` holds (numbers of any size, infinite, none), the sensitivity holds.
/// `encoded`: rows after one another, each of grid.values numbers; no number counts as 0.
/// Precondition: the number of rows is public, and a unit has at most rowsPerUnit of them.
/// Errors: as above; InvalidParameter when `encoded` is no whole number of rows.
Result<ExactCounts>
rewrittenRows(std::span<const float> encoded, const RowGrid &grid, std::int64_t rowsPerUnit);

} // namespace core::privacy
