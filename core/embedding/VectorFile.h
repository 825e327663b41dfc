#pragma once

#include "core/base/Result.h"

#include <Eigen/Core>

#include <filesystem>
#include <string>

namespace core::embedding {

/// The rows of `vectors` [terms x dimension], each normalised to norm 1, as IEEE halves, row by row,
/// little-endian. Error: InvalidParameter, without the name of the file: no row, no column, or a row that is
/// zero or not finite and so has no direction.
Result<std::string> layOutVectors(const Eigen::MatrixXf &vectors);

/// Writes the memory-mappable vector format: header, then IEEE half-precision rows (its layout is documented
/// in VectorFile.cpp). Errors: Io; those of layOutVectors.
Result<void> writeVectors(const std::filesystem::path &path, const Eigen::MatrixXf &vectors);

} // namespace core::embedding
