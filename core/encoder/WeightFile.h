#pragma once

#include "core/base/InputFile.h"
#include "core/base/Result.h"
#include "core/encoder/TensorFile.h"

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace core::encoder {

/// A table of rows of numbers that stays in the form of its file: F32, F16, BF16, or I8 with factors. The
/// file must outlive it.
class RowTable final
{
public:
    std::size_t rows() const { return m_rows; }
    std::size_t columns() const { return m_columns; }
    /// Adds the numbers of a row to `out`.
    void addRow(std::size_t row, float *out) const;

private:
    friend class WeightFile;

    const std::byte *m_bytes = nullptr;
    std::size_t m_rows = 0;
    std::size_t m_columns = 0;
    std::string m_type;
    std::size_t m_groups = 0;     ///< of a row of type I8
    std::vector<float> m_factors; ///< [rows x groups]
};

/// The arrays of a model.safetensors, by name. An array `NAME` of type I8 is our own 8-bit form: the numbers
/// of a row stand in groups of equal size, and are those of the file times the factor of their group. The
/// array `NAME.scales` [rows, groups], of type F32 or F16, has the factors.
class WeightFile final
{
public:
    /// Errors: those of InputFile; InvalidPlan: no safetensors file, larger than 4 GB.
    static Result<WeightFile> open(const std::filesystem::path &path);

    bool has(const std::string &name) const { return m_head.tensors.contains(name); }
    /// Reads an array of that shape. Errors: InvalidPlan: missing, another shape or type, a number that is
    /// not finite.
    Result<std::vector<float>> numbers(const std::string &name, std::vector<std::uint64_t> shape) const;
    /// Returns an array of two dimensions. Errors: as numbers().
    Result<RowTable> table(const std::string &name, std::uint64_t rows, std::uint64_t columns) const;

private:
    WeightFile(std::filesystem::path path, MappedFile file, TensorHead head)
        : m_path(std::move(path))
        , m_file(std::move(file))
        , m_head(std::move(head))
    {}

    tl::unexpected<Error> wrong(const std::string &name, const std::string &what) const;
    Result<void> readFactors(const std::string &name, RowTable &table) const;
    Result<RowTable> checkedTable(const std::string &name, const std::vector<std::uint64_t> &shape) const;

    std::filesystem::path m_path;
    MappedFile m_file;
    TensorHead m_head;
};

} // namespace core::encoder
