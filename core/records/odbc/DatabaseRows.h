#pragma once

#include "core/records/RowStream.h"
#include "core/records/parts/Part.h"

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace core::records::odbc {

/// The rows of a table or a query. A thread of its own reads them, so that cancelling and the time limit work
/// while the server is silent; at most some megabytes are held. PRIVATE.
class DatabaseRows final : public RowStream
{
public:
    /// Connects and opens the wanted columns; no columns: all of them. Errors: as Connection, findColumns;
    /// InvalidPlan (a query that may write, no table is named and there are several), Cancelled.
    static ReadResult<std::unique_ptr<DatabaseRows>>
    open(const Part &part, std::span<const Wanted> wanted, const ReadOptions &options);
    DatabaseRows(const DatabaseRows &) = delete;
    DatabaseRows &operator=(const DatabaseRows &) = delete;
    ~DatabaseRows() override;

    ReadResult<bool> next(Row &row) override;
    double fractionRead() const override;
    /// Returns a digest of the set of rows, whatever their order.
    Digest digest() override;

    const std::vector<std::string> &columns() const { return m_columns; }
    /// Returns the table that is read; empty for a query.
    const std::string &table() const { return m_table; }

private:
    class Work;

    DatabaseRows(const Part &part, const ReadOptions &options);

    ReadResult<void> wait();
    void addToDigest(const std::vector<std::string> &cells);

    Part m_part;
    bool m_hasDigest;
    std::shared_ptr<Work> m_work;
    std::vector<std::string> m_columns;
    std::string m_table;
    std::int64_t m_row = 0;
    bool m_isAtEnd = false;
    Digest m_sum{};
};

/// Returns the tables and views of the database of a part. Errors: as DatabaseRows::open.
ReadResult<std::vector<std::string>> tablesOf(const Part &part);

/// Returns the user and the password of a database, from the variables that it names. The error names the
/// variable that is not set.
tl::expected<DatabaseSecret, std::string> secretFromEnvironment(const DatabaseSource &database);

/// Returns whether a plan may name this variable for a secret of a database: letters, digits and _, ending in
/// _USER or _PASSWORD, and none of the program's own.
bool isSecretVariable(std::string_view name);

} // namespace core::records::odbc
