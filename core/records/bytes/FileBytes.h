#pragma once

#include "core/base/Digest.h"
#include "core/records/ReadError.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>

namespace core::records {

/// The raw bytes of a file, digested while they are read from beginning to end.
class FileBytes final
{
public:
    /// Opens a file. Errors: NotFound, Io (a folder, no regular file, unreadable).
    static ReadResult<FileBytes> open(const std::filesystem::path &path, bool hasDigest);

    FileBytes(FileBytes &&other) noexcept;
    FileBytes &operator=(FileBytes &&) = delete;
    ~FileBytes();

    /// Returns the first `count` bytes, or fewer at the end; does not move the stream. Reads them once: a
    /// folder may hold a million files. Errors: Io.
    ReadResult<std::string> head(std::size_t count) const;
    /// Returns the bytes from `offset` on.
    ReadResult<std::string> bytesAt(std::int64_t offset, std::size_t count) const;
    /// Returns the size of the file when it was opened.
    std::int64_t size() const { return m_size; }

    /// Fills `buffer` as far as the file goes and returns how many bytes that was; 0 is the end.
    /// Errors: Io (also when the file became shorter meanwhile).
    ReadResult<std::size_t> read(std::span<char> buffer);

    /// Returns the fraction of the bytes that was read, 0 to 1.
    double fractionRead() const;
    std::int64_t bytesRead() const { return m_read; }

    /// Moves to the offset where read() continues; reading with jumps has no digest. Returns false if the
    /// file has no such place.
    bool seek(std::int64_t offset);
    std::int64_t position() const { return m_position; }

    /// Returns the digest; all zero before the end was read, or if none was requested.
    const Digest &digest() const { return m_digest; }

private:
    FileBytes(int descriptor, std::int64_t size, bool hasDigest);

    int m_descriptor = -1;
    std::int64_t m_size = 0;
    std::int64_t m_read = 0;
    std::int64_t m_position = 0;
    mutable std::optional<std::string> m_head; ///< the first bytes, once asked for
    std::optional<Sha256> m_hash;              ///< empty once finished
    Digest m_digest{};
};

} // namespace core::records
