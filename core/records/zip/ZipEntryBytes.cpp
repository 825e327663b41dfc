#include "core/base/Result.h"
#include "core/base/ZipFields.h"
#include "core/records/zip/ZipDirectory.h"

#include <algorithm>
#include <new>
#include <zlib.h>

namespace core::records {

namespace {

constexpr std::uint32_t headerMark = 0x04034b50;
constexpr std::size_t headerBytes = 30;
constexpr std::int64_t mostInput = std::int64_t{64} << 10;

} // namespace

struct ZipEntryBytes::Stream
{
    z_stream z = {};

    Stream()
    {
        if (inflateInit2(&z, -MAX_WBITS) != Z_OK) // without what gzip and zlib put round it
            throw std::bad_alloc();
    }
    Stream(const Stream &) = delete;
    Stream &operator=(const Stream &) = delete;
    ~Stream() { inflateEnd(&z); }
};

ZipEntryBytes::ZipEntryBytes(const ZipEntry &entry)
    : m_stream(entry.isDeflated && entry.packed > 0 ? std::make_unique<Stream>() : nullptr)
    , m_input(m_stream ? static_cast<std::size_t>(std::min(entry.packed, mostInput)) : 0)
    , m_packed(entry.packed)
    , m_packedLeft(entry.packed)
    , m_left(entry.unpacked)
    , m_wantedSum(entry.sum)
{}

ZipEntryBytes::~ZipEntryBytes() = default;

ReadResult<std::unique_ptr<ZipEntryBytes>> ZipEntryBytes::open(FileBytes &file, const ZipEntry &entry)
{
    KEYSEED_ASSIGN(const auto header, file.bytesAt(entry.offset, headerBytes));
    ZipFields fields(std::as_bytes(std::span(header.data(), header.size())), 0);
    const bool isHeader = fields.u32() == headerMark;
    fields.skip(22); // what the list of the archive says too
    const std::int64_t nameAndExtras = std::int64_t{fields.u16()} + fields.u16();
    const std::int64_t data = entry.offset + std::int64_t{headerBytes} + nameAndExtras;
    if (!isHeader || fields.isShort() || !file.seek(data))
        return fail({.what = "the zip archive is damaged or was changed while it was read (a file is not "
                             "where its list says); copy or export it again"});
    return std::unique_ptr<ZipEntryBytes>(new ZipEntryBytes(entry));
}

ReadResult<std::optional<std::size_t>> ZipEntryBytes::read(FileBytes &file, std::span<char> buffer)
{
    const auto count = m_stream ? inflate(file, buffer) : readPacked(file, buffer);
    if (!count || !*count)
        return count;
    const std::size_t got = **count;
    m_left -= static_cast<std::int64_t>(got);
    m_sum = static_cast<std::uint32_t>(
        crc32(m_sum, reinterpret_cast<const Bytef *>(buffer.data()), static_cast<uInt>(got)));
    const bool isWhole = got > 0 || (m_left == 0 && m_sum == m_wantedSum);
    return m_left >= 0 && isWhole ? count : ReadResult<std::optional<std::size_t>>(std::nullopt);
}

ReadResult<std::optional<std::size_t>> ZipEntryBytes::readPacked(FileBytes &file, std::span<char> buffer)
{
    const auto most = static_cast<std::size_t>(
        std::min<std::int64_t>(static_cast<std::int64_t>(buffer.size()), m_packedLeft));
    if (most == 0)
        return std::optional<std::size_t>(0);
    KEYSEED_ASSIGN(const auto count, file.read(buffer.first(most)));
    m_packedLeft -= static_cast<std::int64_t>(count);
    return count == 0 ? std::nullopt : std::optional(count);
}

ReadResult<std::optional<std::size_t>> ZipEntryBytes::inflate(FileBytes &file, std::span<char> buffer)
{
    z_stream &z = m_stream->z;
    z.next_out = reinterpret_cast<Bytef *>(buffer.data());
    z.avail_out = static_cast<uInt>(buffer.size());
    while (z.avail_out == buffer.size() && !m_isAtEnd) {
        if (z.avail_in == 0 && m_packedLeft > 0) {
            const auto count = readPacked(file, m_input);
            if (!count || !*count)
                return count;
            z.next_in = reinterpret_cast<Bytef *>(m_input.data());
            z.avail_in = static_cast<uInt>(**count);
        }
        const int code = ::inflate(&z, Z_NO_FLUSH);
        m_isAtEnd = code == Z_STREAM_END;
        if (!m_isAtEnd && code != Z_OK) // also when there is no more to read
            return std::nullopt;
    }
    return buffer.size() - z.avail_out;
}

} // namespace core::records
