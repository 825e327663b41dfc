#pragma once

#include "core/records/FileBytes.h"
#include "core/records/Inflating.h"
#include "core/records/Part.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

struct archive;

namespace core::records {

/// What lies round the bytes of a file.
enum class Packing { None, Gzip, Zstd, Zip };

/// By its first bytes.
Packing packingOf(std::string_view head);

/// Takes gzip (of any number of members), zstd or zip off the bytes of a file, piece by piece (zlib,
/// libarchive). What becomes more than 200 times as large, and 64 MiB, is refused: no export of notes does.
class Unpacking final
{
public:
    /// `entry` of a zip; empty otherwise. Faults: NotFound (no such entry), InvalidRecords (damaged,
    /// encrypted).
    static Faulty<std::unique_ptr<Unpacking>> open(FileBytes file, Packing packing, const std::string &entry);
    Unpacking(const Unpacking &) = delete;
    Unpacking &operator=(const Unpacking &) = delete;
    ~Unpacking();

    /// As FileBytes::read. Faults: Io, InvalidRecords (damaged, cut off, too large).
    Faulty<std::size_t> read(std::span<char> buffer);
    double fractionRead() const;
    const FileBytes &file() const { return m_file; }

    /// The files in a zip, in its order, without hidden ones; at most 100,000. Faults: InvalidRecords.
    static Faulty<std::vector<std::string>> entriesOf(FileBytes file);

private:
    Unpacking(FileBytes file, Packing packing);

    Faulty<void> begin();
    Faulty<void> findEntry(const std::string &entry);
    /// The next header; nothing at the end.
    Faulty<std::optional<std::string>> nextEntry();
    Faulty<std::optional<std::size_t>> readData(std::span<char> buffer);
    Faulty<void> finish();
    Fault damaged() const;

    struct Callbacks;
    FileBytes m_file;
    Packing m_packing;
    archive *m_archive; ///< of what is no gzip
    std::unique_ptr<Inflating> m_gzip;
    bool m_isEmpty = false;
    std::vector<char> m_buffer;
    std::optional<Fault> m_fault; ///< of reading the file
    std::int64_t m_unpacked = 0;
    std::int64_t m_entryBytes = 0; ///< of an entry, unpacked; 0 when not known
};

} // namespace core::records
