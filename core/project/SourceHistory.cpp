#include "core/project/SourceHistory.h"

#include "core/privacy/Ledger.h"

#include <algorithm>

namespace core::project {

namespace {

using privacy::LedgerEntry;

// Times are of the same form, so that the order of the texts is that of the times.
bool isCommittedAfter(const std::vector<LedgerEntry> &entries,
                      const LedgerEntry &debit,
                      const std::string &time)
{
    return std::any_of(entries.begin(), entries.end(), [&](const LedgerEntry &entry) {
        return entry.kind == "commit" && entry.refers == debit.sequence && entry.time >= time;
    });
}

const LedgerEntry *debitOf(const std::vector<LedgerEntry> &entries, const seeding::SeedModel &model)
{
    const LedgerEntry *found = nullptr;
    for (const LedgerEntry &entry : entries) {
        if (entry.kind == "reserve" && entry.spend == model.spend && entry.time <= model.committedAt
            && isCommittedAfter(entries, entry, model.committedAt))
            found = &entry;
    }
    return found;
}

} // namespace

std::optional<release::SourceHistory> historyOf(const privacy::LedgerContents &ledger,
                                                const seeding::SeedModel &model)
{
    const LedgerEntry *own = debitOf(ledger.entries, model);
    if (!own)
        return std::nullopt;
    release::SourceHistory history;
    for (const LedgerEntry &entry : ledger.entries) {
        if (entry.kind == "reserve" && entry.source == own->source)
            history.debits.push_back({entry.time, entry.spend, &entry == own});
    }
    for (const privacy::SourceAccount &account : ledger.sources) {
        if (account.id == own->source)
            history.capMicroEpsilon = account.capMicroEpsilon;
    }
    return history;
}

std::optional<release::SourceHistory> historyIn(const std::filesystem::path &path,
                                                const seeding::SeedModel &model)
{
    std::error_code ignored;
    if (!std::filesystem::exists(path, ignored))
        return std::nullopt;
    auto ledger = privacy::Ledger::open(path);
    if (!ledger)
        return std::nullopt;
    const auto contents = ledger->contents();
    return contents ? historyOf(*contents, model) : std::nullopt;
}

} // namespace core::project
