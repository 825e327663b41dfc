#include "core/records/text/LineReader.h"

#include "core/base/Result.h"
#include "core/records/Columns.h"

#include <algorithm>
#include <utility>

namespace core::records {

namespace {

std::size_t find(const std::string &text, char wanted, std::size_t from)
{
    return std::min(text.find(wanted, from), text.size());
}

} // namespace

ReadResult<LineReader> LineReader::open(const Part &part, const ReadOptions &options)
{
    KEYSEED_ASSIGN(auto stream, TextStream::open(part, options));
    LineReader reader(std::move(stream), options.maximumRecordBytes);
    KEYSEED_TRY(reader.fetch());
    return reader;
}

LineReader::LineReader(TextStream stream, std::size_t maximumLineBytes)
    : m_stream(std::move(stream))
    , m_maximumLineBytes(maximumLineBytes)
{}

ReadResult<bool> LineReader::next(Line &line)
{
    while (!cutAtBreak(line)) {
        if (m_text.size() - m_position > m_maximumLineBytes)
            return fail(tooLong(m_number + 1));
        if (!m_isExhausted) {
            KEYSEED_TRY(fetch());
            continue;
        }
        if (m_isUndecodable)
            return fail(undecodable());
        if (m_position == m_text.size())
            return false;
        take(line, m_text.size() - m_position, 0);
        return true;
    }
    if (line.text.size() > m_maximumLineBytes)
        return fail(tooLong(line.number));
    return true;
}

bool LineReader::cutAtBreak(Line &line)
{
    if (m_lineFeed < m_position)
        m_lineFeed = find(m_text, '\n', m_position);
    if (m_carriageReturn < m_position)
        m_carriageReturn = find(m_text, '\r', m_position);

    const std::size_t end = std::min(m_lineFeed, m_carriageReturn);
    if (end == m_text.size())
        return false;
    const bool isReturn = end == m_carriageReturn;
    // The next chunk may begin with its line feed.
    if (isReturn && end + 1 == m_text.size() && !m_isExhausted)
        return false;
    const bool isPair = isReturn && std::string_view(m_text).substr(end + 1).starts_with('\n');
    take(line, end - m_position, isPair ? 2 : 1);
    return true;
}

void LineReader::take(Line &line, std::size_t length, std::size_t breakLength)
{
    const std::string_view text = std::string_view(m_text).substr(m_position);
    line = {text.substr(0, length), text.substr(length, breakLength), ++m_number, offset()};
    m_position += length + breakLength;
    m_taken += static_cast<std::int64_t>(length + breakLength);
}

std::optional<std::int64_t> LineReader::offset() const
{
    return m_stream.isUtf8() ? std::optional(m_stream.skippedBytes() + m_taken) : std::nullopt;
}

ReadResult<void> LineReader::fetch()
{
    m_text.erase(0, m_position);
    // cutAtBreak() has left neither of them behind m_position.
    m_lineFeed -= m_position;
    m_carriageReturn -= m_position;
    m_position = 0;

    const std::size_t before = m_text.size();
    KEYSEED_ASSIGN(const auto piece, m_stream.append(m_text));
    m_isExhausted = piece != TextStream::Piece::Text;
    m_isUndecodable = piece == TextStream::Piece::Undecodable;
    if (m_lineFeed == before)
        m_lineFeed = find(m_text, '\n', before);
    if (m_carriageReturn == before)
        m_carriageReturn = find(m_text, '\r', before);
    return {};
}

ReadError LineReader::tooLong(std::int64_t number) const
{
    return {
        .place = {.line = number},
        .what = "longer than " + inMebibytes(m_maximumLineBytes)
                + ", the most a record may have; split the record",
        .facts = {.kind = ProblemKind::TooLong, .expected = static_cast<std::int64_t>(m_maximumLineBytes)}};
}

ReadError LineReader::undecodable() const
{
    // The rest is the part of the line in front of the bad byte.
    const auto inFront = countCharacters(std::string_view(m_text).substr(m_position));
    ReadError found = m_stream.undecodable(m_number + 1, inFront + 1);
    found.offset = offset();
    return found;
}

} // namespace core::records
