#include "core/learning/PhraseVectors.h"

#include "core/embedding/TruncatedSvd.h"

#include <cmath>
#include <numeric>

namespace core::learning {

namespace {

using Sparse = Eigen::SparseMatrix<float, Eigen::RowMajor>;

Sparse positiveInformation(const PairCounts &pairs)
{
    constexpr double contextPower = 0.75;
    std::vector<double> context;
    for (const double sum : pairs.rowSums)
        context.push_back(std::pow(sum, contextPower));
    const double contextTotal = std::accumulate(context.begin(), context.end(), 0.0);

    const auto size = static_cast<Eigen::Index>(pairs.rows());
    Sparse information(size, size);
    for (std::size_t row = 0; row < pairs.rows(); ++row) {
        information.startVec(static_cast<Eigen::Index>(row));
        for (std::uint64_t i = pairs.offsets[row]; i < pairs.offsets[row + 1]; ++i) {
            const std::uint16_t column = pairs.columns[i];
            const double expected = pairs.rowSums[row] * context[column] / contextTotal;
            const double bits = std::log(pairs.counts[i] / expected);
            if (bits > 0)
                information.insertBack(static_cast<Eigen::Index>(row), column) = static_cast<float>(bits);
        }
    }
    information.finalize();
    return information;
}

} // namespace

Eigen::MatrixXf phraseVectors(const PairCounts &pairs)
{
    const Sparse information = positiveInformation(pairs);
    if (information.nonZeros() == 0)
        return Eigen::MatrixXf::Zero(information.rows(), 1);
    Eigen::MatrixXf vectors = embedding::embedRows(information, {.rank = vectorDimension});
    for (Eigen::Index row = 0; row < vectors.rows(); ++row) {
        const float norm = vectors.row(row).norm();
        // What rounding leaves of a row without entries has no direction.
        if (information.outerIndexPtr()[row] == information.outerIndexPtr()[row + 1] || norm == 0)
            vectors.row(row).setZero();
        else
            vectors.row(row) /= norm;
    }
    return vectors;
}

} // namespace core::learning
