#pragma once

#include "core/base/Result.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

struct sqlite3;

namespace core {

/// Returns the error of the last call on `handle` (null: none could be made), in SQLite's words and ours,
/// with what to do about it. `file` is named first.
Error databaseError(sqlite3 *handle, const std::string &file);

} // namespace core

struct sqlite3;
struct sqlite3_stmt;

namespace core {

/// One prepared SQL statement. Binds by position from 1, reads columns from 0.
class Statement final
{
public:
    Statement(Statement &&) noexcept;
    Statement &operator=(Statement &&) noexcept;
    ~Statement();

    Statement &bind(int position, std::string_view text);
    Statement &bind(int position, std::int64_t value);
    Statement &bindBlob(int position, std::string_view bytes);

    /// Returns true while there is a row, false at the end. Errors: Database, with SQLite's own words; also
    /// when a value could not be bound.
    Result<bool> step();
    /// Runs a statement that returns no rows.
    Result<void> run();

    /// The same within limits, for what others made: what one row may take in time, and SQLite in memory.
    /// Errors: also Database when it takes more.
    struct Limits
    {
        std::chrono::milliseconds time;
        std::int64_t bytes = 0;
    };
    Result<bool> step(const Limits &limits);

    int columns() const;
    std::string columnName(int column) const;
    /// Returns the value of a column as UTF-8 text, regardless of the encoding of the file; numbers in
    /// digits, blobs and invalid texts as bytes; NULL is empty. Valid until the next step.
    std::string_view view(int column) const;

    std::int64_t integer(int column) const;
    std::string text(int column) const;
    std::string blob(int column) const;
    bool isNull(int column) const;

private:
    friend class Database;
    Statement(sqlite3 *database, sqlite3_stmt *statement, std::string file);

    Statement &keep(int code);

    sqlite3 *m_database = nullptr;
    sqlite3_stmt *m_statement = nullptr;
    std::string m_file;
    std::optional<Error> m_notBound;
};

class Database;

/// A step from the layout of version `from` to the next one.
struct DatabaseMigration
{
    std::int32_t from = 0;
    /// Within the transaction that carries a file to the newest layout, which also writes the new version.
    Result<void> (*apply)(Database &database) = nullptr;
};

/// The kind of a file as its header states it (application_id and user_version of SQLite), how a new one is
/// made, and how one of an earlier version is migrated.
struct DatabaseLayout
{
    std::string_view name; ///< for messages: "ledger"
    std::int32_t applicationId = 0;
    std::int32_t version = 0; ///< from 1
    std::string_view schema;  ///< SQL, of this version
    /// One for each version that can still be read, oldest first, without a gap.
    std::span<const DatabaseMigration> migrations = {};
};

/// A SQLite file. Owner-only permissions, rollback journal, extra synchronisation: what was committed
/// survives a power cut, and a transaction over an attached file is atomic over both (a super-journal names
/// the journals of both; SQLite has none in WAL mode, https://www.sqlite.org/atomiccommit.html section 5).
/// Files may come from others: no trigger or view in them is ever run (except by openToRead), its schema is
/// not trusted, nothing is loaded, and cells are checked as they are read
/// (https://www.sqlite.org/security.html). One object is used by one thread at a time; several processes may
/// share the file.
class Database final
{
public:
    static constexpr std::chrono::milliseconds patience = std::chrono::seconds(5);
    /// The time limit of checks on a file that somebody else may have made; a file of 1 GB needs some
    /// seconds.
    static constexpr std::chrono::milliseconds patienceOfChecks = std::chrono::minutes(5);

    /// Creates the file (and its folder) if needed, mode 0600, but not through a link to a file that is not
    /// there. Waits at most `busyTimeout` for another process. Errors: Database (not a database, locked,
    /// read-only, not a file: a folder, device or pipe), Io (folder cannot be made).
    static Result<Database> open(const std::filesystem::path &path,
                                 std::chrono::milliseconds busyTimeout = patience);
    /// Opens a file of one layout, which a new or empty file gets; a file of an earlier version is migrated
    /// in one transaction. Errors: also Database for a file of another layout, with other tables
    /// (checkTables) or of a newer version; and those of a migration. The file then stays unchanged.
    static Result<Database> open(const std::filesystem::path &path,
                                 const DatabaseLayout &layout,
                                 std::chrono::milliseconds busyTimeout = patience);

    /// Opens a file of somebody else for reading: nothing is written to it or beside it, nor to a temporary
    /// file. Its views may be read, by functions without side effects alone; there are no virtual tables. No
    /// value is longer than `mostValueBytes`. Waits `patience` for another program. Errors: as InputFile;
    /// Database (not a database, or one that another program has open or did not close).
    static Result<Database> openToRead(const std::filesystem::path &path, std::size_t mostValueBytes);

    Database(Database &&) noexcept;
    Database &operator=(Database &&) noexcept;
    ~Database();

    Result<void> execute(const std::string &sql);
    Result<Statement> prepare(std::string_view sql);
    /// `work` inside BEGIN IMMEDIATE ... COMMIT; rolled back when it fails.
    template<typename Work>
    Result<void> transaction(Work work);
    /// `work`, which only reads, sees the file as of one moment: nobody's COMMIT falls in between.
    template<typename Work>
    Result<void> snapshot(Work work);
    /// Sets how long to wait for another process from now on.
    void setPatience(std::chrono::milliseconds busyTimeout);
    /// Makes another SQLite file reachable as `schema.table` in this connection, as durable as this one.
    Result<void> attach(const std::filesystem::path &path, const std::string &schema);
    Result<void> detach(const std::string &schema);

    /// Checks whether `schema` ("main", or an attached file) holds exactly the tables that `layout` makes,
    /// and no index, trigger or view besides: a table of another making can refuse or change what is written
    /// to it. Errors: Database.
    Result<void> checkTables(const DatabaseLayout &layout, const std::string &schema = "main");
    /// PRAGMA quick_check: whether the pages of the file hang together. Reads all of it. Errors: Database,
    /// also when it takes longer than `patienceOfChecks`.
    Result<void> checkPages(const std::string &schema = "main");

    std::int64_t lastInsertId() const;
    /// Pages that were read from the file so far, those twice that were read again.
    std::int64_t pagesRead() const;
    const std::filesystem::path &path() const { return m_path; }

private:
    Database(sqlite3 *handle, std::filesystem::path path);
    static Result<Database> connect(const std::filesystem::path &path, std::chrono::milliseconds busyTimeout);
    Result<void> makeDurable(const std::string &schema, const std::filesystem::path &file);
    Result<std::int32_t> versionIn(const DatabaseLayout &layout);
    Result<void> bringUpToDate(const DatabaseLayout &layout);
    Result<void> migrate(const DatabaseLayout &layout, std::int32_t version);
    Result<void> markAs(const DatabaseLayout &layout);
    Result<std::int32_t> lookAt(const DatabaseLayout &layout);
    Error foreignFile(const DatabaseLayout &layout, std::int64_t application, std::int64_t version) const;
    template<typename Work>
    Result<void> between(const char *begin, Work work);

    sqlite3 *m_handle = nullptr;
    std::filesystem::path m_path;
};

template<typename Work>
Result<void> Database::between(const char *begin, Work work)
{
    KEYSEED_TRY(execute(begin));
    Result<void> outcome = work();
    if (outcome)
        outcome = execute("COMMIT");
    if (!outcome)
        (void)execute("ROLLBACK");
    return outcome;
}

// IMMEDIATE: the lock is taken before anything is read, so that no other process can write between what was
// read and what is written on account of it.
template<typename Work>
Result<void> Database::transaction(Work work)
{
    return between("BEGIN IMMEDIATE", std::move(work));
}

template<typename Work>
Result<void> Database::snapshot(Work work)
{
    return between("BEGIN DEFERRED", std::move(work));
}

} // namespace core
