#include "resources/wordnet/Lexicon.h"

#include "core/embedding/TruncatedSvd.h"
#include "core/embedding/VectorFile.h"
#include "core/vocabulary/LexiconFile.h"
#include "resources/wordnet/Concepts.h"
#include "resources/wordnet/Features.h"
#include "resources/wordnet/MedicalSynsets.h"
#include "resources/wordnet/MedicalTerms.h"
#include "resources/wordnet/TermVectors.h"
#include "resources/wordnet/Weights.h"

#include <set>

namespace wordnet {

namespace {

// Rows of the feature matrix: the synsets that the terms mean, so that all 256 dimensions tell those apart.
std::vector<std::uint32_t> synsetsOf(const std::vector<Term> &terms)
{
    std::set<std::uint32_t> result;
    for (const Term &term : terms) {
        for (const WeightedSense &sense : term.senses)
            result.insert(sense.synset);
    }
    return {result.begin(), result.end()};
}

Eigen::MatrixXf embed(const std::vector<Term> &terms, const Database &database, const Morphology &morphology)
{
    const auto rows = synsetsOf(terms);
    const auto features = gatherFeatures(database, morphology, rows);
    return vectorsOf(terms, core::embedding::embedRows(features, {}), rows);
}

} // namespace

core::Result<Lexicon> medicalLexicon(const Database &database, const Morphology &morphology)
{
    const auto kinds = medicalSynsets(database);
    if (!kinds)
        return core::fail(kinds.error());
    auto terms = medicalTerms(database, morphology, *kinds);
    if (!terms)
        return core::fail(terms.error());
    Lexicon lexicon{std::move(*terms), {}};
    addForms(lexicon.terms, morphology, database);
    setWeights(lexicon.terms, database);
    gatherConcepts(lexicon.terms, database);
    lexicon.vectors = embed(lexicon.terms, database, morphology);
    return lexicon;
}

Lexicon englishLexicon(const Database &database, const Morphology &morphology)
{
    Lexicon lexicon{allTerms(database), {}};
    addForms(lexicon.terms, morphology, database);
    setWeights(lexicon.terms, database);
    lexicon.vectors = embed(lexicon.terms, database, morphology);
    return lexicon;
}

core::Result<void> write(const Lexicon &lexicon, const std::filesystem::path &folder, const std::string &name)
{
    std::vector<core::vocabulary::LexiconTerm> terms;
    for (const Term &term : lexicon.terms)
        terms.push_back({term.text, term.weight, term.kind, term.concept_, term.forms});
    if (auto written = core::vocabulary::writeLexicon(folder / (name + ".lexicon"), terms); !written)
        return written;
    return core::embedding::writeVectors(folder / (name + ".vectors"), lexicon.vectors);
}

} // namespace wordnet
