#include "core/project/SourceHistory.h"

#include "tests/core/project/SmallWorld.h"

#include <QTest>

using namespace core;
using namespace core::project;

/// What a package says of the ledger of its source.
class TestSourceHistory : public QObject
{
    Q_OBJECT

private slots:
    void a_release_is_found_among_the_debits_of_its_source();
    void another_source_is_not_told_of();
    void a_ledger_that_is_not_there_is_not_made();
};

namespace {

Model learnedIn(SmallWorld &world)
{
    NoControl control;
    auto learned = learn(world.plan, world.inputs, world.ledger, world.store, control);
    if (!learned)
        throw std::runtime_error(learned.error().detail);
    return learned->model;
}

} // namespace

void TestSourceHistory::a_release_is_found_among_the_debits_of_its_source()
{
    SmallWorld world;
    world.write("notes.csv", "label,text\nA,term1 term2\nB,term3\n");
    const Model first = learnedIn(world);
    world.plan.privacy.epsilonVocabulary = *world.plan.privacy.epsilonVocabulary / 2;
    const Model second = learnedIn(world);
    const auto contents = *world.ledger.contents();

    const auto history = historyOf(contents, *second);
    QVERIFY(history);
    QCOMPARE(history->debits.size(), std::size_t{2});
    QVERIFY(!history->debits[0].isThis);
    QVERIFY(history->debits[1].isThis);
    QVERIFY(history->debits[0].spend == first->spend);
    QVERIFY(historyOf(contents, *first)->debits[0].isThis);
}

void TestSourceHistory::another_source_is_not_told_of()
{
    SmallWorld world;
    world.write("notes.csv", "label,text\nA,term1 term2\nB,term3\n");
    learnedIn(world);
    world.write("other.csv", "label,text\nB,term1 term4\nB,term5\n");
    world.plan.records.path = world.path("other.csv");
    world.plan.privacy.epsilonVocabulary = *world.plan.privacy.epsilonVocabulary / 2;
    const Model other = learnedIn(world);
    const auto history = historyOf(*world.ledger.contents(), *other);
    QVERIFY(history);
    QCOMPARE(history->debits.size(), std::size_t{1});
}

void TestSourceHistory::a_ledger_that_is_not_there_is_not_made()
{
    SmallWorld world;
    world.write("notes.csv", "label,text\nA,term1 term2\nB,term3\n");
    const Model model = learnedIn(world);
    QVERIFY(!historyIn(world.path("nowhere.sqlite"), *model));
    QVERIFY(!std::filesystem::exists(world.path("nowhere.sqlite")));
}

QTEST_APPLESS_MAIN(TestSourceHistory)
#include "tst_sourcehistory.moc"
