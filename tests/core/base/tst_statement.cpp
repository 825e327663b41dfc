#include "core/base/Database.h"

#include <QTemporaryDir>
#include <QTest>

#include <sys/mman.h>

namespace tst_statement {

using namespace core;

/// What a statement takes in and hands out.
class TestStatement : public QObject
{
    Q_OBJECT

private slots:
    void a_value_that_cannot_be_bound_is_an_error_of_the_step();
    void a_text_that_is_too_long_is_not_taken_for_none();
    void a_value_that_could_not_be_bound_goes_with_the_statement();

private:
    Database open() const { return *Database::open(m_folder.filePath(QStringLiteral("file")).toStdString()); }

    QTemporaryDir m_folder;
};

// SQLite would run the statement all the same, with NULL in the place of the value.
void TestStatement::a_value_that_cannot_be_bound_is_an_error_of_the_step()
{
    Database database = open();
    auto statement = database.prepare("SELECT 1 WHERE ?1 IS NULL");
    QVERIFY(statement->bind(1, "x").bind(2, "there is no second place").bind(1, "y").step().error().code
            == ErrorCode::Database);
}

void TestStatement::a_text_that_is_too_long_is_not_taken_for_none()
{
    constexpr std::size_t size = 1'000'000'001; // SQLITE_MAX_LENGTH is 1,000,000,000; none of it is touched
    void *pages = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    QVERIFY(pages != MAP_FAILED);
    Database database = open();
    auto statement = database.prepare("SELECT 1 WHERE ?1 IS NULL");
    const auto step = statement->bind(1, std::string_view(static_cast<const char *>(pages), size)).step();
    ::munmap(pages, size);
    QVERIFY(!step);
}

void TestStatement::a_value_that_could_not_be_bound_goes_with_the_statement()
{
    Database database = open();
    auto statement = database.prepare("SELECT 1");
    statement->bind(1, "there is no place");
    Statement moved = std::move(*statement);
    QVERIFY(!moved.step());
    moved = *database.prepare("SELECT 1");
    QVERIFY(moved.step());
}

} // namespace tst_statement

QTEST_APPLESS_MAIN(tst_statement::TestStatement)
#include "tst_statement.moc"
