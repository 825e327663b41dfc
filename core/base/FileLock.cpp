#include "core/base/FileLock.h"

#include "core/base/system/Files.h"

#include <cerrno>
#include <system_error>
#include <utility>

namespace core {

namespace {

// The previous holder may have removed the file between our opening and our locking it.
bool isStillThere(int descriptor, const std::filesystem::path &path)
{
    const auto there = system::factsOf(path);
    return there.kind != system::FileKind::None && there.identity == system::factsOf(descriptor).identity;
}

} // namespace

Result<FileLock> FileLock::take(const std::filesystem::path &path, const std::string &busy)
{
    while (true) {
        const int descriptor = system::openOrCreate(path);
        if (descriptor < 0)
            return fail(ErrorCode::Io,
                        path.string() + ": cannot be made: " + std::generic_category().message(errno));
        FileLock lock(descriptor, path);
        if (!system::lockFile(descriptor)) {
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
        system::removeFile(m_path);
    if (m_descriptor >= 0)
        system::closeFile(m_descriptor);
}

} // namespace core
