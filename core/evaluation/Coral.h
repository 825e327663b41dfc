#pragma once

#include "core/evaluation/FeatureRows.h"

namespace core::evaluation {

/// How differently two sets of rows are correlated: ||C_A - C_B||_F^2 / (4 d^2), C the covariance matrices of
/// the d columns, with n - 1 below (Sun & Saenko 2016, "Deep CORAL", equations 1 to 3), and how it changes
/// with each value.
struct CoralLoss
{
    double value = 0.0;
    RowMatrix<double> ofFirst;  ///< its gradient, shaped like the rows
    RowMatrix<double> ofSecond; ///< the same
};

/// Both of d columns and at least two rows.
CoralLoss coralLoss(const RowMatrix<double> &first, const RowMatrix<double> &second);

} // namespace core::evaluation
