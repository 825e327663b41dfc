#pragma once

#include <string>
#include <string_view>

namespace core::learning {

/// The facts about a language that learning needs. Its words are separated by blanks. Each language is a file
/// in core/learning/languages and a line in Languages.cpp; nothing else distinguishes them.
struct Language
{
    std::string_view code;  ///< BCP 47, as a file and the command line name it
    std::string_view title; ///< English
    /// Case-folded, separated by white space: words that say nothing of a subject. No phrase has one in it,
    /// but for the connectors. Numbers are among them; an apostrophe ends a word ("l" of "l'air").
    std::string_view stopWords;
    /// Case-folded: what may stand between two words of a phrase, as "of" in "shortness of breath".
    std::string_view connectors;
    /// Brings the inflections of a case-folded word together, mostly plural and singular. What is left only
    /// has to tell words apart, it is never shown.
    void (*normalise)(std::string &word);
};

/// Takes `count` bytes off the end of a word.
inline void shorten(std::string &word, std::size_t count)
{
    word.erase(word.size() - count);
}

} // namespace core::learning
