#pragma once

#include "core/evaluation/Classifier.h"
#include "core/evaluation/LabelNames.h"
#include "core/evaluation/TextFeatures.h"
#include "core/recipient/Choices.h"
#include "core/recipient/ModelFacts.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace core::recipient {

/// How many columns the rows of these features have.
std::size_t columnsOf(const evaluation::TextFeatures &features, FeatureKind kind);

/// What a classifier sees of a text: the columns of phrases first, then those of vectors.
evaluation::OwnFeatureRow
rowOf(const evaluation::TextFeatures &features, FeatureKind kind, const evaluation::WeighedPhrases &phrases);

/// What a model takes a text for.
struct Answer
{
    std::uint32_t label = 0;
    double probability = 0.0;
};

/// A trained classifier with all that it needs to answer for a text. Immutable, cheap to copy, safe to ask
/// from several threads.
class Model final
{
public:
    Model(ModelFacts facts,
          evaluation::TextFeatures features,
          std::shared_ptr<const evaluation::Classifier> classifier);

    const ModelFacts &facts() const { return m_facts; }
    const std::vector<std::string> &labels() const { return m_facts.labels; }
    const evaluation::TextFeatures &features() const { return m_features; }
    const evaluation::Classifier &classifier() const { return *m_classifier; }

    /// A function of this text alone.
    Answer answer(std::string_view text) const;
    /// Of each label; they sum to 1.
    std::vector<double> probabilities(std::string_view text) const;
    /// What the classifier sees of it.
    evaluation::OwnFeatureRow row(std::string_view text) const;

private:
    ModelFacts m_facts;
    evaluation::LabelNames m_labelNames;
    evaluation::TextFeatures m_features;
    std::shared_ptr<const evaluation::Classifier> m_classifier;
};

} // namespace core::recipient
