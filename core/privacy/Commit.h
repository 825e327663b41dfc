#pragma once

#include "core/base/Database.h"
#include "core/base/Digest.h"
#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/privacy/Drawing.h"
#include "core/privacy/Reservation.h"
#include "core/privacy/accounting/Accounting.h"
#include "core/privacy/ledger/Ledger.h"
#include "core/privacy/samplers/SecureRandom.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace core::privacy {

/// The cost of a commit and the account that it is charged to: public, fixed before a record is read.
struct CommitTerms
{
    DataSource source; ///< without its content, which is not known yet
    std::string project;
    std::string mechanism; ///< as the ledger names it
    Spend spend;           ///< of all rounds together; the whole of it is debited before the first
    /// The costs of the mechanisms of each round; at least one round. The costs of all rounds, composed, are
    /// at most `spend`.
    std::vector<std::vector<MechanismCost>> rounds;
    Caps capsIfNone; ///< sets each cap that the source does not have
};

/// The terms of a commit of one round, by its mechanisms.
CommitTerms termsOfOneRound(DataSource source,
                            std::string project,
                            std::string mechanism,
                            Spend spend,
                            std::vector<MechanismCost> costs,
                            const Caps &capsIfNone);

/// The link between a stored release and the debit that paid for it: the ledger holds the same two values.
struct Receipt
{
    std::int64_t sequence = 0; ///< of the reservation in the ledger
    std::string date;          ///< of the reservation, UTC, YYYY-MM-DD
};

/// One paid round: the only place where noise is drawn. Lives as long as the call it is handed to.
class Round final : public Drawing
{
public:
    /// Counted from 0.
    int number() const { return m_number; }
    const Receipt &receipt() const { return m_receipt; }

    /// Errors: Internal if this round's costs do not cover the noise.
    Result<Released<NoisyCounts>> draw(ExactCounts &&counts, const Noise &noise) override;

    /// For mechanisms that draw themselves: the rest of the round's payment, and the randomness to draw with.
    Reservation &paid() { return m_paid; }
    SecureRandom &random() { return m_random; }

private:
    friend class Commit;
    friend struct RoundForTests; ///< defined in the tests only
    Round(int number, Receipt receipt, Reservation paid, SecureRandom &random);

    int m_number;
    Receipt m_receipt;
    Reservation m_paid; ///< this round's share of what was debited
    SecureRandom &m_random;
};

/// The work that a commit carries from private to public. Commit calls the functions in the order in which
/// they are declared; `prepare`, `draw`, `sealed` and `store` once for every round.
class CommitWork
{
public:
    virtual ~CommitWork() = default;

    /// Public work before anything is read. May be cancelled.
    virtual Result<void> begin(JobControl &) { return {}; }
    /// Reads the records and makes the exact sums. May be cancelled. The digest of what was read: PRIVATE.
    virtual Result<Digest> read(JobControl &control) = 0;
    /// Returns hashes of a RecordSketch of what `read` has read. PRIVATE.
    virtual std::vector<std::uint64_t> sampledRecords() const { return {}; }
    /// Public work before a round, such as asking a language model. Before the first round nothing is paid
    /// yet; a cancel before a later one leaves the rounds that were paid for another run.
    virtual Result<void> prepare(int /*round*/, JobControl &) { return {}; }
    /// Returns the maximum number of bytes that `store` adds to the project file in one round, from public
    /// choices alone.
    virtual std::uint64_t mostBytesToStore() const { return std::uint64_t{1} << 20; }
    /// Draws the noise of a round. There is no cancelling.
    virtual Result<void> draw(Round &round, JobControl &control) = 0;
    /// Returns the bytes that `store` will keep of the round: noisy values and their description. The ledger
    /// holds their SHA-256.
    virtual std::string sealed(const Receipt &receipt) const = 0;
    /// Stores the round through the ledger's connection, in which the project file is the schema "project".
    virtual Result<void> store(Database &connection, const Receipt &receipt) = 0;
};

/// The only way across the line: refuse early, read, reserve, draw, store.
///
/// The whole cost is debited before the first round draws its noise, in one reservation; every round is
/// stored together with the ledger's note of it in one transaction over both files. Before the debit the
/// project file is checked and disk space for what will be stored is reserved. So the ledger never shows less
/// than was spent, wherever the process ends. A commit that ended between two rounds continues with the
/// rounds that were paid (resume); noise that was drawn and not stored was seen by nobody and is drawn again.
class Commit final
{
public:
    /// `project` is the project file that keeps what is released. Both outlive the object.
    Commit(Ledger &ledger, std::filesystem::path project);

    /// Errors: BudgetExhausted (before anything is read), those of `work`, Cancelled (until the reservation,
    /// and between rounds), Database. Stage: "noise". Updates `control` on whether cancelling is possible.
    Result<Receipt> run(const CommitTerms &terms, CommitWork &work, JobControl &control);

    /// Goes on with the rounds that reservation `sequence` paid for. Errors: as run; InvalidParameter when
    /// the reservation is not of these terms or of another content of the records, is complete, or its run
    /// continues.
    Result<Receipt>
    resume(std::int64_t sequence, const CommitTerms &terms, CommitWork &work, JobControl &control);

private:
    Result<Receipt> carryOut(const CommitTerms &terms,
                             Reservation reservation,
                             std::size_t firstRound,
                             CommitWork &work,
                             JobControl &control,
                             std::optional<Ledger::StoreSpace> space);

    Ledger &m_ledger;
    std::filesystem::path m_project;
    SecureRandom m_random;
};

} // namespace core::privacy

template<>
inline constexpr bool core::isPublic<core::privacy::Receipt> = true;
