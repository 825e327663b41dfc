#include "core/records/text/LineBreaks.h"

#include "core/records/text/Decoder.h"

#include <algorithm>

namespace core::records {

namespace {

/// Returns the character in units of the encoding.
std::string unitOf(char character, std::string_view encoding)
{
    if (!encoding.starts_with("UTF-16") && !encoding.starts_with("UTF-32"))
        return {character};
    std::string unit(encoding.starts_with("UTF-16") ? 2 : 4, '\0');
    (encoding.ends_with("LE") ? unit.front() : unit.back()) = character;
    return unit;
}

} // namespace

LineBreaks::LineBreaks(std::string_view encoding)
    : m_lineFeed(unitOf('\n', encoding))
    , m_return(unitOf('\r', encoding))
{}

std::size_t LineBreaks::find(std::string_view bytes, const std::string &unit, std::size_t from) const
{
    std::size_t found = bytes.find(unit, from);
    // The same bytes may also be parts of two adjacent wide units.
    while (found != std::string_view::npos && found % unit.size() != 0)
        found = bytes.find(unit, found + 1);
    return found;
}

LineBreaks::Break LineBreaks::next(std::string_view bytes, std::size_t from, bool isLast) const
{
    const std::size_t lineFeed = find(bytes, m_lineFeed, from);
    const std::size_t carriageReturn = find(bytes.substr(0, lineFeed), m_return, from);
    const std::size_t begin = std::min(lineFeed, carriageReturn);
    if (begin == std::string_view::npos || begin == lineFeed)
        return {begin, begin == lineFeed ? begin + unitBytes() : 0};
    const std::size_t behind = begin + unitBytes();
    if (behind + unitBytes() > bytes.size() && !isLast)
        return {};
    const bool isPair = bytes.substr(behind).starts_with(m_lineFeed);
    return {begin, isPair ? behind + unitBytes() : behind};
}

bool LineBreaks::endsWithBreak(std::string_view bytes) const
{
    return bytes.ends_with(m_lineFeed) || bytes.ends_with(m_return);
}

std::size_t LineCounter::pass(std::string_view bytes, std::int64_t most, bool isLast)
{
    std::size_t passed = 0;
    while (most > 0) {
        const LineBreaks::Break found = m_breaks.next(bytes, passed, isLast);
        if (found.begin == std::string_view::npos)
            break;
        passed = found.end;
        ++m_counted;
        --most;
    }
    if (most == 0 || isLast)
        return most == 0 ? passed : bytes.size();
    // Without a break the rest is dealt with, except a CR at its end.
    const std::size_t unit = m_breaks.unitBytes();
    const std::size_t whole = bytes.size() - bytes.size() % unit;
    return std::max(passed, whole >= unit ? whole - unit : 0);
}

void TextPosition::pass(std::string_view text)
{
    if (text.empty())
        return;
    // The line feed of a pair was counted with its carriage return.
    if (m_isBehindReturn && text.front() == '\n')
        text.remove_prefix(1);
    if (text.empty()) {
        m_isBehindReturn = false;
        return;
    }
    m_line += std::ranges::count(text, '\n');
    if (text.find('\r') != std::string_view::npos)
        for (std::size_t at = text.find('\r'); at != std::string_view::npos; at = text.find('\r', at + 1))
            m_line += text.substr(at + 1).starts_with('\n') ? 0 : 1;
    m_isBehindReturn = text.back() == '\r';
    const std::size_t last = text.find_last_of("\r\n");
    m_column = (last == std::string_view::npos ? m_column : 1)
               + countCharacters(last == std::string_view::npos ? text : text.substr(last + 1));
}

} // namespace core::records
