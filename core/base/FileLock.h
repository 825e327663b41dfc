#pragma once

#include "core/base/Result.h"

#include <filesystem>

namespace core {

/// Held by one process at a time: a file beside what it protects, locked while this object lives. A process
/// that dies releases it, whatever killed it.
class FileLock final
{
public:
    /// Errors: Database if somebody holds it (`busy` is said of it), Io when it cannot be made.
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
