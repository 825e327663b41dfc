#include "core/methods/histogram/LabelSizes.h"
#include "core/methods/histogram/Resolution.h"
#include "core/synthesis/keyphrases/Contribution.h"

#include <QTest>

#include <cmath>

namespace tst_resolution {

using namespace core::synthesis;
using core::privacy::LaplaceScale;

/// How finely the histogram counts, and how much it believes of each label.
class TestResolution : public QObject
{
    Q_OBJECT

private slots:
    void power_is_epsilon_times_units_of_a_label_in_hundreds();
    void a_noisy_number_below_zero_resolves_nothing();
    void the_resolution_follows_the_power_data();
    void the_resolution_follows_the_power();
    void models_of_release_02_keep_their_resolution();
    void the_likeliest_phrases_stand_by_themselves();
    void totals_are_equal_parts_where_the_noise_hides_all();
    void totals_are_the_sums_where_the_noise_is_small();
    void no_total_falls_below_a_tenth_or_the_noise();
};

void TestResolution::power_is_epsilon_times_units_of_a_label_in_hundreds()
{
    // Laplace noise of 0.98 epsilon on W; its deviation is sqrt(2) times the scale.
    for (const double epsilon : {0.3, 1.0, 6.0}) {
        const auto scale =
            std::llround(static_cast<double>(unitWeight) / (epsilon * percentForCounts / 100.0));
        const double power = resolvingPower(LaplaceScale{scale, 1}, 1'200, 4);
        QVERIFY(std::abs(power / (epsilon * 3.0) - 1.0) < 1e-3);
    }
}

void TestResolution::a_noisy_number_below_zero_resolves_nothing()
{
    QCOMPARE(resolvingPower(LaplaceScale{unitWeight, 1}, -50, 4), 0.0);
    QCOMPARE(resolutionFor(0.0, 100'000), (Resolution{200, 0}));
}

void TestResolution::the_resolution_follows_the_power_data()
{
    QTest::addColumn<double>("power");
    QTest::addColumn<int>("vocabulary");
    QTest::addColumn<int>("clusters");
    QTest::addColumn<int>("own");
    QTest::newRow("little") << 1.41 << 100'000 << 200 << 0;
    QTest::newRow("from the square root of two") << 1.42 << 100'000 << 400 << 0;
    QTest::newRow("twice that") << 2.83 << 100'000 << 800 << 0;
    QTest::newRow("four times that") << 5.66 << 100'000 << 1'600 << 0;
    QTest::newRow("below eight") << 7.99 << 100'000 << 1'600 << 0;
    QTest::newRow("from eight") << 8.0 << 100'000 << 1'600 << 3'000;
    QTest::newRow("below twenty-five") << 24.99 << 100'000 << 1'600 << 3'000;
    QTest::newRow("much") << 25.0 << 100'000 << 0 << 0;
    QTest::newRow("a small vocabulary has fewer clusters") << 1.99 << 2'000 << 250 << 0;
    QTest::newRow("a small vocabulary is counted by phrases early") << 2.0 << 2'000 << 0 << 0;
    QTest::newRow("a vocabulary of eight thousand") << 7.99 << 8'000 << 1'000 << 0;
    QTest::newRow("the same from eight") << 8.0 << 8'000 << 0 << 0;
    QTest::newRow("a tiny one has none") << 1.0 << 10 << 0 << 0;
}

void TestResolution::the_resolution_follows_the_power()
{
    QFETCH(double, power);
    QFETCH(int, vocabulary);
    QFETCH(int, clusters);
    QFETCH(int, own);
    const auto size = static_cast<std::size_t>(vocabulary);
    const Resolution resolution = resolutionFor(power, size);
    QCOMPARE(static_cast<int>(resolution.clusters), clusters);
    QCOMPARE(static_cast<int>(resolution.ownPhrases), own);
    QCOMPARE(nodeCount(resolution, size), clusters == 0 ? size : static_cast<std::size_t>(clusters + own));
}

// Release 0.2 counted these as 250 clusters.
void TestResolution::models_of_release_02_keep_their_resolution()
{
    QVERIFY(isResolutionFor({250, 0}, 8.0, 2'000));
    QVERIFY(isResolutionFor({}, 8.0, 2'000));
    QVERIFY(!isResolutionFor({200, 0}, 8.0, 2'000));
    QVERIFY(!isResolutionFor({}, 1.0, 2'000));
    QVERIFY(!isResolutionFor({0, 3'000}, 8.0, 2'000));
}

void TestResolution::the_likeliest_phrases_stand_by_themselves()
{
    const Eigen::VectorXf prior{{0.1F, 0.4F, 0.1F, 0.3F, 0.1F}};
    const PhraseClusters clusters{.count = 2, .clusterOf = {0, 0, 1, 1, 1}};
    QCOMPARE(nodesOf({.clusters = 2, .ownPhrases = 2}, clusters, prior),
             (std::vector<std::uint32_t>{2, 0, 3, 1, 3}));
    QCOMPARE(nodesOf({.clusters = 2, .ownPhrases = 0}, clusters, prior), clusters.clusterOf);
    QVERIFY(nodesOf({}, clusters, prior).empty());
}

void TestResolution::totals_are_equal_parts_where_the_noise_hides_all()
{
    const Eigen::MatrixXf noisy{{30, -20, 10}, {-5, 15, -30}};
    const Eigen::VectorXf totals = labelTotals(noisy, 1'000, 100); // spread of the sums far below 3 x 100^2
    QCOMPARE(totals[0], 500.0F);
    QCOMPARE(totals[1], 500.0F);
}

void TestResolution::totals_are_the_sums_where_the_noise_is_small()
{
    const Eigen::MatrixXf noisy{{300, 500}, {40, 60}};
    const Eigen::VectorXf totals = labelTotals(noisy, 900, 0.01F);
    QVERIFY(std::abs(totals[0] - 800.0F) < 0.1F);
    QVERIFY(std::abs(totals[1] - 100.0F) < 0.1F);
}

void TestResolution::no_total_falls_below_a_tenth_or_the_noise()
{
    const Eigen::MatrixXf noisy{{900, 900}, {-200, -100}};
    QCOMPARE(labelTotals(noisy, 1'000, 0.01F)[1], 50.0F); // a tenth of 500
    QCOMPARE(labelTotals(noisy, 1'000, 70)[1], 70.0F);
    QVERIFY(labelTotals(noisy, -40, 70).minCoeff() >= 70.0F);
}

} // namespace tst_resolution

QTEST_APPLESS_MAIN(tst_resolution::TestResolution)
#include "tst_resolution.moc"
