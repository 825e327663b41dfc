#include "core/encoder/Kernels.h"

#include <QTest>

#include <array>
#include <cmath>
#include <random>
#include <vector>

namespace tst_kernels {

using namespace core::encoder;

namespace {

std::vector<float> numbers(std::size_t count, unsigned seed)
{
    std::mt19937 random(seed);
    std::vector<float> made(count);
    for (float &each : made)
        each = static_cast<float>(random() % 2001) / 1000.0F - 1.0F;
    return made;
}

void addProcessors()
{
    QTest::addColumn<bool>("isFastest");
    QTest::newRow("plain") << false;
    QTest::newRow(kernels().name) << true;
}

} // namespace

/// The arithmetic against its definition, for every processor and for this one.
class TestKernels : public QObject
{
    Q_OBJECT

private slots:
    void multiplies_any_shape_data() { addProcessors(); }
    void multiplies_any_shape();
    void packs_rows_as_columns_data() { addProcessors(); }
    void packs_rows_as_columns();
    void softmax_sums_to_one_data() { addProcessors(); }
    void softmax_sums_to_one();
    void normalises_rows_data() { addProcessors(); }
    void normalises_rows();
    void gelu_follows_its_definition_data() { addProcessors(); }
    void gelu_follows_its_definition();
};

void TestKernels::multiplies_any_shape()
{
    QFETCH(const bool, isFastest);
    const Kernels &run = isFastest ? kernels() : plainKernels();
    for (const auto &[rows, inner, columns] :
         {std::array<std::size_t, 3>{1, 1, 1}, {7, 3, 16}, {6, 300, 33}, {241, 17, 20}, {12, 512, 15}}) {
        const auto left = numbers(rows * inner, 1);
        const auto right = numbers(columns * inner, 2);
        const auto bias = numbers(columns, 3);
        PackedMatrix packed;
        packTransposed(right.data(), columns, inner, inner, packed);
        const std::size_t stride = columns + 2;
        std::vector<float> out(rows * stride, 7.0F);
        run.multiply(left.data(), rows, inner, packed, bias.data(), out.data(), stride);
        for (std::size_t row = 0; row < rows; ++row) {
            for (std::size_t column = 0; column < columns; ++column) {
                double sum = static_cast<double>(bias[column]);
                for (std::size_t i = 0; i < inner; ++i)
                    sum += static_cast<double>(left[row * inner + i])
                           * static_cast<double>(right[column * inner + i]);
                QVERIFY(std::abs(sum - static_cast<double>(out[row * stride + column])) < 1e-4);
            }
            QCOMPARE(out[row * stride + columns], 7.0F); // nothing is written between the rows
        }
    }
}

void TestKernels::packs_rows_as_columns()
{
    QFETCH(const bool, isFastest);
    const Kernels &run = isFastest ? kernels() : plainKernels();
    const auto left = numbers(5 * 9, 1);
    const auto right = numbers(9 * 20, 2);
    PackedMatrix packed;
    packRows(right.data(), 9, 18, 20, packed);
    std::vector<float> out(5 * 18);
    run.multiply(left.data(), 5, 9, packed, nullptr, out.data(), 18);
    for (std::size_t row = 0; row < 5; ++row)
        for (std::size_t column = 0; column < 18; ++column) {
            double sum = 0.0;
            for (std::size_t i = 0; i < 9; ++i)
                sum += static_cast<double>(left[row * 9 + i]) * static_cast<double>(right[i * 20 + column]);
            QVERIFY(std::abs(sum - static_cast<double>(out[row * 18 + column])) < 1e-5);
        }
}

void TestKernels::softmax_sums_to_one()
{
    QFETCH(const bool, isFastest);
    const Kernels &run = isFastest ? kernels() : plainKernels();
    for (const std::size_t count : {1U, 5U, 8U, 13U, 16U}) {
        constexpr std::size_t stride = 16;
        auto values = numbers(2 * stride, 4);
        const auto given = values;
        const auto bias = numbers(2 * stride, 5);
        values[0] += 200.0F; // no overflow
        // The bias of the second row begins one number earlier.
        run.softmax(values.data(), 2, count, stride, 0.5F, bias.data() + 1, -1);
        for (std::size_t row = 0; row < 2; ++row) {
            std::vector<double> powers(count);
            double sum = 0.0;
            for (std::size_t i = 0; i < count; ++i) {
                const float value = given[row * stride + i] + (row == 0 && i == 0 ? 200.0F : 0.0F);
                powers[i] =
                    std::exp(0.5 * static_cast<double>(value) + static_cast<double>(bias[1 - row + i]));
                sum += powers[i];
            }
            for (std::size_t i = 0; i < stride; ++i)
                QVERIFY(std::abs(static_cast<double>(values[row * stride + i])
                                 - (i < count ? powers[i] / sum : 0.0))
                        < 1e-6);
        }
    }
}

void TestKernels::normalises_rows()
{
    QFETCH(const bool, isFastest);
    const Kernels &run = isFastest ? kernels() : plainKernels();
    constexpr std::size_t width = 24;
    auto values = numbers(3 * width, 6);
    const auto before = values;
    const auto added = numbers(3 * width, 7);
    const auto weight = numbers(width, 8);
    const auto bias = numbers(width, 9);
    run.layerNorm(values.data(), added.data(), 3, width, weight.data(), bias.data(), 1e-5F);
    for (std::size_t row = 0; row < 3; ++row) {
        double mean = 0.0;
        double squares = 0.0;
        const auto sumAt = [&](std::size_t i) {
            return static_cast<double>(before[row * width + i]) + static_cast<double>(added[row * width + i]);
        };
        for (std::size_t i = 0; i < width; ++i)
            mean += sumAt(i) / width;
        for (std::size_t i = 0; i < width; ++i)
            squares += (sumAt(i) - mean) * (sumAt(i) - mean) / width;
        for (std::size_t i = 0; i < width; ++i)
            QVERIFY(std::abs((sumAt(i) - mean) / std::sqrt(squares + 1e-5) * static_cast<double>(weight[i])
                             + static_cast<double>(bias[i]) - static_cast<double>(values[row * width + i]))
                    < 1e-5);
    }
}

void TestKernels::gelu_follows_its_definition()
{
    QFETCH(const bool, isFastest);
    const Kernels &run = isFastest ? kernels() : plainKernels();
    std::vector<float> points;
    for (int i = -1200; i <= 1200; ++i)
        points.push_back(static_cast<float>(i) * 0.0101F);
    auto exact = points;
    auto tangent = points;
    run.gelu(exact.data(), exact.size());
    run.geluTanh(tangent.data(), tangent.size());
    for (std::size_t i = 0; i < points.size(); ++i) {
        const double x = static_cast<double>(points[i]);
        QVERIFY(std::abs(static_cast<double>(exact[i]) - x * 0.5 * std::erfc(-x / std::sqrt(2.0))) < 1e-6);
        const double inner = 0.7978845608 * (x + 0.044715 * x * x * x);
        QVERIFY(std::abs(static_cast<double>(tangent[i]) - x * 0.5 * (1.0 + std::tanh(inner))) < 1e-6);
    }
}

} // namespace tst_kernels

QTEST_APPLESS_MAIN(tst_kernels::TestKernels)
#include "tst_kernels.moc"
