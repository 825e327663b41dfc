#include "ui/keys/KeyRing.h"

#include "core/base/Result.h"
#include "core/chat/KeyOrigins.h"
#include "ui/keys/Passphrase.h"

#include <QCoreApplication>
#include <QFutureWatcher>
#include <QPointer>
#include <QThreadPool>
#include <QTimer>
#include <QtConcurrentRun>

#include <atomic>
#include <chrono>
#include <memory>
#include <utility>

namespace ui {

core::Result<KeyAccount> KeyAccount::of(const std::string &serverUrl, const std::string &caFile)
{
    KEYSEED_ASSIGN(const auto origin, core::chat::keyOriginOf(serverUrl, caFile));
    return KeyAccount(QString::fromStdString(origin));
}

namespace {

using core::privacy::SystemKeyring;
using Clock = std::chrono::steady_clock;

/// One worker for all keyrings: a key that is stored is there for the next call. The program waits for it at
/// its end.
QThreadPool &worker()
{
    static QPointer<QThreadPool> pool;
    if (!pool) {
        pool = new QThreadPool(QCoreApplication::instance());
        pool->setMaxThreadCount(1);
    }
    return *pool;
}

/// The last time at which a call found no keyring. Calls that were waiting at that time are not tried: each
/// would wait for the same silence.
std::atomic<Clock::time_point> &lastSilence()
{
    static std::atomic<Clock::time_point> time{Clock::time_point::min()};
    return time;
}

} // namespace

KeyRing::KeyRing(QObject *parent)
    : KeyRing(Patience{}, parent)
{}

KeyRing::KeyRing(Patience patience, QObject *parent)
    : QObject(parent)
    , m_patience(patience)
{}

KeyRing::~KeyRing()
{
    m_stop.request_stop();
}

template<typename Answer, typename Question>
void KeyRing::ask(Question question, QObject *context, std::function<void(Answer)> done)
{
    const auto answer = std::make_shared<Answer>(tl::unexpected(KeyRingError::NoKeyring));
    auto *watcher = new QFutureWatcher<void>(this);
    connect(watcher,
            &QFutureWatcherBase::finished,
            this,
            [watcher, answer, context = QPointer(context), done = std::move(done)] {
                watcher->deleteLater();
                if (context)
                    done(std::move(*answer));
            });
    const Clock::time_point asked = Clock::now();
    watcher->setFuture(
        QtConcurrent::run(&worker(), [answer, asked, question = std::move(question)]() mutable {
            if (lastSilence().load() > asked)
                return;
            *answer = question();
            if (!*answer && answer->error() == KeyRingError::NoKeyring)
                lastSilence().store(Clock::now());
        }));
}

void KeyRing::read(const KeyAccount &account, QObject *context, std::function<void(Key)> done)
{
    const auto question =
        [server = account.name().toStdString(), patience = m_patience, stop = m_stop.get_token()] {
            return SystemKeyring::serverKey(server, patience, stop);
        };
    ask<Key>(question, context, std::move(done));
}

void KeyRing::store(const KeyAccount &account,
                    std::string key,
                    QObject *context,
                    std::function<void(Outcome)> done)
{
    QString text = QString::fromStdString(key).trimmed();
    wipe(key);
    const auto trimmed = std::make_shared<std::string>(text.toStdString());
    wipe(text);
    if (trimmed->empty()) {
        QTimer::singleShot(0, this, [context = QPointer(context), done = std::move(done)] {
            if (context)
                done(tl::unexpected(KeyRingError::Other));
        });
        return;
    }
    const auto question =
        [server = account.name().toStdString(), trimmed, patience = m_patience, stop = m_stop.get_token()] {
            const Outcome outcome = SystemKeyring::storeServerKey(server, *trimmed, patience, stop);
            wipe(*trimmed);
            return outcome;
        };
    ask<Outcome>(question, context, std::move(done));
}

void KeyRing::remove(const KeyAccount &account, QObject *context, std::function<void(Outcome)> done)
{
    const auto question =
        [server = account.name().toStdString(), patience = m_patience, stop = m_stop.get_token()] {
            return SystemKeyring::removeServerKey(server, patience, stop);
        };
    ask<Outcome>(question, context, std::move(done));
}

} // namespace ui
