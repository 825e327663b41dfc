#pragma once

#include "core/vocabulary/Folding.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

namespace core::vocabulary {

/// One folded word in the shape that tables compare. A word of at most 16 bytes is the two numbers: its
/// bytes, zero-padded, little-endian. For a longer word they are the first 16 bytes, and `longForm` holds
/// all. Both numbers are 0 for a word that no table knows: it folds to nothing, or has more than
/// WordScanner::longestWord bytes.
struct Word
{
    std::uint64_t head = 0;
    std::uint64_t next = 0;
    std::string_view longForm; ///< until the scanner moves on
    bool isJoined = false;     ///< what lies between the word before and this one may stand inside a phrase
    bool isHyphenated = false; ///< a hyphen and a line break alone part it from the word before

    bool isKnowable() const { return head != 0; }
};

/// Cuts UTF-8 text into folded words; the rules are those of PhraseMatcher. Plain ASCII, which is nearly all
/// of English text, is read eight bytes at a time without leaving this header.
class WordScanner final
{
public:
    static constexpr std::size_t longestWord = 1024;

    explicit WordScanner(std::string_view text)
        : m_text(text)
    {}

    /// Returns false at the end of the text.
    bool next(Word &word);
    /// Returns the last word of next() as written in the text.
    std::string_view written() const { return m_text.substr(m_begin, m_position - m_begin); }

private:
    enum class Class : std::uint8_t { Other, Letter, Blank, LineBreak, Mark, NonAscii };
    static const std::array<Class, 256> classes;

    // Returns the eight bytes at `position`, zeros behind the end of the text.
    std::uint64_t load(std::size_t position) const;
    bool skipGap(Word &word);
    Class classOfNonAscii();
    bool isHyphenAt(std::size_t gap, unsigned marks) const;
    void readWord(Word &word);
    void readLongWord(Word &word);
    void takeFolded(Word &word, std::size_t size);

    std::string_view m_text;
    std::size_t m_begin = 0;
    std::size_t m_position = 0;
    bool m_hasPrevious = false;
    std::array<char, largestFolding * longestWord> m_folded; // written before it is read
};

/// Returns the word without the characters that are not seen, such as soft hyphens and directional marks.
std::string withoutUnseen(std::string_view word);

/// Returns the folded words of a text, in order, without those that no table knows.
std::vector<std::string> foldedWords(std::string_view text);

namespace ascii {

constexpr std::uint64_t everyByte(unsigned char value)
{
    return 0x0101010101010101u * value;
}

/// Returns the high bit of every byte that is not an ASCII letter or digit; other bits are 0.
constexpr std::uint64_t nonWordBytes(std::uint64_t bytes)
{
    const auto atLeast = [](std::uint64_t sevenBits, unsigned char bound) {
        return sevenBits + everyByte(static_cast<unsigned char>(0x80 - bound));
    };
    const std::uint64_t plain = bytes & everyByte(0x7f);
    const std::uint64_t lower = plain | everyByte(0x20);
    const std::uint64_t letter = atLeast(lower, 'a') & ~atLeast(lower, 'z' + 1);
    const std::uint64_t digit = atLeast(plain, '0') & ~atLeast(plain, '9' + 1);
    return (~(letter | digit) | bytes) & everyByte(0x80);
}

/// Letters to lower case; digits have the bit already.
constexpr std::uint64_t foldedBytes(std::uint64_t letters)
{
    return letters | everyByte(0x20);
}

/// Returns the lowest `count` bytes, 0 <= count <= 7.
constexpr std::uint64_t lowBytes(std::uint64_t bytes, unsigned count)
{
    return bytes & ((std::uint64_t{1} << (8 * count)) - 1);
}

} // namespace ascii

[[gnu::always_inline]] inline std::uint64_t WordScanner::load(std::size_t position) const
{
    std::uint64_t bytes = 0;
    if (position + sizeof(bytes) <= m_text.size()) [[likely]]
        std::memcpy(&bytes, m_text.data() + position, sizeof(bytes));
    else if (position < m_text.size())
        std::memcpy(&bytes, m_text.data() + position, m_text.size() - position);
    return bytes;
}

[[gnu::always_inline]] inline bool WordScanner::next(Word &word)
{
    if (!skipGap(word))
        return false;
    m_begin = m_position;
    readWord(word);
    m_hasPrevious = true;
    return true;
}

// Blanks, at most one line break and at most one of hyphen, slash and apostrophe may stand inside a phrase.
[[gnu::always_inline]] inline bool WordScanner::skipGap(Word &word)
{
    const auto classAt = [&](std::size_t i) { return classes[static_cast<unsigned char>(m_text[i])]; };
    // Nearly every gap is one space.
    if (m_position + 1 < m_text.size() && m_text[m_position] == ' '
        && classAt(m_position + 1) == Class::Letter) {
        ++m_position;
        word.isJoined = m_hasPrevious;
        word.isHyphenated = false;
        return true;
    }
    const std::size_t begin = m_position;
    bool joins = m_hasPrevious;
    unsigned lineBreaks = 0;
    unsigned marks = 0;
    while (m_position < m_text.size()) {
        Class type = classAt(m_position);
        if (type == Class::NonAscii)
            type = classOfNonAscii();
        else if (type != Class::Letter)
            ++m_position;
        switch (type) {
        case Class::Letter:
            word.isJoined = joins && lineBreaks <= 1 && marks <= 1;
            word.isHyphenated = word.isJoined && lineBreaks == 1 && isHyphenAt(begin, marks);
            return true;
        case Class::LineBreak:
            // A carriage return and the line feed behind it are one line break: the latter counts.
            if (m_text[m_position - 1] != '\r' || m_position == m_text.size() || m_text[m_position] != '\n')
                ++lineBreaks;
            break;
        case Class::Mark:
            ++marks;
            break;
        case Class::Other:
            joins = false;
            break;
        case Class::Blank:
        case Class::NonAscii:
            break;
        }
    }
    return false;
}

[[gnu::always_inline]] inline void WordScanner::readWord(Word &word)
{
    const std::uint64_t first = load(m_position);
    const std::uint64_t firstEnd = ascii::nonWordBytes(first);
    word.longForm = {};
    if (firstEnd != 0) [[likely]] {
        const auto size = static_cast<unsigned>(std::countr_zero(firstEnd)) / 8;
        if (((first >> (8 * size)) & 0x80) == 0) [[likely]] {
            word.head = ascii::lowBytes(ascii::foldedBytes(first), size);
            word.next = 0;
            m_position += size;
            return;
        }
    } else {
        const std::uint64_t second = load(m_position + 8);
        const std::uint64_t secondEnd = ascii::nonWordBytes(second);
        const auto size = static_cast<unsigned>(std::countr_zero(secondEnd)) / 8;
        if (secondEnd != 0 && ((second >> (8 * size)) & 0x80) == 0) {
            word.head = ascii::foldedBytes(first);
            word.next = ascii::lowBytes(ascii::foldedBytes(second), size);
            m_position += 8 + size;
            return;
        }
    }
    readLongWord(word);
}

} // namespace core::vocabulary
