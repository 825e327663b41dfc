#include "core/records/documents/PlainLines.h"

#include <algorithm>
#include <utility>

namespace core::records {

void PlainLines::addFolded(std::string_view text)
{
    constexpr std::string_view space = " \t\n\r\f\v";
    while (!text.empty()) {
        const std::size_t word = std::min(text.find_first_not_of(space), text.size());
        m_hasSpace |= word > 0;
        text.remove_prefix(word);
        if (text.empty())
            return;
        const std::size_t end = std::min(text.find_first_of(space), text.size());
        if (std::exchange(m_hasSpace, false) && !isAtLineStart() && m_text.back() != '\t')
            m_text += ' ';
        m_text += text.substr(0, end);
        text.remove_prefix(end);
    }
}

void PlainLines::addAsIs(std::string_view text)
{
    if (std::exchange(m_hasSpace, false) && !isAtLineStart())
        m_text += ' ';
    std::ranges::remove_copy(text, std::back_inserter(m_text), '\r');
}

void PlainLines::breakLine()
{
    m_hasSpace = false;
    while (m_text.ends_with('\t'))
        m_text.pop_back();
    m_text += '\n';
}

void PlainLines::beginBlock()
{
    m_hasSpace = false;
    if (!isAtLineStart())
        breakLine();
}

void PlainLines::beginCell()
{
    m_hasSpace = false;
    if (!isAtLineStart())
        m_text += '\t';
}

std::string PlainLines::take()
{
    constexpr std::string_view noBreakSpace = "\u00A0";
    constexpr std::string_view space = " \t\n";
    std::size_t written = 0;
    for (std::size_t from = 0; from < m_text.size();) {
        const bool isSpace = std::string_view(m_text).substr(from).starts_with(noBreakSpace);
        m_text[written++] = isSpace ? ' ' : m_text[from];
        from += isSpace ? noBreakSpace.size() : 1;
    }
    m_text.resize(written);
    m_text.erase(m_text.find_last_not_of(space) + 1);
    m_text.erase(0, m_text.find_first_not_of(space));
    m_hasSpace = false;
    return std::exchange(m_text, {});
}

} // namespace core::records
