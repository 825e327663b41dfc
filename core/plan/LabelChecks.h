#pragma once

#include "core/plan/PlanIssue.h"

namespace core::plan {

/// The declared labels and the values they stand for: each name and each value once, short, on one line.
PlanCheck checkLabels(const Plan &plan);

} // namespace core::plan
