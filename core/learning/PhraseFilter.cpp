#include "core/learning/PhraseFilter.h"

#include "core/base/Result.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <unordered_map>
#include <utility>

namespace core::learning {

Result<NgramTable>
countCandidates(const Reading &reading, WordList &words, const Stage &stage, WordUses *uses)
{
    NgramTable table;
    std::uint32_t passageNumber = 0;
    const auto counted = forEachPassage(reading, words, stage, [&](const Passage &passage) {
        ++passageNumber;
        if (uses != nullptr)
            uses->add(passage);
        forEachRun(passage, [&](std::span<const Token> run) {
            forEachSequence(
                run, words, [&](PhraseKey key, std::span<const Token>) { table.add(key, passageNumber); });
        });
    });
    KEYSEED_TRY(counted);
    return table;
}

namespace {

/// The occurrences of a candidate inside longer ones.
struct Containers
{
    double occurrences = 0;
    double kinds = 0;
    std::uint32_t most = 0; ///< occurrences of the most frequent of them
};

// The ratio in English counts glosses of WordNet, which have few words: a tenth of that in running text.
struct LeastRatios
{
    double noun;
    double unknown;
    double adjective;
    double verb;
    double adverb;
    double inPhrase; ///< of one word of a longer phrase
};
constexpr double never = std::numeric_limits<double>::infinity();
constexpr LeastRatios englishRatios = {2 / 12., 2 / 12., 20 / 12., 35 / 12., 350 / 12., 1.5 / 12.};

constexpr LeastRatios otherRatios = {0.8, 2, never, never, never, 1};

using ContainersOf = std::unordered_map<PhraseKey, Containers>;

class Filter final
{
public:
    Filter(const NgramTable &candidates, const KnownWords &about, const FilterSettings &settings)
        : m_candidates(candidates)
        , m_words(about.words)
        , m_general(about.general)
        , m_classes(about.classes)
        , m_language(about.language)
        , m_settings(settings)
        , m_ratios(about.language.code == "en" ? englishRatios : otherRatios)
    {
        for (const Ngram &ngram : candidates.ngrams())
            if (ngram.key != 0 && wordCount(ngram.key) == 1)
                m_total += ngram.occurrences;
    }

    bool isFrequent(const Ngram &ngram) const
    {
        return ngram.key != 0
               && ngram.passages >= leastPassagesOf(wordCount(ngram.key), m_settings.leastPassages);
    }

    bool isPhrase(const Ngram &ngram) const
    {
        return wordCount(ngram.key) == 1 ? isWordOfField(ngram) : isNounPhrase(ngram) && isBound(ngram);
    }

private:
    PartOfSpeech partAt(const Ngram &ngram, std::size_t place) const
    {
        return m_classes.of(wordAt(ngram.key, place));
    }

    double ratio(std::uint32_t word) const
    {
        const auto share = [](double count, std::uint64_t of) {
            return count / static_cast<double>(std::max<std::uint64_t>(1, of));
        };
        const Ngram *found = m_candidates.find(keyWith(0, 0, word));
        const double passages = m_words.passages(word);
        const double count = found == nullptr ? passages : found->occurrences;
        return m_general.ratio(m_words.word(word),
                               {share(passages, m_settings.passages), share(count, m_settings.runningWords)});
    }

    bool isPlace(std::uint32_t word) const
    {
        const PartOfSpeech part = m_classes.of(word);
        return (part == PartOfSpeech::Name || (m_language.capitalNouns && part == PartOfSpeech::Noun))
               && m_general.isPlace(m_words.word(word));
    }

    bool isWordOfField(const Ngram &ngram) const
    {
        const std::uint32_t number = wordAt(ngram.key, 0);
        const std::string &word = m_words.word(number);
        if (word.size() < 3 || isPlace(number))
            return false;
        const double least = leastRatio(m_classes.of(number));
        if (m_general.isEmpty())
            return least < never;
        return ratio(number) >= least;
    }

    // Nouns name what a field is about; of the other words only those that it has to itself.
    double leastRatio(PartOfSpeech part) const
    {
        switch (part) {
        case PartOfSpeech::Noun:
            return m_ratios.noun;
        case PartOfSpeech::Unknown:
        case PartOfSpeech::Name:
            return m_ratios.unknown;
        case PartOfSpeech::Adjective:
            return m_ratios.adjective;
        case PartOfSpeech::Verb:
            return m_ratios.verb;
        case PartOfSpeech::Adverb:
            break;
        }
        return m_ratios.adverb;
    }

    // Returns whether the head is a noun, and no word is what a noun phrase does not have.
    bool isNounPhrase(const Ngram &ngram) const
    {
        const std::size_t count = wordCount(ngram.key);
        const PartOfSpeech first = partAt(ngram, 0);
        const PartOfSpeech last = partAt(ngram, count - 1);
        bool hasNoun = false;
        bool isAllPlaces = true;
        for (std::size_t place = 0; place < count; ++place) {
            const std::uint32_t word = wordAt(ngram.key, place);
            if (m_words.isConnector(word))
                continue;
            const PartOfSpeech part = m_classes.of(word);
            if (m_language.code != "en" && (part == PartOfSpeech::Verb || part == PartOfSpeech::Adverb))
                return false;
            hasNoun = hasNoun || part == PartOfSpeech::Noun || part == PartOfSpeech::Name
                      || part == PartOfSpeech::Unknown;
            isAllPlaces = isAllPlaces && isPlace(word);
        }
        if (!hasNoun || isAllPlaces)
            return false;
        if (m_language.headFirst) // "dolor abdominal", but "mal estado general" as well
            return first != PartOfSpeech::Adjective || last == PartOfSpeech::Noun;
        return last != PartOfSpeech::Adjective;
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
                std::max(highestRatio, m_general.isEmpty() ? never : ratio(wordAt(ngram.key, place)));
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
        return least >= 0.18 && (highestRatio >= m_ratios.inPhrase || least >= 0.45)
               && endsWell(ngram, count, least);
    }

    bool endsWell(const Ngram &ngram, std::size_t count, double bond) const
    {
        const PartOfSpeech end = partAt(ngram, count - 1);
        const bool isDoing = end == PartOfSpeech::Verb || end == PartOfSpeech::Adverb;
        return !isDoing || bond >= 0.4;
    }

    const NgramTable &m_candidates;
    const WordList &m_words;
    const GeneralWords &m_general;
    const WordClasses &m_classes;
    const Language &m_language;
    const FilterSettings &m_settings;
    LeastRatios m_ratios;
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
                                  const KnownWords &about,
                                  const KnownTerms &known,
                                  const FilterSettings &settings)
{
    const Filter filter(candidates, about, settings);
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
        const std::string text = comparable(textOf(key, about.words));
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
