#pragma once

#include "core/base/Digest.h"
#include "core/records/ReadError.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>

namespace core::records {

/// The raw bytes of a file, hashed as they pass when they are read from beginning to end.
class FileBytes final
{
public:
    /// Errors: NotFound, Io (a folder, no regular file, unreadable).
    static ReadResult<FileBytes> open(const std::filesystem::path &path, bool hasDigest);

    FileBytes(FileBytes &&other) noexcept;
    FileBytes &operator=(FileBytes &&) = delete;
    ~FileBytes();

    /// The first `count` bytes or what there is of them; does not move the stream. Errors: Io.
    ReadResult<std::string> head(std::size_t count) const { return bytesAt(0, count); }
    /// The same from `offset` on.
    ReadResult<std::string> bytesAt(std::int64_t offset, std::size_t count) const;
    /// Returns the size of the file when it was opened.
    std::int64_t size() const { return m_size; }

    /// Fills `buffer` as far as the file goes and returns how many bytes that was; 0 is the end.
    /// Errors: Io (also when the file became shorter meanwhile).
    ReadResult<std::size_t> read(std::span<char> buffer);

    /// Share of the bytes read, 0 to 1.
    double fractionRead() const;
    std::int64_t bytesRead() const { return m_read; }

    /// Moves to the offset where read() continues; reading with jumps has no digest. Returns false if the
    /// file has no such place.
    bool seek(std::int64_t offset);
    std::int64_t position() const;

    /// All zero before the end was read, or when none was asked for.
    const Digest &digest() const { return m_digest; }

private:
    FileBytes(int descriptor, std::int64_t size, bool hasDigest);

    int m_descriptor = -1;
    std::int64_t m_size = 0;
    std::int64_t m_read = 0;
    std::optional<Sha256> m_hash; ///< empty once finished
    Digest m_digest{};
};

} // namespace core::records
