#include "core/privacy/ExactSamplers.h"
#include "tests/core/privacy/EnumeratedChoices.h"

#include <QTest>

#include <cmath>
#include <map>

using namespace core::privacy;

/// The samplers, exactly: every path of choices is walked and its probability added up.
class TestSamplers : public QObject
{
    Q_OBJECT

private slots:
    void bernoulli_exp_has_its_probability_data();
    void bernoulli_exp_has_its_probability();
    void discrete_laplace_has_its_distribution_data();
    void discrete_laplace_has_its_distribution();
    void uniform_below_is_uniform_over_all_words();
};

namespace {

struct Distribution
{
    std::map<std::int64_t, double> mass;
    double reached = 0;
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

/// Bits whose high byte counts up: what the multiplication method must turn into equal shares.
struct CountingBits
{
    std::uint64_t word = 0;
    std::uint64_t next64() { return word++ << 56; }
};

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

    const auto found = enumerate([&](auto &random) { return bernoulliExpFraction(random, a, b); }, 1e-12);

    const double leftover = 1 - found.reached;
    QVERIFY(leftover < 1e-7);
    const double expected = std::exp(-static_cast<double>(a) / static_cast<double>(b));
    const double mass = found.mass.contains(1) ? found.mass.at(1) : 0.0;
    QVERIFY(std::abs(mass - expected) <= leftover + 1e-12);
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
        const double mass = found.mass.contains(value) ? found.mass.at(value) : 0.0;
        QVERIFY2(mass <= expected + 1e-12 && mass >= expected - leftover, qPrintable(QString::number(value)));
    }
    // Given-up paths miss the same on both sides: the sign is exactly fair.
    QCOMPARE(found.mass.at(1), found.mass.at(-1));
}

void TestSamplers::uniform_below_is_uniform_over_all_words()
{
    // 256 equally spaced words fall evenly on every n that divides 256.
    for (const std::uint64_t n : {1U, 2U, 16U, 128U}) {
        CountingBits bits;
        std::map<std::uint64_t, int> seen;
        for (int word = 0; word < 256; ++word)
            ++seen[uniformBelow(bits, n)];
        QCOMPARE(seen.size(), n);
        for (const auto &[value, count] : seen)
            QCOMPARE(count, static_cast<int>(256 / n));
    }
}

QTEST_APPLESS_MAIN(TestSamplers)
#include "tst_samplers.moc"
