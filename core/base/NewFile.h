#pragma once

#include "core/base/Result.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace core {

/// An Io error in words for a steward: what could not be done to `shown`, and what to do about `error`
/// (an errno).
Error ioError(const std::string &shown, std::string_view what, int error);

/// All of `bytes`, in as many calls as it takes. False, with errno, when they do not go in.
bool writeAll(int descriptor, std::string_view bytes);

/// Waits until a folder's entries are on disk; an empty path is the present folder. False, with errno, where
/// that cannot be done; most callers take a file system at its word then.
bool syncFolder(const std::filesystem::path &folder);
/// The same for a file that something else wrote.
bool syncFile(const std::filesystem::path &file);

/// A file that is there complete or not at all: written beside its place under a name of its own, and renamed
/// to it when it is on disk. What was at the place is replaced then; a link there is replaced itself, what it
/// points to is left alone.
class NewFile final
{
public:
    enum class For { Everyone, OwnerOnly }; ///< mode 0644 or 0600

    /// Errors: Io.
    static Result<NewFile> at(const std::filesystem::path &path, For whom = For::Everyone);

    NewFile(NewFile &&other) noexcept;
    NewFile &operator=(NewFile &&) = delete;
    /// Removes the file unless it was finished.
    ~NewFile();

    /// Errors: Io, with what to do when the disk is full.
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

/// The same in one go, for bytes in memory. Errors: those of NewFile.
Result<void> writeNewFile(const std::filesystem::path &path,
                          std::string_view bytes,
                          NewFile::For whom = NewFile::For::Everyone);

/// How making a file ended: where it is not whole, errno says why.
enum class Made { Whole, NotMade, NotWritten };

/// A file if there is none, on disk when this returns, though not yet its name in the folder (syncFolder).
/// What is there already is left alone, a link too: NotMade with EEXIST. What was not written whole is
/// removed.
Made makeFile(const std::filesystem::path &path, std::string_view bytes, NewFile::For whom);

} // namespace core
