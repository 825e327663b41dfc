#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/package/archive/Progress.h"
#include "core/package/archive/Sums.h"
#include "core/package/check/Verification.h"
#include "core/package/contents/Contents.h"
#include "core/package/corpus/CorpusFiles.h"

#include <filesystem>
#include <vector>

namespace core::package {

struct PackageInfo
{
    std::filesystem::path path;
    std::vector<FileEntry> files;
};

/// Writes the package as a folder: into a temporary sibling that is verified and then renamed to
/// `directory`, which must not exist or be empty. On error or cancel nothing is left behind.
/// Errors: InvalidPlan (not empty; the approval is of another release), Io (not writable, disk full),
/// Cancelled, Internal (the contents contradict each other, or what was written does not verify). Progress
/// stage: "package".
Result<PackageInfo>
writeFolder(const Contents &contents, const std::filesystem::path &directory, JobControl &control);
/// Writes the package as a zip file. An existing file is replaced only when the new one is verified. Errors
/// and stage: those of writeFolder.
Result<PackageInfo>
writeZip(const Contents &contents, const std::filesystem::path &file, JobControl &control);

/// Checks whether writing could start, of a zip where the name ends in ".zip", else of a folder: InvalidPlan
/// when that is a file or not empty, or the zip a folder; Io when the place cannot be written. Called before
/// anything is spent.
Result<void> checkOutput(const std::filesystem::path &folderOrZip);

/// Writes all files of the package into `workplace.folder`, in the order of PackageFiles.h, SHA256SUMS last.
/// Errors: Io, Cancelled, InvalidPlan (the plan is no JSON), Internal (the contents contradict each other).
Result<std::vector<FileEntry>>
writeAllFiles(const Contents &contents, const Workplace &workplace, const Progress &progress);

/// Checks whether a zip file can be put at `destination`, which is resolved. Errors: InvalidPlan (a folder),
/// Io.
Result<void> checkZipPlace(const std::filesystem::path &destination);

} // namespace core::package
