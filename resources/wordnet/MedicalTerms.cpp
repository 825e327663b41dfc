#include "resources/wordnet/MedicalTerms.h"

#include "resources/wordnet/FunctionWords.h"
#include "resources/wordnet/MedicalRoots.h"
#include "resources/wordnet/MedicalWords.h"
#include "resources/wordnet/Words.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace wordnet {

namespace {

using Kinds = std::vector<std::optional<core::vocabulary::Kind>>;

constexpr double undisputedShare = 0.6;
constexpr double smallestShare = 0.4;
constexpr double smallestShareOfFirstSense = 0.2;
constexpr std::uint32_t lastRankOfPhrase = 2;
constexpr double clinicalCompany = 0.5;
constexpr double smallestCompany = 0.15;

bool isUsableText(std::string_view key)
{
    const auto letters = std::ranges::count_if(key, [](char byte) { return byte >= 'a' && byte <= 'z'; });
    // A full stop ends a phrase in a text: what has one inside is hardly ever found.
    return letters >= 2 && key.find('.') == std::string_view::npos;
}

// How much of the company that words keep in glosses is clinical.
class Company final
{
public:
    Company(const Database &database, const Morphology &morphology, const Kinds &kinds)
    {
        std::unordered_map<std::string, std::string> baseForms;
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            std::unordered_set<std::string> words;
            for (const std::string &word : wordsOf(database.synsets()[i].gloss)) {
                const auto [base, isNew] = baseForms.try_emplace(word);
                if (isNew)
                    base->second = morphology.baseForm(word);
                words.insert(base->second);
            }
            for (const std::string &word : words) {
                ++m_counts[word].all;
                m_counts[word].clinical += kinds[i] ? 1 : 0;
            }
        }
    }

    bool isClinical(const std::string &key) const { return share(key, 0) >= clinicalCompany; }
    /// Words that glosses hardly use have nothing against them.
    bool isForeign(const std::string &key) const { return share(key, 1) < smallestCompany; }

private:
    // A few imagined glosses, `prior` of them clinical, keep rare words from either extreme.
    double share(const std::string &key, double prior) const
    {
        constexpr double imagined = 4;
        const auto found = m_counts.find(key);
        if (found == m_counts.end())
            return prior;
        return (found->second.clinical + prior * imagined) / (found->second.all + imagined);
    }

    struct Counts
    {
        double all = 0;
        double clinical = 0;
    };
    std::unordered_map<std::string, Counts> m_counts;
};

core::Result<std::vector<bool>> foreignRegisterSynsets(const Database &database)
{
    std::vector<bool> result(database.synsets().size());
    for (const std::string_view name : foreignRegisters()) {
        const auto synset = database.sense(name);
        if (!synset)
            return core::fail(synset.error());
        result[*synset] = true;
    }
    return result;
}

class Chooser final
{
public:
    Chooser(const Database &database,
            const Morphology &morphology,
            const Kinds &kinds,
            std::vector<bool> registers)
        : m_database(database)
        , m_kinds(kinds)
        , m_company(database, morphology, kinds)
        , m_isRegister(std::move(registers))
    {}

    bool isClinicalSense(const Lemma &lemma, std::uint32_t index) const
    {
        if (!m_kinds[index] || isAlwaysMedical(lemma.key))
            return m_kinds[index].has_value();
        const Synset &synset = m_database.synsets()[index];
        return std::ranges::none_of(synset.pointers, [&](const Pointer &pointer) {
            return pointer.relation == Relation::Usage && m_isRegister[pointer.target]
                   && (pointer.sourceWord == 0
                       || lowered(synset.words[pointer.sourceWord - 1U]) == lemma.key);
        });
    }

    bool isTerm(const Lemma &lemma) const
    {
        const Uses uses = usesOf(lemma);
        if (uses.clinical == 0 || !isUsableText(lemma.key) || isNeverMedical(lemma.key)
            || isFunctionWord(lemma.key))
            return false;
        if (isAlwaysMedical(lemma.key))
            return true;
        if (lemma.key.find_first_of(" -") != std::string::npos)
            return uses.hasEarlySense && uses.isMoreThanVerb;
        if (m_company.isClinical(lemma.key))
            return true;
        // Verbs wander far from the nouns they come of; those of procedures stay close.
        if (!uses.isMoreThanVerb && !uses.hasProcedure)
            return false;
        const double share = uses.clinical / uses.all;
        if (share >= undisputedShare && uses.hasFirstNounSense)
            return true;
        return share >= (uses.hasFirstNounSense ? smallestShareOfFirstSense : smallestShare)
               && !m_company.isForeign(lemma.key);
    }

private:
    struct Uses
    {
        double all = 0;
        double clinical = 0;
        bool hasEarlySense = false;
        bool hasFirstNounSense = false;
        bool isMoreThanVerb = false;
        bool hasProcedure = false;
    };

    Uses usesOf(const Lemma &lemma) const
    {
        Uses uses;
        for (std::size_t part = 0; part < partsOfSpeech; ++part) {
            for (const Sense &sense : lemma.senses[part]) {
                uses.all += sense.frequency();
                if (!isClinicalSense(lemma, sense.synset))
                    continue;
                uses.clinical += sense.frequency();
                uses.isMoreThanVerb =
                    uses.isMoreThanVerb || static_cast<PartOfSpeech>(part) != PartOfSpeech::Verb;
                uses.hasProcedure =
                    uses.hasProcedure || m_kinds[sense.synset] == core::vocabulary::Kind::Procedure;
                uses.hasEarlySense = uses.hasEarlySense || sense.rank <= lastRankOfPhrase;
                uses.hasFirstNounSense = uses.hasFirstNounSense || (part == 0 && sense.rank == 1);
            }
        }
        return uses;
    }

    const Database &m_database;
    const Kinds &m_kinds;
    Company m_company;
    std::vector<bool> m_isRegister;
};

} // namespace

core::Result<std::vector<Term>>
medicalTerms(const Database &database, const Morphology &morphology, const Kinds &kinds)
{
    auto registers = foreignRegisterSynsets(database);
    if (!registers)
        return core::fail(registers.error());
    const Chooser chooser(database, morphology, kinds, std::move(*registers));
    std::vector<Term> terms;
    for (const Lemma &lemma : database.lemmas()) {
        if (!chooser.isTerm(lemma))
            continue;
        terms.push_back(makeTerm(
            database, lemma, [&](std::uint32_t synset) { return chooser.isClinicalSense(lemma, synset); }));
        Term &term = terms.back();
        const auto main = std::ranges::max_element(term.senses, {}, &WeightedSense::weight);
        term.kind = *kinds[main->synset];
    }
    return terms;
}

} // namespace wordnet
