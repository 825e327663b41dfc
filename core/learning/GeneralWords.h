#pragma once

#include "core/base/Result.h"
#include "core/learning/Languages.h"

#include <filesystem>
#include <string>
#include <unordered_map>

namespace core::learning {

enum class PartOfSpeech : std::uint8_t { Unknown, Noun, Verb, Adjective, Adverb };

/// How common the words of a language are in general text, and what they mostly are. Known for English, from
/// the lexicon that the build makes of WordNet; empty for any other language.
class GeneralWords final
{
public:
    struct Word
    {
        double share = 0; ///< of short general texts that have it
        PartOfSpeech part = PartOfSpeech::Unknown;
    };

    /// Makes a table for an unknown language.
    GeneralWords() = default;
    /// `resources`: the folder with the files made by the build. Errors: those of Vocabulary::openLexicon.
    static Result<GeneralWords> forLanguage(const Language &language, const std::filesystem::path &resources);

    bool isEmpty() const { return m_words.empty(); }
    /// Returns the word with this normalised form; for an unknown one, the values of a word that was never
    /// seen.
    Word of(const std::string &normalised) const;

private:
    std::unordered_map<std::string, Word> m_words;
    double m_unseenShare = 0;
};

} // namespace core::learning
