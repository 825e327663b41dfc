#pragma once

#include "core/base/Result.h"
#include "resources/wordnet/Database.h"
#include "resources/wordnet/Terms.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace wordnet {

/// Returns the terms that a general vocabulary leaves out, ascending: words that are mostly verbs, adjectives
/// or adverbs and frequent; nouns that are very frequent or count time or quantities; abbreviations; and
/// words that no gloss but their own and no tagged text has. By the tags of WordNet, which give the frequency
/// of a word in each part of speech.
std::vector<std::uint32_t> stopTerms(const std::vector<Term> &terms, const Database &database);

/// Writes `folder`/`name`.stop, a term a line, and `folder`/`name`.associations: which of the other terms
/// stand together in a gloss. Errors: Io.
core::Result<void> writeGeneral(const std::vector<Term> &terms,
                                const Database &database,
                                const std::filesystem::path &folder,
                                const std::string &name);

} // namespace wordnet
