#pragma once

#include "core/package/Package.h"
#include "core/review/Exclusions.h"
#include "core/review/Findings.h"

#include <optional>
#include <string>
#include <vector>

/// Which documents are left out by hand, and why. Exclusions are in order of their ids.
namespace core::review {

/// What the marks of a document give as the reason.
package::ExclusionReason guessedReason(const DocumentFindings &findings, const writing::Document &document);

/// Nothing where the document is not left out.
std::optional<package::ExclusionReason> reasonOf(const Exclusions &exclusions, const std::string &id);

/// The exclusions with others added, which take the place of those of the same ids and may be in any order.
Exclusions with(const Exclusions &exclusions, const Exclusions &more);
/// Without those of these ids.
Exclusions without(const Exclusions &exclusions, const std::vector<std::string> &ids);

/// Labels all of whose documents are left out.
std::vector<std::string> emptiedLabels(const Documents &documents, const Exclusions &exclusions);

} // namespace core::review
