#include "core/records/ByteStream.h"

#include <algorithm>
#include <array>
#include <utility>

namespace core::records {

Faulty<ByteStream> ByteStream::open(const Part &part, bool hasDigest)
{
    auto file = FileBytes::open(part.path, hasDigest && part.entry.empty());
    if (!file)
        return fault(file.error());
    const auto head = file->head(4);
    if (!head)
        return fault(head.error());
    const Packing packing = packingOf(*head);
    // A zip of which no entry is named is a format of its own, a workbook for instance.
    if (part.entry.empty() && (packing == Packing::None || packing == Packing::Zip))
        return ByteStream(part, std::move(*file));
    auto unpacking = Unpacking::open(std::move(*file), packing, part.entry);
    if (!unpacking)
        return fault(unpacking.error());
    return ByteStream(part, std::move(*unpacking));
}

ByteStream::ByteStream(Part part, FileBytes plain)
    : m_part(std::move(part))
    , m_bytes(std::move(plain))
{}

ByteStream::ByteStream(Part part, Packed packed)
    : m_part(std::move(part))
    , m_bytes(std::move(packed))
{}

Faulty<std::string> ByteStream::bytesAt(std::int64_t offset, std::size_t count) const
{
    if (const auto *plain = std::get_if<FileBytes>(&m_bytes))
        return plain->bytesAt(offset, count);
    if (auto moved = moveAheadTo(offset); !moved)
        return fault(moved.error());
    std::string bytes(count, '\0');
    std::size_t filled = 0;
    while (filled < count && m_aheadAt == offset + static_cast<std::int64_t>(filled)) {
        const auto got = m_ahead->read({bytes.data() + filled, count - filled});
        if (!got)
            return fault(got.error());
        if (*got == 0)
            break;
        filled += *got;
        m_aheadAt += static_cast<std::int64_t>(*got);
    }
    bytes.resize(filled);
    return bytes;
}

// Less far where the bytes end before.
Faulty<void> ByteStream::moveAheadTo(std::int64_t offset) const
{
    if (!m_ahead || m_aheadAt > offset) {
        auto fresh = ByteStream::open(m_part, false);
        if (!fresh)
            return fault(fresh.error());
        m_ahead = std::make_unique<ByteStream>(std::move(*fresh));
        m_aheadAt = 0;
    }
    std::array<char, 16 << 10> skipped;
    while (m_aheadAt < offset) {
        const auto most = std::min<std::int64_t>(offset - m_aheadAt, skipped.size());
        const auto got = m_ahead->read(std::span(skipped).first(static_cast<std::size_t>(most)));
        if (!got)
            return fault(got.error());
        if (*got == 0)
            break;
        m_aheadAt += static_cast<std::int64_t>(*got);
    }
    return {};
}

Faulty<std::size_t> ByteStream::read(std::span<char> buffer)
{
    if (auto *plain = std::get_if<FileBytes>(&m_bytes))
        return plain->read(buffer);
    return std::get<Packed>(m_bytes)->read(buffer);
}

double ByteStream::fractionAt(std::int64_t offset) const
{
    if (const auto *plain = std::get_if<FileBytes>(&m_bytes))
        return plain->size() > offset ? static_cast<double>(offset) / static_cast<double>(plain->size())
                                      : 1.0;
    return m_ahead ? m_ahead->fractionRead() : 0.0;
}

double ByteStream::fractionRead() const
{
    if (const auto *plain = std::get_if<FileBytes>(&m_bytes))
        return plain->fractionRead();
    return std::get<Packed>(m_bytes)->fractionRead();
}

const Digest &ByteStream::digest() const
{
    const auto *plain = std::get_if<FileBytes>(&m_bytes);
    return plain ? plain->digest() : std::get<Packed>(m_bytes)->file().digest();
}

} // namespace core::records
