#include "core/methods/kernel/FeatureMap.h"

#include "core/methods/kernel/FeatureVectors.h"

#include <cassert>
#include <cmath>
#include <numbers>
#if __has_include(<cblas.h>)
#include <cblas.h>
#endif

namespace core::synthesis {

#if __has_include(<cblas.h>)
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
#else
void transposedProduct(const Eigen::MatrixXf &a, const Eigen::MatrixXf &b, Eigen::MatrixXf &out)
{
    assert(a.rows() == b.rows());
    out.resize(a.cols(), b.cols());
    out.noalias() = a.transpose() * b;
}
#endif

FeatureMap::FeatureMap(const Eigen::MatrixXf &vectors, const Digest &seed, int size, int pairs)
    : m_size(size)
    , m_pairs(pairs)
    , m_terms(static_cast<std::size_t>(vectors.cols()))
    , m_angles(static_cast<std::size_t>(size) * m_terms * static_cast<std::size_t>(pairs))
{
    for (int slot = 0; slot < size; ++slot)
        fillSlot(vectors, seed, slot);
}

void FeatureMap::fillSlot(const Eigen::MatrixXf &vectors, const Digest &seed, int slot)
{
    const Eigen::MatrixXf frequencies = featureFrequencies(seed, m_size, slot, vectors.rows(), m_pairs);
    Eigen::MatrixXf products; // [pairs x terms]
    transposedProduct(frequencies, vectors, products);

    const double stepsPerUnit = std::sqrt(2.0 * squaredBlockNorm()) / (2.0 * std::numbers::pi) * 0x1p32;
    const auto count = static_cast<std::size_t>(products.size());
    const std::span<std::uint32_t> angles =
        std::span(m_angles).subspan(static_cast<std::size_t>(slot) * count, count);
    for (std::size_t index = 0; index < count; ++index) {
        // Leaving out the upper 32 bits leaves out whole turns.
        const double steps = static_cast<double>(products.data()[index]) * stepsPerUnit;
        angles[index] = static_cast<std::uint32_t>(static_cast<std::int64_t>(steps));
    }
}

} // namespace core::synthesis
