#pragma once

#include "core/embedding/Embedding.h"

#include <Eigen/Core>

#include <span>
#include <string_view>

namespace core::embedding {

using RowMatrix = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

class HalfRows;

/// Makes the rows of Embedding::forTerms, and counts the origins of the vectors.
VectorFacts deriveVectors(const vocabulary::Vocabulary &terms,
                          const vocabulary::Vocabulary &known,
                          const Embedding &knownVectors,
                          HalfRows &rows);

/// Makes the rows of some terms as a matrix [ids.size() x dimension], with a row of zeros for an unknown
/// term.
RowMatrix deriveKnownVectors(const vocabulary::Vocabulary &terms,
                             std::span<const vocabulary::TermId> ids,
                             const vocabulary::Vocabulary &known,
                             const Embedding &knownVectors);

/// Returns a sign for each dimension, from SHA-256 of the text, of norm 1: the same everywhere, and nearly
/// orthogonal to that of any other text.
Eigen::RowVectorXf pseudoRandomVector(std::string_view text, std::size_t dimension);

/// Returns the digest of Embedding::forTerms, a hash of its inputs.
Digest digestOfDerived(const Digest &terms, const Digest &known, const Digest &knownVectors);

} // namespace core::embedding
