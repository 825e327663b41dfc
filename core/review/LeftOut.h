#pragma once

#include "core/package/Package.h"
#include "core/review/Exclusions.h"
#include "core/review/Findings.h"

#include <optional>
#include <string>
#include <vector>

/// The documents that a person excluded, and why. Exclusions are in order of their ids.
namespace core::review {

/// Returns the reason that the marks of a document suggest.
package::ExclusionReason guessedReason(const DocumentFindings &findings, const writing::Document &document);

/// Returns the reason; empty if the document is not excluded.
std::optional<package::ExclusionReason> reasonOf(const Exclusions &exclusions, const std::string &id);

/// The exclusions with others added, which take the place of those of the same ids and may be in any order.
Exclusions with(const Exclusions &exclusions, const Exclusions &more);
/// Returns the exclusions without these ids.
Exclusions without(const Exclusions &exclusions, const std::vector<std::string> &ids);

/// Labels all of whose documents are omitted.
std::vector<std::string> emptiedLabels(const Documents &documents, const Exclusions &exclusions);

} // namespace core::review
