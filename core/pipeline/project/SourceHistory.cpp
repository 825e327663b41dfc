#include "core/pipeline/project/SourceHistory.h"

#include "core/base/Result.h"
#include "core/pipeline/project/ModelBlob.h"
#include "core/privacy/ledger/Ledger.h"
#include "core/privacy/ledger/SourceName.h"

#include <algorithm>

namespace core::pipeline {

namespace {

using privacy::LedgerEntry;

// Release 0.1 kept no sequence: its debit is the one of the same cost that was reserved before and committed
// after the model was made. Times are of the same form, so that the order of the texts is that of the times.
bool isOfFirstRelease(const std::vector<LedgerEntry> &entries,
                      const LedgerEntry &debit,
                      const synthesis::ReleasedModel &model)
{
    return debit.spend == model.spend && debit.time <= model.committedAt
           && std::any_of(entries.begin(), entries.end(), [&](const LedgerEntry &entry) {
                  return entry.kind == "commit" && entry.refers == debit.sequence
                         && entry.time >= model.committedAt;
              });
}

const LedgerEntry *debitOf(const std::vector<LedgerEntry> &entries, const synthesis::ReleasedModel &model)
{
    const LedgerEntry *found = nullptr;
    for (const LedgerEntry &entry : entries) {
        if (entry.kind == "reserve"
            && (model.reservation != 0 ? entry.sequence == model.reservation && entry.spend == model.spend
                                       : isOfFirstRelease(entries, entry, model)))
            found = &entry;
    }
    return found;
}

} // namespace

std::optional<package::SourceHistory> historyOf(const privacy::LedgerContents &ledger,
                                                const synthesis::ReleasedModel &model)
{
    const LedgerEntry *own = debitOf(ledger.entries, model);
    if (!own)
        return std::nullopt;
    const std::string key = privacy::sourceKey(own->source);
    package::SourceHistory history;
    for (const LedgerEntry &entry : ledger.entries) {
        if (entry.kind == "reserve" && privacy::sourceKey(entry.source) == key)
            history.add(entry, &entry == own);
    }
    for (const privacy::SourceAccount &account : ledger.sources) {
        if (privacy::sourceKey(account.name) == key)
            history.setAccount(account);
    }
    return history;
}

Result<std::optional<package::SourceHistory>> historyIn(const std::filesystem::path &path,
                                                        const synthesis::ReleasedModel &model)
{
    std::error_code ignored;
    if (!std::filesystem::exists(path, ignored))
        return std::optional<package::SourceHistory>();
    auto ledger = privacy::Ledger::open(path);
    if (!ledger)
        return std::optional<package::SourceHistory>();
    const auto contents = ledger->contents();
    if (!contents || !historyOf(*contents, model))
        return std::optional<package::SourceHistory>();
    if (model.reservation != 0)
        KEYSEED_TRY(ledger->checkSeal(model.reservation, sha256(sealedBytes(model))));
    return historyOf(*contents, model);
}

} // namespace core::pipeline
