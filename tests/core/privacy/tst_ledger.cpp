#include "tests/core/privacy/LedgerFolder.h"

#include <QTest>

namespace tst_ledger {

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
    void delta_has_a_cap_from_the_start();
    void a_spend_without_a_delta_is_not_refused_for_the_deltas_of_others();
    void a_plan_or_a_person_sets_the_cap_of_delta();
    void a_cap_of_delta_leaves_that_of_epsilon();
    void a_check_says_what_a_reservation_would();
    void a_source_that_grows_adds_up_under_its_name();
    void the_same_content_under_two_names_is_declared();
    void advice_is_given_for_a_path_alone();
    void nothing_is_advised_for_other_records();
    void a_source_has_a_name_of_one_line_data();
    void a_source_has_a_name_of_one_line();
    void model_and_commit_are_one_transaction();
    void a_reservation_is_committed_once();
    void contents_are_the_accounts_and_entries_of_one_moment();
};

void TestLedger::starts_empty_and_adds_up()
{
    const LedgerFolder folder;
    Ledger ledger = folder.open();
    QCOMPARE(ledger.account(notes.name)->spent, Spend());

    QVERIFY(ledger.reserve(notes, "a", "histogram", two, {}));
    QVERIFY(ledger.reserve(notes, "b", "histogram", two, {}));

    QCOMPARE(ledger.account(notes.name)->spent, two + two);
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
    QCOMPARE(again.account(notes.name)->spent, (Spend{1'000'110, 2'000'000'000'200, 1'000'003}));
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
    QCOMPARE(again.account(notes.name)->spent, two);
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
    QVERIFY(ledger.reserve(notes, "a", "histogram", two, {.microEpsilon = 3'000'000}));

    const auto refused = ledger.reserve(notes, "a", "histogram", two, {});

    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::BudgetExhausted);
    const auto detail = QString::fromStdString(refused.error().detail);
    QVERIFY2(detail.contains(QLatin1String("cap 3, spent 2, free 1")), qPrintable(detail));
    QCOMPARE(ledger.account(notes.name)->spent, two);
}

void TestLedger::a_spend_that_fills_the_cap_exactly_fits()
{
    const LedgerFolder folder;
    Ledger ledger = folder.open();
    QVERIFY(ledger.reserve(notes, "a", "histogram", two, {.microEpsilon = 4'000'000}));
    QVERIFY(ledger.reserve(notes, "a", "histogram", two, {}));
    QCOMPARE(ledger.account(notes.name)->freeMicroEpsilon(), std::optional<std::int64_t>(0));
    QCOMPARE(ledger.reserve(notes, "a", "histogram", {1, 1, 0}, {}).error().code, ErrorCode::BudgetExhausted);
}

void TestLedger::the_cap_bounds_epsilon_whatever_the_deltas_are()
{
    const LedgerFolder folder;
    Ledger ledger = folder.open();
    const std::int64_t rho = 1'000'000'000'000;
    QVERIFY(
        ledger.reserve(notes, "a", "histogram", {2'000'000, rho, 1'000'000}, {.microEpsilon = 3'000'000}));
    QCOMPARE(ledger.reserve(notes, "a", "histogram", {1'001'000, rho, 5}, {}).error().code,
             ErrorCode::BudgetExhausted);
    QVERIFY(ledger.reserve(notes, "a", "histogram", {1'000'000, rho, 5}, {}));
    QCOMPARE(ledger.account(notes.name)->spent.picoDelta, std::int64_t{1'000'005});
}

void TestLedger::the_first_plan_sets_a_cap_and_later_ones_do_not()
{
    const LedgerFolder folder;
    Ledger ledger = folder.open();
    QVERIFY(ledger.reserve(notes, "a", "histogram", two, {.microEpsilon = 5'000'000}));
    QVERIFY(ledger.reserve(notes, "a", "histogram", two, {.microEpsilon = 500'000'000}));

    QCOMPARE(ledger.account(notes.name)->caps.microEpsilon, std::optional<std::int64_t>(5'000'000));
    QVERIFY(!ledger.reserve(notes, "a", "histogram", two, {.microEpsilon = 500'000'000}));
}

void TestLedger::raising_the_cap_is_written_down()
{
    const LedgerFolder folder;
    Ledger ledger = folder.open();
    QVERIFY(ledger.reserve(notes, "a", "histogram", two, {.microEpsilon = 2'000'000}));
    QVERIFY(ledger.setCaps(notes.name, {.microEpsilon = 4'000'000}, "approved by the board"));

    QVERIFY(ledger.reserve(notes, "a", "histogram", two, {}));
    const auto entries = ledger.entries();
    QCOMPARE(entries->size(), std::size_t{4});
    QCOMPARE(entries->at(2).kind, std::string("cap"));
    QCOMPARE(entries->at(2).source, notes.name);
    QCOMPARE(entries->at(2).detail, std::string("approved by the board"));
    QCOMPARE(ledger.setCaps("SRC-1", {.microEpsilon = 4'000'000}, "x").error().code, ErrorCode::NotFound);
    QCOMPARE(ledger.setCaps(notes.name, {.microEpsilon = -1}, "x").error().code, ErrorCode::InvalidParameter);
}

void TestLedger::a_cap_below_what_is_spent_leaves_nothing()
{
    const LedgerFolder folder;
    Ledger ledger = folder.open();
    QVERIFY(ledger.reserve(notes, "a", "histogram", two, {}));
    QVERIFY(ledger.setCaps(notes.name, {.microEpsilon = 1'000'000}, "too much already"));
    QCOMPARE(ledger.account(notes.name)->freeMicroEpsilon(), std::optional<std::int64_t>(0));
    QCOMPARE(ledger.reserve(notes, "a", "histogram", {1, 1, 0}, {}).error().code, ErrorCode::BudgetExhausted);
}

void TestLedger::delta_has_a_cap_from_the_start()
{
    const LedgerFolder folder;
    Ledger ledger = folder.open();
    QVERIFY(ledger.reserve(notes, "a", "histogram", {1'000'000, 1, 9'000'000}, {}));
    QCOMPARE(ledger.account(notes.name)->freePicoDelta(), std::int64_t{1'000'000}); // of 1e-5 in all

    const auto refused = ledger.reserve(notes, "a", "histogram", {1'000'000, 1, 1'000'001}, {});

    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::BudgetExhausted);
    const auto detail = QString::fromStdString(refused.error().detail);
    QVERIFY2(detail.contains(QLatin1String("delta 1e-06: cap 1e-05, spent 9e-06, free 1e-06")),
             qPrintable(detail));
    QVERIFY(ledger.reserve(notes, "a", "histogram", {1'000'000, 1, 1'000'000}, {}));
    QCOMPARE(ledger.account(notes.name)->freePicoDelta(), std::int64_t{0});
    QVERIFY(ledger.reserve(other, "a", "histogram", {1'000'000, 1, 9'000'000}, {}));
}

void TestLedger::a_spend_without_a_delta_is_not_refused_for_the_deltas_of_others()
{
    const LedgerFolder folder;
    Ledger ledger = folder.open();
    QVERIFY(ledger.reserve(notes, "a", "histogram", {1'000'000, 1, 10'000'000}, {}));
    QVERIFY(ledger.setCaps(notes.name, {.picoDelta = 1}, "no more of it"));
    QVERIFY(ledger.reserve(notes, "a", "histogram", two, {}));
    QVERIFY(!ledger.reserve(notes, "a", "histogram", {1, 1, 1}, {}));
}

void TestLedger::a_plan_or_a_person_sets_the_cap_of_delta()
{
    const LedgerFolder folder;
    Ledger ledger = folder.open();
    const Spend gaussian{1'000'000, 1, 2'000'000};
    QVERIFY(!ledger.reserve(notes, "a", "histogram", gaussian, {.picoDelta = 1'000'000}));
    QVERIFY(ledger.entries()->empty());
    QVERIFY(ledger.reserve(notes, "a", "histogram", gaussian, {.picoDelta = 3'000'000}));
    QVERIFY(!ledger.reserve(notes, "a", "histogram", gaussian, {.picoDelta = 100'000'000}));

    QVERIFY(ledger.setCaps(notes.name, {.picoDelta = 4'000'000}, "agreed"));

    QVERIFY(ledger.reserve(notes, "a", "histogram", gaussian, {}));
    QCOMPARE(ledger.account(notes.name)->caps, (Caps{{}, 4'000'000}));
    QVERIFY(ledger.verifyChain());
}

void TestLedger::a_cap_of_delta_leaves_that_of_epsilon()
{
    const LedgerFolder folder;
    Ledger ledger = folder.open();
    QVERIFY(ledger.reserve(notes, "a", "histogram", two, {.microEpsilon = 5'000'000}));
    QVERIFY(ledger.setCaps(notes.name, {.picoDelta = 7}, "x"));
    QCOMPARE(ledger.account(notes.name)->caps, (Caps{5'000'000, 7}));
    QVERIFY(ledger.setCaps(notes.name, {.microEpsilon = 6'000'000}, "x"));
    QCOMPARE(ledger.account(notes.name)->caps, (Caps{6'000'000, 7}));
    QCOMPARE(ledger.setCaps(notes.name, {}, "x").error().code, ErrorCode::InvalidParameter);
    QCOMPARE(ledger.setCaps(notes.name, {.picoDelta = -1}, "x").error().code, ErrorCode::InvalidParameter);
}

void TestLedger::a_check_says_what_a_reservation_would()
{
    const LedgerFolder folder;
    Ledger ledger = folder.open();
    QVERIFY(!ledger.checkSpend(notes.name, two, {.microEpsilon = 1'000'000}));
    QVERIFY(ledger.checkSpend(notes.name, two, {.microEpsilon = 3'000'000}));
    QVERIFY(ledger.reserve(notes, "a", "histogram", two, {.microEpsilon = 3'000'000}));
    QCOMPARE(ledger.checkSpend(notes.name, two, {}).error().code, ErrorCode::BudgetExhausted);
    QVERIFY(ledger.checkSpend(other.name, two, {}));
}

void TestLedger::a_source_that_grows_adds_up_under_its_name()
{
    // As an export every month does: another file with other content.
    const LedgerFolder folder;
    Ledger ledger = folder.open();
    QVERIFY(ledger.reserve(
        {"notes", "/exports/january.csv", Digest{1}}, "a", "x", two, {.microEpsilon = 5'000'000}));
    QVERIFY(ledger.reserve({"notes", "/exports/february.csv", Digest{2}}, "b", "x", two, {}));

    QCOMPARE(ledger.account("notes")->spent, two + two);
    QCOMPARE(ledger.contents()->sources.size(), std::size_t{1});
    QCOMPARE(ledger.reserve({"notes", "/exports/march.csv", Digest{3}}, "c", "x", two, {}).error().code,
             ErrorCode::BudgetExhausted);
}

void TestLedger::the_same_content_under_two_names_is_declared()
{
    const LedgerFolder folder;
    Ledger ledger = folder.open();
    QVERIFY(ledger.reserve(notes, "a", "histogram", two, {.microEpsilon = 2'000'000}));
    const DataSource again{"the same again", "/copy/other.csv", Digest{1}};
    QCOMPARE(ledger.otherNamesOf(again).value(), std::vector<std::string>{notes.name});

    QCOMPARE(ledger.reserve(again, "a", "histogram", two, {}).error().code, ErrorCode::InvalidPlan);
    ledger.declareRecordsNew();
    QVERIFY(ledger.reserve(again, "a", "histogram", two, {}));

    QCOMPARE(ledger.account(notes.name)->spent, two);
    QCOMPARE(ledger.account(again.name)->spent, two);
    QVERIFY(!ledger.account(again.name)->caps.microEpsilon);
    QCOMPARE(ledger.otherNamesOf(notes).value(), std::vector<std::string>{again.name});
}

void TestLedger::advice_is_given_for_a_path_alone()
{
    const LedgerFolder folder;
    Ledger ledger = folder.open();
    QVERIFY(ledger.reserve(notes, "a", "histogram", two, {}));
    QVERIFY(ledger.reserve(notes, "a", "histogram", two, {}));
    QCOMPARE(ledger.otherNamesOf({"new", notes.canonicalPath, Digest{2}}).value(),
             std::vector<std::string>{notes.name}); // once
    QCOMPARE(ledger.otherNamesOf({"new", notes.canonicalPath}).value(), std::vector<std::string>{notes.name});
}

void TestLedger::nothing_is_advised_for_other_records()
{
    const LedgerFolder folder;
    Ledger ledger = folder.open();
    QVERIFY(ledger.reserve(notes, "a", "histogram", two, {}));
    QVERIFY(ledger.reserve({"named only", {}, {}}, "a", "histogram", two, {}));
    QVERIFY(ledger.otherNamesOf(other).value().empty());
    QVERIFY(ledger.otherNamesOf(notes).value().empty());
    QVERIFY(ledger.otherNamesOf({"another, named only", {}, {}}).value().empty());
}

void TestLedger::a_source_has_a_name_of_one_line_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("none") << QString();
    QTest::newRow("two lines") << QStringLiteral("a\nb");
    QTest::newRow("moves the cursor") << QStringLiteral("a\x1b[2J");
}

void TestLedger::a_source_has_a_name_of_one_line()
{
    QFETCH(QString, name);
    const LedgerFolder folder;
    Ledger ledger = folder.open();
    const auto refused = ledger.reserve({name.toStdString(), {}, {}}, "a", "histogram", two, {});
    QCOMPARE(refused.error().code, ErrorCode::InvalidParameter);
    QVERIFY(ledger.entries()->empty());
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

    const auto broken = ledger.store(*reservation, {}, project, [](Database &database) -> Result<void> {
        KEYSEED_TRY(storeModel(database));
        return core::fail(ErrorCode::Io, "as if the disk were full");
    });
    QVERIFY(!broken);
    QCOMPARE(broken.error().detail, std::string("as if the disk were full"));
    QVERIFY(!ledger.entries()->front().committed);
    QCOMPARE(modelsIn(project), std::int64_t{0});

    QVERIFY(ledger.store(*reservation, {}, project, storeModel));
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
    QVERIFY(ledger.store(*reservation, {}, project, storeModel));

    const auto again = ledger.store(*reservation, {}, project, storeModel);

    QVERIFY(!again);
    QCOMPARE(again.error().code, ErrorCode::Internal);
    QCOMPARE(modelsIn(project), std::int64_t{1});
}

void TestLedger::contents_are_the_accounts_and_entries_of_one_moment()
{
    const LedgerFolder folder;
    Ledger ledger = folder.open();
    QVERIFY(ledger.reserve(notes, "a", "histogram", two, {.microEpsilon = 5'000'000}));
    QVERIFY(ledger.reserve(other, "a", "histogram", two, {}));

    const auto contents = ledger.contents();

    QVERIFY(!contents->broken);
    QCOMPARE(contents->entries.size(), std::size_t{3});
    QCOMPARE(contents->sources.size(), std::size_t{2});
    QCOMPARE(contents->sources.front().spent, two);
    QCOMPARE(contents->sources.front().caps.microEpsilon, std::optional<std::int64_t>(5'000'000));
    QCOMPARE(contents->sources.front().freeMicroEpsilon(), std::optional<std::int64_t>(3'000'000));
    QCOMPARE(contents->sources.back().name, other.name);
    QVERIFY(!contents->sources.back().freeMicroEpsilon());
}

} // namespace tst_ledger

QTEST_APPLESS_MAIN(tst_ledger::TestLedger)
#include "tst_ledger.moc"
