#include "core/base/Database.h"
#include "core/base/DatabaseHardening.h"
#include "core/base/InputFile.h"
#include "core/base/Result.h"
#include "core/base/system/Files.h"

#include <sqlite3.h>

#include <array>
#include <cctype>
#include <cstdio>
#include <cstring>
#include <limits>

namespace core {

namespace {

/// Reads the header (https://www.sqlite.org/fileformat.html, 1.3).
Result<bool> isWithLog(const std::filesystem::path &path)
{
    KEYSEED_ASSIGN(const auto file, InputFile::open(path, mostbytes::tables));
    constexpr std::string_view magic("SQLite format 3\0", 16);
    constexpr std::size_t versions = 18; // for writing and for reading: 2 with a write-ahead log
    std::array<char, versions + 2> header{};
    const auto got = system::readAt(file.descriptor(), header, 0);
    if (got != static_cast<std::int64_t>(header.size())
        || std::memcmp(header.data(), magic.data(), magic.size()) != 0)
        return fail(ErrorCode::Database, path.string() + ": not a SQLite database; name another file");
    return header[versions] == 2 || header[versions + 1] == 2;
}

/// Returns a URI of the file that keeps SQLite from looking for a log and from making one, and what shares
/// it, beside the file.
std::string immutable(const std::filesystem::path &path)
{
    const std::string name = std::filesystem::path(plainName(path)).generic_string();
    std::string uri = name.starts_with('/') ? "file://" : "file:///"; // C:/folder/file
    for (const char letter : name) {
        const auto byte = static_cast<unsigned char>(letter);
        std::array<char, 4> escaped{};
        if (std::isalnum(byte) != 0 || letter == '/' || letter == '.' || letter == '-' || letter == '_')
            uri += letter;
        else if (std::snprintf(escaped.data(), escaped.size(), "%%%02X", unsigned{byte}) > 0)
            uri += escaped.data();
    }
    return uri + "?immutable=1";
}

} // namespace

Result<Database> Database::openToRead(const std::filesystem::path &path, std::size_t mostValueBytes)
{
    KEYSEED_ASSIGN(const auto withLog, isWithLog(path));
    std::error_code ignored;
    if (const auto size = std::filesystem::file_size(path.string() + "-wal", ignored);
        withLog && !ignored && size > 0)
        return fail(ErrorCode::Database,
                    path.string()
                        + ": another program has it open or did not close it (a log lies beside it, -wal); "
                          "open it with that program, close it there and try again");

    sqlite3 *handle = nullptr;
    const std::string name = withLog ? immutable(path) : plainName(path);
    const int flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX | (withLog ? SQLITE_OPEN_URI : 0);
    const int code = sqlite3_open_v2(name.c_str(), &handle, flags, nullptr);
    Database database(handle, path);
    if (code != SQLITE_OK)
        return fail(databaseError(handle, path.string()));
    KEYSEED_TRY(distrustFiles(handle, path.string(), Views::Read));
    // A virtual table is code that reads what the file says of it.
    if (sqlite3_drop_modules(handle, nullptr) != SQLITE_OK)
        return fail(ErrorCode::Internal, "this SQLite cannot be kept from running what a file holds");
    if (!limitFunctions(handle))
        return fail(ErrorCode::Internal, "this SQLite cannot be kept from running what a file holds");
    sqlite3_limit(handle,
                  SQLITE_LIMIT_LENGTH,
                  static_cast<int>(std::min<std::size_t>(mostValueBytes, std::numeric_limits<int>::max())));
    database.setPatience(patience);
    // Sorted and grouped values may be records: they stay in memory. A word in quotes is a name.
    int is = -1;
    sqlite3_db_config(handle, SQLITE_DBCONFIG_DQS_DML, 0, &is);
    if (auto set = database.execute("PRAGMA temp_store=MEMORY; PRAGMA query_only=ON;"); !set)
        return fail(set.error());
    return database;
}

} // namespace core
