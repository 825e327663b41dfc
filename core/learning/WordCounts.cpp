#include "core/learning/WordCounts.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace core::learning {

std::uint32_t WordList::numberOf(const std::string &normalised)
{
    const auto found = m_numbers.find(normalised);
    return found == m_numbers.end() ? 0 : found->second;
}

std::uint16_t WordList::contextOf(const std::string &normalised) const
{
    const auto found = m_contexts.find(normalised);
    return found == m_contexts.end() ? std::uint16_t{0} : found->second;
}

void WordList::setContexts(std::span<const std::string> normalised)
{
    m_contexts.clear();
    for (const std::string &word : normalised)
        m_contexts.emplace(word, static_cast<std::uint16_t>(m_contexts.size() + 1));
}

void WordList::add(const std::string &word, std::uint32_t passages)
{
    m_words.push_back(word);
    m_passages.push_back(passages);
    m_numbers.emplace(word, static_cast<std::uint32_t>(m_words.size()));
}

WordCounts::WordCounts(const Language &language, std::size_t mostWords)
    : m_language(language)
    , m_mostWords(mostWords)
{
    for (const std::string_view list : {language.stopWords, language.timesAndNumbers})
        for (const std::string &word : wordsOf(list))
            m_numbers.emplace(normalised(language, word), 0);
}

std::uint32_t WordCounts::numberOf(const std::string &normalised)
{
    const auto next = static_cast<std::uint32_t>(m_entries.size());
    const auto [found, isNew] = m_numbers.try_emplace(normalised, next);
    if (isNew)
        m_entries.push_back({.missed = m_error});
    return found->second;
}

void WordCounts::add(const Passage &passage)
{
    ++m_passages;
    for (const Token &token : passage.tokens) {
        if (token.isRepeated)
            continue;
        ++m_words;
        Entry &entry = m_entries[token.word];
        entry.passages += entry.last == m_passages ? 0 : 1;
        entry.last = m_passages;
    }
}

// Forgets the rarest until at most half as many are left.
void WordCounts::prune()
{
    if (m_entries.size() <= m_mostWords)
        return;
    const auto most = [](const Entry &entry) { return entry.passages + entry.missed; };
    std::size_t left = m_entries.size();
    while (left > m_mostWords / 2) {
        ++m_error;
        left = static_cast<std::size_t>(std::count_if(
            m_entries.begin(), m_entries.end(), [&](const Entry &entry) { return most(entry) > m_error; }));
    }
    std::vector<Entry> kept(1);
    for (auto word = m_numbers.begin(); word != m_numbers.end();) {
        const bool isStopWord = word->second == 0;
        if (!isStopWord && most(m_entries[word->second]) <= m_error) {
            word = m_numbers.erase(word);
            continue;
        }
        if (!isStopWord) {
            kept.push_back(m_entries[word->second]);
            word->second = static_cast<std::uint32_t>(kept.size() - 1);
        }
        ++word;
    }
    m_entries = std::move(kept);
}

WordList WordCounts::frequentWords(std::uint32_t least) const
{
    constexpr double mostOfUnknownLanguage = 0.3;
    WordList list;
    for (const std::string &word : wordsOf(m_language.connectors))
        list.add(normalised(m_language, word), 0);
    list.m_connectors = list.size();

    const double limit = m_language.stopWords.empty()
                             ? mostOfUnknownLanguage * static_cast<double>(m_passages)
                             : static_cast<double>(m_passages);
    std::vector<std::pair<std::uint32_t, std::string_view>> words;
    for (const auto &[word, number] : m_numbers) {
        const std::uint32_t passages = m_entries[number].passages;
        // A letter by itself says nothing, whatever its bytes.
        if (number != 0 && passages >= least && static_cast<double>(passages) <= limit && word.size() > 1)
            words.emplace_back(passages, word);
    }
    std::ranges::sort(words, [](const auto &a, const auto &b) {
        return std::tie(b.first, a.second) < std::tie(a.first, b.second);
    });
    words.resize(std::min(words.size(), WordList::mostWords - list.size()));
    for (const auto &[passages, word] : words)
        list.add(std::string(word), passages);
    return list;
}

} // namespace core::learning
