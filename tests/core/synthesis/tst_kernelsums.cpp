#include "core/methods/kernel/FeatureVectors.h"
#include "core/methods/kernel/KernelParameters.h"
#include "core/methods/kernel/KernelSums.h"
#include "tests/core/privacy/ExactCountsForTests.h"
#include "tests/core/synthesis/KernelUnits.h"

#include <QTest>

#include <array>

namespace tst_kernelsums {

using namespace core::synthesis;
using core::privacy::ExactCountsForTests;
using core::vocabulary::TermId;
using tests::InventedUnit;

class TestKernelSums : public QObject
{
    Q_OBJECT

private slots:
    void no_unit_exceeds_the_sensitivity_data();
    void no_unit_exceeds_the_sensitivity();
    void the_bounds_are_nearly_met();
    void a_unit_changes_the_sums_by_its_own_alone();
    void many_threads_make_the_same_sums();
    void a_unit_without_a_selected_phrase_changes_nothing();
    void a_document_adds_the_features_of_its_first_phrases();
    void short_documents_begin_again();
    void single_phrases_are_averaged();
    void repeating_all_documents_of_a_person_changes_nothing();
    void documents_of_several_labels_share_one_contribution();

private:
    static constexpr std::uint32_t terms = 40;
    static constexpr std::uint32_t labels = 3;

    struct World
    {
        FeatureMap features;
        VocabularyIndex index;
    };
    static World world(int size, int pairs)
    {
        // The even terms are the privatised vocabulary.
        std::vector<TermId> selected;
        for (TermId term = 0; term < terms; term += 2)
            selected.push_back(term);
        Eigen::MatrixXf vectors = featureFrequencies({}, 9, 9, 8, terms / 2);
        vectors.colwise().normalize();
        return {FeatureMap(vectors, {}, size, pairs), VocabularyIndex(selected, terms)};
    }
    static std::vector<std::int64_t>
    sum(const World &world, const std::vector<InventedUnit> &units, unsigned threads = 1)
    {
        const auto counts = sumKernelFeatures(
            tests::documentsOf(units, threads), world.features, world.index, labels, threads);
        return ExactCountsForTests::cells(counts);
    }
    /// By the definition: the features of one sequence of places.
    static std::vector<std::int64_t> features(const FeatureMap &map, const std::vector<std::size_t> &places);
};

std::vector<std::int64_t> TestKernelSums::features(const FeatureMap &map,
                                                   const std::vector<std::size_t> &places)
{
    std::vector<std::int64_t> cosines;
    std::vector<std::int64_t> sines;
    for (std::size_t pair = 0; pair < static_cast<std::size_t>(map.pairs()); ++pair) {
        std::uint32_t angle = 0;
        for (std::size_t slot = 0; slot < places.size(); ++slot)
            angle += map.angles(static_cast<int>(slot), places[slot])[pair];
        cosines.push_back(FeatureAngles::table().at(angle).cosine);
        sines.push_back(FeatureAngles::table().at(angle).sine);
    }
    cosines.insert(cosines.end(), sines.begin(), sines.end());
    return cosines;
}

void TestKernelSums::no_unit_exceeds_the_sensitivity_data()
{
    QTest::addColumn<int>("size");
    QTest::addColumn<int>("pairs");
    QTest::newRow("single phrases, one frequency") << 1 << 1;
    QTest::newRow("single phrases") << 1 << 8;
    QTest::newRow("prefixes of 2, one frequency") << 2 << 1;
    QTest::newRow("prefixes of 4") << 4 << 8;
    QTest::newRow("prefixes longer than most documents") << 10 << 3;
}

void TestKernelSums::no_unit_exceeds_the_sensitivity()
{
    QFETCH(int, size);
    QFETCH(int, pairs);
    const World small = world(size, pairs);
    const auto bound = kernelSensitivity(pairs);
    QCOMPARE(bound.l1, pairs * FeatureAngles::largestL1);
    QCOMPARE(bound.l2Squared, pairs * FeatureAngles::largestL2Squared);
    tests::UnitInventor inventor(terms, labels);
    for (int trial = 0; trial < 20'000; ++trial) {
        const auto cells = sum(small, {inventor.next()});
        QVERIFY(tests::l1Of(cells) <= bound.l1);
        QVERIFY(tests::l2SquaredOf(cells) <= bound.l2Squared);
    }
}

void TestKernelSums::the_bounds_are_nearly_met()
{
    // With one frequency, some of 400 pairs of phrases have an angle near an eighth of a turn.
    const World small = world(2, 1);
    std::int64_t largestL1 = 0;
    std::int64_t largestL2Squared = 0;
    for (TermId a = 0; a < terms; a += 2) {
        for (TermId b = 0; b < terms; b += 2) {
            const auto cells = sum(small, {InventedUnit{{0, {a, b}}}});
            largestL1 = std::max(largestL1, tests::l1Of(cells));
            largestL2Squared = std::max(largestL2Squared, tests::l2SquaredOf(cells));
        }
    }
    QVERIFY(1000 * largestL1 > 999 * FeatureAngles::largestL1);
    QVERIFY(10'000 * largestL2Squared > 9999 * FeatureAngles::largestL2Squared);
}

void TestKernelSums::a_unit_changes_the_sums_by_its_own_alone()
{
    tests::UnitInventor inventor(terms, labels);
    const std::array<World, 2> worlds{world(1, 8), world(4, 8)};
    for (int trial = 0; trial < 1000; ++trial) {
        const World &small = worlds[static_cast<std::size_t>(trial % 2)];
        std::vector<InventedUnit> units = inventor.take(inventor.below(12));
        const auto without = sum(small, units);
        const InventedUnit added = inventor.next();
        const auto alone = sum(small, {added});
        units.insert(units.begin() + inventor.below(static_cast<std::uint32_t>(units.size() + 1)), added);
        std::shuffle(units.begin(), units.end(), inventor.random());
        const unsigned threads = std::array{1U, 2U, 4U}[static_cast<std::size_t>(trial % 3)];
        QVERIFY(tests::difference(sum(small, units, threads), without) == alone);

        std::array<bool, labels> mayChange = {};
        for (const tests::InventedDocument &document : added)
            mayChange[document.label] = true;
        for (std::size_t cell = 0; cell < alone.size(); ++cell)
            QVERIFY(alone[cell] == 0 || mayChange[cell / 16]);
    }
}

void TestKernelSums::many_threads_make_the_same_sums()
{
    // Enough numbers for several blocks, so that the threads do share the work.
    tests::UnitInventor inventor(terms, labels);
    const auto units = inventor.take(15'000);
    const World small = world(4, 8);
    const auto expected = sum(small, units);
    for (const unsigned threads : {2U, 4U})
        QVERIFY(sum(small, units, threads) == expected);
}

void TestKernelSums::a_unit_without_a_selected_phrase_changes_nothing()
{
    for (const int size : {1, 4}) {
        const World small = world(size, 8);
        const std::vector<std::int64_t> nothing(labels * 16, 0);
        QVERIFY(sum(small, {}) == nothing);
        QVERIFY(sum(small, {InventedUnit()}) == nothing);
        QVERIFY(sum(small, {InventedUnit{{1, {}}, {0, {3, 5, 7}}}}) == nothing);
    }
}

void TestKernelSums::a_document_adds_the_features_of_its_first_phrases()
{
    const World small = world(3, 8);
    // 6, 2 and 8 are selected, at places 3, 1 and 4; 10 comes fourth, 1 and 5 are not selected.
    const auto cells = sum(small, {InventedUnit{{1, {1, 6, 2, 5, 8, 10}}}});
    const auto expected = features(small.features, {3, 1, 4});
    for (std::size_t cell = 0; cell < cells.size(); ++cell)
        QCOMPARE(cells[cell], cell / 16 == 1 ? expected[cell % 16] : 0);
}

void TestKernelSums::short_documents_begin_again()
{
    const World small = world(5, 8);
    const auto cells = sum(small, {InventedUnit{{0, {6, 3, 2}}}});
    const auto expected = features(small.features, {3, 1, 3, 1, 3});
    for (std::size_t cell = 0; cell < expected.size(); ++cell)
        QCOMPARE(cells[cell], expected[cell]);
}

void TestKernelSums::single_phrases_are_averaged()
{
    const World small = world(1, 8);
    const auto cells = sum(small, {InventedUnit{{0, {0, 2, 9, 4}}}});
    const auto a = features(small.features, {0});
    const auto b = features(small.features, {1});
    const auto c = features(small.features, {2});
    for (std::size_t cell = 0; cell < a.size(); ++cell)
        QCOMPARE(cells[cell], (a[cell] + b[cell] + c[cell]) / 3);
}

void TestKernelSums::repeating_all_documents_of_a_person_changes_nothing()
{
    tests::UnitInventor inventor(terms, labels);
    for (const int size : {1, 4}) {
        const World small = world(size, 8);
        for (int trial = 0; trial < 200; ++trial) {
            const InventedUnit once = inventor.next();
            InventedUnit twice = once;
            twice.insert(twice.end(), once.begin(), once.end());
            QVERIFY(sum(small, {once}) == sum(small, {twice}));
        }
    }
}

void TestKernelSums::documents_of_several_labels_share_one_contribution()
{
    const World small = world(2, 8);
    const auto cells = sum(small, {InventedUnit{{0, {0, 2}}, {2, {4, 6}}, {2, {}}}});
    const auto first = features(small.features, {0, 1});
    const auto second = features(small.features, {2, 3});
    for (std::size_t cell = 0; cell < first.size(); ++cell) {
        QCOMPARE(cells[cell], first[cell] / 2);
        QCOMPARE(cells[16 + cell], std::int64_t{0});
        QCOMPARE(cells[32 + cell], second[cell] / 2);
    }
}

} // namespace tst_kernelsums

QTEST_APPLESS_MAIN(tst_kernelsums::TestKernelSums)
#include "tst_kernelsums.moc"
