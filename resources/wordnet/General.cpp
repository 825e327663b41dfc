#include "resources/wordnet/General.h"

#include "core/base/NewFile.h"
#include "core/vocabulary/Associations.h"
#include "resources/wordnet/TermFinder.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace wordnet {

namespace {

using core::vocabulary::Associations;

// Lexicographer files of WordNet (lexnames(5WN)) whose nouns count rather than name.
constexpr std::array<std::uint8_t, 2> countingFiles = {23, 28}; // noun.quantity, noun.time

// Tagged occurrences from which a word is frequent.
constexpr double frequentVerb = 8;
constexpr double frequentAdjective = 20;
constexpr double frequentCount = 3;
constexpr double frequentNoun = 160;
constexpr double nounShare = 0.6;

std::array<double, partsOfSpeech> tagsByPart(const Lemma &lemma)
{
    std::array<double, partsOfSpeech> tags = {};
    for (std::size_t part = 0; part < partsOfSpeech; ++part)
        for (const Sense &sense : lemma.senses[part])
            tags[part] += sense.tagCount;
    return tags;
}

bool isCounting(const Lemma &lemma, const Database &database)
{
    const auto &nouns = lemma.senses[static_cast<std::size_t>(PartOfSpeech::Noun)];
    if (nouns.empty())
        return false;
    const std::uint8_t file = database.synsets()[nouns.front().synset].lexicographerFile;
    return std::ranges::find(countingFiles, file) != countingFiles.end();
}

bool isStopTerm(const Term &term, const Database &database)
{
    constexpr std::size_t shortest = 3;
    if (!term.isSeen || term.text.find('.') != std::string::npos || term.text.size() < shortest)
        return true;
    if (term.lemma == nullptr)
        return false;
    const auto tags = tagsByPart(*term.lemma);
    const auto [nouns, verbs, adjectives, adverbs] = tags;
    const double all = nouns + verbs + adjectives + adverbs;
    const auto has = [&](PartOfSpeech part) {
        return !term.lemma->senses[static_cast<std::size_t>(part)].empty();
    };
    if (!has(PartOfSpeech::Noun) && !has(PartOfSpeech::Verb) && !has(PartOfSpeech::Adjective))
        return true; // only an adverb
    if (isCounting(*term.lemma, database) && all >= frequentCount)
        return true;
    if (nouns >= nounShare * all)
        return nouns >= frequentNoun;
    return verbs + adverbs >= adjectives ? all >= frequentVerb : all >= frequentAdjective;
}

// Returns the terms of each gloss, without those of `stopped`, numbered without them. The lemmas of a synset
// are a part of its gloss.
std::vector<std::vector<std::uint32_t>> glossTerms(const std::vector<Term> &terms,
                                                   const std::vector<std::uint32_t> &stopped,
                                                   const Database &database)
{
    constexpr std::uint32_t none = ~std::uint32_t{0};
    std::vector<std::uint32_t> numbers(terms.size());
    std::uint32_t next = 0;
    for (std::uint32_t i = 0; i < terms.size(); ++i)
        numbers[i] = std::ranges::binary_search(stopped, i) ? none : next++;
    const TermFinder finder(terms);
    std::vector<std::vector<std::uint32_t>> glosses;
    for (const Synset &synset : database.synsets()) {
        std::string text = synset.gloss;
        for (const std::string &word : synset.words)
            text += "; " + word;
        std::vector<std::uint32_t> kept;
        for (const std::uint32_t term : finder.find(text, [](const std::string &) {}))
            if (numbers[term] < Associations::mostTerms)
                kept.push_back(numbers[term]);
        std::ranges::sort(kept);
        glosses.push_back(std::move(kept));
    }
    return glosses;
}

core::vocabulary::AssociationArrays associationsOf(const std::vector<std::vector<std::uint32_t>> &glosses,
                                                   std::size_t terms)
{
    core::vocabulary::AssociationArrays arrays;
    arrays.passages = glosses.size();
    arrays.passagesOf.assign(terms, 0);
    std::vector<std::vector<std::uint32_t>> glossesOf(terms);
    for (std::uint32_t gloss = 0; gloss < glosses.size(); ++gloss)
        for (const std::uint32_t term : glosses[gloss]) {
            ++arrays.passagesOf[term];
            glossesOf[term].push_back(gloss);
        }
    for (std::size_t term = 0; term < terms; ++term) {
        std::map<std::uint32_t, std::uint32_t> together;
        for (const std::uint32_t gloss : glossesOf[term])
            for (const std::uint32_t other : glosses[gloss])
                if (other != term)
                    ++together[other];
        for (const auto &[other, count] : together) {
            arrays.columns.push_back(static_cast<std::uint16_t>(other));
            arrays.logCounts.push_back(
                static_cast<std::uint16_t>(std::lround(std::log1p(count) * Associations::logSteps)));
        }
        arrays.passagesOf[term] = std::max(arrays.passagesOf[term], 1U);
        arrays.offsets.push_back(arrays.columns.size());
    }
    return arrays;
}

} // namespace

std::vector<std::uint32_t> stopTerms(const std::vector<Term> &terms, const Database &database)
{
    std::vector<std::uint32_t> stopped;
    for (std::uint32_t i = 0; i < terms.size(); ++i)
        if (isStopTerm(terms[i], database))
            stopped.push_back(i);
    return stopped;
}

core::Result<void> writeGeneral(const std::vector<Term> &terms,
                                const Database &database,
                                const std::filesystem::path &folder,
                                const std::string &name)
{
    const auto stopped = stopTerms(terms, database);
    std::string list;
    for (const std::uint32_t term : stopped)
        list += terms[term].text + '\n';
    auto file = core::NewFile::at(folder / (name + ".stop"));
    if (!file)
        return core::fail(file.error());
    if (auto written = file->write(list); !written)
        return written;
    if (auto finished = file->finish(); !finished)
        return core::fail(finished.error());
    const auto glosses = glossTerms(terms, stopped, database);
    const auto arrays = associationsOf(glosses, terms.size() - stopped.size());
    return core::vocabulary::writeAssociations(folder / (name + ".associations"), arrays.view());
}

} // namespace wordnet
