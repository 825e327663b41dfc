#pragma once

#include "core/base/Result.h"

#include <CLI/CLI.hpp>
#include <functional>

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

/// The work of a command, once the command line has been parsed.
using Action = std::function<ExitCode()>;

/// Prints the error as one line on stderr and returns its exit code.
ExitCode report(const core::Error &error);

} // namespace cli
