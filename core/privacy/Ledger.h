#pragma once

#include "core/base/Database.h"
#include "core/base/Digest.h"
#include "core/base/Result.h"
#include "core/privacy/Spend.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core::privacy {

/// What identifies a data source; never stored as it is, only keyed hashes of it are.
/// The same content, or the same path, is the same source (content decides where they disagree).
struct SourceFingerprint
{
    std::string canonicalPath;
    std::optional<Digest> content;
};

/// State of one data source in the ledger.
struct SourceAccount
{
    std::string id;  ///< short public name of the source, "SRC-1"; empty when the ledger has never seen it
    Spend spent;     ///< reserved and committed alike: a crash in between counts as spent
    std::optional<std::int64_t> capMicroEpsilon;
};

struct LedgerEntry
{
    std::int64_t sequence = 0;
    std::string time; ///< UTC, ISO 8601
    std::string kind; ///< "reserve", "commit", "cap"
    std::string source;
    std::string project;
    std::string person; ///< user name of the operating system
    std::string detail; ///< mechanism, or the reason of a cap
    Spend spend;                        ///< of a reserve
    std::int64_t capMicroEpsilon = 0;   ///< of a cap
    bool committed = false;             ///< of a reserve: its commit is in the chain
};

class Ledger;
struct LedgerEvent;

/// Refuses (BudgetExhausted, saying what is free) a spend that does not fit under the cap of an account.
Result<void> checkCap(const SourceAccount &account, const Spend &spend);

/// Proof that the budget was debited. Only Ledger::reserve makes one; a mechanism wants one, and it can
/// be used for one draw of noise only.
class Reservation final
{
public:
    Reservation(Reservation &&) = default;
    Reservation &operator=(Reservation &&) = default;
    const Spend &spend() const { return m_spend; }
    std::int64_t sequence() const { return m_sequence; }

    /// For the mechanism: true once, and only when the reservation covers `cost` in both accounts.
    [[nodiscard]] bool useFor(const Spend &cost)
    {
        const bool covered = cost.microEpsilon <= m_spend.microEpsilon && cost.picoRho <= m_spend.picoRho;
        return covered && !std::exchange(m_used, true);
    }

private:
    friend class Ledger;
    Reservation(std::int64_t sequence, Spend spend)
        : m_sequence(sequence)
        , m_spend(spend)
    {}
    std::int64_t m_sequence;
    Spend m_spend;
    bool m_used = false;
};

/// The per-user account of every spend (SQLite): an append-only, hash-chained list of events, kept across
/// projects. Spent = the sum of all reservations of a source. Not thread-safe; several processes may share
/// the file.
class Ledger final
{
public:
    /// Creates the file if needed. Errors: Database (locked, read-only, not a database, broken chain).
    static Result<Ledger> open(const std::filesystem::path &path);
    /// $XDG_DATA_HOME/keyseed/ledger.sqlite, by default below ~/.local/share.
    static std::filesystem::path defaultPath();

    const std::filesystem::path &path() const { return m_database.path(); }

    Result<SourceAccount> account(const SourceFingerprint &source);
    /// In the order of the chain.
    Result<std::vector<LedgerEntry>> entries();
    /// Recomputes the hash chain. Errors: Database, naming the first entry that does not fit.
    Result<void> verifyChain();

    /// Debits before any noise is drawn, in one transaction with the check of the cap.
    /// `capIfNone` sets the cap of a source that has none. Errors: BudgetExhausted (says what is free).
    Result<Reservation> reserve(const SourceFingerprint &source, const std::string &project,
                                const std::string &mechanism, Spend spend,
                                std::optional<std::int64_t> capIfNone);

    /// Marks a reservation as committed, with `alongside` (storing the released model) in the same
    /// transaction. `attached` is the project file, reachable in it as schema "project".
    Result<void> commit(const Reservation &reservation, const std::filesystem::path &attached,
                        const std::function<Result<void>(Database &)> &alongside);

    /// A deliberate act, written to the chain. `sourceId` as in SourceAccount. Errors: NotFound,
    /// InvalidParameter (below what is spent already is allowed: nothing more can be spent then).
    Result<void> setCap(const std::string &sourceId, std::int64_t capMicroEpsilon, const std::string &reason);

private:
    Ledger(Database database, Digest key);
    Digest keyed(std::string_view kind, std::string_view bytes) const;
    Result<std::optional<std::int64_t>> findSource(const SourceFingerprint &source);
    Result<std::int64_t> rememberSource(const SourceFingerprint &source);
    Result<void> link(std::int64_t source, const Digest &hash);
    Result<SourceAccount> accountOf(std::int64_t source);
    Result<std::int64_t> append(LedgerEvent event);

    Database m_database;
    Digest m_key;
};

} // namespace core::privacy
