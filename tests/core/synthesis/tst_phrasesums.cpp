#include "core/methods/histogram/PhrasePrior.h"
#include "core/methods/histogram/PhraseSums.h"
#include "core/synthesis/keyphrases/Informativeness.h"
#include "tests/core/synthesis/HistogramUnits.h"
#include "tests/core/synthesis/KernelUnits.h"

#include <QTest>

#include <numeric>
#include <optional>

namespace tst_phrasesums {

using namespace core::synthesis;
using core::vocabulary::Vocabulary;
using tests::Cells;
using tests::CountedUnit;

namespace {

constexpr std::uint32_t labels = 3;
// Two of them silent: an idf of 4 and less.
const std::vector<std::uint32_t> weights = {5'000, 1, 9'000, 4'000, 4'001, 10'000, 16'384, ~0U};

Cells cellsOf(const core::privacy::ExactCounts &counts)
{
    return core::privacy::ExactCountsForTests::cells(counts);
}

} // namespace

/// The exact sums of the histogram: what one unit changes, at every resolution.
class TestPhraseSums : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_phrases = tests::weightedTerms(m_folder, weights); }
    void no_unit_exceeds_the_sensitivity_at_any_resolution();
    void the_weight_is_shared_by_informativeness();
    void phrases_in_any_text_are_silent();
    void every_unit_is_counted_whatever_it_holds();
    void neighbours_differ_by_one_unit_in_both_tables();
    void threads_and_order_change_nothing();

private:
    std::unique_ptr<PhraseSums> sumsOf(const std::vector<CountedUnit> &units) const
    {
        auto sums = std::make_unique<PhraseSums>(*m_phrases, labels);
        for (const CountedUnit &unit : units)
            sums->add(unit);
        return sums;
    }
    Cells phrasesOf(const std::vector<CountedUnit> &units) const
    {
        return cellsOf(std::move(*sumsOf(units)).take({}, weights.size()));
    }

    QTemporaryDir m_folder;
    std::optional<Vocabulary> m_phrases;
};

void TestPhraseSums::no_unit_exceeds_the_sensitivity_at_any_resolution()
{
    QCOMPARE(sharedWeightSensitivity().l1, unitWeight);
    QCOMPARE(sharedWeightSensitivity().l2Squared, unitWeight * unitWeight);
    tests::CountInventor inventor(static_cast<std::uint32_t>(weights.size()), labels);
    for (int trial = 0; trial < 30'000; ++trial) {
        const std::vector<CountedUnit> unit{inventor.next()};
        // All phrases by themselves, all in one node, and a partition at random.
        std::vector<std::uint32_t> partition(weights.size());
        std::ranges::generate(partition, [&] { return inventor.below(3); });
        const std::vector<std::uint32_t> one(weights.size(), 0);
        for (const auto &[nodeOf, nodes] : {std::pair{std::vector<std::uint32_t>(), weights.size()},
                                            std::pair{one, std::size_t{1}},
                                            std::pair{partition, std::size_t{3}}}) {
            const Cells cells = cellsOf(std::move(*sumsOf(unit)).take(nodeOf, nodes));
            QCOMPARE(cells.size(), labels * nodes);
            QVERIFY(*std::ranges::min_element(cells) >= 0);
            QVERIFY(tests::l1Of(cells) <= sharedWeightSensitivity().l1);
            QVERIFY(tests::l2SquaredOf(cells) <= sharedWeightSensitivity().l2Squared);
        }
    }
}

void TestPhraseSums::the_weight_is_shared_by_informativeness()
{
    // sqrt(9000) is between 94 and 95, sqrt(5000) between 70 and 71; three times that between 212 and 213.
    const Cells cells = phrasesOf({{{0, 2, 1}, {2, 0, 3}}});
    QCOMPARE(cells[2], unitWeight * 94 / (94 + 212));
    QCOMPARE(cells[2 * weights.size()], unitWeight * 212 / (94 + 212));
    QCOMPARE(tests::l1Of(cells), cells[2] + cells[2 * weights.size()]);
}

void TestPhraseSums::phrases_in_any_text_are_silent()
{
    const std::vector<bool> silent = silentPhrases(*m_phrases);
    for (std::size_t phrase = 0; phrase < weights.size(); ++phrase)
        QCOMPARE(silent[phrase], weights[phrase] <= 4'000);
    QTemporaryDir folder;
    const auto plain = silentPhrases(tests::weightedTerms(folder, {1'000, 1'000, 1'000}));
    QCOMPARE(std::ranges::count(plain, true), 0); // a list of terms knows nothing of how common they are
}

void TestPhraseSums::every_unit_is_counted_whatever_it_holds()
{
    const auto sums = sumsOf({{}, {{0, 1, 7}}, {{0, 2, 1}}, {{1, 2, 0}}});
    QCOMPARE(cellsOf(sums->units()), Cells{4 * unitWeight});
    QCOMPARE(sums->units().sensitivity().l1, unitWeight);
}

void TestPhraseSums::neighbours_differ_by_one_unit_in_both_tables()
{
    tests::CountInventor inventor(static_cast<std::uint32_t>(weights.size()), labels);
    for (int trial = 0; trial < 300; ++trial) {
        std::vector<CountedUnit> units = inventor.take(20);
        const CountedUnit one = inventor.next();
        const Cells own = phrasesOf({one});
        const Cells without = phrasesOf(units);
        QCOMPARE(cellsOf(sumsOf(units)->units()), Cells{20 * unitWeight});
        units.push_back(one);
        QCOMPARE(cellsOf(sumsOf(units)->units()), Cells{21 * unitWeight});
        QCOMPARE(phrasesOf(units), tests::plus(without, own));
    }
}

void TestPhraseSums::threads_and_order_change_nothing()
{
    tests::CountInventor inventor(static_cast<std::uint32_t>(weights.size()), labels);
    std::vector<CountedUnit> units = inventor.take(4'000);
    const Cells expected = phrasesOf(units);
    std::ranges::reverse(units);
    PhraseSums sums(*m_phrases, labels);
    std::vector<std::thread> threads;
    for (std::size_t share = 0; share < 4; ++share)
        threads.emplace_back([&, share] {
            for (std::size_t unit = share; unit < units.size(); unit += 4)
                sums.add(units[unit]);
        });
    for (std::thread &thread : threads)
        thread.join();
    QCOMPARE(cellsOf(sums.units()), Cells{4'000 * unitWeight});
    QCOMPARE(cellsOf(std::move(sums).take({}, weights.size())), expected);
}

} // namespace tst_phrasesums

QTEST_APPLESS_MAIN(tst_phrasesums::TestPhraseSums)
#include "tst_phrasesums.moc"
