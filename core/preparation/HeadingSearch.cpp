#include "core/preparation/HeadingSearch.h"

#include "core/vocabulary/Folding.h"

#include <algorithm>
#include <cstring>
#include <unicode/uchar.h>

namespace core::preparation {

namespace {

bool isBlank(char byte)
{
    return byte == ' ' || byte == '\t';
}
bool isDigit(char byte)
{
    return byte >= '0' && byte <= '9';
}
bool isCapital(char byte)
{
    return byte >= 'A' && byte <= 'Z';
}

/// Returns the first position of `byte` from `begin` on; `end` if there is none.
std::size_t findByte(std::string_view text, char byte, std::size_t begin, std::size_t end)
{
    if (begin >= end)
        return end;
    const void *found = std::memchr(text.data() + begin, byte, end - begin);
    return found ? static_cast<std::size_t>(static_cast<const char *>(found) - text.data()) : end;
}

std::size_t behindBlanks(std::string_view text, std::size_t begin, std::size_t end)
{
    while (begin < end && isBlank(text[begin]))
        ++begin;
    return begin;
}

// "2. ", "b) ", "IV. ", "- ", "# ", and white space.
std::size_t behindBullet(std::string_view text, std::size_t begin, std::size_t end)
{
    constexpr std::string_view marks = "-*#>+.";
    constexpr std::size_t longestNumber = 4;
    const auto isMark = [&](std::size_t i) { return isBlank(text[i]) || marks.find(text[i]) != marks.npos; };
    while (begin < end && isMark(begin))
        ++begin;
    for (const std::string_view bullet : {"•", "·", "–", "▪"})
        if (text.substr(begin, end - begin).starts_with(bullet))
            begin = behindBlanks(text, begin + bullet.size(), end);
    std::size_t number = begin;
    while (
        number < end && number - begin < longestNumber
        && (isDigit(text[number]) || isCapital(text[number]) || (text[number] >= 'a' && text[number] <= 'z')))
        ++number;
    if (number == begin || number + 1 >= end || (text[number] != '.' && text[number] != ')'))
        return begin;
    const std::size_t behind = behindBlanks(text, number + 1, end);
    return behind > number + 1 || isDigit(text[begin]) ? behind : begin;
}

/// The facts of a run of capitals that decide whether it looks like a heading.
struct Capitals
{
    bool hasSmall = false;
    std::size_t letters = 0;
    std::size_t words = 0;
};

Capitals capitalsOf(std::string_view text)
{
    Capitals seen;
    bool isInWord = false;
    for (std::size_t position = 0; position < text.size();) {
        const std::int32_t codePoint = vocabulary::nextCodePoint(text, position);
        const bool isLetter = codePoint >= 0 && u_isalpha(codePoint);
        seen.hasSmall |= isLetter && u_islower(codePoint);
        seen.letters += isLetter ? 1 : 0;
        seen.words += isLetter && !isInWord ? 1 : 0;
        isInWord = isLetter;
    }
    return seen;
}

// A value: a number, and not that of a list ("1. Aspirin").
bool isNumberAt(std::string_view text, std::size_t position)
{
    const std::size_t begin = behindBlanks(text, position, text.size());
    std::size_t end = begin;
    while (end < text.size() && isDigit(text[end]))
        ++end;
    if (end == begin)
        return false;
    const bool isOfList = end < text.size() && (text[end] == '.' || text[end] == ')')
                          && (end + 1 == text.size() || !isDigit(text[end + 1]));
    return !isOfList;
}

// A short word is an abbreviation.
bool looksLikeHeading(std::string_view text, const TextRange &written, std::size_t end)
{
    constexpr std::size_t fewestLetters = 6;
    constexpr std::size_t mostWords = 8;
    const Capitals seen = capitalsOf(written.in(text));
    const bool isLong =
        seen.letters >= fewestLetters || (seen.words > 1 && seen.letters >= fewestLetters - 1);
    return !seen.hasSmall && isLong && seen.words <= mostWords && !isNumberAt(text, end);
}

bool beginsWithCapital(std::string_view text)
{
    std::size_t position = 0;
    const std::int32_t codePoint = text.empty() ? -1 : vocabulary::nextCodePoint(text, position);
    return codePoint >= 0 && u_isupper(codePoint);
}

TextRange trimmedLine(std::string_view text, TextRange range)
{
    range.begin = behindBlanks(text, range.begin, range.end);
    while (range.end > range.begin && isBlank(text[range.end - 1]))
        --range.end;
    return range;
}

// Returns whether a heading can follow this byte inside a line.
bool endsSomething(char byte)
{
    return std::string_view(".,;:!?)]\"*|").find(byte) != std::string_view::npos;
}

bool mayStandInCapitals(char byte)
{
    return isCapital(byte) || isDigit(byte) || isBlank(byte) || static_cast<unsigned char>(byte) >= 0x80
           || std::string_view("/-&'(").find(byte) != std::string_view::npos;
}

} // namespace

// Both kinds of line break, each looked for by itself.
std::size_t HeadingSearch::endOfLine(std::size_t begin)
{
    if (m_nextReturn < begin || begin == 0)
        m_nextReturn = findByte(m_text, '\r', begin, m_text.size());
    return findByte(m_text, '\n', begin, m_nextReturn);
}

void HeadingSearch::beginLine(std::size_t begin)
{
    m_position = begin;
    m_lineEnd = endOfLine(begin);
    m_isLineBegin = true;
}

bool HeadingSearch::next(FoundHeading &found)
{
    if (m_position == 0 && m_isLineBegin)
        beginLine(0);
    while (m_position < m_text.size()) {
        if (m_isLineBegin && atLineBegin(found))
            return true;
        if (insideLine(found))
            return true;
        if (m_lineEnd >= m_text.size())
            break;
        beginLine(m_lineEnd + 1);
    }
    m_position = m_text.size();
    return false;
}

// Whatever is found, the search goes on behind it.
bool HeadingSearch::take(TextRange written, TextRange range, bool needsCapitals, FoundHeading &found)
{
    const auto heading = needsCapitals && capitalsOf(written.in(m_text)).hasSmall
                             ? std::nullopt
                             : HeadingTable::builtIn().find(written.in(m_text));
    const bool hasColon = range.end > 0 && m_text[range.end - 1] == ':';
    if (!heading && (!hasColon || !looksLikeHeading(m_text, written, range.end)))
        return false;
    found = {.range = range, .heading = heading};
    m_position = range.end;
    return true;
}

bool HeadingSearch::atLineBegin(FoundHeading &found)
{
    m_isLineBegin = false;
    const std::size_t begin = behindBullet(m_text, m_position, m_lineEnd);
    const std::size_t furthest = std::min(m_lineEnd, begin + HeadingTable::longest);
    const std::size_t colon = findByte(m_text, ':', begin, furthest);
    if (colon < furthest)
        return take(trimmedLine(m_text, {begin, colon}), {m_position, colon + 1}, false, found);
    const TextRange line = trimmedLine(m_text, {begin, m_lineEnd});
    return furthest == m_lineEnd && beginsWithCapital(line.in(m_text))
           && take(line, {m_position, m_lineEnd}, false, found);
}

bool HeadingSearch::insideLine(FoundHeading &found)
{
    std::size_t from = m_position;
    for (std::size_t colon = findByte(m_text, ':', from, m_lineEnd); colon < m_lineEnd;
         colon = findByte(m_text, ':', from, m_lineEnd)) {
        const std::size_t limit = std::max(from, colon - std::min(colon, HeadingTable::longest));
        std::size_t begin = colon;
        while (begin > limit && mayStandInCapitals(m_text[begin - 1]))
            --begin;
        const bool isApart = begin == m_position || (begin > 0 && endsSomething(m_text[begin - 1]));
        const TextRange written = trimmedLine(m_text, {begin, colon});
        if (isApart && written.begin < written.end && take(written, {written.begin, colon + 1}, true, found))
            return true;
        from = colon + 1;
    }
    return false;
}

} // namespace core::preparation
