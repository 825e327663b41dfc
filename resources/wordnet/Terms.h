#pragma once

#include "core/vocabulary/Vocabulary.h"
#include "resources/wordnet/Database.h"

#include <cstdint>
#include <string>
#include <vector>

namespace wordnet {

class Morphology;

/// One meaning of a term and how much it stands for in the term's vector.
struct WeightedSense
{
    std::uint32_t synset = 0;
    double weight = 1;
};

/// A term of a lexicon while it is being made.
struct Term
{
    std::string text; ///< as a reader expects it: "Parkinson's disease", "sulfa drug"
    const Lemma *lemma = nullptr;
    std::vector<WeightedSense> senses; ///< the meanings that made it a term
    std::array<bool, partsOfSpeech> inflectsAs = {};
    core::vocabulary::Kind kind = core::vocabulary::Kind::Other;
    std::uint32_t concept_ = 0; ///< WordNet offset of the main sense
    std::vector<std::string> forms;
    std::uint32_t weight = 1; ///< thousandths
    bool isSeen = false;      ///< public text has it, so that the weight is no estimate (Weights.h)
};

/// The term a lemma makes with the senses for which `counts(synset)` holds; no senses when none does.
template<typename Counts>
Term makeTerm(const Database &database, const Lemma &lemma, Counts counts);

/// Every lemma of WordNet that is no function word, sorted by key.
std::vector<Term> allTerms(const Database &database);

/// Capitalisation of `lemma` in `synset`.
std::string writtenForm(const Lemma &lemma, const Synset &synset);

/// Gives each term its inflections. A form that is another term's own text is left to that term; one that
/// several terms could have goes to the most frequent of them, a function word to none, and neither does one
/// that is more often a word of its own, by its tags ("number" of "numb").
void addForms(std::vector<Term> &terms, const Morphology &morphology, const Database &database);

template<typename Counts>
Term makeTerm(const Database &database, const Lemma &lemma, Counts counts)
{
    Term term;
    term.lemma = &lemma;
    double best = 0;
    for (std::size_t part = 0; part < partsOfSpeech; ++part) {
        for (const Sense &sense : lemma.senses[part]) {
            if (!counts(sense.synset))
                continue;
            term.senses.push_back({sense.synset, sense.frequency()});
            term.inflectsAs[part] = true;
            if (sense.frequency() <= best)
                continue;
            best = sense.frequency();
            const Synset &synset = database.synsets()[sense.synset];
            term.text = writtenForm(lemma, synset);
            // Offsets repeat between the four data files: keep the part of speech in the top bits.
            term.concept_ = static_cast<std::uint32_t>(part) << 28U | synset.offset;
        }
    }
    return term;
}

} // namespace wordnet
