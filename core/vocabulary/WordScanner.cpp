#include "core/vocabulary/WordScanner.h"

#include "core/vocabulary/Folding.h"

#include <algorithm>
#include <unicode/uchar.h>

namespace core::vocabulary {

namespace {

bool isWordCharacter(std::int32_t codePoint)
{
    return u_isalnum(codePoint) || (U_GET_GC_MASK(codePoint) & U_GC_M_MASK) != 0;
}

// Soft hyphens, joiners and directional marks, which do not end a word (UAX #29, WB4); a zero-width space
// does.
bool isUnseen(std::int32_t codePoint)
{
    constexpr std::int32_t zeroWidthSpace = 0x200B;
    return codePoint != zeroWidthSpace && u_charType(codePoint) == U_FORMAT_CHAR
           && u_hasBinaryProperty(codePoint, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
}

// Hyphens and apostrophes of typeset text.
bool isTypographicMark(std::int32_t codePoint)
{
    return codePoint == 0x2010 || codePoint == 0x2011 || codePoint == 0x2019;
}

bool isAscii(std::string_view text)
{
    return std::ranges::all_of(text, [](char byte) { return static_cast<unsigned char>(byte) < 0x80; });
}

} // namespace

const std::array<WordScanner::Class, 256> WordScanner::classes = [] {
    std::array<Class, 256> table;
    table.fill(Class::Other);
    for (std::size_t byte = 0x80; byte < table.size(); ++byte)
        table[byte] = Class::NonAscii;
    for (std::size_t byte = 0; byte < 0x80; ++byte) {
        if (ascii::nonWordBytes(byte) % 0x100 == 0)
            table[byte] = Class::Letter;
    }
    for (const char blank : {' ', '\t', '\v', '\f'})
        table[static_cast<unsigned char>(blank)] = Class::Blank;
    for (const char lineBreak : {'\n', '\r'})
        table[static_cast<unsigned char>(lineBreak)] = Class::LineBreak;
    for (const char mark : {'-', '/', '\''})
        table[static_cast<unsigned char>(mark)] = Class::Mark;
    return table;
}();

// Moves behind the character unless a word starts with it.
WordScanner::Class WordScanner::classOfNonAscii()
{
    std::size_t end = m_position;
    const std::int32_t codePoint = nextCodePoint(m_text, end);
    if (codePoint >= 0 && isWordCharacter(codePoint))
        return Class::Letter;
    m_position = end;
    if (codePoint == 0x85 || codePoint == 0x2028)
        return Class::LineBreak;
    const bool isZeroWidth = codePoint == 0x200B || (codePoint >= 0 && isUnseen(codePoint));
    if (isZeroWidth || (codePoint >= 0 && codePoint != 0x2029 && u_isUWhiteSpace(codePoint)))
        return Class::Blank;
    return isTypographicMark(codePoint) ? Class::Mark : Class::Other;
}

// Returns whether the gap begins with its only mark, a hyphen, or follows a soft hyphen, which the word
// before holds.
bool WordScanner::isHyphenAt(std::size_t gap, unsigned marks) const
{
    constexpr std::string_view softHyphen = "\u00AD";
    const std::string_view rest = m_text.substr(gap);
    if (marks == 0)
        return m_text.substr(0, gap).ends_with(softHyphen);
    return marks == 1 && (rest.starts_with('-') || rest.starts_with("\u2010"));
}

// Words that are long, or not plain ASCII, or touch something that is not.
void WordScanner::readLongWord(Word &word)
{
    const std::size_t begin = m_position;
    while (m_position < m_text.size()) {
        std::size_t end = m_position;
        const std::int32_t codePoint = nextCodePoint(m_text, end);
        if (codePoint < 0 || !(isWordCharacter(codePoint) || isUnseen(codePoint)))
            break;
        m_position = end;
    }
    const std::string_view raw = m_text.substr(begin, m_position - begin);
    std::size_t size = 0;
    if (raw.size() <= longestWord && isAscii(raw)) {
        const auto fold = [](char byte) { return static_cast<char>(byte | 0x20); };
        std::ranges::transform(raw, m_folded.begin(), fold);
        size = raw.size();
    } else if (raw.size() <= longestWord) {
        size = foldInto(raw, m_folded);
    }
    takeFolded(word, size);
}

void WordScanner::takeFolded(Word &word, std::size_t size)
{
    constexpr std::size_t inNumbers = 2 * sizeof(std::uint64_t);
    std::array<std::uint64_t, 2> numbers = {};
    std::memcpy(numbers.data(), m_folded.data(), std::min(size, inNumbers));
    word.head = numbers[0];
    word.next = numbers[1];
    word.longForm = size > inNumbers ? std::string_view(m_folded.data(), size) : std::string_view();
}

std::string withoutUnseen(std::string_view word)
{
    std::string seen;
    for (std::size_t at = 0; at < word.size();) {
        const std::size_t begin = at;
        const std::int32_t codePoint = nextCodePoint(word, at);
        if (codePoint < 0 || !isUnseen(codePoint))
            seen += word.substr(begin, at - begin);
    }
    return seen;
}

std::vector<std::string> foldedWords(std::string_view text)
{
    std::vector<std::string> words;
    WordScanner scanner(text);
    for (Word word; scanner.next(word);) {
        if (!word.isKnowable())
            continue;
        if (!word.longForm.empty()) {
            words.emplace_back(word.longForm);
            continue;
        }
        std::array<char, 16> bytes;
        std::memcpy(bytes.data(), &word.head, 8);
        std::memcpy(bytes.data() + 8, &word.next, 8);
        words.emplace_back(bytes.begin(), std::ranges::find(bytes, '\0'));
    }
    return words;
}

} // namespace core::vocabulary
