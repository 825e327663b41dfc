#include "core/privacy/mechanisms/RewrittenRows.h"

#include "core/base/Result.h"

#include <algorithm>
#include <cmath>

namespace core::privacy {

namespace {

constexpr std::int64_t most = std::int64_t{1} << 20;

std::int64_t rootRoundedUp(std::int64_t square)
{
    std::int64_t root = 0;
    while (root * root < square)
        ++root;
    return root;
}

// A whole number from -steps to steps: llround keeps the order, and the ends are whole.
std::int64_t onGrid(double value, const RowGrid &grid)
{
    if (std::isnan(value))
        return 0;
    const double steps = static_cast<double>(grid.steps);
    return std::llround(std::clamp(value / grid.clip * steps, -steps, steps));
}

bool isWithin(std::span<const std::int64_t> row, std::int64_t steps)
{
    std::int64_t squares = 0;
    for (const std::int64_t cell : row) {
        squares += cell * cell; // at most 2^41 after less than 2^40
        if (squares > steps * steps)
            return false;
    }
    return true;
}

double finite(float value)
{
    return std::isnan(value) ? 0.0 : std::clamp<double>(value, -3e38, 3e38);
}

// Floating point only proposes the row; that its norm is within the bound is seen in whole numbers.
void clipByNorm(std::span<const float> row, std::span<std::int64_t> cells, const RowGrid &grid)
{
    double squares = 0;
    for (const float value : row)
        squares += finite(value) * finite(value);
    const double shrink = std::min(1.0, grid.clip / std::sqrt(squares));
    for (std::size_t i = 0; i < row.size(); ++i)
        cells[i] = squares > 0 ? onGrid(finite(row[i]) * shrink, grid) : 0;
    while (!isWithin(cells, grid.steps))
        for (std::int64_t &cell : cells)
            cell -= (cell > 0) - (cell < 0);
}

} // namespace

Result<Sensitivity> rewritingSensitivity(const RowGrid &grid, std::int64_t rowsPerUnit)
{
    const bool isGrid = std::isfinite(grid.clip) && grid.clip > 0 && grid.steps >= 1 && grid.steps <= most
                        && grid.values >= 1 && grid.values <= most;
    if (!isGrid || rowsPerUnit < 1 || rowsPerUnit > most)
        return fail(ErrorCode::InvalidParameter,
                    "clip, steps, numbers a row or rows per unit are out of their range");
    const bool byValue = grid.form == RowClip::ByValue;
    const std::int64_t wide = byValue ? grid.values : rootRoundedUp(grid.values);
    const std::int64_t limit = (std::int64_t{1} << 31) - 1;
    const std::int64_t row = 2 * grid.steps * wide; // at most 2^41
    if (row > limit / rowsPerUnit)
        return fail(ErrorCode::InvalidParameter,
                    "the rows of a unit move the sums too far: take fewer rows per unit or a coarser grid");
    const std::int64_t squares = 4 * grid.steps * grid.steps * (byValue ? grid.values : 1);
    return Sensitivity{row * rowsPerUnit, squares * rowsPerUnit};
}

Result<std::vector<std::int64_t>> clippedCells(std::span<const float> encoded, const RowGrid &grid)
{
    KEYSEED_TRY(rewritingSensitivity(grid, 1));
    const auto values = static_cast<std::size_t>(grid.values);
    if (encoded.size() % values != 0)
        return fail(ErrorCode::InvalidParameter, "the encoded texts are no whole number of rows");
    std::vector<std::int64_t> cells(encoded.size());
    for (std::size_t at = 0; at < encoded.size(); at += values) {
        if (grid.form == RowClip::ByNorm)
            clipByNorm(encoded.subspan(at, values), std::span(cells).subspan(at, values), grid);
        else
            for (std::size_t i = at; i < at + values; ++i)
                cells[i] = onGrid(encoded[i], grid);
    }
    return cells;
}

Result<ExactCounts>
rewrittenRows(std::span<const float> encoded, const RowGrid &grid, std::int64_t rowsPerUnit)
{
    KEYSEED_ASSIGN(const auto sensitivity, rewritingSensitivity(grid, rowsPerUnit));
    KEYSEED_ASSIGN(auto cells, clippedCells(encoded, grid));
    return ExactCounts(std::move(cells), sensitivity);
}

} // namespace core::privacy
