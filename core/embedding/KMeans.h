#pragma once

#include "core/embedding/DerivedVectors.h"

#include <Eigen/Core>

#include <cstdint>
#include <functional>
#include <vector>

namespace core::embedding {

using IsCancelled = std::function<bool()>;

/// Returns the centres of `count` clusters of unit vectors, [count x dimension], by k-means++ (Arthur &
/// Vassilvitskii 2007) and twelve rounds of Lloyd's algorithm: the same for the same rows. `weights`: one
/// above 0 for each row. Of no use after a cancel.
RowMatrix trainCentres(const RowMatrix &rows,
                       const Eigen::VectorXf &weights,
                       std::uint32_t count,
                       const IsCancelled &isCancelled);

/// Row by row the nearest centre, by Euclidean distance; 0 for what was omitted because of a cancel.
std::vector<std::uint32_t>
nearestCentres(const RowMatrix &rows, const RowMatrix &centres, const IsCancelled &isCancelled);

} // namespace core::embedding
