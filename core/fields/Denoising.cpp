#include "core/fields/Denoising.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

namespace core::fields {

/// Projects onto the numbers from 0 on with this sum: the nearest such point (Duchi et al. 2008).
void projectOnto(double sum, std::vector<double> &cells)
{
    std::vector<double> falling = cells;
    std::ranges::sort(falling, std::greater<>());
    double above = 0;
    double shift = 0;
    for (std::size_t count = 1; count <= falling.size(); ++count) {
        above += falling[count - 1];
        const double tried = (above - sum) / static_cast<double>(count);
        if (falling[count - 1] - tried > 0)
            shift = tried;
    }
    for (double &cell : cells)
        cell = std::max(0.0, cell - shift);
}

// Shrinks towards equal cells by as much as the noise explains of the difference (empirical Bayes).
void shrinkToEqual(double units, double deviation, std::vector<double> &cells)
{
    const auto count = static_cast<double>(cells.size());
    const double equal = units / count;
    double squares = 0;
    for (const double cell : cells)
        squares += (cell - equal) * (cell - equal);
    const double noise = (count - 1) * deviation * deviation;
    const double kept = squares > 0 ? std::max(0.0, 1 - noise / squares) : 0.0;
    for (double &cell : cells)
        cell = equal + kept * (cell - equal);
}

// Scales to the margins, alternating (iterative proportional fitting).
void fitMargins(const std::vector<double> &rows,
                const std::vector<double> &columns,
                std::vector<double> &cells)
{
    constexpr int sweeps = 30;
    for (int sweep = 0; sweep < sweeps; ++sweep) {
        for (std::size_t a = 0; a < rows.size(); ++a) {
            double sum = 0;
            for (std::size_t b = 0; b < columns.size(); ++b)
                sum += cells[a * columns.size() + b];
            for (std::size_t b = 0; b < columns.size() && sum > 0; ++b)
                cells[a * columns.size() + b] *= rows[a] / sum;
        }
        for (std::size_t b = 0; b < columns.size(); ++b) {
            double sum = 0;
            for (std::size_t a = 0; a < rows.size(); ++a)
                sum += cells[a * columns.size() + b];
            for (std::size_t a = 0; a < rows.size() && sum > 0; ++a)
                cells[a * columns.size() + b] *= columns[b] / sum;
        }
    }
}

} // namespace core::fields
