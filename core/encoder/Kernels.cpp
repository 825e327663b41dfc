#include "core/encoder/Kernels.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstring>

// Vectors are passed to functions that are always inlined, so that no calling convention applies.
#pragma GCC diagnostic ignored "-Wpsabi"

#define KEYSEED_INLINE inline __attribute__((always_inline))

namespace core::encoder {

namespace {

/// Vectors of `count` single-precision numbers. Loads and stores need no alignment.
template<int count>
struct Lanes;

template<>
struct Lanes<4>
{
    using Floats __attribute__((vector_size(16))) = float;
    using Integers __attribute__((vector_size(16))) = std::int32_t;
};

template<>
struct Lanes<8>
{
    using Floats __attribute__((vector_size(32))) = float;
    using Integers __attribute__((vector_size(32))) = std::int32_t;
};

template<int lanes>
using Floats = typename Lanes<lanes>::Floats;

template<int lanes>
KEYSEED_INLINE void load(Floats<lanes> &to, const float *from)
{
    std::memcpy(&to, from, sizeof(to));
}

template<int lanes>
KEYSEED_INLINE void store(float *to, const Floats<lanes> &from)
{
    std::memcpy(to, &from, sizeof(from));
}

template<int lanes>
KEYSEED_INLINE float sumOf(const Floats<lanes> &values)
{
    float sum = 0;
    for (int lane = 0; lane < lanes; ++lane)
        sum += values[lane];
    return sum;
}

// Replaces x by exp(x), with 2^n times a polynomial on [-ln 2 / 2, ln 2 / 2] (Cephes). Underflows to about
// 1e-38.
template<int lanes>
KEYSEED_INLINE void exponential(Floats<lanes> &x)
{
    using Integers = typename Lanes<lanes>::Integers;
    constexpr float lowest = -87.0F;
    constexpr float highest = 88.0F;
    constexpr float log2e = 1.44269504F;
    constexpr float ln2High = 0.693359375F;
    constexpr float ln2Low = -2.12194440e-4F;
    constexpr float toInteger = 12582912.0F; // 1.5 * 2^23: adding it rounds to a whole number
    x = x < lowest ? x - x + lowest : x;
    x = x > highest ? x - x + highest : x;
    const Floats<lanes> shifted = x * log2e + toInteger;
    const Floats<lanes> power = shifted - toInteger;
    const Floats<lanes> rest = x - power * ln2High - power * ln2Low;
    Floats<lanes> sum = rest * 1.9875691500e-4F + 1.3981999507e-3F;
    sum = sum * rest + 8.3334519073e-3F;
    sum = sum * rest + 4.1665795894e-2F;
    sum = sum * rest + 1.6666665459e-1F;
    sum = sum * rest + 5.0000001201e-1F;
    sum = sum * rest * rest + rest + 1.0F;
    const Integers exponent = __builtin_convertvector(power, Integers) + 127;
    const Integers bits = exponent << 23;
    Floats<lanes> factor;
    std::memcpy(&factor, &bits, sizeof(factor));
    x = sum * factor;
}

// Adds left[rows x inner] * right[inner x 16] to `out`, or sets `out`.
template<int lanes, int rows, int vectors>
KEYSEED_INLINE void block(const float *left,
                          std::size_t leftStride,
                          const float *right,
                          std::size_t inner,
                          float *out,
                          std::size_t outStride)
{
    Floats<lanes> sums[rows][vectors];
#pragma GCC unroll 8
    for (int row = 0; row < rows; ++row)
#pragma GCC unroll 4
        for (int vector = 0; vector < vectors; ++vector)
            load<lanes>(sums[row][vector], out + static_cast<std::size_t>(row) * outStride + vector * lanes);
    for (std::size_t at = 0; at < inner; ++at) {
        Floats<lanes> values[vectors];
#pragma GCC unroll 4
        for (int vector = 0; vector < vectors; ++vector)
            load<lanes>(values[vector], right + at * panelColumns + vector * lanes);
#pragma GCC unroll 8
        for (int row = 0; row < rows; ++row) {
            const float factor = left[static_cast<std::size_t>(row) * leftStride + at];
#pragma GCC unroll 4
            for (int vector = 0; vector < vectors; ++vector)
                sums[row][vector] += factor * values[vector];
        }
    }
#pragma GCC unroll 8
    for (int row = 0; row < rows; ++row)
#pragma GCC unroll 4
        for (int vector = 0; vector < vectors; ++vector)
            store<lanes>(out + static_cast<std::size_t>(row) * outStride + vector * lanes, sums[row][vector]);
}

/// The number of rows and vectors of a block, so that its sums fit into the registers.
template<int lanes>
struct BlockShape;

template<>
struct BlockShape<4>
{
    static constexpr int rows = 4;
    static constexpr int vectors = 2;
};

template<>
struct BlockShape<8>
{
    static constexpr int rows = 6;
    static constexpr int vectors = 2;
};

// The part of `inner` that is multiplied at once: 16 KB of a panel, which stay in the first cache.
constexpr std::size_t innerPart = 256;
constexpr std::size_t rowPart = 240;

// Multiplies a block of rows with a whole panel.
template<int lanes>
KEYSEED_INLINE void panelRows(const float *left,
                              std::size_t rows,
                              std::size_t leftStride,
                              const float *panel,
                              std::size_t inner,
                              float *out,
                              std::size_t outStride)
{
    using Shape = BlockShape<lanes>;
    constexpr std::size_t height = Shape::rows;
    constexpr std::size_t width = static_cast<std::size_t>(lanes) * Shape::vectors;
    for (std::size_t column = 0; column < panelColumns; column += width) {
        std::size_t row = 0;
        for (; row + height <= rows; row += height)
            block<lanes, Shape::rows, Shape::vectors>(left + row * leftStride,
                                                      leftStride,
                                                      panel + column,
                                                      inner,
                                                      out + row * outStride + column,
                                                      outStride);
        for (; row + 2 <= rows; row += 2)
            block<lanes, 2, Shape::vectors>(left + row * leftStride,
                                            leftStride,
                                            panel + column,
                                            inner,
                                            out + row * outStride + column,
                                            outStride);
        if (row < rows)
            block<lanes, 1, Shape::vectors>(left + row * leftStride,
                                            leftStride,
                                            panel + column,
                                            inner,
                                            out + row * outStride + column,
                                            outStride);
    }
}

template<int lanes>
KEYSEED_INLINE void multiplyWith(const float *left,
                                 std::size_t rows,
                                 std::size_t leftStride,
                                 const PackedMatrix &right,
                                 const float *bias,
                                 float *out,
                                 std::size_t outStride)
{
    const std::size_t columns = right.columns;
    for (std::size_t row = 0; row < rows; ++row)
        for (std::size_t column = 0; column < columns; ++column)
            out[row * outStride + column] = bias == nullptr ? 0.0F : bias[column];
    float edge[rowPart * panelColumns];
    for (std::size_t top = 0; top < rows; top += rowPart) {
        const std::size_t height = std::min(rowPart, rows - top);
        for (std::size_t begin = 0; begin < right.inner; begin += innerPart) {
            const std::size_t part = std::min(innerPart, right.inner - begin);
            const float *const leftPart = left + top * leftStride + begin;
            for (std::size_t number = 0; number < right.panels(); ++number) {
                const float *const panel = right.panel(number) + begin * panelColumns;
                float *const target = out + top * outStride + number * panelColumns;
                const std::size_t width = std::min(panelColumns, columns - number * panelColumns);
                if (width == panelColumns) {
                    panelRows<lanes>(leftPart, height, leftStride, panel, part, target, outStride);
                    continue;
                }
                for (std::size_t row = 0; row < height; ++row)
                    for (std::size_t column = 0; column < panelColumns; ++column)
                        edge[row * panelColumns + column] =
                            column < width ? target[row * outStride + column] : 0.0F;
                panelRows<lanes>(leftPart, height, leftStride, panel, part, edge, panelColumns);
                for (std::size_t row = 0; row < height; ++row)
                    for (std::size_t column = 0; column < width; ++column)
                        target[row * outStride + column] = edge[row * panelColumns + column];
            }
        }
    }
}

template<int lanes>
KEYSEED_INLINE void softmaxWith(float *values,
                                std::size_t rows,
                                std::size_t count,
                                std::size_t stride,
                                float scale,
                                const float *bias,
                                std::ptrdiff_t biasStride)
{
    constexpr float nothing = -1e30F;
    for (std::size_t row = 0; row < rows; ++row) {
        float *const line = values + row * stride;
        for (std::size_t i = count; i < stride; ++i)
            line[i] = 0.0F;
        Floats<lanes> largest = Floats<lanes>{} + nothing;
        for (std::size_t i = 0; i < stride; i += lanes) {
            Floats<lanes> part;
            load<lanes>(part, line + i);
            part *= scale;
            if (bias != nullptr) {
                Floats<lanes> added;
                load<lanes>(added, bias + static_cast<std::ptrdiff_t>(row) * biasStride + i);
                part += added;
            }
            store<lanes>(line + i, part);
            if (i + lanes <= count)
                largest = part > largest ? part : largest;
        }
        float most = nothing;
        for (int lane = 0; lane < lanes; ++lane)
            most = std::max(most, largest[lane]);
        for (std::size_t i = count / lanes * lanes; i < count; ++i)
            most = std::max(most, line[i]);
        for (std::size_t i = count; i < stride; ++i)
            line[i] = nothing;
        Floats<lanes> sums{};
        for (std::size_t i = 0; i < stride; i += lanes) {
            Floats<lanes> part;
            load<lanes>(part, line + i);
            part -= most;
            exponential<lanes>(part);
            store<lanes>(line + i, part);
            sums += part;
        }
        const float factor = 1.0F / sumOf<lanes>(sums);
        for (std::size_t i = 0; i < stride; i += lanes) {
            Floats<lanes> part;
            load<lanes>(part, line + i);
            part *= factor;
            store<lanes>(line + i, part);
        }
    }
}

template<int lanes>
KEYSEED_INLINE void layerNormWith(float *values,
                                  const float *added,
                                  std::size_t rows,
                                  std::size_t width,
                                  const float *weight,
                                  const float *bias,
                                  float epsilon)
{
    for (std::size_t row = 0; row < rows; ++row) {
        float *const line = values + row * width;
        Floats<lanes> sums{};
        for (std::size_t i = 0; i < width; i += lanes) {
            Floats<lanes> part;
            load<lanes>(part, line + i);
            if (added != nullptr) {
                Floats<lanes> more;
                load<lanes>(more, added + row * width + i);
                part += more;
                store<lanes>(line + i, part);
            }
            sums += part;
        }
        const float mean = sumOf<lanes>(sums) / static_cast<float>(width);
        Floats<lanes> squares{};
        for (std::size_t i = 0; i < width; i += lanes) {
            Floats<lanes> part;
            load<lanes>(part, line + i);
            part -= mean;
            squares += part * part;
        }
        const float factor = 1.0F / std::sqrt(sumOf<lanes>(squares) / static_cast<float>(width) + epsilon);
        for (std::size_t i = 0; i < width; i += lanes) {
            Floats<lanes> part;
            Floats<lanes> scale;
            Floats<lanes> shift;
            load<lanes>(part, line + i);
            load<lanes>(scale, weight + i);
            load<lanes>(shift, bias + i);
            part = (part - mean) * factor * scale + shift;
            store<lanes>(line + i, part);
        }
    }
}

template<int lanes>
KEYSEED_INLINE void geluOf(Floats<lanes> &x)
{
    const Floats<lanes> argument = x * 0.70710678F;
    const Floats<lanes> size = argument < 0.0F ? -argument : argument;
    const Floats<lanes> t = 1.0F / (size * 0.3275911F + 1.0F);
    Floats<lanes> sum = t * 1.061405429F - 1.453152027F;
    sum = sum * t + 1.421413741F;
    sum = sum * t - 0.284496736F;
    sum = sum * t + 0.254829592F;
    sum = sum * t;
    Floats<lanes> tail = -size * size;
    exponential<lanes>(tail);
    const Floats<lanes> rest = sum * tail; // 1 - erf(|argument|)
    const Floats<lanes> phi = (x < 0.0F ? rest : 2.0F - rest) * 0.5F;
    x = x * phi;
}

template<int lanes>
KEYSEED_INLINE void geluTanhOf(Floats<lanes> &x)
{
    // (1 + tanh(y)) / 2 is 1 / (1 + exp(-2 y)).
    Floats<lanes> power = (x + x * x * x * 0.044715F) * (-2.0F * 0.79788456F);
    exponential<lanes>(power);
    x = x / (power + 1.0F);
}

template<int lanes, bool isTanh>
KEYSEED_INLINE void geluWith(float *values, std::size_t count)
{
    std::size_t i = 0;
    Floats<lanes> part;
    const auto change = [&part] {
        if constexpr (isTanh)
            geluTanhOf<lanes>(part);
        else
            geluOf<lanes>(part);
    };
    for (; i + lanes <= count; i += lanes) {
        load<lanes>(part, values + i);
        change();
        store<lanes>(values + i, part);
    }
    if (i < count) {
        part = Floats<lanes>{};
        std::memcpy(&part, values + i, (count - i) * sizeof(float));
        change();
        std::memcpy(values + i, &part, (count - i) * sizeof(float));
    }
}

} // namespace

// Defines the functions for one processor and the object that lists them.
#define KEYSEED_KERNELS(space, target, lanes, title)                                                         \
    namespace space {                                                                                        \
    target void multiply(const float *left,                                                                  \
                         std::size_t rows,                                                                   \
                         std::size_t leftStride,                                                             \
                         const PackedMatrix &right,                                                          \
                         const float *bias,                                                                  \
                         float *out,                                                                         \
                         std::size_t outStride)                                                              \
    {                                                                                                        \
        multiplyWith<lanes>(left, rows, leftStride, right, bias, out, outStride);                            \
    }                                                                                                        \
    target void softmax(float *values,                                                                       \
                        std::size_t rows,                                                                    \
                        std::size_t count,                                                                   \
                        std::size_t stride,                                                                  \
                        float scale,                                                                         \
                        const float *bias,                                                                   \
                        std::ptrdiff_t biasStride)                                                           \
    {                                                                                                        \
        softmaxWith<lanes>(values, rows, count, stride, scale, bias, biasStride);                            \
    }                                                                                                        \
    target void layerNorm(float *values,                                                                     \
                          const float *added,                                                                \
                          std::size_t rows,                                                                  \
                          std::size_t width,                                                                 \
                          const float *weight,                                                               \
                          const float *bias,                                                                 \
                          float epsilon)                                                                     \
    {                                                                                                        \
        layerNormWith<lanes>(values, added, rows, width, weight, bias, epsilon);                             \
    }                                                                                                        \
    target void gelu(float *values, std::size_t count)                                                       \
    {                                                                                                        \
        geluWith<lanes, false>(values, count);                                                               \
    }                                                                                                        \
    target void geluTanh(float *values, std::size_t count)                                                   \
    {                                                                                                        \
        geluWith<lanes, true>(values, count);                                                                \
    }                                                                                                        \
    constexpr Kernels all = {multiply, softmax, layerNorm, gelu, geluTanh, title};                           \
    } // namespace space

namespace {
KEYSEED_KERNELS(plain, , 4, "plain")
#if defined(__x86_64__)
KEYSEED_KERNELS(avx2, __attribute__((target("avx2,fma"))), 8, "avx2")
#endif
} // namespace

void PackedMatrix::reset(std::size_t rows, std::size_t width)
{
    inner = rows;
    columns = width;
    values.assign(panels() * panelColumns * inner, 0.0F);
}

void packTransposed(
    const float *source, std::size_t rows, std::size_t inner, std::size_t stride, PackedMatrix &packed)
{
    packed.reset(inner, rows);
    for (std::size_t row = 0; row < rows; ++row) {
        float *const column = packed.panel(row / panelColumns) + row % panelColumns;
        for (std::size_t at = 0; at < inner; ++at)
            column[at * panelColumns] = source[row * stride + at];
    }
}

void packRows(
    const float *source, std::size_t inner, std::size_t columns, std::size_t stride, PackedMatrix &packed)
{
    packed.reset(inner, columns);
    for (std::size_t number = 0; number < packed.panels(); ++number) {
        const std::size_t begin = number * panelColumns;
        const std::size_t width = std::min(panelColumns, columns - begin);
        for (std::size_t row = 0; row < inner; ++row)
            std::copy_n(source + row * stride + begin, width, packed.panel(number) + row * panelColumns);
    }
}

const Kernels &plainKernels()
{
    return plain::all;
}

const Kernels &kernels()
{
#if defined(__x86_64__)
    static const bool hasAvx2 = __builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("fma") != 0;
    if (hasAvx2)
        return avx2::all;
#endif
    return plain::all;
}

} // namespace core::encoder
