#include "core/privacy/Ledger.h"

#include "core/base/Clock.h"
#include "core/privacy/LedgerChain.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <pwd.h>
#include <sodium.h>
#include <unistd.h>

namespace core::privacy {

namespace {

constexpr auto schema = R"sql(
CREATE TABLE IF NOT EXISTS meta(name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS fingerprint(hash BLOB PRIMARY KEY, source INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS event(
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    time TEXT NOT NULL, kind TEXT NOT NULL, source INTEGER NOT NULL, project TEXT NOT NULL,
    person TEXT NOT NULL, detail TEXT NOT NULL, micro_epsilon INTEGER NOT NULL, pico_rho INTEGER NOT NULL,
    cap INTEGER NOT NULL, refers INTEGER NOT NULL, hash BLOB NOT NULL);
)sql";

std::string sourceName(std::int64_t source)
{
    return "SRC-" + std::to_string(source);
}

std::string userName()
{
    const passwd *entry = ::getpwuid(::geteuid());
    return entry && entry->pw_name ? entry->pw_name : std::to_string(::geteuid());
}

std::string inEpsilon(std::int64_t micro)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.6g", static_cast<double>(micro) / 1e6);
    return text;
}

std::string_view bytesOf(const Digest &digest)
{
    return {reinterpret_cast<const char *>(digest.data()), digest.size()};
}

Result<Digest> readOrMakeKey(Database &database)
{
    Digest key = {};
    const auto outcome = database.transaction([&]() -> Result<void> {
        auto found = database.prepare("SELECT value FROM meta WHERE name = 'key'");
        if (!found)
            return fail(found.error());
        const auto row = found->step();
        if (!row)
            return fail(row.error());
        if (*row) {
            const std::string stored = found->blob(0);
            if (stored.size() != key.size())
                return fail(ErrorCode::Database, database.path().string() + ": not a ledger of this program");
            std::copy(stored.begin(), stored.end(), key.begin());
            return {};
        }
        randombytes_buf(key.data(), key.size());
        auto made = database.prepare("INSERT INTO meta(name, value) VALUES ('key', ?1)");
        if (!made)
            return fail(made.error());
        return made->bindBlob(1, bytesOf(key)).run();
    });
    if (!outcome)
        return fail(outcome.error());
    return key;
}

} // namespace

Ledger::Ledger(Database database, Digest key)
    : m_database(std::move(database))
    , m_key(key)
{}

std::filesystem::path Ledger::defaultPath()
{
    const char *data = std::getenv("XDG_DATA_HOME");
    if (data && *data)
        return std::filesystem::path(data) / "keyseed" / "ledger.sqlite";
    const char *home = std::getenv("HOME");
    return std::filesystem::path(home && *home ? home : ".") / ".local/share/keyseed/ledger.sqlite";
}

Result<Ledger> Ledger::open(const std::filesystem::path &path)
{
    if (sodium_init() < 0)
        return fail(ErrorCode::Internal, "the cryptographic library cannot start");
    auto database = Database::open(path);
    if (!database)
        return fail(database.error());
    if (auto made = database->execute(schema); !made)
        return fail(made.error());
    const auto key = readOrMakeKey(*database);
    if (!key)
        return fail(key.error());
    return Ledger(std::move(*database), *key);
}

// Keyed, because a plain hash of the records would let anyone who guesses them confirm the guess.
Digest Ledger::keyed(std::string_view kind, std::string_view bytes) const
{
    Digest hash;
    crypto_generichash_state state;
    crypto_generichash_init(&state, m_key.data(), m_key.size(), hash.size());
    const auto add = [&](std::string_view text) {
        crypto_generichash_update(&state, reinterpret_cast<const unsigned char *>(text.data()), text.size());
    };
    add(kind);
    add(std::string_view("\0", 1));
    add(bytes);
    crypto_generichash_final(&state, hash.data(), hash.size());
    return hash;
}

Result<std::optional<std::int64_t>> Ledger::findSource(const SourceFingerprint &source)
{
    std::vector<Digest> hashes;
    if (source.content)
        hashes.push_back(keyed("content", bytesOf(*source.content)));
    hashes.push_back(keyed("path", source.canonicalPath));
    for (const Digest &hash : hashes) {
        auto found = m_database.prepare("SELECT source FROM fingerprint WHERE hash = ?1");
        if (!found)
            return fail(found.error());
        const auto row = found->bindBlob(1, bytesOf(hash)).step();
        if (!row)
            return fail(row.error());
        if (*row)
            return found->integer(0);
    }
    return std::optional<std::int64_t>();
}

Result<void> Ledger::link(std::int64_t source, const Digest &hash)
{
    auto statement = m_database.prepare("INSERT OR IGNORE INTO fingerprint(hash, source) VALUES (?1, ?2)");
    if (!statement)
        return fail(statement.error());
    return statement->bindBlob(1, bytesOf(hash)).bind(2, source).run();
}

Result<std::int64_t> Ledger::rememberSource(const SourceFingerprint &source)
{
    const auto known = findSource(source);
    if (!known)
        return fail(known.error());
    std::int64_t id = known->value_or(0);
    if (!*known) {
        auto highest = m_database.prepare("SELECT COALESCE(MAX(source), 0) + 1 FROM fingerprint");
        if (!highest)
            return fail(highest.error());
        if (auto row = highest->step(); !row)
            return fail(row.error());
        id = highest->integer(0);
    }
    if (auto linked = link(id, keyed("path", source.canonicalPath)); !linked)
        return fail(linked.error());
    if (source.content) {
        if (auto linked = link(id, keyed("content", bytesOf(*source.content))); !linked)
            return fail(linked.error());
    }
    return id;
}

Result<SourceAccount> Ledger::accountOf(std::int64_t source)
{
    SourceAccount account{sourceName(source), {}, {}};
    auto spent = m_database.prepare("SELECT COALESCE(SUM(micro_epsilon), 0), COALESCE(SUM(pico_rho), 0) "
                                    "FROM event WHERE source = ?1 AND kind = 'reserve'");
    if (!spent)
        return fail(spent.error());
    if (auto row = spent->bind(1, source).step(); !row)
        return fail(row.error());
    account.spent = {spent->integer(0), spent->integer(1)};

    auto cap = m_database.prepare(
        "SELECT cap FROM event WHERE source = ?1 AND kind = 'cap' ORDER BY sequence DESC LIMIT 1");
    if (!cap)
        return fail(cap.error());
    const auto row = cap->bind(1, source).step();
    if (!row)
        return fail(row.error());
    if (*row)
        account.capMicroEpsilon = cap->integer(0);
    return account;
}

Result<SourceAccount> Ledger::account(const SourceFingerprint &source)
{
    const auto id = findSource(source);
    if (!id)
        return fail(id.error());
    return *id ? accountOf(**id) : Result<SourceAccount>(SourceAccount());
}

Result<std::int64_t> Ledger::append(LedgerEvent event)
{
    auto last = m_database.prepare("SELECT hash FROM event ORDER BY sequence DESC LIMIT 1");
    if (!last)
        return fail(last.error());
    const auto row = last->step();
    if (!row)
        return fail(row.error());
    event.time = utcNow();
    event.person = userName();
    const Digest hash = chainHash(*row ? last->blob(0) : std::string(), event);

    auto insert = m_database.prepare(
        "INSERT INTO event(time, kind, source, project, person, detail, micro_epsilon, pico_rho, cap, refers, hash) "
        "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)");
    if (!insert)
        return fail(insert.error());
    const auto done = insert->bind(1, event.time)
                          .bind(2, event.kind)
                          .bind(3, event.source)
                          .bind(4, event.project)
                          .bind(5, event.person)
                          .bind(6, event.detail)
                          .bind(7, event.spend.microEpsilon)
                          .bind(8, event.spend.picoRho)
                          .bind(9, event.cap)
                          .bind(10, event.refers)
                          .bindBlob(11, bytesOf(hash))
                          .run();
    if (!done)
        return fail(done.error());
    return m_database.lastInsertId();
}

Result<Reservation> Ledger::reserve(const SourceFingerprint &source,
                                    const std::string &project,
                                    const std::string &mechanism,
                                    Spend spend,
                                    std::optional<std::int64_t> capIfNone)
{
    std::int64_t sequence = 0;
    const auto outcome = m_database.transaction([&]() -> Result<void> {
        if (auto intact = verifyChain(); !intact)
            return intact;
        const auto id = rememberSource(source);
        if (!id)
            return fail(id.error());
        auto account = accountOf(*id);
        if (!account)
            return fail(account.error());
        if (!account->capMicroEpsilon && capIfNone) {
            LedgerEvent cap{.kind = "cap", .source = *id, .project = project, .detail = "first plan", .cap = *capIfNone};
            if (auto set = append(cap); !set)
                return fail(set.error());
            account->capMicroEpsilon = capIfNone;
        }
        if (auto fits = checkCap(*account, spend); !fits)
            return fits;
        const auto entry = append(
            LedgerEvent{.kind = "reserve", .source = *id, .project = project, .detail = mechanism, .spend = spend});
        if (!entry)
            return fail(entry.error());
        sequence = *entry;
        return {};
    });
    if (!outcome)
        return fail(outcome.error());
    return Reservation(sequence, spend);
}

Result<void> checkCap(const SourceAccount &account, const Spend &spend)
{
    if (!account.capMicroEpsilon || account.spent.microEpsilon + spend.microEpsilon <= *account.capMicroEpsilon)
        return {};
    const std::int64_t free = std::max<std::int64_t>(0, *account.capMicroEpsilon - account.spent.microEpsilon);
    return fail(ErrorCode::BudgetExhausted,
                "the budget of this data source refuses epsilon " + inEpsilon(spend.microEpsilon) + ": cap "
                    + inEpsilon(*account.capMicroEpsilon) + ", spent " + inEpsilon(account.spent.microEpsilon)
                    + ", free " + inEpsilon(free) + " (source " + (account.id.empty() ? "new" : account.id) + ")");
}

Result<void> Ledger::commit(const Reservation &reservation,
                            const std::filesystem::path &attached,
                            const std::function<Result<void>(Database &)> &alongside)
{
    if (auto reachable = m_database.attach(attached, "project"); !reachable)
        return reachable;
    auto outcome = m_database.transaction([&]() -> Result<void> {
        auto reserved = m_database.prepare("SELECT source, project, detail FROM event WHERE sequence = ?1");
        if (!reserved)
            return fail(reserved.error());
        if (auto row = reserved->bind(1, reservation.sequence()).step(); !row)
            return fail(row.error());
        LedgerEvent event{.kind = "commit",
                    .source = reserved->integer(0),
                    .project = reserved->text(1),
                    .detail = reserved->text(2),
                    .refers = reservation.sequence()};
        if (auto stored = alongside(m_database); !stored)
            return stored;
        if (auto entry = append(event); !entry)
            return fail(entry.error());
        return {};
    });
    auto detached = m_database.detach("project");
    return outcome ? detached : outcome;
}

Result<void> Ledger::setCap(const std::string &sourceId, std::int64_t capMicroEpsilon, const std::string &reason)
{
    return m_database.transaction([&]() -> Result<void> {
        if (auto intact = verifyChain(); !intact)
            return intact;
        auto known = m_database.prepare("SELECT DISTINCT source FROM fingerprint ORDER BY source");
        if (!known)
            return fail(known.error());
        for (;;) {
            const auto row = known->step();
            if (!row)
                return fail(row.error());
            if (!*row)
                return fail(ErrorCode::NotFound, "no data source " + sourceId + " in the ledger");
            if (sourceName(known->integer(0)) == sourceId)
                break;
        }
        const auto entry = append(
            LedgerEvent{.kind = "cap", .source = known->integer(0), .detail = reason, .cap = capMicroEpsilon});
        return entry ? Result<void>() : fail(entry.error());
    });
}

} // namespace core::privacy
