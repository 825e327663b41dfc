#include "core/methods/histogram/NeighbourSmoothing.h"

#include <Eigen/Eigenvalues>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace core::synthesis {

namespace {

using Eigen::ArrayXf;
using Eigen::Index;
using Eigen::MatrixXf;
using Eigen::VectorXf;

constexpr Index mostPlaced = 8'192; // takes a tenth of a second a label
constexpr std::array<float, 7> widths = {0.5F, 1, 2, 4, 8, 16, 32};
constexpr float leastWhim = 0.25F; // variance of a ratio that the vectors do not explain

std::vector<Index> likeliest(const VectorXf &prior)
{
    std::vector<Index> nodes(static_cast<std::size_t>(prior.size()));
    std::iota(nodes.begin(), nodes.end(), Index{0});
    std::ranges::stable_sort(nodes, [&](Index one, Index other) { return prior[one] > prior[other]; });
    nodes.resize(static_cast<std::size_t>(std::min(prior.size(), mostPlaced)));
    std::ranges::sort(nodes);
    return nodes;
}

/// The regression of one label for any width, on the principal axes of the vectors.
class LabelRegression final
{
public:
    // Rows and misses are divided by the deviation that they have without the vectors.
    LabelRegression(const MatrixXf &rows, const VectorXf &misses)
        : m_misses(misses)
    {
        const Eigen::SelfAdjointEigenSolver<MatrixXf> solver(rows.transpose() * rows);
        m_axes = solver.eigenvectors();
        m_strengths = solver.eigenvalues().cwiseMax(0.0F);
        m_rows.noalias() = rows * m_axes;
        m_onAxes.noalias() = m_rows.transpose() * m_misses;
    }

    VectorXf slope(float width) const { return m_axes * onAxes(width); }

    // Returns the residual of each node when the others predict it, by the leverage of its row.
    VectorXf remainders(float width) const
    {
        constexpr float most = 0.99F;
        const VectorXf inverse = (m_strengths.array() + 1 / (width * width)).inverse().matrix();
        const ArrayXf leverage = (m_rows.cwiseAbs2() * inverse).array().min(most);
        return ((m_misses - m_rows * onAxes(width)).array() / (1 - leverage)).matrix();
    }

    const VectorXf &misses() const { return m_misses; }

private:
    VectorXf onAxes(float width) const
    {
        return (m_onAxes.array() / (m_strengths.array() + 1 / (width * width))).matrix();
    }

    VectorXf m_misses;
    MatrixXf m_rows; ///< [nodes x dimension]
    MatrixXf m_axes;
    VectorXf m_strengths;
    VectorXf m_onAxes;
};

} // namespace

NodePlaces nodePlaces(const embedding::Embedding &embedding,
                      const VectorXf &prior,
                      const std::vector<std::uint32_t> &nodeOf,
                      const VectorXf &priorOfNodes)
{
    NodePlaces places{likeliest(priorOfNodes), {}, {}};
    std::vector<Index> placeOf(static_cast<std::size_t>(priorOfNodes.size()), -1);
    for (std::size_t place = 0; place < places.nodes.size(); ++place)
        placeOf[static_cast<std::size_t>(places.nodes[place])] = static_cast<Index>(place);

    using Rows = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
    const auto dimension = static_cast<Index>(embedding.dimension());
    Rows sums = Rows::Zero(static_cast<Index>(places.nodes.size()), dimension);
    VectorXf held = VectorXf::Zero(sums.rows());
    Eigen::RowVectorXf row(dimension);
    for (Index phrase = 0; phrase < prior.size(); ++phrase) {
        const std::size_t node =
            nodeOf.empty() ? static_cast<std::size_t>(phrase) : nodeOf[static_cast<std::size_t>(phrase)];
        const Index place = placeOf[node];
        if (place < 0 || prior[phrase] <= 0)
            continue;
        embedding.copyRow(static_cast<vocabulary::TermId>(phrase), {row.data(), embedding.dimension()});
        sums.row(place) += prior[phrase] * row;
        held[place] += prior[phrase];
    }
    places.centre = (sums.colwise().sum() / held.sum()).transpose();
    for (Index place = 0; place < sums.rows(); ++place)
        sums.row(place) = held[place] > 0 ? Eigen::RowVectorXf(sums.row(place) / held[place])
                                          : Eigen::RowVectorXf(places.centre.transpose());
    places.vectors = sums.rowwise() - places.centre.transpose();
    return places;
}

NeighbourSmoothing neighbourSmoothing(const MatrixXf &noisy,
                                      const MatrixXf &expected,
                                      const NodePlaces &places,
                                      float deviation,
                                      const JobControl &control)
{
    const MatrixXf expectedThere = expected(Eigen::all, places.nodes);
    const MatrixXf misses = noisy(Eigen::all, places.nodes) - expectedThere;
    const float noise = deviation * deviation;
    const float whim = std::max(leastWhim,
                                (misses.squaredNorm() - noise * static_cast<float>(misses.size()))
                                    / expectedThere.squaredNorm());
    const MatrixXf deviations = (noise + whim * expectedThere.array().square()).sqrt();

    double without = 0;
    std::array<double, widths.size()> with = {};
    std::vector<LabelRegression> regressions;
    for (Index label = 0; label < misses.rows() && !control.isCancelled(); ++label) {
        const ArrayXf here = deviations.row(label).transpose().array();
        const VectorXf scales = (expectedThere.row(label).transpose().array() / here).matrix();
        regressions.emplace_back(scales.asDiagonal() * places.vectors,
                                 (misses.row(label).transpose().array() / here).matrix());
        without += static_cast<double>(regressions.back().misses().squaredNorm());
        for (std::size_t width = 0; width < widths.size(); ++width)
            with[width] += static_cast<double>(regressions.back().remainders(widths[width]).squaredNorm());
    }
    const auto best = std::ranges::min_element(with);
    if (control.isCancelled() || *best >= without)
        return {};
    NeighbourSmoothing smoothing{widths[static_cast<std::size_t>(best - with.begin())],
                                 MatrixXf(misses.rows(), misses.cols()),
                                 MatrixXf(misses.rows(), places.vectors.cols())};
    for (Index label = 0; label < misses.rows(); ++label) {
        const LabelRegression &regression = regressions[static_cast<std::size_t>(label)];
        const ArrayXf predicted = (regression.misses() - regression.remainders(smoothing.width)).array()
                                  * deviations.row(label).transpose().array();
        smoothing.ratios.row(label) =
            (1 + predicted / expectedThere.row(label).transpose().array()).matrix().transpose();
        smoothing.slopes.row(label) = regression.slope(smoothing.width).transpose();
    }
    return smoothing;
}

} // namespace core::synthesis
