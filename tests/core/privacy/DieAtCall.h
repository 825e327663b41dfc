#pragma once

#include <sqlite3.h>

#include <csignal>
#include <cstddef>
#include <fcntl.h>
#include <string>
#include <sys/types.h>
#include <unistd.h>

/// Kills this process with SIGKILL at a chosen call of SQLite's that changes a file or a folder: what is on
/// disk changes at these calls only, so that going through them all is going through all moments.
namespace dieatcall {

inline int callsLeft = 0;
inline bool diesWithin = false;

/// Before the chosen call, or within it: after half of what it writes.
inline bool isTheOne()
{
    if (--callsLeft != 0)
        return false;
    if (!diesWithin)
        std::raise(SIGKILL);
    return true;
}

inline ssize_t writeAt(int file, const void *bytes, std::size_t size, off_t position)
{
    if (isTheOne()) {
        (void)!::pwrite(file, bytes, size / 2, position);
        std::raise(SIGKILL);
    }
    return ::pwrite(file, bytes, size, position);
}

inline int cut(int file, off_t size)
{
    if (isTheOne())
        std::raise(SIGKILL);
    return ::ftruncate(file, size);
}

inline int removeFile(const char *path)
{
    if (isTheOne())
        std::raise(SIGKILL);
    return ::unlink(path);
}

inline int openFile(const char *path, int flags, int mode)
{
    if ((flags & O_CREAT) != 0 && isTheOne())
        std::raise(SIGKILL);
    return ::open(path, flags, mode);
}

template<typename Function>
void replace(const char *name, Function function)
{
    sqlite3_vfs *files = sqlite3_vfs_find(nullptr);
    files->xSetSystemCall(files, name, reinterpret_cast<sqlite3_syscall_ptr>(function));
}

} // namespace dieatcall

inline void dieAtCall(int call, bool within)
{
    dieatcall::callsLeft = call;
    dieatcall::diesWithin = within;
    dieatcall::replace("pwrite", dieatcall::writeAt);
    dieatcall::replace("pwrite64", dieatcall::writeAt);
    dieatcall::replace("ftruncate", dieatcall::cut);
    dieatcall::replace("unlink", dieatcall::removeFile);
    dieatcall::replace("open", dieatcall::openFile);
}
