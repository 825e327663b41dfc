#include "core/methods/kernel/KernelWeights.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <vector>

namespace tst_kernelweights {

using namespace core::synthesis;

class TestKernelWeights : public QObject
{
    Q_OBJECT

private slots:
    void whatever_the_scores_the_weights_can_be_drawn_from_data();
    void whatever_the_scores_the_weights_can_be_drawn_from();
    void one_deviation_more_multiplies_by_e_to_the_sharpening();
    void scores_within_their_error_leave_it_to_the_counts();
    void a_silent_prefix_leaves_it_to_the_first_phrase();
    void an_estimate_of_first_phrases_keeps_out_of_the_others();
    void without_sharpening_chances_are_proportional();
    void places_are_drawn_in_proportion_and_never_twice();
    void places_without_weight_are_drawn_evenly();

private:
    static KernelScores scores(const Eigen::VectorXf &values, float error = 0)
    {
        return {values, Eigen::VectorXf::Constant(1, error)};
    }
    static Eigen::VectorXf row(std::initializer_list<float> values)
    {
        return Eigen::Map<const Eigen::VectorXf>(values.begin(), static_cast<Eigen::Index>(values.size()));
    }
};

void TestKernelWeights::whatever_the_scores_the_weights_can_be_drawn_from_data()
{
    QTest::addColumn<QList<float>>("values");
    QTest::addColumn<float>("error");
    constexpr float huge = 1e15F;
    QTest::newRow("all zero") << QList<float>{0, 0, 0, 0} << 0.0F;
    QTest::newRow("all negative") << QList<float>{-5, -6, -7, -8} << 0.0F;
    QTest::newRow("all negative, noise") << QList<float>{-5, -6, -7, -8} << 100.0F;
    QTest::newRow("huge") << QList<float>{huge, -huge, huge, 0} << 1.0F;
    QTest::newRow("one stands out") << QList<float>{0, 0, 0, huge} << 0.0F;
    QTest::newRow("tiny") << QList<float>{1e-30F, 2e-30F, 0, 0} << 0.0F;
    QTest::newRow("huge error") << QList<float>{1, 2, 3, 4} << huge;
}

void TestKernelWeights::whatever_the_scores_the_weights_can_be_drawn_from()
{
    QFETCH(QList<float>, values);
    QFETCH(float, error);
    const Eigen::VectorXf row = Eigen::Map<const Eigen::VectorXf>(values.data(), values.size());
    for (const float count : {0.0F, -3.0F, 5.0F}) {
        for (const double sharpening : {0.0, 2.0, 50.0}) {
            const Eigen::VectorXf counts = Eigen::VectorXf::Constant(row.size(), count);
            const KernelWeights chances(scores(row, error), counts, {.sharpening = sharpening});
            Eigen::VectorXf weights = chances.withoutPrefix();
            QVERIFY(weights.allFinite() && weights.minCoeff() >= 0 && weights.sum() > 0);
            chances.take(scores(-row, error), 0, weights);
            QVERIFY(weights.allFinite() && weights.minCoeff() >= 0 && weights.sum() > 0);
        }
    }
}

void TestKernelWeights::one_deviation_more_multiplies_by_e_to_the_sharpening()
{
    // Mean 5, standard deviation 2.
    const Eigen::VectorXf values = row({3, 7, 3, 7});
    const KernelWeights chances(scores(values), row({1, 1, 1, 1}), {.sharpening = 1.5});
    const auto ratio = static_cast<double>(chances.withoutPrefix()[1] / chances.withoutPrefix()[0]);
    QVERIFY(std::abs(ratio - std::exp(1.5 * 2)) < 1e-3);

    // With half the variance accounted for by chance, half of that; the prefix says the same again, and two
    // gates of a half weigh as much as one that is open.
    const float error = std::sqrt(2.0F);
    const KernelWeights gated(scores(values, error), row({1, 1, 1, 1}), {.sharpening = 1.5});
    QVERIFY(std::abs(std::log(static_cast<double>(gated.withoutPrefix()[1] / gated.withoutPrefix()[0])) - 1.5)
            < 1e-4);
    Eigen::VectorXf both;
    gated.take(scores(values, error), 0, both);
    QVERIFY(std::abs(std::log(static_cast<double>(both[1] / both[0])) - 3.0) < 1e-4);
}

void TestKernelWeights::scores_within_their_error_leave_it_to_the_counts()
{
    const KernelWeights chances(scores(row({3, 7, 3, 7}), 2.0F), row({10, -4, 30, 20}), {.sharpening = 2.0});
    QVERIFY(chances.withoutPrefix() == row({10, 0, 30, 20}));
    Eigen::VectorXf weights;
    chances.take(scores(row({9, 1, 9, 1}), 5.0F), 0, weights);
    QVERIFY(weights == row({10, 0, 30, 20}));
}

void TestKernelWeights::a_silent_prefix_leaves_it_to_the_first_phrase()
{
    const KernelWeights chances(scores(row({3, 7, 3, 7})), row({1, 1, 1, 1}), {.sharpening = 2.0});
    Eigen::VectorXf weights;
    chances.take(scores(row({9, 1, 9, 1}), 5.0F), 0, weights);
    QVERIFY(weights == chances.withoutPrefix());
}

void TestKernelWeights::an_estimate_of_first_phrases_keeps_out_of_the_others()
{
    const KernelRule rule{.sharpening = 1.0, .firstIsOfAnyPhrase = false};
    const KernelWeights chances(scores(row({3, 7, 3, 7})), row({1, 1, 1, 1}), rule);
    QVERIFY(chances.withoutPrefix()[1] > chances.withoutPrefix()[0]);
    Eigen::VectorXf weights;
    chances.take(scores(row({8, 8, 4, 4})), 0, weights);
    QCOMPARE(weights[0], weights[1]);
    QVERIFY(std::abs(std::log(static_cast<double>(weights[0] / weights[2])) - 2.0) < 1e-4);
}

void TestKernelWeights::without_sharpening_chances_are_proportional()
{
    const KernelWeights chances(scores(row({1, -2, 3, 0})), row({5, 5, 5, 5}), {.sharpening = 0.0});
    QVERIFY(chances.withoutPrefix() == row({1, 0, 3, 0}));
    Eigen::VectorXf weights;
    chances.take(scores(row({-4, 8, 0, 2})), 0, weights);
    QVERIFY(weights == row({0, 8, 0, 2}));
    chances.take(scores(row({-4, -8, 0, -2})), 0, weights);
    QVERIFY(weights == row({1, 0, 3, 0}));
}

void TestKernelWeights::places_are_drawn_in_proportion_and_never_twice()
{
    core::privacy::SecureRandom random;
    constexpr int draws = 40'000;
    std::vector<int> seen(70, 0);
    for (int draw = 0; draw < draws; ++draw) {
        Eigen::VectorXf weights = Eigen::VectorXf::Zero(70);
        weights[3] = 100;
        weights[10] = 3;
        weights[66] = 1;
        ++seen[drawPlace(weights, {3}, random)];
    }
    QCOMPARE(seen[10] + seen[66], draws);
    // 3 to 1: the standard deviation is sqrt(40000 x 3/16) = 87, and 6 of them are a chance of 2e-9.
    QVERIFY(std::abs(seen[10] - 30'000) < 6 * 87);
}

void TestKernelWeights::places_without_weight_are_drawn_evenly()
{
    core::privacy::SecureRandom random;
    constexpr int draws = 30'000;
    std::vector<int> seen(4, 0);
    for (int draw = 0; draw < draws; ++draw) {
        Eigen::VectorXf weights = row({0, 7, 0, 0});
        ++seen[drawPlace(weights, {1}, random)];
    }
    QCOMPARE(seen[1], 0);
    // A third each: the standard deviation is sqrt(30000 x 2/9) = 82, and 6 of them are a chance of 2e-9.
    for (const std::size_t place : {0U, 2U, 3U})
        QVERIFY(std::abs(seen[place] - 10'000) < 6 * 82);
}

} // namespace tst_kernelweights

QTEST_APPLESS_MAIN(tst_kernelweights::TestKernelWeights)
#include "tst_kernelweights.moc"
