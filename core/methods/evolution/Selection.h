#pragma once

#include "core/methods/evolution/Mutation.h"
#include "core/privacy/mechanisms/NoiseMechanism.h"
#include "core/synthesis/Synthesizer.h"
#include "core/synthesis/keyphrases/ReleasedModel.h"

#include <cstddef>
#include <cstdint>
#include <functional>
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

/// How good a text with such phrases would be, the larger the better.
struct Judge
{
    std::function<double(const Wish &)> of = {};
    int tries = 1; ///< variations, of which the best is taken
};

/// Returns the documents to write from the chosen texts: each a variation of a text of its label in
/// model.pool, drawn in proportion to its weight to the power of the sharpness, with this percentage of it
/// `hidden`, and with its label, whether or not the texts that were voted on had labels. One weight for each
/// text of the pool, >= 0, and above 0 for one of each label at least; texts without any are omitted.
/// Post-processing. Errors: Cancelled. Stage: "sequences".
Result<std::vector<Sequence>> expanded(const ReleasedModel &model,
                                       const PublicInputs &inputs,
                                       const SamplingChoices &wanted,
                                       std::span<const double> weights,
                                       int hidden,
                                       JobControl &control,
                                       const Judge &judge = {});

} // namespace core::synthesis
