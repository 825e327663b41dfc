#pragma once

#include "core/records/ReadError.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace core::records::sheets {

/// A row of a sheet; its strings are reused for the next. PRIVATE.
struct SheetRow
{
    std::int64_t number = 0;        ///< number in a spreadsheet program, from 1
    std::vector<std::string> cells; ///< cells by column; fewer than in other rows if nothing follows
};

/// The rows of a sheet that are not empty, from the top. Not thread-safe.
class SheetStream
{
public:
    virtual ~SheetStream() = default;

    /// Reads only these columns from the next row on; the others stay empty, but still count for recognising
    /// empty rows.
    virtual void keepOnly(std::vector<bool> columns) = 0;

    /// Fills `row`; false at the end. After an error that says so (canGoOn), the next call continues behind
    /// it. Errors: Io, InvalidRecords, with the row.
    virtual ReadResult<bool> next(SheetRow &row) = 0;

    /// Returns the fraction of the sheet's bytes that was read, 0 to 1.
    virtual double fractionRead() const = 0;
};

/// The sheets of a file, in their order. Not thread-safe.
class SheetList
{
public:
    virtual ~SheetList() = default;

    /// Returns the names. Errors: Io, InvalidRecords.
    virtual ReadResult<std::vector<std::string>> names() const = 0;

    /// Opens a sheet by its index, from its top; it can be read longer than the list lives. Errors: Io,
    /// InvalidRecords.
    virtual ReadResult<std::unique_ptr<SheetStream>> open(std::size_t index) const = 0;
};

} // namespace core::records::sheets
