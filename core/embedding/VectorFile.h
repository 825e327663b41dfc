#pragma once

#include "core/base/Result.h"

#include <Eigen/Core>

#include <filesystem>

namespace core::embedding {

/// Writes the memory-mappable vector format: header, then IEEE half-precision rows (its layout is documented
/// in VectorFile.cpp). `vectors` is [terms x dimension]; rows are normalised to norm 1. Errors: Io;
/// InvalidParameter: no row, no column, or a row that is zero or not finite and so has no direction.
Result<void> writeVectors(const std::filesystem::path &path, const Eigen::MatrixXf &vectors);

} // namespace core::embedding
