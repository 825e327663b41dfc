#include "tests/core/privacy/FirstLayout.h"
#include "tests/core/privacy/LedgerFolder.h"

#include <QTest>

namespace tst_ledgermigration {

using namespace core::privacy;
using namespace ledgertest;

/// A ledger of release 0.1, opened by this one.
class TestLedgerMigration : public QObject
{
    Q_OBJECT

private slots:
    void its_entries_stay_and_verify();
    void its_sources_have_the_name_of_their_first_project();
    void it_goes_on_under_the_name();
    void its_records_are_known_for_advice();
    void its_key_leaves_the_file();
    void a_changed_entry_is_still_noticed();
    void another_key_file_is_left_alone();
    void a_kill_between_key_file_and_migration_is_made_good();
};

namespace {

LedgerFolder oldLedger()
{
    LedgerFolder folder;
    folder.execute(firstlayout::sql);
    return folder;
}

QByteArray keyFile()
{
    return QByteArray(firstlayout::key) + '\n';
}

void write(const std::filesystem::path &path, const QByteArray &bytes)
{
    QFile file(QString::fromStdString(path.string()));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", path.c_str());
}

void forOwnerOnly(const std::filesystem::path &file)
{
    std::filesystem::permissions(file,
                                 std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
}

} // namespace

void TestLedgerMigration::its_entries_stay_and_verify()
{
    const LedgerFolder folder = oldLedger();
    QVERIFY(folder.open().verifyChain());
    const auto contents = folder.open().contents(); // opened again
    QVERIFY(!contents->broken);
    QCOMPARE(contents->entries.size(), std::size_t{8});
    QCOMPARE(contents->entries.at(3).project, std::string("second project"));
    QVERIFY(contents->entries.at(3).committed);
    QCOMPARE(contents->entries.at(3).spend, (Spend{1'000'000, 500'000'000'000, 0}));
}

void TestLedgerMigration::its_sources_have_the_name_of_their_first_project()
{
    const LedgerFolder folder = oldLedger();
    const auto contents = folder.open().contents();
    QCOMPARE(contents->sources.size(), std::size_t{2});
    QCOMPARE(contents->sources.at(0).name, std::string("cardiology"));
    QCOMPARE(contents->sources.at(0).spent.microEpsilon, std::int64_t{2'000'000}); // of both projects
    QCOMPARE(contents->sources.at(0).caps, (Caps{6'000'000, {}}));
    QCOMPARE(contents->sources.at(1).name, std::string("dermatology"));
    QCOMPARE(contents->sources.at(1).caps, Caps());
    QCOMPARE(contents->entries.at(3).source, std::string("cardiology"));
    QCOMPARE(contents->entries.at(7).source, std::string("cardiology"));
}

void TestLedgerMigration::it_goes_on_under_the_name()
{
    const LedgerFolder folder = oldLedger();
    Ledger ledger = folder.open();
    QVERIFY(ledger.reserve({"cardiology", "/new/path.csv", core::Digest{7}}, "third", "x", two, {}));
    QCOMPARE(ledger.account("cardiology")->freeMicroEpsilon(), std::optional<std::int64_t>(2'000'000));
    QVERIFY(ledger.setCaps("cardiology", {.microEpsilon = 4'000'000}, "enough"));
    QVERIFY(!ledger.checkSpend("cardiology", two, {}));
    QCOMPARE(folder.open().account("cardiology")->spent.microEpsilon, std::int64_t{4'000'000});
    QVERIFY(folder.open().verifyChain());
}

void TestLedgerMigration::its_records_are_known_for_advice()
{
    const LedgerFolder folder = oldLedger();
    Ledger ledger = folder.open();
    const core::Digest content = core::sha256(firstlayout::firstRecords);
    QCOMPARE(ledger.otherNamesOf({"new", "/elsewhere.csv", content}).value(),
             std::vector<std::string>{"cardiology"});
    QVERIFY(ledger.otherNamesOf({"cardiology", "/elsewhere.csv", content}).value().empty());
}

void TestLedgerMigration::its_key_leaves_the_file()
{
    const LedgerFolder folder = oldLedger();
    const QByteArray key = QByteArray::fromHex(firstlayout::key);
    QVERIFY(folder.bytes().contains(key));

    QVERIFY(folder.open().verifyChain());

    QVERIFY(!folder.bytes().contains(key));
    QVERIFY(!folder.bytes().toLower().contains(firstlayout::key));
    QCOMPARE(folder.bytes("ledger.sqlite.key"), keyFile());
}

void TestLedgerMigration::a_changed_entry_is_still_noticed()
{
    const LedgerFolder folder = oldLedger();
    QVERIFY(folder.open().verifyChain());
    for (const char *change : {"source_name = 'other'", "cap_delta = 5", "source = 2", "cap = 9"}) {
        const LedgerFolder changed = oldLedger();
        QVERIFY(changed.open().verifyChain());
        changed.execute(std::string("UPDATE event SET ") + change + " WHERE sequence = 8");
        QVERIFY2(!changed.open().verifyChain(), change);
    }
}

void TestLedgerMigration::another_key_file_is_left_alone()
{
    const LedgerFolder folder = oldLedger();
    const QByteArray other = QByteArray(64, 'a') + '\n';
    write(folder.path("ledger.sqlite.key"), other);
    forOwnerOnly(folder.path("ledger.sqlite.key"));
    const QByteArray before = folder.bytes();

    const auto refused = Ledger::open(folder.path());

    QVERIFY(!refused);
    QVERIFY(QString::fromStdString(refused.error().detail).contains(QLatin1String("key of another ledger")));
    QCOMPARE(folder.bytes("ledger.sqlite.key"), other);
    QCOMPARE(folder.bytes(), before);
}

void TestLedgerMigration::a_kill_between_key_file_and_migration_is_made_good()
{
    for (const QByteArray &left : {QByteArray(), keyFile().first(20), keyFile()}) {
        const LedgerFolder folder = oldLedger();
        write(folder.path("ledger.sqlite.key"), left);
        forOwnerOnly(folder.path("ledger.sqlite.key"));
        QVERIFY(folder.open().verifyChain());
        QCOMPARE(folder.bytes("ledger.sqlite.key"), keyFile());
    }
}

} // namespace tst_ledgermigration

QTEST_APPLESS_MAIN(tst_ledgermigration::TestLedgerMigration)
#include "tst_ledgermigration.moc"
