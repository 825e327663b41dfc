#include "core/seeding/UnitSums.h"
#include "tests/core/privacy/ExactCountsForTests.h"
#include "tests/core/seeding/TermList.h"

#include <QTest>

#include <algorithm>
#include <numeric>
#include <random>
#include <thread>

using namespace core::seeding;
using core::privacy::ExactCountsForTests;
using core::vocabulary::Vocabulary;

class TestUnitSums : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void a_unit_never_adds_more_than_its_weight();
    void adding_a_unit_changes_the_sums_by_that_unit_alone();
    void sums_do_not_depend_on_order_or_threads();
    void the_most_repeated_phrases_are_taken();
    void ties_are_broken_by_the_vocabulary();
    void a_unit_without_phrases_adds_nothing();
    void a_unit_over_several_labels_has_one_contribution();

private:
    using Unit = std::vector<LabelledCount>;
    static constexpr int terms = 50;
    static constexpr std::size_t labels = 3;

    std::vector<std::int64_t> sum(std::vector<Unit> units, int threads = 1) const;
    std::vector<Unit> randomUnits(int count) const;

    QTemporaryDir m_folder;
    std::optional<Vocabulary> m_vocabulary;
};

void TestUnitSums::initTestCase()
{
    m_vocabulary = inventedTerms(m_folder, terms);
}

std::vector<std::int64_t> TestUnitSums::sum(std::vector<Unit> units, int threads) const
{
    UnitSums sums(*m_vocabulary, labels, 3);
    std::vector<std::thread> workers;
    for (int worker = 0; worker < threads; ++worker) {
        workers.emplace_back([&, worker] {
            for (std::size_t unit = static_cast<std::size_t>(worker); unit < units.size();
                 unit += static_cast<std::size_t>(threads))
                sums.add(units[unit]);
        });
    }
    for (std::thread &worker : workers)
        worker.join();
    const auto counts = std::move(sums).take();
    return ExactCountsForTests::cells(counts);
}

std::vector<TestUnitSums::Unit> TestUnitSums::randomUnits(int count) const
{
    std::mt19937 random(20); // a fixed, public seed: these are invented units
    std::vector<Unit> units(static_cast<std::size_t>(count));
    for (Unit &unit : units) {
        std::vector<std::uint32_t> ids(labels * terms);
        std::iota(ids.begin(), ids.end(), 0U);
        std::shuffle(ids.begin(), ids.end(), random);
        ids.resize(random() % 12);
        for (const std::uint32_t id : ids)
            unit.push_back({id / terms, id % terms, 1 + static_cast<std::uint32_t>(random() % 1000)});
    }
    return units;
}

void TestUnitSums::a_unit_never_adds_more_than_its_weight()
{
    for (const Unit &unit : randomUnits(2000)) {
        std::int64_t total = 0;
        for (const std::int64_t cell : sum({unit})) {
            QVERIFY(cell >= 0);
            total += cell;
        }
        QVERIFY(total <= UnitSums::unitWeight);
        // Nothing is wasted but the remainders of at most three divisions.
        QVERIFY(unit.empty() ? total == 0 : total >= UnitSums::unitWeight - 2);
    }
}

void TestUnitSums::adding_a_unit_changes_the_sums_by_that_unit_alone()
{
    const auto units = randomUnits(200);
    const auto all = sum(units);
    for (const std::size_t removed : {std::size_t{0}, std::size_t{57}, std::size_t{199}}) {
        auto others = units;
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(removed));
        const auto without = sum(others);
        const auto alone = sum({units[removed]});
        for (std::size_t cell = 0; cell < all.size(); ++cell)
            QCOMPARE(all[cell] - without[cell], alone[cell]);
    }
}

void TestUnitSums::sums_do_not_depend_on_order_or_threads()
{
    auto units = randomUnits(500);
    const auto expected = sum(units);
    std::reverse(units.begin(), units.end());
    for (Unit &unit : units)
        std::reverse(unit.begin(), unit.end());
    for (const int threads : {1, 2, 7})
        QVERIFY(sum(units, threads) == expected);
}

void TestUnitSums::the_most_repeated_phrases_are_taken()
{
    // Equal public weights: 8, 4 and 2 uses beat 1 and share the unit's weight 8 : 4 : 2. The roots of
    // 8^2 x 1000 and so on are cut to whole numbers, 252, 126 and 63: still 4 : 2 : 1.
    const auto cells = sum({Unit{{0, 1, 1}, {0, 2, 8}, {0, 3, 2}, {0, 4, 4}}});
    QCOMPARE(cells[1], std::int64_t{0});
    QCOMPARE(cells[2], UnitSums::unitWeight * 4 / 7);
    QCOMPARE(cells[4], UnitSums::unitWeight * 2 / 7);
    QCOMPARE(cells[3], UnitSums::unitWeight / 7);
}

void TestUnitSums::ties_are_broken_by_the_vocabulary()
{
    const auto cells = sum({Unit{{0, 9, 1}, {0, 7, 1}, {0, 8, 1}, {0, 6, 1}}});
    for (const std::size_t term : {6U, 7U, 8U})
        QCOMPARE(cells[term], UnitSums::unitWeight / 3);
    QCOMPARE(cells[9], std::int64_t{0});
}

void TestUnitSums::a_unit_without_phrases_adds_nothing()
{
    QVERIFY(sum({Unit()}) == std::vector<std::int64_t>(labels * terms, 0));
}

void TestUnitSums::a_unit_over_several_labels_has_one_contribution()
{
    const auto cells = sum({Unit{{0, 1, 8}, {1, 1, 8}, {2, 1, 8}, {2, 2, 1}}});
    std::int64_t total = 0;
    for (const std::int64_t cell : cells)
        total += cell;
    QVERIFY(total <= UnitSums::unitWeight);
    QCOMPARE(cells[terms + 1], UnitSums::unitWeight / 3);
}

QTEST_APPLESS_MAIN(TestUnitSums)
#include "tst_unitsums.moc"
