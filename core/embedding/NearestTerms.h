#pragma once

#include "core/embedding/Embedding.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace core::embedding {

struct NearTerm
{
    vocabulary::TermId term = 0;
    float cosine = 0.0F;
};

/// Returns the terms with the nearest vectors, the nearest first, without the term itself; every term is
/// looked at.
std::vector<NearTerm> nearestTerms(const Embedding &embedding, vocabulary::TermId term, std::size_t count);

/// Returns the term that has this form, compared as PhraseMatcher does; of several the first.
std::optional<vocabulary::TermId> termWritten(const vocabulary::Vocabulary &terms, std::string_view text);

} // namespace core::embedding
