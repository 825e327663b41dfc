#pragma once

#include "core/base/Result.h"
#include "core/project/Plan.h"

namespace core::project {

/// What a plan says of its sequences, with the parts of the budget they need. InvalidPlan with the field.
Result<void> checkSequences(const Plan &plan);

} // namespace core::project
