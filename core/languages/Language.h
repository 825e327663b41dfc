#pragma once

#include <span>
#include <string>
#include <string_view>

namespace core::languages {

/// The words and rules of a language. Each is one file in this folder and one line in Languages.cpp. No other
/// code knows a language by its name. All texts are public. The lists of learning are case-folded and
/// separated by white space. In the lists of notes (core/preparation) neither case nor accents nor
/// punctuation count.
struct Language
{
    std::string_view code;  ///< BCP 47, as files and the command line name it: "de"
    std::string_view title; ///< English, as a plan names it: "German"

    /// Words that carry no subject, for learning (core/learning). No phrase contains one of them, except for
    /// the connectors. Numbers are among them; an apostrophe ends a word ("l" of "l'air").
    std::string_view stopWords = {};
    /// Words that may stand between two words of a phrase, as "of" in "shortness of breath".
    std::string_view connectors = {};
    /// Maps the inflections of a case-folded word, mostly singular and plural, to one form, which is never
    /// shown.
    void (*normalise)(std::string &word) = [](std::string &) {};
    /// Months, days of the week, numerals and units, which separate phrases as stop words do.
    std::string_view timesAndNumbers = {};

    /// Endings by which a word is first taken for a part of speech; the texts teach the rest
    /// (core/learning/WordClasses.h).
    std::string_view nounEndings = {};
    std::string_view verbEndings = {};
    std::string_view adjectiveEndings = {};
    std::string_view adverbEndings = {};
    /// Endings that a plural or another case has beyond the form that is shown, or in its place: "s aux=al".
    std::string_view pluralEndings = {};
    bool capitalNouns = false; ///< nouns begin with a capital, also inside a sentence
    bool headFirst = false;    ///< the noun of a phrase stands before its adjectives: "dolor abdominal"

    /// One section (core/preparation/Sections.h) a line, "name = heading | heading"; a section may have
    /// several lines. Empty if the language has no lists of notes.
    std::string_view headings = {};
    /// Headings inside a section, which do not end it: "lungs | heart".
    std::string_view parts = {};

    /// Cues of NegEx (Chapman et al. 2001) and ConText (Harkema et al. 2009), separated by "|"; see
    /// core/preparation/Negation.h.
    std::string_view before = {};      ///< they deny what follows: "no evidence of"
    std::string_view after = {};       ///< they deny what stands before them: "was ruled out"
    std::string_view pseudo = {};      ///< they contain a cue and deny nothing: "no increase"
    std::string_view terminators = {}; ///< they end the reach of a cue: "but"
};

/// Returns all languages, in the order in which they are offered; the last one represents any other language.
std::span<const Language *const> all();

/// Returns the code of the language with this title or code; empty for an unknown name.
std::string_view codeOf(std::string_view titleOrCode);
/// Returns the title of the language with this code; the code itself where the language has no file.
std::string_view titleOf(std::string_view code);

/// Takes `count` bytes off the end of a word.
inline void shorten(std::string &word, std::size_t count)
{
    word.erase(word.size() - count);
}

} // namespace core::languages
