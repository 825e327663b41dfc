#include "core/synthesis/histogram1/HistogramEstimate.h"
#include "core/synthesis/keyphrases/PublicPrior.h"
#include "tests/core/synthesis/HistogramUnits.h"
#include "tests/core/synthesis/HistogramWorld.h"

#include <QTest>

#include <random>

namespace tst_histogramestimate {

using namespace core::synthesis;
using core::vocabulary::Vocabulary;
using Eigen::Index;
using Eigen::MatrixXf;
using tests::emptyTable;
using tests::oneUnit;

namespace {

constexpr std::size_t terms = 240;
constexpr std::size_t labels = 4;
constexpr int clusters = 12; // of twenty phrases each

/// What the noise may make of a table.
enum class Noise { Nothing, Symmetric, Negative, Most, Least };

void fill(NoisyTable &table, Noise kind)
{
    std::mt19937 random(13); // a fixed, public seed
    std::exponential_distribution<double> size(
        1 / std::get<core::privacy::LaplaceScale>(table.counts.noise).value());
    for (std::int64_t &cell : table.counts.cells) {
        const auto drawn = static_cast<std::int64_t>(size(random));
        switch (kind) {
        case Noise::Nothing:
            break;
        case Noise::Symmetric:
            cell = random() % 2 == 0 ? drawn : -drawn;
            break;
        case Noise::Negative:
            cell = -drawn;
            break;
        case Noise::Most:
            cell = std::numeric_limits<std::int64_t>::max();
            break;
        case Noise::Least:
            cell = std::numeric_limits<std::int64_t>::min();
            break;
        }
    }
}

} // namespace

class TestHistogramEstimate : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void rows_are_distributions_whatever_the_noise_made_data();
    void rows_are_distributions_whatever_the_noise_made();
    void without_any_table_there_is_the_prior();
    void phrases_far_above_the_noise_are_the_labels_own();
    void clusters_far_above_the_noise_are_the_labels_own();
    void the_prior_distributes_within_a_cluster();
    void phrases_take_their_share_within_their_cluster();
    void what_all_labels_say_together_takes_the_place_of_the_prior();
    void phrases_that_drown_in_noise_change_nothing();
    void a_label_without_records_is_like_all_labels_together();
    void a_label_without_records_or_clusters_follows_the_prior();

private:
    ReleasedModel model(bool hasClusters, bool hasPhrases, std::size_t labelCount = labels) const
    {
        ReleasedModel made = tests::histogramFacts(*m_terms, labelCount, hasClusters ? clusters : 0);
        if (hasClusters)
            made.tables.push_back(emptyTable(clusterTableName, labelCount * clusters, 1));
        if (hasPhrases)
            made.tables.push_back(emptyTable(phraseTableName, labelCount * terms, 1));
        return made;
    }
    MatrixXf estimated(const ReleasedModel &seed) const { return estimateShares(seed, *m_terms); }
    /// Of a cluster under a label.
    static double massOf(const MatrixXf &shares, Index label, Index cluster)
    {
        double sum = 0;
        for (Index term = cluster; term < shares.cols(); term += clusters)
            sum += static_cast<double>(shares(label, term));
        return sum;
    }

    QTemporaryDir m_folder;
    std::optional<Vocabulary> m_terms;
};

void TestHistogramEstimate::initTestCase()
{
    std::vector<std::uint32_t> weights;
    for (std::uint32_t term = 0; term < terms; ++term)
        weights.push_back(2000 + 100 * (term / clusters));
    m_terms = tests::weightedTerms(m_folder, weights);
}

void TestHistogramEstimate::rows_are_distributions_whatever_the_noise_made_data()
{
    QTest::addColumn<bool>("hasClusters");
    QTest::addColumn<bool>("hasPhrases");
    QTest::addColumn<int>("labelCount");
    QTest::newRow("clusters") << true << false << 4;
    QTest::newRow("phrases") << false << true << 4;
    QTest::newRow("both") << true << true << 4;
    QTest::newRow("clusters, no labels") << true << false << 1;
    QTest::newRow("phrases, no labels") << false << true << 1;
    QTest::newRow("both, no labels") << true << true << 1;
}

void TestHistogramEstimate::rows_are_distributions_whatever_the_noise_made()
{
    QFETCH(bool, hasClusters);
    QFETCH(bool, hasPhrases);
    QFETCH(int, labelCount);
    const auto kinds = {Noise::Nothing, Noise::Symmetric, Noise::Negative, Noise::Most, Noise::Least};
    for (const Noise first : kinds)
        for (const Noise last : kinds)
            for (const double units : {0.0, 1.0, 1e9}) {
                ReleasedModel seed = model(hasClusters, hasPhrases, static_cast<std::size_t>(labelCount));
                for (NoisyTable &table : seed.tables)
                    table.counts.noise = emptyTable("", 0, units).counts.noise;
                fill(seed.tables.front(), first);
                fill(seed.tables.back(), last);
                const MatrixXf shares = estimated(seed);
                QCOMPARE(shares.rows(), Index{labelCount});
                QCOMPARE(shares.cols(), static_cast<Index>(terms));
                QVERIFY(shares.array().isFinite().all());
                QVERIFY(shares.minCoeff() >= 0);
                for (Index label = 0; label < shares.rows(); ++label)
                    QVERIFY(std::abs(shares.row(label).cast<double>().sum() - 1) < 1e-5);
            }
}

void TestHistogramEstimate::without_any_table_there_is_the_prior()
{
    const MatrixXf shares = estimated(model(false, false));
    for (Index label = 0; label < shares.rows(); ++label)
        QVERIFY((shares.row(label).transpose() - publicPrior(*m_terms)).cwiseAbs().maxCoeff() < 1e-6F);
}

void TestHistogramEstimate::phrases_far_above_the_noise_are_the_labels_own()
{
    ReleasedModel seed = model(false, true);
    seed.tables[0].counts.cells[terms + 5] = 300 * oneUnit;
    seed.tables[0].counts.cells[terms + 77] = 100 * oneUnit;
    seed.tables[0].counts.cells[2 * terms + 6] = 200 * oneUnit;
    const MatrixXf shares = estimated(seed);
    // Three quarters, one quarter, and at most about the noise of a unit here and there for the rest.
    QVERIFY(std::abs(shares(1, 5) - 0.75F) < 0.08F);
    QVERIFY(std::abs(shares(1, 77) - 0.25F) < 0.08F);
    QVERIFY(shares(2, 6) > 0.8F);
    QVERIFY(shares(2, 5) < 0.01F && shares(2, 77) < 0.01F && shares(1, 6) < 0.01F);
}

void TestHistogramEstimate::clusters_far_above_the_noise_are_the_labels_own()
{
    ReleasedModel seed = model(true, false);
    std::vector<std::int64_t> &cells = seed.tables[0].counts.cells;
    cells[3] = 300 * oneUnit;
    cells[4] = 100 * oneUnit;
    cells[clusters + 4] = 300 * oneUnit;
    cells[clusters + 9] = 100 * oneUnit;
    const MatrixXf shares = estimated(seed);
    QVERIFY(std::abs(massOf(shares, 0, 3) - 0.75) < 0.05);
    QVERIFY(std::abs(massOf(shares, 0, 4) - 0.25) < 0.05);
    QVERIFY(std::abs(massOf(shares, 1, 4) - 0.75) < 0.05);
    QVERIFY(massOf(shares, 1, 3) < 0.02);
}

void TestHistogramEstimate::the_prior_distributes_within_a_cluster()
{
    ReleasedModel seed = model(true, false);
    seed.tables[0].counts.cells[3] = 300 * oneUnit;
    const MatrixXf shares = estimated(seed);
    const Eigen::VectorXf prior = publicPrior(*m_terms);
    QVERIFY(prior[3] > 1.1F * prior[3 + 8 * clusters]);
    for (Index label = 0; label < shares.rows(); ++label)
        for (Index term = 3; term < shares.cols(); term += clusters)
            QVERIFY(std::abs(shares(label, term) / shares(label, 3) - prior[term] / prior[3]) < 1e-4F);
}

void TestHistogramEstimate::phrases_take_their_share_within_their_cluster()
{
    ReleasedModel seed = model(true, true);
    seed.tables[0].counts.cells[3] = 300 * oneUnit;
    seed.tables[0].counts.cells[4] = 300 * oneUnit;
    // One phrase of cluster 3 is all there is to it; of cluster 4 nothing stands out of the noise.
    seed.tables[1].counts.cells[3 + 5 * clusters] = 300 * oneUnit;
    const MatrixXf shares = estimated(seed);
    QVERIFY(shares(0, 3 + 5 * clusters) > 0.6F * static_cast<float>(massOf(shares, 0, 3)));
    for (Index term = 3; term < shares.cols(); term += clusters)
        QVERIFY(term == 3 + 5 * clusters || shares(0, term) < 0.02F);
}

void TestHistogramEstimate::what_all_labels_say_together_takes_the_place_of_the_prior()
{
    // A phrase that half of a cluster's units have, four of eight under each of 60 labels, in noise of 8.5
    // units: nothing by itself, but 240 units in noise of 66 for all labels together.
    constexpr std::size_t many = 60;
    ReleasedModel seed = model(true, true, many);
    seed.tables[0].counts.noise = emptyTable("", 0, 0.1).counts.noise;
    seed.tables[1].counts.noise = emptyTable("", 0, 6).counts.noise;
    fill(seed.tables[1], Noise::Symmetric);
    constexpr Index common = 2 + 3 * clusters;
    for (std::size_t label = 0; label < many; ++label) {
        seed.tables[0].counts.cells[label * clusters + 2] = 8 * oneUnit;
        seed.tables[1].counts.cells[label * terms + static_cast<std::size_t>(common)] += 4 * oneUnit;
    }
    const MatrixXf shares = estimated(seed);
    double mean = 0;
    for (Index label = 0; label < shares.rows(); ++label)
        mean += static_cast<double>(shares(label, common)) / massOf(shares, label, 2) / many;
    // A tenth by the prior, a sixth by the labels one by one.
    QVERIFY2(mean > 0.35 && mean < 0.7, qPrintable(QString::number(mean)));
}

void TestHistogramEstimate::phrases_that_drown_in_noise_change_nothing()
{
    ReleasedModel seed = model(true, false);
    seed.tables[0].counts.cells[3] = 300 * oneUnit;
    seed.tables[0].counts.cells[4] = 100 * oneUnit;
    const MatrixXf before = estimated(seed);
    // The variance of the sum over labels, in cell units, has no place in 64 bits.
    seed.tables.push_back(emptyTable(phraseTableName, labels * terms, 1e6));
    fill(seed.tables[1], Noise::Symmetric);
    const MatrixXf after = estimated(seed);
    for (const Index cluster : {3, 4})
        QVERIFY(std::abs(massOf(after, 0, cluster) / massOf(before, 0, cluster) - 1) < 0.02);
}

void TestHistogramEstimate::a_label_without_records_is_like_all_labels_together()
{
    ReleasedModel seed = model(true, false);
    for (std::size_t label = 0; label + 1 < labels; ++label) {
        seed.tables[0].counts.cells[label * clusters + 3] = 300 * oneUnit;
        seed.tables[0].counts.cells[label * clusters + 4] = 100 * oneUnit;
    }
    const MatrixXf shares = estimated(seed);
    // Its own counts, nothing in noise of a unit, say little against that.
    const double third = massOf(shares, labels - 1, 3);
    const double fourth = massOf(shares, labels - 1, 4);
    QVERIFY(third > 0.5 && fourth > 0.1);
    QVERIFY(third > 1.5 * fourth);
}

void TestHistogramEstimate::a_label_without_records_or_clusters_follows_the_prior()
{
    ReleasedModel seed = model(false, true);
    fill(seed.tables[0], Noise::Symmetric);
    seed.tables[0].counts.cells[7] = 300 * oneUnit;
    const MatrixXf shares = estimated(seed);
    // Phrases come by falling prior. A rare one might be more common in the records than expected and still
    // not be seen in the noise, so that the shares differ less than the priors.
    constexpr Index some = terms / 4;
    const Eigen::VectorXf prior = publicPrior(*m_terms);
    QVERIFY(prior.head(some).sum() > 5 * prior.tail(some).sum());
    for (Index label = 1; label < shares.rows(); ++label)
        QVERIFY(shares.row(label).head(some).sum() > 1.5F * shares.row(label).tail(some).sum());
}

} // namespace tst_histogramestimate

QTEST_APPLESS_MAIN(tst_histogramestimate::TestHistogramEstimate)
#include "tst_histogramestimate.moc"
