#pragma once

#include "core/base/Result.h"
#include "core/learning/PhrasesInPassages.h"

#include <Eigen/Core>

#include <cstdint>
#include <vector>

namespace core::learning {

/// How much each phrase says of what a passage is about: passages are put into at most 100 topics by k-means
/// over the mean vectors of their phrases, weighted by inverse frequency; a phrase is as topical as the
/// distribution of its passages over the topics is far from that of all phrases (Kullback-Leibler divergence
/// in nats, with 10 passages' worth of the latter mixed in). `vectors`: [phrases x dimension]. Error:
/// Cancelled.
Result<std::vector<double>> topicality(const PhraseBags &bags,
                                       const Eigen::MatrixXf &vectors,
                                       const std::vector<double> &inverseFrequency,
                                       const Stage &stage);

} // namespace core::learning
