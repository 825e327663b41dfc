#pragma once

#include "core/project/PlanIssue.h"

namespace core::project {

/// The declared labels and the values they stand for: each name and each value once, short, on one line.
PlanCheck checkLabels(const Plan &plan);

} // namespace core::project
