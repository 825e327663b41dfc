#pragma once

#include "core/records/ReadError.h"
#include "core/records/RowStream.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace core::records {

// The row with the names of the columns, in tables whose first rows may be a title. A row of records never
// counts as a title if the table has two columns or more.

/// The most rows above the names of the columns that are looked at.
inline constexpr int mostTitleRows = 20;

/// Returns whether a row can stand above the names of the columns: at most one cell is filled, and it is none
/// of the wanted columns. Where none is wanted, the cell of the first row must not look like the name of a
/// column, either.
bool isTitle(std::span<const std::string> cells, std::span<const Wanted> wanted, bool isFirst);

/// Returns whether the row holds all wanted columns; false if none is wanted.
bool namesAll(std::span<const std::string> cells, std::span<const Wanted> wanted);

/// Returns the error of a missing column with the row that names it. `kind` is "line" or "row".
ReadError namedInRow(ReadError missing, std::int64_t row, std::string_view kind);

/// Returns the error of records.headerRow. `kind` is "line" or "row".
ReadError noSuchRow(std::int64_t row, std::string_view kind);

} // namespace core::records
