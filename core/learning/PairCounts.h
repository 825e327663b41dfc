#pragma once

#include "core/base/Result.h"
#include "core/learning/PhrasesInPassages.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace core::learning {

/// The number of passages in which two phrases occur together, as sparse rows. Symmetric, without the
/// diagonal.
struct PairCounts
{
    std::vector<std::uint64_t> offsets; ///< of phrases + 1: row i is [offsets[i], offsets[i + 1])
    std::vector<std::uint16_t> columns; ///< ascending in a row
    std::vector<std::uint32_t> counts;
    std::vector<double> rowSums; ///< of all pairs, those that were omitted among them
    std::uint32_t least = 1;     ///< pairs that were counted less often are omitted

    std::size_t rows() const { return rowSums.size(); }
};

struct PairLimits
{
    std::uint32_t least = 1; ///< raised until at most `mostPairs` are left
    std::size_t mostPairs = std::size_t{24} << 20;
};

/// Counts block of rows by block of rows, in memory that does not grow with the passages, on all processors:
/// the result does not depend on how many there are. Error: Cancelled.
Result<PairCounts>
countPairs(const PhraseBags &bags, std::size_t phrases, const PairLimits &limits, const Stage &stage);

} // namespace core::learning
