#include "core/base/ProjectFile.h"
#include "core/base/Result.h"
#include "core/privacy/Commit.h"
#include "tests/core/privacy/LedgerFolder.h"
#include "tests/core/privacy/SmallDisk.h"

#include <QTest>

namespace tst_commit {

using namespace core::privacy;
using namespace ledgertest;
using core::Database;
using core::Digest;
using core::JobControl;
using core::Result;

namespace {

constexpr Sensitivity one{.l1 = 1, .l2Squared = 1};

/// Laplace noise of epsilon 1 for a count.
const Noise noise = LaplaceScale{.numerator = 1, .denominator = 1};

CommitTerms termsOf(int rounds)
{
    const std::vector<MechanismCost> round{costOf(one, noise)};
    const std::vector<std::vector<MechanismCost>> all(static_cast<std::size_t>(rounds), round);
    std::vector<MechanismCost> together;
    for (const auto &each : all)
        together.insert(together.end(), each.begin(), each.end());
    return {.source = {.name = notes.name},
            .project = "cardiology",
            .mechanism = "counts",
            .spend = composed(together, 0),
            .rounds = all,
            .capsIfNone = {}};
}

/// Notes what a commit tells the one who started it.
class WatchedControl final : public JobControl
{
public:
    bool isCancelled() const override { return cancelled; }
    void report(double, std::string_view) override {}
    void setCancellable(bool can) override { canCancel.push_back(can); }

    bool cancelled = false;
    std::vector<bool> canCancel;
};

/// Counts one unit, in as many rounds as it is asked to, and stores each in the table `round`.
class CountWork final : public CommitWork
{
public:
    Result<Digest> read(JobControl &) override
    {
        steps.push_back("read");
        return content;
    }
    Result<void> prepare(int round, JobControl &) override
    {
        steps.push_back("prepare " + std::to_string(round));
        if (round == failBefore)
            return core::fail(core::ErrorCode::Network, "the server is gone");
        return {};
    }
    Result<void> draw(Round &round, JobControl &) override
    {
        steps.push_back("draw " + std::to_string(round.number()));
        for (int draw = 0; draw < drawsInRound; ++draw) {
            KEYSEED_ASSIGN(auto noisy, round.draw(ExactCounts({1}, one), noise));
            m_value = noisy->cells.front();
        }
        return {};
    }
    std::string sealed(const Receipt &receipt) const override
    {
        return std::to_string(receipt.sequence) + ":" + std::to_string(m_value);
    }
    Result<void> store(Database &connection, const Receipt &receipt) override
    {
        steps.push_back("store");
        auto insert = connection.prepare("INSERT INTO project.exact_comparison(noted) VALUES (?1)");
        return insert ? insert->bind(1, sealed(receipt) + std::string(ballast, 'x')).run()
                      : core::fail(insert.error());
    }
    std::uint64_t mostBytesToStore() const override { return ballast + 1000; }

    std::vector<std::string> steps;
    Digest content{1};
    int failBefore = -1;
    int drawsInRound = 1;
    std::size_t ballast = 0; ///< bytes stored besides

private:
    std::int64_t m_value = 0;
};

std::vector<std::string> kindsIn(Ledger &ledger)
{
    std::vector<std::string> kinds;
    const auto entries = ledger.entries();
    for (const LedgerEntry &entry : *entries)
        kinds.push_back(entry.kind);
    return kinds;
}

} // namespace

/// The order of a commit, and what is left of one that ends on the way.
class TestCommit : public QObject
{
    Q_OBJECT

private slots:
    void reads_reserves_draws_and_stores_in_this_order();
    void what_the_cap_refuses_is_not_read();
    void a_cancel_before_the_reservation_costs_nothing();
    void says_while_a_cancel_is_heeded();
    void a_round_draws_no_more_than_it_pays_for();
    void all_rounds_are_debited_before_the_first();
    void goes_on_with_the_rounds_that_were_paid();
    void other_records_are_not_gone_on_with();
    void a_complete_commit_is_not_gone_on_with();
    void the_ledger_knows_what_was_stored();
    void a_full_disk_leaves_a_model_or_no_debit();

private:
    static std::filesystem::path projectIn(const LedgerFolder &folder)
    {
        if (!Database::open(folder.path("project.sqlite"), core::projectFileLayout))
            qFatal("no project");
        return folder.path("project.sqlite");
    }
};

void TestCommit::reads_reserves_draws_and_stores_in_this_order()
{
    const LedgerFolder folder;
    Ledger ledger = folder.open();
    CountWork work;
    core::NoControl control;
    const auto receipt = Commit(ledger, projectIn(folder)).run(termsOf(1), work, control);
    QVERIFY2(receipt, receipt ? "" : receipt.error().detail.c_str());

    QCOMPARE(work.steps, (std::vector<std::string>{"read", "prepare 0", "draw 0", "store"}));
    QCOMPARE(kindsIn(ledger), (std::vector<std::string>{"reserve", "commit"}));
    QCOMPARE(receipt->sequence, 1);
    QCOMPARE(receipt->date, ledger.entries()->front().time.substr(0, 10));
}

void TestCommit::what_the_cap_refuses_is_not_read()
{
    const LedgerFolder folder;
    Ledger ledger = folder.open();
    CountWork work;
    core::NoControl control;
    CommitTerms terms = termsOf(2);
    terms.capsIfNone.microEpsilon = 1'000'000;
    const auto receipt = Commit(ledger, projectIn(folder)).run(terms, work, control);

    QVERIFY(!receipt);
    QCOMPARE(receipt.error().code, core::ErrorCode::BudgetExhausted);
    QVERIFY(work.steps.empty());
    QVERIFY(ledger.entries()->empty());
}

void TestCommit::a_cancel_before_the_reservation_costs_nothing()
{
    const LedgerFolder folder;
    Ledger ledger = folder.open();
    CountWork work;
    WatchedControl control;
    control.cancelled = true;
    const auto receipt = Commit(ledger, projectIn(folder)).run(termsOf(1), work, control);

    QVERIFY(!receipt);
    QCOMPARE(receipt.error().code, core::ErrorCode::Cancelled);
    QVERIFY(ledger.entries()->empty());
}

void TestCommit::says_while_a_cancel_is_heeded()
{
    const LedgerFolder folder;
    Ledger ledger = folder.open();
    CountWork work;
    WatchedControl control;
    QVERIFY(Commit(ledger, projectIn(folder)).run(termsOf(2), work, control));

    // Not from the debit on, but for what is asked of others between two rounds.
    QCOMPARE(control.canCancel.front(), false);
    QCOMPARE(control.canCancel.back(), false);
    QCOMPARE(std::count(control.canCancel.begin(), control.canCancel.end(), true), 1);
}

void TestCommit::a_round_draws_no_more_than_it_pays_for()
{
    const LedgerFolder folder;
    Ledger ledger = folder.open();
    CountWork work;
    work.drawsInRound = 2; // the second would be paid by the next round
    core::NoControl control;
    const auto receipt = Commit(ledger, projectIn(folder)).run(termsOf(2), work, control);

    QVERIFY(!receipt);
    QCOMPARE(receipt.error().code, core::ErrorCode::Internal);
}

void TestCommit::all_rounds_are_debited_before_the_first()
{
    const LedgerFolder folder;
    Ledger ledger = folder.open();
    CountWork work;
    work.failBefore = 1;
    core::NoControl control;
    QVERIFY(!Commit(ledger, projectIn(folder)).run(termsOf(3), work, control));

    QCOMPARE(ledger.account(notes.name)->spent, termsOf(3).spend);
    QCOMPARE(kindsIn(ledger), (std::vector<std::string>{"reserve", "round"}));
}

void TestCommit::goes_on_with_the_rounds_that_were_paid()
{
    const LedgerFolder folder;
    const auto project = projectIn(folder);
    core::NoControl control;
    {
        Ledger ledger = folder.open();
        CountWork work;
        work.failBefore = 1;
        QVERIFY(!Commit(ledger, project).run(termsOf(3), work, control));
    }
    Ledger ledger = folder.open();
    CountWork work;
    const auto receipt = Commit(ledger, project).resume(1, termsOf(3), work, control);
    QVERIFY2(receipt, receipt ? "" : receipt.error().detail.c_str());

    QCOMPARE(
        work.steps,
        (std::vector<std::string>{"read", "prepare 1", "draw 1", "store", "prepare 2", "draw 2", "store"}));
    QCOMPARE(kindsIn(ledger), (std::vector<std::string>{"reserve", "round", "round", "commit"}));
    QCOMPARE(ledger.account(notes.name)->spent, termsOf(3).spend);
    QVERIFY(ledger.verifyChain());
}

void TestCommit::other_records_are_not_gone_on_with()
{
    const LedgerFolder folder;
    const auto project = projectIn(folder);
    core::NoControl control;
    {
        Ledger ledger = folder.open();
        CountWork work;
        work.failBefore = 1;
        QVERIFY(!Commit(ledger, project).run(termsOf(2), work, control));
    }
    Ledger ledger = folder.open();
    CountWork work;
    work.content = Digest{2};
    const auto receipt = Commit(ledger, project).resume(1, termsOf(2), work, control);

    QVERIFY(!receipt);
    QCOMPARE(receipt.error().code, core::ErrorCode::InvalidParameter);
    QCOMPARE(work.steps, std::vector<std::string>{"read"});
}

void TestCommit::a_complete_commit_is_not_gone_on_with()
{
    const LedgerFolder folder;
    const auto project = projectIn(folder);
    Ledger ledger = folder.open();
    core::NoControl control;
    CountWork work;
    QVERIFY(Commit(ledger, project).run(termsOf(1), work, control));
    CountWork again;
    const auto receipt = Commit(ledger, project).resume(1, termsOf(1), again, control);

    QVERIFY(!receipt);
    QCOMPARE(receipt.error().code, core::ErrorCode::InvalidParameter);
}

void TestCommit::the_ledger_knows_what_was_stored()
{
    const LedgerFolder folder;
    Ledger ledger = folder.open();
    CountWork work;
    core::NoControl control;
    const auto receipt = Commit(ledger, projectIn(folder)).run(termsOf(1), work, control);
    QVERIFY(receipt);

    const std::string stored = work.sealed(*receipt);
    QVERIFY(ledger.checkSeal(receipt->sequence, core::sha256(stored)));
    QVERIFY(!ledger.checkSeal(receipt->sequence, core::sha256(stored + "0")));
    QVERIFY(!ledger.checkSeal(receipt->sequence + 1, core::sha256(stored)));
}

// Whatever room there is, from none to enough: in the ledger, the project, their journals.
void TestCommit::a_full_disk_leaves_a_model_or_no_debit()
{
    constexpr std::uint64_t model = std::uint64_t{1} << 19;
    int refused = 0;
    int stored = 0;
    for (std::uint64_t room = 0; room < 8 * model; room += std::uint64_t{3} << 13) {
        const LedgerFolder folder = LedgerFolder::inMemory();
        const auto project = projectIn(folder);
        CountWork work;
        work.ballast = model;
        core::NoControl control;
        Result<Receipt> receipt;
        {
            SmallDisk disk(folder.path().parent_path());
            Ledger ledger = folder.open();
            disk.setFree(room);
            receipt = Commit(ledger, project).run(termsOf(1), work, control);
        }
        Ledger ledger = folder.open();
        const auto kinds = kindsIn(ledger);
        if (receipt) {
            QCOMPARE(kinds, (std::vector<std::string>{"reserve", "commit"}));
            ++stored;
        } else {
            QVERIFY2(kinds.empty(), qPrintable(QStringLiteral("debited with %1 bytes free").arg(room)));
            QCOMPARE(receipt.error().code, core::ErrorCode::Io);
            ++refused;
        }
    }
    QVERIFY(refused > 10);
    QVERIFY(stored > 10);
}

} // namespace tst_commit

QTEST_GUILESS_MAIN(tst_commit::TestCommit)
#include "tst_commit.moc"
