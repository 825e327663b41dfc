#pragma once

#include "resources/wordnet/Database.h"
#include "resources/wordnet/Morphology.h"

#include <Eigen/SparseCore>

#include <span>

namespace wordnet {

using FeatureMatrix = Eigen::SparseMatrix<float, Eigen::RowMajor>;

/// What WordNet says about each synset, one row for each of `rows`: the base forms of the words of its gloss
/// and its lemmas, beginnings and endings of long lemma words (cardio-, -ectomy), and the synsets it is
/// related to, hypernyms up to four levels with decay. Values are (importance x inverse document frequency
/// over `rows`), rows are normalised to norm 1. Features of a single row are left out.
FeatureMatrix
gatherFeatures(const Database &database, const Morphology &morphology, std::span<const std::uint32_t> rows);

} // namespace wordnet
