#include "core/privacy/ledger/Ledger.h"

#include "core/base/Result.h"
#include "core/privacy/ledger/LedgerChain.h"
#include "core/privacy/ledger/SourceName.h"

#include <algorithm>
#include <cstdio>

namespace core::privacy {

namespace {

std::string inUnits(std::int64_t parts, double partsOfOne)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.6g", static_cast<double>(parts) / partsOfOne);
    return text;
}

/// A cap that a spend does not fit under.
struct Limit
{
    const char *what;
    double partsOfOne;
    std::int64_t wanted;
    std::int64_t cap;
    std::int64_t spent;
};

Error refusal(const Limit &limit, const SourceAccount &account, const std::string &how)
{
    const auto text = [&](std::int64_t parts) { return inUnits(parts, limit.partsOfOne); };
    const std::int64_t free = std::max<std::int64_t>(0, limit.cap - limit.spent);
    return {ErrorCode::BudgetExhausted,
            std::string("the budget of this data source refuses ") + limit.what + " " + text(limit.wanted)
                + ": cap " + text(limit.cap) + ", spent " + text(limit.spent) + ", free " + text(free) + how
                + " (source \"" + account.name + "\")"};
}

Error refusedEpsilon(const SourceAccount &account, const Spend &spend)
{
    const AccountStatement before = account.together();
    std::string how;
    if (before.picoDelta > 0)
        how = ", at delta " + inUnits(before.picoDelta, 1e12) + " by " + std::string(inWords(before.account));
    return refusal({.what = "epsilon",
                    .partsOfOne = 1e6,
                    .wanted = spend.microEpsilon,
                    .cap = *account.caps.microEpsilon,
                    .spent = before.microEpsilon},
                   account,
                   how);
}

Error refusedDelta(const SourceAccount &account, const Spend &spend)
{
    return refusal({.what = "delta",
                    .partsOfOne = 1e12,
                    .wanted = spend.picoDelta,
                    .cap = account.capPicoDelta(),
                    .spent = account.capPicoDelta() - account.freePicoDelta()},
                   account,
                   "");
}

bool hasNegative(const Caps &caps)
{
    return caps.microEpsilon.value_or(0) < 0 || caps.picoDelta.value_or(0) < 0;
}

Result<void> checkRequest(const std::string &source, const Spend &spend, const Caps &capsIfNone)
{
    if (!isSourceName(source))
        return fail(ErrorCode::InvalidParameter,
                    "a data source must have a name of one line, without control characters and invisible "
                    "ones");
    if (spend.microEpsilon <= 0 || spend.picoRho < 0 || spend.picoDelta < 0)
        return fail(ErrorCode::InvalidParameter, "a spend must have an epsilon above 0 and nothing below 0");
    if (hasNegative(capsIfNone))
        return fail(ErrorCode::InvalidParameter, "the cap of a data source cannot be below 0");
    return {};
}

} // namespace

Result<void> checkCap(const SourceAccount &account, const Spend &spend, const Losses &losses)
{
    SourceAccount after = account;
    after.spent = account.spent + spend;
    after.losses += losses;
    const auto &cap = account.caps.microEpsilon;
    const auto isWithin = [&](std::int64_t microEpsilon) { return !cap || microEpsilon <= *cap; };
    const bool deltasFit = spend.isPure() || after.spent.picoDelta <= account.capPicoDelta();
    if (deltasFit && isWithin(after.spent.microEpsilon))
        return {};
    if (!after.usesCapOfDelta())
        return fail(refusedEpsilon(account, spend));
    const AccountStatement together = after.together();
    if (together.picoDelta > account.capPicoDelta())
        return fail(refusedDelta(account, spend));
    return isWithin(together.microEpsilon) ? Result<void>() : fail(refusedEpsilon(account, spend));
}

Result<void> Ledger::checkSpend(const std::string &source,
                                const Spend &spend,
                                const Caps &capsIfNone,
                                const std::optional<Losses> &losses)
{
    KEYSEED_TRY(checkRequest(source, spend, capsIfNone));
    KEYSEED_ASSIGN(const auto known, account(source));
    return checkCap(known.with(capsIfNone), spend, losses ? *losses : lossesOf(spend));
}

Result<Reservation> Ledger::reserve(const DataSource &source,
                                    const std::string &project,
                                    const std::string &mechanism,
                                    Spend spend,
                                    const Caps &capsIfNone,
                                    const std::optional<Losses> &losses)
{
    KEYSEED_TRY(checkRequest(source.name, spend, capsIfNone));
    std::int64_t sequence = 0;
    std::string date;
    const auto outcome = m_database.transaction([&]() -> Result<void> {
        KEYSEED_ASSIGN(const auto debited,
                       debit(source,
                             {.kind = "reserve",
                              .project = project,
                              .detail = mechanism,
                              .spend = spend,
                              .losses = textOf(losses ? *losses : lossesOf(spend))},
                             capsIfNone));
        sequence = debited;
        KEYSEED_ASSIGN(const auto reserved, openReservation(sequence));
        date = reserved.time.substr(0, std::string_view("YYYY-MM-DD").size());
        // Before the entry can be seen, so that nobody takes the run for one that is over.
        return m_runs.begin(sequence);
    });
    if (!outcome) {
        m_runs.end(sequence);
        return fail(outcome.error());
    }
    (void)keepHead(); // what is debited is debited; the next start catches up
    return Reservation(sequence, spend, std::move(date));
}

Result<std::int64_t> Ledger::debit(const DataSource &source, LedgerEvent event, const Caps &capsIfNone)
{
    KEYSEED_TRY(checkChain());
    KEYSEED_ASSIGN(const auto account, readAccount(source.name));
    KEYSEED_TRY(checkKnownNames(source));
    const SourceAccount capped = account.with(capsIfNone);
    KEYSEED_TRY(checkCap(capped, event.spend, lossesFrom(event.losses).value_or(lossesOf(event.spend))));
    Caps news = capped.caps;
    if (account.caps.microEpsilon)
        news.microEpsilon.reset();
    if (account.caps.picoDelta)
        news.picoDelta.reset();
    if (news != Caps())
        KEYSEED_TRY(appendCaps(source.name, event.project, "first plan", news));
    event.sourceName = source.name;
    if (source.canonicalPath)
        event.pathHash = bytesOf(keyed("path", *source.canonicalPath));
    if (source.content)
        event.contentHash = bytesOf(keyed("content", bytesOf(*source.content)));
    event.sketch = keyedSketch(source);
    return append(std::move(event));
}

Result<void> Ledger::appendCaps(const std::string &source,
                                const std::string &project,
                                const std::string &reason,
                                const Caps &caps)
{
    const auto entry = append({.kind = "cap",
                               .sourceName = source,
                               .project = project,
                               .detail = reason,
                               .cap = caps.microEpsilon.value_or(LedgerEvent::notSet),
                               .capDelta = caps.picoDelta.value_or(LedgerEvent::notSet)});
    return entry ? Result<void>() : fail(entry.error());
}

Result<void> Ledger::setCaps(const std::string &source, const Caps &caps, const std::string &reason)
{
    if (hasNegative(caps) || caps == Caps())
        return fail(ErrorCode::InvalidParameter,
                    "the cap of a data source must be an epsilon or a delta, or both, not below 0");
    const auto set = m_database.transaction([&]() -> Result<void> {
        KEYSEED_TRY(checkChain());
        KEYSEED_ASSIGN(const auto entries, readEntries());
        const auto isOfSource = [key = sourceKey(source)](const LedgerEntry &entry) {
            return !entry.source.empty() && sourceKey(entry.source) == key;
        };
        if (std::none_of(entries.begin(), entries.end(), isOfSource))
            return fail(
                ErrorCode::NotFound,
                path().string() + ": no data source \"" + source
                    + "\" in the ledger; give the name that its plans declare, as the ledger lists it");
        return appendCaps(source, {}, reason, caps);
    });
    if (set)
        (void)keepHead();
    return set;
}

} // namespace core::privacy
