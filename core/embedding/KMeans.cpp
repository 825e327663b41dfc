#include "core/embedding/KMeans.h"

#include <algorithm>
#include <random>

namespace core::embedding {

namespace {

constexpr int rounds = 12;
constexpr Eigen::Index blockRows = 1024; // between two looks at whether one is cancelled

// k-means++ (Arthur & Vassilvitskii 2007): each next centre with a chance proportional to weight times
// squared distance to the nearest one chosen before.
RowMatrix firstCentres(const RowMatrix &rows,
                       const Eigen::VectorXf &weights,
                       std::uint32_t count,
                       const IsCancelled &isCancelled)
{
    std::mt19937_64 random(7);
    RowMatrix centres(count, rows.cols());
    Eigen::ArrayXf distance = Eigen::ArrayXf::Constant(rows.rows(), 4.0F); // at most
    for (Eigen::Index next = 0; next < centres.rows() && !isCancelled(); ++next) {
        const Eigen::ArrayXf mass = distance * weights.array();
        double left = static_cast<double>(random() >> 11) * 0x1p-53 * mass.cast<double>().sum();
        Eigen::Index chosen = 0;
        while (chosen + 1 < mass.size() && (left -= static_cast<double>(mass[chosen])) >= 0)
            ++chosen;
        centres.row(next) = rows.row(chosen);
        distance =
            distance.min(2 - 2 * (rows * rows.row(chosen).transpose()).array()).max(0); // of unit vectors
    }
    return centres;
}

} // namespace

std::vector<std::uint32_t>
nearestCentres(const RowMatrix &rows, const RowMatrix &centres, const IsCancelled &isCancelled)
{
    const Eigen::RowVectorXf offset = 0.5F * centres.rowwise().squaredNorm().transpose();
    std::vector<std::uint32_t> found(static_cast<std::size_t>(rows.rows()));
    for (Eigen::Index first = 0; first < rows.rows() && !isCancelled(); first += blockRows) {
        const Eigen::Index count = std::min(blockRows, rows.rows() - first);
        RowMatrix closeness = rows.middleRows(first, count) * centres.transpose();
        closeness.rowwise() -= offset;
        for (Eigen::Index row = 0; row < count; ++row) {
            Eigen::Index best = 0;
            closeness.row(row).maxCoeff(&best);
            found[static_cast<std::size_t>(first + row)] = static_cast<std::uint32_t>(best);
        }
    }
    return found;
}

RowMatrix trainCentres(const RowMatrix &rows,
                       const Eigen::VectorXf &weights,
                       std::uint32_t count,
                       const IsCancelled &isCancelled)
{
    RowMatrix centres = firstCentres(rows, weights, count, isCancelled);
    for (int round = 0; round < rounds && !isCancelled(); ++round) {
        const auto clusterOf = nearestCentres(rows, centres, isCancelled);
        RowMatrix sums = RowMatrix::Zero(centres.rows(), centres.cols());
        Eigen::VectorXf total = Eigen::VectorXf::Zero(centres.rows());
        for (Eigen::Index row = 0; row < rows.rows(); ++row) {
            const auto cluster = static_cast<Eigen::Index>(clusterOf[static_cast<std::size_t>(row)]);
            sums.row(cluster) += weights[row] * rows.row(row);
            total[cluster] += weights[row];
        }
        for (Eigen::Index cluster = 0; cluster < centres.rows(); ++cluster)
            if (total[cluster] > 0)
                centres.row(cluster) = sums.row(cluster) / total[cluster];
    }
    return centres;
}

} // namespace core::embedding
