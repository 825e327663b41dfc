#include "core/base/Result.h"
#include "core/privacy/ledger/Ledger.h"
#include "core/privacy/ledger/LedgerChain.h"

#include <algorithm>

namespace core::privacy {

// Inside a transaction only: a run that ends with a commit lets go of its mark after the commit, and no
// commit can fall between what was read of the chain and this look at the marks.
Result<void> Ledger::markInterrupted(std::vector<LedgerEntry> &entries) const
{
    for (LedgerEntry &entry : entries) {
        if (entry.kind != "reserve" || entry.committed)
            continue;
        KEYSEED_ASSIGN(const auto running, m_runs.goesOn(entry.sequence));
        entry.interrupted = !running;
    }
    return {};
}

Result<std::vector<LedgerEntry>> Ledger::unfinished()
{
    auto all = entries();
    if (all)
        std::erase_if(*all, [](const LedgerEntry &entry) { return !entry.interrupted || entry.noticed; });
    return all;
}

Result<void> Ledger::noteUnfinished(const std::vector<LedgerEntry> &told)
{
    if (told.empty())
        return {};
    const auto noted = m_database.transaction([&]() -> Result<void> {
        KEYSEED_TRY(checkChain());
        KEYSEED_ASSIGN(const auto now, readEntries());
        for (const LedgerEntry &entry : now) {
            const bool isTold = std::any_of(told.begin(), told.end(), [&](const LedgerEntry &other) {
                return other.sequence == entry.sequence;
            });
            if (!isTold || !entry.interrupted || entry.noticed)
                continue;
            const auto written =
                append({.kind = "notice",
                        .sourceName = entry.source,
                        .project = entry.project,
                        .detail = "interrupted after the budget was debited; no model was stored",
                        .refers = entry.sequence});
            KEYSEED_TRY(written);
        }
        return {};
    });
    if (noted)
        (void)keepHead();
    return noted;
}

} // namespace core::privacy
