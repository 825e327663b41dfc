#include "core/base/Database.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <array>

using namespace core;

/// Which files are opened, brought up to date or refused.
class TestDatabaseLayout : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void a_new_file_is_of_the_newest_version();
    void an_older_file_goes_through_every_step_from_its_own();
    void an_unmarked_file_is_known_by_its_table();
    void a_migrated_file_is_migrated_once();
    void a_migration_that_fails_leaves_the_file_as_it_was();
    void a_file_that_is_not_ours_is_named_and_left_as_it_is_data();
    void a_file_that_is_not_ours_is_named_and_left_as_it_is();

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
            .migrations = fromTheFirst,
            .unmarkedTable = "word"};
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

void TestDatabaseLayout::an_unmarked_file_is_known_by_its_table()
{
    make("CREATE TABLE word(text); CREATE TABLE other(x);");
    QCOMPARE(columnsOf(path()), QStringLiteral("text,one,two,three 3 77"));
}

void TestDatabaseLayout::a_migrated_file_is_migrated_once()
{
    make("CREATE TABLE word(text); INSERT INTO word VALUES ('kept');");
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
    QTest::newRow("of a newer program")
        << "PRAGMA application_id = 77; PRAGMA user_version = 4; CREATE TABLE word(x);"
        << "a dictionary of layout 4, made by a newer version of this program, which reads layout 3";
    QTest::newRow("marked, of no version") << "PRAGMA application_id = 77; CREATE TABLE other(x);"
                                           << "a dictionary of layout 0";
    QTest::newRow("unmarked, without the table") << "CREATE TABLE places(url);"
                                                 << "no dictionary";
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

QTEST_APPLESS_MAIN(TestDatabaseLayout)
#include "tst_databaselayout.moc"
