#include "core/base/DatabaseHardening.h"

#include "core/base/Database.h"

#include <sqlite3.h>

#include <array>
#include <utility>

namespace core {

Result<void> distrustFiles(sqlite3 *handle, const std::string &file, Views views)
{
    const std::array<std::pair<int, int>, 6> settings{
        {{SQLITE_DBCONFIG_DEFENSIVE, 1},
         {SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0},
         {SQLITE_DBCONFIG_ENABLE_TRIGGER, 0},
         {SQLITE_DBCONFIG_ENABLE_VIEW, views == Views::Read ? 1 : 0},
         {SQLITE_DBCONFIG_WRITABLE_SCHEMA, 0},
         {SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0}}};
    for (const auto &[setting, wanted] : settings) {
        int is = -1;
        if (sqlite3_db_config(handle, setting, wanted, &is) != SQLITE_OK || is != wanted)
            return fail(ErrorCode::Internal, "this SQLite cannot be kept from running what a file holds");
    }
    if (sqlite3_exec(handle, "PRAGMA cell_size_check=ON; PRAGMA mmap_size=0;", nullptr, nullptr, nullptr)
        != SQLITE_OK)
        return fail(databaseError(handle, file));
    return {};
}

std::string plainName(const std::filesystem::path &path)
{
    std::error_code ignored;
    return std::filesystem::absolute(path, ignored).string();
}

WorkLimit::WorkLimit(sqlite3 *handle, std::chrono::milliseconds time, std::int64_t bytes)
    : m_handle(handle)
    , m_end(std::chrono::steady_clock::now() + time)
    , m_bytes(bytes)
{
    constexpr int instructions = 10'000; // of SQLite's machine, far below a millisecond
    sqlite3_progress_handler(handle, instructions, &WorkLimit::isExceeded, this);
}

WorkLimit::~WorkLimit()
{
    sqlite3_progress_handler(m_handle, 0, nullptr, nullptr);
}

int WorkLimit::isExceeded(void *self)
{
    const auto &limit = *static_cast<const WorkLimit *>(self);
    return std::chrono::steady_clock::now() > limit.m_end || sqlite3_memory_used() > limit.m_bytes ? 1 : 0;
}

} // namespace core
