#pragma once

#include "core/base/Result.h"

#include <filesystem>

namespace core {

/// A lock that one process holds at a time: a file beside the protected one, locked while this object lives.
/// A process that dies releases it.
class FileLock final
{
public:
    /// Takes the lock. Errors: Database with the words `busy` if another process holds it; Io if the file
    /// cannot be made.
    static Result<FileLock> take(const std::filesystem::path &path, const std::string &busy);

    FileLock(FileLock &&other) noexcept;
    FileLock &operator=(FileLock &&) = delete;
    ~FileLock();

private:
    FileLock(int descriptor, std::filesystem::path path);

    int m_descriptor = -1;
    std::filesystem::path m_path;
};

} // namespace core
