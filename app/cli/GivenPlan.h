#pragma once

#include "core/base/Result.h"
#include "core/plan/Plan.h"

#include <string>

namespace cli {

/// The plan that an option names. Errors: InvalidPlan, whatever keeps it from being read: it is the command
/// line that is wrong.
core::Result<core::plan::Plan> givenPlan(const std::string &file);

} // namespace cli
