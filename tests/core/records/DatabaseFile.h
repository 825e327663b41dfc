#pragma once

#include <sqlite3.h>

#include <filesystem>
#include <memory>
#include <stdexcept>
#include <string>

namespace tests {

/// A connection as any program has one, unlike Database.
using SqliteHandle = std::unique_ptr<sqlite3, decltype(&sqlite3_close)>;

inline void runSql(sqlite3 *handle, const std::string &sql)
{
    if (sqlite3_exec(handle, sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
        throw std::runtime_error(sqlite3_errmsg(handle));
}

inline SqliteHandle openSqlite(const std::filesystem::path &path)
{
    sqlite3 *handle = nullptr;
    const int code = sqlite3_open(path.c_str(), &handle);
    SqliteHandle owned(handle, &sqlite3_close);
    if (code != SQLITE_OK)
        throw std::runtime_error("the database of the test cannot be made");
    return owned;
}

/// A database file that `sql` fills.
inline void makeDatabase(const std::filesystem::path &path, const std::string &sql)
{
    runSql(openSqlite(path).get(), sql);
}

} // namespace tests
