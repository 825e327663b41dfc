#include "core/evaluation/map/Tsne.h"

#include "core/base/Result.h"
#include "core/evaluation/Stages.h"
#include "core/evaluation/map/RepulsionTree.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>

namespace core::evaluation {

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
