#include "core/records/sqlite/TableRows.h"
#include "tests/core/records/DatabaseFile.h"
#include "tests/core/records/RecordFile.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

namespace tst_sqlitetables {

using namespace core::records;
using namespace core::records::sqlite;

namespace {

/// The rows as "a|b", then the error that ended them, or spoilt one, as "3! what".
QStringList rowsOf(const std::filesystem::path &path,
                   const std::string &table,
                   const std::vector<std::string> &columns,
                   std::size_t maximumRecordBytes = std::size_t{1} << 20,
                   std::size_t mostRows = 1000)
{
    QStringList lines;
    const auto add = [&lines](const ReadError &found) {
        lines << QString("%1! %2").arg(found.place.line).arg(QString::fromStdString(found.what));
        return found.canGoOn;
    };
    auto database = openDatabase(path, maximumRecordBytes);
    if (!database) {
        add(database.error());
        return lines;
    }
    auto rows = TableRows::open(std::move(*database), table, columns, maximumRecordBytes);
    if (!rows) {
        add(rows.error());
        return lines;
    }
    std::vector<std::string> cells;
    double fraction = 0.0;
    for (bool isThere = true; isThere && static_cast<std::size_t>(lines.size()) < mostRows;) {
        const auto next = rows->next(cells);
        isThere = next ? *next : add(next.error());
        if (rows->fractionRead() < fraction)
            lines << "the fraction falls";
        fraction = rows->fractionRead();
        QStringList shown;
        for (const std::string &cell : cells)
            shown << QString::fromStdString(cell);
        if (next && isThere)
            lines << shown.join('|');
    }
    return lines;
}

QStringList namesOf(const std::vector<Table> &tables)
{
    QStringList names;
    for (const Table &table : tables)
        names << QString::fromStdString(table.name) + (table.isView ? " (view)" : "");
    return names;
}

} // namespace

class TestSqliteTables : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void reads_values_of_every_kind();
    void reads_a_database_in_utf_16();
    void lists_tables_and_views_but_not_those_of_sqlite();
    void takes_the_table_that_seems_to_hold_texts_data();
    void takes_the_table_that_seems_to_hold_texts();
    void names_in_sql_are_names_whatever_they_hold();
    void what_is_no_text_spoils_a_row();
    void refuses_a_row_that_is_too_large_and_goes_on();
    void reads_a_view();
    void a_view_calls_nothing_with_side_effects_data();
    void a_view_calls_nothing_with_side_effects();
    void a_view_that_never_has_a_row_is_given_up();
    void a_view_that_sorts_too_much_is_given_up();
    void a_view_without_end_comes_no_nearer_than_near_to_it();
    void nothing_is_written_to_the_file_or_beside_it_data();
    void nothing_is_written_to_the_file_or_beside_it();
    void refuses_a_file_that_another_program_has_locked();
    void refuses_a_log_that_was_left_behind();
    void refuses_a_journal_that_was_left_behind();
    void refuses_what_is_no_database_data();
    void refuses_what_is_no_database();
    void says_how_far_it_came_in_a_damaged_file();

private:
    std::filesystem::path make(const std::string &sql) const
    {
        const auto file = m_file;
        std::filesystem::remove(file);
        tests::makeDatabase(file, sql);
        return file;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::filesystem::path m_file;
};

void TestSqliteTables::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = std::filesystem::path(m_folder->path().toStdString()) / "my ?%# records.db";
}

void TestSqliteTables::reads_values_of_every_kind()
{
    const auto file =
        make("CREATE TABLE n(a, b, c); INSERT INTO n VALUES ('text', 12, 0.5), (NULL, x'C3A4', ''),"
             "(-9223372036854775808, 1e300, 3.0)");
    QCOMPARE(rowsOf(file, "n", {"a", "b", "c"}),
             QStringList({"text|12|0.5", QString::fromUtf8("|ä|"), "-9223372036854775808|1.0e+300|3.0"}));
    QCOMPARE(rowsOf(file, "n", {"c", "a", "c"})[0], QString("0.5|text|0.5"));
}

void TestSqliteTables::reads_a_database_in_utf_16()
{
    const auto file = make("PRAGMA encoding='UTF-16le'; CREATE TABLE n(\"t\xC3\xA4\"); INSERT INTO n VALUES "
                           "('\xC3\xA4\xF0\x9F\x98\x80 b')");
    QCOMPARE(rowsOf(file, "n", {"t\xC3\xA4"}),
             QStringList({QString::fromUtf8("\xC3\xA4\xF0\x9F\x98\x80 b")}));
}

void TestSqliteTables::lists_tables_and_views_but_not_those_of_sqlite()
{
    const auto file =
        make("CREATE TABLE b(i INTEGER PRIMARY KEY AUTOINCREMENT); CREATE VIEW c AS SELECT 1 AS x;"
             "CREATE INDEX i ON b(i); CREATE TABLE sqlitelike(x); ANALYZE;"
             "CREATE TABLE a(x); CREATE VIRTUAL TABLE v USING fts5(x)");
    auto database = openDatabase(file, 1 << 20);
    const auto names = namesOf(tablesOf(*database).value());
    QCOMPARE(names.mid(0, 4), QStringList({"b", "c (view)", "sqlitelike", "a"}));
    QVERIFY(!names.contains("v"));
}

void TestSqliteTables::takes_the_table_that_seems_to_hold_texts_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("table");
    QTest::newRow("the only one") << "CREATE TABLE x(y)"
                                  << "x";
    QTest::newRow("the one with a text") << "CREATE TABLE p(id, sex); CREATE TABLE n(id, note_text)"
                                         << "n";
    QTest::newRow("the one with most texts")
        << "CREATE TABLE d(id, description); CREATE TABLE n(id, description, text)"
        << "n";
    QTest::newRow("rather a table than a view") << "CREATE VIEW a AS SELECT * FROM n; CREATE TABLE n(text)"
                                                << "n";
    QTest::newRow("two") << "CREATE TABLE a(text); CREATE TABLE b(text)"
                         << "";
    QTest::newRow("none with a text") << "CREATE TABLE a(x); CREATE TABLE b(x)"
                                      << "";
    QTest::newRow("none") << "PRAGMA user_version=1"
                          << "";
    QTest::newRow("a view that cannot be read")
        << "CREATE TABLE a(text); CREATE VIEW b AS SELECT text, note FROM c"
        << "a";
}

void TestSqliteTables::takes_the_table_that_seems_to_hold_texts()
{
    QFETCH(QString, sql);
    auto database = openDatabase(make(sql.toStdString()), 1 << 20);
    const auto tables = tablesOf(*database);
    QVERIFY(tables.has_value());
    const auto likely = likelyTable(*database, *tables);
    QTEST(QString::fromStdString(likely ? tables->at(*likely).name : std::string()), "table");
}

void TestSqliteTables::names_in_sql_are_names_whatever_they_hold()
{
    const std::string name = "n\"; DROP TABLE x; --";
    const auto file = make("CREATE TABLE " + quoted(name) + "(" + quoted("a\" b")
                           + ", \"select\"); INSERT INTO " + quoted(name) + " VALUES (1, 2)");
    auto database = openDatabase(file, 1 << 20);
    QCOMPARE(columnsOf(*database, name), (std::vector<std::string>{"a\" b", "select"}));
    QCOMPARE(rowsOf(file, name, {"select", "a\" b"}), QStringList({"2|1"}));
    // A name that is not there is no text.
    QVERIFY(rowsOf(file, name, {"other"})[0].startsWith("0! "));
}

void TestSqliteTables::what_is_no_text_spoils_a_row()
{
    const auto file =
        make("CREATE TABLE n(t); INSERT INTO n VALUES ('one'), (x'FFFE00'), (CAST(x'61C3' AS TEXT)), "
             "('four')");
    const QString what = "the column \"t\" holds bytes that are no text in UTF-8; store it as text";
    QCOMPARE(rowsOf(file, "n", {"t"}), QStringList({"one", "2! " + what, "3! " + what, "four"}));
}

void TestSqliteTables::refuses_a_row_that_is_too_large_and_goes_on()
{
    const auto file =
        make("CREATE TABLE n(a, b); INSERT INTO n VALUES (printf('%.60c','a'), printf('%.40c','b')), "
             "(printf('%.60c','a'), printf('%.41c','b')), ('c', 'd'), (zeroblob(2000000), 1)");
    const auto lines = rowsOf(file, "n", {"a", "b"}, 100);
    QCOMPARE(lines.size(), 4);
    QCOMPARE(lines[1], QString("2! the row holds more than 100 bytes; split it"));
    QCOMPARE(lines[2], QString("c|d"));
    QVERIFY2(lines[3].startsWith("4! a value is larger"), qPrintable(lines[3]));
}

void TestSqliteTables::reads_a_view()
{
    const auto file = make(
        "CREATE TABLE p(id, name); CREATE TABLE n(p, text); INSERT INTO p VALUES (1,'x'),(2,'y'); INSERT "
        "INTO n "
        "VALUES (2,'b'),(1,'a'); CREATE VIEW v AS SELECT name, upper(text) AS text FROM n JOIN p ON n.p=p.id "
        "ORDER BY name");
    QCOMPARE(rowsOf(file, "v", {"name", "text"}), QStringList({"x|A", "y|B"}));
}

void TestSqliteTables::a_view_calls_nothing_with_side_effects_data()
{
    QTest::addColumn<QString>("select");
    QTest::newRow("loads") << "SELECT load_extension('Zq7Secret') AS t";
    QTest::newRow("virtual") << "SELECT value AS t FROM json_each('[1]')";
    QTest::newRow("pragma") << "SELECT name AS t FROM pragma_database_list";
    QTest::newRow("nothing there") << "SELECT Zq7Secret AS t FROM Zq7Secret";
    QTest::newRow("tokenizer") << "SELECT fts3_tokenizer('Zq7Secret') AS t";
}

void TestSqliteTables::a_view_calls_nothing_with_side_effects()
{
    QFETCH(QString, select);
    const auto lines = rowsOf(make("CREATE VIEW v AS " + select.toStdString()), "v", {"t"});
    QCOMPARE(lines.size(), 1);
    QVERIFY2(lines[0].contains("! a view or table needs what is not there or not allowed"),
             qPrintable(lines[0]));
    QVERIFY(!lines[0].contains("Zq7Secret"));
}

void TestSqliteTables::a_view_that_never_has_a_row_is_given_up()
{
    const auto file = make("CREATE VIEW v AS WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x+1 FROM c) "
                           "SELECT x FROM c WHERE x<0");
    auto database = core::Database::openToRead(file, 1 << 20);
    auto rows = database->prepare("SELECT x FROM v");
    const auto isThere = rows->step({.time = std::chrono::milliseconds(50), .bytes = std::int64_t{1} << 30});
    QVERIFY(!isThere.has_value());
    QVERIFY2(isThere.error().detail.find("took too long") != std::string::npos,
             isThere.error().detail.c_str());
}

void TestSqliteTables::a_view_that_sorts_too_much_is_given_up()
{
    // Each row is a kilobyte; without end, it would fill the memory or, sorted in a file, the disk.
    const auto file = make("CREATE VIEW v AS WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x+1 FROM c) "
                           "SELECT printf('%.1000c','a') || x AS t FROM c ORDER BY t DESC");
    auto database = core::Database::openToRead(file, 1 << 20);
    auto rows = database->prepare("SELECT t FROM v");
    constexpr std::int64_t bytes = std::int64_t{16} << 20;
    sqlite3_memory_highwater(1);
    const auto isThere = rows->step({.time = std::chrono::minutes(5), .bytes = bytes});
    QVERIFY(!isThere.has_value());
    QVERIFY2(isThere.error().detail.find("too much memory") != std::string::npos,
             isThere.error().detail.c_str());
    QVERIFY(sqlite3_memory_highwater(0) > bytes && sqlite3_memory_highwater(0) < 3 * bytes);
}

void TestSqliteTables::a_view_without_end_comes_no_nearer_than_near_to_it()
{
    const auto file = make("CREATE VIEW v AS WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x+1 FROM c) "
                           "SELECT x FROM c");
    auto rows = TableRows::open(openDatabase(file, 1 << 20).value(), "v", {"x"}, 1 << 20);
    std::vector<std::string> cells;
    double fraction = -1.0;
    int changes = 0;
    for (int row = 0; row < 100'000; ++row) {
        QVERIFY(rows->next(cells).value());
        QVERIFY(rows->fractionRead() >= fraction && rows->fractionRead() < 1.0);
        changes += rows->fractionRead() > fraction ? 1 : 0;
        fraction = rows->fractionRead();
    }
    QVERIFY(changes > 10 && changes < 100); // a scan asks at each whether it was cancelled
    QCOMPARE(cells[0], std::string("100000"));
}

void TestSqliteTables::nothing_is_written_to_the_file_or_beside_it_data()
{
    QTest::addColumn<QString>("mode");
    QTest::newRow("journal") << "DELETE";
    QTest::newRow("journal that stays") << "PERSIST";
    QTest::newRow("log") << "WAL";
}

void TestSqliteTables::nothing_is_written_to_the_file_or_beside_it()
{
    QFETCH(QString, mode);
    const auto file =
        make("PRAGMA journal_mode=" + mode.toStdString() + "; CREATE TABLE n(t); INSERT INTO n VALUES ('a')");
    QFile bytes(QString::fromStdString(file.string()));
    QVERIFY(bytes.open(QIODevice::ReadOnly));
    const QByteArray before = bytes.readAll();
    const QStringList beside = QDir(m_folder->path()).entryList(QDir::Files);
    {
        auto rows = TableRows::open(openDatabase(file, 1 << 20).value(), "n", {"t"}, 1 << 20);
        QVERIFY(rows.has_value());
        std::vector<std::string> cells;
        QVERIFY(rows->next(cells).value());
        QCOMPARE(cells[0], std::string("a"));
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), beside);
        QVERIFY(!rows->next(cells).value());
    }
    QVERIFY(bytes.seek(0));
    QCOMPARE(bytes.readAll(), before);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), beside);
    auto database = core::Database::openToRead(file, 1 << 20);
    QVERIFY(!database->execute("INSERT INTO n VALUES ('b')").has_value());
}

void TestSqliteTables::refuses_a_file_that_another_program_has_locked()
{
    const auto file = make("CREATE TABLE n(t); INSERT INTO n VALUES ('a')");
    const auto other = tests::openSqlite(file);
    tests::runSql(other.get(), "BEGIN EXCLUSIVE");
    auto database = core::Database::openToRead(file, 1 << 20);
    database->setPatience(std::chrono::milliseconds(0));
    const auto tables = tablesOf(*database);
    QVERIFY(!tables.has_value());
    QCOMPARE(tables.error().what,
             std::string("locked by another process, and stayed so; close it and try again"));
}

void TestSqliteTables::refuses_a_log_that_was_left_behind()
{
    const auto file = make("PRAGMA journal_mode=WAL; CREATE TABLE n(t)");
    const auto other = tests::openSqlite(file);
    tests::runSql(other.get(), "INSERT INTO n VALUES ('a')");
    const auto lines = rowsOf(file, "n", {"t"});
    QCOMPARE(lines.size(), 1);
    QVERIFY2(lines[0].startsWith("0! another program has it open or did not close it"), qPrintable(lines[0]));
}

void TestSqliteTables::refuses_a_journal_that_was_left_behind()
{
    const auto file = make("CREATE TABLE n(t); INSERT INTO n VALUES ('a')");
    const auto copy = m_file.parent_path() / "copy.db";
    {
        // What lies there when a program ends in the middle of a transaction larger than its memory for it.
        const auto other = tests::openSqlite(file);
        tests::runSql(other.get(),
                      "PRAGMA cache_size=1; PRAGMA cache_spill=1; BEGIN; WITH RECURSIVE c(x) AS (SELECT 1 "
                      "UNION ALL SELECT x+1 FROM c WHERE x<500) INSERT INTO n SELECT printf('%.999c','a') "
                      "FROM c");
        std::filesystem::copy_file(file, copy);
        std::filesystem::copy_file(file.string() + "-journal", copy.string() + "-journal");
        tests::runSql(other.get(), "ROLLBACK");
    }
    const auto lines = rowsOf(copy, "n", {"t"});
    QCOMPARE(lines.size(), 1);
    QVERIFY2(lines[0].startsWith("0! a program that wrote to it ended too early"), qPrintable(lines[0]));
    QVERIFY(std::filesystem::exists(copy.string() + "-journal"));
}

void TestSqliteTables::refuses_what_is_no_database_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("says");
    QTest::newRow("nothing") << QByteArray() << "not a SQLite database";
    QTest::newRow("text") << QByteArray("id,text\n") << "not a SQLite database";
    QTest::newRow("the first bytes alone")
        << QByteArray("SQLite format 3\0\x10\0\1\1\0\x40\x20\x20 and more", 32) << "damaged";
}

void TestSqliteTables::refuses_what_is_no_database()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, says);
    const RecordFile file(bytes.toStdString(), "n.db");
    const auto lines = rowsOf(file.path(), "n", {"t"});
    QCOMPARE(lines.size(), 1);
    QVERIFY2(lines[0].contains(says), qPrintable(lines[0]));
    QVERIFY(rowsOf(m_folder->path().toStdString(), "n", {"t"})[0].contains("folder"));
    QVERIFY(!openDatabase("no such file.db", 1).has_value());
    QVERIFY(!std::filesystem::exists("no such file.db"));
}

void TestSqliteTables::says_how_far_it_came_in_a_damaged_file()
{
    const auto file =
        make("PRAGMA page_size=4096; CREATE TABLE n(t); WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT "
             "x+1 FROM c WHERE x<1000) INSERT INTO n SELECT printf('%.300c','a') || x FROM c");
    const auto whole = rowsOf(file, "n", {"t"}, 1 << 20, 2000);
    QCOMPARE(whole.size(), 1000);
    std::fstream bytes(file, std::ios::in | std::ios::out | std::ios::binary);
    bytes.seekp(40 * 4096); // half of the pages
    bytes << std::string(4096, '\xEE');
    bytes.close();
    const auto lines = rowsOf(file, "n", {"t"}, 1 << 20, 2000);
    QVERIFY(lines.size() > 1 && lines.size() < 1000);
    QCOMPARE(lines.mid(0, lines.size() - 1), whole.mid(0, lines.size() - 1));
    QCOMPARE(lines.back(),
             QString("%1! damaged; copy it again, or use a copy from before that").arg(lines.size()));
}

} // namespace tst_sqlitetables

QTEST_APPLESS_MAIN(tst_sqlitetables::TestSqliteTables)
#include "tst_sqlitetables.moc"
