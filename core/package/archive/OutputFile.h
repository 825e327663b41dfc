#pragma once

#include "core/base/Digest.h"
#include "core/base/NewFile.h"
#include "core/base/Result.h"
#include "core/package/archive/Sums.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace core::package {

/// A file that is being written. Every write is checked and added to the sum; the data are on disk after
/// finish().
class OutputFile final
{
public:
    /// Opens the file; an existing one is overwritten. Errors name it as `shown`. Errors: Io.
    static Result<OutputFile> create(const std::filesystem::path &path, std::string shown);

    OutputFile(OutputFile &&other) noexcept;
    OutputFile &operator=(OutputFile &&) = delete;
    /// Closes the file. Without finish() its end may be missing.
    ~OutputFile();

    /// Writes bytes. Errors: Io, with advice if the disk is full.
    Result<void> write(std::string_view bytes);
    /// Writes all buffered data, waits for the disk and closes the file. Call once, at the end.
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

/// A temporary folder beside a destination, on the same file system, so that one rename gives a finished
/// package its name: readers see the whole package or nothing. The destructor removes the folder with its
/// content unless it was renamed.
class TemporaryFolder final
{
public:
    /// Makes the folder `.NAME.partial-XXXXXX` beside `destination`. Errors: Io (the parent is missing or not
    /// writable).
    static Result<TemporaryFolder> beside(const std::filesystem::path &destination);

    TemporaryFolder(TemporaryFolder &&other) noexcept;
    TemporaryFolder &operator=(TemporaryFolder &&) = delete;
    ~TemporaryFolder();

    const std::filesystem::path &path() const { return m_path; }

    /// Renames the folder to `destination`, which must not exist or be an empty folder. Errors: InvalidPlan
    /// (it is not empty any more), Io.
    Result<void> renameTo(const std::filesystem::path &destination);

private:
    explicit TemporaryFolder(std::filesystem::path path);

    std::filesystem::path m_path;
};

/// Returns the absolute path with links resolved and no trailing slash, so that its parent is the folder that
/// contains it.
std::filesystem::path resolved(const std::filesystem::path &path);

/// Checks that the parent of `destination` is a folder. Errors: Io.
Result<void> checkParent(const std::filesystem::path &destination);

} // namespace core::package
