#pragma once

#include <Eigen/Core>
#include <Eigen/SparseCore>

#include <vector>

namespace bench {

using SparseRows = Eigen::SparseMatrix<float, Eigen::RowMajor>;

/// Multinomial logistic regression with an L2 penalty, fitted by full-batch Adam from zero: deterministic.
class LogisticRegression final
{
public:
    /// `features` is [examples x dimensions], `labels` one class per example, 0 to classes - 1.
    LogisticRegression(const SparseRows &features,
                       const std::vector<int> &labels,
                       int classes,
                       float penalty = 1e-5F,
                       int steps = 400);

    std::vector<int> predict(const SparseRows &features) const;

private:
    Eigen::MatrixXf m_weights; ///< [dimensions x classes]
    Eigen::RowVectorXf m_bias;
};

} // namespace bench
