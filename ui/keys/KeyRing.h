#pragma once

#include "core/base/Result.h"
#include "core/privacy/ledger/SystemKeyring.h"

#include <QObject>
#include <QString>

#include <functional>
#include <stop_token>
#include <string>
#include <tl/expected.hpp>
#include <utility>

namespace ui {

/// Whom a key is for: scheme, host and port of a server, and not the path, and the file of certificates that
/// vouch for it, where a plan names one (core/chat/KeyOrigins.h). A key can be given to no other host than
/// the one it was stored for, nor to whom another file calls that host.
class KeyAccount final
{
public:
    /// Errors: InvalidParameter if it is no address of a server; NotFound, Io (the file).
    static core::Result<KeyAccount> of(const std::string &serverUrl, const std::string &caFile = {});

    /// "https://host:443"
    const QString &name() const { return m_name; }

    friend bool operator==(const KeyAccount &, const KeyAccount &) = default;

private:
    explicit KeyAccount(QString name)
        : m_name(std::move(name))
    {}

    QString m_name;
};

using KeyRingError = core::privacy::KeyringError;

/// Keys of servers in the keyring of the person's account on this computer
/// (core/privacy/ledger/SystemKeyring.h), and nowhere else: where there is none, nothing is stored. Keys are
/// neither logged nor shown.
///
/// Every call ends in exactly one `done`, later, on the thread of this object; in none if `context` or this
/// object is gone by then. A call that was given up goes on in the keyring: a key may be stored although the
/// answer was NoKeyring. Calls of all objects run one after the other.
class KeyRing final : public QObject
{
    Q_OBJECT

public:
    using Patience = core::privacy::SystemKeyring::Patience;
    using Key = tl::expected<std::string, KeyRingError>;
    using Outcome = tl::expected<void, KeyRingError>;

    explicit KeyRing(QObject *parent = nullptr);
    KeyRing(Patience patience, QObject *parent);
    /// Ends the wait for a person who is asked to unlock the keyring.
    ~KeyRing() override;

    /// Reads the key that was stored for this account. The caller overwrites it after use.
    void read(const KeyAccount &account, QObject *context, std::function<void(Key)> done);

    /// Stores the key in place of the one before. Space around it is left out; an empty one ends in Other.
    void
    store(const KeyAccount &account, std::string key, QObject *context, std::function<void(Outcome)> done);

    /// Removes the key; a key that was not there is no error.
    void remove(const KeyAccount &account, QObject *context, std::function<void(Outcome)> done);

private:
    template<typename Answer, typename Question>
    void ask(Question question, QObject *context, std::function<void(Answer)> done);

    Patience m_patience;
    std::stop_source m_stop;
};

} // namespace ui
