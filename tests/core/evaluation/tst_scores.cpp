#include "core/evaluation/Scores.h"
#include "core/package/contents/PublishedFigures.h"

#include <QTest>

#include <cmath>

namespace tst_scores {

using namespace core;
using namespace core::evaluation;
using privacy::LaplaceScale;

class TestScores : public QObject
{
    Q_OBJECT

private slots:
    void wilsons_interval_has_published_values_data();
    void wilsons_interval_has_published_values();
    void the_end_of_the_interval_is_where_the_score_test_rejects();
    void figures_follow_from_the_confusion_matrix();
    void a_noisy_accuracy_lies_within_its_interval_data();
    void a_noisy_accuracy_lies_within_its_interval();
    void the_interval_misses_the_exact_share_with_at_most_five_percent();
};

// Newcombe 1998, "Two-sided confidence intervals for the single proportion", table I, method 3.
void TestScores::wilsons_interval_has_published_values_data()
{
    QTest::addColumn<int>("correct");
    QTest::addColumn<int>("tested");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::newRow("81 of 263") << 81 << 263 << 0.2553 << 0.3662;
    QTest::newRow("15 of 148") << 15 << 148 << 0.0624 << 0.1605;
    QTest::newRow("0 of 20") << 0 << 20 << 0.0 << 0.1611;
    QTest::newRow("1 of 29") << 1 << 29 << 0.0061 << 0.1718;
    QTest::newRow("none") << 0 << 0 << 0.0 << 1.0;
}

void TestScores::wilsons_interval_has_published_values()
{
    QFETCH(int, correct);
    QFETCH(int, tested);
    QFETCH(double, low);
    QFETCH(double, high);
    const Interval interval = wilsonInterval(correct, tested);
    QVERIFY2(std::abs(interval.low - low) < 5.1e-5, qPrintable(QString::number(interval.low, 'f', 6)));
    QVERIFY2(std::abs(interval.high - high) < 5.1e-5, qPrintable(QString::number(interval.high, 'f', 6)));
}

void TestScores::the_end_of_the_interval_is_where_the_score_test_rejects()
{
    const Interval interval = wilsonInterval(70, 100);
    for (const double p : {interval.low, interval.high})
        QVERIFY(std::abs(std::abs(0.7 - p) / std::sqrt(p * (1 - p) / 100) - 1.959963984540054) < 1e-9);
}

void TestScores::figures_follow_from_the_confusion_matrix()
{
    const auto score = scoreOf("c", "f", {{8, 1, 1}, {0, 0, 5}, {2, 0, 0}});
    QCOMPARE(score.tested, std::int64_t{17});
    QCOMPARE(score.correct, std::int64_t{8});
    QCOMPARE(score.accuracy, 8.0 / 17.0);
    const auto labels = labelScores(score);
    QCOMPARE(labels[0].recall(), 0.8);
    QCOMPARE(labels[0].precision(), 0.8);
    QCOMPARE(labels[1].records, std::int64_t{5});
    QCOMPARE(labels[1].recall(), 0.0);
    QCOMPARE(labels[1].precision(), 0.0);
    QCOMPARE(labels[2].answered, std::int64_t{6});
}

namespace {

package::PublishedUsefulness published(std::int64_t right, std::int64_t wrong, LaplaceScale scale)
{
    package::PublishedUsefulness figure;
    figure.counts = {.cells = {right, wrong}, .sensitivity = {1, 1}, .noise = scale};
    return figure;
}

} // namespace

void TestScores::a_noisy_accuracy_lies_within_its_interval_data()
{
    QTest::addColumn<int>("right");
    QTest::addColumn<int>("wrong");
    QTest::addColumn<double>("estimate");
    QTest::newRow("both above 0") << 60 << 40 << 0.6;
    QTest::newRow("all right") << 60 << -3 << 1.0;
    QTest::newRow("none right") << -3 << 60 << 0.0;
    QTest::newRow("nothing left") << -3 << -2 << 0.5;
    QTest::newRow("far below") << -1000 << -1000 << 0.5;
}

void TestScores::a_noisy_accuracy_lies_within_its_interval()
{
    QFETCH(int, right);
    QFETCH(int, wrong);
    for (const LaplaceScale scale : {LaplaceScale{1, 50}, LaplaceScale{1, 1}, LaplaceScale{100, 1}}) {
        const auto accuracy = package::noisyAccuracy(published(right, wrong, scale));
        QTEST(accuracy.estimate, "estimate");
        QVERIFY(accuracy.low >= 0.0 && accuracy.low <= accuracy.estimate);
        QVERIFY(accuracy.high <= 1.0 && accuracy.high >= accuracy.estimate);
    }
}

// Over all noises of both cells, by their probabilities: no draw, so no tolerance.
void TestScores::the_interval_misses_the_exact_share_with_at_most_five_percent()
{
    for (const LaplaceScale scale : {LaplaceScale{1, 4}, LaplaceScale{1, 1}, LaplaceScale{7, 1}}) {
        const double p = std::exp(-1.0 / scale.value());
        const auto chance = [&](int x) { return (1 - p) / (1 + p) * std::pow(p, std::abs(x)); };
        const int range = static_cast<int>(30 * scale.value()) + 5;
        for (const auto &[right, wrong] : {std::pair{30, 10}, std::pair{3, 2}, std::pair{0, 25}}) {
            const double exact = static_cast<double>(right) / (right + wrong);
            double missed = 0.0;
            double narrow = 0.0; // how often it says something at all
            for (int x = -range; x <= range; ++x)
                for (int y = -range; y <= range; ++y) {
                    const auto accuracy = package::noisyAccuracy(published(right + x, wrong + y, scale));
                    const double here = chance(x) * chance(y);
                    missed += exact < accuracy.low - 1e-12 || exact > accuracy.high + 1e-12 ? here : 0.0;
                    narrow += accuracy.high - accuracy.low < 1.0 ? here : 0.0;
                }
            QVERIFY2(missed <= 0.05, qPrintable(QString::number(missed)));
            if (right == 30 && scale.value() <= 1.0)
                QVERIFY(narrow > 0.99);
        }
    }
}

} // namespace tst_scores

QTEST_GUILESS_MAIN(tst_scores::TestScores)
#include "tst_scores.moc"
