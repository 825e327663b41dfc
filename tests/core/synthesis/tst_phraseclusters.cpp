#include "core/embedding/VectorFile.h"
#include "core/synthesis/keyphrases/Informativeness.h"
#include "core/synthesis/keyphrases/PhraseClusters.h"
#include "tests/core/synthesis/HistogramUnits.h"

#include <QTest>

#include <cmath>
#include <random>
#include <set>

namespace tst_phraseclusters {

using namespace core;
using namespace core::synthesis;

namespace {

constexpr int phrases = 240;
constexpr Eigen::Index dimension = 16;

std::size_t bundleOf(std::size_t phrase)
{
    // Centres that start anywhere would hardly ever start in all three.
    return phrase % 12 == 0 ? 0 : phrase % 12 == 1 ? 1 : 2;
}

/// Three bundles of directions at right angles, about a twentieth of a right angle wide.
Eigen::MatrixXf bundledRows()
{
    std::mt19937 random(6); // a fixed, public seed
    std::normal_distribution<float> spread(0.0F, 0.02F);
    Eigen::MatrixXf rows(phrases, dimension);
    for (Eigen::Index row = 0; row < phrases; ++row) {
        for (Eigen::Index column = 0; column < dimension; ++column)
            rows(row, column) = spread(random);
        rows(row, static_cast<Eigen::Index>(bundleOf(static_cast<std::size_t>(row)))) += 1;
    }
    return rows;
}

} // namespace

class TestPhraseClusters : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void the_number_of_clusters_follows_the_size_data();
    void the_number_of_clusters_follows_the_size();
    void every_phrase_is_in_one_of_the_clusters_data();
    void every_phrase_is_in_one_of_the_clusters();
    void bundles_of_near_phrases_are_not_mixed_data();
    void bundles_of_near_phrases_are_not_mixed();
    void the_same_inputs_make_the_same_clusters();
    void the_prior_ranks_by_public_weight_and_words();
    void the_prior_is_above_zero_for_any_weight();

private:
    embedding::Embedding vectors(const Eigen::MatrixXf &rows) const
    {
        const auto path = m_folder.filePath(QStringLiteral("terms.vectors")).toStdString();
        if (!embedding::writeVectors(path, rows))
            qFatal("the vectors could not be written");
        return *embedding::Embedding::openVectors(path);
    }

    QTemporaryDir m_folder;
    std::optional<vocabulary::Vocabulary> m_phrases;
};

void TestPhraseClusters::initTestCase()
{
    std::vector<std::uint32_t> weights;
    for (std::uint32_t phrase = 0; phrase < phrases; ++phrase)
        weights.push_back(1000 + phrase);
    m_phrases = tests::weightedTerms(m_folder, weights);
}

void TestPhraseClusters::the_number_of_clusters_follows_the_size_data()
{
    QTest::addColumn<quint64>("size");
    QTest::addColumn<quint32>("clusters");
    QTest::newRow("one phrase") << quint64{1} << quint32{0};
    QTest::newRow("hardly any phrase") << quint64{7} << quint32{0};
    QTest::newRow("too few for clusters") << quint64{255} << quint32{0};
    QTest::newRow("just enough") << quint64{256} << quint32{32};
    QTest::newRow("eight each") << quint64{3199} << quint32{399};
    QTest::newRow("the most") << quint64{3200} << quint32{400};
    QTest::newRow("an English dictionary") << quint64{147'000} << quint32{400};
}

void TestPhraseClusters::the_number_of_clusters_follows_the_size()
{
    QFETCH(quint64, size);
    QFETCH(quint32, clusters);
    QCOMPARE(clusterCount(size), clusters);
    QCOMPARE(clusterCount(size, 200), std::min(clusters, 200U));
}

void TestPhraseClusters::every_phrase_is_in_one_of_the_clusters_data()
{
    QTest::addColumn<quint32>("count");
    for (const quint32 count : {1U, 2U, 30U, static_cast<quint32>(phrases)})
        QTest::addRow("%u", count) << count;
}

void TestPhraseClusters::every_phrase_is_in_one_of_the_clusters()
{
    QFETCH(quint32, count);
    const Eigen::MatrixXf rows = Eigen::MatrixXf::Random(phrases, dimension);
    const PhraseClusters clusters = clusterPhrases(*m_phrases, vectors(rows), count);
    QCOMPARE(clusters.count, count);
    QCOMPARE(clusters.clusterOf.size(), std::size_t{phrases});
    QVERIFY(*std::max_element(clusters.clusterOf.begin(), clusters.clusterOf.end()) < count);
    // Vectors that point anywhere leave hardly a cluster empty.
    const std::set<std::uint32_t> used(clusters.clusterOf.begin(), clusters.clusterOf.end());
    QVERIFY(used.size() >= (count + 1) / 2);
}

void TestPhraseClusters::bundles_of_near_phrases_are_not_mixed_data()
{
    QTest::addColumn<quint32>("count");
    for (const quint32 count : {3U, 4U, 12U, 40U})
        QTest::addRow("%u", count) << count;
}

void TestPhraseClusters::bundles_of_near_phrases_are_not_mixed()
{
    QFETCH(quint32, count);
    // Squared distances are 2 between bundles and 0.01 within, so that the first three centres come from all
    // of them; then no centre can take a phrase of another bundle.
    const PhraseClusters clusters = clusterPhrases(*m_phrases, vectors(bundledRows()), count);
    std::vector<std::set<std::size_t>> bundlesOf(count);
    for (std::size_t phrase = 0; phrase < phrases; ++phrase)
        bundlesOf[clusters.clusterOf[phrase]].insert(bundleOf(phrase));
    for (const auto &found : bundlesOf)
        QVERIFY(found.size() <= 1);
}

void TestPhraseClusters::the_same_inputs_make_the_same_clusters()
{
    const embedding::Embedding embedding = vectors(Eigen::MatrixXf::Random(phrases, dimension));
    const PhraseClusters first = clusterPhrases(*m_phrases, embedding, 25);
    const PhraseClusters second = clusterPhrases(*m_phrases, embedding, 25);
    QCOMPARE(second.clusterOf, first.clusterOf);
}

void TestPhraseClusters::the_prior_ranks_by_public_weight_and_words()
{
    const auto path = m_folder.filePath(QStringLiteral("words.lexicon")).toStdString();
    const auto term = [](const char *text, std::uint32_t weight) {
        return vocabulary::LexiconTerm{text, weight, vocabulary::Kind::Other, 0, {}};
    };
    QVERIFY(vocabulary::writeLexicon(
        path, {term("fever", 3000), term("fibula", 5000), term("yellow fever", 3000), term("pain", 2000)}));
    const Eigen::VectorXf prior = publicPrior(*vocabulary::Vocabulary::openLexicon(path));
    QVERIFY(std::abs(prior.sum() - 1) < 1e-6F);
    // e^1.5 for each unit of inverse document frequency, 0.7 for each further word.
    const auto ratio = [&](Eigen::Index a, Eigen::Index b) {
        return static_cast<double>(prior[a] / prior[b]);
    };
    QVERIFY(std::abs(ratio(0, 1) / std::exp(3.0) - 1) < 1e-4);
    QVERIFY(std::abs(ratio(2, 0) / 0.7 - 1) < 1e-4);
    QVERIFY(std::abs(ratio(3, 0) / std::exp(1.5) - 1) < 1e-4);
}

void TestPhraseClusters::the_prior_is_above_zero_for_any_weight()
{
    const Eigen::VectorXf prior = publicPrior(tests::weightedTerms(m_folder, {1, 1000, 1'000'000, ~0U}));
    QVERIFY(prior.array().isFinite().all());
    QVERIFY(prior.minCoeff() > 1e-30F); // its share of a cluster is a number still
}

} // namespace tst_phraseclusters

QTEST_APPLESS_MAIN(tst_phraseclusters::TestPhraseClusters)
#include "tst_phraseclusters.moc"
