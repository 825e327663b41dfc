#include "core/records/Format.h"
#include "core/records/Preview.h"
#include "tests/core/records/DatabaseFile.h"
#include "tests/core/records/Packed.h"
#include "tests/core/records/RecordFile.h"

#include <QTemporaryDir>
#include <QTest>

#include <chrono>
#include <iterator>

namespace tst_sqliterecords {

using namespace core::records;
using core::ErrorCode;

namespace {

/// A database of its own folder.
class DatabaseRecords final
{
public:
    explicit DatabaseRecords(const std::string &sql, const std::string &name = "n.db")
        : m_path(std::filesystem::path(m_folder.path().toStdString()) / name)
    {
        tests::makeDatabase(m_path, sql);
    }

    const std::filesystem::path &path() const { return m_path; }
    Source source(const std::string &text = "text") const
    {
        Source source = RecordFile("").source(text);
        source.files = {m_path};
        return source;
    }
    std::string bytes() const
    {
        std::ifstream file(m_path, std::ios::binary);
        return {std::istreambuf_iterator<char>(file), {}};
    }

private:
    QTemporaryDir m_folder;
    std::filesystem::path m_path;
};

const std::string notes = "CREATE TABLE patients(id INTEGER PRIMARY KEY, sex TEXT);"
                          "CREATE TABLE notes(id INTEGER PRIMARY KEY, person INTEGER, label TEXT, text TEXT);"
                          "INSERT INTO patients VALUES (7,'f'),(8,'m');"
                          "INSERT INTO notes VALUES (1,7,' A','one'),(2,7,NULL,'two'),(3,8,'B','three');"
                          "CREATE VIEW by_sex AS SELECT sex, text FROM notes JOIN patients ON "
                          "patients.id=person ORDER BY notes.id;";

} // namespace

class TestSqliteRecords : public QObject
{
    Q_OBJECT

private slots:
    void reads_the_table_that_holds_texts();
    void reads_the_view_that_is_named();
    void lists_tables_and_views();
    void refuses_a_table_that_is_not_there();
    void asks_which_of_several_tables_and_names_only_names();
    void refuses_a_field_that_is_not_there();
    void is_recognised_by_its_first_bytes();
    void digests_the_bytes_of_the_file();
    void shows_columns_and_rows();
    void a_scan_counts_spoilt_rows_and_goes_on();
    void a_scan_ends_where_the_file_is_damaged();
    void refuses_a_view_that_cannot_be_read();
    void refuses_a_database_without_tables();
    void refuses_a_database_that_is_packed();
    void can_be_cancelled_in_a_view_without_end();
    void a_view_without_end_is_refused();
    void a_view_with_long_calls_ends_soon_data();
    void a_view_with_long_calls_ends_soon();
    void functions_of_a_view_give_the_values_of_sqlite_data();
    void functions_of_a_view_give_the_values_of_sqlite();
    void says_when_another_program_wrote_meanwhile();
};

void TestSqliteRecords::reads_the_table_that_holds_texts()
{
    const DatabaseRecords file(notes);
    Source source = file.source();
    source.labelColumn = "label";
    source.personColumn = "person";
    const Reading reading = readAll(source);
    QVERIFY2(!reading.error, reading.error ? reading.error->detail.c_str() : "");
    QCOMPARE(reading.records.size(), std::size_t{3});
    QCOMPARE(reading.records[0].text, std::string("one"));
    QCOMPARE(reading.records[0].label, std::string("A"));
    QCOMPARE(reading.records[0].person, std::string("7"));
    QVERIFY((reading.records[0].place == Place{.sheet = "notes", .line = 1}));
    QCOMPARE(reading.records[1].label, std::string());
    QVERIFY((reading.records[2].place == Place{.sheet = "notes", .line = 3}));
}

void TestSqliteRecords::reads_the_view_that_is_named()
{
    Source source = DatabaseRecords("").source();
    const DatabaseRecords file(notes);
    source.files = {file.path()};
    source.table = "by_sex";
    source.labelColumn = "sex";
    const Reading reading = readAll(source);
    QVERIFY(!reading.error);
    QCOMPARE(reading.records.size(), std::size_t{3});
    QCOMPARE(reading.records[2].label, std::string("m"));
    QCOMPARE(reading.records[2].text, std::string("three"));
}

void TestSqliteRecords::lists_tables_and_views()
{
    const DatabaseRecords file(notes);
    Part part;
    part.path = file.path();
    QCOMPARE(findFormat("sqlite")->tables(part).value(),
             (std::vector<std::string>{"patients", "notes", "by_sex"}));
}

void TestSqliteRecords::refuses_a_table_that_is_not_there()
{
    const DatabaseRecords file(notes);
    Source source = file.source();
    source.table = "note";
    const Reading reading = readAll(source);
    QCOMPARE(reading.error->code, ErrorCode::InvalidPlan);
    QCOMPARE(reading.error->detail,
             file.path().string()
                 + ": no table \"note\" (did you mean \"notes\"?); the tables are: patients, notes, by_sex");
}

void TestSqliteRecords::asks_which_of_several_tables_and_names_only_names()
{
    const Reading named = readAll(DatabaseRecords("CREATE TABLE a(text); CREATE TABLE b(text)").source());
    QCOMPARE(named.error->code, ErrorCode::InvalidPlan);
    QVERIFY(named.error->detail.ends_with("several tables could hold the records; set records.table to the "
                                          "one that does; the tables are: a, b"));
    const Reading secret =
        readAll(DatabaseRecords("CREATE TABLE a(text); CREATE TABLE \"Zq7Secret, 1950\"(text)").source());
    QVERIFY(secret.error->detail.ends_with(
        "the tables are: a (1 more do not look like names and are not shown)"));
}

void TestSqliteRecords::refuses_a_field_that_is_not_there()
{
    const Reading reading = readAll(DatabaseRecords(notes).source("body"));
    QCOMPARE(reading.error->code, ErrorCode::InvalidPlan);
    QVERIFY(reading.error->detail.ends_with("no field \"body\"; the fields are: id, person, label, text"));
}

void TestSqliteRecords::is_recognised_by_its_first_bytes()
{
    for (const char *name : {"n.sqlite", "n.db", "n.csv", "n"}) {
        const auto shown = preview(DatabaseRecords(notes, name).source());
        QVERIFY2(shown.has_value(), name);
        QCOMPARE(shown->format, std::string("sqlite"));
    }
}

void TestSqliteRecords::digests_the_bytes_of_the_file()
{
    const DatabaseRecords file(notes);
    QCOMPARE(core::toHex(readAll(file.source()).digest), core::toHex(core::sha256(file.bytes())));
}

void TestSqliteRecords::shows_columns_and_rows()
{
    const DatabaseRecords file(notes + "INSERT INTO notes VALUES (4, 8, x'FF', 'four')");
    const auto shown = preview(file.source());
    QVERIFY(shown.has_value());
    QCOMPARE(shown->table, std::string("notes"));
    QCOMPARE(shown->columns, (std::vector<std::string>{"id", "person", "label", "text"}));
    QCOMPARE(shown->rows.size(), std::size_t{4});
    QCOMPARE(shown->rows[1], (std::vector<std::string>{"2", "7", "", "two"}));
    QCOMPARE(shown->rows[3], (std::vector<std::string>{"4", "8", "", "four"})); // what is no text is left out
    QCOMPARE(preview(file.source(), 1)->rows.size(), std::size_t{1});
    QCOMPARE(preview(file.source(), 0)->rows.size(), std::size_t{0});
}

void TestSqliteRecords::a_scan_counts_spoilt_rows_and_goes_on()
{
    const DatabaseRecords file(notes
                               + "INSERT INTO notes VALUES (4, 8, 'A', x'FF00'), (5, 8, x'FF', 'five')");
    core::NoControl control;
    const auto found = scan(file.source(), control);
    QVERIFY(found.has_value());
    QVERIFY(found->isComplete);
    QCOMPARE(found->records, 4); // the label is not wanted
    QCOMPARE(found->problemCount, 1);
    QVERIFY((found->problems[0].place == Place{.sheet = "notes", .line = 4}));
    QVERIFY(found->problems[0].what.starts_with("the column \"text\" holds bytes that are no text"));
}

void TestSqliteRecords::a_scan_ends_where_the_file_is_damaged()
{
    const DatabaseRecords file("PRAGMA page_size=4096; CREATE TABLE n(text); WITH RECURSIVE c(x) AS (SELECT "
                               "1 UNION ALL SELECT x+1 FROM c "
                               "WHERE x<1000) INSERT INTO n SELECT printf('%.300c','a') || x FROM c");
    std::fstream bytes(file.path(), std::ios::in | std::ios::out | std::ios::binary);
    bytes.seekp(40 * 4096);
    bytes << std::string(4096, '\xEE');
    bytes.close();
    core::NoControl control;
    const auto found = scan(file.source(), control);
    QVERIFY(found.has_value());
    QVERIFY(!found->isComplete);
    QVERIFY(found->records > 100 && found->records < 1000);
    QCOMPARE(found->problems.size(), std::size_t{1});
    QCOMPARE(found->problems[0].place.line, found->records + 1);
    QVERIFY(found->problems[0].what.starts_with("damaged"));
}

void TestSqliteRecords::refuses_a_view_that_cannot_be_read()
{
    const DatabaseRecords file("CREATE VIEW v AS SELECT load_extension('Zq7Secret') AS text");
    for (const core::Error &error : {*readAll(file.source()).error, preview(file.source()).error()}) {
        QCOMPARE(error.code, ErrorCode::InvalidRecords);
        QVERIFY2(error.detail.find("make a plain table of it") != std::string::npos, error.detail.c_str());
        QVERIFY(error.detail.find("Zq7Secret") == std::string::npos);
    }
}

void TestSqliteRecords::refuses_a_database_without_tables()
{
    const Reading reading = readAll(DatabaseRecords("PRAGMA user_version=1").source());
    QVERIFY(reading.error->detail.ends_with(
        "the database holds no table; name another file, or put the log (-wal) "
        "beside it that lies beside the original"));
}

void TestSqliteRecords::refuses_a_database_that_is_packed()
{
    const std::string bytes = DatabaseRecords(notes).bytes();
    for (const RecordFile &file :
         {RecordFile(compressed(bytes, "gzip"), "n.db.gz"), RecordFile(zipped({{"n.db", bytes}}), "n.zip")}) {
        const Reading reading = readAll(file.source());
        QVERIFY2(reading.error->detail.ends_with("unpack it first"), reading.error->detail.c_str());
    }
}

void TestSqliteRecords::can_be_cancelled_in_a_view_without_end()
{
    class Impatient final : public core::JobControl
    {
    public:
        bool isCancelled() const override { return ++m_asked > 10; }
        void report(double fraction, std::string_view) override
        {
            isRising = isRising && fraction >= last && fraction < 1.0;
            last = fraction;
        }
        bool isRising = true;
        double last = 0.0;

    private:
        mutable int m_asked = 0;
    };
    const DatabaseRecords file(
        "CREATE VIEW v AS WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x+1 FROM c) "
        "SELECT x AS text FROM c");
    Impatient control;
    const auto found = scan(file.source(), control);
    QVERIFY(!found.has_value());
    QCOMPARE(found.error().code, ErrorCode::Cancelled);
    QVERIFY(control.isRising);
}

void TestSqliteRecords::a_view_without_end_is_refused()
{
    const DatabaseRecords file(
        "CREATE VIEW v AS WITH RECURSIVE c(x) AS (SELECT 'x' UNION ALL SELECT x||'xxxxxxxx' FROM c) "
        "SELECT x AS text FROM c");
    const Reading reading = readAll(file.source());
    QVERIFY(reading.error);
    QCOMPARE(reading.error->code, ErrorCode::InvalidRecords);
    QVERIFY2(reading.error->detail.find("the view gives more than 200 times what the file holds")
                 != std::string::npos,
             reading.error->detail.c_str());
}

void TestSqliteRecords::a_view_with_long_calls_ends_soon_data()
{
    QTest::addColumn<QString>("value");
    const auto row = [](const char *name, const char *value) { QTest::addRow("%s", name) << value; };
    row("instr", "instr(printf('%.*c',60000000,'a'), printf('%.*c',100000,'a')||'b')");
    row("replace", "replace(printf('%.*c',60000000,'a'), printf('%.*c',100000,'a')||'b', 'c')");
    row("trim", "trim(printf('%.*c',60000000,'a'), printf('%.*c',60000,'b'))");
    row("ltrim", "ltrim(printf('%.*c',60000000,'a'), printf('%.*c',60000,'b')||'a')");
    row("a width", "printf('%60000000d', 1)");
    row("a width many times", "length(printf('%9000000d', 1) || printf('%9000000d', text))");
    row("like", "printf('%.*c',1000000,'a') LIKE printf('%.*c',40000,'%a')");
    row("glob", "printf('%.*c',1000000,'a') GLOB replace(printf('%.*c',40000,'x'),'x','*a')");
    row("random bytes", "hex(randomblob(100000000))");
    row("zeros", "hex(zeroblob(100000000))");
    row("a file", "readfile('/etc/hostname')");
}

// Refused, or read at once: no call keeps the reader.
void TestSqliteRecords::a_view_with_long_calls_ends_soon()
{
    QFETCH(QString, value);
    const DatabaseRecords file(notes);
    tests::makeDatabase(file.path(),
                        "PRAGMA writable_schema=ON; INSERT INTO sqlite_master VALUES('view','v','v',0,"
                        "'CREATE VIEW v AS SELECT "
                            + QString(value).replace("'", "''").toStdString() + " AS text FROM notes')");
    Source source = file.source();
    source.table = "v";
    const auto begin = std::chrono::steady_clock::now();
    const Reading reading = readAll(source);
    QVERIFY(std::chrono::steady_clock::now() - begin < std::chrono::seconds(60));
    for (const Record &record : reading.records)
        QVERIFY(record.text.size() < Reader::maximumRecordBytes);
    if (reading.error)
        QCOMPARE(reading.error->code, ErrorCode::InvalidRecords);
}

void TestSqliteRecords::functions_of_a_view_give_the_values_of_sqlite_data()
{
    QTest::addColumn<QString>("value");
    const auto row = [](const char *value) { QTest::addRow("%s", value) << value; };
    row("instr(text, 'e')");
    row("instr(text, '')");
    row("instr('\u00e4\u00f6\u00fc', '\u00fc')");
    row("coalesce(instr(label, 'A'), 'none')");
    row("instr(12345, 34)");
    row("replace(text, 'e', 'ee')");
    row("replace(text, '', 'x')");
    row("replace('aaaa', 'aa', 'a')");
    row("replace('\u00e4b', '\u00e4', 'ae')");
    row("coalesce(replace(text, label, 'x'), 'none')");
    row("'[' || trim('  a b ') || ']'");
    row("'[' || trim(label) || ']'");
    row("trim('xxabxx', 'x')");
    row("ltrim('xyxab', 'yx')");
    row("rtrim('abxyx', 'yx')");
    row("trim('\u00e4\u00f6a\u00e4', '\u00f6\u00e4')");
    row("trim('aaa', 'a') || '.'");
    row("trim('abc', '')");
    row("trim(1210, '0')");
    row("printf('%5d|%-5s|%05.1f', id, text, id / 3.0)");
    row("format('%s: %s', id, text)");
    row("text LIKE 't%'");
    row("text LIKE '%O%' AND label IS NOT NULL");
    row("substr(text, 2, 2) || upper(text) || length(text)");
    row("CASE WHEN person = 7 THEN date('2020-01-31', '+1 day') ELSE round(2.5) END");
}

void TestSqliteRecords::functions_of_a_view_give_the_values_of_sqlite()
{
    QFETCH(QString, value);
    const std::string select = "SELECT " + value.toStdString() + " AS text FROM notes";
    const DatabaseRecords file(notes + "CREATE VIEW v AS " + select);
    std::vector<std::string> expected;
    const auto take = [](void *list, int, char **cells, char **) {
        static_cast<std::vector<std::string> *>(list)->emplace_back(cells[0] == nullptr ? "" : cells[0]);
        return 0;
    };
    const auto plain = tests::openSqlite(file.path());
    QCOMPARE(sqlite3_exec(plain.get(), select.c_str(), take, &expected, nullptr), SQLITE_OK);
    Source source = file.source();
    source.table = "v";
    const Reading reading = readAll(source);
    QVERIFY2(!reading.error, reading.error ? reading.error->detail.c_str() : "");
    std::vector<std::string> texts;
    for (const Record &record : reading.records)
        texts.push_back(record.text);
    QCOMPARE(texts, expected);
}

void TestSqliteRecords::says_when_another_program_wrote_meanwhile()
{
    const DatabaseRecords file("PRAGMA journal_mode=WAL;" + notes);
    const auto records = RecordStream::open(file.source());
    QVERIFY(records.has_value());
    Record record;
    QVERIFY((*records)->next(record).value());
    const auto before = std::filesystem::last_write_time(file.path());
    tests::makeDatabase(file.path(),
                        "INSERT INTO notes VALUES (9, 9, 'A', 'nine'); PRAGMA wal_checkpoint(TRUNCATE)");
    std::filesystem::last_write_time(file.path(),
                                     before + std::chrono::seconds(1)); // however coarse the clock
    core::records::ReadResult<bool> isThere = true;
    while (isThere.value_or(false))
        isThere = (*records)->next(record);
    QVERIFY(!isThere.has_value());
    QVERIFY(isThere.error().what.starts_with("another program wrote to it"));
}

} // namespace tst_sqliterecords

QTEST_APPLESS_MAIN(tst_sqliterecords::TestSqliteRecords)
#include "tst_sqliterecords.moc"
