#pragma once

#include "core/records/FileBytes.h"
#include "core/records/Part.h"
#include "core/records/Unpacking.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <variant>

namespace core::records {

/// The bytes of a part, once from beginning to end, without what they are packed in.
class ByteStream final
{
public:
    /// Faults: NotFound, Io (a folder, no regular file, unreadable), InvalidRecords (a damaged or encrypted
    /// archive).
    static Faulty<ByteStream> open(const Part &part, bool hasDigest);

    /// The first `count` bytes or what there is of them; does not move the stream. Faults: as read().
    Faulty<std::string> head(std::size_t count) const { return bytesAt(0, count); }
    /// The same from `offset` on. What is packed is unpacked up to there, again for each step back.
    Faulty<std::string> bytesAt(std::int64_t offset, std::size_t count) const;

    /// Fills `buffer` as far as there are bytes and returns how many that was; 0 is the end.
    /// Faults: Io, InvalidRecords (a damaged archive).
    Faulty<std::size_t> read(std::span<char> buffer);

    /// Of the part, 0 to 1.
    double fractionRead() const;
    /// The same of what lies before an offset that bytesAt() was asked for.
    double fractionAt(std::int64_t offset) const;

    /// Of the file as it lies on the disk; all zero before the end was read, or when none was asked for, or
    /// of an entry of an archive.
    const Digest &digest() const;

private:
    using Packed = std::unique_ptr<Unpacking>;

    ByteStream(Part part, FileBytes plain);
    ByteStream(Part part, Packed packed);

    Faulty<void> moveAheadTo(std::int64_t offset) const;

    Part m_part;
    std::variant<FileBytes, Packed> m_bytes;
    /// A second stream over what is packed, with how far it is.
    mutable std::unique_ptr<ByteStream> m_ahead;
    mutable std::int64_t m_aheadAt = 0;
};

} // namespace core::records
