#pragma once

#include "core/base/Digest.h"
#include "core/records/LeftOut.h"
#include "core/records/ReadError.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace core::records {

/// A column that a format is asked for.
struct Wanted
{
    std::string column;
    bool isText = false; ///< only text is accepted, if the format tells text from numbers
};

/// One row of a part, UTF-8; its strings are reused for the next. PRIVATE: memory only.
struct Row
{
    std::vector<std::string> cells; ///< one for each wanted column, in their order; empty if the row has none
    Place place = {};               ///< place without the file
    std::int64_t pagesWithoutText = 0;       ///< as in Record
    std::optional<std::int64_t> offset = {}; ///< byte at which its line begins, where known
};

/// The rows of one part, with the wanted columns alone; memory does not grow with the part. Not thread-safe.
class RowStream
{
public:
    virtual ~RowStream() = default;

    /// Fills `row`; false at the end. After an error that says so (canGoOn), the next call continues behind
    /// it. Errors: Io, InvalidRecords.
    virtual ReadResult<bool> next(Row &row) = 0;
    /// Returns what was left out so far of rows that count, such as an attachment beside a text. What a row
    /// as a whole is left out for is in the error of next().
    virtual LeftOut leftOut() const { return {}; }
    /// Returns the fraction of the part's bytes that was read, 0 to 1.
    virtual double fractionRead() const = 0;
    /// Returns the SHA-256 of the file's raw bytes, once next() has returned false. PRIVATE.
    virtual Digest digest() = 0;
};

} // namespace core::records
