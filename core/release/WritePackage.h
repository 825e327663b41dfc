#pragma once

#include "core/release/CorpusFiles.h"
#include "core/release/Package.h"
#include "core/release/Progress.h"

namespace core::release {

/// All files of the package, SHA256SUMS last, into `workplace.folder`, in the order of PackageFiles.h.
/// Errors: Io, Cancelled, InvalidPlan (the plan is no JSON), Internal (the contents contradict each other).
Result<std::vector<FileEntry>>
writeAllFiles(const Contents &contents, const Workplace &workplace, const Progress &progress);

/// Whether a zip file can be put at `destination`, which is resolved. Errors: InvalidPlan (a folder), Io.
Result<void> checkZipPlace(const std::filesystem::path &destination);

} // namespace core::release
