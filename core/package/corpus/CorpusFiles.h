#pragma once

#include "core/base/Result.h"
#include "core/package/archive/FileEntry.h"
#include "core/package/archive/Progress.h"
#include "core/package/contents/Contents.h"

#include <string>
#include <vector>

namespace core::package {

using Documents = privacy::Released<std::vector<writing::Document>>;

/// corpus.csv (`id,label,text`), corpus.jsonl (the same) and keyphrases.jsonl, rows by rising id.
/// Errors: Io, Cancelled, Internal (a text is not UTF-8).
Result<std::vector<FileEntry>>
writeCorpusFiles(const Documents &documents, const Workplace &workplace, const Progress &progress);

/// SHA-256 of the corpus.csv that these documents make, hexadecimal: known before a package is written.
std::string corpusCsvSha256(const Documents &documents);

} // namespace core::package
