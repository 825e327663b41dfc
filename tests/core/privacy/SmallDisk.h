#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <cstring>
#include <filesystem>
#include <limits>
#include <system_error>

/// SQLite's file layer over a folder that holds no more than so many bytes, as a disk that is full does:
/// while this lives, a write that would make the folder larger fails with SQLITE_FULL. One at a time.
class SmallDisk
{
public:
    explicit SmallDisk(std::filesystem::path folder)
        : m_real(sqlite3_vfs_find(nullptr))
        , m_folder(std::move(folder))
    {
        current = this;
        m_vfs = *m_real;
        m_vfs.zName = "small-disk";
        m_vfs.szOsFile = static_cast<int>(sizeof(File)) + m_real->szOsFile;
        m_vfs.xOpen = &SmallDisk::open;
        sqlite3_vfs_register(&m_vfs, 1);
    }
    SmallDisk(const SmallDisk &) = delete;
    SmallDisk &operator=(const SmallDisk &) = delete;
    ~SmallDisk()
    {
        sqlite3_vfs_unregister(&m_vfs);
        sqlite3_vfs_register(m_real, 1);
        current = nullptr;
    }

    /// More than what is there by `bytes`.
    void setFree(std::uint64_t bytes) { m_limit = used() + bytes; }

private:
    struct File
    {
        sqlite3_file base; ///< first: SQLite knows no more of a file
        bool isNameless;
        std::uint64_t size; ///< of a nameless one
        sqlite3_file *real() { return reinterpret_cast<sqlite3_file *>(this + 1); }
    };
    static File *of(sqlite3_file *file) { return reinterpret_cast<File *>(file); }

    std::uint64_t used() const
    {
        std::uint64_t bytes = m_nameless;
        std::error_code gone;
        for (const auto &each : std::filesystem::directory_iterator(m_folder)) {
            const auto size = each.file_size(gone);
            bytes += gone ? 0 : size;
        }
        return bytes;
    }

    static int open(sqlite3_vfs *, sqlite3_filename name, sqlite3_file *file, int flags, int *out)
    {
        std::memset(static_cast<void *>(of(file)), 0, static_cast<std::size_t>(current->m_vfs.szOsFile));
        const int code = current->m_real->xOpen(current->m_real, name, of(file)->real(), flags, out);
        of(file)->isNameless = (flags & SQLITE_OPEN_DELETEONCLOSE) != 0;
        if (code == SQLITE_OK)
            file->pMethods = methods();
        return code;
    }

    static int close(sqlite3_file *file)
    {
        current->m_nameless -= of(file)->size;
        return of(file)->real()->pMethods->xClose(of(file)->real());
    }

    static int write(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 offset)
    {
        sqlite3_file *real = of(file)->real();
        sqlite3_int64 size = 0;
        real->pMethods->xFileSize(real, &size);
        const sqlite3_int64 growth = offset + count - size;
        if (growth > 0) {
            if (current->used() + static_cast<std::uint64_t>(growth) > current->m_limit)
                return SQLITE_FULL;
            if (of(file)->isNameless) {
                of(file)->size += static_cast<std::uint64_t>(growth);
                current->m_nameless += static_cast<std::uint64_t>(growth);
            }
        }
        return real->pMethods->xWrite(real, bytes, count, offset);
    }

    // Version 1: no shared memory, no mapping, nothing that goes past `write`.
    static const sqlite3_io_methods *methods()
    {
        static const sqlite3_io_methods all = [] {
            sqlite3_io_methods made = {};
            made.iVersion = 1;
            made.xClose = &SmallDisk::close;
            made.xWrite = &SmallDisk::write;
            made.xRead = [](sqlite3_file *file, void *to, int count, sqlite3_int64 at) {
                return of(file)->real()->pMethods->xRead(of(file)->real(), to, count, at);
            };
            made.xTruncate = [](sqlite3_file *file, sqlite3_int64 size) {
                return of(file)->real()->pMethods->xTruncate(of(file)->real(), size);
            };
            made.xSync = [](sqlite3_file *file, int flags) {
                return of(file)->real()->pMethods->xSync(of(file)->real(), flags);
            };
            made.xFileSize = [](sqlite3_file *file, sqlite3_int64 *size) {
                return of(file)->real()->pMethods->xFileSize(of(file)->real(), size);
            };
            made.xLock = [](sqlite3_file *file, int lock) {
                return of(file)->real()->pMethods->xLock(of(file)->real(), lock);
            };
            made.xUnlock = [](sqlite3_file *file, int lock) {
                return of(file)->real()->pMethods->xUnlock(of(file)->real(), lock);
            };
            made.xCheckReservedLock = [](sqlite3_file *file, int *is) {
                return of(file)->real()->pMethods->xCheckReservedLock(of(file)->real(), is);
            };
            made.xFileControl = [](sqlite3_file *file, int what, void *value) {
                return of(file)->real()->pMethods->xFileControl(of(file)->real(), what, value);
            };
            made.xSectorSize = [](sqlite3_file *file) {
                return of(file)->real()->pMethods->xSectorSize(of(file)->real());
            };
            made.xDeviceCharacteristics = [](sqlite3_file *file) {
                return of(file)->real()->pMethods->xDeviceCharacteristics(of(file)->real());
            };
            return made;
        }();
        return &all;
    }

    static inline SmallDisk *current = nullptr;
    sqlite3_vfs *m_real;
    sqlite3_vfs m_vfs = {};
    std::filesystem::path m_folder;
    std::uint64_t m_nameless = 0;
    std::uint64_t m_limit = std::numeric_limits<std::uint64_t>::max();
};
