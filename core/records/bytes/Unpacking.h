#pragma once

#include "core/records/bytes/FileBytes.h"
#include "core/records/bytes/Inflating.h"
#include "core/records/zip/ZipDirectory.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

struct archive;

namespace core::records {

/// The compression of a file.
enum class Packing { None, Gzip, Zstd, Zip };

/// Recognises the compression by the first bytes.
Packing packingOf(std::string_view head);

/// Decompresses gzip (with any number of members) or zstd of a file or of a file in a zip file, piece by
/// piece (zlib, libarchive). Refuses data that become more than 200 times as large and larger than 64 MiB: no
/// export of notes does.
class Unpacking final
{
public:
    /// Opens a compressed file; `packing` is gzip or zstd. Errors: InvalidRecords (damaged).
    static ReadResult<std::unique_ptr<Unpacking>> open(FileBytes file, Packing packing);
    /// Opens a file in a zip file; `packing` is its own compression inside, or none. Errors: as seekToData.
    static ReadResult<std::unique_ptr<Unpacking>>
    open(FileBytes file, const ZipEntry &entry, Packing packing);
    Unpacking(const Unpacking &) = delete;
    Unpacking &operator=(const Unpacking &) = delete;
    ~Unpacking();

    /// Reads like FileBytes::read. Errors: Io, InvalidRecords (damaged, truncated, too large).
    ReadResult<std::size_t> read(std::span<char> buffer);
    /// Returns the fraction of the compressed bytes that was read, 0 to 1.
    double fractionRead() const;
    const FileBytes &file() const { return m_file; }

private:
    Unpacking(FileBytes file, Packing packing);

    ReadResult<void> begin();
    ReadResult<void> beginZstd();
    ReadResult<std::size_t> readPacked(std::span<char> buffer);
    ReadResult<std::optional<std::size_t>> readData(std::span<char> buffer);
    ReadResult<void> finish();
    ReadError damaged(std::string_view what) const;

    struct Callbacks;
    FileBytes m_file;
    Packing m_packing;
    std::unique_ptr<zip::Unpacker> m_entry; ///< reader of an entry of a zip archive
    std::int64_t m_packedBytes = 0;         ///< compressed bytes of that entry
    std::unique_ptr<Inflating> m_gzip;
    archive *m_zstd = nullptr;
    bool m_isEmpty = false;           ///< whether the zstd data are empty
    std::vector<char> m_buffer;       ///< compressed zstd bytes
    std::optional<ReadError> m_error; ///< error of reading the compressed bytes
    std::int64_t m_unpacked = 0;
};

} // namespace core::records
