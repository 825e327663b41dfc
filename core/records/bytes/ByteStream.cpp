#include "core/records/bytes/ByteStream.h"

#include "core/base/Result.h"
#include "core/records/bytes/Unpacking.h"

#include <algorithm>
#include <array>
#include <utility>

namespace core::records {

namespace {

ReadResult<Packing> packingAt(const FileBytes &file)
{
    const auto head = file.head(4);
    return head ? ReadResult<Packing>(packingOf(*head)) : fail(head.error());
}

/// Returns the compression of a file inside a zip file; a zip file inside a zip file is not opened.
ReadResult<Packing> packingWithin(const std::filesystem::path &zip, const ZipEntry &entry)
{
    KEYSEED_ASSIGN(auto file, FileBytes::open(zip, false));
    KEYSEED_ASSIGN(auto bytes, Unpacking::open(std::move(file), entry, Packing::None));
    std::array<char, 4> head;
    KEYSEED_ASSIGN(const auto count, bytes->read(head));
    const Packing packing = packingOf({head.data(), count});
    return packing == Packing::Zip ? Packing::None : packing;
}

ReadResult<std::unique_ptr<Unpacking>> openEntry(FileBytes file, const Part &part)
{
    auto archive = part.archive;
    if (!archive) {
        KEYSEED_ASSIGN(auto read, ZipDirectory::read(file));
        archive = std::move(read);
    }
    const ZipEntry *entry = archive->find(part.entry);
    if (!entry)
        return fail({.code = ErrorCode::NotFound, .what = "the archive holds no such file; check the path"});
    KEYSEED_ASSIGN(const auto packing, packingWithin(part.path, *entry));
    return Unpacking::open(std::move(file), *entry, packing);
}

} // namespace

ReadResult<ByteStream> ByteStream::open(const Part &part, bool hasDigest)
{
    KEYSEED_ASSIGN(auto file, FileBytes::open(part.path, hasDigest && part.entry.empty()));
    KEYSEED_ASSIGN(const auto packing, packingAt(file));
    const bool isZip = packing == Packing::Zip;
    // A zip file without a named entry has a format of its own, such as a workbook.
    if (part.entry.empty() && (packing == Packing::None || isZip))
        return ByteStream(part, std::move(file));
    auto unpacking =
        part.entry.empty() ? Unpacking::open(std::move(file), packing) : openEntry(std::move(file), part);
    KEYSEED_TRY(unpacking);
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

ReadResult<std::string> ByteStream::bytesAt(std::int64_t offset, std::size_t count) const
{
    if (const auto *plain = std::get_if<FileBytes>(&m_bytes))
        return offset == 0 ? plain->head(count) : plain->bytesAt(offset, count);
    KEYSEED_TRY(moveAheadTo(offset));
    std::string bytes(count, '\0');
    std::size_t filled = 0;
    while (filled < count && m_aheadAt == offset + static_cast<std::int64_t>(filled)) {
        KEYSEED_ASSIGN(const auto got, m_ahead->read({bytes.data() + filled, count - filled}));
        if (got == 0)
            break;
        filled += got;
        m_aheadAt += static_cast<std::int64_t>(got);
    }
    bytes.resize(filled);
    return bytes;
}

// Less far where the bytes end before.
ReadResult<void> ByteStream::moveAheadTo(std::int64_t offset) const
{
    if (!m_ahead || m_aheadAt > offset) {
        KEYSEED_ASSIGN(auto fresh, ByteStream::open(m_part, false));
        m_ahead = std::make_unique<ByteStream>(std::move(fresh));
        m_aheadAt = 0;
    }
    std::array<char, 16 << 10> skipped;
    while (m_aheadAt < offset) {
        const auto most = std::min<std::int64_t>(offset - m_aheadAt, skipped.size());
        KEYSEED_ASSIGN(const auto got,
                       m_ahead->read(std::span(skipped).first(static_cast<std::size_t>(most))));
        if (got == 0)
            break;
        m_aheadAt += static_cast<std::int64_t>(got);
    }
    return {};
}

ReadResult<std::size_t> ByteStream::read(std::span<char> buffer)
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

ReadResult<std::filesystem::path> plainFile(const Part &part)
{
    KEYSEED_ASSIGN(const auto file, FileBytes::open(part.path, false));
    KEYSEED_ASSIGN(const auto head, file.head(4));
    const Packing packing = packingOf(head);
    if (!part.entry.empty() || packing == Packing::Gzip || packing == Packing::Zstd)
        return fail({.what = "a file of this kind cannot be read while it is packed; unpack it first"});
    return part.path;
}

ReadResult<Digest> digestOfFile(const std::filesystem::path &path)
{
    const auto digest = sha256OfFile(path);
    if (!digest)
        return fail({.code = ErrorCode::Io,
                     .what = "cannot be read to its end; copy the file to a local disk and try again"});
    return *digest;
}

} // namespace core::records
