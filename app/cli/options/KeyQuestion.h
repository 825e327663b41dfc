#pragma once

#include "app/cli/options/PackageOptions.h"
#include "core/chat/KeyOrigins.h"
#include "core/pipeline/asking/ServerKey.h"
#include "core/plan/Plan.h"

#include <string>
#include <vector>

namespace cli {

/// Returns which keys may go to which server: as was allowed before at a terminal or in the window, and by
/// --trust-origin for this run only. Permissions are read beside the user's own ledger, whatever --ledger
/// says, because that one may have come with the plan. Errors: InvalidPlan if --trust-origin names no server.
core::Result<core::chat::KeyOrigins> keyOrigins(const PackageOptions &options);

/// Makes sure that the key is there which the plan names, and that the server may have it: where nobody said
/// so before, the person at the terminal is asked, and a yes is remembered. Errors: InvalidPlan (no key, or
/// nobody allows it), Io (the yes cannot be remembered).
core::Result<void> checkKey(const core::plan::Plan &plan, const PackageOptions &options);

/// The same of the server of a plan's vectors, and gives the key. Empty if the plan names none.
core::Result<std::string> checkedKey(const core::pipeline::KeyedServer &server,
                                     const std::vector<std::string> &trustedOrigins);

} // namespace cli
