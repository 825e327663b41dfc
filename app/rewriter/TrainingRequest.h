#pragma once

#include "app/rewriter/Training.h"

#include <nlohmann/json.hpp>

namespace rewriter {

/// The plan of a message {"do":"train","texts":[FILE...],"out":FOLDER, ...}; every other key is a member of
/// TrainingPlan, and may be missing. Errors: InvalidParameter, which names the key.
core::Result<TrainingPlan> trainingOf(const nlohmann::json &header);
/// Errors: InvalidParameter for a value out of its range.
core::Result<void> checked(const TrainingPlan &plan);
nlohmann::json progressJson(const Progress &progress);
nlohmann::json curveJson(const std::vector<Progress> &curve);

} // namespace rewriter
