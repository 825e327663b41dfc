#pragma once

#include "core/base/Database.h"
#include "core/base/Digest.h"
#include "core/base/HeldSpace.h"
#include "core/base/Result.h"
#include "core/privacy/Reservation.h"
#include "core/privacy/Spend.h"
#include "core/privacy/ledger/LedgerEntry.h"
#include "core/privacy/ledger/LedgerHead.h"
#include "core/privacy/ledger/LedgerKey.h"
#include "core/privacy/ledger/LedgerRuns.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::privacy {

struct LedgerEvent;

/// Refuses a spend that does not fit under the caps of an account (BudgetExhausted, with what is spent and
/// free). A pure spend is not refused for the deltas of others.
///
/// A spend fits under caps e and d if all releases of the source together are (e, d)-differentially private
/// by one of three accounts (tightestStatement()): the sum of the epsilons at the sum of the deltas (Dwork &
/// Roth 2014, Theorem 3.16); the composed rho, converted once; the exact distribution of the privacy loss.
/// Without a cap of epsilon, that of delta bounds the deltas that every account has to add up, or their sum.
Result<void> checkCap(const SourceAccount &account, const Spend &spend, const Losses &losses);

/// The per-user account of every spend (SQLite): an append-only, hash-chained list of events, kept across
/// projects. Spent = the sum of all reservations of a source: what a process that was killed had reserved
/// stays spent. Not thread-safe; several objects and several processes may share the file.
class Ledger final
{
public:
    /// Creates the file if needed, with a file beside it that states which runs are active (LedgerRuns), and
    /// finds its key (ledgerKey), which a new one keeps at `place`. A ledger of an earlier release is brought
    /// up to date. Errors: Database (locked, read-only, not a database, no ledger that this program can read:
    /// it stays unchanged; its key is not available), Io.
    static Result<Ledger> open(const std::filesystem::path &path, KeyPlace place = KeyPlace::KeyringIfAny);
    /// ledger.sqlite in userDataFolder(); empty if there is none, which open() refuses.
    static std::filesystem::path defaultPath();

    const std::filesystem::path &path() const { return m_database.path(); }

    /// Returns the account of a data source by its name; nothing is spent if the ledger has never seen it.
    Result<SourceAccount> account(const std::string &source);
    /// Returns the other names under which the path, the content or a large share of the records of this
    /// source was used before: for the screen of the person who may read the records, and for nothing else.
    /// Names of this ledger only; those that were used first come first.
    Result<std::vector<std::string>> otherNamesOf(const DataSource &source);
    /// Checks that the records are not known under another name, unless they are known under this name as
    /// well, or declared new. Errors: InvalidPlan, which names the other source and what to do.
    Result<void> checkName(const DataSource &source);
    /// Takes a person's word, for this object, that the records are other ones than those that are known
    /// under another name.
    void declareRecordsNew(bool areNew = true) { m_areRecordsNew = areNew; }
    /// Returns the entries in the order of the chain.
    Result<std::vector<LedgerEntry>> entries();
    /// Recomputes the hash chain, and looks for the head that is kept outside of the file (LedgerHead.h).
    /// Errors: Database, naming the first entry that does not fit, or that the end is missing.
    Result<void> verifyChain();

    /// The last event, for the privacy office to keep; empty if there is none. Errors: of verifyChain.
    Result<std::optional<LedgerHead>> head();
    /// Checks whether a head that was returned is in the chain. Errors: of verifyChain; Database when it is
    /// not.
    Result<void> checkIsIn(const LedgerHead &head);
    /// Continues, as a deliberate act that is written to the chain, with an older copy of the ledger, whose
    /// chain fits. Errors: Database (the chain is broken), InvalidParameter (nothing is missing).
    Result<void> acceptOlder(const std::string &reason);
    /// Accounts, entries and the verification, all of the same moment.
    Result<LedgerContents> contents();

    /// Checks whether `reserve` would refuse this now: before anything is read. Errors: those of `reserve`.
    Result<void> checkSpend(const std::string &source,
                            const Spend &spend,
                            const Caps &capsIfNone,
                            const std::optional<Losses> &losses = {});

    /// Debits before any noise is drawn, in one transaction with the check of the caps: on disk when it
    /// returns. `capsIfNone` sets each cap that the source does not have. `losses` tells the exact account
    /// more than the spend does. Errors: BudgetExhausted (says what is free), those of checkName,
    /// InvalidParameter (a spend without an epsilon, or with a negative part or cap; a name that is none).
    Result<Reservation> reserve(const DataSource &source,
                                const std::string &project,
                                const std::string &mechanism,
                                Spend spend,
                                const Caps &capsIfNone,
                                const std::optional<Losses> &losses = {});

    /// Room for what a commit will store, on the disks of both files.
    struct StoreSpace
    {
        HeldSpace ledger;
        HeldSpace project;
    };
    /// Checks before a debit whether its release can be stored in `project`: the file is a valid, writable
    /// project file, and there is room for `bytes`, which is reserved from now on. Errors: Database, Io.
    Result<StoreSpace> prepareStore(const std::filesystem::path &project, std::uint64_t bytes);

    /// A round of a commit that is stored, the first being 1.
    struct StoredRound
    {
        std::size_t number = 1;
        std::size_t of = 1;
        Digest sealed = {}; ///< SHA-256 of what is stored of it
    };
    /// Notes that a round was stored, the last one as the commit of its reservation, with `alongside`
    /// (storing what was released) in the same transaction: both are on disk when it returns, or neither is,
    /// wherever the process is killed. `attached` is the project file, reachable in it as schema "project".
    Result<void> store(const Reservation &reservation,
                       const StoredRound &round,
                       const std::filesystem::path &attached,
                       const std::function<Result<void>(Database &)> &alongside);

    struct Resumed
    {
        Reservation reservation;
        std::size_t roundsStored = 0;
    };
    /// Takes up a reservation whose run ended before its commit. Errors: InvalidParameter if it is not of
    /// this source, content, mechanism and spend, is committed already, or its run is active; Database.
    Result<Resumed>
    resume(std::int64_t sequence, const DataSource &source, const std::string &mechanism, const Spend &spend);

    /// Checks in the chain that the reservation `sequence` was committed with a release of this digest.
    /// Errors: Database, also if it was not committed, or something else was stored.
    Result<void> checkSeal(std::int64_t sequence, const Digest &sealed);

    /// Reservations whose run ended without a commit, and that nobody was notified of yet: for the next
    /// start. Active runs, in any process, are not among them.
    Result<std::vector<LedgerEntry>> unfinished();
    /// Writes the notices of what `unfinished` found into the chain, after the person was notified, so that a
    /// kill in between notifies them twice rather than never.
    Result<void> noteUnfinished(const std::vector<LedgerEntry> &told);

    /// A deliberate act, written to the chain: sets what `caps` says and leaves the rest. `source` is a name
    /// that the ledger knows. Errors: NotFound, InvalidParameter (nothing to set; negative; below what is
    /// spent already is allowed: nothing more can be spent then).
    Result<void> setCaps(const std::string &source, const Caps &caps, const std::string &reason);

private:
    Ledger(Database database, LedgerRuns runs, HeadKeeper keeper, Digest key);

    Digest keyed(std::string_view kind, std::string_view bytes) const;
    std::string keyedSketch(const DataSource &source) const;
    Result<SourceAccount> readAccount(const std::string &source);
    struct KnownName;
    Result<std::vector<KnownName>> readKnownNames(const DataSource &source);
    Result<void> checkKnownNames(const DataSource &source);

    Result<std::int64_t> append(LedgerEvent event);
    Result<std::vector<LedgerEntry>> readEntries();
    Result<void> markInterrupted(std::vector<LedgerEntry> &entries) const;
    /// The first links of a ledger of release 0.2, which have no key.
    struct UnkeyedLinks
    {
        std::int64_t number = 0;
        bool isPending = false; ///< nobody has counted them yet
        std::string seal = {};  ///< keyed hash of their number and of the last one
    };
    Result<UnkeyedLinks> unkeyedLinks();
    Result<void> sealUnkeyedLinks();
    Digest linkHash(std::string_view previous, const LedgerEvent &event) const;
    Result<void> checkChain();
    Result<void> checkLinks();
    Result<void> checkHead();
    Result<void> keepHead();
    Result<void> keepNewHead();
    Result<void> catchUpHead();
    Result<std::optional<LedgerHead>> readHead();
    Result<bool> holds(const Digest &hash, std::optional<std::int64_t> sequence);

    Result<LedgerEntry> openReservation(std::int64_t sequence);
    Result<std::string> contentHashOf(std::int64_t sequence);
    Result<std::size_t> roundsStored(std::int64_t sequence);
    Result<std::int64_t> debit(const DataSource &source, LedgerEvent event, const Caps &capsIfNone);
    Result<void> appendCaps(const std::string &source,
                            const std::string &project,
                            const std::string &reason,
                            const Caps &caps);

    Database m_database;
    LedgerRuns m_runs;
    HeadKeeper m_keeper;
    Digest m_key;
    bool m_areRecordsNew = false;
};

} // namespace core::privacy
