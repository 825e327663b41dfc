#pragma once

#include "core/records/ReadError.h"
#include "core/records/Source.h"
#include "core/records/parts/Part.h"

#include <filesystem>
#include <vector>

namespace core::records {

/// Returns the files that a source names, in the order of the source; those of a folder, a pattern or an
/// archive by rising path. Each of `Source::files` is
///
/// - a file, or a zip file: all files in it but hidden ones;
/// - a folder: the files in it and in the folders below, but hidden ones, links and what is no regular file;
///   of several kinds those of the most common ending that a format has (or of the format that is named);
/// - a pattern as of a shell, `notes-*.csv` (glob(7));
/// - a file or a pattern of files in a zip file, `export.zip/notes-*.csv`.
///
/// At most 1,000,000. Errors: NotFound (no such file; nothing fits a pattern), Io, InvalidRecords (an empty
/// folder, a damaged archive), InvalidPlan (too many).
ReadResult<std::vector<Part>> partsOf(const Source &source, LeftOut *leftOut = nullptr);

/// Returns the files on the disk with the records, and those with the labels of its join, each once; a name
/// of the source that leads nowhere is returned as it is.
std::vector<std::filesystem::path> filesOf(const Source &source);

} // namespace core::records
