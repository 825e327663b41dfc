#pragma once

#include "core/records/ReadError.h"
#include "core/records/parts/Part.h"

#include <filesystem>
#include <memory>
#include <string_view>

namespace core::records {

/// A part as a file that is read at any place, for formats that do not read it from beginning to end. An
/// entry of an archive or a compressed file is unpacked in memory: nothing is written to a disk.
class MemoryFile final
{
public:
    /// Opens a part. Errors: as ByteStream::open and ByteStream::read; InvalidRecords (more than 1 GiB).
    static ReadResult<std::shared_ptr<const MemoryFile>> of(const Part &part);
    /// Opens bytes that are in memory. Errors: Io.
    static ReadResult<std::shared_ptr<const MemoryFile>> holding(std::string_view bytes);
    MemoryFile(const MemoryFile &) = delete;
    MemoryFile &operator=(const MemoryFile &) = delete;
    ~MemoryFile();

    /// Returns the path of the file, or one that leads to the memory as long as the object lives.
    const std::filesystem::path &path() const { return m_path; }

private:
    MemoryFile(std::filesystem::path path, int descriptor)
        : m_path(std::move(path))
        , m_descriptor(descriptor)
    {}

    std::filesystem::path m_path;
    int m_descriptor; ///< -1: a file on the disk
};

} // namespace core::records
