#include "core/methods/Methods.h"
#include "core/pipeline/ReleasePlan.h"
#include "core/rewriter/Shape.h"
#include "core/synthesis/PublicInputs.h"
#include "core/synthesis/keyphrases/ReleasedCounts.h"
#include "tests/core/plan/PlanParts.h"
#include "tests/ui/ReleaseStage.h"
#include "ui/models/BudgetForecast.h"
#include "ui/session/BudgetSplit.h"

#include <QTemporaryDir>

#include <cmath>
#include <tuple>

namespace tst_budgetforecast {

using core::plan::Plan;
using core::synthesis::ReleasedCounts;

/// What the budget page says before the commit is what the commit then releases and spends.
class TestBudgetForecast : public QObject
{
    Q_OBJECT

private slots:
    void is_what_a_commit_releases_data();
    void is_what_a_commit_releases();
    void rewriting_says_what_a_row_costs_and_how_large_its_noise_is();
};

// 20 tokens of 768 numbers, each from -1 to 1 clips: three rows move 2 * 15,360 * 3 clips in all, and Laplace
// noise of a scale of that over epsilon has the square root of 2 times that as standard deviation (Dwork &
// Roth 2014, Definition 3.2). A row by itself is a third.
void TestBudgetForecast::rewriting_says_what_a_row_costs_and_how_large_its_noise_is()
{
    QTemporaryDir folder;
    QVERIFY(core::rewriter::writeShape({}, folder.path().toStdString()));
    Plan plan;
    plan.vocabulary = tests::builtIn("medical");
    plan.labels = {"Cardiology", "Surgery"};
    ui::setMethod(plan, "dp-bart-clv");
    ui::setTotalEpsilon(plan, 600.0);
    plan.synthesis.settings = {
        {"model", folder.path().toStdString()}, {"rows", std::int64_t{50}}, {"rowsPerUnit", std::int64_t{3}}};
    const auto expected = ui::forecast(plan, 1000);
    QVERIFY(expected);
    QCOMPARE(expected->lines.size(), std::size_t{3});
    const auto [noise, row, rows] = std::tie(expected->lines[0], expected->lines[1], expected->lines[2]);
    QVERIFY(std::abs(noise.value.numbers[0].value - std::sqrt(2.0) * 2 * 15'360 * 3 / 600.0) < 0.1);
    QCOMPARE(noise.advice.numbers[0].value, 3.0); // rows that a record pays for
    QVERIFY(std::abs(row.value.numbers[0].value - 200.0) < 1e-3);
    QCOMPARE(rows.value.numbers[0].value, 50.0);
}

void TestBudgetForecast::is_what_a_commit_releases_data()
{
    QTest::addColumn<QString>("method");
    QTest::addColumn<double>("total");
    QTest::addColumn<double>("share");
    QTest::addColumn<double>("delta");
    QTest::addColumn<double>("labels");
    QTest::addColumn<int>("phrases"); // 0: the small vocabulary of the stage

    const QString histogram = QStringLiteral("histogram");
    QTest::newRow("phrases") << histogram << 4.0 << 0.0 << 0.0 << 0.0 << 0;
    // 1,600 phrases are 200 groups for the units that a plan expects, and for the fewer ones of the stage.
    QTest::newRow("groups of phrases") << histogram << 1.0 << 0.0 << 0.0 << 0.0 << 1'600;
    QTest::newRow("groups for more") << histogram << 1.5 << 0.0 << 0.0 << 0.0 << 1'600;
    QTest::newRow("pairs and labels") << histogram << 4.0 << 0.25 << 0.0 << 0.5 << 0;
    QTest::newRow("Gaussian") << histogram << 4.0 << 0.0 << 1e-6 << 0.0 << 0;
    QTest::newRow("Gaussian groups, pairs, labels") << histogram << 1.0 << 0.3 << 1e-7 << 0.1 << 1'600;
    QTest::newRow("independent") << QStringLiteral("independent") << 6.0 << 0.667 << 0.0 << 0.0 << 0;
    QTest::newRow("linear") << QStringLiteral("iterative-linear") << 5.0 << 0.5 << 0.0 << 0.2 << 0;
    QTest::newRow("Gaussian, logarithmic")
        << QStringLiteral("iterative-logarithmic") << 6.0 << 0.667 << 1e-6 << 0.0 << 400;
}

void TestBudgetForecast::is_what_a_commit_releases()
{
    QFETCH(QString, method);
    QFETCH(double, total);
    QFETCH(double, share);
    QFETCH(double, delta);
    QFETCH(double, labels);
    QFETCH(int, phrases);

    ReleaseStage stage;
    QByteArray terms = "heart failure\naspirin\nheart\nstent\n";
    for (int number = 4; number < phrases; ++number)
        terms += "phrase number " + QByteArray::number(number) + "\n";
    stage.session().edit([&](Plan &plan) {
        if (phrases > 0)
            plan.vocabulary = tests::termsIn(stage.stage().write("terms.txt", terms).toStdString());
        ui::setMethod(plan, method.toStdString());
        ui::setTotalEpsilon(plan, total);
        ui::setShare(plan, tests::partAt(plan, 1), share);
        ui::setEpsilonLabels(plan, labels);
        plan.privacy.delta = delta;
        if (method != QLatin1String("histogram"))
            plan.synthesis.settings["featurePairs"] = std::int64_t{32};
    });
    stage.session().loadPublicInputs();
    QTRY_VERIFY_WITH_TIMEOUT(stage.session().inputs(), 30'000);
    const auto inputs = stage.session().inputs();
    const auto expected = ui::forecast(stage.plan(), inputs->vocabulary.size());
    QVERIFY(expected);
    const auto release = core::pipeline::planRelease(stage.plan(), inputs->vocabulary.size());
    const auto counts = plannedCountNoise(release->parameters, inputs->vocabulary.size(), release->tables);
    QVERIFY(counts);
    QCOMPARE(expected->lines.front().value.numbers.front().value, counts->halfWidth95);

    QVERIFY(stage.commit());

    QVERIFY(stage.session().spend() == expected->spend);
    const auto released = releasedCounts(**stage.session().model(), inputs->vocabulary);
    QVERIFY(released);
    QCOMPARE(released->items(), counts->items);
    QCOMPARE(released->areClusters(), counts->areClusters);
    QCOMPARE(released->isJoint(), counts->isJoint);
    QCOMPARE(released->halfWidth95(), counts->halfWidth95);
    QCOMPARE(released->threshold(), counts->threshold);
    // What was promised before is never exceeded, and not given away either.
    QCOMPARE(stage.session().spend().delta(), delta);
    QVERIFY(stage.session().spend().epsilon() <= total && stage.session().spend().epsilon() > 0.999 * total);
}

} // namespace tst_budgetforecast

QTEST_MAIN(tst_budgetforecast::TestBudgetForecast)
#include "tst_budgetforecast.moc"
