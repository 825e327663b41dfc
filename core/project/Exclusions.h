#pragma once

#include "core/base/Result.h"
#include "core/privacy/Released.h"
#include "core/release/Package.h"
#include "core/writing/Document.h"

#include <vector>

namespace core::project {

using Documents = privacy::Released<std::vector<writing::Document>>;

/// The documents but for those left out; ids that name none of them do nothing. What is left out is chosen
/// by what stands in the released texts, so the rest is released as well.
Documents withoutExcluded(const Documents &documents, const std::vector<release::Exclusion> &exclusions);

/// Those exclusions that name one of the documents, by rising id: an answer that a model never gave cannot
/// be left out.
std::vector<release::Exclusion> exclusionsAmong(const Documents &documents,
                                                const std::vector<release::Exclusion> &exclusions);

/// What goes into a package: some documents, and which others were left out of it.
struct Selected
{
    Documents documents;
    std::vector<release::Exclusion> exclusions; ///< by rising id
};
/// Both of the above. Errors: InvalidPlan when every document is left out.
Result<Selected> selectDocuments(const Documents &documents,
                                 const std::vector<release::Exclusion> &exclusions);

} // namespace core::project
