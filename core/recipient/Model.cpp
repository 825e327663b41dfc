#include "core/recipient/Model.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace core::recipient {

Model::Model(ModelFacts facts,
             evaluation::TextFeatures features,
             std::shared_ptr<const evaluation::Classifier> classifier)
    : m_facts(std::move(facts))
    , m_labelNames(m_facts.labels)
    , m_features(std::move(features))
    , m_classifier(std::move(classifier))
{}

evaluation::OwnFeatureRow Model::row(std::string_view text) const
{
    return rowOf(m_features,
                 m_facts.features,
                 evaluation::weighedPhrases(m_features.inputs(), m_labelNames.withoutThem(text)));
}

std::vector<double> Model::probabilities(std::string_view text) const
{
    std::vector<double> chances = m_classifier->scores(row(text).row());
    const double highest = *std::ranges::max_element(chances);
    double sum = 0.0;
    for (double &chance : chances) {
        chance = std::exp(chance - highest);
        sum += chance;
    }
    for (double &chance : chances)
        chance /= sum;
    return chances;
}

Answer Model::answer(std::string_view text) const
{
    const std::vector<double> chances = probabilities(text);
    const auto best = std::ranges::max_element(chances);
    return {static_cast<std::uint32_t>(best - chances.begin()), *best};
}

std::size_t columnsOf(const evaluation::TextFeatures &features, FeatureKind kind)
{
    const FeatureChoice &choice = choiceOf(kind);
    return (choice.hasPhrases ? features.phraseColumns() : 0)
           + (choice.hasVectors ? features.vectorColumns() : 0);
}

evaluation::OwnFeatureRow
rowOf(const evaluation::TextFeatures &features, FeatureKind kind, const evaluation::WeighedPhrases &phrases)
{
    const FeatureChoice &choice = choiceOf(kind);
    evaluation::OwnFeatureRow row;
    if (choice.hasPhrases)
        row = features.phrases(phrases);
    if (!choice.hasVectors)
        return row;
    const auto before = static_cast<std::uint32_t>(choice.hasPhrases ? features.phraseColumns() : 0);
    const evaluation::OwnFeatureRow vector = features.vector(phrases);
    for (const std::uint32_t column : vector.columns)
        row.columns.push_back(before + column);
    row.values.insert(row.values.end(), vector.values.begin(), vector.values.end());
    return row;
}

} // namespace core::recipient
