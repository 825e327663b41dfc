#pragma once

#include "core/base/Digest.h"
#include "core/base/DiskWriting.h"
#include "core/base/Result.h"
#include "core/package/archive/FileEntry.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace core::package {

/// A file being written: every write checked, the sum taken of what was written, on disk when finished.
class OutputFile final
{
public:
    /// `shown` stands in errors. An existing file is overwritten. Errors: Io.
    static Result<OutputFile> create(const std::filesystem::path &path, std::string shown);

    OutputFile(OutputFile &&other) noexcept;
    OutputFile &operator=(OutputFile &&) = delete;
    /// Closes the file; what was not finished may be cut short.
    ~OutputFile();

    /// Errors: Io, with what to do when the disk is full.
    Result<void> write(std::string_view bytes);
    /// Writes out, waits for the disk and closes. Call once, at the end.
    Result<FileEntry> finish();

private:
    OutputFile(int descriptor, std::filesystem::path path, std::string shown);

    Result<void> flush();

    int m_descriptor;
    std::filesystem::path m_path;
    std::string m_shown;
    std::string m_buffer;
    std::uint64_t m_bytes = 0;
    Sha256 m_hash;
};

} // namespace core::package
