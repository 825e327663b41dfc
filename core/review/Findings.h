#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/review/LookAlikes.h"
#include "core/writing/Document.h"

#include <cstdint>
#include <string>
#include <vector>

namespace core::review {

/// The findings of one document.
struct DocumentFindings
{
    std::vector<LookAlike> lookAlikes;
    std::vector<std::string> missing; ///< phrases that seeded it and are not in its text, UTF-8
    bool isDuplicate = false;         ///< an earlier document has the same text
    /// The earlier document with the same text, or nearly the same (see NearDuplicates.h); -1 without one.
    std::int32_t like = -1;

    bool isNearDuplicate() const { return like >= 0 && !isDuplicate; }
};

/// One entry per document, in their order.
struct Findings
{
    std::vector<DocumentFindings> documents;
    int duplicates = 0;
    int nearDuplicates = 0; ///< that are no duplicates
    int withMissing = 0;
    int lookAlikes = 0;
    int flawed = 0; ///< documents that the check of a model's answer marked

    bool hasMarks() const { return duplicates + nearDuplicates + withMissing + lookAlikes + flawed > 0; }
};

/// A pass over all texts, which are synthetic: no record is asked. Errors: Cancelled. Stage: "review".
Result<Findings> reviewDocuments(const writing::Documents &documents, JobControl &control);

} // namespace core::review
