#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/records/ReadError.h"
#include "core/records/Source.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace core::records {

/// A physical line of a file. PRIVATE: for the steward's screen only.
struct RawLine
{
    std::int64_t number = 0;
    std::string text;   ///< UTF-8, without its break; bytes that are not in the encoding become U+FFFD
    bool isCut = false; ///< there is more of it
};

struct LinesWanted
{
    Place place;
    /// Offset of the line, where known; else the file is read up to the line.
    std::optional<std::int64_t> offset = {};
    int before = 3;
    int after = 3;
    std::size_t maximumBytes = 2000; ///< limit for a line
};

/// Returns a line of a file with the lines around it, as far as they are within 256 KiB. Memory does not grow
/// with the file, nor does time if the offset is known. Errors: NotFound, Io, InvalidPlan (unknown encoding),
/// InvalidRecords (the file has no such line, or has rows of a table instead of lines), Cancelled. Stage:
/// "lines".
Result<std::vector<RawLine>>
linesAround(const Source &source, const LinesWanted &wanted, JobControl &control);

} // namespace core::records
