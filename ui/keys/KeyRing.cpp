#include "ui/keys/KeyRing.h"

#include "ui/keys/KeyRingCall.h"
#include "ui/keys/Wipe.h"

#include <QPointer>
#include <QTimer>
#include <qt6keychain/keychain.h>

namespace ui {

namespace {

// Not translated: it finds the entry again.
QString serviceName()
{
    return QStringLiteral("Keyseed");
}

/// The key a job has read. The buffer is shared with the job, which is at its end: overwritten for both.
std::string takenFrom(const QKeychain::ReadPasswordJob &job)
{
    const QByteArray data = job.binaryData();
    std::string key(data.constData(), static_cast<std::size_t>(data.size()));
    volatile char *each = const_cast<char *>(data.constData());
    for (qsizetype left = data.size(); left > 0; --left)
        *each++ = '\0';
    return key;
}

KeyRing::Outcome outcomeOf(std::optional<KeyRingError> error)
{
    if (error)
        return tl::unexpected(*error);
    return {};
}

} // namespace

KeyRing::KeyRing(QObject *parent)
    : KeyRing(Patience{}, parent)
{}

KeyRing::KeyRing(Patience patience, QObject *parent)
    : QObject(parent)
    , m_patience(patience)
{}

void KeyRing::read(const KeyAccount &account, QObject *context, std::function<void(Key)> done)
{
    auto *job = new QKeychain::ReadPasswordJob(serviceName());
    job->setKey(account.name());
    new KeyRingCall(
        *job,
        m_patience,
        [job, context = QPointer(context), done = std::move(done)](std::optional<KeyRingError> error) {
            Key key = tl::unexpected(error.value_or(KeyRingError::Other));
            if (!error)
                key = takenFrom(*job);
            if (context)
                done(std::move(key));
        },
        this);
}

void KeyRing::store(const KeyAccount &account,
                    std::string key,
                    QObject *context,
                    std::function<void(Outcome)> done)
{
    QString text = QString::fromStdString(key).trimmed();
    wipe(key);
    if (text.isEmpty()) {
        QTimer::singleShot(0, this, [context = QPointer(context), done = std::move(done)] {
            if (context)
                done(tl::unexpected(KeyRingError::Other));
        });
        return;
    }
    auto *job = new QKeychain::WritePasswordJob(serviceName());
    job->setKey(account.name());
    job->setTextData(text);
    wipe(text);
    new KeyRingCall(
        *job,
        m_patience,
        [context = QPointer(context), done = std::move(done)](std::optional<KeyRingError> error) {
            if (context)
                done(outcomeOf(error));
        },
        this);
}

void KeyRing::remove(const KeyAccount &account, QObject *context, std::function<void(Outcome)> done)
{
    auto *job = new QKeychain::DeletePasswordJob(serviceName());
    job->setKey(account.name());
    new KeyRingCall(
        *job,
        m_patience,
        [context = QPointer(context), done = std::move(done)](std::optional<KeyRingError> error) {
            const bool wasGone = error == KeyRingError::NoEntry; // some services say so
            if (context)
                done(wasGone ? Outcome() : outcomeOf(error));
        },
        this);
}

} // namespace ui
