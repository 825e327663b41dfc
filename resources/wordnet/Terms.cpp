#include "resources/wordnet/Terms.h"

#include "resources/wordnet/FunctionWords.h"
#include "resources/wordnet/Morphology.h"
#include "resources/wordnet/Words.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace wordnet {

namespace {

double frequencyOf(const Term &term)
{
    double total = 0;
    for (const WeightedSense &sense : term.senses)
        total += sense.weight;
    return total;
}

double frequencyOf(const Lemma &lemma)
{
    double total = 0;
    for (const auto &senses : lemma.senses)
        for (const Sense &sense : senses)
            total += sense.frequency();
    return total;
}

// "number" is a form of "numb", and "genus" one of "genu", which nobody means.
bool isRatherAnotherWord(const std::string &form, const Term &term, const Database &database)
{
    const Lemma *other = database.find(form);
    return other != nullptr && other != term.lemma && frequencyOf(*other) > frequencyOf(*term.lemma);
}

} // namespace

std::string writtenForm(const Lemma &lemma, const Synset &synset)
{
    const auto found = std::ranges::find_if(
        synset.words, [&](const std::string &word) { return lowered(word) == lemma.key; });
    return found == synset.words.end() ? lemma.key : *found;
}

std::vector<Term> allTerms(const Database &database)
{
    std::vector<Term> terms;
    for (const Lemma &lemma : database.lemmas()) {
        if (isFunctionWord(spelling(lemma.key)))
            continue;
        terms.push_back(makeTerm(database, lemma, [](std::uint32_t) { return true; }));
    }
    return terms;
}

void addForms(std::vector<Term> &terms, const Morphology &morphology, const Database &database)
{
    std::unordered_set<std::string> ownTexts;
    for (const Term &term : terms)
        ownTexts.insert(spelling(term.text));

    struct Claim
    {
        std::size_t term = 0;
        double frequency = 0;
        std::string form;
    };
    std::unordered_map<std::string, Claim> claims;
    for (std::size_t i = 0; i < terms.size(); ++i) {
        for (std::size_t part = 0; part < partsOfSpeech; ++part) {
            if (!terms[i].inflectsAs[part])
                continue;
            for (const std::string &form :
                 morphology.inflections(terms[i].text, static_cast<PartOfSpeech>(part))) {
                const std::string key = spelling(form);
                if (ownTexts.contains(key) || isFunctionWord(key)
                    || isRatherAnotherWord(lowered(form), terms[i], database))
                    continue;
                const auto [claim, isFirst] = claims.try_emplace(key, Claim{i, frequencyOf(terms[i]), form});
                if (!isFirst && claim->second.frequency < frequencyOf(terms[i]))
                    claim->second = {i, frequencyOf(terms[i]), form};
            }
        }
    }
    for (auto &[key, claim] : claims)
        terms[claim.term].forms.push_back(claim.form);
    for (Term &term : terms)
        std::ranges::sort(term.forms);
}

} // namespace wordnet
