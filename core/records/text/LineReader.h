#pragma once

#include "core/records/ReadError.h"
#include "core/records/parts/Part.h"
#include "core/records/text/TextStream.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core::records {

/// A physical line; the views live until the next call of LineReader::next.
struct Line
{
    std::string_view text;                   ///< text without its line break
    std::string_view ending;                 ///< LF, CR LF or CR; empty on a last line without one
    std::int64_t number = 0;                 ///< number, from 1
    std::optional<std::int64_t> offset = {}; ///< byte of the file at which it begins, in UTF-8
};

/// Cuts the text of a file into lines and counts them. Holds one line and one chunk.
class LineReader final
{
public:
    /// Opens a part. Errors: as TextStream::open; Io.
    static ReadResult<LineReader> open(const Part &part, const ReadOptions &options);

    /// Fills the next line; false at the end. Errors: Io, InvalidRecords (bytes not in the encoding, line too
    /// long).
    ReadResult<bool> next(Line &line);

    const std::string &encoding() const { return m_stream.encoding(); }
    double fractionRead() const { return m_stream.fractionRead(); }
    const Digest &digest() const { return m_stream.digest(); }

private:
    LineReader(TextStream stream, std::size_t maximumLineBytes);

    ReadResult<void> fetch();
    bool cutAtBreak(Line &line);
    void take(Line &line, std::size_t length, std::size_t breakLength);
    std::optional<std::int64_t> offset() const;
    ReadError tooLong(std::int64_t number) const;
    ReadError undecodable() const;

    TextStream m_stream;
    std::size_t m_maximumLineBytes;
    std::string m_text;
    std::size_t m_position = 0; ///< start of the next line in m_text
    std::int64_t m_number = 0;
    std::int64_t m_taken = 0;   ///< bytes of text in front of m_position
    bool m_isExhausted = false; ///< no text follows m_text
    bool m_isUndecodable = false;
    /// The next of each in m_text; its size if there is none. They are kept because in a file with only one
    /// of them the search for the other would go through the whole chunk for every line.
    std::size_t m_lineFeed = 0;
    std::size_t m_carriageReturn = 0;
};

} // namespace core::records
