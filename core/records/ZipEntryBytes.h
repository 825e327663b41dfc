#pragma once

#include "core/records/ZipDirectory.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace core::records {

/// The bytes of one file in a zip file, from beginning to end; its length and its sum are checked (zlib).
class ZipEntryBytes final
{
public:
    /// Moves `file` to the data. Faults: Io; InvalidRecords (there are none).
    static Faulty<std::unique_ptr<ZipEntryBytes>> open(FileBytes &file, const ZipEntry &entry);
    ZipEntryBytes(const ZipEntryBytes &) = delete;
    ZipEntryBytes &operator=(const ZipEntryBytes &) = delete;
    ~ZipEntryBytes();

    /// Fills `buffer` as far as there are bytes; 0 is the end. Nothing when the data are damaged or cut off.
    /// Faults: those of `file`, from which nobody else reads.
    Faulty<std::optional<std::size_t>> read(FileBytes &file, std::span<char> buffer);

    /// In the archive.
    std::int64_t packedBytes() const { return m_packed; }

private:
    explicit ZipEntryBytes(const ZipEntry &entry);

    Faulty<std::optional<std::size_t>> readPacked(FileBytes &file, std::span<char> buffer);
    Faulty<std::optional<std::size_t>> inflate(FileBytes &file, std::span<char> buffer);

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
