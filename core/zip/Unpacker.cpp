#include "core/zip/Unpacker.h"

#include <algorithm>
#include <new>
#include <zlib.h>

namespace core::zip {

struct Unpacker::Inflater
{
    z_stream z = {};

    Inflater()
    {
        if (inflateInit2(&z, -MAX_WBITS) != Z_OK) // a raw stream, without a header of gzip or zlib
            throw std::bad_alloc();
    }
    Inflater(const Inflater &) = delete;
    Inflater &operator=(const Inflater &) = delete;
    ~Inflater() { inflateEnd(&z); }
};

Unpacker::Unpacker(const PackedData &data)
    : m_data(data)
    , m_inflater(data.isDeflated && data.packed > 0 ? std::make_unique<Inflater>() : nullptr)
    , m_buffer(static_cast<std::size_t>(std::min<std::uint64_t>(data.packed, std::uint64_t{64} << 10)))
    , m_packedLeft(data.packed)
{}

Unpacker::~Unpacker() = default;

std::span<char> Unpacker::room()
{
    return std::span(m_buffer).first(
        static_cast<std::size_t>(std::min<std::uint64_t>(m_buffer.size(), m_packedLeft)));
}

void Unpacker::take(std::size_t count)
{
    m_input = {m_buffer.data(), count};
    m_packedLeft -= count;
}

std::optional<std::size_t> Unpacker::unpack(std::span<char> buffer)
{
    std::optional<std::size_t> made;
    if (m_inflater) {
        made = inflateInto(buffer);
    } else {
        made = m_input.copy(buffer.data(), buffer.size());
        m_input.remove_prefix(*made);
        m_isAtEnd = m_input.empty() && m_packedLeft == 0;
    }
    if (!made)
        return std::nullopt;
    m_made += *made;
    m_sum = static_cast<std::uint32_t>(
        crc32(m_sum, reinterpret_cast<const Bytef *>(buffer.data()), static_cast<uInt>(*made)));
    const bool isEnd = *made == 0 && m_isAtEnd;
    if (m_made > m_data.unpacked || (isEnd && (m_made != m_data.unpacked || m_sum != m_data.checksum)))
        return std::nullopt;
    return made;
}

std::optional<std::size_t> Unpacker::inflateInto(std::span<char> buffer)
{
    if (m_isAtEnd)
        return std::size_t{0};
    z_stream &z = m_inflater->z;
    // zlib takes no const input, and does not change it.
    z.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(m_input.data()));
    z.avail_in = static_cast<uInt>(m_input.size());
    z.next_out = reinterpret_cast<Bytef *>(buffer.data());
    z.avail_out = static_cast<uInt>(buffer.size());
    const int code = inflate(&z, Z_NO_FLUSH);
    m_input.remove_prefix(m_input.size() - z.avail_in);
    m_isAtEnd = code == Z_STREAM_END;
    const std::size_t made = buffer.size() - z.avail_out;
    const bool canGoOn = code == Z_OK && (made > 0 || (m_input.empty() && m_packedLeft > 0));
    return m_isAtEnd || canGoOn ? std::optional(made) : std::nullopt;
}

} // namespace core::zip
