#include "core/synthesis/keyphrases/PairSums.h"
#include "tests/core/synthesis/HistogramUnits.h"
#include "tests/core/synthesis/KernelUnits.h"

#include <QTest>

#include <array>
#include <cmath>
#include <optional>
#include <random>

namespace tst_pairsums {

using namespace core::synthesis;
using core::privacy::GaussianVariance;
using core::privacy::LaplaceScale;
using core::privacy::NoisyCounts;
using core::vocabulary::Vocabulary;
using tests::Cells;
using tests::CountedUnit;
using tests::summed;

namespace {

constexpr std::int64_t weight = unitWeight;
constexpr std::uint32_t labels = 3;
// Nine phrases, the later the more informative: 10, 20, 30 ...; in four clusters.
const std::vector<std::uint32_t> weights = {100, 400, 900, 1600, 2500, 3600, 4900, 6400, 8100};
const std::vector<std::uint32_t> clusterOf = {0, 0, 1, 1, 2, 2, 2, 3, 3};
constexpr std::size_t clusters = 4;

NoisyCounts noisy(Cells cells, const core::privacy::Noise &noise)
{
    return {std::move(cells), pairSensitivity(ContributionNorm::L1), noise};
}

} // namespace

class TestPairSums : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void every_pair_has_a_place_of_its_own_data();
    void every_pair_has_a_place_of_its_own();
    void no_unit_exceeds_the_sensitivity_data();
    void no_unit_exceeds_the_sensitivity();
    void a_single_pair_meets_the_bounds();
    void the_five_most_informative_nodes_are_paired();
    void a_unit_changes_the_sums_by_its_own_alone_data();
    void a_unit_changes_the_sums_by_its_own_alone();
    void labels_and_order_do_not_matter();
    void fewer_than_two_nodes_change_nothing();
    void nodes_that_go_together_have_a_lift_above_one_data();
    void nodes_that_go_together_have_a_lift_above_one();
    void the_lift_is_defined_whatever_the_noise_made_data();
    void the_lift_is_defined_whatever_the_noise_made();

private:
    PairSums phrasePairs(ContributionNorm norm) const { return {*m_phrases, {}, weights.size(), norm}; }
    PairSums clusterPairs(ContributionNorm norm) const { return {*m_phrases, clusterOf, clusters, norm}; }
    PairSums pairs(bool ofClusters, ContributionNorm norm) const
    {
        return ofClusters ? clusterPairs(norm) : phrasePairs(norm);
    }
    static void addVariants();

    QTemporaryDir m_folder;
    std::optional<Vocabulary> m_phrases;
};

void TestPairSums::initTestCase()
{
    m_phrases = tests::weightedTerms(m_folder, weights);
}

void TestPairSums::addVariants()
{
    QTest::addColumn<bool>("ofClusters");
    QTest::addColumn<ContributionNorm>("norm");
    QTest::newRow("phrases, L1") << false << ContributionNorm::L1;
    QTest::newRow("phrases, L2") << false << ContributionNorm::L2;
    QTest::newRow("clusters, L1") << true << ContributionNorm::L1;
    QTest::newRow("clusters, L2") << true << ContributionNorm::L2;
}

void TestPairSums::every_pair_has_a_place_of_its_own_data()
{
    QTest::addColumn<int>("nodes");
    for (const int nodes : {0, 1, 2, 3, 10, 401})
        QTest::addRow("%d", nodes) << nodes;
}

void TestPairSums::every_pair_has_a_place_of_its_own()
{
    QFETCH(int, nodes);
    const auto n = static_cast<std::size_t>(nodes);
    std::vector<int> uses(pairCount(n), 0);
    for (std::size_t a = 0; a < n; ++a)
        for (std::size_t b = a + 1; b < n; ++b) {
            const std::size_t place = pairPlace(a, b, n);
            QVERIFY(place < uses.size());
            QCOMPARE(pairPlace(b, a, n), place);
            ++uses[place];
        }
    QCOMPARE(uses, std::vector<int>(n * (n > 0 ? n - 1 : 0) / 2, 1));
}

void TestPairSums::no_unit_exceeds_the_sensitivity_data()
{
    addVariants();
}

void TestPairSums::no_unit_exceeds_the_sensitivity()
{
    QFETCH(bool, ofClusters);
    QFETCH(ContributionNorm, norm);
    const auto declared = pairs(ofClusters, norm).take().sensitivity();
    QCOMPARE(declared, pairSensitivity(norm));
    QCOMPARE(declared.l2Squared, weight * weight);
    QCOMPARE(declared.l1, norm == ContributionNorm::L1 ? weight : 10 * weight);
    QVERIFY(declared.isInRange());
    tests::CountInventor inventor(static_cast<std::uint32_t>(weights.size()), labels);
    for (int trial = 0; trial < 100'000; ++trial) {
        const Cells cells = summed(pairs(ofClusters, norm), {inventor.next()});
        QVERIFY(*std::min_element(cells.begin(), cells.end()) >= 0);
        QVERIFY(tests::l1Of(cells) <= declared.l1);
        QVERIFY(tests::l2SquaredOf(cells) <= declared.l2Squared);
    }
}

void TestPairSums::a_single_pair_meets_the_bounds()
{
    for (const ContributionNorm norm : {ContributionNorm::L1, ContributionNorm::L2}) {
        Cells expected(pairCount(weights.size()), 0);
        expected[pairPlace(2, 6, weights.size())] = weight;
        QCOMPARE(summed(phrasePairs(norm), {{{0, 6, ~0U}, {1, 2, 1}}}), expected);
        expected = Cells(pairCount(clusters), 0);
        expected[pairPlace(1, 2, clusters)] = weight;
        QCOMPARE(summed(clusterPairs(norm), {{{0, 6, ~0U}, {1, 2, 1}, {1, 3, 1}}}), expected);
    }
}

void TestPairSums::the_five_most_informative_nodes_are_paired()
{
    // Once each, phrases 4 to 8 say most; with 10 uses, phrase 0 (10 x 10) beats all, and 4 drops out.
    CountedUnit unit;
    for (std::uint32_t term = 0; term < weights.size(); ++term)
        unit.push_back({term % labels, term, term == 0 ? 10U : 1U});
    const std::array<std::size_t, 5> paired = {0, 5, 6, 7, 8};
    for (const ContributionNorm norm : {ContributionNorm::L1, ContributionNorm::L2}) {
        // 10 x 6553 <= W, and 10 x 20724^2 <= W^2, but no more.
        const std::int64_t each = norm == ContributionNorm::L1 ? 6553 : 20'724;
        Cells expected(pairCount(weights.size()), 0);
        for (std::size_t a = 0; a < paired.size(); ++a)
            for (std::size_t b = a + 1; b < paired.size(); ++b)
                expected[pairPlace(paired[a], paired[b], weights.size())] = each;
        QCOMPARE(summed(phrasePairs(norm), {unit}), expected);
    }
    QVERIFY(10 * 6554 > weight && 10 * std::int64_t{20'725} * 20'725 > weight * weight);
    // Ties by the lower node: of six equal ones the last is left out.
    CountedUnit equal;
    for (std::uint32_t term = 0; term < 6; ++term)
        equal.push_back({0, term, 60 / (term + 1)});
    const Cells tied = summed(phrasePairs(ContributionNorm::L1), {equal});
    for (std::size_t term = 0; term < 5; ++term)
        QCOMPARE(tied[pairPlace(term, 5, weights.size())], std::int64_t{0});
    QCOMPARE(tied[pairPlace(3, 4, weights.size())], std::int64_t{6553});
}

void TestPairSums::a_unit_changes_the_sums_by_its_own_alone_data()
{
    addVariants();
}

void TestPairSums::a_unit_changes_the_sums_by_its_own_alone()
{
    QFETCH(bool, ofClusters);
    QFETCH(ContributionNorm, norm);
    tests::CountInventor inventor(static_cast<std::uint32_t>(weights.size()), labels);
    constexpr std::array threadCounts = {1U, 2U, 4U};
    for (std::size_t trial = 0; trial < 1000; ++trial) {
        std::vector<CountedUnit> units = inventor.take(inventor.below(12));
        const CountedUnit unit = inventor.next();
        const Cells without = summed(pairs(ofClusters, norm), units);
        const Cells alone = summed(pairs(ofClusters, norm), {unit});
        std::shuffle(units.begin(), units.end(), inventor.random());
        units.insert(units.begin() + inventor.below(static_cast<std::uint32_t>(units.size()) + 1), unit);
        const unsigned threads = threadCounts[trial % threadCounts.size()];
        QCOMPARE(summed(pairs(ofClusters, norm), units, threads), tests::plus(without, alone));
    }
}

void TestPairSums::labels_and_order_do_not_matter()
{
    tests::CountInventor inventor(static_cast<std::uint32_t>(weights.size()), labels);
    for (int trial = 0; trial < 2000; ++trial) {
        const CountedUnit unit = inventor.next();
        CountedUnit other = unit;
        std::shuffle(other.begin(), other.end(), inventor.random());
        for (auto &use : other)
            use.label = (use.label + 1) % labels;
        for (const bool ofClusters : {false, true})
            QCOMPARE(summed(pairs(ofClusters, ContributionNorm::L2), {other}),
                     summed(pairs(ofClusters, ContributionNorm::L2), {unit}));
    }
}

void TestPairSums::fewer_than_two_nodes_change_nothing()
{
    const Cells none(pairCount(weights.size()), 0);
    QCOMPARE(summed(phrasePairs(ContributionNorm::L1), {CountedUnit()}), none);
    QCOMPARE(summed(phrasePairs(ContributionNorm::L1), {{{0, 3, 7}}}), none);
    QCOMPARE(summed(phrasePairs(ContributionNorm::L1), {{{0, 3, 7}, {1, 3, 2}, {2, 3, 1}}}), none);
    // Three phrases of one cluster.
    QCOMPARE(summed(clusterPairs(ContributionNorm::L2), {{{0, 4, 1}, {0, 5, 1}, {1, 6, 1}}}),
             Cells(pairCount(clusters), 0));
}

void TestPairSums::nodes_that_go_together_have_a_lift_above_one_data()
{
    QTest::addColumn<std::int64_t>("deviationPercent");
    QTest::newRow("hardly any noise") << std::int64_t{1};
    QTest::newRow("noise of one unit") << std::int64_t{100};
}

void TestPairSums::nodes_that_go_together_have_a_lift_above_one()
{
    QFETCH(std::int64_t, deviationPercent);
    // Even nodes go with even ones, odd ones with odd ones, 20 units a pair; never across.
    constexpr std::size_t nodes = 40;
    std::mt19937 random(3); // a fixed, public seed
    std::normal_distribution<double> noise(0.0, static_cast<double>(deviationPercent * weight) / 100);
    Cells cells(pairCount(nodes), 0);
    for (std::size_t a = 0; a < nodes; ++a)
        for (std::size_t b = a + 1; b < nodes; ++b)
            cells[pairPlace(a, b, nodes)] =
                (a % 2 == b % 2 ? 20 * weight : 0) + static_cast<std::int64_t>(noise(random));
    const std::int64_t deviation = deviationPercent * weight / 100;
    const Eigen::MatrixXf lift = pairLift(noisy(cells, GaussianVariance{deviation * deviation}), nodes);
    for (Eigen::Index a = 0; a < lift.rows(); ++a) {
        QCOMPARE(lift(a, a), 1.0F);
        for (Eigen::Index b = 0; b < a; ++b) {
            QCOMPARE(lift(a, b), lift(b, a));
            // Chance would make about half of the pairs go across: twice 20 units are seen inside, none
            // there.
            if (a % 2 == b % 2)
                QVERIFY(lift(a, b) > 1.3F && lift(a, b) < 3.0F);
            else
                QVERIFY(lift(a, b) < 0.5F);
        }
    }
}

void TestPairSums::the_lift_is_defined_whatever_the_noise_made_data()
{
    QTest::addColumn<Cells>("cells");
    constexpr std::size_t count = pairCount(30);
    std::mt19937 random(4); // a fixed, public seed
    Cells noise(count);
    for (std::int64_t &cell : noise)
        cell = static_cast<std::int64_t>(random()) - (std::int64_t{1} << 31);
    Cells one(count, 0);
    one[17] = std::numeric_limits<std::int64_t>::max();
    QTest::newRow("nothing") << Cells(count, 0);
    QTest::newRow("noise") << noise;
    QTest::newRow("negative") << Cells(count, -5'000'000);
    QTest::newRow("the most") << Cells(count, std::numeric_limits<std::int64_t>::max());
    QTest::newRow("the least") << Cells(count, std::numeric_limits<std::int64_t>::min());
    QTest::newRow("the most in one") << one;
}

void TestPairSums::the_lift_is_defined_whatever_the_noise_made()
{
    QFETCH(Cells, cells);
    const std::vector<core::privacy::Noise> noises = {LaplaceScale{1, 1},
                                                      LaplaceScale{10'000 * weight, 1},
                                                      GaussianVariance{1},
                                                      GaussianVariance{(std::int64_t{1} << 62) - 1}};
    for (const core::privacy::Noise &noise : noises) {
        const Eigen::MatrixXf lift = pairLift(noisy(cells, noise), 30);
        QVERIFY(lift.array().isFinite().all());
        QVERIFY(lift.minCoeff() > 0);
        QCOMPARE(lift, Eigen::MatrixXf(lift.transpose()));
    }
    QCOMPARE(pairLift(noisy({}, LaplaceScale{1, 1}), 1), Eigen::MatrixXf::Ones(1, 1));
}

} // namespace tst_pairsums

QTEST_APPLESS_MAIN(tst_pairsums::TestPairSums)
#include "tst_pairsums.moc"
