#pragma once

#include "core/base/Result.h"
#include "resources/wordnet/Terms.h"

#include <Eigen/Core>

#include <filesystem>
#include <string>
#include <vector>

namespace wordnet {

/// A finished list of terms with a unit vector each.
struct Lexicon
{
    std::vector<Term> terms;
    Eigen::MatrixXf vectors; ///< [terms x dimension]
};

/// The clinical terms of WordNet. Errors: NotFound, Io (reading WordNet).
core::Result<Lexicon> medicalLexicon(const Database &database, const Morphology &morphology);
/// All terms of WordNet.
Lexicon englishLexicon(const Database &database, const Morphology &morphology);

/// Writes `folder`/`name`.lexicon and .vectors, each under a temporary name first: an interrupted build
/// leaves no half file. Errors: Io.
core::Result<void>
write(const Lexicon &lexicon, const std::filesystem::path &folder, const std::string &name);

} // namespace wordnet
