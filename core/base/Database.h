#pragma once

#include "core/base/Result.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

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

    /// True while there is a row, false at the end. Errors: Database, with SQLite's own words.
    Result<bool> step();
    /// For statements without rows.
    Result<void> run();

    std::int64_t integer(int column) const;
    std::string text(int column) const;
    std::string blob(int column) const;
    bool isNull(int column) const;

private:
    friend class Database;
    Statement(sqlite3 *database, sqlite3_stmt *statement, std::string file);

    sqlite3 *m_database = nullptr;
    sqlite3_stmt *m_statement = nullptr;
    std::string m_file;
};

/// A SQLite file. Owner-only permissions, rollback journal, full synchronisation: what was committed
/// survives a power cut, and a transaction over an attached file is atomic over both.
/// One object is used by one thread at a time; several processes may share the file.
class Database final
{
public:
    /// Creates the file (and its folder) if needed. Waits at most `busyTimeout` for another process.
    /// Errors: Database (not a database, locked, read-only), Io (folder cannot be made).
    static Result<Database> open(const std::filesystem::path &path,
                                 std::chrono::milliseconds busyTimeout = std::chrono::seconds(5));

    Database(Database &&) noexcept;
    Database &operator=(Database &&) noexcept;
    ~Database();

    Result<void> execute(const std::string &sql);
    Result<Statement> prepare(std::string_view sql);
    /// `work` inside BEGIN IMMEDIATE ... COMMIT; rolled back when it fails.
    template<typename Work>
    Result<void> transaction(Work work);
    /// Makes another SQLite file reachable as `schema.table` in this connection.
    Result<void> attach(const std::filesystem::path &path, const std::string &schema);
    Result<void> detach(const std::string &schema);

    std::int64_t lastInsertId() const;
    const std::filesystem::path &path() const { return m_path; }

private:
    Database(sqlite3 *handle, std::filesystem::path path);

    sqlite3 *m_handle = nullptr;
    std::filesystem::path m_path;
};

template<typename Work>
Result<void> Database::transaction(Work work)
{
    if (auto begun = execute("BEGIN IMMEDIATE"); !begun)
        return begun;
    Result<void> outcome = work();
    if (outcome)
        outcome = execute("COMMIT");
    if (!outcome)
        (void)execute("ROLLBACK");
    return outcome;
}

} // namespace core
