#pragma once

#include "core/base/JobControl.h"
#include "core/project/Journey.h"
#include "ui/models/LookAlikes.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <vector>

namespace ui {

/// What a reader should know of one document before reading it.
struct DocumentFindings
{
    QList<LookAlike> lookAlikes;
    QStringList missing;      ///< phrases that seeded it and are not in its text
    bool isDuplicate = false; ///< an earlier document has the same text
};

/// One entry per document, in their order.
struct ReviewFindings
{
    std::vector<DocumentFindings> documents;
    int duplicates = 0;
    int withMissing = 0;
    int lookAlikes = 0;
    int flawed = 0; ///< documents that the check of a model's answer marked
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
