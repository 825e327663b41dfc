#include "tests/ui/OwnBus.h"
#include "ui/keys/KeyRing.h"
#include "ui/keys/Passphrase.h"
#include "ui/text/ConnectionText.h"

#include <QDBusConnection>
#include <QDBusConnectionInterface>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QTest>

#include <csignal>
#include <memory>
#include <set>

namespace tst_keyring {

using namespace ui;

namespace {

const auto secret = std::string("sk-keyring-secret");
const auto model = std::string("https://models.example.org/v1");

std::unique_ptr<OwnBus> bus;
QByteArray logged;

void keepLog(QtMsgType, const QMessageLogContext &, const QString &text)
{
    logged += text.toUtf8() + '\n';
}

KeyAccount account(const std::string &url)
{
    return KeyAccount::of(url).value();
}

QString text(KeyRingError error)
{
    return QString::number(static_cast<int>(error));
}

} // namespace

/// Against a real keyring on a bus and in a home folder of its own.
class TestKeyRing : public QObject
{
    Q_OBJECT

public:
    static void initMain();

private slots:
    void initTestCase();
    void cleanupTestCase();
    void cleanup();

    void a_key_that_was_stored_is_read_again();
    void a_key_is_given_to_the_host_it_was_stored_for_alone_data();
    void a_key_is_given_to_the_host_it_was_stored_for_alone();
    void a_key_takes_the_place_of_the_one_before();
    void a_removed_key_is_gone();
    void an_empty_key_is_not_stored();
    void a_receiver_that_is_gone_is_not_called();
    void calls_are_dropped_with_the_ring();
    void the_key_is_in_no_file_and_in_no_log();
    void a_keyring_that_hangs_counts_as_none();
    void a_keyring_that_is_locked_says_so(); // the last that uses it
    void a_wiped_text_is_overwritten();
    void every_error_has_words_of_its_own();

private:
    void startKeyring();
    QString read(const std::string &url);
    QString store(const std::string &url, const std::string &key);
    QString remove(const std::string &url);

    QProcess m_keyring;
    KeyRing m_ring;
};

void TestKeyRing::initMain()
{
    bus = std::make_unique<OwnBus>();
    if (!bus->start())
        bus.reset();
}

void TestKeyRing::initTestCase()
{
    if (!bus || QStandardPaths::findExecutable(QStringLiteral("gnome-keyring-daemon")).isEmpty())
        QSKIP("needs the packages dbus-daemon and gnome-keyring");
    startKeyring();
}

void TestKeyRing::startKeyring()
{
    m_keyring.start(QStringLiteral("gnome-keyring-daemon"),
                    {QStringLiteral("--foreground"),
                     QStringLiteral("--unlock"),
                     QStringLiteral("--components=secrets"),
                     QStringLiteral("--control-directory=") + bus->home().path()});
    QVERIFY(m_keyring.waitForStarted());
    m_keyring.write("password of the test");
    m_keyring.closeWriteChannel();
    QTRY_VERIFY_WITH_TIMEOUT(QDBusConnection::sessionBus().interface()->isServiceRegistered(
                                 QStringLiteral("org.freedesktop.secrets")),
                             20'000);
}

void TestKeyRing::cleanupTestCase()
{
    m_keyring.terminate();
    if (!m_keyring.waitForFinished(5'000))
        m_keyring.kill();
    bus.reset();
}

void TestKeyRing::cleanup()
{
    if (bus)
        remove(model);
}

// What came of it: the key, "done", or the number of the error.
QString TestKeyRing::read(const std::string &url)
{
    QStringList ends;
    m_ring.read(account(url), this, [&](const KeyRing::Key &key) {
        ends.append(key ? QString::fromStdString(*key) : text(key.error()));
    });
    return QTest::qWaitFor([&] { return !ends.isEmpty(); }, 20'000) ? ends.join(u',') : QString();
}

QString TestKeyRing::store(const std::string &url, const std::string &key)
{
    QStringList ends;
    m_ring.store(account(url), key, this, [&](const KeyRing::Outcome &outcome) {
        ends.append(outcome ? QStringLiteral("done") : text(outcome.error()));
    });
    return QTest::qWaitFor([&] { return !ends.isEmpty(); }, 20'000) ? ends.join(u',') : QString();
}

QString TestKeyRing::remove(const std::string &url)
{
    QStringList ends;
    m_ring.remove(account(url), this, [&](const KeyRing::Outcome &outcome) {
        ends.append(outcome ? QStringLiteral("done") : text(outcome.error()));
    });
    return QTest::qWaitFor([&] { return !ends.isEmpty(); }, 20'000) ? ends.join(u',') : QString();
}

void TestKeyRing::a_key_that_was_stored_is_read_again()
{
    QCOMPARE(read(model), text(KeyRingError::NoEntry));
    QCOMPARE(store(model, "  " + secret + "\n"), QStringLiteral("done"));
    QCOMPARE(read(model), QString::fromStdString(secret));
}

void TestKeyRing::a_key_is_given_to_the_host_it_was_stored_for_alone_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<bool>("isSame");
    QTest::newRow("another path") << QStringLiteral("https://models.example.org/v2/chat?x=1") << true;
    QTest::newRow("the port said") << QStringLiteral("https://models.example.org:443") << true;
    QTest::newRow("capitals") << QStringLiteral("HTTPS://Models.Example.ORG/") << true;
    QTest::newRow("another host") << QStringLiteral("https://models.example.com/v1") << false;
    QTest::newRow("a host below") << QStringLiteral("https://a.models.example.org/v1") << false;
    QTest::newRow("a longer name") << QStringLiteral("https://models.example.org.evil.net/v1") << false;
    QTest::newRow("the name in the path")
        << QStringLiteral("https://evil.net/models.example.org:443") << false;
    QTest::newRow("another port") << QStringLiteral("https://models.example.org:8443/v1") << false;
    QTest::newRow("in the open") << QStringLiteral("http://models.example.org/v1") << false;
    QTest::newRow("in the open, same port") << QStringLiteral("http://models.example.org:443/v1") << false;
}

void TestKeyRing::a_key_is_given_to_the_host_it_was_stored_for_alone()
{
    QFETCH(QString, url);
    QFETCH(bool, isSame);
    QCOMPARE(store(model, secret), QStringLiteral("done"));
    QCOMPARE(read(url.toStdString()), isSame ? QString::fromStdString(secret) : text(KeyRingError::NoEntry));
    // Another file of certificates may make somebody else that host.
    const std::string authority = KEYSEED_SOURCE_DIR "/LICENSE";
    QVERIFY(KeyAccount::of("https://models.example.org", authority).value()
            != KeyAccount::of("https://models.example.org").value());
    QVERIFY(!KeyAccount::of("https://me:" + secret + "@models.example.org"));
}

void TestKeyRing::a_key_takes_the_place_of_the_one_before()
{
    QCOMPARE(store(model, "sk-old"), QStringLiteral("done"));
    QCOMPARE(store(model, "sk-new-ü"), QStringLiteral("done"));
    QCOMPARE(read(model), QStringLiteral("sk-new-ü"));
}

void TestKeyRing::a_removed_key_is_gone()
{
    QCOMPARE(store(model, secret), QStringLiteral("done"));
    QCOMPARE(store("http://127.0.0.1:8000", "sk-of-another"), QStringLiteral("done"));
    QCOMPARE(remove(model), QStringLiteral("done"));
    QCOMPARE(read(model), text(KeyRingError::NoEntry));
    QCOMPARE(read("http://127.0.0.1:8000"), QStringLiteral("sk-of-another"));
    QCOMPARE(remove(model), QStringLiteral("done")); // is gone already
}

void TestKeyRing::an_empty_key_is_not_stored()
{
    QCOMPARE(store(model, secret), QStringLiteral("done"));
    QCOMPARE(store(model, " \n"), text(KeyRingError::Other));
    QCOMPARE(read(model), QString::fromStdString(secret));
}

void TestKeyRing::a_receiver_that_is_gone_is_not_called()
{
    bool isCalled = false;
    {
        QObject receiver;
        m_ring.read(account(model), &receiver, [&](const KeyRing::Key &) { isCalled = true; });
    }
    QCOMPARE(read(model), text(KeyRingError::NoEntry)); // comes after it
    QVERIFY(!isCalled);
}

void TestKeyRing::calls_are_dropped_with_the_ring()
{
    bool isCalled = false;
    {
        KeyRing ring;
        ring.store(account(model), secret, this, [&](const KeyRing::Outcome &) { isCalled = true; });
    }
    QCOMPARE(read(model), QString::fromStdString(secret)); // the keyring goes on
    QVERIFY(!isCalled);
}

void TestKeyRing::the_key_is_in_no_file_and_in_no_log()
{
    logged.clear();
    const QtMessageHandler before = qInstallMessageHandler(&keepLog);
    qWarning("seen");
    const QString stored = store(model, secret);
    const QString readBack = read(model);
    qInstallMessageHandler(before);
    QCOMPARE(stored, QStringLiteral("done"));
    QCOMPARE(readBack, QString::fromStdString(secret));
    QVERIFY(logged.contains("seen") && !logged.contains(secret.c_str()));
    int looked = 0;
    QDirIterator files(bus->home().path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        ++looked;
        QVERIFY2(!file.readAll().contains(secret.c_str()), qPrintable(file.fileName()));
    }
    QVERIFY(looked > 0);
}

void TestKeyRing::a_keyring_that_hangs_counts_as_none()
{
    KeyRing ring({.service = std::chrono::milliseconds(500), .person = std::chrono::seconds(60)}, nullptr);
    const auto pid = static_cast<pid_t>(m_keyring.processId());
    QStringList ends;
    QElapsedTimer since;
    since.start();
    QCOMPARE(kill(pid, SIGSTOP), 0);
    ring.read(account(model), this, [&](const KeyRing::Key &key) {
        ends.append(key ? QStringLiteral("a key") : text(key.error()));
    });
    const bool hasEnded = QTest::qWaitFor([&] { return !ends.isEmpty(); }, 20'000);
    const qint64 took = since.elapsed();
    QCOMPARE(kill(pid, SIGCONT), 0);
    QVERIFY(hasEnded);
    QCOMPARE(ends, QStringList{text(KeyRingError::NoKeyring)});
    QVERIFY2(took < 5'000, qPrintable(QString::number(took)));
    // The answer that comes late is nobody's, and the ring works on.
    QCOMPARE(read(model), text(KeyRingError::NoEntry));
    QCOMPARE(ends.size(), 1);
}

void TestKeyRing::a_keyring_that_is_locked_says_so()
{
    QCOMPARE(store(model, secret), QStringLiteral("done"));
    QDBusMessage lock = QDBusMessage::createMethodCall(QStringLiteral("org.freedesktop.secrets"),
                                                       QStringLiteral("/org/freedesktop/secrets"),
                                                       QStringLiteral("org.freedesktop.Secret.Service"),
                                                       QStringLiteral("Lock"));
    lock << QVariant::fromValue(
        QList<QDBusObjectPath>{QDBusObjectPath(QStringLiteral("/org/freedesktop/secrets/collection/login"))});
    QCOMPARE(QDBusConnection::sessionBus().call(lock).type(), QDBusMessage::ReplyMessage);
    // Nobody can be asked to unlock it here, which is as good as a person who refuses.
    QCOMPARE(read(model), text(KeyRingError::Denied));
    QCOMPARE(remove(model), text(KeyRingError::Denied));
    QCOMPARE(read("https://another.example.org"), text(KeyRingError::NoEntry));
    QCOMPARE(store(model, "sk-new"), text(KeyRingError::Denied));
}

void TestKeyRing::a_wiped_text_is_overwritten()
{
    std::string key = secret;
    const char *const where = key.data();
    const std::size_t size = key.size();
    wipe(key);
    QVERIFY(key.empty());
    QVERIFY(std::string(where, size).find(secret.substr(4)) == std::string::npos); // capacity is kept
    QString one = QString::fromStdString(secret);
    const QString other = one;
    wipe(one);
    QVERIFY(one.isEmpty());
    QCOMPARE(other, QString::fromStdString(secret)); // who shares it still has it
}

void TestKeyRing::every_error_has_words_of_its_own()
{
    std::set<QString> titles;
    for (const KeyRingError each :
         {KeyRingError::NoEntry, KeyRingError::NoKeyring, KeyRingError::Denied, KeyRingError::Other}) {
        titles.insert(keyRingTitle(each));
        QVERIFY(!keyRingAdvice(each).isEmpty());
    }
    QCOMPARE(titles.size(), std::size_t{4});
}

} // namespace tst_keyring

QTEST_MAIN(tst_keyring::TestKeyRing)
#include "tst_keyring.moc"
