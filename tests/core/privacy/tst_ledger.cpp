#include "tests/core/privacy/LedgerFolder.h"

#include <QTest>

using namespace core::privacy;
using namespace ledgertest;
using core::Database;
using core::Digest;
using core::ErrorCode;
using core::Result;

/// What is debited, added up and refused.
class TestLedger : public QObject
{
    Q_OBJECT

private slots:
    void starts_empty_and_adds_up();
    void epsilon_rho_and_delta_add_up_apart();
    void a_reservation_counts_before_it_is_committed();
    void a_spend_that_would_give_budget_back_is_refused_data();
    void a_spend_that_would_give_budget_back_is_refused();
    void the_cap_refuses_and_says_what_is_free();
    void a_spend_that_fills_the_cap_exactly_fits();
    void the_cap_bounds_epsilon_whatever_the_deltas_are();
    void the_first_plan_sets_a_cap_and_later_ones_do_not();
    void raising_the_cap_is_written_down();
    void a_cap_below_what_is_spent_leaves_nothing();
    void the_same_content_elsewhere_is_the_same_source();
    void changed_content_at_the_same_path_is_the_same_source();
    void content_decides_where_it_disagrees_with_the_path();
    void other_content_elsewhere_is_another_source();
    void model_and_commit_are_one_transaction();
    void a_reservation_is_committed_once();
    void contents_are_the_accounts_and_entries_of_one_moment();
};

void TestLedger::starts_empty_and_adds_up()
{
    const LedgerFolder folder;
    Ledger ledger = folder.open();
    QVERIFY(ledger.account(notes)->id.empty());
    QCOMPARE(ledger.account(notes)->spent, Spend());

    QVERIFY(ledger.reserve(notes, "a", "histogram", two, {}));
    QVERIFY(ledger.reserve(notes, "b", "histogram", two, {}));

    QCOMPARE(ledger.account(notes)->spent, two + two);
    QVERIFY(ledger.verifyChain());
}

void TestLedger::epsilon_rho_and_delta_add_up_apart()
{
    const LedgerFolder folder;
    {
        Ledger ledger = folder.open();
        QVERIFY(ledger.reserve(notes, "a", "histogram", {1'000'000, 200, 3}, {}));
        QVERIFY(ledger.reserve(notes, "a", "histogram", {10, 2'000'000'000'000, 0}, {}));
        QVERIFY(ledger.reserve(notes, "a", "histogram", {100, 0, 1'000'000}, {}));
    }
    Ledger again = folder.open();
    QCOMPARE(again.account(notes)->spent, (Spend{1'000'110, 2'000'000'000'200, 1'000'003}));
    QCOMPARE(again.entries()->at(2).spend, (Spend{100, 0, 1'000'000}));
}

void TestLedger::a_reservation_counts_before_it_is_committed()
{
    const LedgerFolder folder;
    {
        Ledger ledger = folder.open();
        QVERIFY(ledger.reserve(notes, "a", "histogram", two, {}));
    }
    Ledger again = folder.open();
    QCOMPARE(again.account(notes)->spent, two);
    QVERIFY(!again.entries()->front().committed);
}

void TestLedger::a_spend_that_would_give_budget_back_is_refused_data()
{
    QTest::addColumn<qint64>("microEpsilon");
    QTest::addColumn<qint64>("picoRho");
    QTest::addColumn<qint64>("picoDelta");
    QTest::newRow("negative epsilon") << qint64{-1} << qint64{1} << qint64{0};
    QTest::newRow("no epsilon") << qint64{0} << qint64{1} << qint64{0};
    QTest::newRow("negative rho") << qint64{1} << qint64{-1} << qint64{0};
    QTest::newRow("negative delta") << qint64{1} << qint64{1} << qint64{-1};
}

void TestLedger::a_spend_that_would_give_budget_back_is_refused()
{
    QFETCH(qint64, microEpsilon);
    QFETCH(qint64, picoRho);
    QFETCH(qint64, picoDelta);
    const LedgerFolder folder;
    Ledger ledger = folder.open();

    const auto refused = ledger.reserve(notes, "a", "histogram", {microEpsilon, picoRho, picoDelta}, {});

    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::InvalidParameter);
    QVERIFY(ledger.entries()->empty());
}

void TestLedger::the_cap_refuses_and_says_what_is_free()
{
    const LedgerFolder folder;
    Ledger ledger = folder.open();
    QVERIFY(ledger.reserve(notes, "a", "histogram", two, 3'000'000));

    const auto refused = ledger.reserve(notes, "a", "histogram", two, {});

    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::BudgetExhausted);
    const auto detail = QString::fromStdString(refused.error().detail);
    QVERIFY2(detail.contains(QLatin1String("cap 3, spent 2, free 1")), qPrintable(detail));
    QCOMPARE(ledger.account(notes)->spent, two);
}

void TestLedger::a_spend_that_fills_the_cap_exactly_fits()
{
    const LedgerFolder folder;
    Ledger ledger = folder.open();
    QVERIFY(ledger.reserve(notes, "a", "histogram", two, 4'000'000));
    QVERIFY(ledger.reserve(notes, "a", "histogram", two, {}));
    QCOMPARE(ledger.account(notes)->freeMicroEpsilon(), std::optional<std::int64_t>(0));
    QCOMPARE(ledger.reserve(notes, "a", "histogram", {1, 1, 0}, {}).error().code, ErrorCode::BudgetExhausted);
}

void TestLedger::the_cap_bounds_epsilon_whatever_the_deltas_are()
{
    const LedgerFolder folder;
    Ledger ledger = folder.open();
    QVERIFY(ledger.reserve(notes, "a", "histogram", {2'000'000, 1, 1'000'000}, 3'000'000));
    QCOMPARE(ledger.reserve(notes, "a", "histogram", {1'000'001, 1, 5}, {}).error().code,
             ErrorCode::BudgetExhausted);
    QVERIFY(ledger.reserve(notes, "a", "histogram", {1'000'000, 1, 5}, {}));
    QCOMPARE(ledger.account(notes)->spent.picoDelta, std::int64_t{1'000'005});
}

void TestLedger::the_first_plan_sets_a_cap_and_later_ones_do_not()
{
    const LedgerFolder folder;
    Ledger ledger = folder.open();
    QVERIFY(ledger.reserve(notes, "a", "histogram", two, 5'000'000));
    QVERIFY(ledger.reserve(notes, "a", "histogram", two, 500'000'000));

    QCOMPARE(ledger.account(notes)->capMicroEpsilon, std::optional<std::int64_t>(5'000'000));
    QVERIFY(!ledger.reserve(notes, "a", "histogram", two, 500'000'000));
}

void TestLedger::raising_the_cap_is_written_down()
{
    const LedgerFolder folder;
    Ledger ledger = folder.open();
    QVERIFY(ledger.reserve(notes, "a", "histogram", two, 2'000'000));
    QVERIFY(ledger.setCap("SRC-1", 4'000'000, "approved by the board"));

    QVERIFY(ledger.reserve(notes, "a", "histogram", two, {}));
    const auto entries = ledger.entries();
    QCOMPARE(entries->size(), std::size_t{4});
    QCOMPARE(entries->at(2).kind, std::string("cap"));
    QCOMPARE(entries->at(2).source, std::string("SRC-1"));
    QCOMPARE(entries->at(2).detail, std::string("approved by the board"));
    QCOMPARE(ledger.setCap("SRC-9", 4'000'000, "x").error().code, ErrorCode::NotFound);
    QCOMPARE(ledger.setCap("SRC-1", -1, "x").error().code, ErrorCode::InvalidParameter);
}

void TestLedger::a_cap_below_what_is_spent_leaves_nothing()
{
    const LedgerFolder folder;
    Ledger ledger = folder.open();
    QVERIFY(ledger.reserve(notes, "a", "histogram", two, {}));
    QVERIFY(ledger.setCap("SRC-1", 1'000'000, "too much already"));
    QCOMPARE(ledger.account(notes)->freeMicroEpsilon(), std::optional<std::int64_t>(0));
    QCOMPARE(ledger.reserve(notes, "a", "histogram", {1, 1, 0}, {}).error().code, ErrorCode::BudgetExhausted);
}

void TestLedger::the_same_content_elsewhere_is_the_same_source()
{
    const LedgerFolder folder;
    Ledger ledger = folder.open();
    QVERIFY(ledger.reserve(notes, "a", "histogram", two, {}));
    QCOMPARE(ledger.account({"/copy/other.csv", Digest{1}})->spent, two);
}

void TestLedger::changed_content_at_the_same_path_is_the_same_source()
{
    const LedgerFolder folder;
    Ledger ledger = folder.open();
    QVERIFY(ledger.reserve(notes, "a", "histogram", two, {}));
    QVERIFY(ledger.reserve({"/data/notes.csv", Digest{2}}, "a", "histogram", two, {}));
    QCOMPARE(ledger.account({"/elsewhere.csv", Digest{2}})->spent, two + two);
}

void TestLedger::content_decides_where_it_disagrees_with_the_path()
{
    const LedgerFolder folder;
    Ledger ledger = folder.open();
    QVERIFY(ledger.reserve(notes, "a", "histogram", two, {}));
    QVERIFY(ledger.reserve({"/other.csv", Digest{9}}, "a", "histogram", two, {}));

    const auto moved = ledger.account({notes.canonicalPath, Digest{9}});

    QCOMPARE(moved->id, std::string("SRC-2"));
}

void TestLedger::other_content_elsewhere_is_another_source()
{
    const LedgerFolder folder;
    Ledger ledger = folder.open();
    QVERIFY(ledger.reserve(notes, "a", "histogram", two, {}));
    QVERIFY(ledger.reserve({"/other.csv", Digest{9}}, "a", "histogram", two, {}));
    QCOMPARE(ledger.account(notes)->spent, two);
    QCOMPARE(ledger.entries()->back().source, std::string("SRC-2"));
}

namespace {

std::int64_t modelsIn(const std::filesystem::path &project)
{
    auto store = Database::open(project);
    auto count = store->prepare("SELECT COUNT(*) FROM model");
    return *count->step() ? count->integer(0) : -1;
}

Result<void> storeModel(Database &database)
{
    return database.execute("INSERT INTO project.model VALUES ('x')");
}

} // namespace

void TestLedger::model_and_commit_are_one_transaction()
{
    const LedgerFolder folder;
    const auto project = folder.path("project.sqlite");
    folder.execute("CREATE TABLE model(value TEXT)", "project.sqlite");
    Ledger ledger = folder.open();
    auto reservation = ledger.reserve(notes, "a", "histogram", two, {});

    const auto broken = ledger.commit(*reservation, project, [](Database &database) -> Result<void> {
        if (auto stored = storeModel(database); !stored)
            return stored;
        return core::fail(ErrorCode::Io, "as if the disk were full");
    });
    QVERIFY(!broken);
    QCOMPARE(broken.error().detail, std::string("as if the disk were full"));
    QVERIFY(!ledger.entries()->front().committed);
    QCOMPARE(modelsIn(project), std::int64_t{0});

    QVERIFY(ledger.commit(*reservation, project, storeModel));
    QVERIFY(ledger.entries()->front().committed);
    QCOMPARE(ledger.entries()->back().refers, reservation->sequence());
    QCOMPARE(modelsIn(project), std::int64_t{1});
}

void TestLedger::a_reservation_is_committed_once()
{
    const LedgerFolder folder;
    const auto project = folder.path("project.sqlite");
    folder.execute("CREATE TABLE model(value TEXT)", "project.sqlite");
    Ledger ledger = folder.open();
    auto reservation = ledger.reserve(notes, "a", "histogram", two, {});
    QVERIFY(ledger.commit(*reservation, project, storeModel));

    const auto again = ledger.commit(*reservation, project, storeModel);

    QVERIFY(!again);
    QCOMPARE(again.error().code, ErrorCode::Internal);
    QCOMPARE(modelsIn(project), std::int64_t{1});
}

void TestLedger::contents_are_the_accounts_and_entries_of_one_moment()
{
    const LedgerFolder folder;
    Ledger ledger = folder.open();
    QVERIFY(ledger.reserve(notes, "a", "histogram", two, 5'000'000));
    QVERIFY(ledger.reserve({"/other.csv", Digest{9}}, "a", "histogram", two, {}));

    const auto contents = ledger.contents();

    QVERIFY(!contents->broken);
    QCOMPARE(contents->entries.size(), std::size_t{3});
    QCOMPARE(contents->sources.size(), std::size_t{2});
    QCOMPARE(contents->sources.front().spent, two);
    QCOMPARE(contents->sources.front().capMicroEpsilon, std::optional<std::int64_t>(5'000'000));
    QCOMPARE(contents->sources.front().freeMicroEpsilon(), std::optional<std::int64_t>(3'000'000));
    QCOMPARE(contents->sources.back().id, std::string("SRC-2"));
    QVERIFY(!contents->sources.back().freeMicroEpsilon());
}

QTEST_APPLESS_MAIN(TestLedger)
#include "tst_ledger.moc"
