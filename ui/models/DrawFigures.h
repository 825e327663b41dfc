#pragma once

#include "core/pipeline/ReleaseProducts.h"
#include "ui/models/DrawnPhrases.h"

#include <cstddef>
#include <string>
#include <vector>

namespace ui {

/// The use of the released counts by drawn sequences, under one label or all.
struct Coverage
{
    int distinct = 0;         ///< different phrases drawn
    int learned = 0;          ///< items that exceed the noise: phrases, or groups of them
    int used = 0;             ///< of these, how many occur in what was drawn
    double fromLearned = 0.0; ///< share of what was drawn that is, or belongs to, one of those
};

struct DrawFigures
{
    struct Label
    {
        std::string name;
        Coverage coverage;
        bool isMostlyShared = false; ///< too few records: its phrases are mostly those of all labels
    };
    std::size_t counted = 0; ///< documents
    Coverage all;            ///< an item counted under several labels is one for each
    std::vector<Label> labels;
    bool countsGroups = false; ///< of near phrases: a phrase counts as its group
};

/// Returns the figures of the first `most` documents, whose order is random. Slow for a large vocabulary:
/// call in a worker. No labels if the model has no table of counts.
DrawFigures figuresOf(const DrawnPhrases &drawn,
                      const core::synthesis::ReleasedModel &model,
                      const core::pipeline::PublicInputs &inputs,
                      std::size_t most);

} // namespace ui
