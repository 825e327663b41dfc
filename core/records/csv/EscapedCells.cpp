#include "core/records/csv/EscapedCells.h"

#include <utility>

namespace core::records {

EscapedCells::Step EscapedCells::take(std::string_view text, std::size_t &at)
{
    const char c = text[at++];
    if (!std::exchange(m_isBegun, true) && c == '"') {
        m_isQuoted = true;
        return Step::Went;
    }
    if (m_isClosed && c != m_delimiter) {
        if (m_isFromBefore)
            return Step::TextBehindQuote;
        m_isClosed = false;
        m_cell = '"' + m_cell + '"';
    }
    if (c == '\\') {
        escape(text, at);
        return Step::Went;
    }
    if (m_isQuoted && c == '"') {
        const bool isDoubled = at < text.size() && text[at] == '"';
        m_isQuoted = isDoubled;
        m_isClosed = !isDoubled;
        if (isDoubled)
            m_cell += text[at++];
        return Step::Went;
    }
    if (c == m_delimiter && !m_isQuoted)
        return Step::CellEnded;
    m_isNull = false;
    m_cell += c;
    return Step::Went;
}

void EscapedCells::escape(std::string_view text, std::size_t &at)
{
    if (at == text.size()) {
        m_isEscaped = true;
        return;
    }
    const char c = text[at++];
    const bool isFirst = m_cell.empty();
    m_isNull = isFirst && c == 'N';
    if (c == 't' || c == 'n' || c == 'r')
        m_cell += c == 't' ? '\t' : '\n';
    else if (c == '"' || c == '\'' || c == '\\' || c == m_delimiter)
        m_cell += c;
    else
        (m_cell += '\\') += c;
}

std::string_view EscapedCells::takeCell()
{
    m_taken.swap(m_cell);
    m_cell.clear();
    if (std::exchange(m_isNull, false))
        m_taken.clear();
    m_isBegun = m_isQuoted = m_isClosed = m_isFromBefore = false;
    return m_taken;
}

} // namespace core::records
