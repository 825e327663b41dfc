#pragma once

#include <Eigen/Core>
#include <Eigen/SparseCore>

namespace core::embedding {

struct SvdSettings
{
    Eigen::Index rank = 256;
    Eigen::Index oversampling = 32;
    int iterations = 3;
    /// Rows are U S^power: 1 keeps the geometry of the matrix, 0 gives every direction the same say.
    float power = 0.5F;
};

/// Embeds the rows of a sparse matrix in `rank` dimensions by a truncated singular value decomposition
/// U S V^T: randomised subspace iteration (Halko, Martinsson and Tropp 2011, algorithm 4.4) from a fixed
/// starting point, so that the same matrix gives the same result. Returns [rows x rank].
Eigen::MatrixXf embedRows(const Eigen::SparseMatrix<float, Eigen::RowMajor> &matrix,
                          const SvdSettings &settings);

} // namespace core::embedding
