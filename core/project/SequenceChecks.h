#pragma once

#include "core/project/PlanIssue.h"

namespace core::project {

/// What a plan says of its sequences, with the parts of the budget they need.
PlanCheck checkSequences(const Plan &plan);

} // namespace core::project
