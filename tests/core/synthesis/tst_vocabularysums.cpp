#include "core/methods/kernel/VocabularySelection.h"
#include "tests/core/privacy/ExactCountsForTests.h"
#include "tests/core/synthesis/KernelUnits.h"

#include <QTest>

#include <cmath>

namespace tst_vocabularysums {

using namespace core::synthesis;
using core::privacy::ExactCountsForTests;
using tests::InventedUnit;

class TestVocabularySums : public QObject
{
    Q_OBJECT

private slots:
    void no_unit_exceeds_the_sensitivity_data();
    void no_unit_exceeds_the_sensitivity();
    void a_single_phrase_meets_the_bounds();
    void a_unit_shares_its_weight_among_its_phrases();
    void the_first_phrases_of_each_document_count();
    void a_unit_changes_the_sums_by_its_own_alone();
    void many_threads_make_the_same_sums();
    void a_unit_without_a_phrase_changes_nothing();

private:
    static constexpr std::uint32_t terms = 40;
    static constexpr std::uint32_t labels = 3;

    static VocabularyCounting counting(ContributionNorm norm = ContributionNorm::L1, int first = 5)
    {
        return {.vocabularySize = terms, .phrasesPerDocument = first, .norm = norm};
    }
    static std::vector<std::int64_t>
    sum(const VocabularyCounting &rule, const std::vector<InventedUnit> &units, unsigned threads = 1)
    {
        const auto counts = rule.sum(tests::documentsOf(units, threads), threads);
        return ExactCountsForTests::cells(counts);
    }
};

void TestVocabularySums::no_unit_exceeds_the_sensitivity_data()
{
    QTest::addColumn<int>("norm");
    QTest::addColumn<int>("first");
    for (const int first : {1, 5, 1000}) {
        QTest::addRow("pure, first %d", first) << static_cast<int>(ContributionNorm::L1) << first;
        QTest::addRow("Gaussian, first %d", first) << static_cast<int>(ContributionNorm::L2) << first;
    }
}

void TestVocabularySums::no_unit_exceeds_the_sensitivity()
{
    QFETCH(int, norm);
    QFETCH(int, first);
    const VocabularyCounting rule = counting(static_cast<ContributionNorm>(norm), first);
    const auto bound = rule.sensitivity();
    tests::UnitInventor inventor(terms, labels);
    for (int trial = 0; trial < 20'000; ++trial) {
        const auto cells = sum(rule, {inventor.next()});
        QVERIFY(tests::l1Of(cells) <= bound.l1);
        QVERIFY(tests::l2SquaredOf(cells) <= bound.l2Squared);
    }
}

void TestVocabularySums::a_single_phrase_meets_the_bounds()
{
    const std::int64_t weight = unitWeight;
    for (const ContributionNorm norm : {ContributionNorm::L1, ContributionNorm::L2}) {
        const auto cells = sum(counting(norm), {InventedUnit{{0, {7}}}});
        QCOMPARE(cells[7], weight);
        QCOMPARE(counting(norm).sensitivity().l2Squared, weight * weight);
    }
    QCOMPARE(counting().sensitivity().l1, weight);
}

void TestVocabularySums::a_unit_shares_its_weight_among_its_phrases()
{
    const InventedUnit unit{{0, {1, 2, 3}}};
    const auto pure = sum(counting(ContributionNorm::L1), {unit});
    const auto gaussian = sum(counting(ContributionNorm::L2), {unit});
    for (const std::size_t term : {1U, 2U, 3U}) {
        QCOMPARE(pure[term], std::int64_t{65'536 / 3});
        QCOMPARE(gaussian[term], static_cast<std::int64_t>(std::floor(65'536 / std::sqrt(3.0))));
    }
}

void TestVocabularySums::the_first_phrases_of_each_document_count()
{
    // Two documents of a person, the first two phrases of each: 4 and 9, 9 and 1; the label does not matter.
    const auto cells =
        sum(counting(ContributionNorm::L1, 2), {InventedUnit{{0, {4, 9, 2}}, {2, {9, 1, 8, 4}}}});
    for (std::size_t term = 0; term < terms; ++term)
        QCOMPARE(cells[term],
                 term == 1 || term == 4 || term == 9 ? std::int64_t{65'536 / 3} : std::int64_t{0});
}

void TestVocabularySums::a_unit_changes_the_sums_by_its_own_alone()
{
    tests::UnitInventor inventor(terms, labels);
    for (int trial = 0; trial < 1000; ++trial) {
        const VocabularyCounting rule =
            counting(trial % 2 == 0 ? ContributionNorm::L1 : ContributionNorm::L2);
        std::vector<InventedUnit> units = inventor.take(inventor.below(12));
        const auto without = sum(rule, units);
        const InventedUnit added = inventor.next();
        units.insert(units.begin() + inventor.below(static_cast<std::uint32_t>(units.size() + 1)), added);
        std::shuffle(units.begin(), units.end(), inventor.random());
        const unsigned threads = std::array{1U, 2U, 4U}[static_cast<std::size_t>(trial % 3)];
        QVERIFY(tests::difference(sum(rule, units, threads), without) == sum(rule, {added}));
    }
}

void TestVocabularySums::many_threads_make_the_same_sums()
{
    // Enough numbers for several blocks, so that the threads do share the work.
    tests::UnitInventor inventor(terms, labels);
    const auto units = inventor.take(15'000);
    const auto expected = sum(counting(), units);
    for (const unsigned threads : {2U, 4U})
        QVERIFY(sum(counting(), units, threads) == expected);
}

void TestVocabularySums::a_unit_without_a_phrase_changes_nothing()
{
    const std::vector<std::int64_t> nothing(terms, 0);
    QVERIFY(sum(counting(), {}) == nothing);
    QVERIFY(sum(counting(), {InventedUnit()}) == nothing);
    QVERIFY(sum(counting(), {InventedUnit{{1, {}}, {2, {}}}}) == nothing);
}

} // namespace tst_vocabularysums

QTEST_APPLESS_MAIN(tst_vocabularysums::TestVocabularySums)
#include "tst_vocabularysums.moc"
