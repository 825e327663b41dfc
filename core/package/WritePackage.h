#pragma once

#include "core/package/archive/FileEntry.h"
#include "core/package/archive/Progress.h"
#include "core/package/contents/Contents.h"
#include "core/package/corpus/CorpusFiles.h"

namespace core::package {

/// All files of the package, SHA256SUMS last, into `workplace.folder`, in the order of PackageFiles.h.
/// Errors: Io, Cancelled, InvalidPlan (the plan is no JSON), Internal (the contents contradict each other).
Result<std::vector<FileEntry>>
writeAllFiles(const Contents &contents, const Workplace &workplace, const Progress &progress);

/// Whether a zip file can be put at `destination`, which is resolved. Errors: InvalidPlan (a folder), Io.
Result<void> checkZipPlace(const std::filesystem::path &destination);

} // namespace core::package
