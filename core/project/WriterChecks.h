#pragma once

#include "core/project/PlanIssue.h"

namespace core::project {

/// What a plan says of its writer, as far as the chosen kind needs it.
PlanCheck checkWriter(const Plan &plan);

} // namespace core::project
