#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/methods/evolution/Mutation.h"
#include "core/privacy/Released.h"
#include "core/synthesis/PublicInputs.h"
#include "core/synthesis/ReleasePlan.h"
#include "core/synthesis/keyphrases/Sequence.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <vector>

namespace core::synthesis {

/// Bytes of a text that are kept of it: more than any phrase of it needs to be found.
inline constexpr std::size_t longestCandidate = 8 * 1024;

/// Returns the maximum size of a text and its `phrases` phrases in a stored model.
std::uint64_t storedBytesOf(int phrases);

/// Public, and of the round alone, counted from 1: a run that was cut off asks for the same texts again.
std::mt19937_64 randomnessOf(std::size_t round, const PublicInputs &inputs);

/// Numbers wishes in their order: "ROUND-2-17". The same wish has the same id whenever it is asked.
void number(std::vector<Wish> &wishes, std::size_t round);

/// The texts that were wished for, in the order of the wishes, each cut to longestCandidate, with the phrases
/// that it was asked for or, where its writer takes those as hints, that are found in it. Errors: those of
/// the writer; Internal where nobody writes, or one text too few or too many came back; Cancelled.
Result<privacy::Released<std::vector<Candidate>>>
writtenTexts(const PublicInputs &inputs,
             const ReleasePlan &release,
             const privacy::Released<std::vector<Wish>> &wishes,
             JobControl &control);

/// Returns the reason why the pool of a model does not have this many texts of each label, label by label, if
/// any.
std::optional<std::string> poolProblem(const ReleasedModel &model, std::size_t perLabel);

} // namespace core::synthesis
