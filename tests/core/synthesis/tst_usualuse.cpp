#include "core/methods/histogram/HistogramSynthesizer.h"
#include "core/methods/histogram/UsualUse.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace tst_usualuse {

using namespace core::synthesis;

namespace {

ReleasePlan releaseAt(double epsilon)
{
    return planRelease(HistogramSynthesizer(),
                       {.epsilon = {{"phrases", epsilon}}, .labels = 11, .vocabularySize = 2'590})
        .value();
}

bool isOfUse(const ForecastLine &line)
{
    return line.what == usualUseLine(releaseAt(1), {}).what;
}

} // namespace

/// The forecast of how useful so many records usually are.
class TestUsualUse : public QObject
{
    Q_OBJECT

private slots:
    void the_share_grows_with_the_power()
    {
        QCOMPARE(usualShare(0.0), 0.0);
        QCOMPARE(usualShare(-1.0), 0.0);
        double last = 0;
        for (double power = 0.01; power < 100; power *= 1.1) {
            const double share = usualShare(power);
            QVERIFY(share >= last);
            QVERIFY(share <= 1);
            last = share;
        }
        QVERIFY(last > 0.95);
    }

    // Epsilon x units / labels / 100, and the measured accuracy over that without noise: specialties in
    // English, Spanish and French, genres in German (resources/docs/methods.md).
    void measured_corpora_are_met_in_the_mean_data()
    {
        QTest::addColumn<QList<double>>("powers");
        QTest::addColumn<QList<double>>("accuracies");
        QTest::newRow("0.3") << QList<double>{0.334, 0.543, 0.443, 0.713}
                             << QList<double>{0.67 / 0.865, 0.386 / 0.74, 0.207 / 0.507, 0.384 / 0.662};
        QTest::newRow("1") << QList<double>{1.114, 1.811, 1.476}
                           << QList<double>{0.761 / 0.865, 0.563 / 0.74, 0.301 / 0.507};
        QTest::newRow("3") << QList<double>{3.341, 5.433, 4.428, 7.13}
                           << QList<double>{0.826 / 0.865, 0.664 / 0.74, 0.424 / 0.507, 0.623 / 0.662};
        QTest::newRow("6") << QList<double>{6.682, 10.87, 8.855}
                           << QList<double>{0.833 / 0.865, 0.70 / 0.74, 0.479 / 0.507};
    }
    void measured_corpora_are_met_in_the_mean()
    {
        QFETCH(QList<double>, powers);
        QFETCH(QList<double>, accuracies);
        double miss = 0;
        for (int corpus = 0; corpus < powers.size(); ++corpus)
            miss += usualShare(powers[corpus]) - accuracies[corpus];
        QVERIFY(std::abs(miss / static_cast<double>(powers.size())) < 0.05);
    }

    void few_records_are_warned_of()
    {
        const ReleasePlan release = releaseAt(1);
        const double little = *usualShare(release, {.labels = 11, .records = 100});
        const double much = *usualShare(release, {.labels = 11, .records = 20'000});
        QVERIFY(little < leastUsualShare);
        QVERIFY(much > leastUsualShare);
        QVERIFY(usualUseLine(release, {.labels = 11, .records = 100}).advice.text
                != usualUseLine(release, {.labels = 11, .records = 20'000}).advice.text);
        QVERIFY(usualUseInWords(little).find("help most") != std::string::npos);
        QVERIFY(usualUseInWords(much).find("help most") == std::string::npos);
    }

    void more_labels_share_the_records()
    {
        const ReleasePlan release = releaseAt(1);
        QVERIFY(*usualShare(release, {.labels = 3, .records = 1'000})
                > *usualShare(release, {.labels = 30, .records = 1'000}));
    }

    void nothing_is_said_without_a_declared_number()
    {
        const ReleasePlan release = releaseAt(1);
        QVERIFY(!usualShare(release, {.labels = 11}).has_value());
        QVERIFY(usualUseLine(release, {.labels = 11}).value.text.empty());
        const auto without =
            HistogramSynthesizer().forecast(release, {.labels = 11, .vocabularySize = 2'590});
        QVERIFY(std::ranges::none_of(without, isOfUse));
        const auto with = HistogramSynthesizer().forecast(
            release, {.labels = 11, .vocabularySize = 2'590, .records = 1'225});
        QCOMPARE(std::ranges::count_if(with, isOfUse), 1);
        QCOMPARE(with.size(), without.size() + 1);
    }
};

} // namespace tst_usualuse

QTEST_APPLESS_MAIN(tst_usualuse::TestUsualUse)
#include "tst_usualuse.moc"
