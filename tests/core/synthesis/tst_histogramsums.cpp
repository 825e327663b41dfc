#include "core/synthesis/histogram1/HistogramSums.h"
#include "core/synthesis/keyphrases/Informativeness.h"
#include "tests/core/synthesis/HistogramUnits.h"
#include "tests/core/synthesis/KernelUnits.h"

#include <QTest>

#include <array>
#include <optional>

namespace tst_histogramsums {

using namespace core::synthesis;
using core::vocabulary::Vocabulary;
using tests::Cells;
using tests::CountedUnit;
using tests::summed;

namespace {

constexpr std::uint32_t labels = 3;
constexpr std::int64_t weight = unitWeight;
constexpr std::int64_t squaredWeight = weight * weight;

// Twelve phrases of public weights from the least to beyond what counts, in five clusters.
const std::vector<std::uint32_t> weights = {
    1, 1, 100, 400, 1000, 1000, 2500, 10'000, 16'383, 16'384, 65'536, ~0U};
const std::vector<std::uint32_t> clusterOf = {0, 1, 1, 2, 2, 2, 2, 3, 3, 4, 4, 4};
constexpr std::size_t clusters = 5;

} // namespace

class TestHistogramSums : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void informativeness_tempers_the_public_weight();
    void no_unit_exceeds_the_sensitivity_data();
    void no_unit_exceeds_the_sensitivity();
    void no_unit_exceeds_the_sensitivity_under_a_thousand_labels();
    void a_single_phrase_meets_the_bounds();
    void the_weight_is_used_up();
    void a_unit_changes_the_sums_by_its_own_alone_data();
    void a_unit_changes_the_sums_by_its_own_alone();
    void the_order_inside_a_unit_does_not_matter();
    void a_phrase_said_twice_is_one_node();
    void renamed_labels_move_their_rows_only();
    void the_most_informative_nodes_are_taken();
    void clusters_are_as_informative_as_their_phrases_together();
    void ties_are_broken_by_public_numbers();
    void a_unit_without_a_phrase_changes_nothing();
    void a_unit_of_several_labels_has_one_contribution();

private:
    HistogramSums phraseSums(ContributionNorm norm, int nodes, std::size_t labelCount = labels) const
    {
        return {*m_phrases, {}, weights.size(), labelCount, nodes, norm};
    }
    HistogramSums clusterSums(ContributionNorm norm, int nodes) const
    {
        return {*m_phrases, clusterOf, clusters, labels, nodes, norm};
    }
    HistogramSums sums(bool ofClusters, ContributionNorm norm, int nodes) const
    {
        return ofClusters ? clusterSums(norm, nodes) : phraseSums(norm, nodes);
    }
    static void addVariants();

    QTemporaryDir m_folder;
    std::optional<Vocabulary> m_phrases;
};

void TestHistogramSums::initTestCase()
{
    m_phrases = tests::weightedTerms(m_folder, weights);
}

void TestHistogramSums::addVariants()
{
    QTest::addColumn<bool>("ofClusters");
    QTest::addColumn<ContributionNorm>("norm");
    QTest::addColumn<int>("nodes");
    for (const bool ofClusters : {false, true})
        for (const int nodes : {1, 3}) {
            const char *what = ofClusters ? "clusters" : "phrases";
            QTest::addRow("%d %s, L1", nodes, what) << ofClusters << ContributionNorm::L1 << nodes;
            QTest::addRow("%d %s, L2", nodes, what) << ofClusters << ContributionNorm::L2 << nodes;
        }
}

void TestHistogramSums::informativeness_tempers_the_public_weight()
{
    QCOMPARE(informativeness(0, 1000), std::int64_t{0});
    QCOMPARE(informativeness(1, 1), std::int64_t{1});
    QCOMPARE(informativeness(7, 10'000), std::int64_t{700});
    QCOMPARE(informativeness(3, 1000), std::int64_t{94}); // 9000 lies between 94^2 and 95^2
    // Longer than 4096 uses and rarer than 16.384 say no more.
    QCOMPARE(informativeness(4096, 16'384), std::int64_t{1} << 19);
    QCOMPARE(informativeness(~0U, ~0U), std::int64_t{1} << 19);
}

void TestHistogramSums::no_unit_exceeds_the_sensitivity_data()
{
    addVariants();
}

void TestHistogramSums::no_unit_exceeds_the_sensitivity()
{
    QFETCH(bool, ofClusters);
    QFETCH(ContributionNorm, norm);
    QFETCH(int, nodes);
    const auto declared = sums(ofClusters, norm, nodes).take().sensitivity();
    QCOMPARE(declared, contributionSensitivity(norm, nodes));
    QCOMPARE(declared.l2Squared, squaredWeight);
    QCOMPARE(declared.l1, norm == ContributionNorm::L1 ? weight : weight * nodes);
    QVERIFY(declared.isInRange());
    tests::CountInventor inventor(static_cast<std::uint32_t>(weights.size()), labels);
    for (int trial = 0; trial < 100'000; ++trial) {
        const Cells cells = summed(sums(ofClusters, norm, nodes), {inventor.next()});
        QVERIFY(*std::min_element(cells.begin(), cells.end()) >= 0);
        QVERIFY(tests::l1Of(cells) <= declared.l1);
        QVERIFY(tests::l2SquaredOf(cells) <= declared.l2Squared);
        QVERIFY(std::count_if(cells.begin(), cells.end(), [](auto cell) { return cell > 0; }) <= nodes);
    }
}

void TestHistogramSums::no_unit_exceeds_the_sensitivity_under_a_thousand_labels()
{
    constexpr std::uint32_t many = 1000;
    tests::CountInventor inventor(static_cast<std::uint32_t>(weights.size()), many);
    for (int trial = 0; trial < 200; ++trial) {
        const std::vector<CountedUnit> unit{inventor.next()};
        const Cells shared = summed(phraseSums(ContributionNorm::L1, 500, many), unit);
        QVERIFY(tests::l1Of(shared) <= weight);
        const Cells squared = summed(phraseSums(ContributionNorm::L2, 500, many), unit);
        QVERIFY(tests::l2SquaredOf(squared) <= squaredWeight);
    }
}

void TestHistogramSums::a_single_phrase_meets_the_bounds()
{
    for (const ContributionNorm norm : {ContributionNorm::L1, ContributionNorm::L2})
        for (const std::uint32_t count : {1U, 4096U, ~0U}) {
            QCOMPARE(summed(phraseSums(norm, 3), {{{2, 7, count}}})[2 * weights.size() + 7], weight);
            QCOMPARE(summed(clusterSums(norm, 3), {{{2, 7, count}}})[2 * clusters + 3], weight);
        }
}

void TestHistogramSums::the_weight_is_used_up()
{
    tests::CountInventor inventor(static_cast<std::uint32_t>(weights.size()), labels);
    constexpr int nodes = 4;
    for (int trial = 0; trial < 10'000; ++trial) {
        const std::vector<CountedUnit> unit{inventor.next()};
        const bool hasPhrase =
            std::any_of(unit[0].begin(), unit[0].end(), [](const auto &use) { return use.count > 0; });
        // Each node loses less than one in L1; in L2 less than one of its root, so 2 W + 1 of its square.
        const std::int64_t leastSum = hasPhrase ? weight - nodes : 0;
        QVERIFY(tests::l1Of(summed(phraseSums(ContributionNorm::L1, nodes), unit)) >= leastSum);
        const std::int64_t leastSquare = hasPhrase ? squaredWeight - nodes * (2 * weight + 1) : 0;
        QVERIFY(tests::l2SquaredOf(summed(phraseSums(ContributionNorm::L2, nodes), unit)) >= leastSquare);
    }
}

void TestHistogramSums::a_unit_changes_the_sums_by_its_own_alone_data()
{
    addVariants();
}

void TestHistogramSums::a_unit_changes_the_sums_by_its_own_alone()
{
    QFETCH(bool, ofClusters);
    QFETCH(ContributionNorm, norm);
    QFETCH(int, nodes);
    tests::CountInventor inventor(static_cast<std::uint32_t>(weights.size()), labels);
    constexpr std::array threadCounts = {1U, 2U, 4U};
    for (std::size_t trial = 0; trial < 1000; ++trial) {
        std::vector<CountedUnit> units = inventor.take(inventor.below(12));
        const CountedUnit unit = inventor.next();
        const Cells without = summed(sums(ofClusters, norm, nodes), units);
        const Cells alone = summed(sums(ofClusters, norm, nodes), {unit});
        std::shuffle(units.begin(), units.end(), inventor.random());
        const auto place = inventor.below(static_cast<std::uint32_t>(units.size()) + 1);
        units.insert(units.begin() + place, unit);
        const unsigned threads = threadCounts[trial % threadCounts.size()];
        QCOMPARE(summed(sums(ofClusters, norm, nodes), units, threads), tests::plus(without, alone));
    }
}

void TestHistogramSums::the_order_inside_a_unit_does_not_matter()
{
    tests::CountInventor inventor(static_cast<std::uint32_t>(weights.size()), labels);
    for (int trial = 0; trial < 2000; ++trial) {
        CountedUnit unit = inventor.next();
        CountedUnit shuffled = unit;
        std::shuffle(shuffled.begin(), shuffled.end(), inventor.random());
        for (const bool ofClusters : {false, true})
            QCOMPARE(summed(sums(ofClusters, ContributionNorm::L2, 2), {shuffled}),
                     summed(sums(ofClusters, ContributionNorm::L2, 2), {unit}));
    }
}

void TestHistogramSums::a_phrase_said_twice_is_one_node()
{
    // Two entries of W / sqrt(2) in one cell would exceed the L2 bound.
    const Cells cells = summed(phraseSums(ContributionNorm::L2, 2), {{{1, 4, 9}, {1, 4, 9}}});
    QCOMPARE(cells[weights.size() + 4], weight);
}

void TestHistogramSums::renamed_labels_move_their_rows_only()
{
    tests::CountInventor inventor(static_cast<std::uint32_t>(weights.size()), labels);
    constexpr std::array<std::uint32_t, labels> renamed = {2, 0, 1};
    for (int trial = 0; trial < 2000; ++trial) {
        // Counts that differ by more than the rest of the weights does: no ties, which labels would break.
        CountedUnit unit;
        CountedUnit other;
        std::uint32_t count = 1 + inventor.below(3);
        for (std::uint32_t uses = 1 + inventor.below(6); uses > 0; --uses, count *= 3) {
            const std::uint32_t label = inventor.below(labels);
            const std::uint32_t term = 4 + inventor.below(2); // both of weight 1000
            unit.push_back({label, term, count});
            other.push_back({renamed[label], term, count});
        }
        const Cells cells = summed(phraseSums(ContributionNorm::L1, 2), {unit});
        const Cells moved = summed(phraseSums(ContributionNorm::L1, 2), {other});
        for (std::size_t label = 0; label < labels; ++label)
            for (std::size_t term = 0; term < weights.size(); ++term)
                QCOMPARE(moved[renamed[label] * weights.size() + term], cells[label * weights.size() + term]);
    }
}

void TestHistogramSums::the_most_informative_nodes_are_taken()
{
    // 50 x 1, 4 x 10, 3 x 20 and 1 x 100: the last two are taken and share the weight 60 : 100.
    const std::vector<CountedUnit> unit{{{0, 0, 50}, {0, 2, 4}, {0, 3, 3}, {0, 7, 1}}};
    Cells expected(labels * weights.size(), 0);
    expected[3] = weight * 60 / 160;
    expected[7] = weight * 100 / 160;
    QCOMPARE(summed(phraseSums(ContributionNorm::L1, 2), unit), expected);
    expected[3] = 40'132; // the whole roots of W^2 x 3/8
    expected[7] = 51'810; // and of W^2 x 5/8
    QVERIFY(expected[3] * expected[3] <= squaredWeight * 3 / 8);
    QVERIFY((expected[3] + 1) * (expected[3] + 1) > squaredWeight * 3 / 8);
    QVERIFY(expected[7] * expected[7] <= squaredWeight * 5 / 8);
    QVERIFY((expected[7] + 1) * (expected[7] + 1) > squaredWeight * 5 / 8);
    QCOMPARE(summed(phraseSums(ContributionNorm::L2, 2), unit), expected);
}

void TestHistogramSums::clusters_are_as_informative_as_their_phrases_together()
{
    // Cluster 1: 45 x 1 + 10 x 10 = 145; cluster 2: 7 x 20 = 140; cluster 3: 100 under each of two labels,
    // which are two nodes.
    const std::vector<CountedUnit> unit{{{0, 1, 45}, {0, 2, 10}, {0, 3, 7}, {0, 7, 1}, {1, 7, 1}}};
    Cells expected(labels * clusters, 0);
    expected[1] = weight;
    QCOMPARE(summed(clusterSums(ContributionNorm::L1, 1), unit), expected);
    expected[1] = weight * 145 / 285;
    expected[2] = weight * 140 / 285;
    QCOMPARE(summed(clusterSums(ContributionNorm::L1, 2), unit), expected);
}

void TestHistogramSums::ties_are_broken_by_public_numbers()
{
    // Phrases 4 and 5 have one weight: the lower id is taken; of one phrase, the lower label.
    Cells expected(labels * weights.size(), 0);
    expected[2 * weights.size() + 4] = weight;
    QCOMPARE(summed(phraseSums(ContributionNorm::L1, 1), {{{0, 5, 2}, {2, 4, 2}}}), expected);
    expected = Cells(labels * weights.size(), 0);
    expected[weights.size() + 4] = weight;
    QCOMPARE(summed(phraseSums(ContributionNorm::L1, 1), {{{2, 4, 2}, {1, 4, 2}}}), expected);
}

void TestHistogramSums::a_unit_without_a_phrase_changes_nothing()
{
    for (const ContributionNorm norm : {ContributionNorm::L1, ContributionNorm::L2})
        for (const bool ofClusters : {false, true}) {
            const Cells none = summed(sums(ofClusters, norm, 3), {});
            QCOMPARE(tests::l1Of(none), std::int64_t{0});
            QCOMPARE(summed(sums(ofClusters, norm, 3), {CountedUnit()}), none);
            QCOMPARE(summed(sums(ofClusters, norm, 3), {{{0, 3, 0}, {1, 2, 0}}}), none);
        }
}

void TestHistogramSums::a_unit_of_several_labels_has_one_contribution()
{
    Cells expected(labels * weights.size(), 0);
    for (std::size_t label = 0; label < labels; ++label)
        expected[label * weights.size() + 7] = weight / 3;
    QCOMPARE(summed(phraseSums(ContributionNorm::L1, 3), {{{0, 7, 8}, {1, 7, 8}, {2, 7, 8}, {2, 0, 8}}}),
             expected);
}

} // namespace tst_histogramsums

QTEST_APPLESS_MAIN(tst_histogramsums::TestHistogramSums)
#include "tst_histogramsums.moc"
