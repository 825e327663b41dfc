#pragma once

#include "core/base/Result.h"
#include "core/embedding/imports/VectorStream.h"
#include "core/embedding/imports/WordVectors.h"

#include <cstdint>
#include <vector>

namespace core::embedding {

/// Vectors of words that are sums of rows of a matrix in a file. The rows are read once, in their order, so
/// that a matrix of any size passes through one chunk of memory.
class RowSums final
{
public:
    enum class Number { Single, Half }; ///< IEEE, little-endian, of 4 and 2 bytes

    /// Adds `weight` times this row to the word, which is claimed.
    void add(std::uint32_t row, WordVectors::Id word, float weight = 1.0F)
    {
        m_parts.push_back({row, word, weight});
    }

    /// Adds them up. `begin` is the byte of the file where the matrix begins, [rows x words.dimension()]; all
    /// rows that were added are below its number of rows. Errors: those of the stream; InvalidPlan: a number
    /// that is not finite.
    Result<void> read(VectorStream &stream, std::uint64_t begin, Number type, WordVectors &words);

private:
    struct Part
    {
        std::uint32_t row;
        WordVectors::Id word;
        float weight;
    };
    std::vector<Part> m_parts;
};

} // namespace core::embedding
