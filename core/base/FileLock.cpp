#include "core/base/FileLock.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace core {

namespace {

// The previous holder may have removed the file between our opening and our locking it.
bool isStillThere(int descriptor, const std::filesystem::path &path)
{
    struct stat ours = {};
    struct stat there = {};
    return ::fstat(descriptor, &ours) == 0 && ::stat(path.c_str(), &there) == 0 && ours.st_ino == there.st_ino
           && ours.st_dev == there.st_dev;
}

} // namespace

Result<FileLock> FileLock::take(const std::filesystem::path &path, const std::string &busy)
{
    while (true) {
        const int descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
        if (descriptor < 0)
            return fail(ErrorCode::Io,
                        path.string() + ": cannot be made: " + std::generic_category().message(errno));
        FileLock lock(descriptor, path);
        if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
            lock.m_path.clear(); // not ours to remove
            return fail(ErrorCode::Database, busy);
        }
        if (isStillThere(descriptor, path))
            return lock;
        lock.m_path.clear();
    }
}

FileLock::FileLock(int descriptor, std::filesystem::path path)
    : m_descriptor(descriptor)
    , m_path(std::move(path))
{}

FileLock::FileLock(FileLock &&other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1))
    , m_path(std::exchange(other.m_path, {}))
{}

FileLock::~FileLock()
{
    if (!m_path.empty())
        ::unlink(m_path.c_str());
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

} // namespace core
