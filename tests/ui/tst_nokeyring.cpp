#include "tests/ui/OwnBus.h"
#include "ui/keys/KeyRing.h"

#include <QDirIterator>
#include <QElapsedTimer>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <memory>
#include <vector>

namespace tst_nokeyring {

using namespace ui;

namespace {

const auto secret = std::string("sk-not-to-be-found");

std::unique_ptr<OwnBus> bus;

} // namespace

/// Where there is no keyring. Run once for each kind of nothing, which the environment names: the bus is one
/// for a whole process.
class TestNoKeyRing : public QObject
{
    Q_OBJECT

public:
    static void initMain();

private slots:
    void every_call_ends_once_and_quickly_without_a_keyring();
    void nothing_is_stored_anywhere_else();
    void a_bus_is_there_or_not_as_the_test_says();
    void cleanupTestCase() { bus.reset(); }
};

void TestNoKeyRing::initMain()
{
    bus = std::make_unique<OwnBus>();
    bus->makeHome();
    const QByteArray kind = qgetenv("KEYSEED_TEST_BUS");
    if (kind == "empty")
        bus->start();
    else if (kind == "deaf")
        bus->start(OwnBus::Kind::Deaf);
    else
        qputenv("DBUS_SESSION_BUS_ADDRESS",
                "unix:path=" + QFile::encodeName(bus->home().filePath(QStringLiteral("nowhere"))));
}

void TestNoKeyRing::a_bus_is_there_or_not_as_the_test_says()
{
    const bool isThere = QFile::exists(bus->home().filePath(QStringLiteral("bus")));
    QCOMPARE(isThere, !qgetenv("KEYSEED_TEST_BUS").isEmpty());
}

void TestNoKeyRing::every_call_ends_once_and_quickly_without_a_keyring()
{
    KeyRing ring;
    const KeyAccount account = KeyAccount::of("https://models.example.org/v1").value();
    std::vector<KeyRingError> ends;
    const auto take = [&](const auto &outcome) {
        QVERIFY(!outcome);
        ends.push_back(outcome.error());
    };
    QElapsedTimer since;
    since.start();
    ring.store(account, secret, this, take);
    ring.read(account, this, take);
    ring.remove(account, this, take);
    QVERIFY(ends.empty()); // never before the call has returned
    QVERIFY(since.elapsed() < 1'000);
    qint64 longest = 0; // that the window would have stood still
    QElapsedTimer beat;
    beat.start();
    QTimer heart;
    connect(&heart, &QTimer::timeout, this, [&] { longest = std::max(longest, beat.restart()); });
    heart.start(10);
    QTRY_COMPARE_WITH_TIMEOUT(ends.size(), std::size_t{3}, 10'000);
    QVERIFY2(since.elapsed() < 8'000, qPrintable(QString::number(since.elapsed())));
    QVERIFY2(longest < 1'000, qPrintable(QString::number(longest)));
    for (const KeyRingError each : ends)
        QCOMPARE(static_cast<int>(each), static_cast<int>(KeyRingError::NoKeyring));
}

void TestNoKeyRing::nothing_is_stored_anywhere_else()
{
    QDirIterator files(bus->home().path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY2(!file.open(QIODevice::ReadOnly) || !file.readAll().contains(secret.c_str()),
                 qPrintable(file.fileName()));
    }
}

} // namespace tst_nokeyring

QTEST_MAIN(tst_nokeyring::TestNoKeyRing)
#include "tst_nokeyring.moc"
