#pragma once

#include "core/base/JobControl.h"
#include "core/project/Journey.h"
#include "ui/models/LookAlikes.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <vector>

namespace ui {

/// What a reader should know of one document before reading it.
struct DocumentFindings
{
    QList<LookAlike> lookAlikes;
    QStringList missing;      ///< phrases that seeded it and are not in its text
    bool isDuplicate = false; ///< an earlier document has the same text
    /// The earlier document with the same text, or nearly the same (see NearDuplicates.h); -1 without one.
    std::int32_t like = -1;

    bool isNearDuplicate() const { return like >= 0 && !isDuplicate; }
};

/// One entry per document, in their order.
struct ReviewFindings
{
    std::vector<DocumentFindings> documents;
    int duplicates = 0;
    int nearDuplicates = 0; ///< that are no duplicates
    int withMissing = 0;
    int lookAlikes = 0;
    int flawed = 0; ///< documents that the check of a model's answer marked

    bool hasMarks() const { return duplicates + nearDuplicates + withMissing + lookAlikes + flawed > 0; }
};

/// For a worker: a pass over all texts. Errors: Cancelled. Stage: "review".
core::Result<ReviewFindings> reviewDocuments(const core::project::Documents &documents,
                                             core::JobControl &control);

struct TextRange
{
    qsizetype start = 0;
    qsizetype length = 0;
};
/// Where a phrase stands in a text as words of their own, without regard to case.
QList<TextRange> placesOf(const QString &phrase, const QString &text);

} // namespace ui
