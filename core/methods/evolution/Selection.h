#pragma once

#include "core/privacy/mechanisms/NoiseMechanism.h"
#include "core/synthesis/keyphrases/ReleasedModel.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace core::synthesis {

/// Returns how much a candidate counts by its noisy votes: what is above the noise. Post-processing.
///
/// Returns a weight for each of the [labels x perLabel] cells, >= 0; those of a label sum to 1. Cells below
/// one deviation of the noise weigh nothing; where all of a label do, all of it weigh the same.
std::vector<double> candidateWeights(const privacy::NoisyCounts &votes, std::size_t labels);

/// The `count` candidates of a label with the largest weights, the largest first. Those without any weight
/// are omitted, and the others come again in their order until there are enough.
std::vector<std::size_t> chosenOf(std::span<const double> weights, std::size_t count);

/// Returns the `count` texts with the most noisy votes, as published, whether these exceed the noise or not;
/// of equal ones the first.
std::vector<std::size_t> rankedOf(std::span<const std::int64_t> votes, std::size_t count);

/// The places in model.pool of the texts that the last votes chose, by label, the best first: `chosen` of
/// each, as the model's own form has it. The model has a pool.
std::vector<std::vector<std::size_t>> chosenPlaces(const ReleasedModel &model);
/// The same, as texts.
std::vector<std::vector<Candidate>> chosenIn(const ReleasedModel &model);

} // namespace core::synthesis
