#include "core/synthesis/histogram/NeighbourLeaning.h"

#include <Eigen/Eigenvalues>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace core::synthesis {

namespace {

using Eigen::ArrayXf;
using Eigen::Index;
using Eigen::MatrixXf;
using Eigen::VectorXf;

constexpr std::array<float, 7> widths = {0.5F, 1, 2, 4, 8, 16, 32};
constexpr float leastRatio = 0.1F;

/// The regression of one label, ready for any width.
struct LabelRegression
{
    MatrixXf projected; ///< [nodes x dimension], rows by the square root of their weight
    VectorXf values;    ///< of the axes
    MatrixXf axes;
    VectorXf targets; ///< by the square root of the weight
    VectorXf onAxes;

    LabelRegression(const VectorXf &misses, const VectorXf &expected, const MatrixXf &vectors, const ArrayXf &weights)
    {
        const VectorXf roots = weights.sqrt().matrix();
        const MatrixXf rows = (roots.array() * expected.array()).matrix().asDiagonal() * vectors;
        targets = roots.asDiagonal() * misses;
        const Eigen::SelfAdjointEigenSolver<MatrixXf> solver(rows.transpose() * rows);
        axes = solver.eigenvectors();
        values = solver.eigenvalues().cwiseMax(0.0F);
        projected = rows * axes;
        onAxes = projected.transpose() * targets;
    }

    VectorXf solution(float width) const
    {
        return (onAxes.array() / (values.array() + 1 / (width * width))).matrix();
    }
    // Of each node by all others, weighted.
    VectorXf leftOut(float width) const
    {
        const VectorXf inverse = (values.array() + 1 / (width * width)).inverse().matrix();
        const ArrayXf leverage = (projected.array().square().matrix() * inverse).array().min(0.99F);
        const ArrayXf misses = (targets - projected * solution(width)).array() / (1 - leverage);
        return targets - misses.matrix();
    }
};

} // namespace

NodePlaces nodePlaces(const embedding::Embedding &embedding,
                      const VectorXf &prior,
                      const std::vector<std::uint32_t> &nodeOf,
                      Index nodes)
{
    const auto dimension = static_cast<Index>(embedding.dimension());
    Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor> sums =
        Eigen::MatrixXf::Zero(nodes, dimension);
    Eigen::RowVectorXf row(dimension);
    VectorXf held = VectorXf::Zero(nodes);
    for (Index phrase = 0; phrase < prior.size(); ++phrase) {
        embedding.copyRow(static_cast<vocabulary::TermId>(phrase), {row.data(), embedding.dimension()});
        const Index node =
            nodeOf.empty() ? phrase : static_cast<Index>(nodeOf[static_cast<std::size_t>(phrase)]);
        sums.row(node) += prior[phrase] * row;
        held[node] += prior[phrase];
    }
    NodePlaces places;
    places.centre = (sums.colwise().sum() / std::max(held.sum(), 1e-30F)).transpose();
    for (Index node = 0; node < nodes; ++node)
        if (held[node] > 0)
            sums.row(node) /= held[node];
        else
            sums.row(node) = places.centre.transpose();
    places.vectors = sums.rowwise() - places.centre.transpose();
    return places;
}

NeighbourLeaning neighbourLeaning(const MatrixXf &noisy,
                                  const MatrixXf &expected,
                                  const NodePlaces &places,
                                  float deviation)
{
    const MatrixXf misses = noisy - expected;
    const float noise = deviation * deviation;
    // How far nodes are from what is expected, in ratios, beyond the noise.
    const float own = std::max(
        0.25F,
        (misses.squaredNorm() - noise * static_cast<float>(misses.size())) / expected.squaredNorm());
    double without = 0;
    std::array<double, widths.size()> with{};
    std::vector<LabelRegression> regressions;
    MatrixXf roots(noisy.rows(), noisy.cols());
    for (Index label = 0; label < noisy.rows(); ++label) {
        const VectorXf here = expected.row(label).transpose();
        const ArrayXf weights = (noise + own * here.array().square()).inverse();
        roots.row(label) = weights.sqrt().matrix().transpose();
        regressions.emplace_back(misses.row(label).transpose(), here, places.vectors, weights);
        const LabelRegression &regression = regressions.back();
        without += regression.targets.cast<double>().squaredNorm();
        for (std::size_t width = 0; width < widths.size(); ++width)
            with[width] += (regression.targets - regression.leftOut(widths[width])).cast<double>().squaredNorm();
    }
    NeighbourLeaning leaning{MatrixXf::Ones(noisy.rows(), noisy.cols()),
                             MatrixXf::Zero(noisy.rows(), places.vectors.cols()),
                             0};
    const auto best = std::ranges::min_element(with);
    if (std::getenv("SHOW")) {
        std::fprintf(stderr, "own %.2f without %.1f with", own, without);
        for (double each : with)
            std::fprintf(stderr, " %.1f", each);
        std::fprintf(stderr, "\n");
    }
    if (*best >= without)
        return leaning;
    leaning.width = widths[static_cast<std::size_t>(best - with.begin())];
    for (Index label = 0; label < noisy.rows(); ++label) {
        const LabelRegression &regression = regressions[static_cast<std::size_t>(label)];
        const ArrayXf predicted = regression.leftOut(leaning.width).array()
                                  / (roots.row(label).transpose().array() * expected.row(label).transpose().array());
        leaning.ratios.row(label) = (1 + predicted).max(leastRatio).matrix().transpose();
        leaning.slopes.row(label) = (regression.axes * regression.solution(leaning.width)).transpose();
    }
    return leaning;
}

} // namespace core::synthesis
