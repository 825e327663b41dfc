#include "core/privacy/Ledger.h"
#include "core/privacy/LedgerChain.h"

#include <algorithm>
#include <cstdlib>
#include <sodium.h>

namespace core::privacy {

namespace {

// The hashes of a source stand in the reservation that first used them, under the chain: a table of their own
// could be emptied, which would make every source a new one with nothing spent.
constexpr DatabaseLayout layout{.name = "ledger",
                                .applicationId = 0x4b534c47, // "KSLG"
                                .version = 1,
                                .schema = R"sql(
CREATE TABLE meta(name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE event(
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    time TEXT NOT NULL, kind TEXT NOT NULL, source INTEGER NOT NULL, project TEXT NOT NULL,
    person TEXT NOT NULL, detail TEXT NOT NULL,
    micro_epsilon INTEGER NOT NULL, pico_rho INTEGER NOT NULL, pico_delta INTEGER NOT NULL,
    cap INTEGER NOT NULL, refers INTEGER NOT NULL,
    path_hash BLOB NOT NULL, content_hash BLOB NOT NULL, hash BLOB NOT NULL);
)sql"};

Result<std::optional<Digest>> findKey(Database &database)
{
    auto found = database.prepare("SELECT value FROM meta WHERE name = 'key'");
    if (!found)
        return fail(found.error());
    const auto row = found->step();
    if (!row)
        return fail(row.error());
    if (!*row)
        return std::optional<Digest>();
    const std::string stored = found->blob(0);
    Digest key = {};
    if (stored.size() != key.size())
        return fail(ErrorCode::Database, database.path().string() + ": the key of the ledger is damaged");
    std::copy(stored.begin(), stored.end(), key.begin());
    return key;
}

// A key made for a ledger that has entries does not fit their chain: losing the key is noticed there.
Result<Digest> readOrMakeKey(Database &database)
{
    const auto known = findKey(database);
    if (!known)
        return fail(known.error());
    if (*known)
        return **known;
    Digest key = {};
    const auto made = database.transaction([&]() -> Result<void> {
        const auto meanwhile = findKey(database); // another process may have been faster
        if (!meanwhile)
            return fail(meanwhile.error());
        if (*meanwhile) {
            key = **meanwhile;
            return {};
        }
        randombytes_buf(key.data(), key.size());
        auto insert = database.prepare("INSERT INTO meta(name, value) VALUES ('key', ?1)");
        return insert ? insert->bindBlob(1, bytesOf(key)).run() : fail(insert.error());
    });
    if (!made)
        return fail(made.error());
    return key;
}

} // namespace

Ledger::Ledger(Database database, LedgerRuns runs, Digest key)
    : m_database(std::move(database))
    , m_runs(std::move(runs))
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
    auto database = Database::open(path, layout);
    if (!database)
        return fail(database.error());
    const auto key = readOrMakeKey(*database);
    if (!key)
        return fail(key.error());
    auto runs = LedgerRuns::beside(path);
    if (!runs)
        return fail(runs.error());
    return Ledger(std::move(*database), std::move(*runs), *key);
}

} // namespace core::privacy
