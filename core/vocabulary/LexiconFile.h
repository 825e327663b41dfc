#pragma once

#include "core/base/Result.h"
#include "core/vocabulary/Vocabulary.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace core::vocabulary {

/// One term as the build writes it into a lexicon file.
struct LexiconTerm
{
    std::string term;
    std::uint32_t weight = 1000;
    Kind kind = Kind::Other;
    std::uint32_t concept_ = 0;
    std::vector<std::string> forms; ///< inflections; the term itself is added
    /// The contribution of a term; given for all terms of a lexicon or for none (Vocabulary.h).
    std::optional<std::uint32_t> contribution = {};
    std::optional<float> prior = {};
};

/// Writes the memory-mappable lexicon format (its layout is documented in LexiconFile.cpp).
/// Errors: Io; InvalidParameter: no term, a form that is empty or not UTF-8, weight 0, above 4 GiB of text,
/// a contribution or prior that only some terms have or that is outside of its range.
Result<void> writeLexicon(const std::filesystem::path &path, const std::vector<LexiconTerm> &terms);

} // namespace core::vocabulary
