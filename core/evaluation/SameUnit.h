#pragma once

#include "core/base/Result.h"
#include "core/pipeline/project/ProjectStore.h"

#include <optional>
#include <string>

namespace core::evaluation {

/// Whether what is measured on records with this person column protects the same unit as the project's plan
/// and model. Errors: InvalidPlan where it does not, or the project has no plan; Database.
Result<void> checkSameUnit(const std::optional<std::string> &personColumn, pipeline::ProjectStore &store);

} // namespace core::evaluation
