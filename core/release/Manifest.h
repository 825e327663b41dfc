#pragma once

#include "core/base/Result.h"
#include "core/release/Package.h"

#include <array>
#include <string>
#include <vector>

namespace core::release {

/// manifest.json, for machines: the plan, the mechanisms with their exact noise, both accounts, versions,
/// hashes of the public inputs and of the files `others` (all but itself and SHA256SUMS).
/// Errors: InvalidPlan (planJson is not a JSON object), Internal (text that is not UTF-8).
Result<std::string> manifestText(const Contents &contents, const std::vector<FileEntry> &others);

/// What manifest.json says of itself.
inline constexpr const char *manifestSchema = "keyseed-manifest/2";
/// What older packages say: fewer files, nothing left out by hand, no signatures.
inline constexpr const char *firstManifestSchema = "keyseed-manifest/1";
/// The delta at which the zCDP account is stated as epsilon.
inline constexpr double statedDelta = 1e-6;
/// How the flaws of texts are called in it, in the order of writing::Flaw.
inline constexpr std::array<const char *, writing::flawCount> flawNames{
    "empty", "cutOff", "withheld", "refused", "phrasesMissing"};
/// How the reasons for leaving a text out are called, in the order of ExclusionReason.
inline constexpr std::array<const char *, 4> exclusionNames{
    "lookAlike", "duplicate", "missingPhrases", "unsuitable"};
/// The unit of privacy in a word: what the statement is "per".
inline const char *unitWord(bool unitIsPerson)
{
    return unitIsPerson ? "patient" : "record";
}

} // namespace core::release
