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
/// - a file;
/// - a folder: the files in it and in the folders below with an ending of the format that is named, or of any
///   format, but hidden ones, links and what is no regular file;
/// - a zip file: the same of the files in it; a single one whatever its ending;
/// - a pattern as of a shell, `notes-*.csv` (glob(7));
/// - a file or a pattern of files in a zip file, `export.zip/notes-*.csv`.
///
/// At most 1,000,000. Adds the files that are left out to `leftOut`, but hidden ones. Errors: NotFound (no
/// such file; nothing fits a pattern), Io, InvalidRecords (an empty folder, a damaged archive), InvalidPlan
/// (too many).
ReadResult<std::vector<Part>> partsOf(const Source &source, LeftOut *leftOut = nullptr);

/// Returns the files on the disk with the records, and those with the labels of its join, each once; a name
/// of the source that leads nowhere is returned as it is.
std::vector<std::filesystem::path> filesOf(const Source &source);

} // namespace core::records
