#include "core/base/Text.h"
#include "core/records/Preview.h"
#include "core/records/odbc/ConnectionText.h"
#include "core/records/odbc/DatabaseRows.h"
#include "core/records/profiles/Profile.h"
#include "tests/core/records/DatabaseFile.h"
#include "tests/core/records/PostgresServer.h"
#include "tests/core/records/RecordFile.h"

#include <QTest>

#include <set>

namespace tst_databases {

using namespace core::records;
using namespace std::string_literals;
using tests::PostgresServer;

namespace {

Source sourceOf(const std::string &connection)
{
    Source source = RecordFile("").source("text");
    source.files.clear();
    source.database.connection = connection;
    source.labelColumn = "kind";
    return source;
}

bool isWithoutDriver(const std::string &detail)
{
    return detail.find("the driver is not known") != std::string::npos;
}

std::string detailOf(const Reading &reading)
{
    return reading.error ? reading.error->detail : std::string();
}

} // namespace

class TestDatabases : public QObject
{
    Q_OBJECT

private slots:
    void refuses_secrets_code_and_logs_in_a_connection_data();
    void refuses_secrets_code_and_logs_in_a_connection();
    void refuses_statements_that_write_data();
    void refuses_statements_that_write();
    void names_a_database_by_host_name_and_query();
    void reads_a_table_of_sqlite();
    void reads_a_table_and_a_query_of_postgresql();

private:
    static void checkOmop(PostgresServer &server);
    static void checkPostgres(PostgresServer &server);
};

void TestDatabases::refuses_secrets_code_and_logs_in_a_connection_data()
{
    QTest::addColumn<QString>("connection");
    QTest::addColumn<QString>("said");
    QTest::newRow("password") << "DSN=a;PWD=Zq7"
                              << "no password";
    QTest::newRow("another name of it") << "DSN=a; password = {Zq7;x}"
                                        << "no password";
    QTest::newRow("a library") << "Driver=/tmp/Zq7.so"
                               << "not a path";
    QTest::newRow("a file of settings") << "FILEDSN=/tmp/Zq7"
                                        << "is not allowed";
    QTest::newRow("statements") << "DSN=a;ConnSettings=Zq7"
                                << "is not allowed";
    QTest::newRow("a log") << "DSN=a;CommLog=1"
                           << "is not allowed";
    QTest::newRow("no keywords") << "Zq7"
                                 << "keywords of ODBC";
    QTest::newRow("an open brace") << "DSN={Zq7"
                                   << "keywords of ODBC";
    QTest::newRow("no source") << "Server=a"
                               << "was expected";
    QTest::newRow("good") << "DSN=clinic"
                          << "";
}

void TestDatabases::refuses_secrets_code_and_logs_in_a_connection()
{
    QFETCH(QString, connection);
    QFETCH(QString, said);
    const QString problem = QString::fromStdString(odbc::problemOf(connection.toStdString()));
    QCOMPARE(problem.isEmpty(), said.isEmpty());
    QVERIFY2(problem.contains(said), qPrintable(problem));
    QVERIFY(!problem.contains("Zq7"));
}

void TestDatabases::refuses_statements_that_write_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<bool>("isGood");
    QTest::newRow("select") << "SELECT text FROM notes WHERE kind = 'drop; delete'" << true;
    QTest::newRow("with") << "WITH a AS (SELECT 1) SELECT * FROM a;" << true;
    QTest::newRow("a quoted column") << "SELECT \"update\" FROM notes -- delete" << true;
    QTest::newRow("delete") << "DELETE FROM notes" << false;
    QTest::newRow("within") << "WITH a AS (DELETE FROM notes RETURNING *) SELECT * FROM a" << false;
    QTest::newRow("two") << "SELECT 1; DROP TABLE notes" << false;
    QTest::newRow("into") << "SELECT * INTO other FROM notes" << false;
    QTest::newRow("lock") << "SELECT * FROM notes FOR UPDATE" << false;
    QTest::newRow("dollars") << "SELECT $$a$$" << false;
    QTest::newRow("an open quote") << "SELECT 'a" << false;
    QTest::newRow("nothing") << " " << false;
}

void TestDatabases::refuses_statements_that_write()
{
    QFETCH(QString, query);
    QFETCH(bool, isGood);
    QCOMPARE(odbc::problemOfQuery(query.toStdString()).empty(), isGood);
}

void TestDatabases::names_a_database_by_host_name_and_query()
{
    DatabaseSource database;
    database.connection = "Driver=x;Server=DB.Example;Port=5432;Database=clinic";
    QCOMPARE(nameOf(database, "notes"), "odbc:db.example:5432/clinic/notes"s);
    database.query = "SELECT  text\nFROM notes;";
    const std::string named = nameOf(database, {});
    database.query = "SELECT text FROM notes";
    QCOMPARE(nameOf(database, {}), named);
    database.query = "SELECT text FROM letters";
    QVERIFY(nameOf(database, {}) != named);
}

void TestDatabases::reads_a_table_of_sqlite()
{
    const QTemporaryDir folder;
    const std::string file = folder.filePath(QStringLiteral("notes.db")).toStdString();
    tests::makeDatabase(file,
                        "CREATE TABLE notes(text TEXT, kind TEXT);"
                        "INSERT INTO notes VALUES('Chest pain \xC3\xA4\xF0\x9F\x99\x82','a'),(NULL,'b');");
    Source source = sourceOf("Driver=SQLite3;Database=" + file);
    const auto shown = preview(source);
    if (!shown && isWithoutDriver(shown.error().detail))
        QSKIP("the driver of SQLite is not installed");
    QVERIFY2(shown.has_value(), shown ? "" : shown.error().detail.c_str());
    QCOMPARE(shown->table, "notes"s);
    QCOMPARE(shown->columns, (std::vector<std::string>{"text", "kind"}));
    const Reading reading = readAll(source);
    QVERIFY2(!reading.error, detailOf(reading).c_str());
    QCOMPARE(reading.records.size(), std::size_t{2});
    QCOMPARE(reading.records[0].text, "Chest pain \xC3\xA4\xF0\x9F\x99\x82"s);
    QCOMPARE(reading.records[1].label, "b"s);
    source.table = "letters";
    QVERIFY(detailOf(readAll(source)).find("notes") != std::string::npos);
}

void TestDatabases::reads_a_table_and_a_query_of_postgresql()
{
    PostgresServer server;
    if (!server.isRunning)
        QSKIP("PostgreSQL cannot be started here");
    qputenv("KS_TEST_USER", "keeper");
    qputenv("KS_TEST_PASSWORD", PostgresServer::password().toUtf8());
    checkOmop(server);
    checkPostgres(server);
}

// The query of resources/docs/records.md: a note of a visit with several conditions comes once.
void TestDatabases::checkOmop(PostgresServer &server)
{
    QVERIFY(server.sql(QStringLiteral(
        "CREATE TABLE note(note_id int, person_id int, visit_occurrence_id int, note_text text);"
        "CREATE TABLE person(person_id int); INSERT INTO person VALUES(1), (2);"
        "CREATE TABLE visit_occurrence(visit_occurrence_id int); INSERT INTO visit_occurrence VALUES(7);"
        "CREATE TABLE condition_occurrence(visit_occurrence_id int, condition_source_value varchar(50));"
        "INSERT INTO condition_occurrence VALUES(7, 'I50.1'), (7, 'E11.9'), (7, 'I50.1');"
        "INSERT INTO note VALUES(1, 1, 7, 'Fever.'), (2, 1, 7, 'Cough.'), (3, 2, NULL, 'Pain.')")));
    Source source;
    source.database.connection = server.connection();
    source.database.userEnvironment = "KS_TEST_USER";
    source.database.passwordEnvironment = "KS_TEST_PASSWORD";
    source.database.query =
        "SELECT n.note_id, n.person_id, n.note_text, "
        "string_agg(DISTINCT c.condition_source_value, ';') AS condition_source_value FROM note n "
        "JOIN person p ON p.person_id = n.person_id "
        "LEFT JOIN visit_occurrence v ON v.visit_occurrence_id = n.visit_occurrence_id "
        "LEFT JOIN condition_occurrence c ON c.visit_occurrence_id = v.visit_occurrence_id "
        "GROUP BY n.note_id, n.person_id, n.note_text";
    source.labelSeparator = ";";
    const auto shown = preview(source);
    if (!shown && isWithoutDriver(shown.error().detail))
        QSKIP("the driver of PostgreSQL is not installed");
    QVERIFY2(shown.has_value(), shown ? "" : shown.error().detail.c_str());
    const Profile *profile = profileOf(*shown);
    QVERIFY(profile);
    QCOMPARE(profile->name, "omop-note-conditions"s);
    fillIn(source, *profile, *shown);
    std::set<std::string> read;
    for (const Record &record : readAll(source).records)
        read.insert(record.person + " " + record.text + " " + record.label + " "
                    + core::joined(record.otherLabels));
    QCOMPARE(read, (std::set<std::string>{"1 Fever. E11.9 I50.1", "1 Cough. E11.9 I50.1", "2 Pain.  "}));
}

void TestDatabases::checkPostgres(PostgresServer &server)
{
    QVERIFY(server.sql(QStringLiteral(
        "CREATE TABLE notes(text text, kind text); CREATE TABLE blobs(text bytea, kind text);"
        "INSERT INTO notes SELECT 'note ' || i || repeat(' x', 500), 'a' FROM generate_series(1, 20000) i;"
        "INSERT INTO blobs VALUES(convert_to(E'{\\\\rtf1 Chest pain}', 'UTF8'), 'a'), (decode('0001', "
        "'hex'), 'b');"
        "CREATE FUNCTION writes() RETURNS text LANGUAGE sql AS "
        "'INSERT INTO notes VALUES(''w'', ''a''); SELECT ''x''::text'")));
    Source source = sourceOf(server.connection());
    source.table = "notes";
    source.database.userEnvironment = "KS_TEST_USER";
    source.database.passwordEnvironment = "KS_TEST_PASSWORD";
    const Reading all = readAll(source);
    if (isWithoutDriver(detailOf(all)))
        QSKIP("the driver of PostgreSQL is not installed");
    QVERIFY2(!all.error, detailOf(all).c_str());
    QCOMPARE(all.records.size(), std::size_t{20'000});

    // Rows that are added while the table is read are not among them.
    auto grows = Reader::open(source);
    QVERIFY(grows.has_value());
    Record record;
    QVERIFY((*grows)->next(record).value_or(false));
    QVERIFY(server.sql(QStringLiteral("INSERT INTO notes VALUES('late', 'a')")));
    std::size_t read = 1;
    while ((*grows)->next(record).value_or(false))
        ++read;
    QCOMPARE(read, std::size_t{20'000});

    Source query = source;
    query.table.reset();
    query.database.query = "SELECT text, kind FROM notes WHERE text LIKE 'note 1%' ORDER BY text";
    QVERIFY(!readAll(query).error);
    query.database.query = "SELECT writes() AS text, 'a' AS kind";
    QVERIFY(detailOf(readAll(query)).find("the query writes") != std::string::npos);

    Source blobs = source;
    blobs.table = "blobs";
    const Reading documents = readAll(blobs);
    QVERIFY2(!documents.error, detailOf(documents).c_str());
    QCOMPARE(documents.records.size(), std::size_t{1});
    QCOMPARE(documents.records[0].text, "Chest pain"s);

    // A query without an end is cancelled at once, or by the time limit.
    Source slow = source;
    slow.table.reset();
    slow.database.query = "SELECT pg_sleep(60)::text AS text, 'a' AS kind";
    slow.isCancelled = [] { return true; };
    QCOMPARE(readAll(slow).error.value().code, core::ErrorCode::Cancelled);
    slow.isCancelled = {};
    slow.database.timeout = 1;
    QVERIFY(detailOf(readAll(slow)).find("has not answered for 1 seconds") != std::string::npos);

    // A server that ends while it is read is an error, never the end of the records.
    auto vanishes = Reader::open(source);
    QVERIFY(vanishes.has_value());
    QVERIFY((*vanishes)->next(record).value_or(false));
    server.stop();
    core::Result<bool> isThere = true;
    while ((isThere = (*vanishes)->next(record)).value_or(false)) {
    }
    QVERIFY(!isThere);
    QCOMPARE(isThere.error().code, core::ErrorCode::Io);
    QVERIFY(isThere.error().detail.find(PostgresServer::password().toStdString()) == std::string::npos);
}

} // namespace tst_databases

QTEST_APPLESS_MAIN(tst_databases::TestDatabases)
#include "tst_databases.moc"
