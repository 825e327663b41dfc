#include "core/pipeline/project/SourceHistory.h"
#include "core/plan/Budget.h"
#include "tests/core/pipeline/SmallWorld.h"

#include <QTest>

namespace tst_sourcehistory {

using namespace core;
using namespace core::pipeline;
using namespace core::plan;

/// What a package says of the ledger of its source.
class TestSourceHistory : public QObject
{
    Q_OBJECT

private slots:
    void a_release_is_found_among_the_debits_of_its_source();
    void another_source_is_not_told_of();
    void the_same_records_under_another_name_are_not_told_of();
    void a_source_that_grows_is_told_of_as_one();
    void a_ledger_that_is_not_there_is_not_made();
    void a_model_that_was_changed_by_hand_is_refused();
};

namespace {

Model learnedIn(SmallWorld &world)
{
    NoControl control;
    auto fitted = commitModel(checked(world.plan), world.inputs, world.ledger, world.store, control);
    if (!fitted)
        throw std::runtime_error(fitted.error().detail);
    return fitted->model;
}

} // namespace

void TestSourceHistory::a_release_is_found_among_the_debits_of_its_source()
{
    SmallWorld world;
    world.write("notes.csv", "label,text\nA,term1 term2\nB,term3\n");
    const Model first = learnedIn(world);
    world.plan.synthesis.epsilon["phrases"] = epsilonOf(world.plan, "phrases") / 2;
    const Model second = learnedIn(world);
    const auto contents = *world.ledger.contents();

    const auto history = historyOf(contents, *second);
    QVERIFY(history);
    QCOMPARE(history->debits().size(), std::size_t{2});
    QVERIFY(!history->debits()[0].isThis());
    QVERIFY(history->debits()[1].isThis());
    QVERIFY(history->debits()[0].spend() == first->spend);
    QVERIFY(historyOf(contents, *first)->debits()[0].isThis());
}

void TestSourceHistory::another_source_is_not_told_of()
{
    SmallWorld world;
    world.write("notes.csv", "label,text\nA,term1 term2\nB,term3\n");
    learnedIn(world);
    world.write("other.csv", "label,text\nB,term1 term4\nB,term5\n");
    world.plan.records.files = {world.path("other.csv")};
    world.plan.records.source = "another";
    world.plan.synthesis.epsilon["phrases"] = epsilonOf(world.plan, "phrases") / 2;
    const Model other = learnedIn(world);
    const auto history = historyOf(*world.ledger.contents(), *other);
    QVERIFY(history);
    QCOMPARE(history->debits().size(), std::size_t{1});
}

void TestSourceHistory::the_same_records_under_another_name_are_not_told_of()
{
    SmallWorld world;
    world.write("notes.csv", "label,text\nA,term1 term2\nB,term3\n");
    learnedIn(world);
    world.plan.records.source = "another";
    world.ledger.declareRecordsNew();
    const Model again = learnedIn(world);
    const auto history = historyOf(*world.ledger.contents(), *again);
    QVERIFY(history);
    QCOMPARE(history->debits().size(), std::size_t{1});
}

void TestSourceHistory::a_source_that_grows_is_told_of_as_one()
{
    SmallWorld world;
    world.plan.records.source = "ward 7";
    world.write("notes.csv", "label,text\nA,term1 term2\nB,term3\n");
    learnedIn(world);
    world.write("february.csv", "label,text\nA,term1 term2\nB,term3\nB,term4\n");
    world.plan.records.files = {world.path("february.csv")};
    world.plan.project = "another project";
    const Model grown = learnedIn(world);
    QCOMPARE(historyOf(*world.ledger.contents(), *grown)->debits().size(), std::size_t{2});
}

void TestSourceHistory::a_ledger_that_is_not_there_is_not_made()
{
    SmallWorld world;
    world.write("notes.csv", "label,text\nA,term1 term2\nB,term3\n");
    const Model model = learnedIn(world);
    QVERIFY(!historyIn(world.path("nowhere.sqlite"), *model)->has_value());
    QVERIFY(!std::filesystem::exists(world.path("nowhere.sqlite")));
}

void TestSourceHistory::a_model_that_was_changed_by_hand_is_refused()
{
    SmallWorld world;
    world.write("notes.csv", "label,text\nA,term1 term2\nB,term3\n");
    const Model model = learnedIn(world);
    QVERIFY(historyIn(world.ledger.path(), *model)->has_value());

    synthesis::ReleasedModel changed = *model;
    ++changed.tables.front().counts.cells.front();
    const auto refused = historyIn(world.ledger.path(), changed);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::Database);
}

} // namespace tst_sourcehistory

QTEST_APPLESS_MAIN(tst_sourcehistory::TestSourceHistory)
#include "tst_sourcehistory.moc"
