#pragma once

#include <Eigen/Core>

namespace core::synthesis {

/// out = a^T b, on the calling thread. Public and released numbers only: the result may differ in the last
/// bits from machine to machine. May be called from several threads at once.
void transposedProduct(const Eigen::MatrixXf &a, const Eigen::MatrixXf &b, Eigen::MatrixXf &out);

} // namespace core::synthesis
