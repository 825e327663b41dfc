#include "core/privacy/Ledger.h"

#include "core/privacy/LedgerChain.h"

#include <cstdio>

namespace core::privacy {

namespace {

// Longer than a debit waits: what cannot be stored now is lost, and its budget with it.
constexpr auto patienceOfCommit = std::chrono::seconds(60);

std::string inEpsilon(std::int64_t micro)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.6g", static_cast<double>(micro) / 1e6);
    return text;
}

} // namespace

Result<void> checkCap(const SourceAccount &account, const Spend &spend)
{
    if (!account.capMicroEpsilon
        || account.spent.microEpsilon + spend.microEpsilon <= *account.capMicroEpsilon)
        return {};
    return fail(ErrorCode::BudgetExhausted,
                "the budget of this data source refuses epsilon " + inEpsilon(spend.microEpsilon) + ": cap "
                    + inEpsilon(*account.capMicroEpsilon) + ", spent " + inEpsilon(account.spent.microEpsilon)
                    + ", free " + inEpsilon(*account.freeMicroEpsilon()) + " (source "
                    + (account.id.empty() ? "new" : account.id) + ")");
}

Result<Reservation> Ledger::reserve(const SourceFingerprint &source,
                                    const std::string &project,
                                    const std::string &mechanism,
                                    Spend spend,
                                    std::optional<std::int64_t> capIfNone)
{
    if (spend.microEpsilon <= 0 || spend.picoRho < 0 || spend.picoDelta < 0)
        return fail(ErrorCode::InvalidParameter, "a spend must have an epsilon above 0 and nothing below 0");
    std::int64_t sequence = 0;
    const auto outcome = m_database.transaction([&]() -> Result<void> {
        const auto debited = debit(
            source, {.kind = "reserve", .project = project, .detail = mechanism, .spend = spend}, capIfNone);
        if (!debited)
            return fail(debited.error());
        sequence = *debited;
        // Before the entry can be seen, so that nobody takes the run for one that is over.
        return m_runs.begin(sequence);
    });
    if (!outcome) {
        m_runs.end(sequence);
        return fail(outcome.error());
    }
    return Reservation(sequence, spend);
}

Result<std::int64_t>
Ledger::debit(const SourceFingerprint &source, LedgerEvent event, std::optional<std::int64_t> cap)
{
    if (auto intact = checkChain(); !intact)
        return fail(intact.error());
    const auto number = numberOf(source);
    if (!number)
        return fail(number.error());
    auto account = accountOf(*number);
    if (!account)
        return fail(account.error());
    if (!account->capMicroEpsilon && cap) {
        const auto set = append({.kind = "cap",
                                 .source = *number,
                                 .project = event.project,
                                 .detail = "first plan",
                                 .cap = *cap});
        if (!set)
            return fail(set.error());
        account->capMicroEpsilon = cap;
    }
    if (auto fits = checkCap(*account, event.spend); !fits)
        return fail(fits.error());
    event.source = *number;
    event.pathHash = bytesOf(keyed("path", source.canonicalPath));
    if (source.content)
        event.contentHash = bytesOf(keyed("content", bytesOf(*source.content)));
    return append(std::move(event));
}

Result<LedgerEvent> Ledger::commitEventOf(const Reservation &reservation)
{
    auto reserved = m_database.prepare(
        "SELECT source, project, detail FROM event WHERE sequence = ?1 AND kind = 'reserve'"
        " AND NOT EXISTS (SELECT 1 FROM event WHERE refers = ?1 AND kind = 'commit')");
    if (!reserved)
        return fail(reserved.error());
    const auto row = reserved->bind(1, reservation.sequence()).step();
    if (!row)
        return fail(row.error());
    if (!*row)
        return fail(ErrorCode::Internal,
                    path().string() + ": holds no open reservation "
                        + std::to_string(reservation.sequence()));
    return LedgerEvent{.kind = "commit",
                       .source = reserved->integer(0),
                       .project = reserved->text(1),
                       .detail = reserved->text(2),
                       .refers = reservation.sequence()};
}

Result<void> Ledger::commit(const Reservation &reservation,
                            const std::filesystem::path &attached,
                            const std::function<Result<void>(Database &)> &alongside)
{
    m_database.setPatience(patienceOfCommit);
    auto outcome = m_database.attach(attached, "project");
    if (outcome) {
        outcome = m_database.transaction([&]() -> Result<void> {
            auto event = commitEventOf(reservation);
            if (!event)
                return fail(event.error());
            if (auto stored = alongside(m_database); !stored)
                return stored;
            const auto entry = append(std::move(*event));
            return entry ? Result<void>() : fail(entry.error());
        });
        // Whether it succeeds says nothing about the transaction, which is over.
        (void)m_database.detach("project");
    }
    m_database.setPatience(Database::patience);
    if (outcome)
        m_runs.end(reservation.sequence());
    else if (outcome.error().code == ErrorCode::Database)
        outcome.error().detail +=
            " (or " + attached.string() + " is, which is written in the same transaction)";
    return outcome;
}

Result<void>
Ledger::setCap(const std::string &sourceId, std::int64_t capMicroEpsilon, const std::string &reason)
{
    if (capMicroEpsilon < 0)
        return fail(ErrorCode::InvalidParameter, "the cap of a data source cannot be below 0");
    return m_database.transaction([&]() -> Result<void> {
        if (auto intact = checkChain(); !intact)
            return intact;
        const auto accounts = readAccounts();
        if (!accounts)
            return fail(accounts.error());
        for (const SourceAccount &account : *accounts) {
            if (account.id != sourceId)
                continue;
            const auto entry = append(
                {.kind = "cap", .source = sourceNumber(sourceId), .detail = reason, .cap = capMicroEpsilon});
            return entry ? Result<void>() : fail(entry.error());
        }
        return fail(ErrorCode::NotFound, path().string() + ": no data source " + sourceId + " in the ledger");
    });
}

} // namespace core::privacy
