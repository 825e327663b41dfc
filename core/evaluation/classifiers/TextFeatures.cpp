#include "core/evaluation/classifiers/TextFeatures.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace core::evaluation {

namespace {

void normalise(std::vector<float> &values)
{
    double square = 0.0;
    for (const float value : values)
        square += static_cast<double>(value) * static_cast<double>(value);
    if (square <= 0.0)
        return;
    const auto factor = static_cast<float>(1.0 / std::sqrt(square));
    for (float &value : values)
        value *= factor;
}

} // namespace

WeighedPhrases weighedPhrases(const pipeline::PublicInputs &inputs, std::string_view text)
{
    WeighedPhrases phrases;
    for (const auto &[term, uses] : inputs.matcher->match(text))
        phrases.emplace_back(term,
                             static_cast<float>(inputs.vocabulary.weight(term)) / 1000.0F
                                 * (1.0F + std::log(static_cast<float>(uses))));
    return phrases;
}

TextFeatures::TextFeatures(pipeline::PublicInputs inputs, const std::vector<WeighedPhrases> &training)
    : m_inputs(std::move(inputs))
{
    for (const WeighedPhrases &text : training)
        for (const auto &[term, weight] : text)
            m_terms.push_back(term);
    std::sort(m_terms.begin(), m_terms.end());
    m_terms.erase(std::unique(m_terms.begin(), m_terms.end()), m_terms.end());
}

TextFeatures TextFeatures::ofTerms(pipeline::PublicInputs inputs, std::vector<vocabulary::TermId> terms)
{
    TextFeatures features(std::move(inputs), {});
    features.m_terms = std::move(terms);
    return features;
}

OwnFeatureRow TextFeatures::phrases(const WeighedPhrases &text) const
{
    OwnFeatureRow row;
    auto from = m_terms.begin();
    for (const auto &[term, weight] : text) {
        from = std::lower_bound(from, m_terms.end(), term);
        if (from == m_terms.end())
            break;
        if (*from != term)
            continue;
        row.columns.push_back(static_cast<std::uint32_t>(from - m_terms.begin()));
        row.values.push_back(weight);
    }
    normalise(row.values);
    return row;
}

OwnFeatureRow TextFeatures::vector(const WeighedPhrases &text) const
{
    const std::size_t dimension = vectorColumns();
    OwnFeatureRow row;
    row.columns.resize(dimension);
    std::iota(row.columns.begin(), row.columns.end(), 0U);
    row.values.assign(dimension, 0.0F);
    std::vector<float> one(dimension);
    for (const auto &[term, weight] : text) {
        m_inputs.embedding.copyRow(term, one);
        for (std::size_t i = 0; i < dimension; ++i)
            row.values[i] += weight * one[i];
    }
    normalise(row.values);
    return row;
}

} // namespace core::evaluation
