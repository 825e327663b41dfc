#include "core/base/Database.h"
#include "core/base/DatabaseHardening.h"
#include "core/base/Result.h"
#include "core/base/Text.h"
#include "core/base/system/Files.h"

#include <sqlite3.h>

namespace core {

namespace {

// SQLite would create the file with the umask's permissions, and where a link points to; ours is for its
// owner only, where it was named. A file that is there is not opened here: closing it again would drop the
// locks that another connection of this process holds on it.
Result<void> makeFile(const std::filesystem::path &path)
{
    if (const int fresh = system::createNew(path, system::For::OwnerOnly); fresh >= 0) {
        system::closeFile(fresh);
        return {};
    }
    const bool isLink = system::factsOfLink(path).kind == system::FileKind::Link;
    const system::FileKind there = system::factsOf(path).kind;
    const bool isThere = there != system::FileKind::None;
    if (isLink && !isThere)
        return fail(ErrorCode::Database,
                    path.string()
                        + ": a link to a file that is not there; connect its drive, or remove the "
                          "link to begin a new file");
    if (isThere && there != system::FileKind::Regular)
        return fail(ErrorCode::Database,
                    path.string() + ": not a file (a folder, device or pipe); name a file");
    return {};
}

// They may quote what somebody else wrote into the file.
std::string wordsOf(sqlite3 *handle)
{
    constexpr std::size_t mostBytes = 200;
    return std::string(cutUtf8(printable(sqlite3_errmsg(handle)), mostBytes));
}

constexpr auto readOnly = ": read-only; write permission is needed on the file and its folder";

/// Returns words about a file that is only read: the advice differs, and SQLite's own words may quote its
/// content.
std::string wordsForReader(int code)
{
    switch (code) {
    case SQLITE_READONLY: // a journal that has to be taken back
        return "a program that wrote to it ended too early; open it once with that program, close it there "
               "and try again";
    case SQLITE_CANTOPEN:
        return "cannot be opened; check that you may read it";
    case SQLITE_CORRUPT:
        return "damaged; copy it again, or use a copy from before that";
    case SQLITE_INTERRUPT:
        return "a row took too long or too much memory, and was given up; where it comes from a view, make a "
               "table of that";
    case SQLITE_TOOBIG:
        return "a value is larger than one of a record may be; split it";
    case SQLITE_ERROR:
        return "a view or table needs what is not there or not allowed here (a function, a virtual table); "
               "make a plain table of it";
    default:
        return sqlite3_errstr(code);
    }
}

} // namespace

// The person at the screen knows neither "busy" nor "notadb".
Error databaseError(sqlite3 *handle, const std::string &file)
{
    const int code = handle ? sqlite3_errcode(handle) & 0xff : SQLITE_NOMEM;
    const bool isOnlyRead = handle && sqlite3_db_readonly(handle, "main") == 1;
    const bool isTheSame = code == SQLITE_BUSY || code == SQLITE_LOCKED || code == SQLITE_NOTADB;
    if (isOnlyRead && !isTheSame)
        return {ErrorCode::Database, file + ": " + wordsForReader(code)};
    switch (code) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return {ErrorCode::Database,
                file + ": locked by another process, and stayed so; close it and try again"};
    case SQLITE_READONLY:
        return {ErrorCode::Database, file + readOnly};
    case SQLITE_NOTADB:
        return {ErrorCode::Database,
                file + ": not a SQLite database; name another file or move this one away"};
    case SQLITE_CANTOPEN:
        return {ErrorCode::Database,
                file + ": cannot be opened; check that the path is a file you may write"};
    case SQLITE_INTERRUPT:
        return {ErrorCode::Database,
                file + ": looking at it took too long, and was given up; it may be damaged or made to do so"};
    case SQLITE_FULL:
        return {ErrorCode::Io, file + ": no space left on the disk; free some and try again"};
    default:
        return {ErrorCode::Database, file + ": " + (handle ? wordsOf(handle) : "out of memory")};
    }
}

Result<Database> Database::connect(const std::filesystem::path &path, std::chrono::milliseconds busyTimeout)
{
    std::error_code ignored;
    if (path.has_parent_path())
        std::filesystem::create_directories(path.parent_path(), ignored);
    KEYSEED_TRY(makeFile(path));

    sqlite3 *handle = nullptr;
    const int code = sqlite3_open_v2(
        plainName(path).c_str(), &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nullptr);
    Database database(handle, path);
    if (code != SQLITE_OK)
        return fail(databaseError(handle, path.string()));
    if (sqlite3_db_readonly(handle, "main") == 1)
        return fail(ErrorCode::Database, path.string() + readOnly);
    KEYSEED_TRY(distrustFiles(handle, path.string(), Views::Refused));
    database.setPatience(busyTimeout);
    return database;
}

Result<Database> Database::open(const std::filesystem::path &path, std::chrono::milliseconds busyTimeout)
{
    auto database = connect(path, busyTimeout);
    if (!database)
        return database;
    KEYSEED_TRY(database->makeDurable("main", path));
    return database;
}

// EXTRA also syncs the folder after the journal was removed, which is the moment of commit: with FULL a power
// cut right after it could bring the journal back and take back what was committed.
Result<void> Database::makeDurable(const std::string &schema, const std::filesystem::path &file)
{
    {
        KEYSEED_ASSIGN(auto mode, prepare("PRAGMA " + schema + ".journal_mode=DELETE"));
        KEYSEED_TRY(mode.step());
        if (mode.text(0) != "delete")
            return fail(ErrorCode::Database,
                        file.string() + ": cannot be given a rollback journal (its journal is " + mode.text(0)
                            + "); close the other programs that use it and try again");
    }
    return execute("PRAGMA " + schema + ".synchronous=EXTRA; PRAGMA foreign_keys=ON;");
}

Result<void> Database::attach(const std::filesystem::path &path, const std::string &schema)
{
    KEYSEED_TRY(makeFile(path));
    {
        KEYSEED_ASSIGN(auto statement, prepare("ATTACH DATABASE ?1 AS " + schema));
        if (!statement.bind(1, plainName(path)).run())
            return fail(databaseError(m_handle, path.string()));
    }
    auto durable = makeDurable(schema, path);
    if (!durable)
        (void)detach(schema);
    return durable;
}

Result<void> Database::detach(const std::string &schema)
{
    return execute("DETACH DATABASE " + schema);
}

void Database::setPatience(std::chrono::milliseconds busyTimeout)
{
    sqlite3_busy_timeout(m_handle, static_cast<int>(busyTimeout.count()));
}

} // namespace core
