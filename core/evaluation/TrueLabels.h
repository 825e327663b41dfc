#pragma once

#include "core/base/Result.h"
#include "core/pipeline/project/ProjectStore.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core::evaluation {

/// The declared labels of a record that a classifier is tested on: one, or several where the plan counts a
/// record under each (plan::SeveralLabels). A classifier gives one answer, which is right if it is one of
/// them: whoever finds any of a patient's diagnoses in a letter has read it rightly. PRIVATE.
class TrueLabels final
{
public:
    /// `labels` ascending, each once.
    explicit TrueLabels(std::vector<std::uint32_t> labels)
        : m_labels(std::move(labels))
    {}

    bool isEmpty() const { return m_labels.empty(); }
    const std::vector<std::uint32_t> &all() const { return m_labels; }
    bool hold(std::uint32_t answer) const { return std::ranges::binary_search(m_labels, answer); }
    /// Returns the label of a record in a confusion matrix: the answer if it is correct, otherwise the label
    /// that is declared first.
    std::uint32_t rowFor(std::uint32_t answer) const { return hold(answer) ? answer : m_labels.front(); }

private:
    std::vector<std::uint32_t> m_labels;
};

/// Checks whether what is measured on records with this person column protects the same unit as the
/// project's plan and model. Errors: InvalidPlan if it does not, or the project has no plan; Database.
Result<void> checkSameUnit(const std::optional<std::string> &personColumn, pipeline::ProjectStore &store);

/// Takes the names of the labels out of texts. A synthetic text often has the name of its label in its
/// heading, which is put there and not learned: a classifier that is trained with it learns little else.
/// Immutable, safe to use from several threads.
class LabelNames final
{
public:
    explicit LabelNames(const std::vector<std::string> &labels);

    /// Replaces each name that is a word by itself, in upper or lower case (ASCII), by a full stop, which no
    /// phrase crosses.
    std::string withoutThem(std::string_view text) const;

private:
    std::size_t lengthAt(std::string_view text, std::size_t at) const;

    std::array<std::vector<std::string>, 256> m_byFirst; ///< in lower case, the longest first
};

} // namespace core::evaluation
