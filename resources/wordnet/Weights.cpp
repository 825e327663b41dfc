#include "resources/wordnet/Weights.h"

#include "resources/wordnet/TermFinder.h"
#include "resources/wordnet/Words.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

namespace wordnet {

namespace {

// Sentences of the semantic concordances (SemCor) that the counts of cntlist.rev were taken from.
constexpr double taggedSentences = 37176;

// Counts in how many glosses the terms of a list, and all single words, occur.
class GlossCounter final
{
public:
    explicit GlossCounter(const std::vector<Term> &terms)
        : m_finder(terms)
        , m_termCounts(terms.size())
    {}

    void count(std::string_view gloss)
    {
        std::unordered_set<std::string> words;
        for (const std::uint32_t term :
             m_finder.find(gloss, [&](std::string word) { words.insert(std::move(word)); }))
            ++m_termCounts[term];
        for (const std::string &word : words)
            ++m_wordCounts[word];
    }

    double ofTerm(std::size_t term) const { return m_termCounts[term]; }
    double ofWord(const std::string &word) const
    {
        const auto found = m_wordCounts.find(word);
        return found == m_wordCounts.end() ? 0 : found->second;
    }

private:
    TermFinder m_finder;
    std::vector<std::uint32_t> m_termCounts;
    std::unordered_map<std::string, std::uint32_t> m_wordCounts;
};

double tagsOf(const Lemma *lemma)
{
    double total = 0;
    if (lemma != nullptr) {
        for (const auto &senses : lemma->senses) {
            for (const Sense &sense : senses)
                total += sense.tagCount;
        }
    }
    return total;
}

// `occurrences(word)` tells how often a single word occurs, `own` how often the whole term does.
template<typename OccurrencesOf>
double inverseFrequency(const Term &term, double own, double documents, OccurrencesOf occurrences)
{
    const double largest = std::log(documents / 2);
    const auto fromCount = [&](double count) { return std::min(std::log(documents / (1 + count)), largest); };
    const auto words = wordsOf(term.text);
    if (words.size() < 2 || own > 0)
        return fromCount(own);
    double best = 0;
    for (const std::string &word : words)
        best = std::max(best, fromCount(occurrences(word)));
    return std::min(best + std::log(2.0) * static_cast<double>(words.size() - 1), largest);
}

} // namespace

void setWeights(std::vector<Term> &terms, const Database &database)
{
    GlossCounter counter(terms);
    for (const Synset &synset : database.synsets())
        counter.count(synset.gloss);
    const double documents = static_cast<double>(database.synsets().size()) + taggedSentences;
    for (std::size_t i = 0; i < terms.size(); ++i) {
        const double own = counter.ofTerm(i) + tagsOf(terms[i].lemma);
        const double idf = inverseFrequency(terms[i], own, documents, [&](const std::string &word) {
            return counter.ofWord(word) + tagsOf(database.find(word));
        });
        terms[i].isSeen = own > 0;
        terms[i].weight = std::max(1U, static_cast<std::uint32_t>(std::lround(1000 * idf)));
    }
}

} // namespace wordnet
