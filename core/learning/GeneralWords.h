#pragma once

#include "core/base/Result.h"
#include "core/learning/Languages.h"

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace core::learning {

enum class PartOfSpeech : std::uint8_t { Unknown, Noun, Verb, Adjective, Adverb, Name };

/// How common the words of a language are in general text, so that the words of a field can be told from
/// them.
class GeneralWords final
{
public:
    /// How frequent a word is in the texts that are learnt from.
    struct Frequency
    {
        double passages = 0; ///< share of the passages that hold it
        double words = 0;    ///< share of all running words
    };

    /// Makes a table for a language without a list.
    GeneralWords() = default;
    /// Reads the list of the language from the resources, or `list` if it is not empty: lines of a word, a
    /// tab and its frequency, plain or compressed with gzip. English also has the parts of speech of WordNet.
    /// Empty for a language that has neither. `resources`: the folder with the files made by the build.
    /// Errors: those of Vocabulary::openLexicon and InputFile; InvalidParameter, naming file and line.
    static Result<GeneralWords> forLanguage(const Language &language,
                                            const std::filesystem::path &resources,
                                            const std::filesystem::path &list = {});

    bool isEmpty() const { return m_words.empty() && m_glossWords.empty(); }

    /// Returns how many times as frequent the word is in the texts as in general text; an unknown word counts
    /// as the rarest of the list. `normalised`: as normalised() returns it.
    double ratio(const std::string &normalised, const Frequency &inTexts) const;
    /// Returns the part of speech of WordNet; Unknown in other languages.
    PartOfSpeech partOf(const std::string &normalised) const;
    /// Returns whether it is the name of a country, a region or a city.
    bool isPlace(const std::string &normalised) const { return m_places.contains(normalised); }
    /// Returns the most frequent words of the language, normalised: those by which the use of others is told.
    std::span<const std::string> mostFrequent() const { return m_mostFrequent; }

private:
    struct GlossWord
    {
        double share = 0; ///< of the glosses of WordNet that have it
        PartOfSpeech part = PartOfSpeech::Unknown;
    };

    Result<void> readGlosses(const Language &language, const std::filesystem::path &lexicon);
    Result<void> readList(const Language &language, const std::filesystem::path &list);
    Result<void> readPlaces(const Language &language, const std::filesystem::path &places);

    std::unordered_map<std::string, GlossWord> m_glossWords;
    std::unordered_map<std::string, double> m_words; ///< share of running words
    std::unordered_set<std::string> m_places;
    std::vector<std::string> m_mostFrequent;
    double m_rarestInGlosses = 1;
    double m_rarest = 1;
};

/// Returns whether the program has a list of general words for the language with this code.
bool hasGeneralWords(std::string_view code);

} // namespace core::learning
