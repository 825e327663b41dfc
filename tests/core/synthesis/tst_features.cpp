#include "core/embedding/VectorFile.h"
#include "core/methods/kernel/FeatureMap.h"
#include "core/methods/kernel/FeatureVectors.h"

#include <Eigen/Eigenvalues>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <numbers>
#include <numeric>

namespace tst_features {

using namespace core;
using namespace core::synthesis;

class TestFeatures : public QObject
{
    Q_OBJECT

private slots:
    void no_pair_exceeds_the_bounds_and_some_meet_them();
    void angles_stand_for_their_cosines_and_sines();
    void frequencies_are_standard_normal();
    void tables_follow_from_public_inputs_alone();
    void features_approximate_the_kernel_data();
    void features_approximate_the_kernel();
    void common_directions_are_taken_out_of_the_vectors();
    void a_vocabulary_of_one_phrase_keeps_its_vector();

private:
    static Eigen::MatrixXf unitVectors(Eigen::Index dimension, Eigen::Index count)
    {
        Eigen::MatrixXf vectors = featureFrequencies({}, 1, 2, dimension, count);
        vectors.colwise().normalize();
        return vectors;
    }
    embedding::Embedding open(const Eigen::MatrixXf &rows) const
    {
        const auto path = m_folder.filePath(QStringLiteral("test.vectors")).toStdString();
        if (!embedding::writeVectors(path, rows))
            qFatal("the vectors could not be written");
        return *embedding::Embedding::openVectors(path);
    }

    QTemporaryDir m_folder;
};

void TestFeatures::no_pair_exceeds_the_bounds_and_some_meet_them()
{
    std::int64_t largestL1 = 0;
    std::int64_t largestL2Squared = 0;
    for (std::uint32_t step = 0; step < 1U << 16; ++step) {
        const FeatureAngles::Pair pair = FeatureAngles::table().at(step << 16);
        const std::int64_t cosine = pair.cosine;
        const std::int64_t sine = pair.sine;
        largestL1 = std::max(largestL1, std::abs(cosine) + std::abs(sine));
        largestL2Squared = std::max(largestL2Squared, cosine * cosine + sine * sine);
    }
    QCOMPARE(largestL1, FeatureAngles::largestL1);
    QCOMPARE(largestL2Squared, FeatureAngles::largestL2Squared);
}

void TestFeatures::angles_stand_for_their_cosines_and_sines()
{
    for (std::uint64_t index = 0; index < 10'000; ++index) {
        const auto angle = static_cast<std::uint32_t>(publicRandom(3, index));
        const double turn = 2 * std::numbers::pi * (angle * 0x1p-32);
        const FeatureAngles::Pair pair = FeatureAngles::table().at(angle);
        // Half a step of the table (at most 2 pi Q / 2^17 = 0.79) and half a unit of rounding.
        QVERIFY(std::abs(pair.cosine - FeatureAngles::quantum * std::cos(turn)) < 1.3);
        QVERIFY(std::abs(pair.sine - FeatureAngles::quantum * std::sin(turn)) < 1.3);
    }
}

void TestFeatures::frequencies_are_standard_normal()
{
    const Eigen::ArrayXd normal = featureFrequencies({}, 4, 1, 1000, 1000).cast<double>().reshaped();
    const double count = static_cast<double>(normal.size());
    // Standard errors 1, sqrt(2) and sqrt(96) over 1000 of the first, second and fourth moment; six of each
    // are a chance of 2e-9.
    QVERIFY(std::abs(normal.mean()) < 6 / std::sqrt(count));
    QVERIFY(std::abs(normal.square().mean() - 1) < 6 * std::sqrt(2 / count));
    QVERIFY(std::abs(normal.square().square().mean() - 3) < 6 * std::sqrt(96 / count));
    QVERIFY(std::abs((normal.head(500'000) * normal.tail(500'000)).mean()) < 6 / std::sqrt(count / 2));
}

void TestFeatures::tables_follow_from_public_inputs_alone()
{
    const Eigen::MatrixXf vectors = unitVectors(8, 5);
    const auto angles = [&](const Digest &seed, int size, int slot) {
        const FeatureMap features(vectors, seed, size, 16);
        const auto row = features.angles(slot, 3);
        return std::vector<std::uint32_t>(row.begin(), row.end());
    };
    Digest other = {};
    other[0] = 1;
    QVERIFY(angles({}, 4, 2) == angles({}, 4, 2));
    QVERIFY(angles({}, 4, 2) != angles({}, 4, 1));
    QVERIFY(angles({}, 4, 2) != angles({}, 5, 2));
    QVERIFY(angles({}, 4, 2) != angles(other, 4, 2));
}

void TestFeatures::features_approximate_the_kernel_data()
{
    QTest::addColumn<int>("size");
    for (const int size : {1, 4, 10})
        QTest::addRow("%d phrases", size) << size;
}

void TestFeatures::features_approximate_the_kernel()
{
    QFETCH(int, size);
    constexpr int pairs = 4096;
    constexpr std::size_t terms = 12;
    const Eigen::MatrixXf vectors = unitVectors(8, terms);
    const FeatureMap features(vectors, {}, size, pairs);
    for (std::uint64_t trial = 0; trial < 50; ++trial) {
        std::vector<std::uint32_t> x(pairs, 0);
        std::vector<std::uint32_t> y(pairs, 0);
        double distance = 0;
        for (int slot = 0; slot < size; ++slot) {
            const std::size_t a = publicRandom(trial, static_cast<std::uint64_t>(2 * slot)) % terms;
            const std::size_t b = publicRandom(trial, static_cast<std::uint64_t>(2 * slot + 1)) % terms;
            features.addAngles(slot, a, x);
            features.addAngles(slot, b, y);
            distance += static_cast<double>(
                (vectors.col(static_cast<Eigen::Index>(a)) - vectors.col(static_cast<Eigen::Index>(b)))
                    .squaredNorm());
        }
        double estimate = 0;
        for (std::size_t pair = 0; pair < pairs; ++pair)
            estimate += std::cos(2 * std::numbers::pi * ((x[pair] - y[pair]) * 0x1p-32)) / pairs;
        // Terms lie in [-1, 1], so by Hoeffding an error of t has a chance of at most 2 exp(-m t^2 / 2):
        // below 1e-9 for each of the 150 at t = sqrt(2 ln(2e9) / m) = 0.102.
        QVERIFY(std::abs(estimate - std::exp(-distance / size)) < std::sqrt(2 * std::log(2e9) / pairs));
    }
}

void TestFeatures::common_directions_are_taken_out_of_the_vectors()
{
    constexpr Eigen::Index dimension = 16;
    constexpr Eigen::Index count = 400;
    // All lean the same way, and spread along one more direction than along the others.
    Eigen::MatrixXf rows = featureFrequencies({}, 7, 1, count, dimension);
    rows.col(0).array() += 8.0F;
    rows.col(1) *= 6.0F;
    rows.rowwise().normalize();
    std::vector<vocabulary::TermId> all(count);
    std::iota(all.begin(), all.end(), 0U);

    const Eigen::MatrixXf vectors = featureVectors(open(rows), all);

    QCOMPARE(vectors.rows(), dimension);
    const Eigen::ArrayXf norms = vectors.colwise().norm();
    QVERIFY((norms - 1.0F).abs().maxCoeff() < 1e-5F);
    const auto largestShare = [](const Eigen::MatrixXf &columns) {
        const Eigen::MatrixXf second = columns * columns.transpose() / static_cast<float>(columns.cols());
        return second.selfadjointView<Eigen::Lower>().operatorNorm();
    };
    // Of 16 directions, one had most of the length; evenly spread over the 14 that are left it is 0.07, and
    // the largest of a sample of 400 is at most (1 + sqrt(14/400))^2 = 1.4 times that or little more.
    QVERIFY(largestShare(rows.transpose()) > 0.5F);
    QVERIFY(largestShare(vectors) < 0.15F);
}

void TestFeatures::a_vocabulary_of_one_phrase_keeps_its_vector()
{
    const auto embedding = open(unitVectors(4, 1).transpose());
    const std::vector<vocabulary::TermId> only{0};
    QVERIFY(featureVectors(embedding, only) == rowsOf(embedding, only).transpose());
}

} // namespace tst_features

QTEST_APPLESS_MAIN(tst_features::TestFeatures)
#include "tst_features.moc"
