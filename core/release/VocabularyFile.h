#pragma once

#include "core/base/Result.h"
#include "core/release/CorpusFiles.h"
#include "core/release/Package.h"
#include "core/release/Progress.h"

namespace core::release {

/// vocabulary.csv: for every label (in byte order) the phrases whose noisy count exceeds the noise threshold
/// (core/seeding/NoiseThreshold.h), by falling count, in units. Errors: Io, Cancelled.
Result<FileEntry> writeVocabularyFile(const privacy::Released<seeding::HistogramModel> &model,
                                      const vocabulary::Vocabulary &vocabulary,
                                      const Workplace &workplace,
                                      const Progress &progress);

} // namespace core::release
