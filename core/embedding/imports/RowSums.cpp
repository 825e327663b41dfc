#include "core/embedding/imports/RowSums.h"

#include "core/base/Result.h"

#include <Eigen/Core>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <string>
#include <string_view>
#include <tuple>

namespace core::embedding {

namespace {

void decode(std::string_view bytes, RowSums::Number type, Eigen::RowVectorXf &row)
{
    if (type == RowSums::Number::Single) {
        std::memcpy(row.data(), bytes.data(), bytes.size());
        return;
    }
    for (Eigen::Index i = 0; i < row.size(); ++i) {
        std::uint16_t bits = 0;
        std::memcpy(&bits, bytes.data() + static_cast<std::size_t>(i) * sizeof(bits), sizeof(bits));
        row[i] = static_cast<float>(Eigen::numext::bit_cast<Eigen::half>(bits));
    }
}

} // namespace

Result<void> RowSums::read(VectorStream &stream, std::uint64_t begin, Number type, WordVectors &words)
{
    // Sums of floats depend on their order, which must not depend on how the words came together.
    std::ranges::sort(m_parts, {}, [](const Part &part) { return std::tie(part.row, part.word); });
    const std::size_t numberBytes = type == Number::Single ? sizeof(float) : sizeof(std::uint16_t);
    const std::size_t rowBytes = words.dimension() * numberBytes;
    Eigen::RowVectorXf row(static_cast<Eigen::Index>(words.dimension()));
    for (std::size_t i = 0; i < m_parts.size();) {
        const std::uint32_t number = m_parts[i].row;
        const std::string what = "row " + std::to_string(number) + " of the vectors";
        const std::uint64_t place = begin + std::uint64_t{number} * rowBytes;
        KEYSEED_TRY(stream.skipTo(place, what));
        KEYSEED_ASSIGN(const auto bytes, stream.bytes(rowBytes, what));
        decode(bytes, type, row);
        if (!row.allFinite())
            return stream.wrongByte(
                place, what + " holds something that is no number; the file is damaged, get it again");
        for (; i < m_parts.size() && m_parts[i].row == number; ++i) {
            const auto sum = words.claimed(m_parts[i].word);
            Eigen::Map<Eigen::RowVectorXf>(sum.data(), row.size()) += m_parts[i].weight * row;
        }
    }
    m_parts.clear();
    words.settle();
    return {};
}

} // namespace core::embedding
