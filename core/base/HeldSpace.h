#pragma once

#include "core/base/Result.h"

#include <cstdint>
#include <filesystem>
#include <memory>

struct sqlite3_file;

namespace core {

/// Room on a disk, held so that what must be stored later finds it: a file without a name beside a database,
/// full of bytes that no file system can compress. It is gone with the object, and with the process however
/// that ends. Written through SQLite's own file layer, so that both see the same disk.
class HeldSpace final
{
public:
    /// `bytes` of room on the disk of `database`. Errors: Io if there is not as much, or none can be held.
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
