#include "tests/core/privacy/LedgerFolder.h"
#include "tests/ui/OwnBus.h"

#include <QElapsedTimer>
#include <QTest>

#include <csignal>
#include <sys/stat.h>

namespace tst_ledgerkey {

using namespace core::privacy;
using namespace ledgertest;
using core::ErrorCode;

/// Where the key of a ledger is kept: in a file, and in a real keyring on a bus of its own.
class TestLedgerKey : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void init();
    void without_a_keyring_it_is_in_a_file_for_its_owner();
    void it_is_in_no_other_file();
    void a_lost_key_is_not_replaced();
    void a_damaged_key_is_named();
    void a_key_that_others_may_read_is_refused();
    void a_ledger_that_lost_sight_of_its_key_gets_no_new_one();
    void a_key_file_of_a_killed_start_is_taken_or_made_whole();
    void with_a_keyring_it_is_in_no_file();
    void a_keyring_that_hangs_is_not_waited_for();
    void a_ledger_whose_keyring_is_gone_stays_shut_until_the_key_is_there();
    void a_locked_keyring_is_named_and_gets_no_new_key();

private:
    bool useKeyring();

    OwnBus m_bus;
    QByteArray m_address;
    QProcess m_keyring;
};

namespace {

const char *keyName = "ledger.sqlite.key";

QString wordsOf(const core::Result<Ledger> &ledger)
{
    return ledger ? QString() : QString::fromStdString(ledger.error().detail);
}

QByteArray run(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    return process.waitForFinished(20'000) && process.exitCode() == 0 ? process.readAllStandardOutput()
                                                                      : QByteArray();
}

QByteArray call(const QStringList &arguments)
{
    return run(QStringLiteral("dbus-send"),
               QStringList{QStringLiteral("--session"), QStringLiteral("--print-reply")} + arguments);
}

} // namespace

void TestLedgerKey::init()
{
    qputenv("DBUS_SESSION_BUS_ADDRESS", "disabled:");
}

void TestLedgerKey::without_a_keyring_it_is_in_a_file_for_its_owner()
{
    const LedgerFolder folder;
    QVERIFY(folder.open().reserve(notes, "a", "x", two, {}));
    struct stat status = {};
    QCOMPARE(::stat(folder.path(keyName).c_str(), &status), 0);
    QCOMPARE(status.st_mode & 0777, 0600U);
    QCOMPARE(folder.bytes(keyName).size(), 65);
    QVERIFY(folder.open().verifyChain());
}

void TestLedgerKey::it_is_in_no_other_file()
{
    const LedgerFolder folder;
    QVERIFY(folder.open().reserve(notes, "a", "x", two, {}));
    const QByteArray hex = folder.bytes(keyName).trimmed();
    QVERIFY(!folder.bytes().contains(QByteArray::fromHex(hex)));
    QVERIFY(!folder.bytes().contains(hex));
}

void TestLedgerKey::a_lost_key_is_not_replaced()
{
    const LedgerFolder folder;
    QVERIFY(folder.open().reserve(notes, "a", "x", two, {}));
    QVERIFY(std::filesystem::remove(folder.path(keyName)));

    const auto ledger = Ledger::open(folder.path());

    QVERIFY2(wordsOf(ledger).contains(QLatin1String("bring it back")), qPrintable(wordsOf(ledger)));
    QVERIFY(!std::filesystem::exists(folder.path(keyName)));
}

void TestLedgerKey::a_damaged_key_is_named()
{
    const LedgerFolder folder;
    QVERIFY(folder.open().reserve(notes, "a", "x", two, {}));
    std::filesystem::resize_file(folder.path(keyName), 30);
    QVERIFY(wordsOf(Ledger::open(folder.path())).contains(QLatin1String("holds no key of 64")));
    QCOMPARE(folder.bytes(keyName).size(), 30);
}

void TestLedgerKey::a_key_that_others_may_read_is_refused()
{
    const LedgerFolder folder;
    QVERIFY(folder.open().reserve(notes, "a", "x", two, {}));
    for (const auto others : {std::filesystem::perms::group_read, std::filesystem::perms::others_read}) {
        std::filesystem::permissions(folder.path(keyName),
                                     std::filesystem::perms::owner_read | std::filesystem::perms::owner_write
                                         | others);
        QVERIFY2(wordsOf(Ledger::open(folder.path())).contains(QLatin1String("chmod 600")),
                 qPrintable(wordsOf(Ledger::open(folder.path()))));
    }
}

void TestLedgerKey::a_ledger_that_lost_sight_of_its_key_gets_no_new_one()
{
    const LedgerFolder folder;
    QVERIFY(folder.open().reserve(notes, "a", "x", two, {}));
    folder.execute("DELETE FROM meta");
    QVERIFY(wordsOf(Ledger::open(folder.path())).contains(QLatin1String("changed outside this program")));
}

void TestLedgerKey::a_key_file_of_a_killed_start_is_taken_or_made_whole()
{
    for (const QByteArray &left : {QByteArray(), QByteArray(20, 'b'), QByteArray(64, 'b') + '\n'}) {
        const LedgerFolder folder;
        QFile file(QString::fromStdString(folder.path(keyName).string()));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner));
        file.write(left);
        file.close();
        QVERIFY(folder.open().reserve(notes, "a", "x", two, {}));
        QVERIFY(folder.open().verifyChain());
        QCOMPARE(folder.bytes(keyName) == left, left.size() == 65);
    }
}

bool TestLedgerKey::useKeyring()
{
    if (m_keyring.state() != QProcess::Running)
        return false;
    qputenv("DBUS_SESSION_BUS_ADDRESS", m_address);
    return true;
}

/// One bus for all: what GLib has connected to stays so.
void TestLedgerKey::initTestCase()
{
    if (!m_bus.start() || QStandardPaths::findExecutable(QStringLiteral("gnome-keyring-daemon")).isEmpty()
        || QStandardPaths::findExecutable(QStringLiteral("dbus-send")).isEmpty())
        return;
    m_address = qgetenv("DBUS_SESSION_BUS_ADDRESS");
    m_keyring.start(QStringLiteral("gnome-keyring-daemon"),
                    {QStringLiteral("--foreground"),
                     QStringLiteral("--unlock"),
                     QStringLiteral("--components=secrets"),
                     QStringLiteral("--control-directory=") + m_bus.home().path()});
    QVERIFY(m_keyring.waitForStarted());
    m_keyring.write("password of the test");
    m_keyring.closeWriteChannel();
    QTRY_VERIFY_WITH_TIMEOUT(call({QStringLiteral("--dest=org.freedesktop.DBus"),
                                   QStringLiteral("/org/freedesktop/DBus"),
                                   QStringLiteral("org.freedesktop.DBus.ListNames")})
                                 .contains("org.freedesktop.secrets"),
                             20'000);
}

void TestLedgerKey::cleanupTestCase()
{
    m_keyring.kill();
    m_keyring.waitForFinished();
}

void TestLedgerKey::with_a_keyring_it_is_in_no_file()
{
    if (!useKeyring())
        QSKIP("needs the packages dbus-daemon, dbus-bin and gnome-keyring");
    const LedgerFolder folder;
    QVERIFY(folder.open().reserve(notes, "a", "x", two, {}));
    QVERIFY(!std::filesystem::exists(folder.path(keyName)));
    QVERIFY(folder.open().verifyChain());

    // Two ledgers, two keys.
    const LedgerFolder another;
    QVERIFY(another.open().reserve(notes, "a", "x", two, {}));
    QVERIFY(folder.open().verifyChain());
    QVERIFY(another.open().verifyChain());
}

void TestLedgerKey::a_keyring_that_hangs_is_not_waited_for()
{
    if (!useKeyring())
        QSKIP("needs the packages dbus-daemon, dbus-bin and gnome-keyring");
    const LedgerFolder folder;
    const auto pid = static_cast<pid_t>(m_keyring.processId());
    QElapsedTimer since;
    since.start();
    QCOMPARE(::kill(pid, SIGSTOP), 0);
    const auto ledger = Ledger::open(folder.path());
    const qint64 took = since.elapsed();
    QCOMPARE(::kill(pid, SIGCONT), 0);
    QVERIFY2(ledger, qPrintable(wordsOf(ledger)));
    QVERIFY(std::filesystem::exists(folder.path(keyName)));
    QVERIFY2(took < 60'000, qPrintable(QString::number(took)));
}

void TestLedgerKey::a_ledger_whose_keyring_is_gone_stays_shut_until_the_key_is_there()
{
    if (!useKeyring())
        QSKIP("needs the packages dbus-daemon, dbus-bin and gnome-keyring");
    const LedgerFolder folder;
    QVERIFY(folder.open().reserve(notes, "a", "x", two, {}));
    const QByteArray before = folder.bytes();
    init(); // no keyring

    const auto shut = Ledger::open(folder.path());

    QVERIFY2(wordsOf(shut).contains(QLatin1String("its hashing key is in the keyring")),
             qPrintable(wordsOf(shut)));
    QCOMPARE(folder.bytes(), before);
    QVERIFY(!std::filesystem::exists(folder.path(keyName)));
    // A wrong key opens nothing.
    QFile file(QString::fromStdString(folder.path(keyName).string()));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner));
    file.write(QByteArray(64, 'c') + '\n');
    file.close();
    QVERIFY(!folder.open().verifyChain());
    // With the keyring, what lies there does not matter.
    QVERIFY(useKeyring());
    QVERIFY(folder.open().verifyChain());
}

// The last one that uses it.
void TestLedgerKey::a_locked_keyring_is_named_and_gets_no_new_key()
{
    if (!useKeyring())
        QSKIP("needs the packages dbus-daemon, dbus-bin and gnome-keyring");
    const LedgerFolder folder;
    QVERIFY(folder.open().reserve(notes, "a", "x", two, {}));
    QVERIFY(!call({QStringLiteral("--dest=org.freedesktop.secrets"),
                   QStringLiteral("/org/freedesktop/secrets"),
                   QStringLiteral("org.freedesktop.Secret.Service.Lock"),
                   QStringLiteral("array:objpath:/org/freedesktop/secrets/collection/login")})
                 .isEmpty());

    const auto locked = Ledger::open(folder.path());

    QVERIFY2(wordsOf(locked).contains(QLatin1String("is locked")), qPrintable(wordsOf(locked)));
    QVERIFY(!std::filesystem::exists(folder.path(keyName)));
    const LedgerFolder fresh; // a new ledger does not wait for anybody
    QVERIFY(fresh.open().verifyChain());
    QVERIFY(std::filesystem::exists(fresh.path(keyName)));
}

} // namespace tst_ledgerkey

QTEST_GUILESS_MAIN(tst_ledgerkey::TestLedgerKey)
#include "tst_ledgerkey.moc"
