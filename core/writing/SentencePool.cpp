#include "core/writing/SentencePool.h"

#include "core/base/Text.h"
#include "core/writing/checks/TextParts.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <span>
#include <utility>

namespace core::writing {

namespace {

constexpr std::size_t fewestSentenceWords = 5;
constexpr std::size_t mostSentenceWords = 60;
constexpr std::size_t shortestInflected = 4; // bytes of a word that has other forms
constexpr std::size_t textsPerLook = 256;

/// Two endings of forms of one word.
struct Endings
{
    std::string_view first;
    std::string_view second;
};
constexpr auto endings = std::to_array<Endings>(
    {{"", "s"},    {"", "es"},   {"", "e"},    {"", "n"},    {"", "en"},       {"", "er"},
     {"", "em"},   {"", "x"},    {"", "'s"},   {"y", "ies"}, {"is", "es"},     {"al", "aux"},
     {"us", "i"},  {"um", "a"},  {"a", "ae"},  {"z", "ces"}, {"ión", "iones"}, {"a", "o"},
     {"as", "os"}, {"e", "en"},  {"e", "er"},  {"e", "es"},  {"e", "em"},      {"en", "er"},
     {"en", "es"}, {"en", "em"}, {"er", "es"}, {"er", "em"}, {"es", "em"}});

bool haveEndings(std::string_view word, std::string_view other, const Endings &pair)
{
    if (!word.ends_with(pair.first) || !other.ends_with(pair.second))
        return false;
    const std::string_view stem = word.substr(0, word.size() - pair.first.size());
    return stem.size() + 1 >= shortestInflected && stem == other.substr(0, other.size() - pair.second.size());
}

bool isSentenceBegin(char byte)
{
    return (byte >= 'A' && byte <= 'Z') || (static_cast<unsigned char>(byte) & 0x80U) != 0;
}

// Capitals in a row are a heading or a form, not a sentence.
bool isShouted(std::string_view text)
{
    const auto capitals = std::ranges::count_if(text, [](char c) { return c >= 'A' && c <= 'Z'; });
    const auto small = std::ranges::count_if(text, [](char c) { return c >= 'a' && c <= 'z'; });
    return capitals * 3 > small;
}

bool canStand(std::string_view text)
{
    constexpr std::string_view marksOfForms = "|_[]{}<>#*=\t";
    return !text.empty() && isSentenceBegin(text.front()) && (text.back() == '.' || text.back() == '!')
           && text.find_first_of(marksOfForms) == std::string_view::npos
           && text.find("..") == std::string_view::npos && text.find('\n') == std::string_view::npos
           && !isShouted(text);
}

void sortOnce(SentencePool::Ids &ids)
{
    std::ranges::sort(ids);
    ids.erase(std::ranges::unique(ids).begin(), ids.end());
}

} // namespace

bool areForms(std::string_view word, std::string_view other)
{
    if (word == other)
        return true;
    if (std::min(word.size(), other.size()) < shortestInflected)
        return false;
    return std::ranges::any_of(endings, [&](const Endings &pair) {
        return haveEndings(word, other, pair) || haveEndings(other, word, pair);
    });
}

bool holdsPhrase(const std::vector<std::string> &words, const std::vector<std::string> &phrase)
{
    for (std::size_t at = 0; at + phrase.size() <= words.size() && !phrase.empty(); ++at)
        if (std::ranges::equal(std::span(words).subspan(at, phrase.size()), phrase, areForms))
            return true;
    return false;
}

void SentencePool::add(std::uint32_t source, Index &index, Known &known)
{
    const std::string_view text = m_pool->texts[source].text;
    auto &ofLabel = known[m_pool->texts[source].label];
    for (const std::string_view part : partsOf(text)) {
        const std::string_view sentence = trimmed(part);
        if (!canStand(sentence))
            continue;
        const auto words = wordsIn(sentence);
        if (words.size() < fewestSentenceWords || words.size() > mostSentenceWords
            || !ofLabel.insert(sentence).second)
            continue;
        const auto id = static_cast<std::uint32_t>(m_sentences.size());
        m_sentences.push_back(
            {sentence,
             source,
             static_cast<float>(sentence.data() - text.data()) / static_cast<float>(text.size())});
        for (const std::string &word : words)
            if (Ids &ids = index[word]; ids.empty() || ids.back() != id)
                ids.push_back(id);
    }
}

Result<SentencePool> SentencePool::of(std::shared_ptr<const TextPool> pool, JobControl &control)
{
    SentencePool made(std::move(pool));
    Index index;
    Known known;
    const auto &texts = made.m_pool->texts;
    for (std::uint32_t source = 0; source < texts.size(); ++source) {
        if (control.isCancelled())
            return cancelled();
        if (source % textsPerLook == 0)
            control.report(static_cast<double>(source) / static_cast<double>(texts.size()), "texts");
        made.add(source, index, known);
    }
    if (made.m_sentences.empty())
        return fail(ErrorCode::InvalidPlan,
                    "writer.texts.files: no sentence was found that can stand in a document: five to sixty "
                    "words with a capital letter first and a full stop last; name texts in whole sentences");
    made.m_words.assign(std::move_iterator(index.begin()), std::move_iterator(index.end()));
    return made;
}

bool SentencePool::hasLabel(std::string_view label) const
{
    return std::ranges::any_of(
        m_sentences, [&](const Sentence &each) { return m_pool->texts[each.source].label == label; });
}

SentencePool::Ids SentencePool::withFormsOf(std::string_view word) const
{
    constexpr std::size_t longestEnding = 3;
    const std::size_t shared =
        word.size() < shortestInflected
            ? word.size()
            : std::max(shortestInflected - 1, word.size() - std::min(word.size(), longestEnding));
    const std::string_view begin = word.substr(0, shared);
    Ids ids;
    for (auto at = std::ranges::lower_bound(m_words, begin, {}, &std::pair<std::string, Ids>::first);
         at != m_words.end() && std::string_view(at->first).starts_with(begin);
         ++at)
        if (areForms(at->first, word))
            ids.insert(ids.end(), at->second.begin(), at->second.end());
    sortOnce(ids);
    return ids;
}

SentencePool::Ids SentencePool::holding(std::string_view phrase) const
{
    const auto words = wordsIn(phrase);
    if (words.empty())
        return {};
    Ids common = withFormsOf(words.front());
    for (auto word = words.begin() + 1; word != words.end() && !common.empty(); ++word) {
        const Ids others = withFormsOf(*word);
        Ids both;
        std::ranges::set_intersection(common, others, std::back_inserter(both));
        common = std::move(both);
    }
    if (words.size() > 1)
        std::erase_if(common,
                      [&](std::uint32_t id) { return !holdsPhrase(wordsIn(m_sentences[id].text), words); });
    return common;
}

} // namespace core::writing
