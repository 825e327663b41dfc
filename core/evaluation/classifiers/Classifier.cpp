#include "core/evaluation/classifiers/Classifier.h"

#include <cassert>
#if __has_include(<cblas.h>)
#include <cblas.h>
#endif

namespace core::evaluation {

void FeatureRows::add(const FeatureRow &row)
{
    assert(row.columns.size() == row.values.size());
    m_columns.insert(m_columns.end(), row.columns.begin(), row.columns.end());
    m_values.insert(m_values.end(), row.values.begin(), row.values.end());
    m_ends.push_back(m_values.size());
}

FeatureRow FeatureRows::operator[](std::size_t row) const
{
    const std::size_t first = m_ends[row];
    const std::size_t count = m_ends[row + 1] - first;
    return {std::span(m_columns).subspan(first, count), std::span(m_values).subspan(first, count)};
}

template<typename Scalar>
RowMatrix<Scalar> FeatureRows::gathered(std::span<const std::uint32_t> rows) const
{
    const auto width = static_cast<Eigen::Index>(m_columnCount);
    RowMatrix<Scalar> block(static_cast<Eigen::Index>(rows.size()), width);
    Eigen::Index at = 0;
    for (const std::uint32_t row : rows)
        block.row(at++) =
            Eigen::Map<const Eigen::RowVectorXf>(m_values.data() + m_ends[row], width).cast<Scalar>();
    return block;
}

template<typename Scalar>
RowMatrix<Scalar> FeatureRows::times(std::span<const std::uint32_t> rows,
                                     const RowMatrix<Scalar> &weights) const
{
    if (isDense())
        return product(gathered<Scalar>(rows), weights);
    RowMatrix<Scalar> result =
        RowMatrix<Scalar>::Zero(static_cast<Eigen::Index>(rows.size()), weights.cols());
    Eigen::Index at = 0;
    for (const std::uint32_t each : rows) {
        const FeatureRow row = (*this)[each];
        for (std::size_t i = 0; i < row.columns.size(); ++i)
            result.row(at) += static_cast<Scalar>(row.values[i]) * weights.row(row.columns[i]);
        ++at;
    }
    return result;
}

template<typename Scalar>
void FeatureRows::addTransposedTimes(std::span<const std::uint32_t> rows,
                                     const RowMatrix<Scalar> &residuals,
                                     RowMatrix<Scalar> &sums) const
{
    if (isDense())
        return addTransposedProduct(gathered<Scalar>(rows), residuals, sums);
    Eigen::Index at = 0;
    for (const std::uint32_t each : rows) {
        const FeatureRow row = (*this)[each];
        for (std::size_t i = 0; i < row.columns.size(); ++i)
            sums.row(row.columns[i]) += static_cast<Scalar>(row.values[i]) * residuals.row(at);
        ++at;
    }
}

template RowMatrix<float> FeatureRows::times(std::span<const std::uint32_t>, const RowMatrix<float> &) const;
template RowMatrix<double> FeatureRows::times(std::span<const std::uint32_t>,
                                              const RowMatrix<double> &) const;
template void FeatureRows::addTransposedTimes(std::span<const std::uint32_t>,
                                              const RowMatrix<float> &,
                                              RowMatrix<float> &) const;
template void FeatureRows::addTransposedTimes(std::span<const std::uint32_t>,
                                              const RowMatrix<double> &,
                                              RowMatrix<double> &) const;

namespace {

struct Transposed
{
    bool first = false;
    bool second = false;
};

#if __has_include(<cblas.h>)
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

auto gemmOf(float)
{
    return cblas_sgemm;
}

auto gemmOf(double)
{
    return cblas_dgemm;
}

/// out = a b + keep out
template<typename Scalar>
void multiply(const RowMatrix<Scalar> &a,
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
    gemmOf(Scalar{})(CblasRowMajor,
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
#else
/// out = a b + keep out, by the kernels of Eigen
template<typename Scalar>
void multiply(const RowMatrix<Scalar> &a,
              const RowMatrix<Scalar> &b,
              Transposed transposed,
              Scalar keep,
              RowMatrix<Scalar> &out)
{
    assert(!transposed.first || !transposed.second);
    out *= keep;
    if (transposed.first)
        out.noalias() += a.transpose() * b;
    else if (transposed.second)
        out.noalias() += a * b.transpose();
    else
        out.noalias() += a * b;
}
#endif

} // namespace

RowMatrix<float> product(const RowMatrix<float> &a, const RowMatrix<float> &b)
{
    RowMatrix<float> out = RowMatrix<float>::Zero(a.rows(), b.cols());
    multiply(a, b, {}, 0.0F, out);
    return out;
}

RowMatrix<double> product(const RowMatrix<double> &a, const RowMatrix<double> &b)
{
    RowMatrix<double> out = RowMatrix<double>::Zero(a.rows(), b.cols());
    multiply(a, b, {}, 0.0, out);
    return out;
}

RowMatrix<float> productWithTransposed(const RowMatrix<float> &a, const RowMatrix<float> &b)
{
    RowMatrix<float> out = RowMatrix<float>::Zero(a.rows(), b.rows());
    multiply(a, b, {.second = true}, 0.0F, out);
    return out;
}

void addTransposedProduct(const RowMatrix<float> &a, const RowMatrix<float> &b, RowMatrix<float> &sums)
{
    multiply(a, b, {.first = true}, 1.0F, sums);
}

void addTransposedProduct(const RowMatrix<double> &a, const RowMatrix<double> &b, RowMatrix<double> &sums)
{
    multiply(a, b, {.first = true}, 1.0, sums);
}

} // namespace core::evaluation
