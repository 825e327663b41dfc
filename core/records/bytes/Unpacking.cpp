#include "core/records/bytes/Unpacking.h"

#include "core/base/Result.h"

#include <algorithm>
#include <archive.h>
#include <string>
#include <utility>

namespace core::records {

using namespace std::string_view_literals;

namespace {

constexpr std::size_t readBytes = std::size_t{128} << 10;

} // namespace

// The functions that libarchive calls to read bytes. It copies nothing that is not asked for.
struct Unpacking::Callbacks
{
    static la_ssize_t read(archive *, void *self, const void **block)
    {
        auto &own = *static_cast<Unpacking *>(self);
        const auto count = own.readPacked(own.m_buffer);
        *block = own.m_buffer.data();
        if (!count)
            own.m_error = count.error();
        return count ? static_cast<la_ssize_t>(*count) : ARCHIVE_FATAL;
    }
};

Packing packingOf(std::string_view head)
{
    if (head.starts_with("\x1F\x8B"sv))
        return Packing::Gzip;
    if (head.starts_with("\x28\xB5\x2F\xFD"sv))
        return Packing::Zstd;
    return head.starts_with("PK\x03\x04"sv) ? Packing::Zip : Packing::None;
}

Unpacking::Unpacking(FileBytes file, Packing packing)
    : m_file(std::move(file))
    , m_packing(packing)
{}

Unpacking::~Unpacking()
{
    archive_read_free(m_zstd);
}

ReadResult<std::unique_ptr<Unpacking>> Unpacking::open(FileBytes file, Packing packing)
{
    std::unique_ptr<Unpacking> unpacking(new Unpacking(std::move(file), packing));
    KEYSEED_TRY(unpacking->begin());
    return unpacking;
}

ReadResult<std::unique_ptr<Unpacking>> Unpacking::open(FileBytes file, const ZipEntry &entry, Packing packing)
{
    std::unique_ptr<Unpacking> unpacking(new Unpacking(std::move(file), packing));
    KEYSEED_TRY(seekToData(unpacking->m_file, entry));
    unpacking->m_entry = std::make_unique<zip::Unpacker>(entry.data);
    unpacking->m_packedBytes = static_cast<std::int64_t>(entry.data.packed);
    KEYSEED_TRY(unpacking->begin());
    return unpacking;
}

ReadResult<void> Unpacking::begin()
{
    if (m_packing == Packing::Gzip)
        m_gzip = std::make_unique<Inflating>();
    return m_packing == Packing::Zstd ? beginZstd() : ReadResult<void>();
}

ReadResult<void> Unpacking::beginZstd()
{
    m_buffer.resize(readBytes);
    m_zstd = archive_read_new();
    // Without the library libarchive would start a program of that name, which anybody may have put there.
    if (archive_read_support_filter_zstd(m_zstd) != ARCHIVE_OK)
        return fail(
            {.what = "the file is packed with zstd, which this program cannot unpack; unpack it first"});
    archive_read_support_format_raw(m_zstd);
    archive_read_support_format_empty(m_zstd);
    archive_entry *entry = nullptr;
    if (archive_read_open(m_zstd, this, nullptr, &Callbacks::read, nullptr) != ARCHIVE_OK)
        return fail(damaged("zstd"));
    const int code = archive_read_next_header(m_zstd, &entry);
    m_isEmpty = code == ARCHIVE_EOF;
    if (!m_isEmpty && code != ARCHIVE_OK && code != ARCHIVE_WARN)
        return fail(damaged("zstd"));
    return {};
}

ReadResult<std::size_t> Unpacking::readPacked(std::span<char> buffer)
{
    if (!m_entry)
        return m_file.read(buffer);
    const auto readFile = [this](std::span<char> packed) { return m_file.read(packed); };
    KEYSEED_ASSIGN(const auto count, m_entry->read(readFile, buffer));
    if (!count)
        return fail(damaged("zip"));
    return *count;
}

ReadResult<std::size_t> Unpacking::read(std::span<char> buffer)
{
    constexpr std::int64_t largestRatio = 200;
    constexpr std::int64_t always = std::int64_t{64} << 20;
    KEYSEED_ASSIGN(const auto count, readData(buffer));
    if (!count)
        return fail(damaged(m_gzip ? "gzip" : "zstd"));
    m_unpacked += static_cast<std::int64_t>(*count);
    if (m_unpacked > always + largestRatio * m_file.bytesRead())
        return fail({.what = "unpacks to more than 200 times its size, as no export of notes does; "
                             "unpack it yourself if you know what it is"});
    if (*count == 0 && m_zstd)
        KEYSEED_TRY(finish());
    return *count;
}

/// Returns nothing if the data are damaged.
ReadResult<std::optional<std::size_t>> Unpacking::readData(std::span<char> buffer)
{
    if (m_gzip)
        return m_gzip->read([this](std::span<char> packed) { return readPacked(packed); }, buffer);
    if (m_isEmpty)
        return std::optional<std::size_t>(0);
    if (!m_zstd) {
        const auto count = readPacked(buffer);
        return count ? ReadResult<std::optional<std::size_t>>(*count) : fail(count.error());
    }
    const auto count = archive_read_data(m_zstd, buffer.data(), buffer.size());
    return count < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(count));
}

// Reads to the end of the file, so that its digest covers all bytes.
ReadResult<void> Unpacking::finish()
{
    for (std::size_t count = 1; count > 0;) {
        KEYSEED_ASSIGN(const auto read, readPacked(m_buffer));
        count = read;
    }
    return {};
}

double Unpacking::fractionRead() const
{
    if (!m_entry)
        return m_file.fractionRead();
    if (m_packedBytes == 0)
        return 1.0;
    return std::min(1.0, static_cast<double>(m_file.bytesRead()) / static_cast<double>(m_packedBytes));
}

ReadError Unpacking::damaged(std::string_view what) const
{
    if (m_error)
        return *m_error;
    return {.what = "the " + std::string(what) + " archive is damaged or cut off ("
                    + std::to_string(m_unpacked) + " bytes could be unpacked); copy or export it again"};
}

} // namespace core::records
