#pragma once

#include "core/package/archive/Progress.h"

#include <Eigen/Core>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace core::evaluation {

/// A row belongs to one text, phrase or column; rows lie together in memory.
template<typename Scalar>
using RowMatrix = Eigen::Matrix<Scalar, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

/// The features of one text: the columns that are not 0, in increasing order.
struct FeatureRow
{
    std::span<const std::uint32_t> columns;
    std::span<const float> values;
};

/// FeatureRow with its own memory.
struct OwnFeatureRow
{
    std::vector<std::uint32_t> columns;
    std::vector<float> values;

    FeatureRow row() const { return {columns, values}; }
};

/// The feature vectors of many texts, for training: sparse in memory, but where every row has every column,
/// products are those of a dense matrix.
class FeatureRows final
{
public:
    explicit FeatureRows(std::size_t columns)
        : m_columnCount(columns)
    {}

    void add(const FeatureRow &row);

    std::size_t size() const { return m_ends.size() - 1; }
    std::size_t columns() const { return m_columnCount; }
    FeatureRow operator[](std::size_t row) const;

    /// [rows.size() x weights.cols()]: the chosen rows times `weights` [columns() x outputs].
    template<typename Scalar>
    RowMatrix<Scalar> times(std::span<const std::uint32_t> rows, const RowMatrix<Scalar> &weights) const;

    /// Adds the transposed chosen rows times `residuals` [rows.size() x outputs] to `sums`
    /// [columns() x outputs].
    template<typename Scalar>
    void addTransposedTimes(std::span<const std::uint32_t> rows,
                            const RowMatrix<Scalar> &residuals,
                            RowMatrix<Scalar> &sums) const;

    /// No row leaves a column out.
    bool isDense() const { return m_values.size() == size() * m_columnCount; }

private:
    template<typename Scalar>
    RowMatrix<Scalar> gathered(std::span<const std::uint32_t> rows) const;

    std::size_t m_columnCount;
    std::vector<std::size_t> m_ends{0};
    std::vector<std::uint32_t> m_columns;
    std::vector<float> m_values;
};

// Dense matrix products, on the calling thread alone.

/// a b
RowMatrix<float> product(const RowMatrix<float> &a, const RowMatrix<float> &b);
RowMatrix<double> product(const RowMatrix<double> &a, const RowMatrix<double> &b);

/// a b^T
RowMatrix<float> productWithTransposed(const RowMatrix<float> &a, const RowMatrix<float> &b);

/// sums += a^T b
void addTransposedProduct(const RowMatrix<float> &a, const RowMatrix<float> &b, RowMatrix<float> &sums);
void addTransposedProduct(const RowMatrix<double> &a, const RowMatrix<double> &b, RowMatrix<double> &sums);

/// The training data of a classifier: a row and a label for each synthetic text.
struct TrainingSet
{
    const FeatureRows &rows;
    const std::vector<std::uint32_t> &labelOf;
    std::size_t labels = 0;
};

/// A trained classifier. Immutable, safe to ask from several threads.
class Classifier
{
public:
    virtual ~Classifier() = default;

    /// One for each label, finite; their softmax is how probable it holds each. A function of this row alone:
    /// rows are never put together when they are answered, so that rounding cannot make one answer depend on
    /// another text either.
    virtual std::vector<double> scores(const FeatureRow &row) const = 0;

    /// The label it takes a text for: the first of those with the highest score.
    std::uint32_t answer(const FeatureRow &row) const
    {
        const std::vector<double> all = scores(row);
        return static_cast<std::uint32_t>(std::ranges::max_element(all) - all.begin());
    }
};

} // namespace core::evaluation
