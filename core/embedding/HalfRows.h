#pragma once

#include "core/embedding/Embedding.h"

#include <Eigen/Core>

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace core::embedding {

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

} // namespace core::embedding
