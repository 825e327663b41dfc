#pragma once

namespace core::synthesis {

/// How the budget of the phrases is shared: a noisy number of units first, by which the resolution is chosen,
/// and the counts at that resolution with all the rest.
inline constexpr int percentForUnits = 2;
inline constexpr int percentForCounts = 100 - percentForUnits;

/// The key in MethodParameters::further for the number of phrases that are nodes by themselves beside the
/// clusters.
inline constexpr const char *ownPhrasesKey = "ownPhrases";

} // namespace core::synthesis
