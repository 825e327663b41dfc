#pragma once

#include "core/learning/PairCounts.h"

#include <Eigen/Core>

namespace core::learning {

inline constexpr Eigen::Index vectorDimension = 256;

/// A unit vector for each phrase, [phrases x at most 256], from which other phrases it stands with: positive
/// pointwise mutual information with context distributions smoothed by the power .75 (Levy, Goldberg & Dagan
/// 2015), truncated singular value decomposition, U S^(1/2). A row is 0 where a phrase stands with no other.
Eigen::MatrixXf phraseVectors(const PairCounts &pairs);

} // namespace core::learning
