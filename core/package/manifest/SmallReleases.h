#pragma once

#include "core/package/contents/Contents.h"
#include "core/package/text/JsonText.h"
#include "core/privacy/accounting/Accounting.h"

#include <array>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

/// Small releases beside the model that a manifest lists by kind: labels that were found, choices among
/// draws. Functions that take a manifest throw nlohmann::json::exception when a field is missing or not of
/// its type.
namespace core::package {

/// An entry of a manifest, and what it costs; both follow from its terms.
struct StatedRelease
{
    Json entry;
    privacy::MechanismCost cost;
};

struct SmallReleaseKind
{
    const char *key;   ///< of the list in the manifest, which is there where it is not empty
    const char *one;   ///< "a finding"
    const char *terms; ///< what its numbers follow from: "the epsilon and the delta"
    std::vector<StatedRelease> (*statedOf)(const Contents &contents);
    std::vector<std::string> (*inWords)(const Contents &contents); ///< of each, in sentences
    /// An entry made again of the terms in `stated`; nothing if one of these is missing or out of range.
    std::optional<StatedRelease> (*madeAgain)(const nlohmann::json &stated);
};

extern const SmallReleaseKind
    labelFindingKind; ///< which labels were found is in it as the plan declares them
extern const SmallReleaseKind drawChoiceKind;
/// All, in the order in which a package states them.
inline constexpr std::array smallReleaseKinds = {&labelFindingKind, &drawChoiceKind};

/// Adds the lists to a manifest.
void addSmallReleases(Json &manifest, const Contents &contents);

/// Returns what was released and its cost, in one text; empty without a release of the kind.
std::string smallReleasesInWords(const SmallReleaseKind &kind, const Contents &contents);
/// Returns the texts of each kind with a release.
std::vector<std::string> smallReleasesInWords(const Contents &contents);

/// Returns the entries of a manifest that do not follow from their terms, or protect another unit than the
/// tables do.
std::vector<std::string> smallReleaseProblems(const nlohmann::json &manifest);

/// The entries of all kinds.
std::vector<const nlohmann::json *> smallReleasesIn(const nlohmann::json &manifest);

/// Returns the cost of each whose terms are in range; smallReleaseProblems() names the others.
std::vector<privacy::MechanismCost> smallReleaseCosts(const SmallReleaseKind &kind,
                                                      const nlohmann::json &manifest);
std::vector<privacy::MechanismCost> smallReleaseCosts(const nlohmann::json &manifest);

/// The entries of a list of a manifest that older ones do not have.
std::vector<const nlohmann::json *> listIn(const nlohmann::json &manifest, const char *key);

} // namespace core::package
