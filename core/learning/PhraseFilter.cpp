#include "core/learning/PhraseFilter.h"

#include "core/base/Result.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <unordered_map>
#include <utility>

namespace core::learning {

Result<NgramTable> countCandidates(const Reading &reading, WordList &words, const Stage &stage)
{
    NgramTable table;
    std::uint32_t passageNumber = 0;
    const auto counted = forEachPassage(reading, words, stage, [&](const Passage &passage) {
        ++passageNumber;
        forEachRun(passage, [&](std::span<const Token> run) {
            forEachSequence(
                run, words, [&](PhraseKey key, std::span<const Token>) { table.add(key, passageNumber); });
        });
    });
    KEYSEED_TRY(counted);
    return table;
}

namespace {

constexpr double leastRatioInPhrase = 1.5;

/// The occurrences of a candidate inside longer ones.
struct Containers
{
    double occurrences = 0;
    double kinds = 0;
    std::uint32_t most = 0; ///< occurrences of the most frequent of them
};

// Nouns name what a field is about; of the other words only those that it has to itself.
double leastRatio(PartOfSpeech part)
{
    switch (part) {
    case PartOfSpeech::Unknown:
    case PartOfSpeech::Noun:
        return 2;
    case PartOfSpeech::Adjective:
        return 20;
    case PartOfSpeech::Verb:
        return 35;
    case PartOfSpeech::Adverb:
        break;
    }
    return 350;
}

using ContainersOf = std::unordered_map<PhraseKey, Containers>;

class Filter final
{
public:
    Filter(const NgramTable &candidates,
           const WordList &words,
           const GeneralWords &general,
           const FilterSettings &settings)
        : m_candidates(candidates)
        , m_words(words)
        , m_general(general)
        , m_settings(settings)
    {
        for (const Ngram &ngram : candidates.ngrams())
            if (ngram.key != 0 && wordCount(ngram.key) == 1)
                m_total += ngram.occurrences;
    }

    bool isFrequent(const Ngram &ngram) const
    {
        return ngram.key != 0 && ngram.passages >= m_settings.leastPassages;
    }

    bool isPhrase(const Ngram &ngram) const
    {
        return wordCount(ngram.key) == 1 ? isWordOfField(ngram) : isBound(ngram);
    }

private:
    // A passage has some twelve times the words of a gloss: a word as frequent as in general text has a ratio
    // of 12.
    double ratio(std::uint32_t word) const
    {
        const double share =
            m_words.passages(word) / static_cast<double>(std::max<std::uint64_t>(1, m_settings.passages));
        return share / m_general.of(m_words.word(word)).share;
    }

    bool isWordOfField(const Ngram &ngram) const
    {
        const std::string &word = m_words.word(wordAt(ngram.key, 0));
        if (word.size() < 3)
            return false;
        if (m_general.isEmpty())
            return true;
        const PartOfSpeech kind = m_general.of(word).part;
        if (kind == PartOfSpeech::Unknown && word.ends_with("ly"))
            return false;
        return ratio(wordAt(ngram.key, 0)) >= leastRatio(kind);
    }

    double occurrences(PhraseKey key, double otherwise) const
    {
        const Ngram *found = m_candidates.find(key);
        return found == nullptr ? otherwise : found->occurrences;
    }

    // Returns the normalised information of the whole in the parts before `first` and from `second` on (Bouma
    // 2009).
    double information(const Ngram &ngram, std::size_t first, std::size_t second) const
    {
        const double whole = ngram.occurrences;
        const double left = occurrences(part(ngram.key, 0, first), whole);
        const double right = occurrences(part(ngram.key, second, wordCount(ngram.key) - second), whole);
        return std::log(whole * m_total / (left * right)) / -std::log(whole / m_total);
    }

    bool isBound(const Ngram &ngram) const
    {
        const std::size_t count = wordCount(ngram.key);
        const auto isConnector = [&](std::size_t place) {
            return m_words.isConnector(wordAt(ngram.key, place));
        };
        double least = std::numeric_limits<double>::max();
        double highestRatio = 0;
        for (std::size_t place = 0; place < count; ++place) {
            if (isConnector(place))
                continue;
            highestRatio =
                std::max(highestRatio, m_general.isEmpty() ? 9.0 : ratio(wordAt(ngram.key, place)));
            std::size_t next = place + 1;
            while (next < count && isConnector(next))
                ++next;
            if (next == count)
                break;
            const double bond = information(ngram, place + 1, next);
            if (next > place + 1 && bond < 0.35)
                return false;
            least = std::min(least, bond);
        }
        return least >= 0.18 && (highestRatio >= leastRatioInPhrase || least >= 0.45)
               && endsWell(ngram, count, least);
    }

    bool endsWell(const Ngram &ngram, std::size_t count, double bond) const
    {
        if (m_general.isEmpty())
            return true;
        const std::string &last = m_words.word(wordAt(ngram.key, count - 1));
        const PartOfSpeech end = m_general.of(last).part;
        const bool isDoing = end == PartOfSpeech::Verb || end == PartOfSpeech::Adverb;
        return !last.ends_with("ly") && (!isDoing || bond >= 0.4);
    }

    const NgramTable &m_candidates;
    const WordList &m_words;
    const GeneralWords &m_general;
    const FilterSettings &m_settings;
    double m_total = 0;
};

ContainersOf containersOf(const NgramTable &candidates, const Filter &filter)
{
    ContainersOf containers;
    for (const Ngram &ngram : candidates.ngrams()) {
        if (!filter.isFrequent(ngram))
            continue;
        const std::size_t count = wordCount(ngram.key);
        for (std::size_t size = 1; size < count; ++size) {
            for (std::size_t first = 0; first + size <= count; ++first) {
                Containers &of = containers[part(ngram.key, first, size)];
                of.occurrences += ngram.occurrences;
                of.kinds += 1;
                of.most = std::max(of.most, ngram.occurrences);
            }
        }
    }
    return containers;
}

double cValue(const Ngram &ngram, const Containers &containers)
{
    const double nested = containers.kinds > 0 ? containers.occurrences / containers.kinds : 0.0;
    return std::log2(static_cast<double>(wordCount(ngram.key)) + 1.0) * (ngram.occurrences - nested);
}

std::string textOf(PhraseKey key, const WordList &words)
{
    std::string text;
    for (std::size_t place = 0; place < wordCount(key); ++place)
        text += (place == 0 ? "" : " ") + words.word(wordAt(key, place));
    return text;
}

// With a blank for each hyphen.
std::string comparable(std::string text)
{
    for (const std::string_view hyphen : {"-", "\u2010", "\u2011"})
        for (auto at = text.find(hyphen); at != std::string::npos; at = text.find(hyphen, at))
            text.replace(at, hyphen.size(), " ");
    return text;
}

} // namespace

std::vector<Phrase> filterPhrases(const NgramTable &candidates,
                                  const WordList &words,
                                  const GeneralWords &general,
                                  const KnownTerms &known,
                                  const FilterSettings &settings)
{
    const Filter filter(candidates, words, general, settings);
    ContainersOf containers = containersOf(candidates, filter);
    std::vector<std::pair<double, PhraseKey>> kept;
    for (const Ngram &ngram : candidates.ngrams()) {
        if (!filter.isFrequent(ngram))
            continue;
        const Containers &of = containers[ngram.key];
        const bool isFragment = of.most > 0.8 * ngram.occurrences;
        if (known.find(ngram.key) != nullptr || (!isFragment && filter.isPhrase(ngram)))
            kept.emplace_back(-cValue(ngram, of), ngram.key);
    }
    std::ranges::sort(kept); // numbers of words follow from the texts alone

    std::vector<Phrase> phrases;
    std::unordered_map<std::string, std::size_t> byText;
    std::unordered_map<std::uint32_t, std::size_t> byConcept;
    for (const auto &[value, key] : kept) {
        const std::string text = comparable(textOf(key, words));
        const KnownTerms::Term *term = known.find(key);
        const auto [found, isNew] = byText.try_emplace(text, phrases.size());
        if (isNew && term != nullptr)
            found->second = byConcept.try_emplace(term->concept_, phrases.size()).first->second;
        if (found->second == phrases.size()) {
            if (phrases.size() == settings.mostPhrases)
                break;
            phrases.push_back({text, {}, 1 + static_cast<std::size_t>(std::ranges::count(text, ' '))});
        }
        Phrase &phrase = phrases[found->second];
        phrase.keys.push_back(key);
        if (term != nullptr) {
            phrase.concept_ = term->concept_;
            phrase.kind = term->kind;
        }
    }
    return phrases;
}

} // namespace core::learning
