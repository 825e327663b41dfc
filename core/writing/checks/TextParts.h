#pragma once

#include "core/writing/checks/DocumentCheck.h"

#include <cstddef>
#include <functional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core::writing {

/// Returns the text with small letters (ASCII and Latin-1) and with straight apostrophes.
std::string smallLetters(std::string_view text);

/// Returns the words of a text in small letters. Letters, digits and apostrophes make a word.
std::vector<std::string> wordsIn(std::string_view text);
std::size_t wordCount(std::string_view text);

/// Returns the sentences and lines of a text, each with the white space after it: put together they are the
/// text. A title ("Dr.") ends none.
std::vector<std::string_view> partsOf(std::string_view text);
/// Returns the text without the parts that `isUnwanted`, and without the white space around it.
std::string withoutParts(std::string_view text, const std::function<bool(std::string_view)> &isUnwanted);

/// Returns the lines of a text, without their breaks.
std::vector<std::string_view> linesOf(std::string_view text);

/// Returns whether the text, in small letters, holds one of the words, which are in small letters too. A
/// word stands alone: no letter touches it. A "*" at the end stands for any ending.
bool holdsAny(std::string_view small, std::span<const std::string_view> words);
/// The same for one word.
bool holdsWord(std::string_view small, std::string_view word);

/// Returns whether a sentence of the text is complete at this byte: a full stop or its like, and what may
/// close after it.
bool endsSentence(std::string_view text);

/// The runs of words of some texts.
class WordRuns final
{
public:
    /// `length`: the number of words of a run.
    WordRuns(std::size_t length, std::string_view text);
    void add(std::string_view text);

    /// Returns whether the text has a run in common with the texts, or is a part of them as a whole, with at
    /// least `fewest` words.
    bool holdsRunOf(std::string_view text, std::size_t fewest) const;

private:
    std::size_t m_length;
    std::set<std::string> m_runs;
    std::string m_all; ///< the words of the texts with blanks around them
};

} // namespace core::writing
