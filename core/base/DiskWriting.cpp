#include "core/base/DiskWriting.h"

#include <cerrno>
#include <fcntl.h>
#include <system_error>
#include <unistd.h>

namespace core {

namespace {

std::string adviceFor(int error)
{
    switch (error) {
    case ENOSPC:
    case EDQUOT:
        return "no space left on the disk; free some and try again";
    case EFBIG:
        return "the file is larger than this disk or account may hold; choose another folder";
    case EROFS:
    case EACCES:
    case EPERM:
        return "it may not be written here; choose a folder you may write to";
    default:
        return std::generic_category().message(error) + "; mend this or choose another folder";
    }
}

bool synced(const char *path, int flags)
{
    const int descriptor = ::open(path, O_RDONLY | O_CLOEXEC | flags);
    if (descriptor < 0)
        return false;
    const bool isSynced = ::fsync(descriptor) == 0;
    const int error = errno;
    ::close(descriptor);
    errno = error;
    return isSynced;
}

} // namespace

Error ioError(const std::string &shown, std::string_view what, int error)
{
    return {ErrorCode::Io, shown + ": " + std::string(what) + ": " + adviceFor(error)};
}

bool writeAll(int descriptor, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return false;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

bool syncFolder(const std::filesystem::path &folder)
{
    return synced(folder.empty() ? "." : folder.c_str(), O_DIRECTORY);
}

bool syncFile(const std::filesystem::path &file)
{
    return synced(file.c_str(), 0);
}

} // namespace core
