#pragma once

#include "core/records/LineReader.h"

#include <cstddef>
#include <string>
#include <vector>

namespace core::records {

/// What the first lines of a JSONL file hold.
struct FieldSample
{
    std::vector<std::string> columns;           ///< fields of the objects, in the order they are met
    std::vector<std::vector<std::string>> rows; ///< one cell per column; empty where a field is missing
};

/// Reads at most `maximumLines` lines and keeps the values of at most `maximumRows` of them. Passes over
/// lines that are no objects as long as there are others; a file of blank lines has no columns. Faults: as
/// LineReader::next; InvalidRecords.
Faulty<FieldSample> sampleFields(LineReader lines, std::size_t maximumLines, std::size_t maximumRows);

} // namespace core::records
