#pragma once

#include "core/writing/Patterns.h"

#include <array>
#include <span>
#include <string_view>

namespace core::writing {

/// What a phrase is whose head ends so: "itis" a disease. A whole word has a space before: " fever".
struct Ending
{
    std::string_view text; ///< in lower case
    Role role = Role::Term;
};

/// The types with patterns of their own, in the order in which they are offered, and the general patterns for
/// every other type. The same types stand at the same places in every language.
inline constexpr std::size_t documentTypeCount = 4;

/// A language that documents are written in: one folder and a line in Languages.cpp.
struct Language
{
    std::string_view code;  ///< BCP 47: "en"
    std::string_view title; ///< in English, as plans name it: "English"
    std::array<const DocumentPatterns *, documentTypeCount> documents = {};
    const DocumentPatterns *general = nullptr;
    Texts sentenceJoints; ///< before the last phrase of a list that is part of a sentence: " and " first
    Texts listJoints;     ///< of one after a colon
    std::span<const Ending> endings; ///< the first that fits counts
    Texts prepositions;              ///< after the head of a phrase: " of "
    bool headStandsFirst = false;    ///< "fracture ouverte", not "open fracture"
    bool inflects = false;           ///< adjectives agree with a preposition: "mit offener Fraktur"
    std::string_view colon = ":";    ///< French has a space before it
};

extern const Language english;
extern const Language german;
extern const Language french;
extern const Language spanish;

/// English first.
std::span<const Language *const> languages();
/// By its code, with or without a region ("de-AT"), or its English name, whatever the letter case; null where
/// there is none.
const Language *findLanguage(std::string_view codeOrTitle);

/// The patterns of a document type by its name in the language or in English (letter case of ASCII letters is
/// ignored), else the general ones.
const DocumentPatterns &patternsFor(const Language &language, std::string_view documentType);

} // namespace core::writing
