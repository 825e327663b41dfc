#pragma once

#include "core/base/Result.h"
#include "core/package/Package.h"
#include "core/writing/Document.h"

#include <vector>

/// The documents that a person excluded. Exclusions are in order of their ids.
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
/// Both of the above. Errors: InvalidPlan if every document is omitted.
Result<Selected> selectDocuments(const Documents &documents, const Exclusions &exclusions);

} // namespace core::review
