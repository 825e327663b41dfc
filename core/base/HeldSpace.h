#pragma once

#include "core/base/Result.h"

#include <cstdint>
#include <filesystem>
#include <memory>

struct sqlite3_file;

namespace core {

/// Disk space that is reserved for later: a file without a name beside a database, filled with bytes that no
/// file system can compress. The space is released with the object, and when the process ends in any way. The
/// file is written through the file layer of SQLite, so that both see the same disk.
class HeldSpace final
{
public:
    /// Reserves `bytes` on the disk of `database`. Errors: Io if the space is missing or cannot be reserved.
    static Result<HeldSpace> beside(const std::filesystem::path &database, std::uint64_t bytes);

    HeldSpace(HeldSpace &&) noexcept = default;
    HeldSpace &operator=(HeldSpace &&) noexcept = default;

private:
    struct Close
    {
        void operator()(sqlite3_file *file) const;
    };
    explicit HeldSpace(std::unique_ptr<sqlite3_file, Close> file);

    std::unique_ptr<sqlite3_file, Close> m_file;
};

} // namespace core
