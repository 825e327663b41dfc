#pragma once

#include "core/project/Journey.h"
#include "core/release/Package.h"
#include "ui/models/ReviewFindings.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

/// Which documents are left out by hand, and why. Exclusions are in order of their ids.
namespace ui {

using Exclusions = std::vector<core::release::Exclusion>;

/// The reasons a person can choose from, in the order they are offered.
inline constexpr core::release::ExclusionReason exclusionReasons[] = {
    core::release::ExclusionReason::LookAlike,
    core::release::ExclusionReason::Duplicate,
    core::release::ExclusionReason::MissingPhrases,
    core::release::ExclusionReason::Unsuitable,
};
/// "looks like an identifier", "repeats another document", ...
QString reasonText(core::release::ExclusionReason reason);

/// What the marks of a document give as the reason.
core::release::ExclusionReason guessedReason(const DocumentFindings &findings,
                                             const core::writing::Document &document);

/// Nothing where the document is not left out.
std::optional<core::release::ExclusionReason> reasonOf(const Exclusions &exclusions, const std::string &id);

/// The exclusions with others added, which take the place of those of the same ids.
Exclusions with(const Exclusions &exclusions, const Exclusions &more);
/// Without those of these ids.
Exclusions without(const Exclusions &exclusions, const std::vector<std::string> &ids);

/// Labels all of whose documents are left out.
std::vector<std::string> emptiedLabels(const core::project::Documents &documents,
                                       const Exclusions &exclusions);

} // namespace ui
