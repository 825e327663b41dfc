#pragma once

#include "core/learning/Passages.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace core::learning {

/// The words that phrases are made of, by number from 1: first the connectors of the language, then the
/// others by falling frequency.
class WordList final : public WordNumbers
{
public:
    static constexpr std::size_t mostWords = 0xffff; // a number has 16 bits (NgramTable.h)

    std::uint32_t numberOf(const std::string &normalised) override;
    std::uint16_t contextOf(const std::string &normalised) const override;
    /// Numbers these words from 1 for contextOf().
    void setContexts(std::span<const std::string> normalised);

    std::size_t size() const { return m_words.size(); }
    const std::string &word(std::uint32_t number) const { return m_words[number - 1]; }
    /// Returns the number of passages in which the word occurs.
    std::uint32_t passages(std::uint32_t number) const { return m_passages[number - 1]; }
    bool isConnector(std::uint32_t number) const { return number <= m_connectors; }

private:
    friend class WordCounts;
    void add(const std::string &word, std::uint32_t passages);

    std::vector<std::string> m_words;
    std::vector<std::uint32_t> m_passages;
    std::unordered_map<std::string, std::uint32_t> m_numbers;
    std::unordered_map<std::string, std::uint16_t> m_contexts;
    std::size_t m_connectors = 0;
};

/// Counts the passages in which each word occurs, in bounded memory: words that are rare so far are forgotten
/// when there are too many (lossy counting, Manku & Motwani 2002). A count is at most `error()` too small.
class WordCounts final : public WordNumbers
{
public:
    explicit WordCounts(const Language &language, std::size_t mostWords = std::size_t{2} << 20);

    std::uint32_t numberOf(const std::string &normalised) override;
    void add(const Passage &passage);
    /// Forgets rare words. Call between pieces of text only: words get other numbers.
    void prune();

    std::uint64_t passages() const { return m_passages; }
    std::uint64_t words() const { return m_words; }
    std::uint32_t error() const { return m_error; }

    /// Returns the words in at least `least` passages; for a language without stop words, none that is in
    /// more than 30 % of them.
    WordList frequentWords(std::uint32_t least) const;

private:
    struct Entry
    {
        std::uint32_t passages = 0;
        std::uint32_t missed = 0; ///< at most so many before it was taken up
        std::uint64_t last = 0;   ///< passage, from 1
    };

    const Language &m_language;
    std::size_t m_mostWords;
    std::unordered_map<std::string, std::uint32_t> m_numbers; ///< of a stop word 0
    std::vector<Entry> m_entries = std::vector<Entry>(1);     ///< by number
    std::uint64_t m_passages = 0;
    std::uint64_t m_words = 0;
    std::uint32_t m_error = 0;
};

} // namespace core::learning
