#include "core/learning/Tokens.h"

#include "core/base/Text.h"
#include "core/vocabulary/Folding.h"

#include <algorithm>
#include <array>
#include <unicode/uchar.h>

namespace core::learning {

namespace {

constexpr std::size_t longestWord = 100;

bool isAscii(std::string_view text)
{
    return std::ranges::all_of(text, [](char byte) { return static_cast<unsigned char>(byte) < 0x80; });
}

void foldInto(std::string_view written, std::string &folded)
{
    if (isAscii(written)) {
        folded.assign(written);
        for (char &byte : folded)
            byte = lowered(byte);
    } else {
        folded = vocabulary::folded(written);
    }
}

bool isAsciiLetter(char byte)
{
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
}

bool isWhite(char byte)
{
    return byte == ' ' || byte == '\t' || byte == '\r' || byte == '\n';
}

/// The text up to the next white space.
struct Chunk
{
    std::size_t size = 0;
    bool isAddress = false; ///< of the Internet: a point between letters ("example.org") is enough
};

Chunk chunkAt(std::string_view text)
{
    Chunk chunk;
    for (; chunk.size < text.size() && !isWhite(text[chunk.size]); ++chunk.size) {
        const std::string_view rest = text.substr(chunk.size);
        if (rest[0] == '@' || rest.starts_with("://"))
            chunk.isAddress = true;
        else if (rest[0] == '.' && chunk.size > 0 && rest.size() > 1 && isAsciiLetter(rest[1])
                 && isAsciiLetter(text[chunk.size - 1]))
            chunk.isAddress = true;
    }
    return chunk;
}

} // namespace

TokenScanner::Class TokenScanner::classAt(std::size_t position, std::size_t &end) const
{
    const auto byte = static_cast<unsigned char>(m_text[position]);
    end = position + 1;
    if (byte < 0x80) {
        if ((byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z'))
            return Class::Word;
        switch (byte) {
        case ' ':
        case '\t':
            return Class::Blank;
        case '\n':
            return Class::LineBreak;
        case '\r': // counts with the line feed behind it
            return end < m_text.size() && m_text[end] == '\n' ? Class::Blank : Class::LineBreak;
        case '\'':
            return Class::Apostrophe;
        case '-':
            return Class::Hyphen;
        case '.':
        case '!':
        case '?':
            return Class::SentenceEnd;
        default:
            return byte >= '0' && byte <= '9' ? Class::Digit : Class::Other;
        }
    }
    end = position;
    const std::int32_t codePoint = vocabulary::nextCodePoint(m_text, end);
    if (codePoint < 0)
        return Class::Other;
    if (u_isalpha(codePoint) || (U_GET_GC_MASK(codePoint) & U_GC_M_MASK) != 0)
        return Class::Word;
    if (u_isdigit(codePoint))
        return Class::Digit;
    if (codePoint == 0x2019)
        return Class::Apostrophe;
    if (codePoint == 0x2010 || codePoint == 0x2011)
        return Class::Hyphen;
    return u_isUWhiteSpace(codePoint) ? Class::Blank : Class::Other;
}

bool TokenScanner::isWordAt(std::size_t position) const
{
    std::size_t end = 0;
    if (position >= m_text.size())
        return false;
    const Class type = classAt(position, end);
    return type == Class::Word || type == Class::Digit;
}

// A sentence ends where its mark stands before white space: "0.5" and "e.g." in one piece go on.
bool TokenScanner::skipGap(Token &token)
{
    unsigned lineBreaks = 0;
    unsigned apostrophes = 0;
    bool isCut = m_isFirst;
    bool isAfterMark = false;
    token.startsSentence = m_isFirst;
    while (m_position < m_text.size()) {
        std::size_t end = 0;
        const Class type = classAt(m_position, end);
        if (type == Class::Word || type == Class::Digit) {
            token.startsSentence = token.startsSentence || lineBreaks > 1;
            token.continues = !isCut && lineBreaks <= 1 && apostrophes <= 1;
            m_isFirst = false;
            return true;
        }
        lineBreaks += type == Class::LineBreak ? 1 : 0;
        apostrophes += type == Class::Apostrophe ? 1 : 0;
        const bool isWhite = type == Class::Blank || type == Class::LineBreak;
        token.startsSentence = token.startsSentence || (isAfterMark && isWhite);
        isAfterMark = type == Class::SentenceEnd;
        isCut = isCut || !(isWhite || type == Class::Apostrophe);
        m_position = end;
    }
    return false;
}

void TokenScanner::takeWord(Token &token, std::string &folded)
{
    const std::size_t begin = m_position;
    std::size_t end = 0;
    bool isNoWord = classAt(begin, end) == Class::Digit;
    if (begin >= m_chunkEnd) {
        const Chunk chunk = chunkAt(m_text.substr(begin));
        m_chunkEnd = begin + chunk.size;
        isNoWord = isNoWord || chunk.isAddress;
        m_position = chunk.isAddress ? m_chunkEnd : begin;
    }
    while (m_position < m_text.size()) {
        const Class type = classAt(m_position, end);
        const bool isInside =
            type == Class::Word || type == Class::Digit || (type == Class::Hyphen && isWordAt(end));
        if (!isInside)
            break;
        m_position = end;
    }
    const std::string_view written = m_text.substr(begin, m_position - begin);
    if (m_position < m_text.size() && classAt(m_position, end) == Class::Apostrophe && end < m_text.size()
        && (m_text[end] == 's' || m_text[end] == 'S') && !isWordAt(end + 1))
        m_position = end + 1;
    token.begin = static_cast<std::uint32_t>(begin);
    token.end = static_cast<std::uint32_t>(m_position);
    folded.clear();
    if (!isNoWord && written.size() <= longestWord)
        foldInto(written, folded);
}

bool TokenScanner::next(Token &token, std::string &folded)
{
    token = {};
    if (!skipGap(token))
        return false;
    takeWord(token, folded);
    return true;
}

std::vector<std::string> wordsOf(std::string_view list)
{
    constexpr std::string_view white = " \n";
    std::vector<std::string> words;
    for (std::size_t begin = list.find_first_not_of(white); begin != std::string_view::npos;) {
        const std::size_t end = std::min(list.find_first_of(white, begin), list.size());
        words.emplace_back(list.substr(begin, end - begin));
        begin = list.find_first_not_of(white, end);
    }
    return words;
}

} // namespace core::learning
