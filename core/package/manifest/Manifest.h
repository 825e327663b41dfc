#pragma once

#include "core/base/Result.h"
#include "core/package/archive/Sums.h"
#include "core/package/contents/Contents.h"
#include "core/package/text/JsonText.h"
#include "core/privacy/Noise.h"
#include "core/privacy/Sensitivity.h"
#include "core/privacy/Spend.h"
#include "core/synthesis/keyphrases/ReleasedModel.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

/// The parts of manifest.json that follow from others: written by these functions, and made again by
/// verification, which compares.

namespace core::package {

/// The entry of a manifest about one table of the model.
struct MechanismFacts
{
    std::string method;
    std::string table;
    std::string releases; ///< in plain words
    privacy::Sensitivity sensitivity;
    privacy::Noise noise;
    bool unitIsPerson = false;
    std::uint64_t cells = 0;
    std::string committedAt;
};

/// An entry of "mechanisms": the facts, and what they cost in both accounts.
Json mechanismJson(const MechanismFacts &facts);

/// "accounts": the first account under "pure" or, where it has a delta, "approximate"; the second under
/// "zCDP", also as epsilon at statedDelta. Rho holds except for an event of probability `picoDeltaOfLabels`,
/// in 1e-12, which is stated with it where there is one and added to that delta.
Json accountsJson(const privacy::Spend &spend, std::int64_t picoDeltaOfLabels = 0);

/// "method": the public choices that shaped the model.
Json methodJson(const synthesis::MethodParameters &parameters);

/// manifest.json, for machines: the plan, the mechanisms with their exact noise, both accounts, versions,
/// hashes of the public inputs and of the files `others` (all but itself and SHA256SUMS).
/// Errors: InvalidPlan (planJson is not a JSON object), Internal (text that is not UTF-8).
Result<std::string> manifestText(const Contents &contents, const std::vector<FileEntry> &others);

/// The schema that manifest.json states.
inline constexpr const char *manifestSchema = "keyseed-manifest/3";
/// The schema of older packages, which state the plan with the names of files and columns, times to the
/// second, at most one usefulness figure, and a list of the texts that were omitted.
inline constexpr const char *secondManifestSchema = "keyseed-manifest/2";
/// The names of the flaws of texts in the manifest, in the order of writing::Flaw.
inline constexpr std::array<const char *, writing::flawCount> flawNames{
    "empty", "cutOff", "withheld", "refused", "phrasesMissing"};
/// The names of the reasons for leaving a text out, in the order of ExclusionReason.
inline constexpr std::array<const char *, exclusionReasons> exclusionNames{
    "lookAlike", "duplicate", "missingPhrases", "unsuitable"};

} // namespace core::package
