#pragma once

#include "core/release/ContentCheck.h"
#include "core/release/Differences.h"
#include "core/release/Package.h"

#include <string>
#include <vector>

namespace core::release {

/// What was found in a package besides its manifest.
struct PackageFacts
{
    std::vector<FileEntry> files; ///< of those that are there
    CheckedRows corpusCsv;
    CheckedRows corpusJsonl;
    CheckedRows keyphrases;
    CheckedRows vocabulary; ///< labels only
};

/// Sums the manifest gives, for telling which of the two lists of sums was changed. Empty when unreadable.
std::vector<FileEntry> filesOfManifest(const std::string &text);

/// Adds every way in which the manifest `text` is malformed, disagrees with itself (the account against the
/// mechanisms' scales and sensitivities) or with the files.
void checkManifest(const std::string &text, const PackageFacts &facts, Differences &differences);

} // namespace core::release
