#include "core/privacy/ledger/LedgerKey.h"

#include "core/base/Database.h"
#include "core/base/Result.h"
#include "core/privacy/ledger/KeyFile.h"
#include "core/privacy/ledger/LedgerChain.h"
#include "core/privacy/ledger/SystemKeyring.h"

#include <algorithm>
#include <array>
#include <optional>
#include <sodium.h>

namespace core::privacy {

namespace {

constexpr const char *inKeyring = "keyring";
constexpr const char *inFile = "file";

std::filesystem::path fileOf(const Database &ledger)
{
    auto path = ledger.path();
    path += ".key";
    return path;
}

Result<std::optional<std::string>> metaValue(Database &ledger, std::string_view name)
{
    KEYSEED_ASSIGN(auto found, ledger.prepare("SELECT value FROM meta WHERE name = ?1"));
    KEYSEED_ASSIGN(const auto row, found.bind(1, name).step());
    return row ? std::optional(found.blob(0)) : std::nullopt;
}

Result<void> setMeta(Database &ledger, std::string_view name, std::string_view value)
{
    auto insert = ledger.prepare("INSERT INTO meta(name, value) VALUES (?1, ?2)");
    return insert ? insert->bind(1, name).bindBlob(2, value).run() : fail(insert.error());
}

Result<bool> hasEvents(Database &ledger)
{
    auto events = ledger.prepare("SELECT 1 FROM event LIMIT 1");
    return events ? events->step() : fail(events.error());
}

Digest randomBytes()
{
    Digest bytes = {};
    randombytes_buf(bytes.data(), bytes.size());
    return bytes;
}

/// Under the lock of the ledger. A key file that is there already, left by a start that was killed, has the
/// key then.
Result<Digest> keepKey(Database &ledger, const Digest &key, KeyPlace place)
{
    // Another name for each attempt: what a killed one left in the keyring is nobody's.
    const std::string id = toHex(randomBytes()).substr(0, 32);
    Digest kept = key;
    const bool isInKeyring = place == KeyPlace::KeyringIfAny && SystemKeyring::store(id, key);
    if (!isInKeyring) {
        auto written = KeyFile(fileOf(ledger)).keep(key);
        if (!written)
            return written;
        kept = *written;
    }
    KEYSEED_TRY(setMeta(ledger, "ledger_id", id));
    KEYSEED_TRY(setMeta(ledger, "key_place", isInKeyring ? inKeyring : inFile));
    return kept;
}

Result<Digest> keyFromKeyring(Database &ledger)
{
    KEYSEED_ASSIGN(const auto id, metaValue(ledger, "ledger_id"));
    const auto key = SystemKeyring::find(id.value_or(""));
    if (key)
        return *key;
    if (auto file = KeyFile(fileOf(ledger)).read()) // where a person has put it
        return file;
    return fail(ErrorCode::Database,
                ledger.path().string() + ": its hashing key is in the keyring, " + key.error()
                    + "; without the key the ledger can neither be checked nor go on (a copy of it in "
                    + fileOf(ledger).string() + " serves, too)");
}

Result<Digest> readKey(Database &ledger, const std::string &place)
{
    if (place == inKeyring)
        return keyFromKeyring(ledger);
    auto key = KeyFile(fileOf(ledger)).read();
    if (!key)
        key.error().detail += "; it is the hashing key of the ledger: bring it back from a copy, without it "
                              "the ledger can neither be checked nor go on";
    return key;
}

Result<Digest> makeKey(Database &ledger, KeyPlace place)
{
    KEYSEED_ASSIGN(const auto used, hasEvents(ledger));
    if (used)
        return fail(
            ErrorCode::Database,
            ledger.path().string()
                + ": does not say where its hashing key is: the ledger was changed outside this program");
    return keepKey(ledger, randomBytes(), place);
}

} // namespace

Result<Digest> ledgerKey(Database &ledger, KeyPlace place)
{
    KEYSEED_ASSIGN(const auto known, metaValue(ledger, "key_place"));
    if (known)
        return readKey(ledger, *known);
    Result<Digest> key;
    const auto made = ledger.transaction([&]() -> Result<void> {
        const auto meanwhile = metaValue(ledger, "key_place"); // another process may have been faster
        KEYSEED_TRY(meanwhile);
        key = *meanwhile ? readKey(ledger, **meanwhile) : makeKey(ledger, place);
        return key ? Result<void>() : fail(key.error());
    });
    return made ? key : fail(made.error());
}

Result<std::optional<std::string>> keyringIdOf(Database &ledger)
{
    KEYSEED_ASSIGN(const auto place, metaValue(ledger, "key_place"));
    return place == inKeyring ? metaValue(ledger, "ledger_id") : std::optional<std::string>();
}

Result<bool> headWasKept(Database &ledger)
{
    return metaValue(ledger, "head_kept").map([](const auto &kept) { return kept.has_value(); });
}

Result<void> noteHeadKept(Database &ledger)
{
    KEYSEED_ASSIGN(const auto kept, headWasKept(ledger));
    return kept ? Result<void>() : setMeta(ledger, "head_kept", "1");
}

} // namespace core::privacy
