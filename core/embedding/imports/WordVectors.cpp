#include "core/embedding/imports/WordVectors.h"

#include "core/vocabulary/Folding.h"
#include "core/vocabulary/WordScanner.h"

#include <algorithm>

namespace core::embedding {

namespace {

// A longer word of a file is an address or the like; none of them is a phrase of several words.
constexpr std::size_t longestWord = 200;
// The maximum number of words of a term that is one word in a file: "myocardial_infarction".
constexpr std::size_t mostJoined = 5;

std::uint64_t keyOf(WordVectors::Id before, WordVectors::Id word)
{
    return std::uint64_t{before} << 32U | word;
}

bool hasDirection(std::span<const float> vector)
{
    return std::ranges::any_of(vector, [](float value) { return value != 0.0F; });
}

// Returns whether the text holds only words and what may stand between them: "heart," is another thing than
// "heart".
bool isWordsAlone(std::string_view text)
{
    vocabulary::WordScanner scanner(text);
    vocabulary::Word word;
    if (!scanner.next(word) || scanner.written().data() != text.data())
        return false;
    while (scanner.next(word)) {
    }
    const std::string_view last = scanner.written();
    return last.data() + last.size() == text.data() + text.size();
}

} // namespace

WordVectors::WordVectors(const vocabulary::Vocabulary &terms)
{
    m_termBegins.reserve(terms.size() + 1);
    m_termBegins.push_back(0);
    for (vocabulary::TermId term = 0; term < terms.size(); ++term) {
        const std::size_t begin = m_termWords.size();
        for (const std::string &word : vocabulary::foldedWords(terms.term(term)))
            m_termWords.push_back(add(word));
        m_termBegins.push_back(m_termWords.size());
        const std::size_t count = m_termWords.size() - begin;
        if (count < 2)
            continue;
        Id whole = m_termWords[begin];
        for (std::size_t i = 1; i < std::min(count, mostJoined); ++i)
            whole = add(whole, m_termWords[begin + i]);
        for (std::size_t i = 1; i + 1 < count; ++i)
            add(m_termWords[begin + i], m_termWords[begin + i + 1]);
    }
}

WordVectors::Id WordVectors::add(const std::string &word)
{
    const auto [found, isNew] = m_words.try_emplace(word, static_cast<Id>(m_entries.size()));
    if (isNew)
        m_entries.emplace_back();
    return found->second;
}

WordVectors::Id WordVectors::add(Id before, Id word)
{
    const auto [found, isNew] = m_joined.try_emplace(keyOf(before, word), static_cast<Id>(m_entries.size()));
    if (isNew)
        m_entries.emplace_back();
    return found->second;
}

WordVectors::Id WordVectors::wanted(std::string_view written) const
{
    if (written.empty() || written.size() > longestWord)
        return none;
    Id id = none;
    for (const std::string &word : vocabulary::foldedWords(written)) {
        const auto found = m_words.find(word);
        if (found == m_words.end())
            return none;
        if (id == none) {
            id = found->second;
            continue;
        }
        const auto longer = m_joined.find(keyOf(id, found->second));
        if (longer == m_joined.end())
            return none;
        id = longer->second;
    }
    if (id == none || !vocabulary::isUtf8(written) || !isWordsAlone(written))
        return none;
    const Entry &entry = m_entries[id];
    const bool isBetter = entry.row == none || (!entry.isAsFolded && vocabulary::folded(written) == written);
    return isBetter ? id : none;
}

void WordVectors::keep(Id id, std::string_view written, std::span<const float> vector, double rank)
{
    if (!hasDirection(vector))
        return;
    std::ranges::copy(vector, put(id).begin());
    m_entries[id].rank = static_cast<float>(rank);
    m_entries[id].isAsFolded = vocabulary::folded(written) == written;
}

void WordVectors::claim(Id id, std::string_view written, double rank)
{
    if (!has(id))
        m_claimed.push_back(id);
    put(id);
    m_entries[id].rank = static_cast<float>(rank);
    m_entries[id].isAsFolded = vocabulary::folded(written) == written;
}

void WordVectors::claimPieces(Id id)
{
    m_claimed.push_back(id);
    put(id);
    m_entries[id].isOfPieces = true;
}

std::span<float> WordVectors::claimed(Id id)
{
    return std::span(m_rows).subspan(m_entries[id].row * m_dimension, m_dimension);
}

void WordVectors::settle()
{
    for (const Id id : m_claimed)
        if (!hasDirection(claimed(id)))
            m_entries[id] = {};
    m_claimed.clear();
}

std::span<float> WordVectors::put(Id id)
{
    std::uint32_t &row = m_entries[id].row;
    if (row == none) {
        row = static_cast<std::uint32_t>(m_rows.size() / m_dimension);
        m_rows.resize(m_rows.size() + m_dimension);
    }
    return claimed(id);
}

std::vector<std::pair<std::string_view, WordVectors::Id>> WordVectors::words() const
{
    std::vector<std::pair<std::string_view, Id>> words(m_words.begin(), m_words.end());
    std::ranges::sort(words, {}, &std::pair<std::string_view, Id>::second);
    return words;
}

Eigen::Map<const Eigen::RowVectorXf> WordVectors::vector(Id id) const
{
    const std::size_t row = m_entries[id].row;
    return {m_rows.data() + row * m_dimension, static_cast<Eigen::Index>(m_dimension)};
}

std::span<const WordVectors::Id> WordVectors::wordsOf(vocabulary::TermId term) const
{
    return std::span(m_termWords).subspan(m_termBegins[term], m_termBegins[term + 1] - m_termBegins[term]);
}

WordVectors::Id WordVectors::joined(std::span<const Id> words) const
{
    Id id = words.empty() ? none : words.front();
    for (std::size_t i = 1; i < words.size(); ++i) {
        const auto found = m_joined.find(keyOf(id, words[i]));
        if (found == m_joined.end())
            return none;
        id = found->second;
    }
    return id;
}

} // namespace core::embedding
