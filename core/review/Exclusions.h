#pragma once

#include "core/base/Result.h"
#include "core/package/Package.h"
#include "core/review/Findings.h"
#include "core/writing/Document.h"

#include <optional>
#include <string>
#include <vector>

/// The documents that a person excluded, and why. Exclusions are in order of their ids.

namespace core::review {

using writing::Documents;
using Exclusions = std::vector<package::Exclusion>;

/// Returns the documents without the excluded ones, numbered again by rising id from SYN-000001 on, so that
/// no gap shows which are missing; unknown ids do nothing. Exclusions are chosen by the released texts, so
/// the rest is released as well.
Documents withoutExcluded(const Documents &documents, const Exclusions &exclusions);

/// Returns the exclusions that name one of the documents, by increasing id: an answer that a model never gave
/// cannot be excluded.
Exclusions exclusionsAmong(const Documents &documents, const Exclusions &exclusions);

/// The documents that go into a package, and the number of excluded ones.
struct Selected
{
    Documents documents;
    package::ExcludedTexts excluded;
};
/// Selects the documents and counts the excluded ones. Errors: InvalidPlan if every document is excluded.
Result<Selected> selectDocuments(const Documents &documents, const Exclusions &exclusions);

/// Returns the reason that the marks of a document suggest.
package::ExclusionReason guessedReason(const DocumentFindings &findings, const writing::Document &document);

/// Returns the reason; empty if the document is not excluded.
std::optional<package::ExclusionReason> reasonOf(const Exclusions &exclusions, const std::string &id);

/// Returns the exclusions with others added, which may be in any order. Of two with the same id the added one
/// counts.
Exclusions with(const Exclusions &exclusions, const Exclusions &more);
/// Returns the exclusions without these ids.
Exclusions without(const Exclusions &exclusions, const std::vector<std::string> &ids);

/// Returns the labels whose documents are all excluded.
std::vector<std::string> emptiedLabels(const Documents &documents, const Exclusions &exclusions);

} // namespace core::review
