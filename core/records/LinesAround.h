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

/// A physical line as it stands in the file. PRIVATE: for the steward's screen only.
struct RawLine
{
    std::int64_t number = 0;
    std::string text;   ///< UTF-8, without its break; what is not in the encoding is U+FFFD
    bool isCut = false; ///< there is more of it
};

struct LinesWanted
{
    Place place;
    std::optional<std::int64_t> offset = {}; ///< of its line, where known; else the file is read up to it
    int before = 3;
    int after = 3;
    std::size_t maximumBytes = 2000; ///< of a line
};

/// The lines of a file around one of them, that one included; what lies further off than 256 KiB is left out.
/// Memory and, with an offset, time do not grow with the file. Errors: NotFound, Io, InvalidPlan (unknown
/// encoding), InvalidRecords (the file has no such line, or a table's rows in place of lines), Cancelled.
/// Stage: "lines".
Result<std::vector<RawLine>>
linesAround(const Source &source, const LinesWanted &wanted, JobControl &control);

} // namespace core::records
