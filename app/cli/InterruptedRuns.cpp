#include "app/cli/InterruptedRuns.h"

#include "core/base/PrintableText.h"
#include "core/base/Result.h"
#include "core/package/text/Prose.h"

#include <cstdio>

namespace cli {

std::string interruptionText(const core::privacy::LedgerEntry &entry)
{
    return "the run of project " + core::printable(entry.project) + " at " + entry.time
           + " was interrupted after its budget was debited: epsilon "
           + core::package::millionths(entry.spend.microEpsilon) + " counts as spent and no model was stored";
}

core::Result<void> tellOfInterruptedRuns(core::privacy::Ledger &ledger)
{
    KEYSEED_ASSIGN(const auto unfinished, ledger.unfinished());
    for (const auto &entry : unfinished)
        std::fprintf(stderr, "keyseed-cli: note: %s\n", interruptionText(entry).c_str());
    return ledger.noteUnfinished(unfinished);
}

} // namespace cli
