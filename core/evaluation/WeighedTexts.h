#pragma once

#include "core/base/Result.h"
#include "core/evaluation/LabelNames.h"
#include "core/evaluation/TextFeatures.h"
#include "core/evaluation/TrainingTexts.h"
#include "core/package/archive/Progress.h"

#include <cstdint>
#include <vector>

namespace core::evaluation {

/// The number of texts that are taken, spread evenly, from a larger corpus: more would improve little and
/// take minutes.
inline constexpr std::size_t mostTrainingTexts = 50'000;

/// The training texts as their phrases, without the names of the labels.
struct WeighedTexts
{
    std::vector<WeighedPhrases> phrases;
    std::vector<std::uint32_t> labelOf;
};

/// Returns at most mostTrainingTexts texts with their weights. Errors: InvalidPlan (fewer than two labels),
/// InvalidPackage (no text), Cancelled.
Result<WeighedTexts> weighedTexts(const TrainingTexts &texts,
                                  const LabelNames &labelNames,
                                  const pipeline::PublicInputs &inputs,
                                  const package::Progress &progress);

} // namespace core::evaluation
