#include "core/records/hl7/ByteLines.h"

#include "core/base/Result.h"

#include <algorithm>
#include <utility>

namespace core::records::hl7 {

ByteLines::ByteLines(ByteStream bytes, const ReadOptions &options)
    : m_stream(std::move(bytes))
    , m_chunkBytes(options.chunkBytes)
    , m_maximumLineBytes(options.maximumRecordBytes)
{}

ReadResult<bool> ByteLines::next(ByteLine &line)
{
    while (!cut(line)) {
        if (m_isAtEnd) {
            if (m_position == m_bytes.size() && m_dropped == 0)
                return false;
            take(line, m_bytes.size() - m_position, 0);
            return true;
        }
        KEYSEED_TRY(fetch());
    }
    return true;
}

bool ByteLines::cut(ByteLine &line)
{
    const auto from = m_bytes.begin() + static_cast<std::ptrdiff_t>(m_searched);
    const auto found = std::find_if(from, m_bytes.end(), [](char c) { return c == '\r' || c == '\n'; });
    const auto end = static_cast<std::size_t>(found - m_bytes.begin());
    m_searched = end;
    if (end == m_bytes.size())
        return false;
    const bool isReturn = *found == '\r';
    // Whether a line feed belongs to it is for the next chunk to say.
    if (isReturn && end + 1 == m_bytes.size() && !m_isAtEnd)
        return false;
    const bool isPair = isReturn && end + 1 < m_bytes.size() && m_bytes[end + 1] == '\n';
    take(line, end - m_position, isPair ? 2 : 1);
    return true;
}

void ByteLines::take(ByteLine &line, std::size_t length, std::size_t breakLength)
{
    const bool isTooLong = m_dropped + length > m_maximumLineBytes;
    const std::string_view bytes = std::string_view(m_bytes).substr(m_position, length);
    line = {.bytes = isTooLong ? std::string_view() : bytes,
            .number = ++m_number,
            .offset = m_offset,
            .isTooLong = isTooLong};
    m_offset += static_cast<std::int64_t>(m_dropped + length + breakLength);
    m_position += length + breakLength;
    m_searched = m_position;
    m_dropped = 0;
}

ReadResult<void> ByteLines::fetch()
{
    m_bytes.erase(0, m_position);
    m_searched -= m_position;
    m_position = 0;
    // A CR at the end is kept, because it may be half of a break.
    if (m_searched > m_maximumLineBytes) {
        m_dropped += m_searched;
        m_bytes.erase(0, m_searched);
        m_searched = 0;
    }
    const std::size_t kept = m_bytes.size();
    m_bytes.resize(kept + m_chunkBytes);
    const auto count = m_stream.read({m_bytes.data() + kept, m_chunkBytes});
    m_bytes.resize(kept + count.value_or(0));
    KEYSEED_TRY(count);
    m_isAtEnd = *count == 0;
    return {};
}

} // namespace core::records::hl7
