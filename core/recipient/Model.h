#pragma once

#include "core/evaluation/TrueLabels.h"
#include "core/evaluation/classifiers/Classifier.h"
#include "core/evaluation/classifiers/TextFeatures.h"
#include "core/recipient/Choices.h"
#include "core/recipient/DocumentVectors.h"
#include "core/recipient/ModelFacts.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core::recipient {

/// The features that a classifier uses.
struct SeenFeatures
{
    const evaluation::TextFeatures &features;
    FeatureKind kind;
    /// Null: the vector of a text is the mean of those of its phrases.
    const DocumentVectors *documents = nullptr;

    std::size_t columns() const;
    /// The columns of phrases first, then those of vectors. `text` as a server was asked about it.
    evaluation::OwnFeatureRow row(const evaluation::WeighedPhrases &phrases, std::string_view text) const;
};

/// The answer of a model for a text.
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
          std::shared_ptr<const evaluation::Classifier> classifier,
          std::shared_ptr<DocumentVectors> documents = {});

    const ModelFacts &facts() const { return m_facts; }
    const std::vector<std::string> &labels() const { return m_facts.labels; }
    const evaluation::TextFeatures &features() const { return m_features; }
    const evaluation::Classifier &classifier() const { return *m_classifier; }

    /// Returns whether prepare() sends texts to a server.
    bool asksServer() const { return m_documents != nullptr; }
    /// Sends these texts to the server of the model, before it answers for them. Without effect on a model
    /// without a server; not while another thread asks the model. Errors: those of DocumentVectors::ask;
    /// InvalidPlan if the server answers with vectors of another dimension than in training.
    Result<void> prepare(std::span<const std::string> texts, JobControl &control) const;
    /// Drops the texts and vectors of prepare().
    void forget() const;

    /// Classifies a text. The answer depends on this text only.
    Answer answer(std::string_view text) const;
    /// Returns the probability of each label; they sum to 1.
    std::vector<double> probabilities(std::string_view text) const;
    /// Returns the features of a text.
    evaluation::OwnFeatureRow row(std::string_view text) const;

private:
    ModelFacts m_facts;
    evaluation::LabelNames m_labelNames;
    evaluation::TextFeatures m_features;
    std::shared_ptr<const evaluation::Classifier> m_classifier;
    std::shared_ptr<DocumentVectors> m_documents;
};

} // namespace core::recipient
