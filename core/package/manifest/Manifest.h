#pragma once

#include "core/base/Result.h"
#include "core/package/archive/Sums.h"
#include "core/package/contents/Contents.h"
#include "core/package/text/JsonText.h"
#include "core/privacy/Noise.h"
#include "core/privacy/Spend.h"
#include "core/synthesis/keyphrases/ReleasedModel.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

/// Parts of manifest.json that follow from others. These functions write them, and verification computes them
/// again and compares.

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

/// Returns an entry of "mechanisms": the facts, and their cost in both accounts.
Json mechanismJson(const MechanismFacts &facts);

/// Returns "accounts": the first account under "pure" or, with a delta, "approximate"; the second under
/// "zCDP", also as epsilon at statedDelta. Rho holds except for an event of probability `picoDeltaOfLabels`,
/// in units of 1e-12; if it is not 0, it is stated and added to that delta.
Json accountsJson(const privacy::Spend &spend, std::int64_t picoDeltaOfLabels = 0);

/// Returns "method": the public choices of the model.
Json methodJson(const synthesis::MethodParameters &parameters);

/// Returns "vocabularyList": from which noisy count on a phrase is listed, and how far noise moves a count.
Json vocabularyListJson(double threshold, double halfWidth95);

/// Makes manifest.json for programs: the plan, the mechanisms with their exact noise, both accounts,
/// versions, hashes of the public inputs and of the files `others` (all but itself and SHA256SUMS). Errors:
/// InvalidPlan (planJson is not a JSON object), Internal (text that is not UTF-8).
Result<std::string> manifestText(const Contents &contents, const std::vector<FileEntry> &others);

/// The schema that manifest.json states.
inline constexpr const char *manifestSchema = "keyseed-manifest/3";
/// The names of the flaws of texts in the manifest, in the order of writing::Flaw.
inline constexpr std::array<const char *, writing::flawCount> flawNames{
    "empty", "cutOff", "withheld", "refused", "phrasesMissing"};
/// The names of the reasons for excluding a text, in the order of ExclusionReason.
inline constexpr std::array<const char *, exclusionReasons> exclusionNames{
    "lookAlike", "duplicate", "missingPhrases", "unsuitable"};

} // namespace core::package
