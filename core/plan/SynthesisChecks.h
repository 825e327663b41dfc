#pragma once

#include "core/plan/PlanIssue.h"

namespace core::plan {

/// Budget and settings, by the rules of the method.
PlanCheck checkSynthesis(const Plan &plan);

} // namespace core::plan
