#pragma once

#include "core/methods/evolution/Mutation.h"
#include "core/synthesis/Synthesizer.h"

#include <functional>
#include <span>
#include <vector>

namespace core::synthesis {

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
