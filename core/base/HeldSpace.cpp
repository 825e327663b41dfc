#include "core/base/HeldSpace.h"

#include "core/base/system/Process.h"

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdlib>
#include <new>
#include <utility>

namespace core {

namespace {

constexpr std::size_t blockBytes = std::size_t{1} << 16;

// Several runs may hold room beside one ledger.
std::string nameBeside(const std::filesystem::path &database)
{
    static std::atomic<unsigned> number{0};
    std::error_code ignored;
    return std::filesystem::absolute(database, ignored).string() + "-space-"
           + std::to_string(system::processId()) + "-" + std::to_string(++number);
}

Error noRoom(const std::filesystem::path &database, std::uint64_t bytes, int code)
{
    const std::string wanted = std::to_string((bytes + (1U << 20) - 1) >> 20) + " MiB";
    if ((code & 0xff) == SQLITE_FULL)
        return {ErrorCode::Io,
                database.string() + ": no space left on its disk for what is to be stored (" + wanted
                    + "); free some and try again"};
    return {ErrorCode::Io,
            database.string() + ": no room can be held beside it (" + wanted
                + "); its folder must be writable and have that much space"};
}

} // namespace

void HeldSpace::Close::operator()(sqlite3_file *file) const
{
    if (file->pMethods)
        file->pMethods->xClose(file);
    std::free(file);
}

HeldSpace::HeldSpace(std::unique_ptr<sqlite3_file, Close> file)
    : m_file(std::move(file))
{}

Result<HeldSpace> HeldSpace::beside(const std::filesystem::path &database, std::uint64_t bytes)
{
    if (sqlite3_initialize() != SQLITE_OK)
        return fail(ErrorCode::Internal, "SQLite cannot start");
    sqlite3_vfs *system = sqlite3_vfs_find(nullptr);
    const auto size = static_cast<std::size_t>(system->szOsFile);
    auto *memory = static_cast<sqlite3_file *>(std::calloc(1, size));
    if (!memory)
        throw std::bad_alloc();
    std::unique_ptr<sqlite3_file, Close> file(memory);
    constexpr int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_EXCLUSIVE
                          | SQLITE_OPEN_DELETEONCLOSE | SQLITE_OPEN_TRANSIENT_DB;
    // The name lives as long as the call only: SQLite removes the file's name as soon as it is open.
    const std::string name = nameBeside(database);
    if (const int code = system->xOpen(system, name.c_str(), memory, flags, nullptr); code != SQLITE_OK)
        return fail(noRoom(database, bytes, code));

    std::array<char, blockBytes> block;
    sqlite3_randomness(static_cast<int>(block.size()), block.data());
    for (std::uint64_t done = 0; done < bytes; done += blockBytes) {
        const auto part = static_cast<int>(std::min<std::uint64_t>(blockBytes, bytes - done));
        const int code =
            memory->pMethods->xWrite(memory, block.data(), part, static_cast<sqlite3_int64>(done));
        if (code != SQLITE_OK)
            return fail(noRoom(database, bytes, code));
    }
    // Some disks (quotas, network) tell only now that there is no room.
    if (const int code = memory->pMethods->xSync(memory, SQLITE_SYNC_NORMAL); code != SQLITE_OK)
        return fail(noRoom(database, bytes, code));
    return HeldSpace(std::move(file));
}

} // namespace core
