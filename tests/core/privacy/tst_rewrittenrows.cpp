#include "core/privacy/accounting/Accounting.h"
#include "core/privacy/mechanisms/NoiseMechanism.h"
#include "core/privacy/mechanisms/RewrittenRows.h"
#include "tests/core/privacy/ExactCountsForTests.h"
#include "tests/core/privacy/ReservationForTests.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <random>

namespace tst_rewrittenrows {

using namespace core::privacy;
using core::ErrorCode;

/// Encoded texts on the grid, and how far a text moves them.
class TestRewrittenRows : public QObject
{
    Q_OBJECT

private slots:
    void no_row_moves_the_cells_farther_than_claimed_data();
    void no_row_moves_the_cells_farther_than_claimed();
    void opposite_rows_reach_the_claim_by_value();
    void opposite_rows_reach_the_claim_by_norm();
    void a_row_within_the_clip_stays_where_it_is();
    void a_unit_of_more_rows_pays_for_each();
    void what_is_out_of_range_is_refused();
    void the_published_noise_is_that_of_the_exact_calibration_data();
    void the_published_noise_is_that_of_the_exact_calibration();
    void noise_is_paid_for_by_every_row_of_a_unit();
};

namespace {

using Cells = std::vector<std::int64_t>;

Cells cellsOf(const std::vector<float> &encoded, const RowGrid &grid)
{
    const auto counts = rewrittenRows(encoded, grid, 1);
    return counts ? ExactCountsForTests::cells(*counts) : Cells();
}

Sensitivity distance(const Cells &a, const Cells &b)
{
    Sensitivity moved;
    for (std::size_t i = 0; i < a.size(); ++i) {
        moved.l1 += std::abs(a[i] - b[i]);
        moved.l2Squared += (a[i] - b[i]) * (a[i] - b[i]);
    }
    return moved;
}

} // namespace

void TestRewrittenRows::no_row_moves_the_cells_farther_than_claimed_data()
{
    QTest::addColumn<bool>("byNorm");
    QTest::addColumn<qint64>("steps");
    for (const qint64 steps : {1, 3, 7, 1024, 32768}) {
        QTest::addRow("by value, %lld", steps) << false << steps;
        QTest::addRow("by norm, %lld", steps) << true << steps;
    }
}

// Rows of an encoder that cannot be trusted: of all sizes, infinite, and no numbers.
void TestRewrittenRows::no_row_moves_the_cells_farther_than_claimed()
{
    QFETCH(bool, byNorm);
    QFETCH(qint64, steps);
    constexpr float infinite = std::numeric_limits<float>::infinity();
    const RowGrid grid{byNorm ? RowClip::ByNorm : RowClip::ByValue, 0.1, steps, 40};
    const Sensitivity claimed = *rewritingSensitivity(grid, 1);
    std::mt19937 random(5);
    std::normal_distribution<float> normal;
    std::vector<Cells> rows;
    for (const float size : {0.0F, 1e-3F, 0.02F, 0.05F, 1.0F, 1e30F, infinite})
        for (int repeat = 0; repeat < 8; ++repeat) {
            std::vector<float> row(40);
            for (float &value : row)
                value = normal(random) * size;
            if (repeat == 0)
                row[3] = std::numeric_limits<float>::quiet_NaN();
            for (float &value : row)
                value = repeat % 2 != 0 ? -value : value;
            rows.push_back(cellsOf(row, grid));
            QCOMPARE(rows.back().size(), std::size_t{40});
        }
    for (const Cells &a : rows)
        for (const Cells &b : rows) {
            QVERIFY(distance(a, b).l1 <= claimed.l1);
            QVERIFY(distance(a, b).l2Squared <= claimed.l2Squared);
        }
}

void TestRewrittenRows::opposite_rows_reach_the_claim_by_value()
{
    const RowGrid grid{RowClip::ByValue, 0.1, 1024, 40};
    const Cells high = cellsOf(std::vector<float>(40, 5), grid);
    const Cells low = cellsOf(std::vector<float>(40, -5), grid);
    QCOMPARE(distance(high, low), *rewritingSensitivity(grid, 1));
}

void TestRewrittenRows::opposite_rows_reach_the_claim_by_norm()
{
    const RowGrid grid{RowClip::ByNorm, 5, 1 << 10, 16}; // 16 equal cells of norm 1024 are 256 each
    const Cells high = cellsOf(std::vector<float>(16, 9), grid);
    const Cells low = cellsOf(std::vector<float>(16, -9), grid);
    QCOMPARE(high, Cells(16, 256));
    QCOMPARE(distance(high, low), *rewritingSensitivity(grid, 1));
}

void TestRewrittenRows::a_row_within_the_clip_stays_where_it_is()
{
    const std::vector<float> row{0.5F, -0.25F, 0.0F, 0.125F};
    const Cells expected{4, -2, 0, 1};
    QCOMPARE(cellsOf(row, {RowClip::ByValue, 1, 8, 4}), expected);
    QCOMPARE(cellsOf(row, {RowClip::ByNorm, 1, 8, 4}), expected);
}

void TestRewrittenRows::a_unit_of_more_rows_pays_for_each()
{
    const RowGrid grid{RowClip::ByValue, 0.1, 100, 9};
    QCOMPARE(*rewritingSensitivity(grid, 3), (Sensitivity{3 * 2 * 100 * 9, 3 * 4 * 100 * 100 * 9}));
    const RowGrid whole{RowClip::ByNorm, 5, 100, 10}; // sqrt(10) rounded up is 4
    QCOMPARE(*rewritingSensitivity(whole, 2), (Sensitivity{2 * 2 * 100 * 4, 2 * 4 * 100 * 100}));
}

void TestRewrittenRows::what_is_out_of_range_is_refused()
{
    const auto refused = [](const RowGrid &grid, std::int64_t rows) {
        const auto sensitivity = rewritingSensitivity(grid, rows);
        return !sensitivity && sensitivity.error().code == ErrorCode::InvalidParameter;
    };
    QVERIFY(refused({RowClip::ByValue, 0, 8, 4}, 1));
    QVERIFY(refused({RowClip::ByValue, std::nan(""), 8, 4}, 1));
    QVERIFY(refused({RowClip::ByValue, 1, 0, 4}, 1));
    QVERIFY(refused({RowClip::ByValue, 1, 8, 0}, 1));
    QVERIFY(refused({RowClip::ByValue, 1, 8, 4}, 0));
    QVERIFY(refused({RowClip::ByValue, 0.1, 1024, 15'360}, 100)); // 2 x 1024 x 15,360 x 100 is above 2^31
    QVERIFY(!refused({RowClip::ByValue, 0.1, 1024, 15'360}, 68));
    QVERIFY(!rewrittenRows(std::vector<float>(7), {RowClip::ByValue, 1, 8, 4}, 1));
}

void TestRewrittenRows::the_published_noise_is_that_of_the_exact_calibration_data()
{
    QTest::addColumn<int>("epsilon");
    QTest::addColumn<double>("whole");
    QTest::addColumn<double>("pruned");
    QTest::newRow("10") << 10 << 12.39 << 6.032;
    QTest::newRow("50") << 50 << 3.712 << 1.807;
    QTest::newRow("100") << 100 << 2.347 << 1.142;
}

// Published at delta 1e-5 to four digits, for 20 x 768 and 20 x 182 numbers clipped to 0.1.
void TestRewrittenRows::the_published_noise_is_that_of_the_exact_calibration()
{
    QFETCH(int, epsilon);
    QFETCH(double, whole);
    QFETCH(double, pruned);
    const auto sigma = [&](std::int64_t values) {
        const RowGrid grid{RowClip::ByValue, 0.1, 1024, values};
        const auto squared = static_cast<double>(rewritingSensitivity(grid, 1)->l2Squared);
        return grid.step() * std::sqrt(squared) / gaussianMu(epsilon, 1e-5);
    };
    QVERIFY(std::abs(sigma(15'360) / whole - 1) < 5e-4);
    QVERIFY(std::abs(sigma(3'640) / pruned - 1) < 5e-4);
}

void TestRewrittenRows::noise_is_paid_for_by_every_row_of_a_unit()
{
    const RowGrid grid{RowClip::ByValue, 0.1, 64, 8};
    const GaussianVariance noise =
        gaussianVariance(rewritingSensitivity(grid, 1)->l2Squared, 500'000'000'000);
    const MechanismCost one = costOf(*rewritingSensitivity(grid, 1), noise);
    const MechanismCost three = costOf(*rewritingSensitivity(grid, 3), noise);
    QCOMPARE(three.picoRho, 3 * one.picoRho);
    const std::vector<float> encoded(5 * 8, 0.05F);
    SecureRandom random;
    Reservation tooLittle = ReservationForTests::of(composed(std::vector{one, one}, 10'000'000));
    QVERIFY(!NoiseMechanism::release(*rewrittenRows(encoded, grid, 3), noise, tooLittle, random));
    Reservation enough = ReservationForTests::of(composed(std::vector{three}, 10'000'000));
    const auto released = NoiseMechanism::release(*rewrittenRows(encoded, grid, 3), noise, enough, random);
    QVERIFY(released);
    QCOMPARE((*released)->cells.size(), encoded.size());
}

} // namespace tst_rewrittenrows

QTEST_APPLESS_MAIN(tst_rewrittenrows::TestRewrittenRows)
#include "tst_rewrittenrows.moc"
