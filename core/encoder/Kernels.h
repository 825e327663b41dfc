#pragma once

#include <cstddef>
#include <vector>

namespace core::encoder {

/// The number of columns of a panel of PackedMatrix.
inline constexpr std::size_t panelColumns = 16;

/// A matrix of `inner` rows, laid out for multiply(): panels of 16 columns, each row by row, the last one
/// filled up with zeros.
struct PackedMatrix
{
    std::size_t inner = 0;
    std::size_t columns = 0;
    std::vector<float> values;

    /// Sets the shape; all values are zero. Keeps the memory.
    void reset(std::size_t rows, std::size_t width);
    std::size_t panels() const { return (columns + panelColumns - 1) / panelColumns; }
    float *panel(std::size_t number) { return values.data() + number * inner * panelColumns; }
    const float *panel(std::size_t number) const { return values.data() + number * inner * panelColumns; }
};

/// Sets `packed` to the transpose of `rows` x `inner` numbers, whose rows begin `stride` numbers apart.
void packTransposed(
    const float *source, std::size_t rows, std::size_t inner, std::size_t stride, PackedMatrix &packed);
/// Sets `packed` to `inner` x `columns` numbers, whose rows begin `stride` numbers apart.
void packRows(
    const float *source, std::size_t inner, std::size_t columns, std::size_t stride, PackedMatrix &packed);

/// The arithmetic of an encoder in single precision. The functions are written once for vectors of the
/// compiler (GCC, Clang) and compiled for several processors; kernels() returns those for the one that runs
/// the program. A build for all x86-64 computers has no AVX2 otherwise, with which this is three times as
/// fast. All pointers are to row-major numbers.
struct Kernels
{
    /// out[rows x columns] = left[rows x inner] * right + bias. Rows begin `leftStride` and `outStride`
    /// numbers apart. `bias` has one number for each column, or is null.
    void (*multiply)(const float *left,
                     std::size_t rows,
                     std::size_t leftStride,
                     const PackedMatrix &right,
                     const float *bias,
                     float *out,
                     std::size_t outStride);
    /// Replaces each row of `count` numbers by softmax(scale * row + bias). Rows begin `stride` numbers
    /// apart, a multiple of 8 and at least `count`; `stride` numbers of `bias` are read for each row, which
    /// begin `biasStride` numbers apart. `bias` may be null.
    void (*softmax)(float *values,
                    std::size_t rows,
                    std::size_t count,
                    std::size_t stride,
                    float scale,
                    const float *bias,
                    std::ptrdiff_t biasStride);
    /// Adds `added` to `values` [rows x width], unless it is null, and normalises each row to mean 0 and
    /// variance 1 before it applies `weight` and `bias`. `width` is a multiple of 8.
    void (*layerNorm)(float *values,
                      const float *added,
                      std::size_t rows,
                      std::size_t width,
                      const float *weight,
                      const float *bias,
                      float epsilon);
    /// Replaces x by x * Phi(x), with the error function by formula 7.1.26 of Abramowitz and Stegun (within
    /// 1.5e-7).
    void (*gelu)(float *values, std::size_t count);
    /// The same with Phi(x) by the hyperbolic tangent (Hendrycks and Gimpel 2016).
    void (*geluTanh)(float *values, std::size_t count);
    const char *name; ///< "avx2" or "plain"
};

/// Returns the functions for every processor of this architecture.
const Kernels &plainKernels();
/// Returns the fastest functions that this processor can carry out.
const Kernels &kernels();

} // namespace core::encoder
