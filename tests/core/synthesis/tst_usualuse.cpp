#include "core/methods/histogram/HistogramSynthesizer.h"
#include "core/methods/histogram/UsualUse.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

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

    void measured_corpora_are_met()
    {
        // MTSamples by specialty, 1,225 records, 11 labels: .67, .76, .83 and .83 of .865 without noise.
        const ForecastFacts facts{.labels = 11, .records = 1'225};
        const std::array<std::pair<double, double>, 4> measured = {
            {{0.3, 0.67}, {1, 0.76}, {3, 0.83}, {6, 0.83}}};
        for (const auto &[epsilon, accuracy] : measured)
            QVERIFY(std::abs(*usualShare(releaseAt(epsilon), facts) - accuracy / 0.865) < 0.25);
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
