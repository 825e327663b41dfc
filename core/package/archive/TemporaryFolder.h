#pragma once

#include "core/base/Result.h"

#include <filesystem>

namespace core::package {

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
