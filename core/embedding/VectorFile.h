#pragma once

#include "core/base/Result.h"
#include "core/embedding/Embedding.h"
#include "core/vocabulary/ResourceFile.h"

#include <Eigen/Core>

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace core::embedding {

inline constexpr vocabulary::ResourceMagic vectorMagic = {'K', 'E', 'Y', 'S', 'V', 'E', 'C', '1'};

/// Bounds that keep rows x dimension x 2 far from overflowing 64 bits.
inline constexpr std::uint64_t largestRows = 0xffffffffu;
inline constexpr std::uint64_t largestDimension = 1u << 16;

inline std::size_t vectorRowBytes(std::uint64_t dimension)
{
    return static_cast<std::size_t>(dimension) * sizeof(Eigen::half);
}

/// Unit vectors as they come together, row by row, in the half precision in which they are kept: the same
/// whether they stay in memory or go through a file.
class HalfRows final
{
public:
    HalfRows(std::size_t count, std::size_t dimension)
        : m_values(std::make_shared<std::vector<std::uint16_t>>(count * dimension))
        , m_dimension(dimension)
    {}

    std::size_t dimension() const { return m_dimension; }
    std::span<const std::uint16_t> values() const { return *m_values; }
    Embedding embedding(const Digest &digest, const std::optional<VectorFacts> &facts = {}) const
    {
        return Embedding::within(m_values, *m_values, m_dimension, digest, facts);
    }

    /// `vector` has norm 1. Rows of different ids may be set from different threads.
    void set(vocabulary::TermId id, const Eigen::Ref<const Eigen::RowVectorXf> &vector)
    {
        assert(static_cast<std::size_t>(vector.size()) == m_dimension);
        std::uint16_t *out = m_values->data() + std::size_t{id} * m_dimension;
        for (Eigen::Index i = 0; i < vector.size(); ++i)
            out[i] = Eigen::numext::bit_cast<std::uint16_t>(Eigen::half(vector[i]));
    }

private:
    std::shared_ptr<std::vector<std::uint16_t>> m_values;
    std::size_t m_dimension;
};

/// Returns the digest of the rows: the same wherever they came from.
Digest digestOf(const HalfRows &rows);

/// [ids.size() x embedding.dimension()], row i is the vector of ids[i]. Not in Embedding.h, which much of the
/// program includes and which so needs no Eigen.
Eigen::MatrixXf rowsOf(const Embedding &embedding, std::span<const vocabulary::TermId> ids);

/// Returns the rows of `vectors` [terms x dimension], each normalised to norm 1, as IEEE halves, row by row,
/// little-endian. Error: InvalidParameter, without the name of the file: no row, no column, or a row that is
/// zero or not finite and so has no direction.
Result<std::string> layOutVectors(const Eigen::MatrixXf &vectors);

/// Writes the memory-mappable vector format: header, then IEEE half-precision rows (its layout is documented
/// in VectorFile.cpp). Errors: Io; those of layOutVectors.
Result<void> writeVectors(const std::filesystem::path &path, const Eigen::MatrixXf &vectors);

} // namespace core::embedding
