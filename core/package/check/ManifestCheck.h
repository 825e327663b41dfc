#pragma once

#include "core/package/check/ContentCheck.h"
#include "core/package/check/Differences.h"

#include <string>
#include <string_view>
#include <vector>

namespace core::package {

/// The facts found in a package besides its manifest.
struct PackageFacts
{
    FoundFiles files;
    CheckedRows corpusCsv;
    CheckedRows corpusJsonl;
    CheckedRows keyphrases;
    CheckedRows noteTable;
    CheckedRows vocabulary; ///< labels only
};

/// The files that a manifest names. For an unreadable one, the files that every package has.
struct ManifestFacts
{
    std::vector<std::string> required; ///< names of files
    bool hasTexts = false;             ///< a file for each document
    std::string signingKey;            ///< as PublicKey::text; empty: not signed
};
ManifestFacts factsOfManifest(const std::string &text);
/// The files it lists, with their sums. None of an unreadable one.
FoundFiles filesInManifest(const std::string &text);

/// Adds every way in which the manifest `text` is malformed, disagrees with itself (its plan, the account
/// against the mechanisms' scales and sensitivities) or with the files.
void checkManifest(const std::string &text, const PackageFacts &facts, Differences &differences);

} // namespace core::package
