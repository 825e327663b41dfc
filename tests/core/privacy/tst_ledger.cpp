#include "core/privacy/Ledger.h"

#include <QTemporaryDir>
#include <QFile>
#include <QTest>

#include <sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace core::privacy;
using core::Database;
using core::Digest;
using core::ErrorCode;
using core::Result;

class TestLedger : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void starts_empty_and_adds_up();
    void a_reservation_counts_before_it_is_committed();
    void the_cap_refuses_and_says_what_is_free();
    void the_first_plan_sets_a_cap_and_later_ones_do_not();
    void raising_the_cap_is_written_down();
    void the_same_content_elsewhere_is_the_same_source();
    void changed_content_at_the_same_path_is_the_same_source();
    void other_content_elsewhere_is_another_source();
    void model_and_commit_are_one_transaction();
    void the_chain_notices_a_changed_entry();
    void the_chain_notices_removed_entries();
    void a_broken_chain_spends_nothing();
    void stores_no_path_and_no_plain_digest();
    void a_locked_ledger_is_named();
    void a_file_that_is_no_database_is_named();
    void two_processes_together_never_pass_the_cap();

private:
    Ledger open() { return std::move(*Ledger::open(m_path)); }
    void execute(const char *sql);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::filesystem::path m_path;
};

namespace {

const SourceFingerprint notes{"/data/notes.csv", Digest{1}};
const Spend two{2'000'000, 2'000'000'000'000};

} // namespace

void TestLedger::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(QStringLiteral("ledger.sqlite")).toStdString();
}

void TestLedger::execute(const char *sql)
{
    sqlite3 *handle = nullptr;
    QCOMPARE(sqlite3_open(m_path.c_str(), &handle), SQLITE_OK);
    QCOMPARE(sqlite3_exec(handle, sql, nullptr, nullptr, nullptr), SQLITE_OK);
    sqlite3_close(handle);
}

void TestLedger::starts_empty_and_adds_up()
{
    Ledger ledger = open();
    QVERIFY(ledger.account(notes)->id.empty());
    QCOMPARE(ledger.account(notes)->spent, Spend());

    QVERIFY(ledger.reserve(notes, "a", "histogram", two, {}));
    QVERIFY(ledger.reserve(notes, "b", "histogram", two, {}));

    QCOMPARE(ledger.account(notes)->spent, two + two);
    QVERIFY(ledger.verifyChain());
}

void TestLedger::a_reservation_counts_before_it_is_committed()
{
    {
        Ledger ledger = open();
        QVERIFY(ledger.reserve(notes, "a", "histogram", two, {}));
    }
    Ledger again = open();
    QCOMPARE(again.account(notes)->spent, two);
    QVERIFY(!again.entries()->front().committed);
}

void TestLedger::the_cap_refuses_and_says_what_is_free()
{
    Ledger ledger = open();
    QVERIFY(ledger.reserve(notes, "a", "histogram", two, 3'000'000));

    const auto refused = ledger.reserve(notes, "a", "histogram", two, {});

    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::BudgetExhausted);
    const auto detail = QString::fromStdString(refused.error().detail);
    QVERIFY2(detail.contains(QLatin1String("cap 3, spent 2, free 1")), qPrintable(detail));
    QCOMPARE(ledger.account(notes)->spent, two);
}

void TestLedger::the_first_plan_sets_a_cap_and_later_ones_do_not()
{
    Ledger ledger = open();
    QVERIFY(ledger.reserve(notes, "a", "histogram", two, 5'000'000));
    QVERIFY(ledger.reserve(notes, "a", "histogram", two, 500'000'000));

    QCOMPARE(ledger.account(notes)->capMicroEpsilon, std::optional<std::int64_t>(5'000'000));
    QVERIFY(!ledger.reserve(notes, "a", "histogram", two, 500'000'000));
}

void TestLedger::raising_the_cap_is_written_down()
{
    Ledger ledger = open();
    QVERIFY(ledger.reserve(notes, "a", "histogram", two, 2'000'000));
    QVERIFY(ledger.setCap("SRC-1", 4'000'000, "approved by the board"));

    QVERIFY(ledger.reserve(notes, "a", "histogram", two, {}));
    const auto entries = ledger.entries();
    QCOMPARE(entries->size(), std::size_t{4});
    QCOMPARE(entries->at(2).kind, std::string("cap"));
    QCOMPARE(entries->at(2).detail, std::string("approved by the board"));
    QCOMPARE(ledger.setCap("SRC-9", 4'000'000, "x").error().code, ErrorCode::NotFound);
}

void TestLedger::the_same_content_elsewhere_is_the_same_source()
{
    Ledger ledger = open();
    QVERIFY(ledger.reserve(notes, "a", "histogram", two, {}));
    QCOMPARE(ledger.account({"/copy/other.csv", Digest{1}})->spent, two);
}

void TestLedger::changed_content_at_the_same_path_is_the_same_source()
{
    Ledger ledger = open();
    QVERIFY(ledger.reserve(notes, "a", "histogram", two, {}));
    QVERIFY(ledger.reserve({"/data/notes.csv", Digest{2}}, "a", "histogram", two, {}));
    QCOMPARE(ledger.account({"/elsewhere.csv", Digest{2}})->spent, two + two);
}

void TestLedger::other_content_elsewhere_is_another_source()
{
    Ledger ledger = open();
    QVERIFY(ledger.reserve(notes, "a", "histogram", two, {}));
    QVERIFY(ledger.reserve({"/other.csv", Digest{9}}, "a", "histogram", two, {}));
    QCOMPARE(ledger.account(notes)->spent, two);
    QCOMPARE(ledger.entries()->back().source, std::string("SRC-2"));
}

void TestLedger::model_and_commit_are_one_transaction()
{
    const std::filesystem::path project = m_folder->filePath(QStringLiteral("p.sqlite")).toStdString();
    {
        auto store = Database::open(project);
        QVERIFY(store->execute("CREATE TABLE model(value TEXT)"));
    }
    Ledger ledger = open();
    auto reservation = ledger.reserve(notes, "a", "histogram", two, {});

    const auto broken = ledger.commit(*reservation, project, [](Database &database) -> Result<void> {
        if (auto stored = database.execute("INSERT INTO project.model VALUES ('x')"); !stored)
            return stored;
        return core::fail(ErrorCode::Io, "as if the disk were full");
    });
    QVERIFY(!broken);
    QVERIFY(!ledger.entries()->front().committed);
    {
        auto store = Database::open(project);
        auto count = store->prepare("SELECT COUNT(*) FROM model");
        QVERIFY(*count->step());
        QCOMPARE(count->integer(0), std::int64_t{0});
    }

    QVERIFY(ledger.commit(*reservation, project, [](Database &database) {
        return database.execute("INSERT INTO project.model VALUES ('x')");
    }));
    QVERIFY(ledger.entries()->front().committed);
    auto store = Database::open(project);
    auto count = store->prepare("SELECT COUNT(*) FROM model");
    QVERIFY(*count->step());
    QCOMPARE(count->integer(0), std::int64_t{1});
}

void TestLedger::the_chain_notices_a_changed_entry()
{
    Ledger ledger = open();
    QVERIFY(ledger.reserve(notes, "a", "histogram", two, {}));
    QVERIFY(ledger.reserve(notes, "a", "histogram", two, {}));
    execute("UPDATE event SET micro_epsilon = 1 WHERE sequence = 2");

    const auto intact = ledger.verifyChain();

    QVERIFY(!intact);
    QVERIFY(QString::fromStdString(intact.error().detail).contains(QLatin1String("entry 2")));
}

void TestLedger::the_chain_notices_removed_entries()
{
    Ledger ledger = open();
    QVERIFY(ledger.reserve(notes, "a", "histogram", two, {}));
    QVERIFY(ledger.reserve(notes, "a", "histogram", two, {}));
    execute("DELETE FROM event WHERE sequence = 2");
    QVERIFY(!ledger.verifyChain());
    execute("DELETE FROM event WHERE sequence = 1");
    QVERIFY(!ledger.verifyChain());
}

void TestLedger::a_broken_chain_spends_nothing()
{
    Ledger ledger = open();
    QVERIFY(ledger.reserve(notes, "a", "histogram", two, {}));
    execute("UPDATE event SET project = 'other'");

    QCOMPARE(ledger.reserve(notes, "a", "histogram", two, {}).error().code, ErrorCode::Database);
    QCOMPARE(ledger.setCap("SRC-1", 1, "x").error().code, ErrorCode::Database);
}

void TestLedger::stores_no_path_and_no_plain_digest()
{
    const SourceFingerprint telling{"/data/CANARY-PATH.csv", core::sha256("the records")};
    {
        Ledger ledger = open();
        QVERIFY(ledger.reserve(telling, "a", "histogram", two, {}));
    }
    QFile file(QString::fromStdString(m_path.string()));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    QVERIFY(!bytes.contains("CANARY-PATH"));
    QVERIFY(!bytes.contains(QByteArray(reinterpret_cast<const char *>(telling.content->data()), 32)));
}

void TestLedger::a_locked_ledger_is_named()
{
    Ledger first = open();
    auto other = Database::open(m_path);
    QVERIFY(other->execute("BEGIN EXCLUSIVE"));

    auto waiting = Database::open(m_path, std::chrono::milliseconds(1));

    const auto error = waiting ? waiting->execute("BEGIN IMMEDIATE").error() : waiting.error();
    QCOMPARE(error.code, ErrorCode::Database);
    QVERIFY(QString::fromStdString(error.detail).contains(QLatin1String("locked by another process")));
}

void TestLedger::a_file_that_is_no_database_is_named()
{
    QFile file(QString::fromStdString(m_path.string()));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("id,label,text\n1,a,this is a table and no database at all, whatever its ending says\n");
    file.close();

    const auto ledger = Ledger::open(m_path);

    QVERIFY(!ledger);
    QVERIFY(QString::fromStdString(ledger.error().detail).contains(QLatin1String("not a SQLite database")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().startsWith("id,label,text"));
}

void TestLedger::two_processes_together_never_pass_the_cap()
{
    {
        Ledger ledger = open();
        QVERIFY(ledger.reserve(notes, "a", "histogram", {1, 1}, 10'000'001));
    }
    std::vector<pid_t> children;
    for (int child = 0; child < 2; ++child) {
        const pid_t process = ::fork();
        if (process == 0) {
            auto ledger = Ledger::open(m_path);
            for (int attempt = 0; ledger && attempt < 5; ++attempt)
                (void)ledger->reserve(notes, "b", "histogram", two, {});
            ::_exit(ledger ? 0 : 1);
        }
        children.push_back(process);
    }
    for (const pid_t process : children) {
        int status = 0;
        ::waitpid(process, &status, 0);
        QCOMPARE(status, 0);
    }
    Ledger ledger = open();
    QVERIFY(ledger.verifyChain());
    // Ten attempts at 2 under a cap of 10: five fit, whoever was faster.
    QCOMPARE(ledger.account(notes)->spent.microEpsilon, std::int64_t{10'000'001});
}

QTEST_APPLESS_MAIN(TestLedger)
#include "tst_ledger.moc"
