#include "core/evaluation/Coral.h"

#include "core/evaluation/Product.h"

#include <cassert>

namespace core::evaluation {

namespace {

RowMatrix<double> covariance(const RowMatrix<double> &centred)
{
    RowMatrix<double> sums = RowMatrix<double>::Zero(centred.cols(), centred.cols());
    addTransposedProduct(centred, centred, sums);
    return sums / static_cast<double>(centred.rows() - 1);
}

} // namespace

CoralLoss coralLoss(const RowMatrix<double> &first, const RowMatrix<double> &second)
{
    assert(first.cols() == second.cols() && first.rows() > 1 && second.rows() > 1);
    const RowMatrix<double> ofFirst = first.rowwise() - first.colwise().mean();
    const RowMatrix<double> ofSecond = second.rowwise() - second.colwise().mean();
    const RowMatrix<double> difference = covariance(ofFirst) - covariance(ofSecond);
    const double square = static_cast<double>(first.cols()) * static_cast<double>(first.cols());
    return {.value = difference.squaredNorm() / (4.0 * square),
            .ofFirst = product(ofFirst, difference) / (square * static_cast<double>(first.rows() - 1)),
            .ofSecond = product(ofSecond, difference) / (-square * static_cast<double>(second.rows() - 1))};
}

} // namespace core::evaluation
