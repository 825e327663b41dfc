#pragma once

#include "core/plan/Plan.h"
#include "core/synthesis/Choices.h"

#include <optional>
#include <string_view>
#include <vector>

namespace core::plan {

using synthesis::BudgetPart;

/// Returns the parts of a method's budget, keys of `synthesis.epsilon`, in the order in which they are
/// written: the method's own parts, then the counts of the labels. Empty for an unknown method.
std::vector<BudgetPart> budgetParts(std::string_view method);

/// 0 where the plan has no such part.
double epsilonOf(const Plan &plan, std::string_view part);
/// All parts together.
double plannedEpsilon(const Plan &plan);

} // namespace core::plan
