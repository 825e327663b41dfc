#pragma once

#include "core/base/Date.h"
#include "core/base/Result.h"
#include "core/package/archive/Progress.h"
#include "core/package/archive/Sums.h"

#include <filesystem>
#include <string>
#include <vector>

namespace core::package {

struct ZipOptions
{
    std::string topFolder; ///< the folder of all entries
    Date madeOn;           ///< of the entries
};

/// Packs `files` of `from.folder` with deflate, in their order, into the new file `zip`, on disk when it
/// returns. Errors: Io (named by from.shown), Cancelled.
Result<void> writeZipFile(const Workplace &from,
                          const std::vector<FileEntry> &files,
                          const std::filesystem::path &zip,
                          const ZipOptions &options,
                          const Progress &progress);

/// Returns `name` as a folder name that every system accepts: [A-Za-z0-9_.-], not hidden, at most 100
/// characters; empty if no character remains.
std::string cleanFolderName(std::string_view name);

} // namespace core::package
