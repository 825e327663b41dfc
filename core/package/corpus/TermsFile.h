#pragma once

#include "core/base/Result.h"
#include "core/package/contents/Contents.h"

#include <cstdint>
#include <string>

namespace core::package {

/// Returns the origin that vocabulary.learnt states: that of the learnt vocabulary without the names of its
/// files, which could identify the organisation; of a list of terms, that it is one.
vocabulary::LearntOrigin packagedOrigin(const std::optional<vocabulary::LearntOrigin> &learntFrom);

/// Returns the content of vocabulary.learnt (vocabulary::LearntFile): the phrases of the vocabulary with
/// their kinds, weights and forms, a vector for each, and their associations. Of contents that have
/// `travelling`. Errors: InvalidParameter: a vector without a direction.
Result<std::string> termsText(const Contents &contents);

/// Returns the size of vocabulary.learnt, but for some bytes, without making it.
std::uint64_t termsBytes(const vocabulary::Vocabulary &vocabulary, const TravellingVocabulary &travelling);

} // namespace core::package
