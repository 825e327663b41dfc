#include "core/privacy/ledger/LedgerAccounts.h"

#include <algorithm>

namespace core::privacy {

namespace {

void add(SourceAccount &account, const LedgerEntry &entry)
{
    if (entry.kind == "reserve")
        account.spent = account.spent + entry.spend;
    // Only a cap says any; the newest one of each holds.
    if (entry.caps.microEpsilon)
        account.caps.microEpsilon = entry.caps.microEpsilon;
    if (entry.caps.picoDelta)
        account.caps.picoDelta = entry.caps.picoDelta;
}

} // namespace

std::optional<std::int64_t> SourceAccount::freeMicroEpsilon() const
{
    if (!caps.microEpsilon)
        return {};
    return std::max<std::int64_t>(0, *caps.microEpsilon - spent.microEpsilon);
}

std::int64_t SourceAccount::freePicoDelta() const
{
    return std::max<std::int64_t>(0, capPicoDelta() - spent.picoDelta);
}

SourceAccount SourceAccount::with(const Caps &ifNone) const
{
    SourceAccount capped = *this;
    if (!capped.caps.microEpsilon)
        capped.caps.microEpsilon = ifNone.microEpsilon;
    if (!capped.caps.picoDelta)
        capped.caps.picoDelta = ifNone.picoDelta;
    return capped;
}

std::vector<SourceAccount> accountsIn(const std::vector<LedgerEntry> &entries)
{
    std::vector<SourceAccount> accounts;
    for (const LedgerEntry &entry : entries) {
        if (entry.source.empty()) // of the ledger itself
            continue;
        auto known = std::find_if(accounts.begin(), accounts.end(), [&](const SourceAccount &account) {
            return account.name == entry.source;
        });
        if (known == accounts.end())
            known = accounts.insert(known, {.name = entry.source, .spent = {}, .caps = {}});
        add(*known, entry);
    }
    return accounts;
}

SourceAccount accountIn(const std::vector<LedgerEntry> &entries, const std::string &source)
{
    SourceAccount account{.name = source, .spent = {}, .caps = {}};
    for (const LedgerEntry &entry : entries)
        if (entry.source == source)
            add(account, entry);
    return account;
}

} // namespace core::privacy
