#pragma once

#include "core/base/Digest.h"

#include <chrono>
#include <stop_token>
#include <string>
#include <tl/expected.hpp>

namespace core::privacy {

/// The reason why the keyring returned or stored no key.
enum class KeyringError {
    NoEntry,   ///< nothing is stored under this name
    NoKeyring, ///< the service is not there, or does not answer
    Denied,    ///< locked, and not unlocked by the person
    Other
};

/// The keyring of the person's session: the Secret Service (GNOME Keyring, KWallet, KeePassXC) over D-Bus, by
/// libsecret. Each system has its own implementation of this class; NoSystemKeyring.cpp is for systems
/// without one. All functions block: the window calls them in a worker. A service that does not answer counts
/// as none after some seconds.
class SystemKeyring final
{
public:
    /// Stores the key of a ledger and reads it again. Nobody is asked anything: a program on the command line
    /// must not wait for a window. Returns false where there is no keyring that keeps the key: none answers,
    /// it is locked, or it forgets when the session ends.
    static bool store(const std::string &id, const Digest &key);

    /// Returns the key of a ledger. Nobody is asked anything. The error says why there is no key and what to
    /// do: "which is locked; unlock it ...".
    static tl::expected<Digest, std::string> find(const std::string &id);

    /// Limits how long a call for the key of a server waits.
    struct Patience
    {
        std::chrono::milliseconds service = std::chrono::seconds(3); ///< until the service has to answer
        std::chrono::milliseconds person = std::chrono::minutes(2);  ///< who may have to unlock the keyring
    };

    /// Returns the key of a server, under the name that it was stored with. The person may be asked to unlock
    /// the keyring; `stop` ends this wait. The caller overwrites the key after use.
    static tl::expected<std::string, KeyringError>
    serverKey(const std::string &server, Patience patience, const std::stop_token &stop);

    /// Stores the key of a server in place of the one before. Waits as serverKey.
    static tl::expected<void, KeyringError> storeServerKey(const std::string &server,
                                                           const std::string &key,
                                                           Patience patience,
                                                           const std::stop_token &stop);

    /// Removes the key of a server; a key that was not there is no error. Waits as serverKey.
    static tl::expected<void, KeyringError>
    removeServerKey(const std::string &server, Patience patience, const std::stop_token &stop);
};

} // namespace core::privacy
