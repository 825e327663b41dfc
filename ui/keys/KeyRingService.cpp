#include "ui/keys/KeyRingService.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusObjectPath>
#include <QFutureWatcher>
#include <QMap>
#include <QTimer>
#include <QtConcurrentRun>

#include <algorithm>
#include <memory>
#include <utility>

namespace ui {

namespace {

// Those that QtKeychain knows.
constexpr auto services = {"org.freedesktop.secrets", "org.kde.kwalletd5", "org.kde.kwalletd"};

bool isAnswering(const char *service, int patienceMs)
{
    QDBusMessage ping = QDBusMessage::createMethodCall(QLatin1String(service),
                                                       QStringLiteral("/"),
                                                       QStringLiteral("org.freedesktop.DBus.Peer"),
                                                       QStringLiteral("Ping"));
    ping.setAutoStartService(false);
    return QDBusConnection::sessionBus().call(ping, QDBus::Block, patienceMs).type()
           == QDBusMessage::ReplyMessage;
}

bool isAnyAnswering(int patienceMs)
{
    return QDBusConnection::sessionBus().isConnected()
           && std::ranges::any_of(services, [=](const char *each) { return isAnswering(each, patienceMs); });
}

// In the words of the Secret Service, as QtKeychain stores it. KWallet says by itself that it is locked.
bool isLocked(const QString &service, const QString &account, int patienceMs)
{
    qDBusRegisterMetaType<QMap<QString, QString>>();
    QDBusMessage search = QDBusMessage::createMethodCall(QLatin1String(*services.begin()),
                                                         QStringLiteral("/org/freedesktop/secrets"),
                                                         QStringLiteral("org.freedesktop.Secret.Service"),
                                                         QStringLiteral("SearchItems"));
    search.setAutoStartService(false);
    search << QVariant::fromValue(
        QMap<QString, QString>{{QStringLiteral("user"), account}, {QStringLiteral("server"), service}});
    const QDBusMessage found = QDBusConnection::sessionBus().call(search, QDBus::Block, patienceMs);
    constexpr qsizetype locked = 1; // after those that are not
    return found.type() == QDBusMessage::ReplyMessage && found.arguments().size() > locked
           && !qdbus_cast<QList<QDBusObjectPath>>(found.arguments().at(locked)).isEmpty();
}

// On a worker: a bus that takes connections and does not answer blocks whoever connects for half a minute.
template<typename Question>
void ask(QObject *context,
         std::chrono::milliseconds patience,
         Question question,
         std::function<void(bool)> done)
{
    const auto answer = [done = std::move(done), isDone = std::make_shared<bool>(false)](bool is) {
        if (!std::exchange(*isDone, true))
            done(is);
    };
    auto *watcher = new QFutureWatcher<bool>(context);
    QObject::connect(watcher, &QFutureWatcherBase::finished, context, [=] {
        watcher->deleteLater();
        answer(watcher->result());
    });
    QTimer::singleShot(patience, context, [=] { answer(false); });
    watcher->setFuture(QtConcurrent::run(std::move(question)));
}

} // namespace

void askKeyRingService(QObject *context, std::chrono::milliseconds patience, std::function<void(bool)> done)
{
    const int patienceMs = static_cast<int>(patience.count());
    ask(
        context, patience, [=] { return isAnyAnswering(patienceMs); }, std::move(done));
}

void askIsLocked(QObject *context,
                 std::chrono::milliseconds patience,
                 const QString &service,
                 const QString &account,
                 std::function<void(bool)> done)
{
    const int patienceMs = static_cast<int>(patience.count());
    ask(
        context, patience, [=] { return isLocked(service, account, patienceMs); }, std::move(done));
}

} // namespace ui
