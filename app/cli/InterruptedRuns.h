#pragma once

#include "core/base/Result.h"
#include "core/privacy/Ledger.h"

#include <string>

namespace cli {

/// "the run of project X at TIME was interrupted after its budget was debited: ..."
std::string interruptionText(const core::privacy::LedgerEntry &entry);

/// At the start of a run: a line on stderr for each earlier run that was interrupted after its budget was
/// debited, and then a notice in the ledger, so that it is told once. Errors: those of the ledger.
core::Result<void> tellOfInterruptedRuns(core::privacy::Ledger &ledger);

} // namespace cli
