#pragma once

#include "core/base/Digest.h"
#include "core/base/Result.h"

#include <filesystem>
#include <utility>

namespace core::privacy {

/// A file with one key, 64 hexadecimal digits and a line feed, for its owner only (mode 0600).
class KeyFile final
{
public:
    explicit KeyFile(std::filesystem::path path)
        : m_path(std::move(path))
    {}

    /// Errors: NotFound, Io, Database (holds no key).
    Result<Digest> read() const;

    /// Writes a key where there is no file, on disk when it returns; where only a part of one was written,
    /// too. The key in a file that is there is not replaced, but returned. One writer at a time. Errors: Io,
    /// Database (the file holds no key).
    Result<Digest> keep(const Digest &key) const;

private:
    Result<void> write(const std::string &text) const;
    Error failure() const;

    std::filesystem::path m_path;
};

} // namespace core::privacy
