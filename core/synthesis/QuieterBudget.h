#pragma once

#include "core/privacy/Sensitivity.h"
#include "core/synthesis/Choices.h"

#include <string_view>

namespace core::synthesis {

/// The budget of `part`, of `budgets`, for so many rounds of one table each of that sensitivity: under a
/// budget with delta the pure noise of the same epsilon where that is less, as its epsilon is pure then.
/// Beside another Gaussian part it would not add up to what was asked for, so that it stays what it is.
privacy::NoiseBudget quieterBudget(const Choices &choices,
                                   const Budgets &budgets,
                                   std::string_view part,
                                   const privacy::Sensitivity &sensitivity,
                                   int rounds);

} // namespace core::synthesis
