#include "ui/keys/KeyRingCall.h"

#include "ui/keys/KeyRingService.h"

#include <qt6keychain/keychain.h>

#include <utility>

namespace ui {

KeyRingCall::KeyRingCall(QKeychain::Job &job, KeyRing::Patience patience, Ended ended, QObject *parent)
    : QObject(parent)
    , m_patience(patience)
    , m_ended(std::move(ended))
{
    job.setInsecureFallback(false); // never into a file that others can read
    job.setAutoDelete(true);
    connect(&job, &QKeychain::Job::finished, this, &KeyRingCall::takeOutcome);
    connect(&m_guard, &QTimer::timeout, this, &KeyRingCall::takeSilence);
    m_guard.setSingleShot(true);
    m_guard.start(m_patience.service);
    job.start();
}

void KeyRingCall::takeOutcome(QKeychain::Job *job)
{
    m_guard.stop();
    switch (job->error()) {
    case QKeychain::NoError:
        if (qobject_cast<QKeychain::DeletePasswordJob *>(job))
            endUnlessLocked(*job, std::nullopt);
        else
            end(std::nullopt);
        return;
    case QKeychain::EntryNotFound:
        endUnlessLocked(*job, KeyRingError::NoEntry);
        return;
    case QKeychain::AccessDenied:
    case QKeychain::AccessDeniedByUser:
        end(KeyRingError::Denied);
        return;
    case QKeychain::NoBackendAvailable:
    case QKeychain::NotImplemented:
        end(KeyRingError::NoKeyring);
        return;
    case QKeychain::CouldNotDeleteEntry:
    case QKeychain::OtherError:
        break;
    }
    // A service that is not there is an error like any other to QtKeychain.
    askKeyRingService(this, m_patience.service, [this](bool isThere) {
        end(isThere ? KeyRingError::Other : KeyRingError::NoKeyring);
    });
}

// What is locked and stays so is to libsecret as if it were not there.
void KeyRingCall::endUnlessLocked(const QKeychain::Job &job, std::optional<KeyRingError> outcome)
{
    askIsLocked(this, m_patience.service, job.service(), job.key(), [this, outcome](bool isLocked) {
        end(isLocked ? KeyRingError::Denied : outcome);
    });
}

// Either the service hangs, or the person is being asked to unlock the keyring.
void KeyRingCall::takeSilence()
{
    if (m_isWithPerson) {
        end(KeyRingError::Denied);
        return;
    }
    askKeyRingService(this, m_patience.service, [this](bool isThere) {
        if (!isThere)
            end(KeyRingError::NoKeyring);
        else if (!m_hasEnded) {
            m_isWithPerson = true;
            m_guard.start(m_patience.person);
        }
    });
}

void KeyRingCall::end(std::optional<KeyRingError> error)
{
    if (std::exchange(m_hasEnded, true))
        return;
    m_guard.stop();
    const Ended ended = std::move(m_ended);
    deleteLater();
    ended(error);
}

} // namespace ui
