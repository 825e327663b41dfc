#include "core/base/ProjectFile.h"
#include "core/base/Result.h"
#include "core/privacy/ledger/Ledger.h"
#include "core/privacy/ledger/LedgerChain.h"
#include "core/privacy/ledger/SourceName.h"

namespace core::privacy {

namespace {

// Longer than a debit waits: what cannot be stored now is lost, and its budget with it.
constexpr auto patienceOfCommit = std::chrono::seconds(60);

// The size of the rollback journals: pages with the previous content of the tables that are written to. Added
// rows need none.
constexpr std::uint64_t bytesOfJournal = std::uint64_t{1} << 20;

// SQLite's default for one value (SQLITE_MAX_LENGTH, 1e9), less what lies beside it.
constexpr std::uint64_t mostBytesOfRelease = 950'000'000;

std::string nameOf(std::int64_t sequence)
{
    return "reservation " + std::to_string(sequence);
}

} // namespace

// Uses the present name of the source, whatever the reservation was written with.
Result<LedgerEntry> Ledger::openReservation(std::int64_t sequence)
{
    KEYSEED_ASSIGN(const auto entries, readEntries());
    for (const LedgerEntry &entry : entries)
        if (entry.sequence == sequence && entry.kind == "reserve" && !entry.committed)
            return entry;
    return fail(ErrorCode::Internal, path().string() + ": holds no open " + nameOf(sequence));
}

Result<std::string> Ledger::contentHashOf(std::int64_t sequence)
{
    KEYSEED_ASSIGN(auto event, m_database.prepare("SELECT content_hash FROM event WHERE sequence = ?1"));
    KEYSEED_ASSIGN(const auto row, event.bind(1, sequence).step());
    return row ? event.blob(0) : std::string();
}

Result<std::size_t> Ledger::roundsStored(std::int64_t sequence)
{
    KEYSEED_ASSIGN(auto rounds,
                   m_database.prepare("SELECT COUNT(*) FROM event WHERE refers = ?1 AND kind = 'round'"));
    KEYSEED_TRY(rounds.bind(1, sequence).step());
    return static_cast<std::size_t>(rounds.integer(0));
}

Result<Ledger::StoreSpace> Ledger::prepareStore(const std::filesystem::path &project, std::uint64_t bytes)
{
    if (bytes > mostBytesOfRelease)
        return fail(ErrorCode::InvalidPlan,
                    "what the plan releases is larger than a project file can hold; choose fewer phrases or "
                    "labels");
    KEYSEED_TRY(m_database.attach(project, "project"));
    auto sound = m_database.checkTables(projectFileLayout, "project");
    if (sound)
        sound = m_database.checkPages("project");
    // A file or folder that may not be written, or cannot take what will be stored, says so now.
    if (sound)
        sound = tryToStore(m_database, bytes);
    (void)m_database.detach("project");
    if (!sound)
        return fail(inPlace(project.string(), sound.error()));
    KEYSEED_ASSIGN(auto besideProject, HeldSpace::beside(project, bytes + bytes / 16 + bytesOfJournal));
    KEYSEED_ASSIGN(auto besideLedger, HeldSpace::beside(path(), bytesOfJournal));
    return StoreSpace{std::move(besideLedger), std::move(besideProject)};
}

Result<void> Ledger::store(const Reservation &reservation,
                           const StoredRound &round,
                           const std::filesystem::path &attached,
                           const std::function<Result<void>(Database &)> &alongside)
{
    const bool isLast = round.number == round.of;
    m_database.setPatience(patienceOfCommit);
    auto outcome = m_database.attach(attached, "project");
    if (outcome) {
        outcome = m_database.transaction([&]() -> Result<void> {
            KEYSEED_ASSIGN(const auto reserved, openReservation(reservation.sequence()));
            KEYSEED_ASSIGN(const auto before, roundsStored(reservation.sequence()));
            if (before + 1 != round.number)
                return fail(ErrorCode::Internal,
                            path().string() + ": the rounds of " + nameOf(reservation.sequence())
                                + " are not stored in their order");
            KEYSEED_TRY(alongside(m_database));
            const auto entry = append({.kind = isLast ? "commit" : "round",
                                       .sourceName = reserved.source,
                                       .project = reserved.project,
                                       .detail = reserved.detail,
                                       .refers = reservation.sequence(),
                                       .contentHash = std::string(bytesOf(round.sealed))});
            return entry ? Result<void>() : fail(entry.error());
        });
        // Whether it succeeds says nothing about the transaction, which is over.
        (void)m_database.detach("project");
    }
    m_database.setPatience(Database::patience);
    if (outcome)
        (void)keepHead();
    if (outcome && isLast)
        m_runs.end(reservation.sequence());
    else if (!outcome && outcome.error().code == ErrorCode::Database)
        outcome.error().detail +=
            " (or " + attached.string() + " is, which is written in the same transaction)";
    return outcome;
}

Result<Ledger::Resumed> Ledger::resume(std::int64_t sequence,
                                       const DataSource &source,
                                       const std::string &mechanism,
                                       const Spend &spend)
{
    std::optional<Resumed> resumed;
    const auto taken = m_database.transaction([&]() -> Result<void> {
        KEYSEED_TRY(checkChain());
        const auto reserved = openReservation(sequence);
        if (!reserved)
            return fail(ErrorCode::InvalidParameter, reserved.error().detail + " to go on with");
        const std::string content =
            source.content ? std::string(bytesOf(keyed("content", bytesOf(*source.content)))) : std::string();
        KEYSEED_ASSIGN(const auto paidFor, contentHashOf(sequence));
        if (sourceKey(reserved->source) != sourceKey(source.name) || reserved->detail != mechanism
            || reserved->spend != spend || paidFor != content)
            return fail(
                ErrorCode::InvalidParameter,
                path().string() + ": " + nameOf(sequence)
                    + " was made for another plan or other records; start a new run, which is paid anew");
        KEYSEED_ASSIGN(const auto running, m_runs.goesOn(sequence));
        if (running)
            return fail(ErrorCode::InvalidParameter,
                        path().string() + ": the run of " + nameOf(sequence)
                            + " still goes on; wait for it to end");
        KEYSEED_ASSIGN(const auto rounds, roundsStored(sequence));
        KEYSEED_TRY(m_runs.begin(sequence));
        resumed.emplace(Resumed{Reservation(sequence, spend, reserved->time.substr(0, 10)), rounds});
        return {};
    });
    KEYSEED_TRY(taken);
    return std::move(*resumed);
}

Result<void> Ledger::checkSeal(std::int64_t sequence, const Digest &sealed)
{
    return m_database.snapshot([&]() -> Result<void> {
        KEYSEED_TRY(checkChain());
        auto commit =
            m_database.prepare("SELECT content_hash FROM event WHERE refers = ?1 AND kind = 'commit'");
        KEYSEED_TRY(commit);
        KEYSEED_ASSIGN(const auto row, commit->bind(1, sequence).step());
        if (!row)
            return fail(
                ErrorCode::Database,
                path().string() + ": holds no commit of " + nameOf(sequence)
                    + ", which this project says paid for it; name the ledger that it was charged to");
        if (commit->blob(0) != bytesOf(sealed))
            return fail(ErrorCode::Database,
                        "what the project holds is not what " + nameOf(sequence)
                            + " of the ledger paid for: the file was changed outside this program");
        return {};
    });
}

} // namespace core::privacy
