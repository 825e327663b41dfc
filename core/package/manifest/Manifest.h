#pragma once

#include "core/base/Result.h"
#include "core/package/archive/FileEntry.h"
#include "core/package/contents/Contents.h"

#include <array>
#include <string>
#include <vector>

namespace core::package {

/// manifest.json, for machines: the plan, the mechanisms with their exact noise, both accounts, versions,
/// hashes of the public inputs and of the files `others` (all but itself and SHA256SUMS).
/// Errors: InvalidPlan (planJson is not a JSON object), Internal (text that is not UTF-8).
Result<std::string> manifestText(const Contents &contents, const std::vector<FileEntry> &others);

/// What manifest.json says of itself.
inline constexpr const char *manifestSchema = "keyseed-manifest/3";
/// What packages of release 0.1 say: the plan with the names of files and columns, times to the second, one
/// usefulness figure at most, and which texts were left out.
inline constexpr const char *secondManifestSchema = "keyseed-manifest/2";
/// What still older packages say: fewer files, nothing left out by hand, no signatures.
inline constexpr const char *firstManifestSchema = "keyseed-manifest/1";
/// How the flaws of texts are called in it, in the order of writing::Flaw.
inline constexpr std::array<const char *, writing::flawCount> flawNames{
    "empty", "cutOff", "withheld", "refused", "phrasesMissing"};
/// How the reasons for leaving a text out are called, in the order of ExclusionReason.
inline constexpr std::array<const char *, exclusionReasons> exclusionNames{
    "lookAlike", "duplicate", "missingPhrases", "unsuitable"};

} // namespace core::package
