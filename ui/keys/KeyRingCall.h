#pragma once

#include "ui/keys/KeyRing.h"

#include <QTimer>

#include <functional>
#include <optional>

namespace QKeychain {
class Job;
}

namespace ui {

/// One call to the keyring: starts the job, guards it against a service that never answers, and ends itself
/// after exactly one `ended`, in which a job that succeeded can still be asked.
///
/// The job belongs to nobody and deletes itself: QtKeychain's backends keep a pointer to it, so that one that
/// hangs must stay alive.
class KeyRingCall final : public QObject
{
    Q_OBJECT

public:
    using Ended = std::function<void(std::optional<KeyRingError>)>;

    KeyRingCall(QKeychain::Job &job, KeyRing::Patience patience, Ended ended, QObject *parent);

private:
    void takeOutcome(QKeychain::Job *job);
    void takeSilence();
    void endUnlessLocked(const QKeychain::Job &job, std::optional<KeyRingError> outcome);
    void end(std::optional<KeyRingError> error);

    KeyRing::Patience m_patience;
    Ended m_ended;
    QTimer m_guard;
    bool m_isWithPerson = false;
    bool m_hasEnded = false;
};

} // namespace ui
