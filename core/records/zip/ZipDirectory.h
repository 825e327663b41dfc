#pragma once

#include "core/records/bytes/FileBytes.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core::records {

/// One file in a zip file, as its list at the end of the archive has it.
struct ZipEntry
{
    std::string name;          ///< with its folders, UTF-8, `/` between them
    std::int64_t offset = 0;   ///< of what stands in front of its data
    std::int64_t packed = 0;   ///< bytes in the archive
    std::int64_t unpacked = 0; ///< bytes that these become
    std::uint32_t sum = 0;     ///< CRC-32 of those
    bool isDeflated = false;   ///< else stored as it is
};

/// The list of a zip file (APPNOTE.TXT 6.3.10, 4.3.12 to 4.3.16), also of one with more than 4 GiB or 65,535
/// files, so that a file in it is found without reading those before it. Immutable, safe to use from many
/// threads.
class ZipDirectory final
{
public:
    /// Errors: Io; InvalidRecords (no list, one that does not fit what is there, encrypted, more than 100,000
    /// files, packed in another way than "stored" and "deflated").
    static ReadResult<std::shared_ptr<const ZipDirectory>> read(const FileBytes &file);

    /// By rising name; without folders, links and hidden files, but for `_rels/.rels` of a workbook.
    const std::vector<ZipEntry> &entries() const { return m_entries; }
    /// Null when there is none of that name.
    const ZipEntry *find(std::string_view name) const;

private:
    explicit ZipDirectory(std::vector<ZipEntry> entries)
        : m_entries(std::move(entries))
    {}

    std::vector<ZipEntry> m_entries;
};

/// The bytes of one file in a zip file, from beginning to end; its length and its sum are checked (zlib).
class ZipEntryBytes final
{
public:
    /// Moves `file` to the data. Errors: Io; InvalidRecords (there are none).
    static ReadResult<std::unique_ptr<ZipEntryBytes>> open(FileBytes &file, const ZipEntry &entry);
    ZipEntryBytes(const ZipEntryBytes &) = delete;
    ZipEntryBytes &operator=(const ZipEntryBytes &) = delete;
    ~ZipEntryBytes();

    /// Fills `buffer` as far as there are bytes; 0 is the end. Nothing when the data are damaged or cut off.
    /// Errors: those of `file`, from which nobody else reads.
    ReadResult<std::optional<std::size_t>> read(FileBytes &file, std::span<char> buffer);

    /// In the archive.
    std::int64_t packedBytes() const { return m_packed; }

private:
    explicit ZipEntryBytes(const ZipEntry &entry);

    ReadResult<std::optional<std::size_t>> readPacked(FileBytes &file, std::span<char> buffer);
    ReadResult<std::optional<std::size_t>> inflate(FileBytes &file, std::span<char> buffer);

    struct Stream;
    std::unique_ptr<Stream> m_stream; ///< null for what is stored as it is
    std::vector<char> m_input;
    std::int64_t m_packed;
    std::int64_t m_packedLeft;
    std::int64_t m_left; ///< that are to come
    std::uint32_t m_wantedSum;
    std::uint32_t m_sum = 0;
    bool m_isAtEnd = false; ///< of what is deflated
};

} // namespace core::records
