#pragma once

#include "core/embedding/Embedding.h"

#include <Eigen/Core>

namespace core::embedding {

using RowMatrix = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

/// The rows of Embedding::forTerms.
RowMatrix deriveVectors(const vocabulary::Vocabulary &terms,
                        const vocabulary::Vocabulary &known,
                        const Embedding &knownVectors);

} // namespace core::embedding
