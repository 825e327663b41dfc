#include "core/embedding/TruncatedSvd.h"

#include <Eigen/Cholesky>
#include <Eigen/Eigenvalues>

#include <algorithm>
#include <cstdint>
#include <random>

namespace core::embedding {

namespace {

using Dense = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
using Sparse = Eigen::SparseMatrix<float, Eigen::RowMajor>;

// Signs instead of normal deviates: as good a start, and the same with every standard library.
Dense randomSigns(Eigen::Index rows, Eigen::Index columns)
{
    std::mt19937_64 generator(20110503);
    Dense result(rows, columns);
    for (Eigen::Index i = 0; i < result.size(); ++i)
        result.data()[i] = (generator() >> 63U) != 0 ? 1.0F : -1.0F;
    return result;
}

// M^T M, summed in double precision over blocks of rows.
Eigen::MatrixXd gram(const Dense &matrix)
{
    constexpr Eigen::Index block = 2048;
    Eigen::MatrixXd result = Eigen::MatrixXd::Zero(matrix.cols(), matrix.cols());
    for (Eigen::Index row = 0; row < matrix.rows(); row += block) {
        const Eigen::MatrixXd part =
            matrix.middleRows(row, std::min(block, matrix.rows() - row)).cast<double>();
        result.selfadjointView<Eigen::Lower>().rankUpdate(part.transpose());
    }
    return result.selfadjointView<Eigen::Lower>();
}

// Orthonormal columns with the same span, by Cholesky QR.
void orthonormalise(Dense &matrix)
{
    Eigen::MatrixXd products = gram(matrix);
    products.diagonal().array() += 1e-10 * products.trace();
    const Eigen::MatrixXf factor =
        Eigen::LLT<Eigen::MatrixXd>(products).matrixU().toDenseMatrix().cast<float>();
    factor.triangularView<Eigen::Upper>().solveInPlace<Eigen::OnTheRight>(matrix);
}

} // namespace

Eigen::MatrixXf embedRows(const Sparse &matrix, const SvdSettings &settings)
{
    const Sparse transposed = matrix.transpose();
    const Eigen::Index width =
        std::min(settings.rank + settings.oversampling, std::min(matrix.rows(), matrix.cols()));
    Dense basis = randomSigns(matrix.cols(), width);
    orthonormalise(basis);
    for (int iteration = 0; iteration < settings.iterations; ++iteration) {
        const Dense image = matrix * basis;
        basis = transposed * image;
        orthonormalise(basis);
    }
    const Dense image = matrix * basis; // about U S V^T basis
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(gram(image));
    const Eigen::Index rank = std::min(settings.rank, width);
    const Eigen::VectorXd singularValues =
        solver.eigenvalues().tail(rank).reverse().cwiseMax(1e-12).cwiseSqrt();
    Eigen::MatrixXd rotation = solver.eigenvectors().rightCols(rank).rowwise().reverse();
    rotation *= singularValues.array().pow(settings.power - 1.0).matrix().asDiagonal();
    return image * rotation.cast<float>();
}

} // namespace core::embedding
