#include "core/methods/Methods.h"
#include "core/pipeline/ReleasePlan.h"
#include "core/pipeline/reading/RecordPump.h"
#include "core/pipeline/reading/UnitCollector.h"
#include "core/synthesis/Synthesizer.h"
#include "tests/core/pipeline/SmallWorld.h"
#include "tests/core/plan/PlanParts.h"
#include "tests/core/privacy/ExactCountsForTests.h"
#include "tests/core/synthesis/ExactDrawing.h"

#include <QTest>

#include <algorithm>
#include <random>
#include <stdexcept>

namespace tst_modelcommit {

using namespace core;
using namespace core::pipeline;
using namespace core::plan;
using synthesis::unitWeight;

class TestModelCommit : public QObject
{
    Q_OBJECT

private slots:
    void sums_are_the_same_for_any_thread_count_and_record_order();
    void a_person_is_one_unit_whatever_the_number_of_records();
    void a_record_without_a_person_does_not_count_where_persons_are_the_unit();
    void a_released_model_is_stored_with_the_ledger_entry();
    void every_method_releases_and_pays_what_was_planned_data();
    void every_method_releases_and_pays_what_was_planned();
    void a_cancel_before_the_reservation_spends_nothing();
    void records_that_cannot_be_read_spend_nothing();
    void a_project_that_takes_no_model_spends_nothing_data();
    void a_project_that_takes_no_model_spends_nothing();
    void what_cannot_be_stored_counts_as_spent();
    void a_cap_below_the_plan_is_refused_before_reading();
    void an_exception_of_a_worker_reaches_the_caller();

private:
    using Cells = std::vector<std::int64_t>;
    struct Sums
    {
        Cells phrases;
        Cells pairs;
        bool operator==(const Sums &) const = default;
    };
    static Sums exactSums(const SmallWorld &world, const QByteArray &rows, unsigned threads, bool persons);
};

namespace {

class CancelledAtOnce final : public JobControl
{
public:
    bool isCancelled() const override { return true; }
    void report(double, std::string_view) override {}
};

const QByteArray header = "person,label,text\n";

QList<QByteArray> randomRows(int count)
{
    std::mt19937 random(7); // a fixed, public seed: these are invented rows
    QList<QByteArray> rows;
    for (int row = 0; row < count; ++row) {
        QByteArray text;
        for (auto words = 1 + random() % 9; words > 0; --words)
            text += "term" + QByteArray::number(random() % SmallWorld::termCount) + ' ';
        rows.append("p" + QByteArray::number(random() % 40) + (random() % 2 ? ",A," : ",B,") + text + '\n');
    }
    return rows;
}

QByteArray joined(const QList<QByteArray> &rows)
{
    QByteArray bytes = header;
    for (const QByteArray &row : rows)
        bytes += row;
    return bytes;
}

} // namespace

TestModelCommit::Sums
TestModelCommit::exactSums(const SmallWorld &world, const QByteArray &rows, unsigned threads, bool persons)
{
    world.write("notes.csv", rows);
    records::Source source = recordsSource(world.plan.records);
    if (persons)
        source.personColumn = "person";
    auto reader = records::Reader::open(source);
    // Units, phrases and pairs of phrases: all tables of a vocabulary that is too small for clusters.
    const synthesis::Synthesizer &method = *synthesis::findSynthesizer("histogram");
    const auto release = synthesis::planRelease(method,
                                                {.epsilon = {{"phrases", 1.0}, {"pairs", 1.0}},
                                                 .labels = 2,
                                                 .vocabularySize = world.inputs.vocabulary.size()});
    const auto run = beginRun(method, *release, world.inputs, 1);
    UnitCollector collector(*run, LabelMap(world.plan), persons);
    NoControl control;
    run->prepare(control);
    const auto read = pumpRecords(
        **reader, threads, [&](const records::Record &record) { collector.add(record); }, control);
    if (!read)
        qFatal("%s", read.error().detail.c_str());
    collector.finish();
    tests::ExactDrawing drawing;
    if (const auto released = drawAll(*run, *release, {}, drawing, control); !released)
        qFatal("%s", released.error().detail.c_str());
    return {drawing.exact.at(1), drawing.exact.back()};
}

void TestModelCommit::sums_are_the_same_for_any_thread_count_and_record_order()
{
    const SmallWorld world;
    auto rows = randomRows(5000);
    for (const bool persons : {false, true}) {
        const Sums expected = exactSums(world, joined(rows), 1, persons);
        QVERIFY(*std::max_element(expected.phrases.begin(), expected.phrases.end()) > 0);
        QVERIFY(*std::max_element(expected.pairs.begin(), expected.pairs.end()) > 0);
        for (const unsigned threads : {2U, 5U})
            QVERIFY(exactSums(world, joined(rows), threads, persons) == expected);
        auto shuffled = rows;
        std::shuffle(shuffled.begin(), shuffled.end(), std::mt19937(8));
        QVERIFY(exactSums(world, joined(shuffled), 2, persons) == expected);
    }
}

void TestModelCommit::a_person_is_one_unit_whatever_the_number_of_records()
{
    const SmallWorld world;
    QByteArray rows = header;
    for (int visit = 0; visit < 50; ++visit)
        rows += "p1," + QByteArray(visit % 2 ? "A" : "B") + ",term1 term2 term"
                + QByteArray::number(visit % 10) + "\n";

    const Cells cells = exactSums(world, rows, 2, true).phrases;

    std::int64_t total = 0;
    for (const std::int64_t cell : cells)
        total += cell;
    QVERIFY(total <= unitWeight);
    QVERIFY(total > 0);
    // The same notes as 50 record units weigh 50 times as much: without the person there is no bound.
    std::int64_t asRecords = 0;
    for (const std::int64_t cell : exactSums(world, rows, 2, false).phrases)
        asRecords += cell;
    QVERIFY(asRecords > 49 * (unitWeight - 3));
}

void TestModelCommit::a_record_without_a_person_does_not_count_where_persons_are_the_unit()
{
    const SmallWorld world;
    QVERIFY(exactSums(world, header + ",A,term1\n", 1, true).phrases == Cells(2 * SmallWorld::termCount, 0));
}

void TestModelCommit::a_released_model_is_stored_with_the_ledger_entry()
{
    SmallWorld world;
    world.write("notes.csv", joined(randomRows(100)));
    NoControl control;

    const auto fitted = commitModel(checked(world.plan), world.inputs, world.ledger, world.store, control);

    QVERIFY2(fitted.has_value(), fitted ? "" : fitted.error().detail.c_str());
    QCOMPARE(fitted->model->spend.microEpsilon, std::int64_t{2'000'000});
    const auto stored = world.store.latestModel();
    QVERIFY(stored->has_value());
    QVERIFY((*stored)->model->tables.front().counts.cells == fitted->model->tables.front().counts.cells);
    QCOMPARE((*stored)->model->labels, world.plan.labels);
    QCOMPARE((*stored)->model->spend, fitted->model->spend);
    const auto entries = world.ledger.entries();
    QCOMPARE(entries->size(), std::size_t{3}); // reserved, a round, committed
    QVERIFY(entries->front().committed);
}

void TestModelCommit::every_method_releases_and_pays_what_was_planned_data()
{
    QTest::addColumn<QString>("method");
    QTest::addColumn<bool>("persons");
    QTest::addColumn<double>("delta");
    for (const char *method : {"histogram", "independent", "iterative-linear", "iterative-logarithmic"})
        for (const bool persons : {false, true})
            for (const double delta : {0.0, 1e-6})
                QTest::addRow("%s, %s, delta %g", method, persons ? "persons" : "records", delta)
                    << QString(method) << persons << delta;
}

void TestModelCommit::every_method_releases_and_pays_what_was_planned()
{
    QFETCH(QString, method);
    QFETCH(bool, persons);
    QFETCH(double, delta);
    SmallWorld world;
    world.write("notes.csv", joined(randomRows(100)));
    Plan &plan = world.plan;
    plan.synthesis.method = method.toStdString();
    plan.sampling.length = 3;
    plan.sampling.perLabel = 20;
    if (!method.startsWith(QLatin1String("histogram")))
        plan.synthesis.settings["featurePairs"] = std::int64_t{8};
    tests::setBudget(plan, 2.0, 1.5, 0.25);
    plan.privacy.delta = delta;
    if (persons)
        plan.records.personColumn = "person";
    const auto release = planRelease(plan, world.inputs.vocabulary.size());
    NoControl control;

    const auto fitted = commitModel(checked(plan), world.inputs, world.ledger, world.store, control, 2);

    QVERIFY2(fitted.has_value(), fitted ? "" : fitted.error().detail.c_str());
    const synthesis::ReleasedModel &model = *fitted->model;
    QCOMPARE(model.tables.size(), release->tables.size());
    for (std::size_t table = 0; table < model.tables.size(); ++table) {
        const synthesis::PlannedTable &planned = release->tables[table];
        QCOMPARE(model.tables[table].name, planned.name);
        QCOMPARE(model.tables[table].counts.cells.size(), planned.cells);
        QCOMPARE(model.tables[table].counts.sensitivity, planned.sensitivity);
        QVERIFY(model.tables[table].counts.noise == planned.noise);
    }
    QCOMPARE(model.spend, release->spend);
    QCOMPARE(model.unitIsPerson, persons);
    // The ledger was charged that, and the project holds the same model.
    const auto entries = world.ledger.entries();
    QCOMPARE(entries->front().spend, release->spend);
    QVERIFY(entries->front().committed);
    const auto stored = world.store.latestModel();
    QCOMPARE((*stored)->model->tables.size(), model.tables.size());
    for (std::size_t table = 0; table < model.tables.size(); ++table)
        QCOMPARE((*stored)->model->tables[table].counts.cells, model.tables[table].counts.cells);
    QCOMPARE((*stored)->model->selected, model.selected);
    // Sequences of it can be drawn from the stored one, 40 in all, whatever the noisy counts of the labels
    // are.
    const auto sequences =
        sampleSequences(checked(plan, {"sampling"}), world.inputs, (*stored)->model, control);
    QVERIFY2(sequences.has_value(), sequences ? "" : sequences.error().detail.c_str());
    QCOMPARE((*sequences)->size(), std::size_t{40});
    const auto inA = std::count_if((*sequences)->begin(), (*sequences)->end(), [](const auto &sequence) {
        return sequence.label == "A";
    });
    QCOMPARE(static_cast<int>(inA), sequencesPerLabel(plan, model).front());
}

void TestModelCommit::a_cancel_before_the_reservation_spends_nothing()
{
    SmallWorld world;
    world.write("notes.csv", joined(randomRows(100)));
    CancelledAtOnce control;

    const auto fitted = commitModel(checked(world.plan), world.inputs, world.ledger, world.store, control);

    QCOMPARE(fitted.error().code, ErrorCode::Cancelled);
    QVERIFY(world.ledger.entries()->empty());
}

void TestModelCommit::records_that_cannot_be_read_spend_nothing()
{
    SmallWorld world;
    world.write("notes.csv", header + "p1,A\n");
    NoControl control;
    QCOMPARE(commitModel(checked(world.plan), world.inputs, world.ledger, world.store, control).error().code,
             ErrorCode::InvalidRecords);
    QVERIFY(world.ledger.entries()->empty());
}

void TestModelCommit::a_project_that_takes_no_model_spends_nothing_data()
{
    QTest::addColumn<QString>("sql");
    QTest::newRow("no table") << "DROP TABLE model";
    QTest::newRow("a trigger that refuses")
        << "CREATE TRIGGER refuse BEFORE INSERT ON model BEGIN SELECT RAISE(ABORT, 'no'); END";
    QTest::newRow("a trigger without end")
        << "CREATE TRIGGER endless BEFORE INSERT ON model BEGIN SELECT count(*) FROM"
           " (WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x FROM n); END";
    QTest::newRow("a counter that is full")
        << "INSERT INTO sqlite_sequence VALUES('model', 9223372036854775807)";
    QTest::newRow("an index that is full") << "CREATE UNIQUE INDEX once ON model(micro_epsilon * 0);";
}

void TestModelCommit::a_project_that_takes_no_model_spends_nothing()
{
    QFETCH(QString, sql);
    SmallWorld world;
    world.write("notes.csv", joined(randomRows(100)));
    QVERIFY(Database::open(world.path("project.keyseed"))->execute(sql.toStdString()));
    NoControl control;
    const auto fitted = commitModel(checked(world.plan), world.inputs, world.ledger, world.store, control);
    QVERIFY(!fitted);
    QCOMPARE(fitted.error().code, ErrorCode::Database);
    QVERIFY(world.ledger.entries()->empty());
}

void TestModelCommit::what_cannot_be_stored_counts_as_spent()
{
    SmallWorld world;
    world.write("notes.csv", joined(randomRows(100)));
    // After all checks and before the model is stored, somebody takes its table away.
    class Vandal final : public JobControl
    {
    public:
        explicit Vandal(std::filesystem::path project)
            : m_project(std::move(project))
        {}
        bool isCancelled() const override { return false; }
        void report(double, std::string_view stage) override
        {
            if (stage == "noise" && !Database::open(m_project)->execute("DROP TABLE IF EXISTS model"))
                qFatal("the table cannot be dropped");
        }

    private:
        std::filesystem::path m_project;
    };
    Vandal control(world.path("project.keyseed"));
    world.plan.synthesis.method = "independent"; // of one round: between two of them a commit can go on
    tests::setBudget(world.plan, 1.5, 0.5, 0);

    const auto fitted = commitModel(checked(world.plan), world.inputs, world.ledger, world.store, control);

    QVERIFY(!fitted);
    QVERIFY(QString::fromStdString(fitted.error().detail).contains(QStringLiteral("the budget was spent")));
    const auto entries = world.ledger.entries();
    QCOMPARE(entries->size(), std::size_t{1});
    QVERIFY(!entries->front().committed);
    QCOMPARE(entries->front().spend.microEpsilon, std::int64_t{2'000'000});
}

void TestModelCommit::a_cap_below_the_plan_is_refused_before_reading()
{
    SmallWorld world;
    world.plan.privacy.cap = 1.0;
    NoControl control;
    // The records do not even exist: the refusal comes first.
    QCOMPARE(commitModel(checked(world.plan), world.inputs, world.ledger, world.store, control).error().code,
             ErrorCode::BudgetExhausted);
}

void TestModelCommit::an_exception_of_a_worker_reaches_the_caller()
{
    const SmallWorld world;
    world.write("notes.csv", joined(randomRows(3000)));
    auto reader = records::Reader::open(recordsSource(world.plan.records));
    NoControl control;
    QVERIFY_EXCEPTION_THROWN(
        (void)pumpRecords(
            **reader, 2, [](const records::Record &) { throw std::runtime_error("full"); }, control),
        std::runtime_error);
}

} // namespace tst_modelcommit

QTEST_APPLESS_MAIN(tst_modelcommit::TestModelCommit)
#include "tst_modelcommit.moc"
