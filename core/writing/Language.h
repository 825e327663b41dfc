#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace core::writing {

/// The role of a phrase in a sentence.
enum class Role : std::uint8_t {
    Symptom,
    Disease,
    Drug,
    Procedure,
    BodyPart,
    Substance, ///< that a laboratory measures
    Organism,
    Term, ///< a phrase of which no more is known, or no noun
};
inline constexpr std::size_t roleCount = static_cast<std::size_t>(Role::Term) + 1;

using Texts = std::span<const std::string_view>;

/// The sentences of a document for phrases of one role.
///
/// A sentence has one slot, which takes some phrases as a list: `{}`; or, in a language that has such
/// patterns,
/// `{the}` and `{The}` for the same with an article before each. `{was}`, `{is}` and `{has}` stand for the
/// verb in the number of the list. A sentence never begins with a phrase, because a phrase must keep its
/// bytes and a sentence begins with a capital letter. It holds no name, date or figure. Terms stand behind a
/// colon.
struct RoleSentences
{
    Role role = Role::Term;
    Texts sentences;
};

/// The titles and sentences of one document type in one language. In titles `{type}` stands for the document
/// type, `{Type}` for the same with a capital first letter. No title names the label: a learner that finds it
/// in each document learns nothing else, and real texts do not have it.
struct DocumentPatterns
{
    std::string_view type; ///< in this language; of the general patterns what any document is called
    Texts titles;
    std::span<const RoleSentences> parts; ///< one for each role, in the order of the document; terms last
    std::string_view nothing;             ///< what a document without any phrase says
};

/// Gives the role of phrases whose noun ends so: "itis" is a disease. A whole word has a space before it:
/// " fever".
struct Ending
{
    std::string_view text; ///< in lower case
    Role role = Role::Term;
};

/// The number of document types that have patterns of their own. They have the same order in every language.
inline constexpr std::size_t documentTypeCount = 4;

/// A language that documents are written in: a folder of resources/sentences.
struct Language
{
    std::string_view code;  ///< BCP 47: "en"
    std::string_view title; ///< in English, as plans name it: "English"
    std::array<const DocumentPatterns *, documentTypeCount> documents = {};
    const DocumentPatterns *general = nullptr; ///< for every other type
    Texts sentenceJoints; ///< before the last phrase of a list that is part of a sentence: " and " first
    Texts listJoints;     ///< before the last phrase of a list after a colon
    std::span<const Ending> endings; ///< the first that fits counts
    Texts prepositions;              ///< after the noun that a phrase is about: " of "
    bool headStandsFirst = false;    ///< "fracture ouverte", not "open fracture"
    bool inflects = false;           ///< adjectives agree with a preposition: "mit offener Fraktur"
    std::string_view colon = ":";    ///< French has a space before it
};

extern const Language &english;

/// Returns all languages, English first. The build makes them from resources/sentences.
std::span<const Language *const> languages();
/// Returns a language by its code, with or without a region ("de-AT"), or its English name, in any letter
/// case; null for an unknown one.
const Language *findLanguage(std::string_view codeOrTitle);

/// Returns the English names of all languages.
std::vector<std::string_view> languageTitles();
/// Returns the language of documents. English is the default of plans: then the language of the texts that
/// the vocabulary was learnt from is used, if there are sentences in it.
const Language &languageFor(std::string_view ofPlan, std::string_view ofVocabulary);

/// Returns the patterns of a document type, given by its name in the language or in English, in any letter
/// case; the general ones for another type.
const DocumentPatterns &patternsFor(const Language &language, std::string_view documentType);

} // namespace core::writing
