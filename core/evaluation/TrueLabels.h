#pragma once

#include <algorithm>
#include <cstdint>
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
    /// The label under which a record stands in a confusion matrix: the answer where that is right, else the
    /// one that is declared first.
    std::uint32_t rowFor(std::uint32_t answer) const { return hold(answer) ? answer : m_labels.front(); }

private:
    std::vector<std::uint32_t> m_labels;
};

} // namespace core::evaluation
