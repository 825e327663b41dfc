#include "resources/wordnet/Features.h"

#include "resources/wordnet/Words.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <unordered_map>
#include <vector>

namespace wordnet {

namespace {

constexpr std::array<float, 5> hypernymImportance = {1.0F, 0.9F, 0.6F, 0.4F, 0.25F};
constexpr float definitionImportance = 1.0F;
constexpr float exampleImportance = 0.3F;
constexpr float lemmaImportance = 1.5F;
constexpr float affixImportance = 0.5F;
constexpr float hypernymGlossImportance = 0.3F;
constexpr std::size_t affixLength = 5;

float importanceOf(Relation relation)
{
    switch (relation) {
    case Relation::Holonym:
        return 0.7F;
    case Relation::Meronym:
        return 0.4F;
    case Relation::Topic:
        return 0.7F;
    case Relation::Pertainym:
        return 1.0F;
    case Relation::Derivation:
        return 0.7F;
    case Relation::Similar:
        return 0.8F;
    case Relation::Antonym:
    case Relation::Attribute:
    case Relation::SeeAlso:
    case Relation::Cause:
    case Relation::VerbGroup:
        return 0.5F;
    case Relation::Usage:
    case Relation::Hypernym: // followed over several levels instead
    case Relation::Hyponym:
    case Relation::Instance:
        return 0;
    }
    return 0;
}

// The features of one synset: number of the feature and its importance. Ordered, so that the result does not
// depend on how a hash table iterates.
using Row = std::map<std::uint32_t, float>;

class FeatureCollector final
{
public:
    FeatureCollector(const Database &database, const Morphology &morphology)
        : m_database(database)
        , m_morphology(morphology)
        , m_featureCount(static_cast<std::uint32_t>(database.synsets().size()))
    {}

    Row collect(std::uint32_t index)
    {
        Row row;
        const Synset &synset = m_database.synsets()[index];
        addGloss(row, synset, 1);
        for (const std::string &lemma : synset.words)
            addLemma(row, lemma);
        addHypernyms(row, index, 0);
        for (const Pointer &pointer : synset.pointers) {
            if (pointer.relation == Relation::Hypernym)
                addGloss(row, m_database.synsets()[pointer.target], hypernymGlossImportance);
            else if (const float importance = importanceOf(pointer.relation); importance > 0)
                raise(row, pointer.target, importance);
        }
        return row;
    }

    std::uint32_t featureCount() const { return m_featureCount; }

private:
    static void raise(Row &row, std::uint32_t feature, float importance)
    {
        float &value = row[feature];
        value = std::max(value, importance);
    }

    void addGloss(Row &row, const Synset &synset, float scale)
    {
        const auto parts = partsOfGloss(synset.gloss);
        addText(row, parts.definition, definitionImportance * scale);
        addText(row, parts.examples, exampleImportance * scale);
    }

    void addText(Row &row, std::string_view text, float importance)
    {
        for (const std::string &word : wordsOf(text)) {
            if (!isStopWord(word))
                raise(row, wordFeature(word), importance);
        }
    }

    void addLemma(Row &row, const std::string &lemma)
    {
        addText(row, lemma, lemmaImportance);
        for (const std::string &word : wordsOf(lemma)) {
            if (word.size() <= affixLength + 1)
                continue;
            raise(row, number("^" + word.substr(0, affixLength)), affixImportance);
            raise(row, number("$" + word.substr(word.size() - affixLength)), affixImportance);
        }
    }

    void addHypernyms(Row &row, std::uint32_t index, std::size_t level)
    {
        raise(row, index, hypernymImportance[level]);
        if (level + 1 == hypernymImportance.size())
            return;
        for (const Pointer &pointer : m_database.synsets()[index].pointers) {
            if (pointer.relation == Relation::Hypernym)
                addHypernyms(row, pointer.target, level + 1);
        }
    }

    std::uint32_t wordFeature(const std::string &word)
    {
        const auto [entry, isNew] = m_wordFeatures.emplace(word, 0);
        if (isNew)
            entry->second = number(m_morphology.baseForm(word));
        return entry->second;
    }

    // Synsets have the numbers below synsets().size(), words and affixes those above.
    std::uint32_t number(const std::string &name)
    {
        const auto [entry, isNew] = m_numbers.emplace(name, m_featureCount);
        if (isNew)
            ++m_featureCount;
        return entry->second;
    }

    const Database &m_database;
    const Morphology &m_morphology;
    std::uint32_t m_featureCount;
    std::unordered_map<std::string, std::uint32_t> m_numbers;
    std::unordered_map<std::string, std::uint32_t> m_wordFeatures;
};

// The columns of the features that occur in two rows or more; the others get `absent`.
constexpr int absent = -1;

struct Columns
{
    std::vector<int> columnOf;
    std::vector<float> idf;
};

Columns chooseColumns(const std::vector<Row> &rows, std::uint32_t featureCount)
{
    std::vector<std::uint32_t> rowsWith(featureCount);
    for (const Row &row : rows) {
        for (const auto &[feature, importance] : row)
            ++rowsWith[feature];
    }
    Columns columns;
    for (const std::uint32_t count : rowsWith) {
        columns.columnOf.push_back(count < 2 ? absent : static_cast<int>(columns.idf.size()));
        if (count >= 2)
            columns.idf.push_back(std::log(static_cast<float>(rows.size()) / static_cast<float>(count)));
    }
    return columns;
}

} // namespace

FeatureMatrix
gatherFeatures(const Database &database, const Morphology &morphology, std::span<const std::uint32_t> rows)
{
    FeatureCollector collector(database, morphology);
    std::vector<Row> collected;
    for (const std::uint32_t row : rows)
        collected.push_back(collector.collect(row));
    const Columns columns = chooseColumns(collected, collector.featureCount());

    std::vector<Eigen::Triplet<float>> entries;
    for (std::size_t i = 0; i < collected.size(); ++i) {
        float squares = 0;
        const auto first = entries.size();
        for (const auto &[feature, importance] : collected[i]) {
            const int column = columns.columnOf[feature];
            if (column == absent)
                continue;
            const float value = importance * columns.idf[static_cast<std::size_t>(column)];
            entries.emplace_back(static_cast<int>(i), column, value);
            squares += value * value;
        }
        const float scale = squares > 0 ? 1 / std::sqrt(squares) : 0;
        for (auto entry = first; entry < entries.size(); ++entry)
            entries[entry] = {entries[entry].row(), entries[entry].col(), entries[entry].value() * scale};
    }
    FeatureMatrix matrix(static_cast<Eigen::Index>(rows.size()),
                         static_cast<Eigen::Index>(columns.idf.size()));
    matrix.setFromTriplets(entries.begin(), entries.end());
    return matrix;
}

} // namespace wordnet
