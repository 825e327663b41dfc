#pragma once

#include <Eigen/Core>

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

} // namespace core::evaluation
