#include "core/package/archive/OutputFile.h"

#include "core/base/Result.h"

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>
#include <utility>

namespace core::package {

namespace {

constexpr std::size_t bufferBytes = std::size_t{1} << 16;

} // namespace

OutputFile::OutputFile(int descriptor, std::filesystem::path path, std::string shown)
    : m_descriptor(descriptor)
    , m_path(std::move(path))
    , m_shown(std::move(shown))
{
    m_buffer.reserve(bufferBytes);
}

OutputFile::OutputFile(OutputFile &&other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1))
    , m_path(std::move(other.m_path))
    , m_shown(std::move(other.m_shown))
    , m_buffer(std::move(other.m_buffer))
    , m_bytes(other.m_bytes)
    , m_hash(std::move(other.m_hash))
{}

OutputFile::~OutputFile()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

Result<OutputFile> OutputFile::create(const std::filesystem::path &path, std::string shown)
{
    const int descriptor = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
    if (descriptor < 0)
        return fail(ioError(shown, "cannot be made", errno));
    return OutputFile(descriptor, path, std::move(shown));
}

Result<void> OutputFile::write(std::string_view bytes)
{
    m_hash.add(bytes);
    m_bytes += bytes.size();
    m_buffer.append(bytes);
    return m_buffer.size() < bufferBytes ? Result<void>() : flush();
}

Result<void> OutputFile::flush()
{
    if (!writeAll(m_descriptor, m_buffer))
        return fail(ioError(m_shown, "cannot be written", errno));
    m_buffer.clear();
    return {};
}

Result<FileEntry> OutputFile::finish()
{
    KEYSEED_TRY(flush());
    // Some disks (quotas, network) tell only now that there is no room. EINVAL: not a file that has a disk.
    if (::fsync(m_descriptor) != 0 && errno != EINVAL)
        return fail(ioError(m_shown, "cannot be written", errno));
    if (::close(std::exchange(m_descriptor, -1)) != 0)
        return fail(ioError(m_shown, "cannot be written", errno));
    return FileEntry{m_path.filename().string(), m_bytes, toHex(m_hash.finish())};
}

} // namespace core::package
