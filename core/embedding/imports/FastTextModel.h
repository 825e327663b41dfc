#pragma once

#include "core/base/Result.h"
#include "core/embedding/imports/VectorStream.h"
#include "core/embedding/imports/WordVectors.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace core::embedding {

/// How a fastText model cuts words into n-grams of characters, and into how many buckets these are hashed.
struct Subwords
{
    std::uint32_t shortest = 0; ///< minn
    std::uint32_t longest = 0;  ///< maxn; 0: none
    std::uint32_t buckets = 0;
};

/// Returns the buckets of the n-grams of "<word>", as Dictionary::computeSubwords of fastText 0.9 gives them:
/// FNV-1a over 32 bits, in which bytes count as signed (a defect that the models were trained with).
std::vector<std::uint32_t> bucketsOf(std::string_view word, const Subwords &subwords);

/// Returns whether a file begins as a .bin or .ftz file of fastText does.
bool isFastTextModel(std::string_view head);

/// Reads a .bin file of fastText 0.9 (FastText::saveModel; versions 11 and 12): settings, dictionary, and of
/// the matrix [words + buckets x dimension] the rows that the words need. A word of the dictionary is the sum
/// of its row and those of its n-grams, another word of the terms that of its n-grams. Gives how many words
/// the dictionary has. Errors: those of the stream; InvalidPlan, naming the byte: a quantised or pruned
/// model, another version, something that no model says.
Result<std::uint64_t> readFastTextModel(VectorStream &stream, WordVectors &words);

} // namespace core::embedding
