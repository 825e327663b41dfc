#pragma once

#include "core/base/Result.h"
#include "core/learning/PairCounts.h"
#include "core/learning/PhrasesInPassages.h"

#include <Eigen/Core>

#include <cstdint>
#include <vector>

namespace core::learning {

inline constexpr Eigen::Index vectorDimension = 256;

/// Returns a unit vector for each phrase, [phrases x at most 256], from the other phrases that it occurs
/// with: positive pointwise mutual information with context distributions smoothed by the power .75 (Levy,
/// Goldberg & Dagan 2015), truncated singular value decomposition, U S^(1/2). A row is 0 if a phrase occurs
/// with no other.
Eigen::MatrixXf phraseVectors(const PairCounts &pairs);

/// Returns how much each phrase says about the topic of a passage: passages are put into at most 100 topics
/// by k-means over the mean vectors of their phrases, weighted by inverse frequency; a phrase is as topical
/// as the distribution of its passages over the topics is far from that of all phrases (Kullback-Leibler
/// divergence in nats, with 10 passages' worth of the latter mixed in). `vectors`: [phrases x dimension].
/// Error: Cancelled.
Result<std::vector<double>> topicality(const PhraseBags &bags,
                                       const Eigen::MatrixXf &vectors,
                                       const std::vector<double> &inverseFrequency,
                                       const Stage &stage);

} // namespace core::learning
