#pragma once

#include "core/records/json/JsonTexts.h"

#include <cstddef>
#include <string>
#include <vector>

namespace core::records {

/// What the first objects of a JSON file hold.
struct FieldSample
{
    /// Fields of the objects, in the order they are met: top-level ones by their names as they are, those
    /// inside of them by their paths (JsonPath.h).
    std::vector<std::string> columns;
    std::vector<bool> isInside;                 ///< of each column
    std::vector<std::vector<std::string>> rows; ///< one cell per column; empty where a field is missing
};

/// Reads at most `maximumTexts` texts and keeps the values of at most `maximumRows` of them. Passes over
/// texts that are no objects as long as there are others; without any there are no columns. Errors: as
/// JsonTexts::next; InvalidRecords. Objects and arrays are walked to a depth of 64, the first ten elements of
/// an array are columns, at most maximumColumns of each kind.
ReadResult<FieldSample> sampleFields(JsonTexts &texts, std::size_t maximumTexts, std::size_t maximumRows);

} // namespace core::records
