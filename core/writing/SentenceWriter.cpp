#include "core/writing/SentenceWriter.h"

#include "core/base/Digest.h"
#include "core/writing/PatientWords.h"
#include "core/writing/PatternText.h"
#include "core/writing/checks/TextParts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <map>
#include <optional>
#include <random>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace core::writing {

namespace {

using synthesis::Sequence;
using Ids = SentencePool::Ids;

constexpr std::size_t documentsPerReport = 64;
constexpr std::size_t mostHolders = 4000; // of a phrase that are looked at
constexpr double newPhraseWeight = 4.0;
constexpr double sameTextWeight = 1.5;
constexpr double wordWeight = 0.03; // taken off for each word beyond the usual length
constexpr double usualWords = 20;
constexpr double chanceWeight = 0.5;
constexpr double mostLift = 2.0;

// Words that tell the sex of a patient, in the languages of documents.
constexpr auto maleWords = std::to_array<std::string_view>({"he",
                                                            "him",
                                                            "his",
                                                            "himself",
                                                            "man",
                                                            "male",
                                                            "gentleman",
                                                            "boy",
                                                            "mr",
                                                            "männlich",
                                                            "männlicher",
                                                            "mann",
                                                            "homme",
                                                            "monsieur",
                                                            "hombre",
                                                            "varón",
                                                            "señor"});
constexpr auto femaleWords = std::to_array<std::string_view>({"she",
                                                              "her",
                                                              "hers",
                                                              "herself",
                                                              "woman",
                                                              "female",
                                                              "lady",
                                                              "girl",
                                                              "mrs",
                                                              "ms",
                                                              "weiblich",
                                                              "weibliche",
                                                              "frau",
                                                              "patientin",
                                                              "femme",
                                                              "madame",
                                                              "patiente",
                                                              "mujer",
                                                              "señora"});
// Words behind a number that make it an age.
constexpr auto ageWords =
    std::to_array<std::string_view>({"year", "yo", "y/o", "month", "jahr", "jähr", "ans ", "años", "mois"});

/// The sex of the patient that a sentence tells of.
enum class Sex { Untold, Male, Female, Both };

Sex sexIn(std::string_view small)
{
    const bool isMale = holdsAny(small, maleWords);
    const bool isFemale = holdsAny(small, femaleWords);
    return isMale && isFemale ? Sex::Both : isMale ? Sex::Male : isFemale ? Sex::Female : Sex::Untold;
}

bool statesAge(std::string_view small)
{
    for (std::size_t at = 0; at < small.size(); ++at) {
        if (small[at] < '0' || small[at] > '9')
            continue;
        const std::size_t end = small.find_first_not_of("0123456789 -", at);
        if (end == std::string_view::npos)
            return false;
        if (std::ranges::any_of(ageWords,
                                [&](std::string_view word) { return small.substr(end).starts_with(word); }))
            return true;
        at = end;
    }
    return false;
}

std::mt19937_64 chanceFor(const Sequence &sequence)
{
    Sha256 hash;
    hash.add("sentences:" + std::to_string(sequence.id.size()) + ":" + sequence.id);
    hash.add(sequence.label);
    const Digest digest = hash.finish();
    std::seed_seq seed(digest.begin(), digest.end());
    return std::mt19937_64(seed);
}

/// The phrases of all sequences, with their holders in the pool, and how typical each is of each label.
class PhraseIndex
{
public:
    PhraseIndex(const SentencePool &pool, const std::vector<Sequence> &sequences)
        : m_pool(pool)
    {
        for (const Sequence &sequence : sequences) {
            auto &counts = m_counts[sequence.label];
            for (const std::string &phrase : sequence.keyphrases) {
                const auto id = m_ids.try_emplace(phrase, m_ids.size()).first->second;
                m_all.resize(m_ids.size());
                counts.resize(std::max(counts.size(), m_ids.size()));
                ++m_all[id];
                ++counts[id];
            }
        }
        m_holders.resize(m_ids.size());
    }

    // The phrases of a sentence are known once all phrases were looked up.
    bool lookUp(JobControl &control)
    {
        for (const auto &[phrase, id] : m_ids) {
            if (control.isCancelled())
                return false;
            Ids holders = m_pool.holding(phrase);
            for (const std::uint32_t each : holders)
                m_held[each].push_back(static_cast<std::uint32_t>(id));
            m_holders[id] = thinned(std::move(holders));
        }
        return true;
    }

    std::size_t idOf(const std::string &phrase) const { return m_ids.at(phrase); }
    const Ids &holdersOf(std::size_t phrase) const { return m_holders[phrase]; }
    const Ids &heldBy(std::uint32_t sentence) const { return m_held.at(sentence); }

    // Returns how typical a phrase is of a label: the logarithm of its share there over its share everywhere.
    double lift(const std::string &label, std::size_t phrase) const
    {
        const auto &counts = m_counts.at(label);
        const double here = phrase < counts.size() ? counts[phrase] : 0;
        const double all = m_all[phrase];
        const double labels = static_cast<double>(m_counts.size());
        return std::clamp(std::log((here + 0.5) * labels / (all + 0.5)), -mostLift, mostLift);
    }

private:
    static Ids thinned(Ids holders)
    {
        if (holders.size() <= mostHolders)
            return holders;
        Ids some;
        for (std::size_t at = 0; at < mostHolders; ++at)
            some.push_back(holders[at * holders.size() / mostHolders]);
        return some;
    }

    const SentencePool &m_pool;
    std::map<std::string, std::size_t> m_ids;
    std::vector<double> m_all;                           ///< uses of each phrase in the sequences
    std::map<std::string, std::vector<double>> m_counts; ///< the same of each label
    std::vector<Ids> m_holders;
    std::unordered_map<std::uint32_t, Ids> m_held; ///< phrases of a sentence
};

/// Facts of a sentence that are computed when it is first looked at.
struct SentenceFacts
{
    bool hasIdentifier = false;
    bool hasAge = false;
    Sex sex = Sex::Untold;
};

/// The choice of sentences for all documents, one after the other.
class SentenceChoice
{
public:
    SentenceChoice(const SentencePool &pool, const SentenceChoices &choices, const PhraseIndex &phrases)
        : m_pool(pool)
        , m_choices(choices)
        , m_phrases(phrases)
        , m_left(pool.size(), choices.uses)
    {}

    // Returns the sentences of a document in their order. Takes the phrases that they hold off `open`.
    Ids choose(const Sequence &sequence, std::vector<std::size_t> &open)
    {
        Draft draft{.sequence = sequence, .random = chanceFor(sequence)};
        draft.hasAge = !sequence.facts.empty();
        Ids candidates = candidatesFor(sequence, open);
        while (!open.empty()) {
            const auto best = bestOf(candidates, draft, open);
            if (!best)
                break;
            take(*best, draft, open);
        }
        std::ranges::sort(draft.chosen, {}, [&](std::uint32_t id) {
            return std::tuple(m_pool[id].place, m_pool[id].source, id);
        });
        return draft.chosen;
    }

private:
    struct Draft
    {
        const Sequence &sequence;
        std::mt19937_64 random;
        Ids chosen = {};
        Sex sex = Sex::Untold;
        bool hasAge = false;
    };

    Ids candidatesFor(const Sequence &sequence, const std::vector<std::size_t> &phrases) const
    {
        Ids candidates;
        for (const std::size_t phrase : phrases)
            for (const std::uint32_t each : m_phrases.holdersOf(phrase))
                if (!m_pool.hasLabels() || m_pool.labelOf(each) == sequence.label)
                    candidates.push_back(each);
        std::ranges::sort(candidates);
        candidates.erase(std::ranges::unique(candidates).begin(), candidates.end());
        return candidates;
    }

    std::ptrdiff_t newIn(std::uint32_t sentence, const std::vector<std::size_t> &open) const
    {
        return std::ranges::count_if(m_phrases.heldBy(sentence), [&](std::uint32_t phrase) {
            return std::ranges::find(open, phrase) != open.end();
        });
    }

    double fit(std::uint32_t sentence, const Draft &draft) const
    {
        double sum = 0;
        for (const std::uint32_t phrase : m_phrases.heldBy(sentence))
            sum += m_phrases.lift(draft.sequence.label, phrase);
        const bool isOfSameText = std::ranges::any_of(draft.chosen, [&](std::uint32_t other) {
            return m_pool[other].source == m_pool[sentence].source;
        });
        const auto words = static_cast<double>(std::ranges::count(m_pool[sentence].text, ' '));
        return std::clamp(sum, -2 * mostLift, mostLift) + (isOfSameText ? sameTextWeight : 0)
               - wordWeight * std::max(0.0, words - usualWords);
    }

    const SentenceFacts &factsOf(std::uint32_t sentence)
    {
        const auto [found, isNew] = m_facts.try_emplace(sentence);
        if (isNew) {
            const std::string_view text = m_pool[sentence].text;
            const std::string small = smallLetters(text);
            found->second = {.hasIdentifier = m_choices.identifiers && !m_choices.identifiers(text).empty(),
                             .hasAge = statesAge(small),
                             .sex = sexIn(small)};
        }
        return found->second;
    }

    bool isFitting(std::uint32_t sentence, const Draft &draft)
    {
        const SentenceFacts &facts = factsOf(sentence);
        const bool isOfOther =
            facts.sex == Sex::Both
            || (facts.sex != Sex::Untold && draft.sex != Sex::Untold && facts.sex != draft.sex);
        return !facts.hasIdentifier && !isOfOther && !(facts.hasAge && draft.hasAge);
    }

    // Takes those that cannot be used off the candidates.
    std::optional<std::uint32_t> bestOf(Ids &candidates, Draft &draft, const std::vector<std::size_t> &open)
    {
        std::vector<std::pair<double, std::uint32_t>> order;
        std::erase_if(candidates, [&](std::uint32_t each) {
            const auto held = m_left[each] > 0 ? newIn(each, open) : 0;
            if (held > 0)
                order.emplace_back(-newPhraseWeight * static_cast<double>(held) - fit(each, draft)
                                       - chanceWeight * chance(draft),
                                   each);
            return held == 0;
        });
        std::ranges::make_heap(order, std::greater());
        while (!order.empty()) {
            const std::uint32_t best = order.front().second;
            if (isFitting(best, draft))
                return best;
            std::ranges::pop_heap(order, std::greater());
            order.pop_back();
        }
        return std::nullopt;
    }

    static double chance(Draft &draft)
    {
        constexpr double steps = 1U << 16U;
        return static_cast<double>(draft.random() >> 48U) / steps;
    }

    void take(std::uint32_t sentence, Draft &draft, std::vector<std::size_t> &open)
    {
        --m_left[sentence];
        draft.chosen.push_back(sentence);
        const SentenceFacts &facts = factsOf(sentence);
        draft.hasAge = draft.hasAge || facts.hasAge;
        if (facts.sex != Sex::Untold)
            draft.sex = facts.sex;
        const Ids &held = m_phrases.heldBy(sentence);
        std::erase_if(open,
                      [&](std::size_t phrase) { return std::ranges::find(held, phrase) != held.end(); });
    }

    const SentencePool &m_pool;
    const SentenceChoices &m_choices;
    const PhraseIndex &m_phrases;
    std::vector<int> m_left; ///< uses of each sentence that are left
    std::unordered_map<std::uint32_t, SentenceFacts> m_facts;
};

} // namespace

SentenceWriter::SentenceWriter(SentencePool pool, SentenceChoices choices)
    : m_pool(std::move(pool))
    , m_choices(std::move(choices))
{}

Result<privacy::Released<std::vector<Document>>>
SentenceWriter::write(const privacy::Released<std::vector<Sequence>> &sequences, JobControl &control) const
{
    return sequences.tryDerive([](const std::vector<Sequence> &seeds,
                                  const SentenceWriter &writer,
                                  JobControl &watched) { return writer.writeAll(seeds, watched); },
                               *this,
                               control);
}

Result<std::vector<Document>> SentenceWriter::writeAll(const std::vector<Sequence> &seeds,
                                                       JobControl &control) const
{
    const DocumentPatterns &patterns = patternsFor(m_choices.language, m_choices.documentType);
    const Texts keyTerms = patterns.parts.back().sentences;
    PhraseIndex phrases(m_pool, seeds);
    if (!phrases.lookUp(control))
        return cancelled();
    SentenceChoice choice(m_pool, m_choices, phrases);
    std::map<std::string, bool> known; // labels that have sentences
    std::vector<Document> written;
    written.reserve(seeds.size());
    for (const Sequence &seed : seeds) {
        if (control.isCancelled())
            return cancelled();
        if (written.size() % documentsPerReport == 0)
            control.report(static_cast<double>(written.size()) / static_cast<double>(seeds.size()),
                           "writing");
        const auto [label, isNew] = known.try_emplace(seed.label, false);
        if (isNew)
            label->second = !m_pool.hasLabels() || m_pool.hasLabel(seed.label);
        if (!label->second)
            return fail(ErrorCode::InvalidPlan,
                        "writer.texts.files: no sentence has the label \"" + seed.label
                            + "\"; add texts, or leave writer.texts.label out");
        std::vector<std::size_t> open;
        for (const std::string &phrase : seed.keyphrases)
            if (!phrase.empty())
                open.push_back(phrases.idOf(phrase));
        std::string body;
        for (const std::uint32_t id : choice.choose(seed, open))
            body.append(body.empty() ? "" : " ").append(m_pool[id].text);
        std::vector<std::string> others;
        for (const std::string &phrase : seed.keyphrases)
            if (!phrase.empty() && std::ranges::find(open, phrases.idOf(phrase)) != open.end())
                others.push_back(phrase);
        std::string text = factsLine(seed, m_choices.language);
        if (!text.empty())
            text += "\n\n";
        text += body;
        if (!others.empty())
            text.append(body.empty() ? "" : "\n\n")
                .append(fillSentence(keyTerms.front(), others, ", ", ", "));
        if (body.empty() && others.empty())
            text += patterns.nothing;
        written.push_back({.seed = seed, .text = text + "\n"});
    }
    control.report(1.0, "writing");
    return written;
}

} // namespace core::writing
