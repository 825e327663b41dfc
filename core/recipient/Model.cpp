#include "core/recipient/Model.h"

#include "core/base/Result.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace core::recipient {

Model::Model(ModelFacts facts,
             evaluation::TextFeatures features,
             std::shared_ptr<const evaluation::Classifier> classifier,
             std::shared_ptr<DocumentVectors> documents)
    : m_facts(std::move(facts))
    , m_labelNames(m_facts.labels)
    , m_features(std::move(features))
    , m_classifier(std::move(classifier))
    , m_documents(std::move(documents))
{}

Result<void> Model::prepare(std::span<const std::string> texts, JobControl &control) const
{
    if (!m_documents)
        return {};
    std::vector<std::string> asked;
    for (const std::string &text : texts)
        asked.push_back(m_labelNames.withoutThem(text));
    KEYSEED_TRY(m_documents->ask(asked, control));
    const std::size_t phrases = choiceOf(m_facts.features).hasPhrases ? m_features.phraseColumns() : 0;
    const std::size_t expected = m_facts.columns - phrases;
    if (m_documents->dimension() == 0 || m_documents->dimension() == expected)
        return {};
    return fail(ErrorCode::InvalidPlan,
                "the server answers with vectors of dimension " + std::to_string(m_documents->dimension())
                    + ", and the model was trained with " + std::to_string(expected)
                    + "; it has another model under this name now: train again");
}

void Model::forget() const
{
    if (m_documents)
        m_documents->forget();
}

evaluation::OwnFeatureRow Model::row(std::string_view text) const
{
    const std::string unnamed = m_labelNames.withoutThem(text);
    return SeenFeatures{m_features, m_facts.features, m_documents.get()}.row(
        evaluation::weighedPhrases(m_features.inputs(), unnamed), unnamed);
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

std::size_t SeenFeatures::columns() const
{
    const FeatureChoice &choice = choiceOf(kind);
    const std::size_t dimension = documents ? documents->dimension() : features.vectorColumns();
    return (choice.hasPhrases ? features.phraseColumns() : 0) + (choice.hasVectors ? dimension : 0);
}

evaluation::OwnFeatureRow SeenFeatures::row(const evaluation::WeighedPhrases &phrases,
                                            std::string_view text) const
{
    const FeatureChoice &choice = choiceOf(kind);
    evaluation::OwnFeatureRow row;
    if (choice.hasPhrases)
        row = features.phrases(phrases);
    if (!choice.hasVectors)
        return row;
    const auto before = static_cast<std::uint32_t>(choice.hasPhrases ? features.phraseColumns() : 0);
    const std::vector<float> vector = documents ? documents->of(text) : features.vector(phrases).values;
    for (std::uint32_t column = 0; column < vector.size(); ++column)
        row.columns.push_back(before + column);
    row.values.insert(row.values.end(), vector.begin(), vector.end());
    return row;
}

} // namespace core::recipient
