#include "core/evaluation/map/Tsne.h"

#include "core/base/Result.h"
#include "core/evaluation/Stages.h"
#include "core/evaluation/classifiers/NetworkTraining.h"
#include "core/evaluation/map/RepulsionTree.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>
#include <random>
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

namespace {

constexpr double earlyExaggeration = 12.0;

// The distributions of the standard library differ from one library to the next, the generators do not.
RowMatrix<double> startOf(Eigen::Index points, std::uint64_t seed)
{
    std::mt19937_64 random(seed);
    const auto uniform = [&random] { return (static_cast<double>(random() >> 11) + 0.5) * 0x1p-53; };
    RowMatrix<double> positions(points, 2);
    for (Eigen::Index i = 0; i < points; ++i) {
        const double radius = 1e-4 * std::sqrt(-2.0 * std::log(uniform()));
        const double angle = 2.0 * std::numbers::pi * uniform();
        positions.row(i) << radius * std::cos(angle), radius * std::sin(angle);
    }
    return positions;
}

Result<void> checkSettings(const RowMatrix<float> &points, const MapSettings &settings)
{
    if (!(settings.perplexity > 1.0) || !std::isfinite(settings.perplexity))
        return fail(ErrorCode::InvalidPlan, "map: perplexity: a number above 1 was expected");
    if (settings.steps < 1 || !(settings.theta >= 0.0 && settings.theta <= 1.0))
        return fail(ErrorCode::InvalidPlan, "map: at least one step and a theta from 0 to 1 were expected");
    if (!points.allFinite())
        return fail(ErrorCode::InvalidPlan, "map: vectors of finite numbers were expected");
    return {};
}

/// Gradient descent with momentum and a gain for each coordinate (Jacobs 1988).
class Descent final
{
public:
    Descent(RowMatrix<double> start)
        : m_positions(std::move(start))
        , m_velocity(RowMatrix<double>::Zero(m_positions.rows(), 2))
        , m_gains(RowMatrix<double>::Ones(m_positions.rows(), 2))
        , m_rate(std::max(static_cast<double>(m_positions.rows()) / earlyExaggeration, 50.0))
    {}

    const RowMatrix<double> &positions() const { return m_positions; }

    void step(const RowMatrix<double> &gradient, double momentum)
    {
        for (Eigen::Index i = 0; i < m_positions.size(); ++i) {
            double &gain = m_gains.data()[i];
            double &velocity = m_velocity.data()[i];
            const double slope = gradient.data()[i];
            gain = (slope > 0) != (velocity > 0) ? gain + 0.2 : std::max(gain * 0.8, 0.01);
            velocity = momentum * velocity - m_rate * gain * slope;
        }
        m_positions += m_velocity;
        const Eigen::RowVector2d mean = m_positions.colwise().mean();
        m_positions.rowwise() -= mean;
    }

private:
    RowMatrix<double> m_positions;
    RowMatrix<double> m_velocity;
    RowMatrix<double> m_gains;
    double m_rate;
};

} // namespace

double mapCost(const Affinities &affinities, const RowMatrix<double> &positions)
{
    const RepulsionTree tree(positions);
    double all = 0.0;
    for (Eigen::Index i = 0; i < positions.rows(); ++i)
        all += tree.on(i, 0.0).sum;
    double cost = 0.0;
    for (std::size_t i = 0; i < affinities.points(); ++i)
        for (std::size_t k = affinities.starts[i]; k < affinities.starts[i + 1]; ++k) {
            const double p = affinities.values[k];
            const auto apart =
                (positions.row(static_cast<Eigen::Index>(i)) - positions.row(affinities.columns[k]))
                    .squaredNorm();
            if (p > 0)
                cost += p * std::log(p * all * (1.0 + apart));
        }
    return cost;
}

RowMatrix<double> mapGradient(const Affinities &affinities,
                              const RowMatrix<double> &positions,
                              double theta,
                              double exaggeration)
{
    const Eigen::Index points = positions.rows();
    const RepulsionTree tree(positions);
    RowMatrix<double> repulsion(points, 2);
    RowMatrix<double> gradient = RowMatrix<double>::Zero(points, 2);
    double all = 0.0;
    for (Eigen::Index i = 0; i < points; ++i) {
        const auto on = tree.on(i, theta);
        repulsion.row(i) << on.x, on.y;
        all += on.sum;
        const auto row = static_cast<std::size_t>(i);
        for (std::size_t k = affinities.starts[row]; k < affinities.starts[row + 1]; ++k) {
            const Eigen::RowVector2d apart = positions.row(i) - positions.row(affinities.columns[k]);
            gradient.row(i) += exaggeration * affinities.values[k] / (1.0 + apart.squaredNorm()) * apart;
        }
    }
    return 4.0 * (gradient - repulsion / std::max(all, 1e-300));
}

Result<RowMatrix<double>>
mapOf(const RowMatrix<float> &points, const MapSettings &settings, JobControl &control)
{
    KEYSEED_TRY(checkSettings(points, settings));
    if (points.rows() < 3) // one neighbour has no perplexity
        return startOf(points.rows(), settings.seed);
    const auto others = static_cast<std::size_t>(points.rows()) - 1;
    const bool isExact = others + 1 < settings.exactBelow;
    const double perplexity =
        std::clamp(settings.perplexity, 1.0, std::max(1.0, static_cast<double>(others) / 3));
    const auto neighbours = isExact ? others : static_cast<std::size_t>(3 * perplexity);
    PartControl part(Progress(control, "neighbours").part(0.0, 0.2));
    KEYSEED_ASSIGN(const auto affinities, affinitiesOf(points, perplexity, neighbours, part));
    const Progress progress = Progress(control, "map").part(0.2, 1.0);
    Descent descent(startOf(points.rows(), settings.seed));
    for (int step = 0; step < settings.steps; ++step) {
        KEYSEED_TRY(progress.at(static_cast<double>(step) / settings.steps));
        const bool isEarly = step < settings.steps / 4;
        descent.step(mapGradient(affinities,
                                 descent.positions(),
                                 isExact ? 0.0 : settings.theta,
                                 isEarly ? earlyExaggeration : 1.0),
                     isEarly ? 0.5 : 0.8);
    }
    return descent.positions();
}

} // namespace core::evaluation
