#pragma once

#include "core/base/Digest.h"
#include "core/base/Result.h"
#include "core/vocabulary/LexiconFile.h"

#include <cstddef>
#include <filesystem>
#include <vector>

namespace core::vocabulary {

/// The maximum length of a term in bytes: enough for any phrase, too little for a whole text given by
/// mistake.
inline constexpr std::size_t longestTerm = 200;

/// The content of a term file, as a lexicon without inflections.
struct TermList
{
    std::vector<LexiconTerm> terms;
    Digest digest = {}; ///< SHA-256 of the file
};

/// Reads a term file, with the rules and errors of Vocabulary::fromTermFile.
Result<TermList> readTermFile(const std::filesystem::path &path);

} // namespace core::vocabulary
