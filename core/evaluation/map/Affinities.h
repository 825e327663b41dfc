#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/evaluation/FeatureRows.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace core::evaluation {

/// How near points are to each other as t-SNE has it: the joint chances p_ij, which are symmetric and sum
/// to 1. Sparse, row by row. PRIVATE where points are records.
struct Affinities
{
    std::vector<std::size_t> starts = {0}; ///< of each row, and the end of the last
    std::vector<std::uint32_t> columns;
    std::vector<double> values;

    std::size_t points() const { return starts.size() - 1; }
};

/// p_j|i falls with the squared distance as a normal density whose width gives each point's neighbours the
/// `perplexity` (2 to the entropy in bits), and p_ij = (p_j|i + p_i|j) / 2n (van der Maaten, Hinton 2008,
/// equations 1 and 3.1). Of each point as many nearest neighbours count as `neighbours` says, n - 1 at most
/// (van der Maaten 2014, section 4.1: 3 x perplexity); these are found exactly. Errors: Cancelled.
/// Stage: "neighbours".
Result<Affinities>
affinitiesOf(const RowMatrix<float> &points, double perplexity, std::size_t neighbours, JobControl &control);

} // namespace core::evaluation
