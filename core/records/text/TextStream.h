#pragma once

#include "core/records/bytes/ByteStream.h"
#include "core/records/parts/Part.h"
#include "core/records/text/Decoder.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace core::records {

/// The text of a file as UTF-8, chunk by chunk, without its byte-order mark.
class TextStream final
{
public:
    /// Opens a part, determines its encoding and refuses files that hold no text. Errors: NotFound, Io,
    /// InvalidPlan (unknown encoding, or another one than that of the byte-order mark), InvalidRecords
    /// (binary).
    static ReadResult<TextStream> open(const Part &part, const ReadOptions &options);
    /// The same of a part whose bytes are open. `part` names the encoding.
    static ReadResult<TextStream> open(ByteStream bytes, const Part &part, std::size_t chunkBytes);

    enum class Piece { Text, End, Undecodable };
    /// Appends the next piece to `text`. All text before bytes that are not in the encoding, or before a zero
    /// byte, comes first. Errors: Io.
    ReadResult<Piece> append(std::string &text);

    /// Returns the position of the first byte that is undecodable or zero, from 1.
    std::int64_t badByte() const { return m_zeroOffset.value_or(m_decoder->badOffset().value_or(-1)) + 1; }
    /// Returns advice about them, as the end of a sentence.
    std::string adviceOnBadByte() const;
    /// Returns the encoding that they look like; empty if it cannot be guessed, or if the file is otherwise
    /// UTF-8.
    std::optional<std::string> encodingOfBadByte() const;

    /// Returns an error with all of that. `line` and `column` are the place of the bytes in the text, from 1.
    ReadError undecodable(std::int64_t line, std::int64_t column) const;

    bool isUtf8() const { return m_isUtf8; }
    /// Returns the bytes of the byte-order mark, in UTF-8; ask after text was read.
    std::int64_t skippedBytes() const { return m_skippedBytes; }

    const std::string &encoding() const { return m_encoding; }
    double fractionRead() const { return m_bytes.fractionRead(); }
    const Digest &digest() const { return m_bytes.digest(); }

private:
    TextStream(ByteStream bytes,
               std::unique_ptr<Decoder> decoder,
               std::string encoding,
               std::size_t chunkBytes);

    std::optional<std::string> likelyAtBadByte() const;

    ByteStream m_bytes;
    std::unique_ptr<Decoder> m_decoder;
    std::string m_encoding;
    std::size_t m_chunkBytes;
    std::string m_raw;                        ///< the last chunk, behind what was left over of the one before
    std::size_t m_used = 0;                   ///< bytes of m_raw that are decoded
    std::int64_t m_rawBefore = 0;             ///< bytes in front of m_raw
    std::optional<std::int64_t> m_zeroOffset; ///< offset of a zero byte, which ends the reading
    bool m_isUtf8;
    std::int64_t m_skippedBytes = 0;
    bool m_isBeginning = true;
    bool m_isAtEnd = false;
};

} // namespace core::records
