#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/pipeline/ReleaseProducts.h"
#include "core/plan/CheckedPlan.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace core::pipeline {

using plan::CheckedPlan;
using plan::Plan;

/// The number and cost of requests to a language model, known before the first one; for a run that continues,
/// of the rest. Repeated requests after failures are not included.
struct RequestEstimate
{
    struct Requests
    {
        std::int64_t texts = 0; ///< each is a request
        double tokens = 0;      ///< of prompts and answers, at most
        double money = 0;       ///< at most, by the prices of the plan
    };
    int rounds = 0;     ///< that ask
    Requests learning;  ///< the texts that records vote on
    Requests documents; ///< afterwards, for the corpus

    /// "up to 28 texts are asked for in 3 rounds (...), then 10 for the documents (...)".
    std::string inWords(const Plan &plan) const;
};

/// Estimates the requests; returns nothing if the commit asks no model. Errors: those of awaitedTexts and
/// promptSource.
Result<std::optional<RequestEstimate>> estimateRequests(const CheckedPlan &plan,
                                                        const PublicInputs &inputs,
                                                        const std::filesystem::path &projectFile,
                                                        JobControl &control);

/// Checks whether the caps of the plan leave room for the requests of the commit, besides earlier ones: a run
/// that cannot finish is not begun. Errors: InvalidPlan, naming the cap; those of estimateRequests.
Result<void> checkAsking(const CheckedPlan &plan,
                         const PublicInputs &inputs,
                         const std::filesystem::path &projectFile,
                         JobControl &control);

} // namespace core::pipeline
