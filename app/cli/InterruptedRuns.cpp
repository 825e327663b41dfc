#include "app/cli/InterruptedRuns.h"

#include "app/cli/LedgerFigures.h"
#include "core/base/PrintableText.h"

#include <cstdio>

namespace cli {

std::string interruptionText(const core::privacy::LedgerEntry &entry)
{
    char epsilon[32];
    std::snprintf(epsilon, sizeof epsilon, "%.9g", entry.spend.epsilon());
    return "the run of project " + core::printable(entry.project) + " at " + entry.time
           + " was interrupted after its budget was debited: epsilon " + epsilon
           + " counts as spent and no model was stored";
}

core::Result<void> tellOfInterruptedRuns(core::privacy::Ledger &ledger)
{
    const auto unfinished = ledger.unfinished();
    if (!unfinished)
        return core::fail(unfinished.error());
    for (const auto &entry : *unfinished)
        std::fprintf(stderr, "keyseed-cli: note: %s\n", interruptionText(entry).c_str());
    return ledger.noteUnfinished(*unfinished);
}

} // namespace cli
