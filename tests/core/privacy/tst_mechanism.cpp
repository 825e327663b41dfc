#include "core/privacy/NoiseMechanism.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <type_traits>

using namespace core::privacy;
using core::ErrorCode;

// Private sums are no released value, and nobody but the mechanism can make one of them.
static_assert(!std::is_convertible_v<ExactCounts, Released<NoisyCounts>>);
static_assert(!std::is_constructible_v<Released<NoisyCounts>, NoisyCounts>);
static_assert(!std::is_default_constructible_v<ReleasePass>);
static_assert(!std::is_default_constructible_v<Reservation>);
static_assert(!std::is_copy_constructible_v<Reservation>);

class TestMechanism : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void adds_noise_of_the_stated_scale_to_every_cell();
    void noise_is_fresh_for_every_draw();
    void a_reservation_serves_one_draw();
    void a_smaller_reservation_is_refused();
    void what_is_derived_from_a_released_value_is_released();

private:
    Reservation reserve(Spend spend);

    std::unique_ptr<QTemporaryDir> m_folder;
    SecureRandom m_random;
};

void TestMechanism::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

Reservation TestMechanism::reserve(Spend spend)
{
    auto ledger = Ledger::open(m_folder->filePath(QStringLiteral("ledger.sqlite")).toStdString());
    auto reservation = ledger->reserve({"/records.csv", {}}, "test", "histogram", spend, {});
    return std::move(*reservation);
}

void TestMechanism::adds_noise_of_the_stated_scale_to_every_cell()
{
    constexpr std::size_t cells = 200'000;
    constexpr std::int64_t truth = 1'000'000'000;
    const auto scale = laplaceScale(65536, *Epsilon::from(2));
    auto reservation = reserve(laplaceSpend(65536, scale));

    const auto noisy = NoiseMechanism::addDiscreteLaplace(
        ExactCounts(std::vector<std::int64_t>(cells, truth), 65536), scale, reservation, m_random);

    QVERIFY(noisy);
    QCOMPARE((*noisy)->cells.size(), cells);
    // Mean absolute noise of discrete Laplace at this scale is b = 32768 to 1 part in 10^9; its standard
    // error is b / sqrt(cells), and 6 of them are passed by chance less than once in 10^8 runs.
    double total = 0;
    std::size_t untouched = 0;
    for (const std::int64_t cell : (*noisy)->cells) {
        total += std::abs(static_cast<double>(cell - truth));
        untouched += cell == truth;
    }
    const double mean = total / cells;
    QVERIFY2(std::abs(mean - 32768) < 6 * 32768 / std::sqrt(cells), qPrintable(QString::number(mean)));
    // P(noise = 0) is about 1/(2b): 3 cells of 200,000 are expected.
    QVERIFY(untouched < 40);
}

void TestMechanism::noise_is_fresh_for_every_draw()
{
    const auto scale = laplaceScale(65536, *Epsilon::from(1));
    auto first = reserve(laplaceSpend(65536, scale));
    auto second = reserve(laplaceSpend(65536, scale));
    const ExactCounts counts(std::vector<std::int64_t>(100, 0), 65536);

    const auto one = NoiseMechanism::addDiscreteLaplace(ExactCounts(counts), scale, first, m_random);
    const auto two = NoiseMechanism::addDiscreteLaplace(ExactCounts(counts), scale, second, m_random);

    QVERIFY((*one)->cells != (*two)->cells);
}

void TestMechanism::a_reservation_serves_one_draw()
{
    const auto scale = laplaceScale(1, *Epsilon::from(1));
    auto reservation = reserve(laplaceSpend(1, scale));

    QVERIFY(NoiseMechanism::addDiscreteLaplace(ExactCounts({1}, 1), scale, reservation, m_random));
    const auto again = NoiseMechanism::addDiscreteLaplace(ExactCounts({1}, 1), scale, reservation, m_random);

    QVERIFY(!again);
    QCOMPARE(again.error().code, ErrorCode::Internal);
}

void TestMechanism::a_smaller_reservation_is_refused()
{
    const auto scale = laplaceScale(2, *Epsilon::from(1));
    auto reservation = reserve(laplaceSpend(1, scale)); // for half of the sensitivity

    const auto noisy = NoiseMechanism::addDiscreteLaplace(ExactCounts({1}, 2), scale, reservation, m_random);

    QVERIFY(!noisy);
}

void TestMechanism::what_is_derived_from_a_released_value_is_released()
{
    const auto scale = laplaceScale(1, *Epsilon::from(1));
    auto reservation = reserve(laplaceSpend(1, scale));
    const auto noisy = NoiseMechanism::addDiscreteLaplace(ExactCounts({1, 2, 3}, 1), scale, reservation, m_random);

    const auto size = noisy->derive([](const NoisyCounts &counts) { return counts.cells.size(); });

    static_assert(std::is_same_v<decltype(size), const Released<std::size_t>>);
    QCOMPARE(*size, std::size_t{3});
}

QTEST_APPLESS_MAIN(TestMechanism)
#include "tst_mechanism.moc"
