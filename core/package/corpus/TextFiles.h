#pragma once

#include "core/base/Result.h"
#include "core/package/archive/FileEntry.h"
#include "core/package/archive/Progress.h"
#include "core/package/contents/Contents.h"
#include "core/package/corpus/CorpusFiles.h"

#include <string>
#include <string_view>
#include <vector>

namespace core::package {

/// "texts/SYN-000001.txt"
std::string textFileName(std::string_view id);

/// The folder texts with one file for each document, which holds its text and nothing else, by rising id; the
/// folder must not exist. The entries are named as textFileName does. Errors: Io, Cancelled, Internal (an id
/// is none of ours).
Result<std::vector<FileEntry>>
writeTextFiles(const Contents &contents, const Workplace &workplace, const Progress &progress);

} // namespace core::package
