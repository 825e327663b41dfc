#include "core/embedding/VectorFile.h"
#include "core/synthesis/histogram1/HistogramEstimate.h"
#include "core/synthesis/histogram1/HistogramRelease.h"
#include "tests/core/privacy/ReservationForTests.h"
#include "tests/core/synthesis/HistogramUnits.h"
#include "tests/core/synthesis/TermList.h"

#include <QTest>

#include <cmath>
#include <map>

namespace tst_histogramrelease {

using namespace core;
using namespace core::synthesis;
using privacy::NoiseBudget;
using privacy::ReservationForTests;

namespace {

constexpr std::size_t terms = 60;
constexpr std::size_t labels = 3;
constexpr int clusters = 12;
constexpr std::int64_t weight = unitWeight;
constexpr std::int64_t pico = 1'000'000'000'000;
constexpr std::int64_t picoDelta = 1'000'000; // 10^-6

NoiseBudget pure(double epsilon)
{
    return NoiseBudget::pure(*privacy::Epsilon::from(epsilon));
}

NoiseBudget concentrated(double rho)
{
    return NoiseBudget::concentrated(static_cast<std::int64_t>(rho * pico));
}

MethodParameters parametersWith(int clusterCount)
{
    MethodParameters parameters;
    parameters.method = "histogram";
    parameters.phrasesPerUnit = 2;
    parameters.clusters = clusterCount;
    return parameters;
}

PhraseClusters clustersOf(int count)
{
    PhraseClusters made{static_cast<std::uint32_t>(count), {}};
    for (std::uint32_t term = 0; count > 0 && term < terms; ++term)
        made.clusterOf.push_back(term % static_cast<std::uint32_t>(count));
    return made;
}

privacy::Spend costOf(const std::vector<PlannedTable> &tables)
{
    std::vector<privacy::MechanismCost> costs;
    for (const PlannedTable &table : tables)
        costs.push_back(privacy::costOf(table.sensitivity, table.noise));
    return privacy::composed(costs, picoDelta);
}

std::vector<std::string> namesOf(const std::vector<PlannedTable> &tables)
{
    std::vector<std::string> names;
    for (const PlannedTable &table : tables)
        names.push_back(table.name);
    return names;
}

} // namespace

class TestHistogramRelease : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void phrases_get_their_share_by_the_rule_data();
    void phrases_get_their_share_by_the_rule();
    void declared_records_count_for_the_rule();
    void tables_are_planned_from_public_choices_data();
    void tables_are_planned_from_public_choices();
    void tables_cost_the_budget_and_no_more_data();
    void tables_cost_the_budget_and_no_more();
    void what_is_released_is_what_was_planned_data() { addReleases(); }
    void what_is_released_is_what_was_planned();
    void one_millionth_too_little_is_refused_data() { addReleases(); }
    void one_millionth_too_little_is_refused();
    void gaussian_noise_needs_a_delta();
    void every_cell_gets_its_own_noise_data() { addReleases(); }
    void every_cell_gets_its_own_noise();
    void the_sums_are_those_of_the_units_data();
    void the_sums_are_those_of_the_units();

private:
    static void addReleases();
    std::vector<PlannedTable> plannedFor(int clusterCount, bool isGaussian, bool hasPairs) const;
    Result<privacy::Released<std::vector<NoisyTable>>> release(const std::vector<PlannedTable> &planned,
                                                               int clusterCount,
                                                               const privacy::Spend &spend,
                                                               const tests::CountedUnit &unit = {}) const
    {
        HistogramCollection sums(*m_terms, clustersOf(clusterCount), planned, labels, 2);
        sums.add(unit);
        auto reservation = ReservationForTests::of(spend);
        privacy::SecureRandom random;
        privacy::ReservedDrawing drawing(reservation, random);
        return std::move(sums).release(drawing);
    }

    QTemporaryDir m_folder;
    std::optional<vocabulary::Vocabulary> m_terms;
};

void TestHistogramRelease::initTestCase()
{
    m_terms = inventedTerms(m_folder, static_cast<int>(terms));
}

void TestHistogramRelease::phrases_get_their_share_by_the_rule_data()
{
    QTest::addColumn<int>("clusterCount");
    QTest::addColumn<bool>("isGaussian");
    QTest::addColumn<double>("amount");
    QTest::addColumn<int>("percent");
    QTest::newRow("no clusters") << 0 << false << 0.1 << 100;
    QTest::newRow("no clusters, Gaussian") << 0 << true << 0.1 << 100;
    QTest::newRow("little") << 400 << false << 1.99 << 0;
    QTest::newRow("enough for both") << 400 << false << 2.01 << 50;
    QTest::newRow("still not plenty") << 400 << false << 4.99 << 50;
    QTest::newRow("plenty") << 400 << false << 5.01 << 70;
    // The same noise deviation: 2 sqrt(rho) in the place of epsilon.
    QTest::newRow("little, Gaussian") << 400 << true << 0.99 << 0;
    QTest::newRow("enough for both, Gaussian") << 400 << true << 1.01 << 50;
    QTest::newRow("still not plenty, Gaussian") << 400 << true << 6.2 << 50;
    QTest::newRow("plenty, Gaussian") << 400 << true << 6.3 << 70;
}

void TestHistogramRelease::phrases_get_their_share_by_the_rule()
{
    QFETCH(int, clusterCount);
    QFETCH(bool, isGaussian);
    QFETCH(double, amount);
    QFETCH(int, percent);
    const NoiseBudget budget = isGaussian ? concentrated(amount) : pure(amount);
    const double power = resolvingPower(budget, {});
    QCOMPARE(percentForPhrases(parametersWith(clusterCount), power), percent);
    QCOMPARE(power, resolvingPower(budget, 100.0));
    QCOMPARE(mostClusters(power), power < 2 ? 200U : 400U);
    // Of pure noise this is epsilon; of Gaussian noise, whose deviation is W / sqrt(2 rho), 2 sqrt(rho).
    QVERIFY(std::abs(power / (isGaussian ? 2 * std::sqrt(amount) : amount) - 1) < 1e-6);
}

void TestHistogramRelease::declared_records_count_for_the_rule()
{
    QVERIFY(std::abs(resolvingPower(pure(0.3), 1000.0) - 3) < 1e-6);
    QVERIFY(std::abs(resolvingPower(pure(6), 30.0) - 1.8) < 1e-6);
    const auto phraseTables = [](double epsilon, std::optional<double> records) {
        const auto names =
            namesOf(plannedHistogramTables(parametersWith(12), labels, terms, pure(epsilon), {}, records));
        return std::count(names.begin(), names.end(), phraseTableName);
    };
    QCOMPARE(phraseTables(0.3, {}), 0);
    QCOMPARE(phraseTables(0.3, 1000.0), 1);
    QCOMPARE(phraseTables(6, {}), 1);
    QCOMPARE(phraseTables(6, 30.0), 0);
}

void TestHistogramRelease::tables_are_planned_from_public_choices_data()
{
    using Names = std::vector<std::string>;
    QTest::addColumn<int>("clusterCount");
    QTest::addColumn<double>("epsilon");
    QTest::addColumn<bool>("hasPairs");
    QTest::addColumn<Names>("names");
    QTest::addColumn<std::vector<quint64>>("cells");
    using Cells = std::vector<quint64>;
    QTest::newRow("clusters") << 12 << 1.0 << false << Names{"clusters"} << Cells{36};
    QTest::newRow("phrases") << 0 << 1.0 << false << Names{"phrases"} << Cells{180};
    QTest::newRow("both") << 12 << 3.0 << false << Names{"clusters", "phrases"} << Cells{36, 180};
    QTest::newRow("pairs of clusters") << 12 << 1.0 << true << Names{"clusters", "pairs"} << Cells{36, 66};
    QTest::newRow("pairs of phrases") << 0 << 1.0 << true << Names{"phrases", "pairs"} << Cells{180, 1770};
    QTest::newRow("all") << 12 << 9.0 << true << Names{"clusters", "phrases", "pairs"} << Cells{36, 180, 66};
}

void TestHistogramRelease::tables_are_planned_from_public_choices()
{
    QFETCH(int, clusterCount);
    QFETCH(double, epsilon);
    QFETCH(bool, hasPairs);
    QFETCH(std::vector<std::string>, names);
    QFETCH(std::vector<quint64>, cells);
    const auto tables = plannedHistogramTables(parametersWith(clusterCount),
                                               labels,
                                               terms,
                                               pure(epsilon),
                                               hasPairs ? std::optional(pure(1)) : std::nullopt,
                                               {});
    QCOMPARE(namesOf(tables), names);
    for (std::size_t table = 0; table < tables.size(); ++table)
        QCOMPARE(quint64{tables[table].cells}, cells[table]);
}

void TestHistogramRelease::tables_cost_the_budget_and_no_more_data()
{
    QTest::addColumn<bool>("isGaussian");
    QTest::addColumn<double>("amount");
    QTest::addColumn<double>("forPairs");
    for (const bool isGaussian : {false, true})
        for (const double amount : {0.01, 0.7, 3.3333, 50.0})
            for (const double forPairs : {0.0, 0.77, 9.1})
                QTest::addRow("%s, %g and %g", isGaussian ? "Gaussian" : "Laplace", amount, forPairs)
                    << isGaussian << amount << forPairs;
}

void TestHistogramRelease::tables_cost_the_budget_and_no_more()
{
    QFETCH(bool, isGaussian);
    QFETCH(double, amount);
    QFETCH(double, forPairs);
    const auto budget = [&](double part) { return isGaussian ? concentrated(part) : pure(part); };
    for (const int clusterCount : {0, 12})
        for (const std::optional<double> records :
             {std::optional<double>(), std::optional(30.0), std::optional(5e4)}) {
            const auto tables =
                plannedHistogramTables(parametersWith(clusterCount),
                                       labels,
                                       terms,
                                       budget(amount),
                                       forPairs > 0 ? std::optional(budget(forPairs)) : std::nullopt,
                                       records);
            const privacy::Spend cost = costOf(tables);
            const double spent = isGaussian ? cost.rho() : cost.epsilon();
            QVERIFY(spent <= (amount + forPairs) * (1 + 1e-12));
            QVERIFY(spent > 0.999 * (amount + forPairs));
        }
}

void TestHistogramRelease::addReleases()
{
    QTest::addColumn<int>("clusterCount");
    QTest::addColumn<bool>("isGaussian");
    QTest::addColumn<bool>("hasPairs");
    for (const int clusterCount : {0, clusters})
        for (const bool isGaussian : {false, true})
            for (const bool hasPairs : {false, true})
                QTest::addRow("%d clusters, %s%s",
                              clusterCount,
                              isGaussian ? "Gaussian" : "Laplace",
                              hasPairs ? ", pairs" : "")
                    << clusterCount << isGaussian << hasPairs;
}

std::vector<PlannedTable>
TestHistogramRelease::plannedFor(int clusterCount, bool isGaussian, bool hasPairs) const
{
    const NoiseBudget main = isGaussian ? concentrated(3) : pure(4);
    const NoiseBudget forPairs = isGaussian ? concentrated(2) : pure(3);
    return plannedHistogramTables(parametersWith(clusterCount),
                                  labels,
                                  terms,
                                  main,
                                  hasPairs ? std::optional(forPairs) : std::nullopt,
                                  {});
}

void TestHistogramRelease::what_is_released_is_what_was_planned()
{
    QFETCH(int, clusterCount);
    QFETCH(bool, isGaussian);
    QFETCH(bool, hasPairs);
    const auto planned = plannedFor(clusterCount, isGaussian, hasPairs);
    // What the plan says it costs is enough.
    const auto released = release(planned, clusterCount, costOf(planned));
    QVERIFY2(released.has_value(), released ? "" : released.error().detail.c_str());
    QCOMPARE((*released)->size(), planned.size());
    for (std::size_t table = 0; table < planned.size(); ++table) {
        const NoisyTable &noisy = (**released)[table];
        QCOMPARE(noisy.name, planned[table].name);
        QCOMPARE(noisy.counts.cells.size(), planned[table].cells);
        QCOMPARE(noisy.counts.sensitivity, planned[table].sensitivity);
        QVERIFY(noisy.counts.noise == planned[table].noise);
        QCOMPARE(std::holds_alternative<privacy::GaussianVariance>(noisy.counts.noise), isGaussian);
    }
}

void TestHistogramRelease::one_millionth_too_little_is_refused()
{
    QFETCH(int, clusterCount);
    QFETCH(bool, isGaussian);
    QFETCH(bool, hasPairs);
    const auto planned = plannedFor(clusterCount, isGaussian, hasPairs);
    for (const bool lessEpsilon : {true, false}) {
        privacy::Spend spend = costOf(planned);
        --(lessEpsilon ? spend.microEpsilon : spend.picoRho);
        const auto released = release(planned, clusterCount, spend);
        QVERIFY(!released);
        QCOMPARE(released.error().code, ErrorCode::Internal);
    }
}

void TestHistogramRelease::gaussian_noise_needs_a_delta()
{
    const auto planned = plannedFor(clusters, true, false);
    privacy::Spend spend = costOf(planned);
    spend.picoDelta = 0;
    QVERIFY(!release(planned, clusters, spend));
}

void TestHistogramRelease::every_cell_gets_its_own_noise()
{
    QFETCH(int, clusterCount);
    QFETCH(bool, isGaussian);
    QFETCH(bool, hasPairs);
    const auto planned = plannedFor(clusterCount, isGaussian, hasPairs);
    std::vector<double> sums(planned.size(), 0);
    double draws = 0;
    for (int repeat = 0; repeat < 30; ++repeat) {
        const auto released = release(planned, clusterCount, costOf(planned));
        for (std::size_t table = 0; table < planned.size(); ++table) {
            std::map<std::int64_t, int> times;
            for (const std::int64_t cell : (**released)[table].counts.cells) {
                sums[table] += std::abs(static_cast<double>(cell));
                ++times[cell];
            }
            // Noise of more than 2 x 10^4 cell units falls on one value six times among 1770 with a chance
            // below 10^-12.
            for (const auto &[cell, count] : times)
                QVERIFY(count < 6);
        }
        ++draws;
    }
    for (std::size_t table = 0; table < planned.size(); ++table) {
        // |noise| has mean b and deviation b under Laplace noise; sigma sqrt(2/pi) and 0.6 sigma under
        // Gaussian.
        const double deviation = privacy::standardDeviation(planned[table].noise);
        const double mean = isGaussian ? deviation * std::sqrt(2 / M_PI) : deviation / std::sqrt(2.0);
        const double n = draws * static_cast<double>(planned[table].cells);
        // Six deviations of the mean: a false alarm in 5 x 10^8.
        QVERIFY(std::abs(sums[table] / n - mean) < 6 * deviation / std::sqrt(n));
    }
}

void TestHistogramRelease::the_sums_are_those_of_the_units_data()
{
    QTest::addColumn<bool>("isGaussian");
    QTest::newRow("Laplace") << false;
    QTest::newRow("Gaussian") << true;
}

void TestHistogramRelease::the_sums_are_those_of_the_units()
{
    QFETCH(bool, isGaussian);
    // So much budget that the noise is W/1000.
    const privacy::Noise noise = isGaussian ? privacy::Noise(privacy::GaussianVariance{65 * 65})
                                            : privacy::Noise(privacy::LaplaceScale{65, 1});
    auto planned = plannedFor(clusters, isGaussian, true);
    QCOMPARE(planned.size(), std::size_t{3});
    for (PlannedTable &table : planned)
        table.noise = noise;
    constexpr std::int64_t enough = std::numeric_limits<std::int64_t>::max();
    const auto released =
        release(planned, clusters, {enough, enough, picoDelta}, {{1, 30, 8}, {1, 17, 8}, {1, 5, 8}});
    QVERIFY(released);
    // Clusters 6, 5 and 5: one is counted under Laplace noise, both under Gaussian. Phrases of one weight:
    // the first two by their numbers. The pair of the clusters.
    using Units = std::map<std::size_t, double>;
    const Units ofClusters =
        isGaussian ? Units{{clusters + 5, std::sqrt(2.0 / 3)}, {clusters + 6, std::sqrt(1.0 / 3)}}
                   : Units{{clusters + 5, 1.0}};
    const double half = isGaussian ? std::sqrt(0.5) : 0.5;
    const std::vector<Units> expected = {
        ofClusters, {{terms + 5, half}, {terms + 17, half}}, {{pairPlace(5, 6, clusters), 1.0}}};
    for (std::size_t table = 0; table < expected.size(); ++table)
        for (std::size_t cell = 0; cell < planned[table].cells; ++cell) {
            const auto found = expected[table].find(cell);
            const double exact = found == expected[table].end() ? 0 : found->second;
            const double units = static_cast<double>((**released)[table].counts.cells[cell]) / weight;
            // Noise of W/1008 exceeds W/40 with a chance of e^-25, in some hundred cells below 10^-8.
            QVERIFY(std::abs(units - exact) < 0.025);
        }
}

} // namespace tst_histogramrelease

QTEST_APPLESS_MAIN(tst_histogramrelease::TestHistogramRelease)
#include "tst_histogramrelease.moc"
