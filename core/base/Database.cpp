#include "core/base/Database.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>
#include <utility>

namespace core {

namespace {

// SQLite's words plus ours on what to do: the person at the screen knows neither "busy" nor "notadb".
Error databaseError(sqlite3 *handle, const std::string &file)
{
    const int code = handle ? sqlite3_errcode(handle) & 0xff : SQLITE_NOMEM;
    switch (code) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return {ErrorCode::Database, file + ": locked by another process; close it and try again"};
    case SQLITE_READONLY:
        return {ErrorCode::Database, file + ": read-only; write permission is needed on the file and its folder"};
    case SQLITE_NOTADB:
        return {ErrorCode::Database, file + ": not a SQLite database; name another file or move this one away"};
    case SQLITE_CANTOPEN:
        return {ErrorCode::Database, file + ": cannot be opened; check that the path is a file you may write"};
    case SQLITE_FULL:
        return {ErrorCode::Io, file + ": no space left on the disk; free some and try again"};
    default:
        return {ErrorCode::Database, file + ": " + (handle ? sqlite3_errmsg(handle) : "out of memory")};
    }
}

} // namespace

Statement::Statement(sqlite3 *database, sqlite3_stmt *statement, std::string file)
    : m_database(database)
    , m_statement(statement)
    , m_file(std::move(file))
{}

Statement::Statement(Statement &&other) noexcept
    : m_database(other.m_database)
    , m_statement(std::exchange(other.m_statement, nullptr))
    , m_file(std::move(other.m_file))
{}

Statement &Statement::operator=(Statement &&other) noexcept
{
    std::swap(m_database, other.m_database);
    std::swap(m_statement, other.m_statement);
    std::swap(m_file, other.m_file);
    return *this;
}

Statement::~Statement()
{
    sqlite3_finalize(m_statement);
}

Statement &Statement::bind(int position, std::string_view text)
{
    sqlite3_bind_text(m_statement, position, text.data(), static_cast<int>(text.size()), SQLITE_TRANSIENT);
    return *this;
}

Statement &Statement::bind(int position, std::int64_t value)
{
    sqlite3_bind_int64(m_statement, position, value);
    return *this;
}

Statement &Statement::bindBlob(int position, std::string_view bytes)
{
    sqlite3_bind_blob64(m_statement, position, bytes.data(), bytes.size(), SQLITE_TRANSIENT);
    return *this;
}

Result<bool> Statement::step()
{
    const int code = sqlite3_step(m_statement);
    if (code == SQLITE_ROW)
        return true;
    if (code == SQLITE_DONE)
        return false;
    return fail(databaseError(m_database, m_file));
}

Result<void> Statement::run()
{
    if (auto stepped = step(); !stepped)
        return fail(stepped.error());
    return {};
}

std::int64_t Statement::integer(int column) const
{
    return sqlite3_column_int64(m_statement, column);
}

std::string Statement::text(int column) const
{
    return blob(column);
}

std::string Statement::blob(int column) const
{
    const auto *bytes = static_cast<const char *>(sqlite3_column_blob(m_statement, column));
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(m_statement, column));
    return bytes ? std::string(bytes, size) : std::string();
}

bool Statement::isNull(int column) const
{
    return sqlite3_column_type(m_statement, column) == SQLITE_NULL;
}

Result<Database> Database::open(const std::filesystem::path &path, std::chrono::milliseconds busyTimeout)
{
    std::error_code ignored;
    if (path.has_parent_path())
        std::filesystem::create_directories(path.parent_path(), ignored);
    // SQLite would create the file with the umask's permissions; ours is for its owner only.
    if (const int fresh = ::open(path.c_str(), O_CREAT | O_RDWR | O_EXCL | O_CLOEXEC, 0600); fresh >= 0)
        ::close(fresh);

    sqlite3 *handle = nullptr;
    const int code = sqlite3_open_v2(
        path.c_str(), &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nullptr);
    Database database(handle, path);
    if (code != SQLITE_OK)
        return fail(databaseError(handle, path.string()));
    sqlite3_busy_timeout(handle, static_cast<int>(busyTimeout.count()));
    if (auto set = database.execute("PRAGMA journal_mode=DELETE; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON;");
        !set)
        return fail(set.error());
    return database;
}

Database::Database(sqlite3 *handle, std::filesystem::path path)
    : m_handle(handle)
    , m_path(std::move(path))
{}

Database::Database(Database &&other) noexcept
    : m_handle(std::exchange(other.m_handle, nullptr))
    , m_path(std::move(other.m_path))
{}

Database &Database::operator=(Database &&other) noexcept
{
    std::swap(m_handle, other.m_handle);
    std::swap(m_path, other.m_path);
    return *this;
}

Database::~Database()
{
    sqlite3_close_v2(m_handle);
}

Result<void> Database::execute(const std::string &sql)
{
    if (sqlite3_exec(m_handle, sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
        return fail(databaseError(m_handle, m_path.string()));
    return {};
}

Result<Statement> Database::prepare(std::string_view sql)
{
    sqlite3_stmt *statement = nullptr;
    if (sqlite3_prepare_v2(m_handle, sql.data(), static_cast<int>(sql.size()), &statement, nullptr) != SQLITE_OK)
        return fail(databaseError(m_handle, m_path.string()));
    return Statement(m_handle, statement, m_path.string());
}

Result<void> Database::attach(const std::filesystem::path &path, const std::string &schema)
{
    auto statement = prepare("ATTACH DATABASE ?1 AS " + schema);
    if (!statement)
        return fail(statement.error());
    return statement->bind(1, std::string_view(path.native())).run();
}

Result<void> Database::detach(const std::string &schema)
{
    return execute("DETACH DATABASE " + schema);
}

std::int64_t Database::lastInsertId() const
{
    return sqlite3_last_insert_rowid(m_handle);
}

} // namespace core
