#include "core/encoder/WeightFile.h"

#include "core/base/Text.h"

#include <Eigen/Core>

#include <algorithm>
#include <cmath>
#include <cstring>

namespace core::encoder {

namespace {

std::string shapeText(const std::vector<std::uint64_t> &shape)
{
    std::vector<std::string> sizes;
    for (const std::uint64_t each : shape)
        sizes.push_back(std::to_string(each));
    return "[" + joined(sizes) + "]";
}

// `bytes` need not be aligned.
template<typename Number>
void addNumbers(const std::byte *bytes, std::size_t count, float factor, float *out)
{
    for (std::size_t i = 0; i < count; ++i) {
        Number number;
        std::memcpy(&number, bytes + i * sizeof(Number), sizeof(Number));
        out[i] += static_cast<float>(number) * factor;
    }
}

std::size_t bytesOfType(std::string_view type)
{
    return type == "F32" ? 4 : type == "F16" || type == "BF16" ? 2 : type == "I8" ? 1 : 0;
}

bool areFinite(std::span<const float> numbers)
{
    return std::ranges::all_of(numbers, [](float each) { return std::isfinite(each); });
}

} // namespace

void RowTable::addRow(std::size_t row, float *out) const
{
    const std::byte *const begin = m_bytes + row * m_columns * bytesOfType(m_type);
    if (m_type == "F32")
        addNumbers<float>(begin, m_columns, 1.0F, out);
    else if (m_type == "F16")
        addNumbers<Eigen::half>(begin, m_columns, 1.0F, out);
    else if (m_type == "BF16")
        addNumbers<Eigen::bfloat16>(begin, m_columns, 1.0F, out);
    else
        for (std::size_t group = 0, size = m_columns / m_groups; group < m_groups; ++group)
            addNumbers<std::int8_t>(
                begin + group * size, size, m_factors[row * m_groups + group], out + group * size);
}

Result<WeightFile> WeightFile::open(const std::filesystem::path &path)
{
    KEYSEED_ASSIGN(const auto file, InputFile::open(path, mostbytes::resource));
    KEYSEED_ASSIGN(auto mapped, MappedFile::of(file));
    const std::string_view bytes(reinterpret_cast<const char *>(mapped.bytes().data()),
                                 mapped.bytes().size());
    const auto size = tensorHeadSize(bytes.substr(0, sizeof(std::uint64_t)));
    if (!size)
        return fail(inPlace(path.string(), size.error()));
    if (*size > bytes.size() - sizeof(std::uint64_t))
        return fail(ErrorCode::InvalidPlan,
                    path.string() + ": a head of " + std::to_string(*size)
                        + " bytes was expected, and the file ends before; get it again");
    auto head = tensorHeadOf(bytes.substr(sizeof(std::uint64_t), *size), bytes.size());
    if (!head)
        return fail(inPlace(path.string(), head.error()));
    return WeightFile(path, std::move(mapped), std::move(*head));
}

tl::unexpected<Error> WeightFile::wrong(const std::string &name, const std::string &what) const
{
    return fail(ErrorCode::InvalidPlan, m_path.string() + ": the array " + inQuotes(name) + " " + what);
}

Result<RowTable> WeightFile::checkedTable(const std::string &name,
                                          const std::vector<std::uint64_t> &shape) const
{
    const auto found = m_head.tensors.find(name);
    if (found == m_head.tensors.end())
        return wrong(name, "is missing; config.json and the file do not belong together");
    const Tensor &tensor = found->second;
    if (tensor.shape != shape)
        return wrong(name,
                     "has the shape " + shapeText(tensor.shape) + ", and config.json requires "
                         + shapeText(shape));
    if (bytesOfType(tensor.type) == 0)
        return wrong(name, "is of type " + inQuotes(tensor.type) + "; F32, F16, BF16 or I8 was expected");
    RowTable table;
    table.m_bytes = m_file.bytes().data() + tensor.begin;
    table.m_rows = shape.size() == 2 ? shape[0] : 1;
    table.m_columns = shape.back();
    table.m_type = tensor.type;
    if (tensor.type == "I8")
        KEYSEED_TRY(readFactors(name, table));
    return table;
}

Result<void> WeightFile::readFactors(const std::string &name, RowTable &table) const
{
    const std::string scales = name + ".scales";
    const auto found = m_head.tensors.find(scales);
    if (found == m_head.tensors.end())
        return wrong(scales, "is missing; an array of type I8 has the factors of its groups there");
    const Tensor &factors = found->second;
    if ((factors.type != "F32" && factors.type != "F16") || factors.shape.size() != 2
        || factors.shape[0] != table.m_rows || factors.shape[1] == 0
        || table.m_columns % factors.shape[1] != 0)
        return wrong(scales,
                     "must be of type F32 or F16 and of the shape [" + std::to_string(table.m_rows)
                         + ", groups], with groups of equal size");
    table.m_groups = factors.shape[1];
    table.m_factors.assign(table.m_rows * table.m_groups, 0.0F);
    const std::byte *const bytes = m_file.bytes().data() + factors.begin;
    if (factors.type == "F32")
        addNumbers<float>(bytes, table.m_factors.size(), 1.0F, table.m_factors.data());
    else
        addNumbers<Eigen::half>(bytes, table.m_factors.size(), 1.0F, table.m_factors.data());
    if (!areFinite(table.m_factors))
        return wrong(scales, "holds a number that is not finite; get the file again");
    return {};
}

Result<std::vector<float>> WeightFile::numbers(const std::string &name,
                                               std::vector<std::uint64_t> shape) const
{
    KEYSEED_ASSIGN(const auto table, checkedTable(name, shape));
    std::vector<float> numbers(table.rows() * table.columns());
    for (std::size_t row = 0; row < table.rows(); ++row)
        table.addRow(row, numbers.data() + row * table.columns());
    if (!areFinite(numbers))
        return wrong(name, "holds a number that is not finite; get the file again");
    return numbers;
}

Result<RowTable> WeightFile::table(const std::string &name, std::uint64_t rows, std::uint64_t columns) const
{
    KEYSEED_ASSIGN(auto table, checkedTable(name, {rows, columns}));
    std::vector<float> line(table.columns());
    for (std::size_t row = 0; row < table.rows(); ++row) {
        std::ranges::fill(line, 0.0F);
        table.addRow(row, line.data());
        if (!areFinite(line))
            return wrong(name, "holds a number that is not finite; get the file again");
    }
    return table;
}

} // namespace core::encoder
