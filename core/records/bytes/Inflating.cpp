#include "core/records/bytes/Inflating.h"

#include "core/base/Result.h"

#include <new>
#include <zlib.h>

namespace core::records {

namespace {

constexpr std::size_t packedBytes = std::size_t{128} << 10;
constexpr int gzipAlone = 16; // added to the bits of the window

} // namespace

struct Inflating::Stream
{
    z_stream z = {};
};

Inflating::Inflating()
    : m_stream(std::make_unique<Stream>())
    , m_packed(packedBytes)
{
    if (inflateInit2(&m_stream->z, MAX_WBITS + gzipAlone) != Z_OK)
        throw std::bad_alloc();
}

Inflating::~Inflating()
{
    inflateEnd(&m_stream->z);
}

ReadResult<void> Inflating::refill(const ReadBytes &packed)
{
    z_stream &z = m_stream->z;
    if (z.avail_in > 0 || m_isAtEnd)
        return {};
    KEYSEED_ASSIGN(const auto count, packed(m_packed));
    m_isAtEnd = count == 0;
    z.next_in = reinterpret_cast<Bytef *>(m_packed.data());
    z.avail_in = static_cast<uInt>(count);
    return {};
}

// Tapes and disks fill the rest of a block with zeros. False for what is neither that nor a member.
bool Inflating::skipPadding()
{
    z_stream &z = m_stream->z;
    while (z.avail_in > 0 && *z.next_in == 0) {
        ++z.next_in;
        --z.avail_in;
    }
    constexpr Bytef firstOfMember = 0x1F;
    return z.avail_in == 0 || *z.next_in == firstOfMember;
}

ReadResult<std::optional<std::size_t>> Inflating::read(const ReadBytes &packed, std::span<char> buffer)
{
    z_stream &z = m_stream->z;
    z.next_out = reinterpret_cast<Bytef *>(buffer.data());
    z.avail_out = static_cast<uInt>(buffer.size());
    while (z.avail_out == buffer.size()) {
        KEYSEED_TRY(refill(packed));
        if (!m_isInMember && !skipPadding())
            return std::nullopt;
        if (z.avail_in == 0 && m_isAtEnd)
            return m_isInMember ? std::optional<std::size_t>() : std::optional<std::size_t>(0);
        if (z.avail_in == 0)
            continue;
        m_isInMember = true;
        const int code = inflate(&z, Z_NO_FLUSH);
        if (code == Z_STREAM_END) {
            m_isInMember = false;
            inflateReset(&z);
        } else if (code != Z_OK && code != Z_BUF_ERROR) {
            return std::nullopt;
        }
    }
    return buffer.size() - z.avail_out;
}

} // namespace core::records
