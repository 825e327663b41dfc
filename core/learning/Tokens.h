#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace core::learning {

/// A word of a text as phrases are made of it.
struct Token
{
    std::uint32_t begin = 0; ///< byte of the text
    std::uint32_t end = 0;
    std::uint32_t word = 0; ///< its number in a list of words, 0: in none
    /// Its number among the most frequent words of the language (WordUses), 0: none of them.
    std::uint16_t context = 0;
    bool continues =
        false; ///< only blanks, one line break or one apostrophe lie between it and the word before
    bool startsSentence = false; ///< or a paragraph
    bool isRepeated = false;     ///< boilerplate (Boilerplate.h)
};

/// Cuts UTF-8 text into words: runs of letters, digits and combining marks, with single hyphens inside
/// ("follow-up") and an English genitive behind ("Crohn's"). Malformed bytes count as punctuation.
class TokenScanner final
{
public:
    /// At most 4 GiB of text, which outlives the scanner.
    explicit TokenScanner(std::string_view text)
        : m_text(text)
    {}

    /// Returns false at the end. `folded` becomes the word as it is compared: case-folded, without the
    /// genitive; empty for one that is no word of a language (it begins with a digit, belongs to an address
    /// of the Internet or a number, or is above 100 bytes long).
    bool next(Token &token, std::string &folded);

private:
    enum class Class { Word, Digit, Blank, LineBreak, Apostrophe, Hyphen, SentenceEnd, Other };
    Class classAt(std::size_t position, std::size_t &end) const;
    bool isWordAt(std::size_t position) const;
    bool skipGap(Token &token);
    void takeWord(Token &token, std::string &folded);

    std::string_view m_text;
    std::size_t m_position = 0;
    std::size_t m_chunkEnd = 0; ///< before it, it is known that no address begins
    bool m_isFirst = true;
};

/// Returns the words of a list that is separated by white space.
std::vector<std::string> wordsOf(std::string_view list);

} // namespace core::learning
