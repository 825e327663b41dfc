#include "core/evaluation/map/Affinities.h"

#include "core/evaluation/Product.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace core::evaluation {

namespace {

struct Neighbour
{
    std::uint32_t point = 0;
    double value = 0.0; ///< squared distance, then chance
};
using Neighbours = std::vector<Neighbour>;

// Turns distances to chances whose entropy is ln(perplexity); neighbours are by rising distance.
void makeChances(Neighbours &neighbours, double perplexity)
{
    const double nearest = neighbours.front().value;
    double low = 0.0;
    double high = std::numeric_limits<double>::infinity();
    double precision = 1.0;
    double sum = 0.0;
    for (int step = 0; step < 100; ++step) {
        sum = 0.0;
        double mean = 0.0;
        for (const Neighbour &each : neighbours) {
            const double weight = std::exp(-precision * (each.value - nearest));
            sum += weight;
            mean += weight * (each.value - nearest);
        }
        const double surplus = std::log(sum) + precision * mean / sum - std::log(perplexity);
        if (std::abs(surplus) < 1e-7)
            break;
        (surplus > 0 ? low : high) = precision;
        precision = std::isinf(high) ? precision * 2 : (low + high) / 2;
    }
    for (Neighbour &each : neighbours)
        each.value = std::exp(-precision * (each.value - nearest)) / sum;
}

Neighbours nearestOf(const float *distances, std::uint32_t self, std::size_t points, std::size_t count)
{
    Neighbours all;
    all.reserve(points - 1);
    for (std::uint32_t other = 0; other < points; ++other)
        if (other != self)
            all.push_back({other, std::max(0.0, static_cast<double>(distances[other]))});
    const auto nearer = [](const Neighbour &a, const Neighbour &b) {
        return std::pair(a.value, a.point) < std::pair(b.value, b.point);
    };
    std::partial_sort(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(count), all.end(), nearer);
    all.resize(count);
    return all;
}

// Both directions of each pair, by rising column.
Affinities symmetric(const std::vector<Neighbours> &chances)
{
    std::vector<Neighbours> rows(chances.size());
    const double half = 0.5 / static_cast<double>(chances.size());
    for (std::uint32_t i = 0; i < chances.size(); ++i)
        for (const Neighbour &each : chances[i]) {
            rows[i].push_back({each.point, each.value * half});
            rows[each.point].push_back({i, each.value * half});
        }
    Affinities affinities;
    for (Neighbours &row : rows) {
        std::sort(row.begin(), row.end(), [](const auto &a, const auto &b) { return a.point < b.point; });
        for (std::size_t k = 0; k < row.size(); ++k)
            if (k > 0 && row[k].point == row[k - 1].point) {
                affinities.values.back() += row[k].value;
            } else {
                affinities.columns.push_back(row[k].point);
                affinities.values.push_back(row[k].value);
            }
        affinities.starts.push_back(affinities.columns.size());
    }
    return affinities;
}

} // namespace

Result<Affinities>
affinitiesOf(const RowMatrix<float> &points, double perplexity, std::size_t neighbours, JobControl &control)
{
    constexpr Eigen::Index rowsAtOnce = 256;
    const Eigen::Index size = points.rows();
    const auto count = std::min(neighbours, static_cast<std::size_t>(size) - 1);
    const Eigen::VectorXf squares = points.rowwise().squaredNorm();
    std::vector<Neighbours> chances;
    for (Eigen::Index from = 0; from < size; from += rowsAtOnce) {
        if (control.isCancelled())
            return cancelled();
        control.report(static_cast<double>(from) / static_cast<double>(size), "neighbours");
        const Eigen::Index rows = std::min(rowsAtOnce, size - from);
        const RowMatrix<float> part = points.middleRows(from, rows);
        RowMatrix<float> distances = -2.0F * productWithTransposed(part, points);
        distances.rowwise() += squares.transpose();
        distances.colwise() += squares.segment(from, rows);
        for (Eigen::Index row = 0; row < rows; ++row) {
            chances.push_back(nearestOf(distances.row(row).data(),
                                        static_cast<std::uint32_t>(from + row),
                                        static_cast<std::size_t>(size),
                                        count));
            makeChances(chances.back(), std::min(perplexity, static_cast<double>(count)));
        }
    }
    return symmetric(chances);
}

} // namespace core::evaluation
