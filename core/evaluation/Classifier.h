#pragma once

#include "core/evaluation/FeatureRows.h"
#include "core/package/archive/Progress.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace core::evaluation {

/// The training data of a classifier: a row and a label for each synthetic text.
struct TrainingSet
{
    const FeatureRows &rows;
    const std::vector<std::uint32_t> &labelOf;
    std::size_t labels = 0;
};

/// A trained classifier. Immutable, safe to ask from several threads.
class Classifier
{
public:
    virtual ~Classifier() = default;

    /// One for each label, finite; their softmax is how probable it holds each. A function of this row alone:
    /// rows are never put together when they are answered, so that rounding cannot make one answer depend on
    /// another text either.
    virtual std::vector<double> scores(const FeatureRow &row) const = 0;

    /// The label it takes a text for: the first of those with the highest score.
    std::uint32_t answer(const FeatureRow &row) const
    {
        const std::vector<double> all = scores(row);
        return static_cast<std::uint32_t>(std::ranges::max_element(all) - all.begin());
    }
};

} // namespace core::evaluation
