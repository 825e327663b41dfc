#pragma once

#include "core/records/bytes/FileBytes.h"
#include "core/zip/Unpacker.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace core::records {

/// A file in a zip archive, as the central directory describes it.
struct ZipEntry
{
    std::string name;        ///< name with its folders, UTF-8, `/` between them
    std::int64_t offset = 0; ///< offset of its local header
    zip::PackedData data = {};
};

/// The files of a zip archive by its central directory, also above 4 GiB or 65,535 files. A file is found
/// without reading those before it. Immutable, safe to use from many threads.
class ZipDirectory final
{
public:
    /// Reads the directory. Errors: Io; InvalidRecords (there is none, it does not fit the file, entries
    /// overlap, are encrypted or packed by a method other than "stored" and "deflated", more than 100,000
    /// files).
    static ReadResult<std::shared_ptr<const ZipDirectory>> read(const FileBytes &file);

    /// Returns the files by rising name, without folders, links and hidden files; `_rels/.rels` of a workbook
    /// is one.
    const std::vector<ZipEntry> &entries() const { return m_entries; }
    /// Returns null if there is none of that name.
    const ZipEntry *find(std::string_view name) const;

private:
    explicit ZipDirectory(std::vector<ZipEntry> entries)
        : m_entries(std::move(entries))
    {}

    std::vector<ZipEntry> m_entries;
};

/// Moves `file` to the data of an entry. Errors: Io; InvalidRecords (they are not where the list says).
ReadResult<void> seekToData(FileBytes &file, const ZipEntry &entry);

} // namespace core::records
