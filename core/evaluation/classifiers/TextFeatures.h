#pragma once

#include "core/evaluation/classifiers/Classifier.h"
#include "core/pipeline/ReleaseSteps.h"

#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace core::evaluation {

/// The phrases of a text, each with its weight: its public weight (inverse document frequency) times
/// 1 + ln(uses). By rising term. PRIVATE when the text was a record.
using WeighedPhrases = std::vector<std::pair<vocabulary::TermId, float>>;

WeighedPhrases weighedPhrases(const pipeline::PublicInputs &inputs, std::string_view text);

/// Turns texts into what classifiers see. Synthetic texts and records go through the same functions.
/// Immutable after construction, safe to use from several threads.
class TextFeatures final
{
public:
    /// The phrases of the training texts decide which phrases there is a column for: of any other, nothing
    /// could be learned.
    TextFeatures(pipeline::PublicInputs inputs, const std::vector<WeighedPhrases> &training);

    /// Makes the same features again: `terms` are those of the columns, in increasing order.
    static TextFeatures ofTerms(pipeline::PublicInputs inputs, std::vector<vocabulary::TermId> terms);

    /// Returns the term of each column of phrases, in increasing order.
    const std::vector<vocabulary::TermId> &terms() const { return m_terms; }
    std::size_t phraseColumns() const { return m_terms.size(); }
    std::size_t vectorColumns() const { return m_inputs.embedding.dimension(); }

    /// The weights of the phrases that have a column, Euclidean norm 1; empty without one.
    OwnFeatureRow phrases(const WeighedPhrases &text) const;
    /// The weighted mean of the public vectors of all phrases, Euclidean norm 1; all 0 without a phrase.
    OwnFeatureRow vector(const WeighedPhrases &text) const;

    const pipeline::PublicInputs &inputs() const { return m_inputs; }

private:
    pipeline::PublicInputs m_inputs;
    std::vector<vocabulary::TermId> m_terms; ///< of each column, rising
};

} // namespace core::evaluation
