#pragma once

#include "core/evaluation/FeatureRows.h"

/// Dense matrix products, on the calling thread alone.
namespace core::evaluation {

/// a b
RowMatrix<float> product(const RowMatrix<float> &a, const RowMatrix<float> &b);
RowMatrix<double> product(const RowMatrix<double> &a, const RowMatrix<double> &b);

/// a b^T
RowMatrix<float> productWithTransposed(const RowMatrix<float> &a, const RowMatrix<float> &b);

/// sums += a^T b
void addTransposedProduct(const RowMatrix<float> &a, const RowMatrix<float> &b, RowMatrix<float> &sums);
void addTransposedProduct(const RowMatrix<double> &a, const RowMatrix<double> &b, RowMatrix<double> &sums);

} // namespace core::evaluation
