#include "core/base/system/Files.h"

#include "core/base/system/Folders.h"

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <fnmatch.h>
#include <glob.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace core::system {

namespace fs = std::filesystem;

namespace {

#ifdef __APPLE__
constexpr int fileLock = F_SETLK;
constexpr int fileLockLook = F_GETLK;
#else
// Locks of the open file: those of the process would not tell two openings of one process apart.
constexpr int fileLock = F_OFD_SETLK;
constexpr int fileLockLook = F_OFD_GETLK;
#endif

FileKind kindOf(mode_t mode)
{
    return S_ISREG(mode)   ? FileKind::Regular
           : S_ISDIR(mode) ? FileKind::Folder
           : S_ISLNK(mode) ? FileKind::Link
                           : FileKind::Other;
}

FileFacts factsIn(const struct stat &status)
{
#ifdef __APPLE__
    const timespec &content = status.st_mtimespec;
    const timespec &entry = status.st_ctimespec;
#else
    const timespec &content = status.st_mtim;
    const timespec &entry = status.st_ctim;
#endif
    return {.kind = kindOf(status.st_mode),
            .size = static_cast<std::uint64_t>(status.st_size),
            .identity = {status.st_dev, status.st_ino},
            .times = {content.tv_sec, content.tv_nsec, entry.tv_sec, entry.tv_nsec},
            .isForOwnerOnly = (status.st_mode & (S_IRWXG | S_IRWXO)) == 0,
            .isOwn = status.st_uid == ::geteuid()};
}

// Repeats a call that a signal interrupted.
template<typename Call>
auto uninterrupted(Call call)
{
    decltype(call()) result = -1;
    do
        result = call();
    while (result < 0 && errno == EINTR);
    return result;
}

// Closes a file and keeps the errno of what was done before.
void closeQuietly(int descriptor)
{
    const int error = errno;
    ::close(descriptor);
    errno = error;
}

bool syncAt(const char *path, int flags)
{
    const int descriptor = ::open(path, O_RDONLY | O_CLOEXEC | flags);
    if (descriptor < 0)
        return false;
    const bool isSynced = ::fsync(descriptor) == 0;
    closeQuietly(descriptor);
    return isSynced;
}

struct flock oneByte(std::int64_t position, short type)
{
    struct flock range = {};
    range.l_type = type;
    range.l_whence = SEEK_SET;
    range.l_start = position;
    range.l_len = 1;
    return range;
}

} // namespace

FileFacts factsOf(const fs::path &path)
{
    struct stat status = {};
    return ::stat(path.c_str(), &status) == 0 ? factsIn(status) : FileFacts();
}

FileFacts factsOfLink(const fs::path &path)
{
    struct stat status = {};
    return ::lstat(path.c_str(), &status) == 0 ? factsIn(status) : FileFacts();
}

FileFacts factsOf(int descriptor)
{
    struct stat status = {};
    return ::fstat(descriptor, &status) == 0 ? factsIn(status) : FileFacts();
}

int openForReading(const fs::path &path, Links links)
{
    // Without O_NONBLOCK a named pipe would wait for a writer before it can be refused.
    const int refusing = links == Links::Refuse ? O_NOFOLLOW : 0;
    return ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY | refusing);
}

int createNew(const fs::path &path, For whom)
{
    const mode_t mode = whom == For::OwnerOnly ? 0600 : 0644;
    return ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode);
}

int createOrEmpty(const fs::path &path)
{
    return ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
}

int openOrCreate(const fs::path &path, Links links)
{
    const int refusing = links == Links::Refuse ? O_NOFOLLOW : 0;
    return ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | refusing, 0600);
}

void closeFile(int descriptor)
{
    ::close(descriptor);
}

bool closeWritten(int descriptor)
{
    return ::close(descriptor) == 0;
}

std::int64_t readSome(int descriptor, std::span<char> buffer)
{
    return uninterrupted([&] { return ::read(descriptor, buffer.data(), buffer.size()); });
}

std::int64_t readAt(int descriptor, std::span<char> buffer, std::uint64_t offset)
{
    return uninterrupted(
        [&] { return ::pread(descriptor, buffer.data(), buffer.size(), static_cast<off_t>(offset)); });
}

bool writeAll(int descriptor, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t written =
            uninterrupted([&] { return ::write(descriptor, bytes.data(), bytes.size()); });
        if (written < 0)
            return false;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

bool seekTo(int descriptor, std::uint64_t offset)
{
    return ::lseek(descriptor, static_cast<off_t>(offset), SEEK_SET) >= 0;
}

bool resize(int descriptor, std::uint64_t size)
{
    return ::ftruncate(descriptor, static_cast<off_t>(size)) == 0;
}

bool sync(int descriptor)
{
    return ::fsync(descriptor) == 0 || errno == EINVAL; // not a file that has a disk
}

bool syncFile(const fs::path &file)
{
    return syncAt(file.c_str(), 0);
}

bool syncFolder(const fs::path &folder)
{
    return syncAt(folder.empty() ? "." : folder.c_str(), O_DIRECTORY);
}

bool replaceFile(const fs::path &from, const fs::path &to)
{
    return std::rename(from.c_str(), to.c_str()) == 0;
}

bool renameFolder(const fs::path &from, const fs::path &to)
{
    // rename() takes the place of an empty folder; where the file system does not know that, remove it first.
    // Neither touches a folder that holds anything.
    if (std::rename(from.c_str(), to.c_str()) == 0)
        return true;
    const int error = errno;
    if (::rmdir(to.c_str()) != 0 && (errno == ENOTEMPTY || errno == EEXIST)) {
        errno = ENOTEMPTY;
        return false;
    }
    if (std::rename(from.c_str(), to.c_str()) == 0)
        return true;
    errno = error;
    return false;
}

bool removeFile(const fs::path &path)
{
    return ::unlink(path.c_str()) == 0;
}

bool makeOwnFolder(const fs::path &path)
{
    return ::mkdir(path.c_str(), 0700) == 0;
}

bool setFolderPermissions(const fs::path &folder, const fs::path &like)
{
    struct stat status = {};
    const bool isThere = ::stat(like.c_str(), &status) == 0;
    return ::chmod(folder.c_str(), isThere ? status.st_mode & 07777 : 0755) == 0;
}

bool canBeRun(const fs::path &program)
{
    return ::access(program.c_str(), X_OK) == 0;
}

bool canWriteInto(const fs::path &folder)
{
    return ::access(folder.c_str(), W_OK | X_OK) == 0;
}

bool canList(const fs::path &folder)
{
    return ::access(folder.c_str(), R_OK | X_OK) == 0;
}

const std::byte *mapFile(int descriptor, std::size_t size)
{
    void *begin = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, descriptor, 0);
    return begin == MAP_FAILED ? nullptr : static_cast<const std::byte *>(begin);
}

void unmapFile(const std::byte *begin, std::size_t size)
{
    ::munmap(const_cast<std::byte *>(begin), size); // NOLINT: as POSIX has it
}

bool lockFile(int descriptor)
{
    return ::flock(descriptor, LOCK_EX | LOCK_NB) == 0;
}

bool lockByte(int descriptor, std::int64_t position)
{
    struct flock range = oneByte(position, F_WRLCK);
    return ::fcntl(descriptor, fileLock, &range) == 0;
}

void unlockByte(int descriptor, std::int64_t position)
{
    struct flock range = oneByte(position, F_UNLCK);
    (void)::fcntl(descriptor, fileLock, &range);
}

Lock lockOfByte(int descriptor, std::int64_t position)
{
    struct flock range = oneByte(position, F_WRLCK);
    if (::fcntl(descriptor, fileLockLook, &range) != 0)
        return Lock::Unknown;
    return range.l_type == F_UNLCK ? Lock::Free : Lock::Held;
}

int memoryFile()
{
#ifdef __linux__
    return ::memfd_create("keyseed", MFD_CLOEXEC);
#else
    errno = ENOTSUP;
    return -1;
#endif
}

fs::path pathOfMemoryFile(int descriptor)
{
    return "/proc/self/fd/" + std::to_string(descriptor);
}

bool matchesPattern(const std::string &name, const std::string &pattern)
{
    return ::fnmatch(pattern.c_str(), name.c_str(), 0) == 0;
}

std::vector<fs::path> pathsMatching(const fs::path &pattern)
{
    ::glob_t found = {};
    const int code = ::glob(pattern.c_str(), GLOB_NOSORT, nullptr, &found);
    std::vector<fs::path> paths;
    for (std::size_t i = 0; code == 0 && i < found.gl_pathc; ++i)
        paths.emplace_back(found.gl_pathv[i]);
    ::globfree(&found);
    return paths;
}

std::optional<std::vector<fs::path>> entriesOf(const fs::path &folder)
{
    std::error_code error;
    std::vector<fs::path> entries;
    fs::directory_iterator next(folder, error);
    for (; !error && next != fs::directory_iterator(); next.increment(error))
        entries.push_back(next->path());
    errno = error.value();
    return error ? std::nullopt : std::optional(std::move(entries));
}

bool removeFolder(const fs::path &folder)
{
    std::error_code error;
    fs::remove_all(folder, error);
    errno = error.value();
    return !error;
}

} // namespace core::system
