#include "core/base/Database.h"

#include "core/base/DatabaseHardening.h"
#include "core/base/Result.h"

#include <sqlite3.h>

#include <new>
#include <utility>

namespace core {

Statement::Statement(sqlite3 *database, sqlite3_stmt *statement, std::string file)
    : m_database(database)
    , m_statement(statement)
    , m_file(std::move(file))
{}

Statement::Statement(Statement &&other) noexcept
    : m_database(other.m_database)
    , m_statement(std::exchange(other.m_statement, nullptr))
    , m_file(std::move(other.m_file))
    , m_notBound(std::move(other.m_notBound))
{}

Statement &Statement::operator=(Statement &&other) noexcept
{
    std::swap(m_database, other.m_database);
    std::swap(m_statement, other.m_statement);
    std::swap(m_file, other.m_file);
    std::swap(m_notBound, other.m_notBound);
    return *this;
}

Statement::~Statement()
{
    sqlite3_finalize(m_statement);
}

// A value that could not be bound (no memory, too long) leaves NULL in its place, which asks for something
// else.
Statement &Statement::keep(int code)
{
    if (code != SQLITE_OK && !m_notBound)
        m_notBound = databaseError(m_database, m_file);
    return *this;
}

Statement &Statement::bind(int position, std::string_view text)
{
    return keep(
        sqlite3_bind_text64(m_statement, position, text.data(), text.size(), SQLITE_TRANSIENT, SQLITE_UTF8));
}

Statement &Statement::bind(int position, std::int64_t value)
{
    return keep(sqlite3_bind_int64(m_statement, position, value));
}

Statement &Statement::bindBlob(int position, std::string_view bytes)
{
    return keep(sqlite3_bind_blob64(m_statement, position, bytes.data(), bytes.size(), SQLITE_TRANSIENT));
}

Result<bool> Statement::step()
{
    if (m_notBound)
        return fail(*m_notBound);
    const int code = sqlite3_step(m_statement);
    if (code == SQLITE_ROW)
        return true;
    if (code == SQLITE_DONE)
        return false;
    return fail(databaseError(m_database, m_file));
}

Result<bool> Statement::step(const Limits &limits)
{
    const WorkLimit limit(m_database, limits.time, limits.bytes);
    return step();
}

int Statement::columns() const
{
    return sqlite3_column_count(m_statement);
}

std::string Statement::columnName(int column) const
{
    const char *name = sqlite3_column_name(m_statement, column);
    return name ? name : "";
}

std::string_view Statement::view(int column) const
{
    const bool isBlob = sqlite3_column_type(m_statement, column) == SQLITE_BLOB;
    const void *bytes = isBlob ? sqlite3_column_blob(m_statement, column)
                               : static_cast<const void *>(sqlite3_column_text(m_statement, column));
    if (!bytes && sqlite3_errcode(m_database) == SQLITE_NOMEM)
        throw std::bad_alloc();
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(m_statement, column));
    return bytes ? std::string_view(static_cast<const char *>(bytes), size) : std::string_view();
}

Result<void> Statement::run()
{
    KEYSEED_TRY(step());
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
    // An empty text and a lack of memory look like nothing, too.
    if (!bytes && sqlite3_errcode(m_database) == SQLITE_NOMEM)
        throw std::bad_alloc();
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(m_statement, column));
    return bytes ? std::string(bytes, size) : std::string();
}

bool Statement::isNull(int column) const
{
    return sqlite3_column_type(m_statement, column) == SQLITE_NULL;
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
    if (sqlite3_prepare_v2(m_handle, sql.data(), static_cast<int>(sql.size()), &statement, nullptr)
        != SQLITE_OK)
        return fail(databaseError(m_handle, m_path.string()));
    return Statement(m_handle, statement, m_path.string());
}

std::int64_t Database::lastInsertId() const
{
    return sqlite3_last_insert_rowid(m_handle);
}

std::int64_t Database::pagesRead() const
{
    int pages = 0;
    int ignored = 0;
    sqlite3_db_status(m_handle, SQLITE_DBSTATUS_CACHE_MISS, &pages, &ignored, 0);
    return pages;
}

} // namespace core
