#include "core/pipeline/ReleasePlan.h"
#include "core/privacy/Accounting.h"
#include "core/synthesis/histogram1/HistogramRelease.h"
#include "core/synthesis/kernel/KernelParameters.h"
#include "core/synthesis/keyphrases/LabelProportions.h"
#include "core/synthesis/keyphrases/PhraseClusters.h"
#include "tests/core/plan/Plan1Texts.h"

#include <QTest>

namespace tst_plan1release {

using namespace core;
using pipeline::planRelease;
using pipeline::ReleasePlan;
using privacy::Epsilon;
using privacy::NoiseBudget;
using synthesis::PlannedTable;

/// What a plan of schema 1 releases is what release 0.1 made of it: here from the budgets as that release
/// took them out of `privacy`, given to the mechanisms directly.
class TestPlan1Release : public QObject
{
    Q_OBJECT

    static constexpr std::size_t vocabularySize = 3000;

    static ReleasePlan releaseOf(std::string_view text);
    static void
    compare(const ReleasePlan &release, const std::vector<PlannedTable> &tables, std::int64_t picoDelta);

private slots:
    void a_pure_histogram_with_pairs_and_labels();
    void a_published_method_under_gaussian_noise();
};

ReleasePlan TestPlan1Release::releaseOf(std::string_view text)
{
    auto plan = plan::parsePlan(text, "plan.json");
    if (!plan)
        qFatal("%s", plan.error().detail.c_str());
    if (plan->synthesis.method == "histogram")
        plan->synthesis.method = "histogram-1";                       // as the histogram of then is called
    const auto written = plan::parsePlan(toJson(*plan), "plan.json"); // by way of schema 2 as well
    const auto release = planRelease(*written, vocabularySize);
    if (!release)
        qFatal("%s", release.error().detail.c_str());
    return *release;
}

void TestPlan1Release::compare(const ReleasePlan &release,
                               const std::vector<PlannedTable> &tables,
                               std::int64_t picoDelta)
{
    QCOMPARE(release.tables.size(), tables.size());
    std::vector<privacy::MechanismCost> costs;
    for (std::size_t i = 0; i < tables.size(); ++i) {
        QCOMPARE(release.tables[i].name, tables[i].name);
        QCOMPARE(release.tables[i].cells, tables[i].cells);
        QCOMPARE(release.tables[i].sensitivity.l1, tables[i].sensitivity.l1);
        QCOMPARE(release.tables[i].sensitivity.l2Squared, tables[i].sensitivity.l2Squared);
        QVERIFY(release.tables[i].noise == tables[i].noise);
        costs.push_back(privacy::costOf(tables[i].sensitivity, tables[i].noise));
    }
    QVERIFY(release.spend == privacy::composed(costs, picoDelta));
}

void TestPlan1Release::a_pure_histogram_with_pairs_and_labels()
{
    const ReleasePlan release = releaseOf(tests::histogramPlan1);
    const NoiseBudget forPhrases = NoiseBudget::pure(*Epsilon::from(4.0));
    const NoiseBudget forPairs = NoiseBudget::pure(*Epsilon::from(1.5));
    const double recordsPerLabel = 2000; // 4000 declared for two labels
    synthesis::MethodParameters parameters;
    parameters.method = "histogram-1";
    parameters.length = 12;
    parameters.phrasesPerUnit = 2;
    parameters.clusters = static_cast<int>(synthesis::clusterCount(
        vocabularySize, synthesis::mostClusters(synthesis::resolvingPower(forPhrases, recordsPerLabel))));
    auto tables = synthesis::plannedHistogramTables(
        parameters, 2, vocabularySize, forPhrases, forPairs, recordsPerLabel);
    tables.push_back(synthesis::plannedLabelTable(2, *Epsilon::from(0.25)));
    compare(release, tables, 0);
    QCOMPARE(release.parameters.clusters, parameters.clusters);
    QCOMPARE(release.parameters.phrasesPerUnit, 2);
    QCOMPARE(release.parameters.length, 12);
}

void TestPlan1Release::a_published_method_under_gaussian_noise()
{
    const ReleasePlan release = releaseOf(tests::kernelPlan1);
    // Both epsilons together become rho, which is shared in their proportion.
    const NoiseBudget whole = NoiseBudget::concentrated(privacy::zcdpPicoRho(*Epsilon::from(3.5), 1e-6));
    synthesis::MethodParameters parameters;
    parameters.method = "iterative-logarithmic";
    parameters.length = 8;
    parameters.phrasesPerUnit = 7;
    parameters.selectedPhrases = 400;
    parameters.featurePairs = 300;
    parameters.prefixSizes = {1, 8};
    compare(release,
            synthesis::plannedKernelTables(parameters,
                                           1,
                                           vocabularySize,
                                           whole.share(1'000'000, 3'500'000),
                                           whole.share(2'500'000, 3'500'000)),
            1'000'000);
    QCOMPARE(release.parameters.prefixSizes, parameters.prefixSizes);
    QCOMPARE(release.parameters.selectedPhrases, 400);
    QCOMPARE(release.parameters.featurePairs, 300);
}

} // namespace tst_plan1release

QTEST_APPLESS_MAIN(tst_plan1release::TestPlan1Release)
#include "tst_plan1release.moc"
