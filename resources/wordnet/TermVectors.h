#pragma once

#include "resources/wordnet/Terms.h"

#include <Eigen/Core>

#include <span>
#include <vector>

namespace wordnet {

/// One unit vector for each term, [terms x dimension]: the mean of its senses' vectors by sense weight, minus
/// the mean over all terms (which says only "a word of this list"), normalised.
///
/// `rows[i]` is the synset that row i of `synsetVectors` belongs to; every sense of the terms must be there.
Eigen::MatrixXf vectorsOf(const std::vector<Term> &terms,
                          const Eigen::MatrixXf &synsetVectors,
                          std::span<const std::uint32_t> rows);

} // namespace wordnet
