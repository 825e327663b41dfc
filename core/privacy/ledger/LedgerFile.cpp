#include "core/base/Result.h"
#include "core/base/UserFolders.h"
#include "core/privacy/ledger/Ledger.h"

#include <array>
#include <sodium.h>

namespace core::privacy {

namespace {

// The hashes of a source stand in the reservations themselves, under the chain: a table of their own could be
// emptied. Columns are added as a migration adds them, so that both ways make the same table.
constexpr std::string_view schema = R"sql(
CREATE TABLE meta(name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE event(
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    time TEXT NOT NULL, kind TEXT NOT NULL, source INTEGER NOT NULL, project TEXT NOT NULL,
    person TEXT NOT NULL, detail TEXT NOT NULL,
    micro_epsilon INTEGER NOT NULL, pico_rho INTEGER NOT NULL, pico_delta INTEGER NOT NULL,
    cap INTEGER NOT NULL, refers INTEGER NOT NULL,
    path_hash BLOB NOT NULL, content_hash BLOB NOT NULL, hash BLOB NOT NULL,
    source_name TEXT NOT NULL DEFAULT '', cap_delta INTEGER NOT NULL DEFAULT -1);
ALTER TABLE event ADD COLUMN losses TEXT NOT NULL DEFAULT '';
ALTER TABLE event ADD COLUMN sketch BLOB NOT NULL DEFAULT x'';
)sql";
constexpr std::string_view addedColumns = schema.substr(schema.find("ALTER"));

// Links of release 0.2 have no key: they are counted once the key is there (Ledger::sealUnkeyedLinks).
Result<void> migrateFromUnkeyedLinks(Database &database)
{
    KEYSEED_TRY(database.execute(std::string(addedColumns)));
    return database.execute("INSERT INTO meta(name, value) VALUES ('unkeyed_links', 'pending');");
}

constexpr std::array migrations{DatabaseMigration{.from = 2, .apply = migrateFromUnkeyedLinks}};

constexpr DatabaseLayout layout{.name = "ledger",
                                .applicationId = 0x4b534c47, // "KSLG"
                                .version = 3,
                                .schema = schema,
                                .migrations = migrations};

} // namespace

Ledger::Ledger(Database database, LedgerRuns runs, HeadKeeper keeper, Digest key)
    : m_database(std::move(database))
    , m_runs(std::move(runs))
    , m_keeper(std::move(keeper))
    , m_key(key)
{}

std::filesystem::path Ledger::defaultPath()
{
    const auto folder = userDataFolder();
    return folder.empty() ? folder : folder / "ledger.sqlite";
}

Result<Ledger> Ledger::open(const std::filesystem::path &path, KeyPlace place)
{
    if (sodium_init() < 0)
        return fail(ErrorCode::Internal, "the cryptographic library cannot start");
    if (path.empty())
        return fail(
            ErrorCode::Io,
            "no ledger: neither HOME nor the system says where this user's files are; set HOME, or name "
            "a file with --ledger");
    KEYSEED_ASSIGN(auto database, Database::open(path, layout));
    KEYSEED_TRY(database.checkPages());
    KEYSEED_ASSIGN(const auto key, ledgerKey(database, place));
    KEYSEED_ASSIGN(auto runs, LedgerRuns::beside(path));
    KEYSEED_ASSIGN(auto keyringId, keyringIdOf(database));
    HeadKeeper keeper(path, std::move(keyringId));
    Ledger ledger(std::move(database), std::move(runs), std::move(keeper), key);
    KEYSEED_TRY(ledger.sealUnkeyedLinks());
    // Completes the head after a run that was killed between its entry and the keeping of the head, and for
    // an older ledger.
    KEYSEED_TRY(ledger.catchUpHead());
    return ledger;
}

} // namespace core::privacy
