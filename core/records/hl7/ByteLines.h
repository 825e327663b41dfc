#pragma once

#include "core/records/bytes/ByteStream.h"
#include "core/records/parts/Part.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace core::records::hl7 {

/// A physical line in the bytes of the file; the view lives until the next call of ByteLines::next.
struct ByteLine
{
    std::string_view bytes = {};
    std::int64_t number = 0; ///< from 1
    std::int64_t offset = 0; ///< byte of the file at which it begins
    bool isTooLong = false;  ///< `bytes` are omitted
};

/// Cuts a file into lines, which end with CR, LF or CR LF, before anything is decoded: each message of a file
/// names its own encoding. Holds one line and one chunk.
class ByteLines final
{
public:
    ByteLines(ByteStream bytes, const ReadOptions &options);

    /// Fills the next line; false at the end. Errors: Io.
    ReadResult<bool> next(ByteLine &line);

    double fractionRead() const { return m_stream.fractionRead(); }
    Digest digest() const { return m_stream.digest(); }

private:
    ReadResult<void> fetch();
    bool cut(ByteLine &line);
    void take(ByteLine &line, std::size_t length, std::size_t breakLength);

    ByteStream m_stream;
    std::size_t m_chunkBytes;
    std::size_t m_maximumLineBytes;
    std::string m_bytes;
    std::size_t m_position = 0; ///< start of the next line in m_bytes
    std::size_t m_searched = 0; ///< no break stands in front of it
    std::size_t m_dropped = 0;  ///< bytes of the line in front of m_position that are not kept
    std::int64_t m_number = 0;
    std::int64_t m_offset = 0; ///< offset of m_position in the file, without m_dropped
    bool m_isAtEnd = false;
};

} // namespace core::records::hl7
