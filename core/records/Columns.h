#pragma once

#include "core/base/Text.h"
#include "core/records/ReadError.h"
#include "core/records/RowStream.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core::records {

/// More columns than any export has, few enough to hold.
inline constexpr std::size_t maximumColumns = 10'000;

/// Returns the cells of a header line as names: trimmed, and "column 3" for an empty cell.
std::vector<std::string> columnNames(const std::vector<std::string> &header);

/// Finds the wanted columns and returns an index for each. `kind` is "column" or "field". Errors: InvalidPlan
/// (a column is missing: lists those that are there), InvalidRecords with `headerLine` (a column is there
/// twice).
ReadResult<std::vector<std::size_t>> findColumns(std::span<const Wanted> wanted,
                                                 const std::vector<std::string> &columns,
                                                 std::string_view kind,
                                                 std::int64_t headerLine);

/// Returns whether a name can stand in a message. A file without a header line has a record where the names
/// are expected, so only what looks like a name of a column is shown: at most 40 characters and three words,
/// beginning with a letter or "_", of letters of any script, digits, blanks and the punctuation of such names
/// (`Pat.-Nr.`, `Size [cm]`), and with at most four digits in a row (no number of a person).
bool looksLikeName(const std::string &name);
/// Returns the columns that look like names; none if a cell of the row looks like the value of a record: a
/// number, a date or a sentence.
std::vector<std::string> namesToShow(const std::vector<std::string> &columns);
/// Returns the fields whose paths are made of what looks like names (JsonPath.h, XmlColumns.h), and the
/// others as namesToShow().
std::vector<std::string> fieldsToShow(const std::vector<std::string> &fields);
/// Returns "the tables are: notes, patients" for a message, and says how many names are not shown because
/// they do not look like names.
std::string namesAvailable(const std::vector<std::string> &names, std::string_view kind);

/// Returns a size for messages, such as "64 MiB".
std::string inMebibytes(std::size_t bytes);

} // namespace core::records
