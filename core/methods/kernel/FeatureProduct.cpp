#include "core/methods/kernel/FeatureProduct.h"

#include <cassert>
#include <cblas.h>

namespace core::synthesis {

namespace {

// OpenBLAS takes the kernel for the processor it runs on, which is several times faster than what a program
// built for any x86-64 processor can do itself. Its own threads would get in the way of the callers'.
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

} // namespace

void transposedProduct(const Eigen::MatrixXf &a, const Eigen::MatrixXf &b, Eigen::MatrixXf &out)
{
    assert(a.rows() == b.rows());
    useCallingThreadOnly();
    out.resize(a.cols(), b.cols());
    if (out.size() == 0)
        return;
    cblas_sgemm(CblasColMajor,
                CblasTrans,
                CblasNoTrans,
                sizeOf(a.cols()),
                sizeOf(b.cols()),
                sizeOf(a.rows()),
                1.0F,
                a.data(),
                sizeOf(a.outerStride()),
                b.data(),
                sizeOf(b.outerStride()),
                0.0F,
                out.data(),
                sizeOf(out.outerStride()));
}

} // namespace core::synthesis
