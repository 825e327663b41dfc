#include "core/privacy/accounting/Accounting.h"

#include <QTest>

#include <array>
#include <cmath>
#include <vector>

namespace tst_outputdistribution {

using namespace core::privacy;

/// What an observer of a whole release sees, on toys small enough to add up every probability: the set of the
/// N cells with the largest noisy counts, for all neighbouring tables. The noise has the scale that the
/// program computes for the claimed epsilon; that its samplers have this distribution is shown elsewhere.
class TestOutputDistribution : public QObject
{
    Q_OBJECT

private slots:
    void a_known_pair_of_tables_has_its_known_loss_data();
    void a_known_pair_of_tables_has_its_known_loss();
    void the_top_cells_never_tell_more_than_epsilon_data();
    void the_top_cells_never_tell_more_than_epsilon();
    void a_scale_that_is_too_small_is_noticed();
};

namespace {

constexpr int reach = 120;
using Table = std::vector<int>;

/// Discrete Laplace noise, cut at +-120, where less than e^-60 of it is lost.
class ToyNoise
{
public:
    explicit ToyNoise(const LaplaceScale &scale)
    {
        const long double decay = std::exp(-static_cast<long double>(scale.denominator)
                                           / static_cast<long double>(scale.numerator));
        long double sum = 0;
        for (int x = -reach; x <= reach; ++x) {
            m_density[at(x)] =
                (1 - decay) / (1 + decay) * std::pow(decay, static_cast<long double>(std::abs(x)));
            m_upTo[at(x)] = sum += m_density[at(x)];
        }
    }
    long double density(int x) const { return m_density[at(x)]; }
    /// P(noise <= x)
    long double upTo(int x) const { return x < -reach ? 0 : x > reach ? 1 : m_upTo[at(x)]; }

private:
    static std::size_t at(int x) { return static_cast<std::size_t>(x + reach); }

    std::array<long double, 2 *reach + 1> m_density = {};
    std::array<long double, 2 *reach + 1> m_upTo = {};
};

// P(the cells of the bit set `top` have the largest noisy counts), ties won by the lower index: over which of
// them is the last one in, and its noise.
long double chanceOfTop(const Table &counts, unsigned top, const ToyNoise &noise)
{
    long double chance = 0;
    for (std::size_t last = 0; last < counts.size(); ++last) {
        if ((top >> last & 1U) == 0)
            continue;
        for (int x = -reach; x <= reach; ++x) {
            long double product = noise.density(x);
            for (std::size_t cell = 0; cell < counts.size(); ++cell) {
                if (cell == last)
                    continue;
                // cell loses against last: its count + noise is smaller, or equal with a higher index.
                const int limit = counts[last] + x - counts[cell] - (cell < last ? 1 : 0);
                const long double loses = noise.upTo(limit);
                product *= (top >> cell & 1U) != 0 ? 1 - loses : loses;
            }
            chance += product;
        }
    }
    return chance;
}

std::vector<unsigned> topSets(std::size_t cells, int chosen)
{
    std::vector<unsigned> sets;
    for (unsigned set = 0; set < 1U << cells; ++set)
        if (__builtin_popcount(set) == chosen)
            sets.push_back(set);
    return sets;
}

long double lossOfPair(const Table &a, const Table &b, int chosen, const ToyNoise &noise)
{
    long double loss = 0;
    for (const unsigned top : topSets(a.size(), chosen))
        loss = std::max(loss, std::abs(std::log(chanceOfTop(a, top, noise) / chanceOfTop(b, top, noise))));
    return loss;
}

// The largest loss over all tables with counts up to `most` and all ways to add a unit that adds 1 to each
// of `touched` cells.
long double worstLoss(std::size_t cells, int chosen, int touched, int most, const ToyNoise &noise)
{
    const std::vector<unsigned> sets = topSets(cells, chosen);
    const auto base = static_cast<std::size_t>(most + 1);
    std::vector<std::size_t> powers{1};
    for (std::size_t cell = 0; cell < cells; ++cell)
        powers.push_back(powers.back() * base);
    const std::size_t tables = powers.back();
    std::vector<long double> logs;
    logs.reserve(tables * sets.size());
    const auto count = [&](std::size_t table, std::size_t cell) {
        return static_cast<int>(table / powers[cell] % base);
    };
    for (std::size_t table = 0; table < tables; ++table) {
        Table counts;
        for (std::size_t cell = 0; cell < cells; ++cell)
            counts.push_back(count(table, cell));
        for (const unsigned top : sets)
            logs.push_back(std::log(chanceOfTop(counts, top, noise)));
    }
    long double worst = 0;
    for (const unsigned unit : topSets(cells, touched)) {
        for (std::size_t table = 0; table < tables; ++table) {
            std::size_t neighbour = table;
            bool fits = true;
            for (std::size_t cell = 0; cell < cells; ++cell) {
                const bool isTouched = (unit >> cell & 1U) != 0;
                neighbour += isTouched ? powers[cell] : 0;
                fits = fits && !(isTouched && count(table, cell) == most);
            }
            for (std::size_t set = 0; fits && set < sets.size(); ++set)
                worst = std::max(
                    worst, std::abs(logs[neighbour * sets.size() + set] - logs[table * sets.size() + set]));
        }
    }
    return worst;
}

} // namespace

void TestOutputDistribution::a_known_pair_of_tables_has_its_known_loss_data()
{
    QTest::addColumn<double>("epsilon");
    QTest::addColumn<double>("loss");
    QTest::newRow("0.5") << 0.5 << 0.3792;
    QTest::newRow("1") << 1.0 << 0.7798;
    QTest::newRow("2") << 2.0 << 1.6643;
}

void TestOutputDistribution::a_known_pair_of_tables_has_its_known_loss()
{
    QFETCH(double, epsilon);
    QFETCH(double, loss);
    const ToyNoise noise(laplaceScale(1, *Epsilon::from(epsilon)));
    const auto found = static_cast<double>(lossOfPair({5, 4, 4}, {5, 5, 4}, 1, noise));
    QVERIFY2(std::abs(found - loss) < 6e-5, qPrintable(QString::number(found, 'g', 10)));
}

void TestOutputDistribution::the_top_cells_never_tell_more_than_epsilon_data()
{
    QTest::addColumn<int>("cells");
    QTest::addColumn<int>("chosen");
    QTest::addColumn<int>("touched");
    for (const int cells : {3, 4, 5})
        for (const int chosen : {1, 2})
            for (const int touched : {1, 2})
                QTest::addRow("top %d of %d, a unit adds to %d", chosen, cells, touched)
                    << cells << chosen << touched;
}

void TestOutputDistribution::the_top_cells_never_tell_more_than_epsilon()
{
    QFETCH(int, cells);
    QFETCH(int, chosen);
    QFETCH(int, touched);
    constexpr int most = 6;
    for (const double epsilon : {0.5, 1.0, 2.0}) {
        const ToyNoise noise(laplaceScale(touched, *Epsilon::from(epsilon)));
        const auto worst =
            static_cast<double>(worstLoss(static_cast<std::size_t>(cells), chosen, touched, most, noise));
        QVERIFY2(worst <= epsilon + 1e-9, qPrintable(QString::number(worst, 'g', 12)));
        // A close race tells a good part of epsilon, or these tables would test nothing.
        QVERIFY2(worst > epsilon / 3, qPrintable(QString::number(worst)));
    }
}

void TestOutputDistribution::a_scale_that_is_too_small_is_noticed()
{
    // Noise for half of the sensitivity: the claim of epsilon 1 must fail.
    const ToyNoise noise(laplaceScale(1, *Epsilon::from(2)));
    QVERIFY(worstLoss(3, 1, 1, 6, noise) > 1.0L);
}

} // namespace tst_outputdistribution

QTEST_APPLESS_MAIN(tst_outputdistribution::TestOutputDistribution)
#include "tst_outputdistribution.moc"
