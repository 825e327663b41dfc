#pragma once

#include "core/base/Result.h"
#include "core/package/archive/FileEntry.h"
#include "core/package/contents/Contents.h"

#include <string>
#include <vector>

namespace core::package {

/// croissant.json: the files with rows and what stands in them, for programs that load data sets. MLCommons
/// Croissant 1.1 with the properties of its vocabulary for responsible AI (1.0). Nothing in it has to be
/// fetched from elsewhere. `files` has sums and sizes of the files that were written before.
/// Errors: Internal (one of them is missing, a text is not UTF-8).
Result<std::string> croissantText(const Contents &contents, const std::vector<FileEntry> &files);

} // namespace core::package
