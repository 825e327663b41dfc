#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/synthesis/PublicInputs.h"
#include "core/synthesis/Synthesizer.h"

#include <string>
#include <vector>

/// Makes texts of released rows: post-processing.
namespace core::synthesis {

/// One sequence without phrases for each of the first rows, as many as `wanted` says in all and there are;
/// its number is that of the row. Its label is the one with the highest noisy cell, where labels of rows were
/// released; else labels are spread at random in the proportions of `wanted`, and say nothing of the row.
Result<std::vector<Sequence>> rowsAsSequences(const ReleasedModel &model, const SamplingChoices &wanted);

/// The text of each row that one of `sequences` names, in their order. Errors: those of TextRewriter::decode;
/// InvalidPlan where the weights are not those that the rows were encoded with; Internal: no such row.
Result<std::vector<std::string>> textsOfRows(const std::vector<Sequence> &sequences,
                                             const ReleasedModel &model,
                                             const PublicInputs &inputs,
                                             JobControl &control);

} // namespace core::synthesis
