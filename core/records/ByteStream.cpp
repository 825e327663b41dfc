#include "core/records/ByteStream.h"

#include <algorithm>
#include <array>
#include <utility>

namespace core::records {

namespace {

Faulty<Packing> packingAt(const FileBytes &file)
{
    const auto head = file.head(4);
    return head ? Faulty<Packing>(packingOf(*head)) : fault(head.error());
}

/// What a file in a zip file is packed in once more; a zip file in a zip file is not taken apart.
Faulty<Packing> packingWithin(const std::filesystem::path &zip, const ZipEntry &entry)
{
    auto file = FileBytes::open(zip, false);
    if (!file)
        return fault(file.error());
    auto bytes = Unpacking::open(std::move(*file), entry, Packing::None);
    if (!bytes)
        return fault(bytes.error());
    std::array<char, 4> head;
    const auto count = (*bytes)->read(head);
    if (!count)
        return fault(count.error());
    const Packing packing = packingOf({head.data(), *count});
    return packing == Packing::Zip ? Packing::None : packing;
}

Faulty<std::unique_ptr<Unpacking>> openEntry(FileBytes file, const Part &part)
{
    auto archive = part.archive;
    if (!archive) {
        auto read = ZipDirectory::read(file);
        if (!read)
            return fault(read.error());
        archive = std::move(*read);
    }
    const ZipEntry *entry = archive->find(part.entry);
    if (!entry)
        return fault({.code = ErrorCode::NotFound, .what = "the archive holds no such file; check the path"});
    const auto packing = packingWithin(part.path, *entry);
    if (!packing)
        return fault(packing.error());
    return Unpacking::open(std::move(file), *entry, *packing);
}

} // namespace

Faulty<ByteStream> ByteStream::open(const Part &part, bool hasDigest)
{
    auto file = FileBytes::open(part.path, hasDigest && part.entry.empty());
    if (!file)
        return fault(file.error());
    const auto packing = packingAt(*file);
    if (!packing)
        return fault(packing.error());
    const bool isZip = *packing == Packing::Zip;
    // A zip of which no entry is named is a format of its own, a workbook for instance.
    if (part.entry.empty() && (*packing == Packing::None || isZip))
        return ByteStream(part, std::move(*file));
    auto unpacking =
        part.entry.empty() ? Unpacking::open(std::move(*file), *packing) : openEntry(std::move(*file), part);
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
