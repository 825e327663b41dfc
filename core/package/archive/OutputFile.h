#pragma once

#include "core/base/Digest.h"
#include "core/base/NewFile.h"
#include "core/base/Result.h"
#include "core/package/archive/Sums.h"

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

/// A folder beside a destination, on the same file system, so that a finished package gets its name by one
/// rename: whoever looks sees the whole package or nothing. Removed with all it holds unless renamed.
class TemporaryFolder final
{
public:
    /// `.NAME.partial-XXXXXX` beside `destination`. Errors: Io (the parent is missing or not writable).
    static Result<TemporaryFolder> beside(const std::filesystem::path &destination);

    TemporaryFolder(TemporaryFolder &&other) noexcept;
    TemporaryFolder &operator=(TemporaryFolder &&) = delete;
    ~TemporaryFolder();

    const std::filesystem::path &path() const { return m_path; }

    /// Becomes `destination`, which must not exist or be an empty folder. Errors: InvalidPlan (it is not
    /// empty any more), Io.
    Result<void> renameTo(const std::filesystem::path &destination);

private:
    explicit TemporaryFolder(std::filesystem::path path);

    std::filesystem::path m_path;
};

/// Absolute, links resolved, no trailing slash: the parent of what comes back is the folder it lies in.
std::filesystem::path resolved(const std::filesystem::path &path);

/// The parent of `destination` must be a folder. Errors: Io.
Result<void> checkParent(const std::filesystem::path &destination);

} // namespace core::package
