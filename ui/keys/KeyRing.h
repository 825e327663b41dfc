#pragma once

#include "ui/keys/KeyAccount.h"

#include <QObject>

#include <chrono>
#include <functional>
#include <string>
#include <tl/expected.hpp>

namespace ui {

/// The reason why the keyring returned or stored no key.
enum class KeyRingError {
    NoEntry,   ///< nothing is stored for this server
    NoKeyring, ///< the service is not there, or does not answer
    Denied,    ///< locked, and not unlocked by the person
    Other
};

/// Keys of servers in the keyring of the person's account on this computer (Secret Service or KWallet), and
/// nowhere else: if there is none, nothing is stored. Keys are neither logged nor shown.
///
/// Every call ends in exactly one `done`, later, on the thread of this object; in none if `context` or this
/// object is gone by then. A call that was given up continues in the keyring: a key may be stored although
/// the answer was NoKeyring.
class KeyRing final : public QObject
{
    Q_OBJECT

public:
    struct Patience
    {
        std::chrono::milliseconds service = std::chrono::seconds(3); ///< until a service has to give a sign
        std::chrono::milliseconds person = std::chrono::minutes(2);  ///< who may have to unlock the keyring
    };

    using Key = tl::expected<std::string, KeyRingError>;
    using Outcome = tl::expected<void, KeyRingError>;

    explicit KeyRing(QObject *parent = nullptr);
    KeyRing(Patience patience, QObject *parent);

    /// The key that was stored for this account. The caller wipes it when it is used.
    void read(const KeyAccount &account, QObject *context, std::function<void(Key)> done);

    /// Stores the key, in the place of the one before. Space around it is omitted; an empty one ends in
    /// Other.
    void
    store(const KeyAccount &account, std::string key, QObject *context, std::function<void(Outcome)> done);

    /// Forgets the key; that none was there is no error.
    void remove(const KeyAccount &account, QObject *context, std::function<void(Outcome)> done);

private:
    Patience m_patience;
};

} // namespace ui
