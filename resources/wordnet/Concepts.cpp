#include "resources/wordnet/Concepts.h"

#include "resources/wordnet/Words.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <optional>
#include <unordered_map>
#include <unordered_set>

namespace wordnet {

namespace {

constexpr std::size_t leastOfClass = 200;
constexpr std::size_t sharedStem = 3; // letters

bool isNoun(const Term &term)
{
    return term.concept_ >> 28U == 0;
}

std::uint32_t mainSense(const Term &term)
{
    return std::ranges::max_element(term.senses, {}, &WeightedSense::weight)->synset;
}

// "drain", which as a noun means drainage, too.
bool isRatherVerbOrAdjective(const Term &term)
{
    double noun = 0;
    double other = 0;
    for (std::size_t part = 0; part < partsOfSpeech; ++part)
        for (const Sense &sense : term.lemma->senses[part])
            (part == 0 ? noun : other) += sense.frequency();
    return other > noun;
}

// "MI", "ECG"
bool isAbbreviation(const Term &term)
{
    return std::ranges::none_of(term.text, [](char byte) { return byte >= 'a' && byte <= 'z'; });
}

// "Parkinson's disease"
bool isCapitalised(const Term &term)
{
    return term.text.front() >= 'A' && term.text.front() <= 'Z';
}

bool isPhrase(const Term &term)
{
    return term.text.find_first_of(" -") != std::string::npos;
}

// "Advil", "Orudis KT"
bool isBrand(const Term &term)
{
    return isCapitalised(term) && (!isPhrase(term) || term.kind == core::vocabulary::Kind::Drug);
}

bool sharesStem(std::string_view left, std::string_view right)
{
    return left.size() >= sharedStem && left.substr(0, sharedStem) == right.substr(0, sharedStem);
}

std::string keyOf(const Term &term)
{
    return lowered(term.text);
}

class Gathering final
{
public:
    Gathering(std::vector<Term> &terms, const Database &database)
        : m_terms(terms)
        , m_database(database)
        , m_names(terms.size())
    {
        for (std::size_t i = 0; i < terms.size(); ++i)
            if (isNoun(terms[i]))
                m_nounsOf[mainSense(terms[i])].push_back(i);
        for (auto &[synset, nouns] : m_nounsOf)
            std::ranges::sort(
                nouns, [&](std::size_t left, std::size_t right) { return orderOf(left) < orderOf(right); });
    }

    void gather()
    {
        for (std::size_t i = 0; i < m_terms.size(); ++i)
            m_names[i] = isNoun(m_terms[i]) ? m_nounsOf[mainSense(m_terms[i])].front() : nounFor(m_terms[i]);
        for (std::size_t i = 0; i < m_terms.size(); ++i)
            if (m_names[i] && *m_names[i] != i)
                join(m_terms[*m_names[i]], m_terms[i]);
        leaveOutClasses();
        std::vector<Term> kept;
        for (std::size_t i = 0; i < m_terms.size(); ++i)
            if (m_names[i] == i) {
                std::ranges::sort(m_terms[i].forms);
                kept.push_back(std::move(m_terms[i]));
            }
        m_terms = std::move(kept);
    }

private:
    /// Smaller names the concept rather.
    std::tuple<bool, bool, bool, bool, bool, std::uint32_t, std::ptrdiff_t> orderOf(std::size_t term) const
    {
        const Term &of = m_terms[term];
        const auto &words = m_database.synsets()[mainSense(of)].words;
        const auto place = std::ranges::find(words, of.text) - words.begin();
        return {isAbbreviation(of),
                isBrand(of),
                !of.isSeen,
                isRatherVerbOrAdjective(of),
                isCapitalised(of) || isPhrase(of),
                of.weight,
                place};
    }

    std::optional<std::size_t> nounFor(const Term &term) const
    {
        const std::string key = keyOf(term);
        std::optional<std::size_t> best;
        for (const WeightedSense &sense : term.senses)
            for (const Pointer &pointer : m_database.synsets()[sense.synset].pointers)
                if (const auto noun = nounAt(pointer, m_database.synsets()[sense.synset], key))
                    if (!best || orderAsNoun(*noun) < orderAsNoun(*best))
                        best = noun;
        return best;
    }

    // "to bleed" is nearer to bleeding than to a bleeder.
    std::tuple<bool, std::uint32_t, std::size_t> orderAsNoun(std::size_t noun) const
    {
        const std::string &text = m_terms[noun].text;
        return {text.ends_with("er") || text.ends_with("or"), m_terms[noun].weight, noun};
    }

    std::optional<std::size_t>
    nounAt(const Pointer &pointer, const Synset &from, const std::string &key) const
    {
        const bool derives = pointer.relation == Relation::Derivation;
        if (!derives && pointer.relation != Relation::Pertainym)
            return std::nullopt;
        if (pointer.sourceWord != 0 && lowered(from.words[pointer.sourceWord - 1U]) != key)
            return std::nullopt;
        const auto nouns = m_nounsOf.find(pointer.target);
        if (nouns == m_nounsOf.end())
            return std::nullopt;
        // Of the words of a synset, the verb derives from one that it looks like.
        const bool isOfIt = !derives || std::ranges::any_of(nouns->second, [&](std::size_t noun) {
            return sharesStem(keyOf(m_terms[noun]), key);
        });
        return isOfIt ? std::optional(nouns->second.front()) : std::nullopt;
    }

    static void join(Term &name, const Term &other)
    {
        name.forms.push_back(other.text);
        name.forms.insert(name.forms.end(), other.forms.begin(), other.forms.end());
        if (!other.isSeen)
            return;
        // Shares of public text add up; a weight is the logarithm of one, in thousandths.
        const double share = std::exp(-1e-3 * name.weight) + std::exp(-1e-3 * other.weight);
        name.weight = std::max(1U, static_cast<std::uint32_t>(std::lround(-1000 * std::log(share))));
    }

    void leaveOutClasses()
    {
        std::unordered_map<std::uint32_t, std::size_t> below;
        for (std::size_t i = 0; i < m_terms.size(); ++i)
            if (m_names[i] == i)
                for (const std::uint32_t synset : above(mainSense(m_terms[i])))
                    ++below[synset];
        for (std::size_t i = 0; i < m_terms.size(); ++i)
            if (m_names[i] == i && below[mainSense(m_terms[i])] >= leastOfClass)
                m_names[i].reset();
    }

    std::unordered_set<std::uint32_t> above(std::uint32_t synset) const
    {
        std::unordered_set<std::uint32_t> found;
        std::vector<std::uint32_t> open = {synset};
        while (!open.empty()) {
            const std::uint32_t current = open.back();
            open.pop_back();
            for (const Pointer &pointer : m_database.synsets()[current].pointers)
                if (pointer.relation == Relation::Hypernym && found.insert(pointer.target).second)
                    open.push_back(pointer.target);
        }
        return found;
    }

    std::vector<Term> &m_terms;
    const Database &m_database;
    std::vector<std::optional<std::size_t>> m_names; ///< by term: the term that stands for it
    std::unordered_map<std::uint32_t, std::vector<std::size_t>> m_nounsOf; ///< by main sense, the name first
};

} // namespace

void gatherConcepts(std::vector<Term> &terms, const Database &database)
{
    Gathering(terms, database).gather();
}

} // namespace wordnet
