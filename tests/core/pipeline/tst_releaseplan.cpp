#include "core/methods/kernel/KernelParameters.h"
#include "core/pipeline/ReleasePlan.h"
#include "core/privacy/accounting/Accounting.h"
#include "core/synthesis/keyphrases/LabelProportions.h"
#include "core/synthesis/keyphrases/PairSums.h"
#include "tests/core/plan/PlanParts.h"

#include <QTest>

#include <cmath>
#include <numeric>

namespace tst_releaseplan {

using namespace core;
using namespace core::pipeline;
using namespace core::plan;
using privacy::MechanismCost;
using privacy::Spend;
using synthesis::PlannedTable;

namespace {

constexpr std::size_t vocabularySize = 3000;

Plan planOf(const std::string &method, double vocabulary, double sequences, double labels, double delta)
{
    Plan plan;
    plan.labels = {"A", "B", "C"};
    plan.synthesis.method = method;
    tests::setBudget(plan, vocabulary, sequences, labels);
    plan.privacy.delta = delta;
    return plan;
}

std::int64_t micro(double epsilon)
{
    return std::llround(epsilon * 1e6);
}

/// What the tables whose names `counts` picks cost together.
template<typename Counts>
Spend costOf(const ReleasePlan &release, double delta, Counts counts)
{
    std::vector<MechanismCost> costs;
    for (const PlannedTable &table : release.tables)
        if (counts(table))
            costs.push_back(privacy::costOf(table.sensitivity, table.noise));
    return privacy::composed(costs, std::llround(delta * 1e12));
}

bool isOfVocabulary(const PlannedTable &table)
{
    return table.name == synthesis::unitTableName || table.name == synthesis::clusterTableName
           || table.name == synthesis::phraseTableName || table.name == synthesis::vocabularyTableName;
}

bool isOfLabels(const PlannedTable &table)
{
    return table.name == synthesis::labelTableName;
}

bool operator==(const ReleasePlan &a, const ReleasePlan &b)
{
    return a.spend == b.spend
           && std::equal(
               a.tables.begin(), a.tables.end(), b.tables.begin(), b.tables.end(), [](auto &x, auto &y) {
                   return x.name == y.name && x.cells == y.cells && x.sensitivity == y.sensitivity
                          && x.noise == y.noise;
               });
}

} // namespace

class TestReleasePlan : public QObject
{
    Q_OBJECT

private slots:
    void the_plan_is_spent_and_never_more_data();
    void the_plan_is_spent_and_never_more();
    void awkward_numbers_are_never_exceeded_data();
    void awkward_numbers_are_never_exceeded();
    void round_deltas_are_taken_as_they_are();
    void each_part_pays_for_its_own_tables_data();
    void each_part_pays_for_its_own_tables();
    void tables_follow_the_method_data();
    void tables_follow_the_method();
    void what_is_no_choice_of_privacy_changes_nothing();
    void a_declared_number_of_records_counts_when_it_is_public();
    void kernel_methods_keep_their_settings();
    void plans_that_cannot_be_paid_are_refused_data();
    void plans_that_cannot_be_paid_are_refused();
    void sequences_are_apportioned_to_labels();
    void sequences_follow_the_noisy_sizes_of_labels_data();
    void sequences_follow_the_noisy_sizes_of_labels();

private:
    static void addPlans();
};

void TestReleasePlan::addPlans()
{
    QTest::addColumn<QString>("method");
    QTest::addColumn<double>("sequences");
    QTest::addColumn<double>("labels");
    QTest::addColumn<double>("delta");
    for (const char *method : {"histogram", "independent", "iterative-linear", "iterative-logarithmic"})
        for (const double sequences : {0.0, 0.4, 7.5})
            for (const double labels : {0.0, 0.05})
                for (const double delta : {0.0, 1e-6}) {
                    if (sequences == 0.0 && !QString(method).startsWith(QStringLiteral("histogram")))
                        continue; // refused
                    QTest::addRow("%s, %g, %g, delta %g", method, sequences, labels, delta)
                        << QString(method) << sequences << labels << delta;
                }
}

void TestReleasePlan::the_plan_is_spent_and_never_more_data()
{
    addPlans();
}

void TestReleasePlan::the_plan_is_spent_and_never_more()
{
    QFETCH(QString, method);
    QFETCH(double, sequences);
    QFETCH(double, labels);
    QFETCH(double, delta);
    for (const double vocabulary : {0.05, 1.0, 3.3, 40.0})
        for (const std::size_t size : {std::size_t{40}, vocabularySize}) {
            const auto release =
                planRelease(planOf(method.toStdString(), vocabulary, sequences, labels, delta), size);
            QVERIFY2(release.has_value(), release ? "" : release.error().detail.c_str());
            const auto tables = static_cast<std::int64_t>(release->tables.size());
            const std::int64_t asked = micro(vocabulary) + micro(sequences) + micro(labels);
            QVERIFY(release->spend.microEpsilon <= asked);
            QVERIFY(release->spend.microEpsilon >= asked - tables);
            QCOMPARE(release->spend.picoDelta, std::int64_t{std::llround(delta * 1e12)});
            // It is what these tables cost, no other figure.
            QCOMPARE(release->spend, costOf(*release, delta, [](const auto &) { return true; }));
        }
}

void TestReleasePlan::awkward_numbers_are_never_exceeded_data()
{
    QTest::addColumn<double>("vocabulary");
    QTest::addColumn<double>("sequences");
    QTest::addColumn<double>("delta");
    QTest::newRow("thirds") << 1.0 / 3 << 2.0 / 3 << 1e-6;
    QTest::newRow("tenths") << 0.1 << 0.2 << 1e-5;
    QTest::newRow("between millionths") << 1.0000005 << 0.0000015 << 0.0;
    QTest::newRow("between millionths, Gaussian") << 1.0000005 << 0.0000015 << 1e-6;
    QTest::newRow("delta between its steps, below") << 1.0 << 1.0 << 1.4e-12;
    QTest::newRow("delta between its steps, above") << 1.0 << 1.0 << 1.6e-12;
    QTest::newRow("the least delta") << 2.0 << 1.0 << 1e-12;
    QTest::newRow("the largest delta") << 2.0 << 1.0 << 1e-3;
    QTest::newRow("all of the budget") << 25.0 << 25.0 << 1e-9;
}

void TestReleasePlan::awkward_numbers_are_never_exceeded()
{
    QFETCH(double, vocabulary);
    QFETCH(double, sequences);
    QFETCH(double, delta);
    const auto release = planRelease(planOf("histogram", vocabulary, sequences, 0, delta), vocabularySize);
    QVERIFY2(release.has_value(), release ? "" : release.error().detail.c_str());
    // Epsilons are rounded to the nearest millionth, each.
    QVERIFY(release->spend.microEpsilon <= micro(vocabulary) + micro(sequences));
    QVERIFY(release->spend.microEpsilon >= micro(vocabulary) + micro(sequences) - 4);
    QVERIFY(release->spend.delta() <= delta * (1 + 1e-9));
    QVERIFY(release->spend.delta() > delta - 1e-12);
    QCOMPARE(release->spend.isPure(), delta == 0.0);
}

void TestReleasePlan::round_deltas_are_taken_as_they_are()
{
    // Some are a little below their decimal form as binary numbers.
    std::int64_t power = 1;
    for (const char *exponent : {"e-12", "e-11", "e-10", "e-9", "e-8", "e-7", "e-6", "e-5", "e-4"}) {
        for (int digit = 1; digit < 10; ++digit) {
            const double delta = QString(QString::number(digit) + exponent).toDouble();
            const auto release = planRelease(planOf("histogram", 2, 0, 0, delta), vocabularySize);
            QCOMPARE(release->spend.picoDelta, digit * power);
        }
        power *= 10;
    }
}

void TestReleasePlan::each_part_pays_for_its_own_tables_data()
{
    addPlans();
}

void TestReleasePlan::each_part_pays_for_its_own_tables()
{
    QFETCH(QString, method);
    QFETCH(double, sequences);
    QFETCH(double, labels);
    QFETCH(double, delta);
    const double vocabulary = 2.5;
    const auto release =
        planRelease(planOf(method.toStdString(), vocabulary, sequences, labels, delta), vocabularySize);
    QVERIFY(release);
    const auto isOther = [](const auto &table) { return !isOfVocabulary(table) && !isOfLabels(table); };
    const Spend first = costOf(*release, delta, isOfVocabulary);
    const Spend second = costOf(*release, delta, isOther);
    const Spend third = costOf(*release, delta, isOfLabels);
    // The counts of the labels are pure whatever the rest is.
    QCOMPARE(third.microEpsilon, micro(labels));
    QVERIFY(third.isPure());
    if (delta == 0.0) {
        QVERIFY(std::abs(first.microEpsilon - micro(vocabulary)) <= 2);
        QVERIFY(std::abs(second.microEpsilon - micro(sequences)) <= 10);
        return;
    }
    // The parts of the method share one rho in their proportion.
    const double both = first.rho() + second.rho();
    QVERIFY(std::abs(first.rho() / both - vocabulary / (vocabulary + sequences)) < 1e-5);
    QVERIFY(std::abs(release->spend.epsilon() - (vocabulary + sequences + labels)) < 1e-5);
    // Less noise than rho alone, and sums with the labels, would allow.
    QVERIFY(privacy::zcdpEpsilon(both, delta) > vocabulary + sequences);
}

void TestReleasePlan::tables_follow_the_method_data()
{
    QTest::addColumn<QString>("method");
    QTest::addColumn<double>("sequences");
    QTest::addColumn<double>("labels");
    QTest::addColumn<QString>("names");
    QTest::newRow("histogram") << "histogram" << 0.0 << 0.0 << "units phrases";
    QTest::newRow("histogram with pairs") << "histogram" << 1.0 << 0.1 << "units phrases pairs labels";
    QTest::newRow("independent") << "independent" << 1.0 << 0.1 << "vocabulary kernel-1 labels";
    QTest::newRow("linear") << "iterative-linear" << 1.0 << 0.0
                            << "vocabulary kernel-1 kernel-2 kernel-3 kernel-4 kernel-5";
    QTest::newRow("logarithmic") << "iterative-logarithmic" << 1.0 << 0.1
                                 << "vocabulary kernel-1 kernel-4 kernel-5 labels";
}

void TestReleasePlan::tables_follow_the_method()
{
    QFETCH(QString, method);
    QFETCH(double, sequences);
    QFETCH(double, labels);
    QFETCH(QString, names);
    for (const double delta : {0.0, 1e-6}) {
        Plan plan = planOf(method.toStdString(), 15, sequences, labels, delta);
        plan.sampling.length = 5;
        const auto release = planRelease(plan, vocabularySize);
        QVERIFY(release);
        QStringList found;
        for (const PlannedTable &table : release->tables) {
            found << QString::fromStdString(table.name);
            QCOMPARE(std::holds_alternative<privacy::GaussianVariance>(table.noise),
                     delta > 0 && !isOfLabels(table));
        }
        QCOMPARE(found.join(' '), names);
        QCOMPARE(release->parameters.method, method.toStdString());
        QCOMPARE(release->parameters.length, 5);
    }
}

void TestReleasePlan::what_is_no_choice_of_privacy_changes_nothing()
{
    const Plan plan = planOf("histogram", 2, 1, 0.1, 1e-6);
    const auto release = planRelease(plan, vocabularySize);
    Plan other = plan;
    other.project = "another";
    other.records.files = {"/nowhere/notes.csv"};
    other.records.personColumn = "patient";
    other.labels = {"X", "Y", "Z"};
    other.sampling.perLabel = 7;
    other.writer.documentType = "letter";
    other.about.approximateRecords = 1'000'000; // but not declared public
    other.privacy.cap = 3;
    QVERIFY(*planRelease(other, vocabularySize) == *release);
    other.labels.push_back("W");
    QVERIFY(!(*planRelease(other, vocabularySize) == *release));
}

void TestReleasePlan::a_declared_number_of_records_counts_when_it_is_public()
{
    // Three labels with 33 records each resolve little at epsilon 3, with 10,000 each plenty.
    Plan plan = planOf("histogram", 3, 0, 0, 0);
    plan.about.recordCountPublic = true;
    plan.about.approximateRecords = 100;
    const auto few = planRelease(plan, vocabularySize);
    plan.about.approximateRecords = 30'000;
    const auto many = planRelease(plan, vocabularySize);
    QVERIFY(many->parameters.clusters != few->parameters.clusters);
    QCOMPARE(many->spend.microEpsilon, few->spend.microEpsilon);
    Plan kernel = planOf("independent", 3, 1, 0, 0);
    kernel.about = plan.about;
    // 0.12 frequencies a record and epsilon: 1200 for 10,000.
    QCOMPARE(planRelease(kernel, vocabularySize)->parameters.featurePairs, 1200);
    kernel.about.recordCountPublic = false;
    QCOMPARE(planRelease(kernel, vocabularySize)->parameters.featurePairs, 256);
}

void TestReleasePlan::kernel_methods_keep_their_settings()
{
    Plan plan = planOf("iterative-logarithmic", 3, 1, 0, 0);
    plan.sampling.length = 8;
    plan.synthesis.settings["phrasesPerUnit"] = std::int64_t{6};
    plan.synthesis.settings["selectedPhrases"] = std::int64_t{500};
    plan.synthesis.settings["featurePairs"] = std::int64_t{33};
    plan.synthesis.settings["prefixSizes"] = std::vector<std::int64_t>{8, 2};
    const auto release = planRelease(plan, vocabularySize);
    QCOMPARE(release->parameters.phrasesPerUnit, 6);
    QCOMPARE(release->parameters.selectedPhrases, 500);
    QCOMPARE(release->parameters.featurePairs, 33);
    QCOMPARE(release->parameters.prefixSizes, (std::vector<int>{2, 8}));
    QCOMPARE(release->tables.back().name, std::string("kernel-8"));
    QCOMPARE(release->tables.back().cells, std::size_t{3 * 2 * 33});
    // No more can be selected than there are.
    QCOMPARE(planRelease(plan, 40)->parameters.selectedPhrases, 40);
}

void TestReleasePlan::plans_that_cannot_be_paid_are_refused_data()
{
    QTest::addColumn<QString>("method");
    QTest::addColumn<double>("vocabulary");
    QTest::addColumn<double>("sequences");
    QTest::addColumn<double>("delta");
    QTest::addColumn<QString>("field");
    QTest::newRow("no epsilon") << "histogram" << 0.0 << 0.0 << 0.0 << "synthesis.epsilon.phrases: ";
    QTest::newRow("too much") << "histogram" << 50.0 << 1.0 << 0.0 << "synthesis.epsilon: ";
    QTest::newRow("not a number") << "histogram" << std::nan("") << 0.0 << 0.0
                                  << "synthesis.epsilon.phrases: ";
    QTest::newRow("delta of 1") << "histogram" << 1.0 << 0.0 << 1.0 << "privacy.delta: ";
    QTest::newRow("kernel for nothing")
        << "independent" << 1.0 << 0.0 << 0.0 << "synthesis.epsilon.sequences: ";
    QTest::newRow("unknown method") << "magic" << 1.0 << 1.0 << 0.0 << "synthesis.method: ";
    // Ten tables from three millionths: each would take one.
    QTest::newRow("too little for so many tables")
        << "iterative-linear" << 1.0 << 0.000003 << 0.0 << "synthesis.epsilon: ";
    // Below the least rho there is.
    QTest::newRow("too little for Gaussian noise")
        << "histogram" << 0.000001 << 0.0 << 1e-12 << "synthesis.epsilon: ";
}

void TestReleasePlan::plans_that_cannot_be_paid_are_refused()
{
    QFETCH(QString, method);
    QFETCH(double, vocabulary);
    QFETCH(double, sequences);
    QFETCH(double, delta);
    QFETCH(QString, field);
    const auto release =
        planRelease(planOf(method.toStdString(), vocabulary, sequences, 0, delta), vocabularySize);
    QVERIFY(!release);
    QCOMPARE(int(release.error().code), int(ErrorCode::InvalidPlan));
    QVERIFY2(QString::fromStdString(release.error().detail).startsWith(field),
             release.error().detail.c_str());
}

void TestReleasePlan::sequences_are_apportioned_to_labels()
{
    Plan plan = planOf("histogram", 1, 0, 0, 0);
    plan.sampling.perLabel = 100;
    synthesis::ReleasedModel model;
    model.labels = plan.labels;
    QCOMPARE(sequencesPerLabel(plan, model), (std::vector<int>{100, 100, 100}));
    // Noisy counts, where they were released.
    model.tables.push_back({synthesis::labelTableName, {{500, -20, 1000}, {}, privacy::LaplaceScale{1, 1}}});
    QCOMPARE(sequencesPerLabel(plan, model), (std::vector<int>{100, 0, 200}));
    // Declared shares go first.
    plan.sampling.shares = {1, 2, 3};
    QCOMPARE(sequencesPerLabel(plan, model), (std::vector<int>{50, 100, 150}));
    // Labels that were changed after the commit are not the model's.
    plan.labels = {"A", "B"};
    plan.sampling.shares = {1, 1};
    QCOMPARE(sequencesPerLabel(plan, model).size(), std::size_t{3});
    // No labels are one label without a name.
    model.labels = {""};
    model.tables.clear();
    plan.labels = {};
    plan.sampling.shares = {};
    QCOMPARE(sequencesPerLabel(plan, model), std::vector<int>{100});
}

void TestReleasePlan::sequences_follow_the_noisy_sizes_of_labels_data()
{
    QTest::addColumn<std::vector<int>>("sizes"); // units of each label, counted nearly without noise
    QTest::addColumn<QString>("division");
    QTest::addColumn<std::vector<int>>("sequences");
    QTest::newRow("by size") << std::vector{600, 300, 100} << "" << std::vector{180, 90, 30};
    QTest::newRow("by size, as declared")
        << std::vector{600, 300, 100} << "bySize" << std::vector{180, 90, 30};
    QTest::newRow("equal, as declared")
        << std::vector{600, 300, 100} << "equal" << std::vector{100, 100, 100};
    QTest::newRow("nearly the same") << std::vector{350, 330, 320} << "" << std::vector{100, 100, 100};
    QTest::newRow("no label is left without") << std::vector{980, 20, 0} << "" << std::vector{281, 10, 9};
}

void TestReleasePlan::sequences_follow_the_noisy_sizes_of_labels()
{
    QFETCH(std::vector<int>, sizes);
    QFETCH(QString, division);
    QFETCH(std::vector<int>, sequences);
    Plan plan = planOf("histogram", 1, 0, 0, 0);
    plan.sampling.perLabel = 100;
    plan.sampling.division = division.toStdString();
    synthesis::ReleasedModel model;
    model.labels = plan.labels;
    model.parameters.method = "histogram";
    const privacy::Noise noise = privacy::LaplaceScale{1, 1};
    std::vector<std::int64_t> cells;
    for (const int size : sizes) {
        cells.push_back(size * synthesis::unitWeight / 2);
        cells.push_back(size * synthesis::unitWeight / 2);
    }
    model.tables = {{synthesis::unitTableName, {{1'000 * synthesis::unitWeight}, {}, noise}},
                    {synthesis::phraseTableName, {cells, {}, noise}}};
    QCOMPARE(sequencesPerLabel(plan, model), sequences);
    // Declared shares go first.
    plan.sampling.shares = {1, 1, 1};
    QCOMPARE(sequencesPerLabel(plan, model), (std::vector<int>{100, 100, 100}));
}

} // namespace tst_releaseplan

QTEST_APPLESS_MAIN(tst_releaseplan::TestReleasePlan)
#include "tst_releaseplan.moc"
