#include "core/privacy/samplers/ExactSamplers.h"
#include "tests/core/privacy/EnumeratedChoices.h"

#include <QTest>

#include <cmath>
#include <map>

namespace tst_samplers {

using namespace core::privacy;

/// The samplers, exactly: every path of choices is walked and its probability added up.
class TestSamplers : public QObject
{
    Q_OBJECT

private slots:
    void bernoulli_exp_has_its_probability_data();
    void bernoulli_exp_has_its_probability();
    void bernoulli_exp_of_a_square_has_its_probability_data();
    void bernoulli_exp_of_a_square_has_its_probability();
    void discrete_laplace_has_its_distribution_data();
    void discrete_laplace_has_its_distribution();
    void discrete_gaussian_keeps_what_its_density_asks_for_data();
    void discrete_gaussian_keeps_what_its_density_asks_for();
    void discrete_gaussian_has_its_distribution();
    void integer_roots_are_exact();
};

namespace {

struct Distribution
{
    std::map<std::int64_t, double> mass;
    double reached = 0;

    double at(std::int64_t value) const { return mass.contains(value) ? mass.at(value) : 0.0; }
};

template<typename Sampler>
Distribution enumerate(Sampler sampler, double cutoff)
{
    Distribution found;
    EnumeratedChoices choices(cutoff);
    do {
        try {
            const auto value = static_cast<std::int64_t>(sampler(choices));
            found.mass[value] += choices.probability();
            found.reached += choices.probability();
        } catch (const EnumeratedChoices::GivenUp &) {
            continue; // its share is what `reached` lacks
        }
    } while (choices.next());
    return found;
}

} // namespace

void TestSamplers::bernoulli_exp_has_its_probability_data()
{
    QTest::addColumn<quint64>("a");
    QTest::addColumn<quint64>("b");
    QTest::newRow("exp(0)") << quint64{0} << quint64{1};
    QTest::newRow("exp(-1)") << quint64{1} << quint64{1};
    QTest::newRow("exp(-1/2)") << quint64{1} << quint64{2};
    QTest::newRow("exp(-2/3)") << quint64{2} << quint64{3};
}

void TestSamplers::bernoulli_exp_has_its_probability()
{
    QFETCH(quint64, a);
    QFETCH(quint64, b);
    const double expected = std::exp(-static_cast<double>(a) / static_cast<double>(b));

    const auto narrow = enumerate([&](auto &random) { return bernoulliExpFraction(random, a, b); }, 1e-12);
    const auto wide = enumerate([&](auto &random) { return bernoulliExpFractionWide(random, a, b); }, 1e-12);

    for (const Distribution &found : {narrow, wide}) {
        const double leftover = 1 - found.reached;
        QVERIFY(leftover < 1e-7);
        QVERIFY(std::abs(found.at(1) - expected) <= leftover + 1e-12);
    }
}

void TestSamplers::bernoulli_exp_of_a_square_has_its_probability_data()
{
    QTest::addColumn<quint64>("q");
    QTest::addColumn<quint64>("r");
    QTest::addColumn<quint64>("b");
    QTest::newRow("exp(0)") << quint64{0} << quint64{2} << quint64{8};
    QTest::newRow("q < r") << quint64{1} << quint64{2} << quint64{8};
    QTest::newRow("q = r, r^2 = b") << quint64{3} << quint64{3} << quint64{9};
    QTest::newRow("q = r, r^2 < b") << quint64{2} << quint64{2} << quint64{8};
    QTest::newRow("q = r + d") << quint64{3} << quint64{2} << quint64{8};
    QTest::newRow("q = 2 r + d") << quint64{5} << quint64{2} << quint64{8};
    QTest::newRow("q = 3 r + d, small r") << quint64{4} << quint64{1} << quint64{7};
}

void TestSamplers::bernoulli_exp_of_a_square_has_its_probability()
{
    QFETCH(quint64, q);
    QFETCH(quint64, r);
    QFETCH(quint64, b);

    const auto found = enumerate([&](auto &random) { return bernoulliExpSquare(random, q, r, b); }, 1e-11);

    const double leftover = 1 - found.reached;
    QVERIFY2(leftover < 1e-4, qPrintable(QString::number(leftover)));
    const double expected = std::exp(-static_cast<double>(q * q) / static_cast<double>(b));
    QVERIFY(found.at(1) <= expected + 1e-12 && found.at(1) >= expected - leftover);
    QVERIFY(found.at(0) <= 1 - expected + 1e-12 && found.at(0) >= 1 - expected - leftover);
}

void TestSamplers::discrete_laplace_has_its_distribution_data()
{
    QTest::addColumn<quint64>("t");
    QTest::addColumn<quint64>("s");
    QTest::newRow("1/1") << quint64{1} << quint64{1};
    QTest::newRow("2/1") << quint64{2} << quint64{1};
    QTest::newRow("3/2") << quint64{3} << quint64{2};
    QTest::newRow("5/3") << quint64{5} << quint64{3};
    QTest::newRow("1/2") << quint64{1} << quint64{2};
}

void TestSamplers::discrete_laplace_has_its_distribution()
{
    QFETCH(quint64, t);
    QFETCH(quint64, s);

    const auto found = enumerate([&](auto &random) { return discreteLaplace(random, t, s); }, 1e-7);

    const double leftover = 1 - found.reached;
    QVERIFY2(leftover < 0.06, qPrintable(QString::number(leftover)));
    const double decay = std::exp(-static_cast<double>(s) / static_cast<double>(t));
    for (int value = -10; value <= 10; ++value) {
        const double expected = (1 - decay) / (1 + decay) * std::pow(decay, std::abs(value));
        QVERIFY2(found.at(value) <= expected + 1e-12 && found.at(value) >= expected - leftover,
                 qPrintable(QString::number(value)));
    }
    // Given-up paths miss the same on both sides: the sign is exactly fair.
    QCOMPARE(found.at(1), found.at(-1));
}

void TestSamplers::discrete_gaussian_keeps_what_its_density_asks_for_data()
{
    QTest::addColumn<quint64>("sigmaSquared");
    for (const quint64 sigmaSquared : {1, 2, 3, 7})
        QTest::addRow("%d", static_cast<int>(sigmaSquared)) << sigmaSquared;
}

void TestSamplers::discrete_gaussian_keeps_what_its_density_asks_for()
{
    // The sampler draws discrete Laplace of scale t = floor(sigma) + 1 and keeps x with the chance measured
    // here: the product must be proportional to exp(-x^2 / (2 sigma^2)), so the quotient is one constant.
    QFETCH(quint64, sigmaSquared);
    const double variance = static_cast<double>(sigmaSquared);
    const double t = std::floor(std::sqrt(variance)) + 1;
    const double constant = std::exp(-variance / (2 * t * t));
    for (int value = 0; value <= 2 * static_cast<int>(t); ++value) {
        for (const int sign : {1, -1}) {
            const auto found = enumerate(
                [&](auto &random) { return keepsForGaussian(random, sign * value, sigmaSquared); }, 1e-8);
            const double leftover = 1 - found.reached;
            QVERIFY2(leftover < 1e-3, qPrintable(QString::number(leftover)));
            const double expected = constant * std::exp(-value * value / (2 * variance) + value / t);
            QVERIFY2(found.at(1) <= expected + 1e-12 && found.at(1) >= expected - leftover,
                     qPrintable(QString::number(value)));
        }
    }
}

void TestSamplers::discrete_gaussian_has_its_distribution()
{
    // Whole paths with all their rejections: most of the probability, and none of it where it does not
    // belong.
    const auto found = enumerate([](auto &random) { return discreteGaussian(random, 1); }, 1e-6);

    const double leftover = 1 - found.reached;
    QVERIFY2(leftover < 0.45, qPrintable(QString::number(leftover)));
    double total = 0;
    for (int value = -40; value <= 40; ++value)
        total += std::exp(-value * value / 2.0);
    for (int value = -10; value <= 10; ++value) {
        const double expected = std::exp(-value * value / 2.0) / total;
        QVERIFY2(found.at(value) <= expected + 1e-12 && found.at(value) >= expected - leftover,
                 qPrintable(QString::number(value)));
    }
    QCOMPARE(found.at(1), found.at(-1));
    QVERIFY(found.at(0) > 0.5 * found.reached / total);
}

void TestSamplers::integer_roots_are_exact()
{
    using core::integerSqrt;
    static_assert(integerSqrt(0) == 0 && integerSqrt(1) == 1 && integerSqrt(3) == 1 && integerSqrt(4) == 2);
    static_assert(integerSqrt(std::numeric_limits<std::uint64_t>::max()) == 0xFFFF'FFFF);
    for (const std::uint64_t root : {1U,
                                     2U,
                                     3U,
                                     65'535U,
                                     65'536U,
                                     94'906'265U, // squares from here on are not exact in a double
                                     94'906'267U,
                                     2'147'483'648U,
                                     4'294'967'294U,
                                     4'294'967'295U}) {
        QCOMPARE(integerSqrt(root * root), root);
        QCOMPARE(integerSqrt(root * root - 1), root - 1);
        QCOMPARE(integerSqrt(root * root + 2 * root), root);
    }
}

} // namespace tst_samplers

QTEST_APPLESS_MAIN(tst_samplers::TestSamplers)
#include "tst_samplers.moc"
