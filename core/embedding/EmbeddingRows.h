#pragma once

#include "core/embedding/Embedding.h"

#include <Eigen/Core>

#include <span>

namespace core::embedding {

/// [ids.size() x embedding.dimension()], row i is the vector of ids[i]. Not in Embedding.h, which much of the
/// program includes and which so needs no Eigen.
Eigen::MatrixXf rowsOf(const Embedding &embedding, std::span<const vocabulary::TermId> ids);

} // namespace core::embedding
