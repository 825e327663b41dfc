#include "core/methods/kernel/FeatureVectors.h"
#include "core/methods/kernel/KernelScorer.h"
#include "core/methods/kernel/KernelSums.h"
#include "tests/core/privacy/ExactCountsForTests.h"
#include "tests/core/synthesis/KernelUnits.h"

#include <QTest>

#include <cmath>
#include <complex>
#include <numbers>

namespace tst_kernelscorer {

using namespace core::synthesis;
using core::privacy::ExactCountsForTests;

class TestKernelScorer : public QObject
{
    Q_OBJECT

private slots:
    void scores_are_those_of_the_definition_data();
    void scores_are_those_of_the_definition();
    void scores_approximate_the_kernel_density_data() { scores_are_those_of_the_definition_data(); }
    void scores_approximate_the_kernel_density();
    void the_phrases_just_before_count();
    void the_error_of_mere_noise_is_the_spread_it_makes();
    void contrast_takes_off_what_labels_share();
    void contrast_leaves_a_single_label_alone();

private:
    using Cells = std::vector<std::int64_t>;
    static constexpr std::uint32_t terms = 20;
    static constexpr std::int64_t units = 1000; ///< that the invented cells stand for, about

    static Eigen::MatrixXf vectors()
    {
        Eigen::MatrixXf columns = featureFrequencies({}, 9, 9, 8, terms);
        columns.colwise().normalize();
        return columns;
    }
    /// As different as the noise makes them, evenly spread over -units to units.
    static Cells inventedCells(std::size_t count, std::uint64_t stream = 0)
    {
        Cells cells;
        for (std::uint64_t index = 0; index < count; ++index) {
            const auto range = static_cast<std::uint64_t>(2 * units * FeatureAngles::quantum);
            cells.push_back(static_cast<std::int64_t>(publicRandom(stream, index) % range)
                            - units * FeatureAngles::quantum);
        }
        return cells;
    }
    static KernelPrefix inventedPrefix(std::size_t count, std::uint64_t stream)
    {
        KernelPrefix prefix;
        while (prefix.size() < count)
            prefix.push_back(static_cast<std::uint32_t>(publicRandom(stream, prefix.size()) % terms));
        return prefix;
    }
    static KernelScores
    scoresOf(KernelScorer &scorer, int slot, std::size_t label, const std::vector<KernelPrefix> &prefixes)
    {
        KernelScores scores;
        Eigen::MatrixXf scratch;
        scorer.moveTo(slot);
        scorer.score(label, prefixes, scores, scratch);
        return scores;
    }
    static double plainScore(const FeatureMap &map, const std::int64_t *cells, const KernelPrefix &sequence);
};

double
TestKernelScorer::plainScore(const FeatureMap &map, const std::int64_t *cells, const KernelPrefix &sequence)
{
    double sum = 0;
    const auto pairs = static_cast<std::size_t>(map.pairs());
    for (std::size_t pair = 0; pair < pairs; ++pair) {
        std::uint32_t angle = 0;
        for (std::size_t slot = 0; slot < sequence.size(); ++slot)
            angle += map.angles(static_cast<int>(slot), sequence[slot])[pair];
        const double turn = 2 * std::numbers::pi * (angle * 0x1p-32);
        sum += static_cast<double>(cells[pair]) * std::cos(turn)
               + static_cast<double>(cells[pairs + pair]) * std::sin(turn);
    }
    const double missing = map.size() - static_cast<double>(sequence.size());
    return std::exp(missing / map.size()) * sum / (map.pairs() * double{FeatureAngles::quantum});
}

void TestKernelScorer::scores_are_those_of_the_definition_data()
{
    QTest::addColumn<int>("size");
    QTest::addColumn<int>("slot");
    for (const auto &[size, slot] : {std::pair{1, 0}, {4, 0}, {4, 3}, {10, 4}, {10, 9}})
        QTest::addRow("phrase %d of %d", slot + 1, size) << size << slot;
}

void TestKernelScorer::scores_are_those_of_the_definition()
{
    QFETCH(int, size);
    QFETCH(int, slot);
    constexpr int pairs = 256;
    const FeatureMap features(vectors(), {}, size, pairs);
    const Cells cells = inventedCells(2 * 2 * pairs);
    KernelScorer scorer(features, cells, 2, 0.0);
    std::vector<KernelPrefix> prefixes;
    for (std::uint64_t count = 0; count < 7; ++count)
        prefixes.push_back(inventedPrefix(static_cast<std::size_t>(slot), 40 + count));

    const KernelScores scores = scoresOf(scorer, slot, 1, prefixes);

    for (std::size_t row = 0; row < prefixes.size(); ++row) {
        for (std::uint32_t term = 0; term < terms; ++term) {
            KernelPrefix sequence = prefixes[row];
            sequence.push_back(term);
            const double expected = plainScore(features, cells.data() + 2 * pairs, sequence);
            const auto found = static_cast<double>(scores.values(term, static_cast<Eigen::Index>(row)));
            QVERIFY(std::abs(found - expected) <= 1e-4 * units);
        }
    }
}

void TestKernelScorer::scores_approximate_the_kernel_density()
{
    QFETCH(int, size);
    QFETCH(int, slot);
    constexpr int pairs = 4096;
    constexpr int documents = 50;
    const Eigen::MatrixXf columns = vectors();
    const FeatureMap features(columns, {}, size, pairs);
    std::vector<core::vocabulary::TermId> all(terms);
    std::iota(all.begin(), all.end(), 0U);
    std::vector<tests::InventedUnit> invented;
    for (std::uint64_t document = 0; document < documents; ++document)
        invented.push_back({{0, inventedPrefix(static_cast<std::size_t>(size), 100 + document)}});
    const auto exact =
        sumKernelFeatures(tests::documentsOf(invented), features, VocabularyIndex(all, terms), 1, 1);
    KernelScorer scorer(features, ExactCountsForTests::cells(exact), 1, 0.0);
    const KernelPrefix prefix = inventedPrefix(static_cast<std::size_t>(slot), 7);

    const KernelScores scores = scoresOf(scorer, slot, 0, {prefix});

    const double padding = std::exp((size - slot - 1.0) / size);
    for (std::uint32_t term = 0; term < terms; ++term) {
        KernelPrefix sequence = prefix;
        sequence.push_back(term);
        double density = 0;
        for (const tests::InventedUnit &unit : invented) {
            double distance = 0;
            for (std::size_t at = 0; at < sequence.size(); ++at) {
                const auto a = static_cast<Eigen::Index>(unit.front().phrases[at]);
                const auto b = static_cast<Eigen::Index>(sequence[at]);
                distance += static_cast<double>((columns.col(a) - columns.col(b)).squaredNorm());
            }
            density += std::exp(-distance / size);
        }
        // A mean of m terms in [-1, 1] for each document: by Hoeffding an error of t a document has a chance
        // of at most 2 exp(-m t^2 / 2), below 1e-9 for each of the 100 scores at this t. The rounding of the
        // angles, of 1e-4 at most, is lost beside it.
        const double tolerance = std::sqrt(2 * std::log(2e9) / pairs);
        QVERIFY(std::abs(static_cast<double>(scores.values(term, 0)) - density)
                <= documents * padding * tolerance);
    }
}

void TestKernelScorer::the_phrases_just_before_count()
{
    const FeatureMap features(vectors(), {}, 3, 64);
    KernelScorer scorer(features, inventedCells(128), 1, 0.0);
    const KernelScores scores = scoresOf(scorer, 2, 0, {{5, 9, 1, 2}, {1, 2}});
    QVERIFY(scores.values.col(0) == scores.values.col(1));
}

void TestKernelScorer::the_error_of_mere_noise_is_the_spread_it_makes()
{
    // The cells have variance s^2 = (units Q)^2 / 3 and no more to tell. A score is a sum of m terms of
    // variance (s / (m Q))^2, times the padding, and what phrases share of it does not spread them.
    constexpr int pairs = 4096;
    const FeatureMap features(vectors(), {}, 4, pairs);
    KernelScorer scorer(features, inventedCells(2 * pairs), 1, 0.0);
    const KernelScores scores = scoresOf(scorer, 1, 0, {{3}});

    double shared = 0;
    for (std::size_t pair = 0; pair < pairs; ++pair) {
        std::complex<double> mean = 0;
        for (std::size_t term = 0; term < terms; ++term)
            mean +=
                std::polar(1.0 / terms, 2 * std::numbers::pi * (features.angles(1, term)[pair] * 0x1p-32));
        shared += std::norm(mean) / pairs;
    }
    const double noise = units * units / 3.0 / pairs * std::exp(2 * 2.0 / 4);
    const auto error = static_cast<double>(scores.errors[0]);
    // A mean over 4096 frequencies: it lies within a few percent.
    QVERIFY(std::abs(error * error / (noise * (1 - shared)) - 1) < 0.1);
}

void TestKernelScorer::contrast_takes_off_what_labels_share()
{
    // The second label has twice the units of the first, all of the same phrase.
    constexpr int pairs = 512;
    const FeatureMap features(vectors(), {}, 1, pairs);
    std::vector<core::vocabulary::TermId> all(terms);
    std::iota(all.begin(), all.end(), 0U);
    std::vector<tests::InventedUnit> alike;
    for (int count = 0; count < 200; ++count) {
        alike.push_back({{0, {2}}});
        alike.push_back({{1, {2}}});
        alike.push_back({{1, {2}}});
    }
    const auto exact =
        sumKernelFeatures(tests::documentsOf(alike), features, VocabularyIndex(all, terms), 2, 1);
    const Cells &cells = ExactCountsForTests::cells(exact);
    KernelScorer plain(features, cells, 2, 0.0);
    KernelScorer half(features, cells, 2, 0.5);
    KernelScorer full(features, cells, 2, 1.0);
    for (const std::size_t label : {0U, 1U}) {
        const Eigen::VectorXf before = scoresOf(plain, 0, label, {{}}).values.col(0);
        QVERIFY((scoresOf(half, 0, label, {{}}).values.col(0) - 0.5F * before).norm()
                < 1e-3F * before.norm());
        QVERIFY(scoresOf(full, 0, label, {{}}).values.col(0).norm() < 1e-3F * before.norm());
    }
}

void TestKernelScorer::contrast_leaves_a_single_label_alone()
{
    const FeatureMap features(vectors(), {}, 2, 64);
    const Cells cells = inventedCells(128);
    KernelScorer plain(features, cells, 1, 0.0);
    KernelScorer contrasted(features, cells, 1, 1.0);
    QVERIFY(scoresOf(plain, 1, 0, {{4}}).values == scoresOf(contrasted, 1, 0, {{4}}).values);
}

} // namespace tst_kernelscorer

QTEST_APPLESS_MAIN(tst_kernelscorer::TestKernelScorer)
#include "tst_kernelscorer.moc"
