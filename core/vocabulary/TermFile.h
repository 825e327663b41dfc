#pragma once

#include "core/base/Digest.h"
#include "core/base/Result.h"
#include "core/vocabulary/LexiconFile.h"

#include <cstddef>
#include <filesystem>
#include <vector>

namespace core::vocabulary {

/// In bytes: enough for any phrase, too little for a text that was taken for one.
inline constexpr std::size_t longestTerm = 200;

/// What a term file says, as a lexicon without inflections.
struct TermList
{
    std::vector<LexiconTerm> terms;
    Digest digest = {}; ///< SHA-256 of the file
};

/// The rules and errors of Vocabulary::fromTermFile.
Result<TermList> readTermFile(const std::filesystem::path &path);

} // namespace core::vocabulary
