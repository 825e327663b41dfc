#pragma once

#include "core/records/FileBytes.h"

#include <cstdint>
#include <memory>
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
    /// Faults: Io; InvalidRecords (no list, one that does not fit what is there, encrypted, more than 100,000
    /// files, packed in another way than "stored" and "deflated").
    static Faulty<std::shared_ptr<const ZipDirectory>> read(const FileBytes &file);

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

} // namespace core::records
