#pragma once

#include "core/base/Result.h"
#include "core/package/archive/FileEntry.h"
#include "core/package/archive/Progress.h"
#include "core/package/contents/Contents.h"
#include "core/package/corpus/CorpusFiles.h"

namespace core::package {

/// vocabulary.csv: for every label (in byte order) the items of the released counts that stand out of the
/// noise (core/synthesis/keyphrases/ReleasedCounts.h), by falling count, in units. Where one count serves all
/// labels, they are listed once and the label is empty. Only the header for a model without counts. Errors:
/// Io, Cancelled.
Result<FileEntry> writeVocabularyFile(const privacy::Released<synthesis::ReleasedModel> &model,
                                      const vocabulary::Vocabulary &vocabulary,
                                      const Workplace &workplace,
                                      const Progress &progress);

} // namespace core::package
