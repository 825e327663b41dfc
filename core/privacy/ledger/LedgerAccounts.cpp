#include "core/privacy/ledger/LedgerAccounts.h"

#include "core/privacy/ledger/SourceName.h"

#include <algorithm>
#include <map>

namespace core::privacy {

namespace {

void add(SourceAccount &account, const LedgerEntry &entry)
{
    if (entry.kind == "reserve") {
        account.spent = account.spent + entry.spend;
        account.losses += entry.losses;
    }
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
    return std::max<std::int64_t>(0, *caps.microEpsilon - together().microEpsilon);
}

AccountStatement SourceAccount::together() const
{
    return tightestStatement(spent, losses, usesCapOfDelta() ? capPicoDelta() : 0);
}

std::int64_t SourceAccount::freePicoDelta() const
{
    const bool sumsHold = spent.picoDelta <= capPicoDelta();
    return std::max<std::int64_t>(0, capPicoDelta() - (sumsHold ? spent.picoDelta : losses.picoDelta));
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
    std::map<std::string, std::size_t> places; // by sourceKey()
    for (const LedgerEntry &entry : entries) {
        if (entry.source.empty()) // of the ledger itself
            continue;
        const auto [place, isNew] = places.try_emplace(sourceKey(entry.source), accounts.size());
        if (isNew)
            accounts.push_back({.name = entry.source, .spent = {}, .caps = {}});
        add(accounts[place->second], entry);
    }
    return accounts;
}

SourceAccount accountIn(const std::vector<LedgerEntry> &entries, const std::string &source)
{
    SourceAccount account{.name = source, .spent = {}, .caps = {}};
    const std::string key = sourceKey(source);
    for (const LedgerEntry &entry : entries)
        if (sourceKey(entry.source) == key)
            add(account, entry);
    return account;
}

} // namespace core::privacy
