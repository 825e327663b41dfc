#pragma once

#include "core/base/Result.h"
#include "core/package/archive/FileEntry.h"
#include "core/package/contents/Contents.h"
#include "core/package/text/JsonText.h"

#include <vector>

/// The parts of croissant.json that describe files.
namespace core::package {

/// "distribution": the files with rows, each with its sum and size, and the folder of texts where there is
/// one. Errors: Internal (a file is not among `files`).
Result<Json> croissantDistribution(const Contents &contents, const std::vector<FileEntry> &files);

/// "recordSet": the declared labels as an enumeration, and a record set with its fields for each file.
/// corpus.jsonl says the same as corpus.csv and has none of its own.
Json croissantRecordSets(const Contents &contents);

} // namespace core::package
