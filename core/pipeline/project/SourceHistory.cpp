#include "core/pipeline/project/SourceHistory.h"

#include "core/base/Result.h"
#include "core/pipeline/project/ModelBlob.h"
#include "core/privacy/ledger/Ledger.h"
#include "core/privacy/ledger/SourceName.h"

namespace core::pipeline {

namespace {

using privacy::LedgerEntry;

const LedgerEntry *debitOf(const std::vector<LedgerEntry> &entries, const synthesis::ReleasedModel &model)
{
    for (const LedgerEntry &entry : entries)
        if (entry.kind == "reserve" && entry.sequence == model.reservation && entry.spend == model.spend)
            return &entry;
    return nullptr;
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
    KEYSEED_TRY(ledger->checkSeal(model.reservation, sha256(sealedBytes(model))));
    return historyOf(*contents, model);
}

} // namespace core::pipeline
