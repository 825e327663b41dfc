#pragma once

#include "core/base/Database.h"
#include "core/base/Digest.h"
#include "core/base/Result.h"
#include "core/privacy/LedgerEntry.h"
#include "core/privacy/LedgerRuns.h"
#include "core/privacy/Reservation.h"
#include "core/privacy/Spend.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::privacy {

struct LedgerEvent;

/// Refuses (BudgetExhausted, saying what is free) a spend that does not fit under the cap of an account.
///
/// The cap bounds the sum of the epsilons. That is sound by basic composition: releases that are
/// (epsilon_i, delta_i)-differentially private each are together (sum epsilon_i, sum delta_i)-differentially
/// private (Dwork & Roth 2014, Theorem 3.16), also when every release and its epsilon are chosen after seeing
/// the earlier ones (Rogers, Roth, Ullman, Vadhan 2016, "Privacy Odometers and Filters"). So a source under a
/// cap c is (c, account.spent.delta())-differentially private; the ledger shows the deltas' sum beside it.
/// What rho says is never worse for being left out: it holds as well.
Result<void> checkCap(const SourceAccount &account, const Spend &spend);

/// The per-user account of every spend (SQLite): an append-only, hash-chained list of events, kept across
/// projects. Spent = the sum of all reservations of a source: what a process that was killed had reserved
/// stays spent. Not thread-safe; several objects and several processes may share the file.
class Ledger final
{
public:
    /// Creates the file if needed, with a file beside it that says which runs go on (LedgerRuns).
    /// Errors: Database (locked, read-only, not a database, not a ledger of this layout: left as it is), Io.
    static Result<Ledger> open(const std::filesystem::path &path);
    /// $XDG_DATA_HOME/keyseed/ledger.sqlite, by default below ~/.local/share.
    static std::filesystem::path defaultPath();

    const std::filesystem::path &path() const { return m_database.path(); }

    Result<SourceAccount> account(const SourceFingerprint &source);
    /// In the order of the chain.
    Result<std::vector<LedgerEntry>> entries();
    /// Recomputes the hash chain. Errors: Database, naming the first entry that does not fit.
    Result<void> verifyChain();
    /// Accounts, entries and the verification, all of the same moment.
    Result<LedgerContents> contents();

    /// Debits before any noise is drawn, in one transaction with the check of the cap: on disk when it
    /// returns. `capIfNone` sets the cap of a source that has none. Errors: BudgetExhausted (says what is
    /// free), InvalidParameter (a spend without an epsilon, or with a negative part).
    Result<Reservation> reserve(const SourceFingerprint &source,
                                const std::string &project,
                                const std::string &mechanism,
                                Spend spend,
                                std::optional<std::int64_t> capIfNone);

    /// Marks a reservation as committed, with `alongside` (storing the released model) in the same
    /// transaction: both are on disk when it returns, or neither is, wherever the process is killed.
    /// `attached` is the project file, reachable in it as schema "project".
    Result<void> commit(const Reservation &reservation,
                        const std::filesystem::path &attached,
                        const std::function<Result<void>(Database &)> &alongside);

    /// Reservations whose run ended without a commit, and of which no notice was given yet: to be told at the
    /// next start. Runs that go on, in any process, are not among them.
    Result<std::vector<LedgerEntry>> unfinished();
    /// Writes the notices of what `unfinished` found into the chain: for once the person was told, so that a
    /// kill in between tells them twice rather than never.
    Result<void> noteUnfinished(const std::vector<LedgerEntry> &told);

    /// A deliberate act, written to the chain. `sourceId` as in SourceAccount. Errors: NotFound,
    /// InvalidParameter (negative; below what is spent already is allowed: nothing more can be spent then).
    Result<void> setCap(const std::string &sourceId, std::int64_t capMicroEpsilon, const std::string &reason);

private:
    Ledger(Database database, LedgerRuns runs, Digest key);

    Digest keyed(std::string_view kind, std::string_view bytes) const;
    Result<std::optional<std::int64_t>> findSource(const SourceFingerprint &source);
    Result<std::int64_t> numberOf(const SourceFingerprint &source);
    Result<SourceAccount> accountOf(std::int64_t source);
    Result<std::vector<SourceAccount>> readAccounts();

    Result<std::int64_t> append(LedgerEvent event);
    Result<std::vector<LedgerEntry>> readEntries();
    Result<void> markInterrupted(std::vector<LedgerEntry> &entries) const;
    Result<void> checkChain();

    Result<std::int64_t>
    debit(const SourceFingerprint &source, LedgerEvent event, std::optional<std::int64_t> cap);
    Result<LedgerEvent> commitEventOf(const Reservation &reservation);

    Database m_database;
    LedgerRuns m_runs;
    Digest m_key;
};

} // namespace core::privacy
