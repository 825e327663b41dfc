#include "tests/core/privacy/LedgerFolder.h"

#include <QTest>

#include <sys/stat.h>

namespace tst_ledgerfile {

using namespace core::privacy;
using namespace ledgertest;
using core::Database;
using core::Digest;
using core::ErrorCode;

/// The file of the ledger: what its chain notices, and what is no ledger.
class TestLedgerFile : public QObject
{
    Q_OBJECT

private slots:
    void the_chain_notices_a_change_in_any_column_data();
    void the_chain_notices_a_change_in_any_column();
    void the_chain_notices_a_row_put_in_between();
    void the_chain_notices_removed_entries_data();
    void the_chain_notices_removed_entries();
    void the_chain_notices_another_key();
    void a_broken_chain_spends_nothing();
    void contents_name_the_entry_that_does_not_fit();
    void stores_no_path_and_no_plain_digest();
    void is_for_its_owner_only();
    void a_name_that_sqlite_would_take_for_memory_is_a_file();
    void a_locked_ledger_is_named();
    void a_file_that_is_no_database_is_named();
    void a_ledger_of_another_layout_is_named_and_left_as_it_is_data();
    void a_ledger_of_another_layout_is_named_and_left_as_it_is();
    void a_ledger_that_is_not_whole_is_refused_data();
    void a_ledger_that_is_not_whole_is_refused();
    void an_older_copy_goes_on_once_it_is_accepted_and_says_so();
    void a_head_that_was_handed_out_is_found_again();
    void a_run_that_died_before_keeping_the_head_is_caught_up_with();
    void a_ledger_of_before_gets_its_head();
    void no_path_is_refused_with_what_to_do();
    void an_empty_file_becomes_a_ledger();
    void both_files_of_a_commit_have_rollback_journals();
};

namespace {

/// Three entries: a cap, and two reservations with every number above 0.
LedgerFolder threeEntries()
{
    LedgerFolder folder;
    Ledger ledger = folder.open();
    const Spend spend{2'000'000, 300, 4};
    if (!ledger.reserve(notes, "a", "histogram", spend, {.microEpsilon = 9'000'000, .picoDelta = 1'000'000})
        || !ledger.reserve(notes, "a", "histogram", spend, {}))
        qFatal("no reservation");
    return folder;
}

bool names(const core::Error &error, const char *words)
{
    return QString::fromStdString(error.detail).contains(QLatin1String(words));
}

} // namespace

void TestLedgerFile::the_chain_notices_a_change_in_any_column_data()
{
    QTest::addColumn<QString>("change");
    for (const char *column :
         {"source", "micro_epsilon", "pico_rho", "pico_delta", "cap", "cap_delta", "refers", "sequence"})
        QTest::newRow(column) << QStringLiteral("%1 = %1 + 7").arg(QLatin1String(column));
    for (const char *column : {"time", "kind", "source_name", "project", "person", "detail", "losses"})
        QTest::newRow(column) << QStringLiteral("%1 = %1 || 'x'").arg(QLatin1String(column));
    for (const char *column : {"path_hash", "content_hash", "hash", "sketch"})
        QTest::newRow(column) << QStringLiteral("%1 = randomblob(32)").arg(QLatin1String(column));
}

void TestLedgerFile::the_chain_notices_a_change_in_any_column()
{
    QFETCH(QString, change);
    const LedgerFolder folder = threeEntries();
    QVERIFY(folder.open().verifyChain());
    folder.execute("UPDATE event SET " + change.toStdString() + " WHERE sequence = 3");

    const auto intact = folder.open().verifyChain();

    QVERIFY(!intact);
    QCOMPARE(intact.error().code, ErrorCode::Database);
    QVERIFY2(names(intact.error(), "entry 3"), intact.error().detail.c_str());
}

void TestLedgerFile::the_chain_notices_a_row_put_in_between()
{
    const LedgerFolder folder = threeEntries();
    folder.execute(
        "UPDATE event SET sequence = 4 WHERE sequence = 3;"
        "INSERT INTO event SELECT 3, time, 'cap', source, project, person, detail, 0, 0, 0, 50000000,"
        " 0, x'', x'', hash, source_name, -1, '', x'' FROM event WHERE sequence = 2");
    const auto intact = folder.open().verifyChain();
    QVERIFY(!intact);
    QVERIFY2(names(intact.error(), "entry 3"), intact.error().detail.c_str());
}

void TestLedgerFile::the_chain_notices_removed_entries_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("named");
    QTest::newRow("the first") << "DELETE FROM event WHERE sequence = 1"
                               << "entry 1";
    QTest::newRow("one in the middle") << "DELETE FROM event WHERE sequence = 2"
                                       << "entry 2";
    QTest::newRow("the last") << "DELETE FROM event WHERE sequence = 3"
                              << "entry 3";
    QTest::newRow("all") << "DELETE FROM event"
                         << "entry 1";
    QTest::newRow("the last, and their number")
        << "DELETE FROM event WHERE sequence = 3; DELETE FROM sqlite_sequence"
        << "entry 3";
}

void TestLedgerFile::the_chain_notices_removed_entries()
{
    QFETCH(QString, sql);
    QFETCH(QString, named);
    const LedgerFolder folder = threeEntries();
    folder.execute(sql.toStdString());
    const auto intact = folder.open().verifyChain();
    QVERIFY(!intact);
    QVERIFY2(names(intact.error(), qPrintable(named)), intact.error().detail.c_str());
}

void TestLedgerFile::the_chain_notices_another_key()
{
    const LedgerFolder folder = threeEntries();
    QFile key(QString::fromStdString(folder.path("ledger.sqlite.key").string()));
    QVERIFY(key.open(QIODevice::WriteOnly));
    key.write(QByteArray(64, 'a') + '\n');
    key.close();
    const auto intact = folder.open().verifyChain();
    QVERIFY(!intact);
    QVERIFY2(names(intact.error(), "entry 1"), intact.error().detail.c_str());
}

void TestLedgerFile::a_broken_chain_spends_nothing()
{
    const LedgerFolder folder = threeEntries();
    folder.execute("UPDATE event SET project = 'other'");
    Ledger ledger = folder.open();
    const auto before = folder.bytes();

    QCOMPARE(ledger.reserve(notes, "a", "histogram", two, {}).error().code, ErrorCode::Database);
    QCOMPARE(ledger.setCaps(notes.name, {.microEpsilon = 1}, "x").error().code, ErrorCode::Database);
    QCOMPARE(ledger.noteUnfinished(*ledger.unfinished()).error().code, ErrorCode::Database);
    QCOMPARE(folder.bytes(), before);
}

void TestLedgerFile::contents_name_the_entry_that_does_not_fit()
{
    const LedgerFolder folder = threeEntries();
    folder.execute("UPDATE event SET micro_epsilon = 1 WHERE sequence = 2");
    const auto contents = folder.open().contents();
    QVERIFY(contents->broken);
    QVERIFY(names(*contents->broken, "entry 2"));
    QCOMPARE(contents->entries.size(), std::size_t{3});
}

void TestLedgerFile::stores_no_path_and_no_plain_digest()
{
    const DataSource telling{"telling", "/data/CANARY-PATH.csv", core::sha256("the records")};
    const LedgerFolder folder;
    QVERIFY(folder.open().reserve(telling, "a", "histogram", two, {}));
    const QByteArray bytes = folder.bytes();
    QVERIFY(!bytes.contains("CANARY-PATH"));
    QVERIFY(!bytes.contains(QByteArray(reinterpret_cast<const char *>(telling.content->data()), 32)));
}

void TestLedgerFile::is_for_its_owner_only()
{
    const LedgerFolder folder = threeEntries();
    for (const char *name : {"ledger.sqlite", "ledger.sqlite.runs", "ledger.sqlite.key"}) {
        struct stat status = {};
        QCOMPARE(::stat(folder.path(name).c_str(), &status), 0);
        QCOMPARE(status.st_mode & 0777, 0600U);
    }
    QCOMPARE(folder.bytes("ledger.sqlite.runs"), QByteArray());
}

void TestLedgerFile::a_name_that_sqlite_would_take_for_memory_is_a_file()
{
    // A ledger that lives in memory would forget what was spent.
    const LedgerFolder folder;
    const auto before = std::filesystem::current_path();
    std::filesystem::current_path(folder.path().parent_path());
    for (const char *name : {":memory:", "file::memory:", "file:x?mode=memory"}) {
        QVERIFY(Ledger::open(name)->reserve(notes, "a", "histogram", two, {}));
        QCOMPARE(Ledger::open(name)->account(notes.name)->spent, two);
        QVERIFY(std::filesystem::file_size(name) > 0);
    }
    std::filesystem::current_path(before);
}

void TestLedgerFile::a_locked_ledger_is_named()
{
    const LedgerFolder folder = threeEntries();
    auto other = Database::open(folder.path());
    QVERIFY(other->execute("BEGIN EXCLUSIVE"));

    auto waiting = Database::open(folder.path(), std::chrono::milliseconds(1));

    const auto error = waiting ? waiting->execute("BEGIN IMMEDIATE").error() : waiting.error();
    QCOMPARE(error.code, ErrorCode::Database);
    QVERIFY2(names(error, "locked by another process"), error.detail.c_str());
}

void TestLedgerFile::a_file_that_is_no_database_is_named()
{
    const LedgerFolder folder;
    QFile file(QString::fromStdString(folder.path().string()));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("id,label,text\n1,a,this is a table and no database at all, whatever its ending says\n");
    file.close();
    const auto before = folder.bytes();

    const auto ledger = Ledger::open(folder.path());

    QVERIFY(!ledger);
    QVERIFY2(names(ledger.error(), "not a SQLite database"), ledger.error().detail.c_str());
    QCOMPARE(folder.bytes(), before);
}

void TestLedgerFile::a_ledger_of_another_layout_is_named_and_left_as_it_is_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("named");
    const QString ours = QStringLiteral("PRAGMA application_id = 0x4b534c47;");
    QTest::newRow("an older ledger without a mark")
        << "CREATE TABLE meta(name TEXT PRIMARY KEY, value BLOB NOT NULL);"
           "CREATE TABLE event(sequence INTEGER PRIMARY KEY AUTOINCREMENT, micro_epsilon INTEGER);"
        << "no ledger that this program can read";
    QTest::newRow("of a newer program")
        << ours + QStringLiteral("PRAGMA user_version = 99; CREATE TABLE x(y);")
        << "a ledger of layout 99, made by a newer version of this program";
    QTest::newRow("of another program")
        << "PRAGMA application_id = 7; PRAGMA user_version = 1; CREATE TABLE x(y);"
        << "no ledger that this program can read";
    QTest::newRow("of another program, in its own journal mode")
        << "PRAGMA journal_mode = WAL; CREATE TABLE places(url TEXT);"
        << "no ledger that this program can read";
}

void TestLedgerFile::a_ledger_of_another_layout_is_named_and_left_as_it_is()
{
    QFETCH(QString, sql);
    QFETCH(QString, named);
    const LedgerFolder folder;
    folder.execute(sql.toStdString());
    const auto before = folder.bytes();

    const auto ledger = Ledger::open(folder.path());

    QVERIFY(!ledger);
    QCOMPARE(ledger.error().code, ErrorCode::Database);
    QVERIFY2(names(ledger.error(), qPrintable(named)), ledger.error().detail.c_str());
    QVERIFY2(names(ledger.error(), "left as it is"), ledger.error().detail.c_str());
    QCOMPARE(folder.bytes(), before);
}

namespace {

constexpr auto headName = "ledger.sqlite.head";

void copyOver(const LedgerFolder &folder, const char *from, const char *to)
{
    std::filesystem::copy_file(
        folder.path(from), folder.path(to), std::filesystem::copy_options::overwrite_existing);
}

/// Three entries, of which an "old" copy has the first two.
LedgerFolder withOlderCopy()
{
    LedgerFolder folder;
    auto ledger = folder.open();
    if (!ledger.reserve(notes, "a", "histogram", two, {})
        || !ledger.reserve(notes, "b", "histogram", two, {}))
        qFatal("cannot reserve");
    copyOver(folder, "ledger.sqlite", "old");
    copyOver(folder, headName, "old.head-then");
    if (!ledger.reserve(notes, "c", "histogram", two, {}))
        qFatal("cannot reserve");
    return folder;
}

} // namespace

void TestLedgerFile::a_ledger_that_is_not_whole_is_refused_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("words");
    const auto cut = QStringLiteral("cut or an older copy put back");
    QTest::newRow("cut, with its counter")
        << "DELETE FROM event WHERE sequence = 3; UPDATE sqlite_sequence SET seq = 2" << cut;
    QTest::newRow("cut to nothing, with its counter")
        << "DELETE FROM event; DELETE FROM sqlite_sequence" << cut;
    QTest::newRow("an older copy") << "copy" << cut;
    QTest::newRow("another ledger in its place") << "remove" << cut;
    QTest::newRow("cut, and the head removed")
        << "headDELETE FROM event WHERE sequence = 3; UPDATE sqlite_sequence SET seq = 2"
        << "is not there";
}

void TestLedgerFile::a_ledger_that_is_not_whole_is_refused()
{
    QFETCH(QString, sql);
    QFETCH(QString, words);
    const LedgerFolder folder = withOlderCopy();
    if (sql.startsWith(QStringLiteral("head"))) {
        QVERIFY(std::filesystem::remove(folder.path(headName)));
        sql.remove(0, 4);
    }
    if (sql == QStringLiteral("copy"))
        copyOver(folder, "old", "ledger.sqlite");
    else if (sql == QStringLiteral("remove"))
        QVERIFY(std::filesystem::remove(folder.path()));
    else
        folder.execute(sql.toStdString());

    Ledger ledger = folder.open();
    const auto whole = ledger.verifyChain();
    QVERIFY(!whole);
    QVERIFY2(names(whole.error(), qPrintable(words)), whole.error().detail.c_str());
    QVERIFY2(names(whole.error(), "--accept-older"), whole.error().detail.c_str());
    QVERIFY(ledger.contents()->broken);
    // Nothing can be spent from it, and the head is not moved to it.
    QVERIFY(!ledger.reserve(notes, "d", "histogram", two, {}));
    QVERIFY(!folder.open().verifyChain());
}

void TestLedgerFile::an_older_copy_goes_on_once_it_is_accepted_and_says_so()
{
    const LedgerFolder folder = withOlderCopy();
    QCOMPARE(folder.open().acceptOlder("no reason").error().code, ErrorCode::InvalidParameter);
    copyOver(folder, "old", "ledger.sqlite");
    QVERIFY(folder.open().acceptOlder("the disk broke"));
    Ledger ledger = folder.open();
    QVERIFY(ledger.verifyChain());
    const auto entries = ledger.entries();
    QCOMPARE(entries->size(), std::size_t{3});
    QCOMPARE(entries->back().kind, std::string("accept"));
    QVERIFY(entries->back().detail.find("the disk broke") != std::string::npos);
    QVERIFY(ledger.reserve(notes, "d", "histogram", two, {}));
    QCOMPARE(ledger.contents()->sources.size(), std::size_t{1});
}

void TestLedgerFile::a_head_that_was_handed_out_is_found_again()
{
    const LedgerFolder folder = withOlderCopy();
    const auto head = folder.open().head();
    QVERIFY(head && *head);
    QCOMPARE((*head)->sequence, std::int64_t{3});
    QCOMPARE(headFrom(inWords(**head)), *head);
    QVERIFY(folder.open().reserve(notes, "d", "histogram", two, {}));
    QVERIFY(folder.open().checkIsIn(**head));
    // Ledger and head put back together: the file's own check cannot know, the one that was handed out does.
    copyOver(folder, "old", "ledger.sqlite");
    copyOver(folder, "old.head-then", headName);
    QVERIFY(folder.open().verifyChain());
    QVERIFY(!folder.open().checkIsIn(**head));
    for (const char *wrong : {"", "3", "x 00", "0 00", "3 zz"})
        QVERIFY(!headFrom(wrong));
}

void TestLedgerFile::a_run_that_died_before_keeping_the_head_is_caught_up_with()
{
    const LedgerFolder folder = withOlderCopy();
    copyOver(folder, headName, "newest");
    copyOver(folder, "old.head-then", headName);
    QVERIFY(folder.open().verifyChain());
    QCOMPARE(folder.bytes(headName), folder.bytes("newest"));
}

void TestLedgerFile::a_ledger_of_before_gets_its_head()
{
    const LedgerFolder folder = withOlderCopy();
    folder.execute("DELETE FROM meta WHERE name = 'head_kept'");
    QVERIFY(std::filesystem::remove(folder.path(headName)));
    QVERIFY(folder.open().verifyChain());
    struct stat status = {};
    QCOMPARE(::stat(folder.path(headName).c_str(), &status), 0);
    QCOMPARE(status.st_mode & 0777, 0600U);
}

// As Ledger::defaultPath() is where nothing says where the user's files are.
void TestLedgerFile::no_path_is_refused_with_what_to_do()
{
    const auto refused = Ledger::open({});

    QVERIFY(!refused);
    QVERIFY(refused.error().detail.find("set HOME, or name a file with --ledger") != std::string::npos);
}

void TestLedgerFile::an_empty_file_becomes_a_ledger()
{
    // What is left when the first start was killed between making the file and filling it.
    const LedgerFolder folder;
    QFile file(QString::fromStdString(folder.path().string()));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    QVERIFY(folder.open().reserve(notes, "a", "histogram", two, {}));
    QVERIFY(folder.open().verifyChain());
}

void TestLedgerFile::both_files_of_a_commit_have_rollback_journals()
{
    // Only so is a transaction over two files atomic; a project file may come from another program.
    const LedgerFolder folder;
    folder.execute("PRAGMA journal_mode = WAL; CREATE TABLE model(value TEXT);", "project.sqlite");
    Ledger ledger = folder.open();
    const auto reservation = ledger.reserve(notes, "a", "histogram", two, {});
    std::vector<std::string> seen;

    const auto stored =
        ledger.store(*reservation, {}, folder.path("project.sqlite"), [&](Database &database) {
            for (const char *pragma : {"PRAGMA main.journal_mode",
                                       "PRAGMA project.journal_mode",
                                       "PRAGMA main.synchronous",
                                       "PRAGMA project.synchronous"}) {
                auto row = database.prepare(pragma);
                if (auto found = row->step(); found && *found)
                    seen.push_back(row->text(0));
            }
            return core::Result<void>();
        });

    QVERIFY(stored);
    // 3 is EXTRA (https://www.sqlite.org/pragma.html#pragma_synchronous).
    QCOMPARE(seen, (std::vector<std::string>{"delete", "delete", "3", "3"}));
}

} // namespace tst_ledgerfile

QTEST_APPLESS_MAIN(tst_ledgerfile::TestLedgerFile)
#include "tst_ledgerfile.moc"
