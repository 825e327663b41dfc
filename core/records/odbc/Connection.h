#pragma once

#include "core/records/ReadError.h"
#include "core/records/odbc/ConnectionText.h"

#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace core::records::odbc {

/// A column of the result of a statement, as the driver describes it.
struct ResultColumn
{
    std::string name; ///< UTF-8
    bool isBinary = false;
};

/// A statement that was run. Ends before its connection does. PRIVATE.
class ResultRows
{
public:
    virtual ~ResultRows() = default;

    virtual const std::vector<ResultColumn> &columns() const = 0;
    /// Moves to the next row; false at the end. Errors: as Connection::run.
    virtual ReadResult<bool> next() = 0;
    /// Reads a cell of the row into `cell`: text as UTF-8, bytes as they are, NULL as nothing. The columns
    /// are asked for in their order. Returns false for a cell above `mostBytes`, which is cut.
    virtual ReadResult<bool> read(std::size_t column, std::string &cell, std::size_t mostBytes) = 0;
};

/// A connection to a database, in a transaction that reads. One thread uses it; cancel() may be called from
/// any. No message repeats what the driver says, which may quote a record: only its SQLSTATE.
class Connection
{
public:
    /// Connects, and begins a transaction that sees the same rows all the time, where the server can. Errors:
    /// InvalidPlan (unknown data source or driver, user or password refused, a connection that is not
    /// allowed), Io (the server does not answer).
    static ReadResult<std::unique_ptr<Connection>>
    open(const std::string &connection, const DatabaseSecret &secret, std::chrono::seconds patience);
    virtual ~Connection() = default;

    /// Returns the tables and views: "notes", or "clinic.notes" in a schema that is not the usual one.
    virtual ReadResult<std::vector<std::string>> tables() = 0;
    /// Returns a name of tables() or of a column as SQL needs it.
    virtual std::string quoted(std::string_view name, bool hasSchema) const = 0;
    /// Runs a statement. Errors: InvalidPlan (the server refuses the statement, or it writes), Io (the
    /// connection is lost), InvalidRecords (any other).
    virtual ReadResult<std::unique_ptr<ResultRows>> run(const std::string &sql) = 0;
    /// Stops the statement that runs.
    virtual void cancel() = 0;
};

} // namespace core::records::odbc
