#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/evaluation/TrainingTexts.h"
#include "core/plan/Plan.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace core::evaluation {

/// Returns the digest of the vocabulary that texts of the package are read with: that of the one that travels
/// in it, else that of the release. Hexadecimal.
const std::string &readingDigest(const PackagedCorpus &corpus);

/// Copies the vocabulary that travels in a package into the user's cache, where nameKeptVocabulary() finds it
/// by its digest: for training, and later for the model that was trained. Without effect if none travels or
/// it is there. Errors: Io; InvalidPackage if the package changed meanwhile; Cancelled.
Result<void> keepPackedVocabulary(const std::filesystem::path &folderOrZip,
                                  const PackagedCorpus &corpus,
                                  const std::filesystem::path &cache,
                                  JobControl &control);

/// Sets the vocabulary of a plan to the kept one of this digest. Returns whether there is one; the plan stays
/// as it is for a built-in vocabulary. A kept vocabulary lacks the excluded terms already.
bool nameKeptVocabulary(plan::Plan &plan, std::string_view digest, const std::filesystem::path &cache);

} // namespace core::evaluation
