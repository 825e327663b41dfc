#include "core/base/system/windows/Credentials.h"
#include "core/privacy/ledger/SystemKeyring.h"

#include <optional>
#include <sodium.h>

namespace core::privacy {

namespace {

// Entries are seen under these names in "Credential Manager" of the system's settings.
std::string nameOfLedger(const std::string &id)
{
    return "Keyseed: key of ledger " + id;
}

std::string nameOfServer(const std::string &server)
{
    return "Keyseed: key for " + server;
}

KeyringError inOwnWords(system::CredentialError error)
{
    switch (error) {
    case system::CredentialError::NoEntry:
        return KeyringError::NoEntry;
    case system::CredentialError::NoSession:
        return KeyringError::NoKeyring;
    default:
        return KeyringError::Other;
    }
}

std::optional<Digest> keyIn(const std::string &text)
{
    Digest key = {};
    std::size_t size = 0;
    const bool isKey =
        sodium_hex2bin(key.data(), key.size(), text.data(), text.size(), nullptr, &size, nullptr) == 0
        && size == key.size();
    return isKey ? std::optional(key) : std::nullopt;
}

} // namespace

bool SystemKeyring::store(const std::string &id, const Digest &key)
{
    if (system::storeCredential(nameOfLedger(id), toHex(key)))
        return false;
    const auto stored = find(id);
    return stored && *stored == key;
}

tl::expected<Digest, std::string> SystemKeyring::find(const std::string &id)
{
    std::string text;
    const auto error = system::readCredential(nameOfLedger(id), text);
    const auto key = error ? std::nullopt : keyIn(text);
    sodium_memzero(text.data(), text.size());
    if (key)
        return *key;
    return tl::unexpected<std::string>(
        error == system::CredentialError::NoSession
            ? "and none answers in this session; log in to the desktop, and try again"
            : "which does not have it; bring back the Windows account of the person who made this ledger");
}

tl::expected<std::string, KeyringError>
SystemKeyring::serverKey(const std::string &server, Patience, const std::stop_token &)
{
    std::string key;
    if (const auto error = system::readCredential(nameOfServer(server), key))
        return tl::unexpected(inOwnWords(*error));
    return key;
}

tl::expected<void, KeyringError> SystemKeyring::storeServerKey(const std::string &server,
                                                               const std::string &key,
                                                               Patience,
                                                               const std::stop_token &)
{
    if (const auto error = system::storeCredential(nameOfServer(server), key))
        return tl::unexpected(inOwnWords(*error));
    return {};
}

tl::expected<void, KeyringError>
SystemKeyring::removeServerKey(const std::string &server, Patience, const std::stop_token &)
{
    const auto error = system::removeCredential(nameOfServer(server));
    if (error && *error != system::CredentialError::NoEntry)
        return tl::unexpected(inOwnWords(*error));
    return {};
}

} // namespace core::privacy
