#include "core/audit/CanaryTheory.h"
#include "core/audit/NoiseChecks.h"
#include "core/audit/WeightCheck.h"

#include <QTest>

#include <cmath>
#include <random>

namespace tst_canarychecks {

using namespace core;
using namespace core::audit;
using privacy::GaussianVariance;
using privacy::LaplaceScale;
using privacy::Noise;

/// The statistics of the audit from end to end, on numbers made here.
class TestCanaryChecks : public QObject
{
    Q_OBJECT

private slots:
    void evidence_is_the_logarithm_of_the_likelihood_ratio();
    void shared_cells_are_left_aside();
    void a_guess_needs_as_much_evidence_as_the_threshold_says();
    void an_attack_reads_the_table_that_chose_as_well();
    void gaussian_bounds_turn_accuracy_into_rho();
    void theory_meets_the_closed_form_data();
    void theory_meets_the_closed_form();
    void weights_are_measured_and_their_bound_errs_as_seldom_as_it_says_data();
    void weights_are_measured_and_their_bound_errs_as_seldom_as_it_says();
    void fresh_noise_has_no_fault();
    void noise_that_is_reused_is_found_data();
    void noise_that_is_reused_is_found();
    void noise_of_another_width_is_found();
};

namespace {

constexpr std::int64_t weight = 1 << 16;

/// Each has one cell of its own in two tables; what is in the second hangs on the first.
class OneCellEach final : public Canaries
{
public:
    std::size_t count() const override { return 200; }
    std::size_t labels() const override { return 1; }
    void choose(plan::Plan &, bool) const override {}
    std::vector<CanaryRecord> recordsOf(std::size_t) const override { return {}; }
    Shares sharesOf(std::size_t canary, const TableClaim &, const Known &) const override
    {
        return {{canary, weight}};
    }
    std::string_view chosenBy(const TableClaim &table) const override
    {
        return table.name == "second" ? "first" : std::string_view();
    }
};

/// Noise by its formula, under a fixed seed.
class Draws
{
public:
    explicit Draws(unsigned seed)
        : m_random(seed)
    {}

    std::vector<std::int64_t> of(const Noise &noise, std::size_t cells)
    {
        std::vector<std::int64_t> drawn(cells);
        std::exponential_distribution<double> exponential;
        std::normal_distribution<double> normal;
        for (std::int64_t &cell : drawn) {
            if (const auto *laplace = std::get_if<LaplaceScale>(&noise))
                cell =
                    std::llround((m_random() % 2 == 0 ? 1 : -1) * laplace->value() * exponential(m_random));
            else
                cell = std::llround(privacy::standardDeviation(noise) * normal(m_random));
        }
        return drawn;
    }

private:
    std::mt19937_64 m_random;
};

const Noise laplace = LaplaceScale{weight, 2};
const Noise wideLaplace = LaplaceScale{weight, 1};
const Noise gaussian = GaussianVariance{weight * weight};

} // namespace

void TestCanaryChecks::evidence_is_the_logarithm_of_the_likelihood_ratio()
{
    const Noise ten = LaplaceScale{10, 1};
    const auto at = [&](std::int64_t seen, double times) {
        return evidenceOf({{3, 10}, {4, 0}}, {{3, seen}, {4, 1000}}, ten, {}, times);
    };
    QCOMPARE(at(10, 1).nats, 1.0);
    QCOMPARE(at(-7, 1).nats, -1.0);
    QCOMPARE(at(5, 1).nats, 0.0);
    QCOMPARE(at(7, 1).nats, 0.4);
    QCOMPARE(at(7, 1).most, 1.0);
    // Who believes in twice the weight: (|20| - |20 - 20|) / 10.
    QCOMPARE(at(20, 2).nats, 2.0);
    QCOMPARE(at(20, 2).most, 2.0);
    // Of normal densities of variance 100: (x^2 - (x - 10)^2) / 200 = 10 (x - 5) / 100.
    QCOMPARE(evidenceOf({{0, 10}}, {{0, 10}}, GaussianVariance{100}, {}, 1).nats, 0.5);
    QCOMPARE(evidenceOf({{0, 10}}, {{0, 0}}, GaussianVariance{100}, {}, 1).nats, -0.5);
}

void TestCanaryChecks::shared_cells_are_left_aside()
{
    const Evidence evidence = evidenceOf({{1, 10}, {2, 10}}, {{1, 10}, {2, 10}}, LaplaceScale{10, 1}, {2}, 1);
    QCOMPARE(evidence.nats, 1.0);
    QCOMPARE(evidence.most, 1.0);
}

void TestCanaryChecks::a_guess_needs_as_much_evidence_as_the_threshold_says()
{
    Tally tally;
    guess({.nats = 1.0, .most = 1.0}, 1.0, true, tally);
    guess({.nats = -1.0, .most = 1.0}, 1.0, true, tally);
    guess({.nats = 0.8, .most = 1.0}, 0.9, true, tally);
    guess({}, 0.9, true, tally);
    QCOMPARE(tally.right, 1L);
    QCOMPARE(tally.wrong, 1L);
    QCOMPARE(tally.trials, 4L);
    // Without abstaining, what says nothing is right by half, whoever was there.
    for (const bool wasThere : {false, true}) {
        Tally all;
        for (int canary = 0; canary < 100; ++canary)
            guess({}, 0, wasThere, all);
        QCOMPARE(all.right, 50L);
        QCOMPARE(all.wrong, 50L);
    }
}

void TestCanaryChecks::an_attack_reads_the_table_that_chose_as_well()
{
    const std::vector<TableClaim> tables = {{.name = "first", .noise = laplace},
                                            {.name = "second", .noise = laplace},
                                            {.name = "third", .noise = laplace}};
    const auto attacks = attacksOf(OneCellEach(), tables, {{1, 2}, {10, 20}, {100, 200}});
    QCOMPARE(attacks.size(), std::size_t{4});
    QCOMPARE(attacks[0].nats, 1.0);
    QCOMPARE(attacks[1].nats, 11.0);
    QCOMPARE(attacks[2].nats, 100.0);
    QCOMPARE(attacks[3].nats, 111.0);
    QCOMPARE(attacks[3].most, 222.0);
}

void TestCanaryChecks::gaussian_bounds_turn_accuracy_into_rho()
{
    const GuessBound bound(1e-5, 1e-10);
    QVERIFY(bound.isGaussian());
    QCOMPARE(bound.rho({}), 0.0);
    QCOMPARE(bound.rho({.right = 500, .wrong = 500, .trials = 1000}), 0.0);
    // Phi(1) = 0.841345: mu = 2, rho = 2. A billion guesses leave sqrt(2 ln(1e10) 0.1335 / 1e9) = 7.8e-5
    // open, over the density 0.242 and times 2 mu: 0.0013.
    const double rho = bound.rho({.right = 841'345'000, .wrong = 158'655'000, .trials = 1'000'000'000});
    QVERIFY2(rho < 2 && rho > 1.998, qPrintable(QString::number(rho)));
    QVERIFY(!GuessBound(0, 1e-10).isGaussian());
    QCOMPARE(GuessBound(0, 1e-10).epsilon({.trials = 1000}), 0.0);
}

void TestCanaryChecks::theory_meets_the_closed_form_data()
{
    QTest::addColumn<double>("epsilon");
    QTest::newRow("1") << 1.0;
    QTest::newRow("2") << 2.0;
    QTest::newRow("3") << 3.0;
}

void TestCanaryChecks::theory_meets_the_closed_form()
{
    QFETCH(double, epsilon);
    const auto scale = static_cast<std::int64_t>(std::llround(weight / epsilon));
    const std::vector<TableClaim> tables = {{.name = "first",
                                             .cells = 200,
                                             .sensitivity = {weight, weight * weight},
                                             .noise = LaplaceScale{scale, 1}}};
    const std::vector<SharedCells> none(1);

    const auto pure = expectedGuesses(OneCellEach(), tables, none, {}, GuessBound(0, 1e-10), 1500);

    // The evidence is at least tau epsilon where the cell is at least W (1 + tau) / 2, and at most -tau
    // epsilon where it is at most W (1 - tau) / 2: tails of Laplace noise, the same with the person and
    // without.
    QCOMPARE(pure.size(), std::size_t{2});
    for (const ExpectedGuesses &expected : pure) {
        const double tau = expected.threshold;
        const double right = 1 - 0.5 * std::exp(-epsilon * (1 - tau) / 2);
        const double wrong = 0.5 * std::exp(-epsilon * (1 + tau) / 2);
        QVERIFY(tau > 0);
        QVERIFY(std::abs(expected.right - right) < expected.error);
        QVERIFY(std::abs(expected.wrong - wrong) < expected.error);
        QVERIFY(expected.error < 0.03);
    }

    const std::vector<TableClaim> normal = {{.name = "first",
                                             .cells = 200,
                                             .sensitivity = {weight, weight * weight},
                                             .noise = GaussianVariance{static_cast<std::int64_t>(
                                                 std::llround(weight / epsilon * weight / epsilon))}}};
    const auto approximate = expectedGuesses(OneCellEach(), normal, none, {}, GuessBound(1e-5, 1e-10), 1500);
    const double accuracy = 1 - 0.5 * std::erfc(epsilon / 2 / std::sqrt(2.0));
    QCOMPARE(approximate[0].threshold, 0.0);
    QVERIFY(std::abs(approximate[0].right - accuracy) < approximate[0].error);
    QVERIFY(std::abs(approximate[0].right + approximate[0].wrong - 1) < 1e-9);
}

void TestCanaryChecks::weights_are_measured_and_their_bound_errs_as_seldom_as_it_says_data()
{
    QTest::addColumn<bool>("isGaussian");
    QTest::newRow("Laplace") << false;
    QTest::newRow("Gaussian") << true;
}

void TestCanaryChecks::weights_are_measured_and_their_bound_errs_as_seldom_as_it_says()
{
    QFETCH(bool, isGaussian);
    const Noise &noise = isGaussian ? gaussian : laplace;
    Draws draws(11);
    std::vector<std::int64_t> exact(300, 0);
    for (std::size_t cell = 0; cell < exact.size(); cell += 2)
        exact[cell] = cell % 3 == 0 ? weight : -weight / 3;
    int wrong = 0;
    for (int repeat = 0; repeat < 1000; ++repeat) {
        std::vector<std::int64_t> noisy = draws.of(noise, exact.size());
        for (std::size_t cell = 0; cell < exact.size(); ++cell)
            noisy[cell] += exact[cell];
        WeightCheck check(noise);
        check.add(exact, noisy);
        wrong += check.isOff(0.05);
        // The deviation of one weight is at most sigma / sqrt(50 W^2) = 1/7: six of them.
        QVERIFY(std::abs(check.weight() - 1) < 6.0 / 7);
    }
    // The bound is wider than the truth, so that fewer than 5 % are expected.
    QVERIFY2(wrong < 50, qPrintable(QString::number(wrong)));

    for (const int halves : {1, 4}) {
        WeightCheck off(noise);
        for (int release = 0; release < 20; ++release) {
            std::vector<std::int64_t> noisy = draws.of(noise, exact.size());
            for (std::size_t cell = 0; cell < exact.size(); ++cell)
                noisy[cell] += halves * exact[cell] / 2;
            off.add(exact, noisy);
        }
        QVERIFY(off.isOff(1e-10));
        QVERIFY(std::abs(off.weight() - 0.5 * halves) < 6.0 / 7 / std::sqrt(20.0));
    }
    QCOMPARE(WeightCheck(noise).weight(), 1.0);
    QVERIFY(!WeightCheck(noise).isOff(0.05));
}

void TestCanaryChecks::fresh_noise_has_no_fault()
{
    Draws draws(5);
    std::vector<Residuals> tables;
    for (int release = 0; release < 3; ++release)
        for (const Noise &noise : {laplace, wideLaplace, gaussian})
            tables.push_back({"table", noise, 100, draws.of(noise, 5000)});
    const auto faults = noiseFaults(tables, 1e-12);
    QVERIFY2(faults.empty(), faults.empty() ? "" : faults.front().c_str());
}

void TestCanaryChecks::noise_that_is_reused_is_found_data()
{
    QTest::addColumn<int>("way");
    QTest::newRow("in 64 cells of as wide a noise") << 0;
    QTest::newRow("in 64 cells of a wider noise") << 1;
    QTest::newRow("with the other sign") << 2;
    QTest::newRow("in a tenth of the cells") << 3;
    QTest::newRow("of one label for the next") << 4;
}

void TestCanaryChecks::noise_that_is_reused_is_found()
{
    QFETCH(int, way);
    Draws draws(static_cast<unsigned>(way));
    const std::size_t cells = way < 2 ? 64 : 5000;
    std::vector<Residuals> tables = {{"one", laplace, 0, draws.of(laplace, cells)},
                                     {"two", way == 1 ? wideLaplace : laplace, 0, draws.of(laplace, cells)}};
    const Residuals &one = tables[0];
    Residuals &two = tables[1];
    for (std::size_t cell = 0; cell < (way == 3 ? cells / 10 : cells); ++cell)
        two.cells[cell] = (way == 1 ? 2 : way == 2 ? -1 : 1) * one.cells[cell];
    if (way == 4) {
        two.cells = draws.of(laplace, cells);
        two.row = 100;
        for (std::size_t cell = 100; cell < cells; ++cell)
            two.cells[cell] = two.cells[cell - 100];
    }

    const auto faults = noiseFaults(tables, 1e-12);

    QCOMPARE(faults.size(), std::size_t{1});
    QVERIFY2(QString::fromStdString(faults[0]).startsWith(
                 way == 4 ? QStringLiteral("two, a label and the next") : QStringLiteral("one and two")),
             faults[0].c_str());
}

void TestCanaryChecks::noise_of_another_width_is_found()
{
    Draws draws(3);
    for (const bool isNarrow : {true, false}) {
        std::vector<std::int64_t> cells = draws.of(laplace, 2000);
        for (std::int64_t &cell : cells)
            cell = isNarrow ? cell / 2 : cell * 2;
        const auto faults = noiseFaults({{"one", laplace, 0, cells}}, 1e-12);
        QCOMPARE(faults.size(), std::size_t{1});
        QCOMPARE(faults[0],
                 std::string(isNarrow ? "one: less noise than claimed" : "one: more noise than claimed"));
    }
}

} // namespace tst_canarychecks

QTEST_APPLESS_MAIN(tst_canarychecks::TestCanaryChecks)
#include "tst_canarychecks.moc"
