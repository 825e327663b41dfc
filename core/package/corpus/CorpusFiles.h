#pragma once

#include "core/base/Result.h"
#include "core/package/archive/Progress.h"
#include "core/package/archive/Sums.h"
#include "core/package/contents/Contents.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace core::package {

using Row = const writing::Document *;

/// The documents in the order in which every file lists them. They must outlive the rows.
std::vector<Row> byRisingId(const std::vector<writing::Document> &documents);

/// Returns the line of a document in a file, without the line break.
using RowText = std::function<Result<std::string>(const writing::Document &)>;

/// Writes a file with a header and a line for each document. Errors: Io, Cancelled, those of `text`.
Result<FileEntry> writeRows(std::string_view name,
                            std::string_view header,
                            const std::vector<Row> &rows,
                            const RowText &text,
                            const Workplace &workplace,
                            const Progress &progress);

using Documents = privacy::Released<std::vector<writing::Document>>;

/// Returns the names of the declared fields of a package.
std::vector<std::string> fieldNamesOf(const Description &about);

/// Returns the columns of corpus.csv: id, label, text, and with fields patient_id, note_number and these.
std::vector<std::string> corpusColumns(const std::vector<std::string> &fieldNames);

/// Writes corpus.csv (corpusColumns()), corpus.jsonl (id, label and text) and keyphrases.jsonl, with rows by
/// rising id. Errors: Io, Cancelled, Internal (a text is not UTF-8).
Result<std::vector<FileEntry>> writeCorpusFiles(const Documents &documents,
                                                const std::vector<std::string> &fieldNames,
                                                const Workplace &workplace,
                                                const Progress &progress);

/// Returns the SHA-256 of the corpus.csv of these documents, hexadecimal, without writing it.
std::string corpusCsvSha256(const Documents &documents, const std::vector<std::string> &fieldNames = {});

/// Returns "texts/SYN-000001.txt".
std::string textFileName(std::string_view id);

/// Writes the folder texts, which must not exist, with one file for each document, which holds its text only,
/// by rising id. The entries have the names of textFileName(). Errors: Io, Cancelled, Internal (an id is not
/// of the form SYN-000001).
Result<std::vector<FileEntry>>
writeTextFiles(const Contents &contents, const Workplace &workplace, const Progress &progress);

} // namespace core::package
