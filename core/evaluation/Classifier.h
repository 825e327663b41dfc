#pragma once

#include "core/evaluation/FeatureRows.h"
#include "core/package/archive/Progress.h"

#include <cstdint>
#include <vector>

namespace core::evaluation {

/// What a classifier is trained on: a row and a label for each synthetic text.
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

    /// The label it takes a text for. A function of this row alone: rows are never put together when they
    /// are answered, so that rounding cannot make one answer depend on another text either.
    virtual std::uint32_t answer(const FeatureRow &row) const = 0;
};

} // namespace core::evaluation
