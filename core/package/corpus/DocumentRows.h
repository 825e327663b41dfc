#pragma once

#include "core/base/Result.h"
#include "core/package/archive/FileEntry.h"
#include "core/package/archive/Progress.h"
#include "core/package/contents/Contents.h"
#include "core/package/corpus/CorpusFiles.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace core::package {

using Row = const writing::Document *;

/// The documents in the order in which every file lists them. They must outlive the rows.
std::vector<Row> byRisingId(const std::vector<writing::Document> &documents);

/// What a file says of a document, without the line break.
using RowText = std::function<Result<std::string>(const writing::Document &)>;

/// A file with a line for each document, below the header. Errors: Io, Cancelled, those of `text`.
Result<FileEntry> writeRows(std::string_view name,
                            std::string_view header,
                            const std::vector<Row> &rows,
                            const RowText &text,
                            const Workplace &workplace,
                            const Progress &progress);

} // namespace core::package
