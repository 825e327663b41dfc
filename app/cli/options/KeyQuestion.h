#pragma once

#include "app/cli/options/PackageOptions.h"
#include "core/chat/KeyOrigins.h"
#include "core/pipeline/asking/ServerKey.h"
#include "core/plan/Plan.h"

#include <string>
#include <vector>

namespace cli {

/// Returns the servers that may receive each key: those that were allowed before at a terminal or in the
/// window, and those of --trust-origin for this run only. Permissions are read beside the user's own ledger,
/// regardless of --ledger, because that one may have come with the plan. Errors: InvalidPlan (--trust-origin
/// names no server).
core::Result<core::chat::KeyOrigins> keyOrigins(const PackageOptions &options);

/// Checks that the key of the plan exists and that the server may receive it. Asks the person at the terminal
/// if that was not allowed before, and remembers a yes. Errors: InvalidPlan (no key, or not allowed), Io (the
/// yes cannot be stored).
core::Result<void> checkKey(const core::plan::Plan &plan, const PackageOptions &options);

/// Checks the key of the server of a plan's vectors likewise, and returns it. Empty if the plan names none.
core::Result<std::string> checkedKey(const core::pipeline::KeyedServer &server,
                                     const std::vector<std::string> &trustedOrigins);

} // namespace cli
