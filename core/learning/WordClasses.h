#pragma once

#include "core/learning/GeneralWords.h"
#include "core/learning/WordCounts.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace core::learning {

/// How the words of a list are used in the texts: beside which of the most frequent words of the language
/// they stand, whether they begin with a capital, and in which form they are written most often.
class WordUses final
{
public:
    /// The neighbours that are told apart: the most frequent words, and these two.
    static constexpr std::size_t contexts = 128;
    static constexpr std::size_t otherWord = 0;
    static constexpr std::size_t noWord = 127; ///< punctuation, a paragraph

    /// What is known of one word.
    struct Use
    {
        std::uint32_t inside = 0;   ///< occurrences inside a sentence, where a capital means something
        std::uint32_t capitals = 0; ///< of these, those with a capital
        std::string form;           ///< case-folded, the most frequent one as a rule (Boyer & Moore 1991)
        std::uint32_t lead = 0;     ///< of that form over the others
    };

    /// Counts for the words of `words`, which outlives the object, and gives their tokens contexts.
    WordUses(WordList &words, std::span<const std::string> mostFrequent);
    WordUses(const WordUses &) = delete;
    WordUses &operator=(const WordUses &) = delete;
    ~WordUses();

    void add(const Passage &passage);

    const WordList &words() const { return m_words; }
    const Use &use(std::uint32_t word) const { return m_uses[word - 1]; }
    /// [contexts], how often each stands before the word, and behind it.
    std::span<const std::uint16_t> before(std::uint32_t word) const { return row(m_before, word); }
    std::span<const std::uint16_t> behind(std::uint32_t word) const { return row(m_behind, word); }
    /// Returns whether the texts write capitals at all: some do without.
    bool hasCapitals() const;

private:
    static std::span<const std::uint16_t> row(const std::vector<std::uint16_t> &counts, std::uint32_t word)
    {
        return std::span(counts).subspan((word - 1) * contexts, contexts);
    }

    WordList &m_words;
    std::vector<Use> m_uses;
    std::vector<std::uint16_t> m_before;
    std::vector<std::uint16_t> m_behind;
    std::uint64_t m_inside = 0;
    std::uint64_t m_capitals = 0;
};

/// The part of speech of each word of a list, learnt from the texts: naive Bayes over the neighbours and the
/// endings of a word, begun with the words that the endings of the language (or WordNet) tell and repeated on
/// its own result (Yarowsky 1995). Nouns of languages that write them with a capital, and names of the
/// others, are told by their capital inside a sentence.
class WordClasses final
{
public:
    WordClasses() = default;
    WordClasses(const WordUses &uses, const Language &language, const GeneralWords &general);

    /// Returns Unknown where the texts do not tell.
    PartOfSpeech of(std::uint32_t word) const
    {
        return m_parts.empty() ? PartOfSpeech::Unknown : m_parts[word - 1];
    }
    /// Returns whether anything was learnt.
    bool isEmpty() const { return m_parts.empty(); }

private:
    std::vector<PartOfSpeech> m_parts;
};

} // namespace core::learning
