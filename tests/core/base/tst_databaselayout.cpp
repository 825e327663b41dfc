#include "core/base/Database.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <sys/stat.h>

namespace tst_databaselayout {

using namespace core;

/// Which files are opened, brought up to date or refused.
class TestDatabaseLayout : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void a_new_file_is_of_the_newest_version();
    void an_older_file_goes_through_every_step_from_its_own();
    void a_migrated_file_is_migrated_once();
    void a_migration_that_fails_leaves_the_file_as_it_was();
    void a_file_that_is_not_ours_is_named_and_left_as_it_is_data();
    void a_file_that_is_not_ours_is_named_and_left_as_it_is();
    void nothing_that_a_file_holds_is_run();
    void a_new_file_is_for_its_owner_only_and_not_made_through_a_link();
    void what_is_no_file_is_named_at_once_data();
    void what_is_no_file_is_named_at_once();
    void damaged_pages_are_named();
    void what_is_quoted_of_a_damaged_table_is_one_line();

private:
    std::filesystem::path path() const { return m_folder->filePath(QStringLiteral("file")).toStdString(); }
    void make(const std::string &sql) const
    {
        auto database = Database::open(path());
        if (!database || !database->execute(sql))
            qFatal("%s", sql.c_str());
    }
    QByteArray bytes() const
    {
        QFile file(QString::fromStdString(path().string()));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

constexpr auto ours = "PRAGMA application_id = 77;";

std::array<DatabaseMigration, 3> steps()
{
    return {
        DatabaseMigration{0, [](Database &file) { return file.execute("ALTER TABLE word ADD COLUMN one"); }},
        {1, [](Database &file) { return file.execute("ALTER TABLE word ADD COLUMN two"); }},
        {2, [](Database &file) { return file.execute("ALTER TABLE word ADD COLUMN three"); }}};
}

const auto fromTheFirst = steps();

DatabaseLayout layout()
{
    return {.name = "dictionary",
            .applicationId = 77,
            .version = 3,
            .schema = "CREATE TABLE word(text, one, two, three)",
            .migrations = fromTheFirst};
}

/// "text,one,two,three", and the number of the version.
QString columnsOf(const std::filesystem::path &path)
{
    auto database = Database::open(path, layout());
    if (!database)
        return QString::fromStdString(database.error().detail);
    auto row = database->prepare("SELECT (SELECT group_concat(name) FROM pragma_table_info('word')),"
                                 " (SELECT user_version FROM pragma_user_version),"
                                 " (SELECT application_id FROM pragma_application_id)");
    if (!row || !row->step())
        return QStringLiteral("unreadable");
    return QString::fromStdString(row->text(0))
           + QStringLiteral(" %1 %2").arg(row->integer(1)).arg(row->integer(2));
}

} // namespace

void TestDatabaseLayout::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestDatabaseLayout::a_new_file_is_of_the_newest_version()
{
    QCOMPARE(columnsOf(path()), QStringLiteral("text,one,two,three 3 77"));
}

void TestDatabaseLayout::an_older_file_goes_through_every_step_from_its_own()
{
    make(std::string(ours) + "PRAGMA user_version = 1; CREATE TABLE word(text, one);");
    QCOMPARE(columnsOf(path()), QStringLiteral("text,one,two,three 3 77"));
}

void TestDatabaseLayout::a_migrated_file_is_migrated_once()
{
    make(std::string(ours)
         + "PRAGMA user_version = 1; CREATE TABLE word(text, one); INSERT INTO word VALUES ('kept', 1);");
    const QString first = columnsOf(path());
    const QByteArray after = bytes();
    QCOMPARE(columnsOf(path()), first);
    QCOMPARE(bytes(), after);
    QVERIFY(after.contains("kept"));
}

void TestDatabaseLayout::a_migration_that_fails_leaves_the_file_as_it_was()
{
    // The second step fails: what the first one did goes back with it.
    make(std::string(ours) + "PRAGMA user_version = 1; CREATE TABLE word(text, one, three);");
    const QByteArray before = bytes();
    const auto opened = Database::open(path(), layout());
    QVERIFY(!opened);
    QCOMPARE(bytes(), before);
}

void TestDatabaseLayout::a_file_that_is_not_ours_is_named_and_left_as_it_is_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("words");
    const auto marked = QStringLiteral("PRAGMA application_id = 77; PRAGMA user_version = 3;");
    QTest::newRow("of a newer program")
        << "PRAGMA application_id = 77; PRAGMA user_version = 4; CREATE TABLE word(x);"
        << "a dictionary of layout 4, made by a newer version of this program, which reads layout 3";
    QTest::newRow("marked, of no version") << "PRAGMA application_id = 77; CREATE TABLE other(x);"
                                           << "a dictionary of layout 0";
    QTest::newRow("unmarked") << "CREATE TABLE places(url);"
                              << "no dictionary";
    QTest::newRow("marked as ours, with a table besides")
        << marked + "CREATE TABLE word(text, one, two, three); CREATE TABLE other(x);"
        << "did not make";
    QTest::newRow("marked as ours, with a trigger")
        << marked
               + "CREATE TABLE word(text, one, two, three); CREATE TRIGGER refuse BEFORE INSERT ON word"
                 " BEGIN SELECT RAISE(ABORT, 'no'); END;"
        << "did not make";
    QTest::newRow("marked as ours, with a view in the place of a table")
        << marked + "CREATE VIEW word AS SELECT 1 AS text, 2 AS one, 3 AS two, 4 AS three;"
        << "the table \"word\" was made by something else";
    QTest::newRow("marked as ours, with a table that takes no rows")
        << marked + "CREATE TABLE word(text, one, two, three, CHECK (0));"
        << "the table \"word\" was made by something else";
    QTest::newRow("marked as ours, with an index that takes no second row")
        << marked + "CREATE TABLE word(text, one, two, three); CREATE UNIQUE INDEX once ON word(1);"
        << "did not make";
    QTest::newRow("marked as ours, without its table") << marked << "the table \"word\" is missing";
    QTest::newRow("of an older version, with a table besides")
        << "PRAGMA application_id = 77; PRAGMA user_version = 1; CREATE TABLE word(text, one);"
           " CREATE TABLE other(x);"
        << "did not make";
    QTest::newRow("of another program")
        << "PRAGMA application_id = 7; PRAGMA user_version = 3; CREATE TABLE word(x);"
        << "no dictionary";
}

void TestDatabaseLayout::a_file_that_is_not_ours_is_named_and_left_as_it_is()
{
    QFETCH(QString, sql);
    QFETCH(QString, words);
    make(sql.toStdString());
    const QByteArray before = bytes();
    const auto opened = Database::open(path(), layout());
    QVERIFY(!opened);
    QCOMPARE(opened.error().code, ErrorCode::Database);
    const auto detail = QString::fromStdString(opened.error().detail);
    QVERIFY2(detail.contains(words) && detail.contains(QStringLiteral("left as it is")), qPrintable(detail));
    QCOMPARE(bytes(), before);
}

// A file that is changed after it was looked at, or attached without.
void TestDatabaseLayout::nothing_that_a_file_holds_is_run()
{
    make("CREATE TABLE word(text); CREATE TRIGGER refuse BEFORE INSERT ON word"
         " BEGIN SELECT RAISE(ABORT, 'no'); END;"
         "CREATE TRIGGER endless AFTER INSERT ON word BEGIN INSERT INTO word"
         " WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x FROM n; END;"
         "CREATE VIEW seen AS SELECT text FROM word;");
    auto database = Database::open(path());
    QVERIFY(database);
    QVERIFY(database->execute("INSERT INTO word VALUES ('kept')"));
    QVERIFY(!database->execute("SELECT * FROM seen"));
    QVERIFY(!database->execute("SELECT load_extension('libm.so.6')"));
    QVERIFY(!database->execute("PRAGMA writable_schema=ON; DELETE FROM sqlite_master"));
}

void TestDatabaseLayout::a_new_file_is_for_its_owner_only_and_not_made_through_a_link()
{
    std::filesystem::create_symlink(path().string() + "-elsewhere", path());
    const auto opened = Database::open(path(), layout());
    QVERIFY(!opened);
    QVERIFY(opened.error().detail.find("a link to a file that is not there") != std::string::npos);
    QVERIFY(!std::filesystem::exists(path().string() + "-elsewhere"));

    std::filesystem::remove(path());
    QVERIFY(Database::open(path(), layout()));
    struct stat status = {};
    QCOMPARE(::stat(path().c_str(), &status), 0);
    QCOMPARE(status.st_mode & 0777, 0600U);
}

void TestDatabaseLayout::what_is_no_file_is_named_at_once_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("a pipe") << S_IFIFO;
    QTest::newRow("a folder") << S_IFDIR;
}

void TestDatabaseLayout::what_is_no_file_is_named_at_once()
{
    QFETCH(int, kind);
    QCOMPARE(kind == S_IFIFO ? ::mkfifo(path().c_str(), 0600) : ::mkdir(path().c_str(), 0700), 0);
    const auto opened = Database::open(path(), layout());
    QVERIFY(!opened);
    QVERIFY(opened.error().detail.find("not a file") != std::string::npos);
}

void TestDatabaseLayout::damaged_pages_are_named()
{
    make("CREATE TABLE word(text); WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n LIMIT 999)"
         " INSERT INTO word SELECT hex(x) FROM n;");
    QVERIFY(Database::open(path())->checkPages());
    QFile file(QString::fromStdString(path().string()));
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.seek(4096)); // the second page, of the table
    QCOMPARE(file.write(QByteArray(64, '\xff')), 64);
    file.close();
    QVERIFY(!Database::open(path())->checkPages());
}

// SQLite's words hold the text of a table that it cannot read: whatever somebody wrote there.
void TestDatabaseLayout::what_is_quoted_of_a_damaged_table_is_one_line()
{
    make(std::string("CREATE TABLE word(text, one, two, three);") + ours + "PRAGMA user_version = 3;");
    QByteArray damaged = bytes();
    damaged.replace("one, two", "[ne,\ntwo");
    QFile file(QString::fromStdString(path().string()));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(damaged) == damaged.size());
    file.close();
    const auto refused = Database::open(path(), layout());
    QVERIFY(!refused);
    const QByteArray words = QByteArray::fromStdString(refused.error().detail);
    QVERIFY2(words.contains("two, three") && !words.contains('\n'), words);
}

} // namespace tst_databaselayout

QTEST_APPLESS_MAIN(tst_databaselayout::TestDatabaseLayout)
#include "tst_databaselayout.moc"
