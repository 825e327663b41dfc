#include "core/methods/Methods.h"
#include "core/pipeline/ReleasePlan.h"
#include "core/pipeline/reading/UnitCollector.h"
#include "core/synthesis/Synthesizer.h"
#include "core/synthesis/keyphrases/Contribution.h"
#include "core/synthesis/keyphrases/LabelProportions.h"
#include "tests/core/pipeline/FixedDrawing.h"
#include "tests/core/pipeline/SmallWorld.h"

#include <QTest>

#include <algorithm>
#include <cstdlib>
#include <random>

namespace tst_severallabels {

using namespace core;
using namespace core::pipeline;
using records::Record;
using synthesis::unitWeight;
using tests::FixedDrawing;

namespace {

using Cells = std::vector<std::int64_t>;
using Tables = std::vector<Cells>;
using Records = std::vector<Record>;

Record record(const std::string &person, std::vector<std::string> labels, const std::string &text)
{
    Record made{.text = text, .label = labels.front(), .person = person, .place = {}};
    made.otherLabels.assign(labels.begin() + 1, labels.end());
    return made;
}

std::string terms(std::initializer_list<int> numbers)
{
    std::string text;
    for (const int number : numbers)
        text += "term" + std::to_string(number) + ' ';
    return text;
}

/// Twelve persons with one to three of the labels on each of their records; a fixed, public seed.
Records randomRecords(int count)
{
    std::mt19937 random(11);
    Records records;
    for (int number = 0; number < count; ++number) {
        std::vector<std::string> labels = {"A", "B", "C"};
        std::shuffle(labels.begin(), labels.end(), random);
        labels.resize(1 + random() % 3);
        std::string text;
        for (auto words = 1 + random() % 9; words > 0; --words)
            text += terms({static_cast<int>(random() % SmallWorld::termCount)});
        records.push_back(record("p" + std::to_string(random() % 12), labels, text));
    }
    return records;
}

/// A unit that could weigh more than one: few phrases and many, under all labels at once.
Records unitOf(const std::string &kind)
{
    if (kind == "a phrase under all labels")
        return {record("u", {"A", "B", "C"}, terms({1}))};
    if (kind == "many phrases under all labels")
        return {record("u", {"A", "B", "C"}, terms({0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 1, 2}))};
    if (kind == "no phrase under two labels")
        return {record("u", {"A", "C"}, "nothing that is in the vocabulary")};
    return {record("u", {"A", "B"}, terms({1, 2})),
            record("u", {"A", "B", "C"}, terms({1, 2})),
            record("u", {"C"}, terms({3})),
            record("u", {"B", "C"}, terms({4, 5, 5, 6, 7, 8, 9}))};
}

struct Norms
{
    std::int64_t l1 = 0;
    std::int64_t l2Squared = 0;
};

Norms normsOf(const Cells &change)
{
    Norms norms;
    for (const std::int64_t cell : change) {
        norms.l1 += std::abs(cell);
        norms.l2Squared += cell * cell;
    }
    return norms;
}

} // namespace

/// What a unit adds whose records have several labels, in every table of every method.
class TestSeveralLabels : public QObject
{
    Q_OBJECT

private slots:
    void a_unit_stays_within_the_planned_sensitivities_data();
    void a_unit_stays_within_the_planned_sensitivities();
    void a_record_stands_under_each_of_its_labels();
    void the_first_label_takes_the_record_where_the_plan_says_so();
    void labels_of_a_record_share_one_weight();
    void a_copied_paragraph_counts_under_all_labels_of_its_note();

private:
    plan::Plan planFor(const QByteArray &method, double delta) const;
    FixedDrawing tablesOf(const plan::Plan &plan, const Records &records) const;
    Tables labelsAndPhrases(const std::string &severalLabels, const Records &records, bool persons) const;

    SmallWorld m_world;
};

plan::Plan TestSeveralLabels::planFor(const QByteArray &method, double delta) const
{
    plan::Plan plan = m_world.plan;
    plan.labels = {"A", "B", "C"};
    plan.records.severalLabels = "each";
    plan.privacy.delta = delta;
    plan.synthesis.method = method.toStdString();
    tests::setBudget(plan, 2.0, 1.0, 1.0);
    if (plan.synthesis.method.starts_with("i")) // the kernel methods
        plan.synthesis.settings = {{"selectedPhrases", std::int64_t{8}}, {"featurePairs", std::int64_t{4}}};
    return plan;
}

/// With records as units, unless a column of persons is named.
FixedDrawing TestSeveralLabels::tablesOf(const plan::Plan &plan, const Records &records) const
{
    const auto release = planRelease(plan, SmallWorld::termCount);
    if (!release)
        qFatal("%s", release.error().detail.c_str());
    const auto &method = *synthesis::findSynthesizer(plan.synthesis.method);
    const auto run = beginRun(method, *release, m_world.inputs, 2);
    NoControl control;
    run->prepare(control);
    UnitCollector collector(*run,
                            plan::LabelMap(plan),
                            plan.records.personColumn.has_value(),
                            plan::preparationRules(plan.records));
    if (collector.looksFirst()) {
        std::ranges::for_each(records, [&](const Record &each) { collector.look(each); });
        collector.settle();
    }
    std::ranges::for_each(records, [&](const Record &each) { collector.add(each); });
    collector.finish();
    FixedDrawing drawing(1'000'000 * unitWeight);
    if (const auto released = drawAll(*run, *release, {}, drawing, control); !released)
        qFatal("%s", released.error().detail.c_str());
    return drawing;
}

void TestSeveralLabels::a_unit_stays_within_the_planned_sensitivities_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<double>("delta");
    QTest::addColumn<bool>("persons");
    // The methods that count phrases; one that votes gives a unit one vote, whatever its labels.
    for (const char *method : {"histogram", "independent", "iterative-linear", "iterative-logarithmic"})
        for (const double delta : {0.0, 1e-6})
            for (const bool persons : {false, true})
                QTest::addRow(
                    "%s, %s, %s", method, delta > 0 ? "Gaussian" : "Laplace", persons ? "persons" : "records")
                    << QByteArray(method) << delta << persons;
}

void TestSeveralLabels::a_unit_stays_within_the_planned_sensitivities()
{
    QFETCH(QByteArray, method);
    QFETCH(double, delta);
    QFETCH(bool, persons);
    plan::Plan plan = planFor(method, delta);
    if (persons)
        plan.records.personColumn = "person";
    const Records others = randomRecords(80);
    const auto planned = planRelease(plan, SmallWorld::termCount)->tables;
    const FixedDrawing without = tablesOf(plan, others);
    for (const char *kind : {"a phrase under all labels",
                             "many phrases under all labels",
                             "no phrase under two labels",
                             "several records"}) {
        Records unit = unitOf(kind);
        if (!persons)
            unit.resize(1);
        Records all = others;
        all.insert(all.begin() + 7, unit.begin(), unit.end());
        const FixedDrawing with = tablesOf(plan, all);
        const FixedDrawing alone = tablesOf(plan, unit);
        QCOMPARE(with.exact.size(), planned.size());
        bool addsSomething = false;
        for (std::size_t table = 0; table < planned.size(); ++table) {
            Cells change = with.exact[table];
            for (std::size_t cell = 0; cell < change.size(); ++cell)
                change[cell] -= without.exact[table][cell];
            QCOMPARE(change, alone.exact[table]); // nothing of another unit changes
            const privacy::Sensitivity &claimed = with.sensitivities[table];
            QCOMPARE(claimed.l1, planned[table].sensitivity.l1);
            QCOMPARE(claimed.l2Squared, planned[table].sensitivity.l2Squared);
            const Norms norms = normsOf(change);
            QVERIFY2(norms.l1 <= claimed.l1, (planned[table].name + ", " + kind).c_str());
            QVERIFY2(norms.l2Squared <= claimed.l2Squared, (planned[table].name + ", " + kind).c_str());
            addsSomething = addsSomething || norms.l1 > claimed.l1 / 2;
        }
        QVERIFY2(addsSomething, kind); // the labels at least: a third of two contributions is above that
    }
}

/// The table of labels, then that of phrases: [labels x phrases].
Tables TestSeveralLabels::labelsAndPhrases(const std::string &severalLabels,
                                           const Records &records,
                                           bool persons) const
{
    plan::Plan plan = planFor("histogram", 0.0); // units, phrases, pairs, labels
    plan.records.severalLabels = severalLabels;
    if (persons)
        plan.records.personColumn = "person";
    const FixedDrawing drawn = tablesOf(plan, records);
    return {drawn.exact.back(), drawn.exact.at(1)};
}

void TestSeveralLabels::a_record_stands_under_each_of_its_labels()
{
    const Records several = {record("p", {"A", "C"}, terms({1, 2})), record("q", {"B"}, terms({3}))};
    const Records apart = {
        record("p", {"A"}, terms({1, 2})), record("p", {"C"}, terms({1, 2})), record("q", {"B"}, terms({3}))};
    QCOMPARE(labelsAndPhrases("each", several, true), labelsAndPhrases("each", apart, true));
    // Where records are units, a person's two are none of one.
    QVERIFY(labelsAndPhrases("each", several, false) != labelsAndPhrases("each", apart, false));
}

void TestSeveralLabels::the_first_label_takes_the_record_where_the_plan_says_so()
{
    const Records several = {record("p", {"C", "B"}, terms({1, 2}))};
    for (const char *rule : {"first", ""})
        QCOMPARE(labelsAndPhrases(rule, several, false),
                 labelsAndPhrases(rule, {record("p", {"B"}, terms({1, 2}))}, false));
    QVERIFY(labelsAndPhrases("each", several, false) != labelsAndPhrases("first", several, false));
}

void TestSeveralLabels::labels_of_a_record_share_one_weight()
{
    const Records three = {record("p", {"A", "B", "C"}, terms({1}))};
    const Tables tables = labelsAndPhrases("each", three, false);
    QCOMPARE(tables[0], Cells(3, unitWeight / 3));
    Cells expected(std::size_t{3} * SmallWorld::termCount, 0);
    for (std::size_t label = 0; label < 3; ++label)
        expected[label * SmallWorld::termCount + 1] = unitWeight / 3;
    QCOMPARE(tables[1], expected);
    // A value that stands under no declared label takes nothing of it.
    const Records more = {record("p", {"A", "B", "C", "of no interest"}, terms({1}))};
    QCOMPARE(labelsAndPhrases("each", more, false), tables);
}

void TestSeveralLabels::a_copied_paragraph_counts_under_all_labels_of_its_note()
{
    const std::string copied = "term1 stood in an old note that was copied from day to day";
    plan::Plan plan = planFor("histogram", 0.0);
    plan.records.personColumn = "person";
    plan.records.copies = "once";
    // Whichever of the two notes comes first by its hash.
    for (int number = 0; number < 20; ++number) {
        const std::string other = "\n\nterm2 was new on day number " + std::to_string(number);
        const Records notes = {record("p", {"A", "B"}, copied), record("p", {"C"}, copied + other)};
        const Cells found = tablesOf(plan, notes).exact.at(1);
        const auto counts = [&](std::size_t label) { return found[label * SmallWorld::termCount + 1] > 0; };
        QCOMPARE(counts(0), counts(1)); // one note, under both
        QVERIFY(counts(0) != counts(2));
    }
}

} // namespace tst_severallabels

QTEST_APPLESS_MAIN(tst_severallabels::TestSeveralLabels)
#include "tst_severallabels.moc"
