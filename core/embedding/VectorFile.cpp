#include "core/embedding/VectorFile.h"

#include <cmath>
#include <cstdint>
#include <cstring>
#include <string>

// Layout of a vector file: the header of core/vocabulary/ResourceFile.h with magic "KEYSVEC1" and the counts
// N (rows), D (dimension) and 0, then N x D IEEE half-precision numbers, row by row, little-endian. Every row
// had norm 1 before it was rounded.

namespace core::embedding {

Result<std::string> layOutVectors(const Eigen::MatrixXf &vectors)
{
    const auto rows = static_cast<std::uint64_t>(vectors.rows());
    const auto dimension = static_cast<std::uint64_t>(vectors.cols());
    if (rows == 0 || dimension == 0 || rows > largestRows || dimension > largestDimension)
        return fail(ErrorCode::InvalidParameter, "the matrix is empty or too large");
    const std::size_t rowBytes = vectorRowBytes(dimension);
    std::string payload(rows * rowBytes, '\0');
    char *out = payload.data();
    for (Eigen::Index row = 0; row < vectors.rows(); ++row, out += rowBytes) {
        const Eigen::RowVectorXf values = vectors.row(row);
        const float norm = values.stableNorm();
        if (!std::isfinite(norm) || norm == 0.0F)
            return fail(ErrorCode::InvalidParameter,
                        "row " + std::to_string(row) + " has no direction (zero or not finite)");
        const Eigen::Matrix<Eigen::half, 1, Eigen::Dynamic> rounded = (values / norm).cast<Eigen::half>();
        std::memcpy(out, rounded.data(), rowBytes);
    }
    return payload;
}

Result<void> writeVectors(const std::filesystem::path &path, const Eigen::MatrixXf &vectors)
{
    const auto payload = layOutVectors(vectors);
    if (!payload)
        return fail(inPlace(path.string(), payload.error()));
    return vocabulary::writeResource(
        path,
        vectorMagic,
        {static_cast<std::uint64_t>(vectors.rows()), static_cast<std::uint64_t>(vectors.cols()), 0},
        *payload);
}

} // namespace core::embedding
