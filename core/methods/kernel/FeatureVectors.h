#pragma once

#include "core/embedding/Embedding.h"
#include "core/vocabulary/Vocabulary.h"

#include <Eigen/Core>

#include <span>

namespace core::synthesis {

/// The vectors of `terms` as the kernel sees them, [dimension x terms.size()], one column of norm 1 for each.
///
/// Vectors of language models crowd around a few common directions, which makes every phrase look like every
/// other: the mean over the vocabulary and its first principal component are taken out (Mu, Viswanath 2018,
/// "All-but-the-Top"). Both come from public vectors alone, from evenly spaced rows where there are many.
Eigen::MatrixXf featureVectors(const embedding::Embedding &embedding,
                               std::span<const vocabulary::TermId> terms);

} // namespace core::synthesis
