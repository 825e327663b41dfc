#pragma once

#include "core/base/Result.h"
#include "core/base/system/Files.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace core {

/// Returns an Io error that states what could not be done to `shown`, and what to do about `error` (an
/// errno).
Error ioError(const std::string &shown, std::string_view what, int error);

/// A file that is written completely or not at all: it is written beside its place under a temporary name,
/// and renamed when it is on disk. It replaces a file at its place. It replaces a link there, not its target.
class NewFile final
{
public:
    using For = system::For;

    /// Begins a file. Errors: Io.
    static Result<NewFile> at(const std::filesystem::path &path, For whom = For::Everyone);

    NewFile(NewFile &&other) noexcept;
    NewFile &operator=(NewFile &&) = delete;
    /// Removes the file unless it was finished.
    ~NewFile();

    /// Appends bytes. Errors: Io, with advice for a full disk.
    Result<void> write(std::string_view bytes);
    /// Waits for the disk and renames. Call once, at the end. Errors: Io.
    Result<void> finish();

private:
    NewFile(int descriptor, std::filesystem::path part, std::filesystem::path path);
    Error failure(int error) const;

    int m_descriptor;
    std::filesystem::path m_part; ///< empty once renamed
    std::filesystem::path m_path;
};

/// Writes a file in one call. Errors: those of NewFile.
Result<void> writeNewFile(const std::filesystem::path &path,
                          std::string_view bytes,
                          NewFile::For whom = NewFile::For::Everyone);

/// The outcome of makeFile(). If the file is not whole, errno states the reason.
enum class Made { Whole, NotMade, NotWritten };

/// Makes a file if there is none. It is on disk when this returns, though not yet its name in the folder
/// (syncFolder). An existing file or link stays unchanged: NotMade with EEXIST. An incomplete file is
/// removed.
Made makeFile(const std::filesystem::path &path, std::string_view bytes, NewFile::For whom);

} // namespace core
