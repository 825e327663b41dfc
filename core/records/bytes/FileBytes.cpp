#include "core/records/bytes/FileBytes.h"

#include "core/base/Result.h"
#include "core/base/system/Files.h"

#include <algorithm>
#include <cerrno>
#include <string_view>
#include <system_error>
#include <utility>

namespace core::records {

namespace {

constexpr std::size_t keptBytes = std::size_t{64} << 10; // what formats are recognised by

std::string reason()
{
    return std::generic_category().message(errno);
}

tl::unexpected<ReadError> cannotOpen()
{
    if (errno == ENOENT || errno == ENOTDIR)
        return fail({.code = ErrorCode::NotFound, .what = "no such file; check the path"});
    return fail(
        {.code = ErrorCode::Io, .what = "cannot be opened (" + reason() + "); check that you may read it"});
}

tl::unexpected<ReadError> cannotRead()
{
    return fail({.code = ErrorCode::Io,
                 .what = "cannot be read to its end (" + reason()
                         + "); copy the file to a local disk and try again"});
}

} // namespace

ReadResult<FileBytes> FileBytes::open(const std::filesystem::path &path, bool hasDigest)
{
    const int descriptor = system::openForReading(path);
    if (descriptor < 0)
        return cannotOpen();
    const auto facts = system::factsOf(descriptor);
    FileBytes stream(descriptor, static_cast<std::int64_t>(facts.size), hasDigest);
    if (facts.kind == system::FileKind::None)
        return cannotOpen();
    if (facts.kind == system::FileKind::Folder)
        return fail(
            {.code = ErrorCode::Io, .what = "this is a folder, where a file is expected; name a file in it"});
    if (facts.kind != system::FileKind::Regular)
        return fail({.code = ErrorCode::Io, .what = "not a regular file; save the records to a file first"});
    return stream;
}

FileBytes::FileBytes(int descriptor, std::int64_t size, bool hasDigest)
    : m_descriptor(descriptor)
    , m_size(size)
{
    if (hasDigest)
        m_hash.emplace();
}

FileBytes::FileBytes(FileBytes &&other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1))
    , m_size(other.m_size)
    , m_read(other.m_read)
    , m_position(other.m_position)
    , m_head(std::move(other.m_head))
    , m_hash(std::move(other.m_hash))
    , m_digest(other.m_digest)
{}

FileBytes::~FileBytes()
{
    if (m_descriptor >= 0)
        system::closeFile(m_descriptor);
}

ReadResult<std::string> FileBytes::head(std::size_t count) const
{
    if (count > keptBytes)
        return bytesAt(0, count);
    if (!m_head) {
        KEYSEED_ASSIGN(auto bytes, bytesAt(0, keptBytes));
        m_head = std::move(bytes);
    }
    return m_head->substr(0, count);
}

ReadResult<std::string> FileBytes::bytesAt(std::int64_t offset, std::size_t count) const
{
    // A file without a size may still have bytes, as those of the kernel.
    if (m_size > 0)
        count = std::min(count, static_cast<std::size_t>(std::max<std::int64_t>(0, m_size - offset)));
    std::string bytes(count, '\0');
    std::size_t filled = 0;
    while (filled < count) {
        const auto got = system::readAt(
            m_descriptor, std::span(bytes).subspan(filled), static_cast<std::uint64_t>(offset) + filled);
        if (got < 0)
            return cannotRead();
        if (got == 0)
            break;
        filled += static_cast<std::size_t>(got);
    }
    bytes.resize(filled);
    return bytes;
}

ReadResult<std::size_t> FileBytes::read(std::span<char> buffer)
{
    const std::int64_t got = system::readSome(m_descriptor, buffer);
    if (got < 0)
        return cannotRead();

    const auto count = static_cast<std::size_t>(got);
    m_read += got;
    m_position += got;
    if (count == 0 && !buffer.empty() && position() < m_size)
        return fail({.code = ErrorCode::Io,
                     .what =
                         "became shorter while it was read; let the program that writes it finish, and try "
                         "again"});
    if (m_hash && count > 0)
        m_hash->add(std::string_view(buffer.data(), count));
    if (m_hash && count == 0) {
        m_digest = m_hash->finish();
        m_hash.reset();
    }
    return count;
}

bool FileBytes::seek(std::int64_t offset)
{
    m_hash.reset();
    if (offset < 0 || !system::seekTo(m_descriptor, static_cast<std::uint64_t>(offset)))
        return false;
    m_position = offset;
    return true;
}

double FileBytes::fractionRead() const
{
    // The file may grow while it is read.
    if (m_size <= 0)
        return 1.0;
    return std::min(1.0, static_cast<double>(m_read) / static_cast<double>(m_size));
}

} // namespace core::records
