#pragma once

#include "core/base/Digest.h"
#include "core/base/Result.h"
#include "core/vocabulary/LexiconFile.h"

#include <filesystem>
#include <vector>

namespace core::vocabulary {

/// What a term file says, as a lexicon without inflections.
struct TermList
{
    std::vector<LexiconTerm> terms;
    Digest digest = {}; ///< SHA-256 of the file
};

/// The rules and errors of Vocabulary::fromTermFile.
Result<TermList> readTermFile(const std::filesystem::path &path);

} // namespace core::vocabulary
