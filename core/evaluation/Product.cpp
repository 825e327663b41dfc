#include "core/evaluation/Product.h"

#include <cassert>
#include <cblas.h>

namespace core::evaluation {

namespace {

// Several classifiers are trained at the same time; threads of the library would get in their way.
void useCallingThreadOnly()
{
    static const bool done = [] {
        openblas_set_num_threads(1);
        return true;
    }();
    static_cast<void>(done);
}

blasint sizeOf(Eigen::Index size)
{
    return static_cast<blasint>(size);
}

struct Transposed
{
    bool first = false;
    bool second = false;
};

/// out = a b + keep out
template<typename Scalar, typename Gemm>
void multiply(Gemm gemm,
              const RowMatrix<Scalar> &a,
              const RowMatrix<Scalar> &b,
              Transposed transposed,
              Scalar keep,
              RowMatrix<Scalar> &out)
{
    useCallingThreadOnly();
    const Eigen::Index inner = transposed.first ? a.rows() : a.cols();
    assert(inner == (transposed.second ? b.cols() : b.rows()));
    if (out.size() == 0 || inner == 0)
        return;
    gemm(CblasRowMajor,
         transposed.first ? CblasTrans : CblasNoTrans,
         transposed.second ? CblasTrans : CblasNoTrans,
         sizeOf(out.rows()),
         sizeOf(out.cols()),
         sizeOf(inner),
         Scalar{1},
         a.data(),
         sizeOf(a.cols()),
         b.data(),
         sizeOf(b.cols()),
         keep,
         out.data(),
         sizeOf(out.cols()));
}

} // namespace

RowMatrix<float> product(const RowMatrix<float> &a, const RowMatrix<float> &b)
{
    RowMatrix<float> out = RowMatrix<float>::Zero(a.rows(), b.cols());
    multiply(cblas_sgemm, a, b, {}, 0.0F, out);
    return out;
}

RowMatrix<double> product(const RowMatrix<double> &a, const RowMatrix<double> &b)
{
    RowMatrix<double> out = RowMatrix<double>::Zero(a.rows(), b.cols());
    multiply(cblas_dgemm, a, b, {}, 0.0, out);
    return out;
}

RowMatrix<float> productWithTransposed(const RowMatrix<float> &a, const RowMatrix<float> &b)
{
    RowMatrix<float> out = RowMatrix<float>::Zero(a.rows(), b.rows());
    multiply(cblas_sgemm, a, b, {.second = true}, 0.0F, out);
    return out;
}

void addTransposedProduct(const RowMatrix<float> &a, const RowMatrix<float> &b, RowMatrix<float> &sums)
{
    multiply(cblas_sgemm, a, b, {.first = true}, 1.0F, sums);
}

void addTransposedProduct(const RowMatrix<double> &a, const RowMatrix<double> &b, RowMatrix<double> &sums)
{
    multiply(cblas_dgemm, a, b, {.first = true}, 1.0, sums);
}

} // namespace core::evaluation
