#pragma once

#include "core/base/Digest.h"
#include "core/records/ReadError.h"
#include "core/records/bytes/FileBytes.h"
#include "core/records/bytes/Unpacking.h"
#include "core/records/parts/Part.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <variant>

namespace core::records {

/// The bytes of a part, decompressed, once from beginning to end.
class ByteStream final
{
public:
    /// Opens a part. Errors: NotFound, Io (a folder, no regular file, unreadable), InvalidRecords (a damaged
    /// or encrypted archive).
    static ReadResult<ByteStream> open(const Part &part, bool hasDigest);

    /// Returns the first `count` bytes, or fewer at the end; does not move the stream. Errors: as read().
    ReadResult<std::string> head(std::size_t count) const { return bytesAt(0, count); }
    /// Returns the bytes from `offset` on. A compressed part is decompressed up to there, again for each step
    /// back.
    ReadResult<std::string> bytesAt(std::int64_t offset, std::size_t count) const;

    /// Fills `buffer` as far as there are bytes and returns how many that was; 0 is the end.
    /// Errors: Io, InvalidRecords (a damaged archive).
    ReadResult<std::size_t> read(std::span<char> buffer);

    /// Returns the fraction of the part that was read, 0 to 1.
    double fractionRead() const;
    /// Returns the fraction of the part before an offset that bytesAt() was asked for.
    double fractionAt(std::int64_t offset) const;

    /// Returns the digest of the file as stored on the disk; all zero before the end was read, if none was
    /// requested, or for an entry of an archive.
    const Digest &digest() const;

private:
    using Packed = std::unique_ptr<Unpacking>;

    ByteStream(Part part, FileBytes plain);
    ByteStream(Part part, Packed packed);

    ReadResult<void> moveAheadTo(std::int64_t offset) const;

    Part m_part;
    std::variant<FileBytes, Packed> m_bytes;
    /// A second stream over a compressed part, and its position.
    mutable std::unique_ptr<ByteStream> m_ahead;
    mutable std::int64_t m_aheadAt = 0;
};

/// Returns the file of a part, for a format that does not read it from beginning to end. Errors: as
/// FileBytes::open; InvalidRecords (an entry of an archive, or compressed).
ReadResult<std::filesystem::path> plainFile(const Part &part);

/// Returns the SHA-256 of a file. PRIVATE. Errors: Io.
ReadResult<Digest> digestOfFile(const std::filesystem::path &path);

} // namespace core::records
