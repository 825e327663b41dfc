#include "core/methods/kernel/KernelSampler.h"
#include "core/pipeline/ReleasePlan.h"
#include "core/synthesis/keyphrases/SequenceDrawing.h"
#include "tests/core/pipeline/SmallWorld.h"
#include "tests/core/plan/PlanParts.h"

#include <QTest>

#include <cmath>
#include <map>

namespace tst_sharpness {

using namespace core;
using namespace core::pipeline;
using namespace core::plan;

/// What `sequences.sharpness` does to the phrases that every method draws.
class TestSharpness : public QObject
{
    Q_OBJECT

private slots:
    void bends_what_every_method_draws_data();
    void bends_what_every_method_draws();
    void is_the_methods_own_where_the_plan_says_nothing();
};

namespace {

/// Term 0 in half of the records, term 1 in a quarter, and so on.
QByteArray unevenRows(int count)
{
    QByteArray rows = "label,text\n";
    for (int row = 0; row < count; ++row) {
        int term = 0;
        while (term + 1 < SmallWorld::termCount && (row >> term) % 2 == 1)
            ++term;
        rows += (row % 3 ? "A,term" : "B,term") + QByteArray::number(term) + '\n';
    }
    return rows;
}

double entropyOf(const Sequences &sequences)
{
    std::map<std::string, double> counts;
    double drawn = 0;
    for (const synthesis::Sequence &sequence : *sequences)
        for (const std::string &phrase : sequence.keyphrases) {
            ++counts[phrase];
            ++drawn;
        }
    double entropy = 0;
    for (const auto &[phrase, count] : counts)
        entropy -= count / drawn * std::log(count / drawn);
    return entropy;
}

} // namespace

void TestSharpness::bends_what_every_method_draws_data()
{
    QTest::addColumn<QString>("method");
    for (const char *method : {"histogram", "independent", "iterative-linear", "iterative-logarithmic"})
        QTest::newRow(method) << QString(method);
}

void TestSharpness::bends_what_every_method_draws()
{
    QFETCH(QString, method);
    SmallWorld world;
    world.write("notes.csv", unevenRows(2000));
    Plan &plan = world.plan;
    plan.synthesis.method = method.toStdString();
    plan.sampling.length = 2;
    plan.sampling.perLabel = 400;
    if (method != "histogram")
        plan.synthesis.settings["featurePairs"] = std::int64_t{512};
    tests::setBudget(plan, 20.0, 20.0);
    NoControl control;
    const auto fitted = commitModel(checked(plan), world.inputs, world.ledger, world.store, control);
    QVERIFY2(fitted.has_value(), fitted ? "" : fitted.error().detail.c_str());
    const auto entropyAt = [&](std::optional<double> sharpness) {
        plan.sampling.sharpness = sharpness;
        const auto drawn = sampleSequences(checked(plan, {"sampling"}), world.inputs, fitted->model, control);
        return drawn ? entropyOf(*drawn) : std::nan("");
    };
    const double varied = entropyAt(0.1);
    const double usual = entropyAt(std::nullopt);
    const double typical = entropyAt(10.0);
    // 1600 phrases: the standard error of an entropy is a few hundredths.
    QVERIFY2(varied > usual + 0.1 && usual > typical + 0.1,
             qPrintable(QStringLiteral("%1 > %2 > %3").arg(varied).arg(usual).arg(typical)));
}

void TestSharpness::is_the_methods_own_where_the_plan_says_nothing()
{
    Plan plan;
    QCOMPARE(sharpnessOf(plan), 1.5);
    plan.synthesis.method = "independent";
    QCOMPARE(sharpnessOf(plan), synthesis::KernelSamplingOptions().sharpening);
    plan.sampling.sharpness = 0.0;
    QCOMPARE(sharpnessOf(plan), 0.0);
}

} // namespace tst_sharpness

QTEST_MAIN(tst_sharpness::TestSharpness)
#include "tst_sharpness.moc"
