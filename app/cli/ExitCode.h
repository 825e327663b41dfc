#pragma once

#include "core/base/Error.h"

namespace cli {

enum ExitCode { done = 0, failed = 1, wrongInput = 2, budgetRefused = 3, interrupted = 4 };

inline ExitCode exitCodeOf(core::ErrorCode code)
{
    switch (code) {
    case core::ErrorCode::InvalidPlan:
    case core::ErrorCode::InvalidParameter:
        return wrongInput;
    case core::ErrorCode::BudgetExhausted:
        return budgetRefused;
    case core::ErrorCode::Cancelled:
        return interrupted;
    default:
        return failed;
    }
}

} // namespace cli
