#include "tests/core/privacy/LedgerFolder.h"

#include <QTest>

namespace tst_ledgerunfinished {

using namespace core::privacy;
using namespace ledgertest;
using core::Database;
using core::Result;

/// Which reservations are said to have been interrupted, and how often.
class TestLedgerUnfinished : public QObject
{
    Q_OBJECT

private slots:
    void a_run_that_goes_on_is_not_unfinished();
    void a_run_that_ended_without_a_commit_is_unfinished();
    void a_committed_run_is_not_unfinished();
    void is_told_until_it_is_noted_and_then_no_more();
    void a_notice_leaves_the_account_and_the_chain_as_they_were();
    void what_goes_on_cannot_be_noted();
    void two_starts_at_once_write_one_notice();
    void a_commit_after_a_notice_counts();
};

namespace {

/// A reservation whose ledger is closed before anything was committed, as the kernel would after a kill.
std::int64_t interruptedIn(const LedgerFolder &folder)
{
    return folder.open().reserve(notes, "cardiology", "histogram", two, {})->sequence();
}

} // namespace

void TestLedgerUnfinished::a_run_that_goes_on_is_not_unfinished()
{
    const LedgerFolder folder;
    Ledger running = folder.open();
    QVERIFY(running.reserve(notes, "a", "histogram", two, {}));

    QVERIFY(running.unfinished()->empty());
    Ledger other = folder.open();
    QVERIFY(other.unfinished()->empty());
    QVERIFY(!other.entries()->front().interrupted);
    QVERIFY(!other.entries()->front().committed);
}

void TestLedgerUnfinished::a_run_that_ended_without_a_commit_is_unfinished()
{
    const LedgerFolder folder;
    const auto sequence = interruptedIn(folder);

    const auto unfinished = folder.open().unfinished();

    QCOMPARE(unfinished->size(), std::size_t{1});
    QCOMPARE(unfinished->front().sequence, sequence);
    QCOMPARE(unfinished->front().project, std::string("cardiology"));
    QCOMPARE(unfinished->front().spend, two);
    QVERIFY(unfinished->front().interrupted);
    QVERIFY(!unfinished->front().noticed);
}

void TestLedgerUnfinished::a_committed_run_is_not_unfinished()
{
    const LedgerFolder folder;
    folder.execute("CREATE TABLE model(value TEXT)", "project.sqlite");
    {
        Ledger ledger = folder.open();
        const auto reservation = ledger.reserve(notes, "a", "histogram", two, {});
        QVERIFY(ledger.store(
            *reservation, {}, folder.path("project.sqlite"), [](Database &) { return Result<void>(); }));
        QVERIFY(ledger.unfinished()->empty());
    }
    QVERIFY(folder.open().unfinished()->empty());
}

void TestLedgerUnfinished::is_told_until_it_is_noted_and_then_no_more()
{
    const LedgerFolder folder;
    const auto sequence = interruptedIn(folder);
    QCOMPARE(folder.open().unfinished()->size(), std::size_t{1});
    Ledger ledger = folder.open();
    const auto unfinished = ledger.unfinished();
    QCOMPARE(unfinished->size(), std::size_t{1});

    QVERIFY(ledger.noteUnfinished(*unfinished));

    QVERIFY(ledger.unfinished()->empty());
    const auto entries = folder.open().entries();
    QCOMPARE(entries->size(), std::size_t{2});
    QVERIFY(entries->front().interrupted);
    QVERIFY(entries->front().noticed);
    QCOMPARE(entries->back().kind, std::string("notice"));
    QCOMPARE(entries->back().refers, sequence);
    QCOMPARE(entries->back().source, entries->front().source);
    QCOMPARE(entries->back().project, std::string("cardiology"));
}

void TestLedgerUnfinished::a_notice_leaves_the_account_and_the_chain_as_they_were()
{
    const LedgerFolder folder;
    interruptedIn(folder);
    Ledger ledger = folder.open();
    QVERIFY(ledger.noteUnfinished(*ledger.unfinished()));
    QCOMPARE(ledger.account(notes.name)->spent, two);
    QVERIFY(ledger.verifyChain());
}

void TestLedgerUnfinished::what_goes_on_cannot_be_noted()
{
    const LedgerFolder folder;
    Ledger running = folder.open();
    QVERIFY(running.reserve(notes, "a", "histogram", two, {}));
    Ledger other = folder.open();
    QVERIFY(other.noteUnfinished(*other.entries()));
    QCOMPARE(other.entries()->size(), std::size_t{1});
}

void TestLedgerUnfinished::two_starts_at_once_write_one_notice()
{
    const LedgerFolder folder;
    interruptedIn(folder);
    Ledger one = folder.open();
    Ledger another = folder.open();
    const auto seenByOne = one.unfinished();
    const auto seenByTwo = another.unfinished();
    QCOMPARE(seenByTwo->size(), std::size_t{1});

    QVERIFY(one.noteUnfinished(*seenByOne));
    QVERIFY(another.noteUnfinished(*seenByTwo));

    QCOMPARE(another.entries()->size(), std::size_t{2});
}

void TestLedgerUnfinished::a_commit_after_a_notice_counts()
{
    // Someone removed the file with the marks while the run went on.
    const LedgerFolder folder;
    folder.execute("CREATE TABLE model(value TEXT)", "project.sqlite");
    Ledger running = folder.open();
    const auto reservation = running.reserve(notes, "a", "histogram", two, {});
    QVERIFY(std::filesystem::remove(folder.path("ledger.sqlite.runs")));
    Ledger other = folder.open();
    QVERIFY(other.noteUnfinished(*other.unfinished()));

    QVERIFY(running.store(
        *reservation, {}, folder.path("project.sqlite"), [](Database &) { return Result<void>(); }));

    const auto entries = other.entries();
    QVERIFY(entries->front().committed);
    QVERIFY(!entries->front().interrupted);
    QVERIFY(other.unfinished()->empty());
    QVERIFY(other.verifyChain());
}

} // namespace tst_ledgerunfinished

QTEST_APPLESS_MAIN(tst_ledgerunfinished::TestLedgerUnfinished)
#include "tst_ledgerunfinished.moc"
