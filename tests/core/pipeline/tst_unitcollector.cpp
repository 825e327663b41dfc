#include "core/methods/Methods.h"
#include "core/methods/kernel/FeatureVectors.h"
#include "core/methods/kernel/KernelSums.h"
#include "core/methods/kernel/VocabularySelection.h"
#include "core/pipeline/reading/UnitCollector.h"
#include "core/synthesis/Synthesizer.h"
#include "core/synthesis/keyphrases/LabelProportions.h"
#include "tests/core/pipeline/SmallWorld.h"
#include "tests/core/synthesis/ExactDrawing.h"

#include <QTest>

#include <numeric>
#include <random>
#include <thread>

namespace tst_unitcollector {

using namespace core;
using namespace core::pipeline;
using namespace core::plan;
using privacy::ExactCountsForTests;
using records::Record;
using synthesis::unitWeight;

namespace {

using Cells = std::vector<std::int64_t>;
using Records = std::vector<Record>;

constexpr std::size_t labels = 2;

/// The exact tables of every method, and of the labels.
struct Sums
{
    Cells phrases;
    Cells pairs;
    Cells vocabulary;
    Cells kernel;
    Cells labels;
    PrivateCounts seen;

    friend bool operator==(const Sums &a, const Sums &b)
    {
        return a.phrases == b.phrases && a.pairs == b.pairs && a.vocabulary == b.vocabulary
               && a.kernel == b.kernel && a.labels == b.labels;
    }
};

std::int64_t total(const Cells &cells)
{
    return std::accumulate(cells.begin(), cells.end(), std::int64_t{0});
}

Cells plus(const Cells &a, const Cells &b)
{
    Cells sum(a.size());
    std::transform(a.begin(), a.end(), b.begin(), sum.begin(), std::plus<>());
    return sum;
}

/// Keeps the phrases in the order of the text, as the kernel methods do.
class OrderedRun final : public synthesis::PrivateRun
{
public:
    explicit OrderedRun(const vocabulary::PhraseMatcher &matcher)
        : m_matcher(matcher)
    {}

    synthesis::Features featuresOf(std::string_view text) const override
    {
        return m_matcher.matchInOrder(text);
    }
    void add(std::span<const synthesis::UnitDocument> unit) override
    {
        std::vector<synthesis::LabelledPhrases> views;
        for (const synthesis::UnitDocument &document : unit)
            views.push_back({document.label, document.features});
        documents.add(views);
    }
    Result<void> drawRound(int, privacy::Drawing &, JobControl &) override { return {}; }
    privacy::Released<synthesis::ReleasedModel> model(const synthesis::ModelFacts &) const override
    {
        throw std::logic_error("nothing is released here");
    }

    synthesis::DocumentPhrases documents;

private:
    const vocabulary::PhraseMatcher &m_matcher;
};

Record record(const char *person, const char *label, const char *text)
{
    return {.text = text, .label = label, .person = person, .place = {}};
}

/// Forty persons with up to some hundred records of two labels; a fixed, public seed.
Records randomRecords(int count)
{
    std::mt19937 random(7);
    Records records;
    for (int number = 0; number < count; ++number) {
        std::string text;
        for (auto words = 1 + random() % 9; words > 0; --words)
            text += "term" + std::to_string(random() % SmallWorld::termCount) + ' ';
        records.push_back({.text = text,
                           .label = random() % 2 ? "A" : "B",
                           .person = "p" + std::to_string(random() % 40),
                           .place = {}});
    }
    return records;
}

void collectAll(UnitCollector &collector, const Records &records, unsigned threads)
{
    {
        std::vector<std::jthread> workers;
        for (unsigned worker = 0; worker < threads; ++worker)
            workers.emplace_back([&, worker] {
                for (std::size_t next = worker; next < records.size(); next += threads)
                    collector.add(records[next]);
            });
    }
    collector.finish();
}

} // namespace

class TestUnitCollector : public QObject
{
    Q_OBJECT

private slots:
    void sums_are_the_same_for_any_order_and_threads_data();
    void sums_are_the_same_for_any_order_and_threads();
    void a_record_that_a_person_has_twice_changes_nothing_data();
    void a_record_that_a_person_has_twice_changes_nothing();
    void a_person_changes_the_sums_by_its_own_alone();
    void a_person_is_one_unit_whatever_its_records();
    void labels_of_a_person_share_one_weight();
    void records_are_units_where_persons_are_not();
    void uses_in_several_records_add_up();
    void what_is_not_usable_changes_nothing_but_its_count();
    void a_plan_without_labels_has_one();
    void values_count_under_the_name_they_stand_for();

private:
    Sums sums(const Records &records, bool persons, unsigned threads = 1) const;
    /// Units, phrases, pairs of phrases and labels of the histogram with the counts of labels beside it.
    std::vector<Cells> counted(
        const Plan &plan, const Records &records, bool persons, unsigned threads, PrivateCounts &seen) const;
    Cells labelsCounted(const Plan &plan, const Records &records, bool persons, PrivateCounts &seen) const;

    SmallWorld m_world;
};

std::vector<Cells> TestUnitCollector::counted(
    const Plan &plan, const Records &records, bool persons, unsigned threads, PrivateCounts &seen) const
{
    const synthesis::Synthesizer &method = *synthesis::findSynthesizer("histogram");
    const auto release =
        synthesis::planRelease(method,
                               {.epsilon = {{"phrases", 1.0}, {"pairs", 1.0}, {"labels", 1.0}},
                                .labels = std::max<std::size_t>(1, plan.labels.size()),
                                .vocabularySize = SmallWorld::termCount});
    const auto run = beginRun(method, *release, m_world.inputs, 1);
    NoControl control;
    run->prepare(control);
    UnitCollector collector(*run, LabelMap(plan), persons);
    collectAll(collector, records, threads);
    seen = collector.seen();
    tests::ExactDrawing drawing;
    if (const auto released = drawAll(*run, *release, {}, drawing, control); !released)
        qFatal("%s", released.error().detail.c_str());
    return drawing.exact;
}

Cells TestUnitCollector::labelsCounted(const Plan &plan,
                                       const Records &records,
                                       bool persons,
                                       PrivateCounts &seen) const
{
    return counted(plan, records, persons, 1, seen).back();
}

Sums TestUnitCollector::sums(const Records &records, bool persons, unsigned threads) const
{
    Sums found;
    const std::vector<Cells> tables = counted(m_world.plan, records, persons, threads, found.seen);
    found.phrases = tables[1];
    found.pairs = tables[2];
    found.labels = tables[3];

    OrderedRun ordered(*m_world.inputs.matcher);
    UnitCollector collector(ordered, LabelMap(m_world.plan), persons);
    collectAll(collector, records, threads);
    const std::size_t terms = m_world.inputs.vocabulary.size();
    const synthesis::VocabularyCounting counting{.vocabularySize = terms, .phrasesPerDocument = 4};
    found.vocabulary = ExactCountsForTests::cells(counting.sum(ordered.documents, threads));
    // All phrases are selected; sequences of two phrases.
    std::vector<vocabulary::TermId> selected(terms);
    std::iota(selected.begin(), selected.end(), vocabulary::TermId{0});
    Eigen::MatrixXf vectors = synthesis::featureFrequencies({}, 9, 9, 8, static_cast<int>(terms));
    vectors.colwise().normalize();
    const synthesis::FeatureMap features(vectors, {}, 2, 16);
    const auto kernel = synthesis::sumKernelFeatures(
        ordered.documents, features, synthesis::VocabularyIndex(selected, terms), labels, threads);
    found.kernel = ExactCountsForTests::cells(kernel);
    return found;
}

void TestUnitCollector::sums_are_the_same_for_any_order_and_threads_data()
{
    QTest::addColumn<bool>("persons");
    QTest::newRow("records") << false;
    QTest::newRow("persons") << true;
}

void TestUnitCollector::sums_are_the_same_for_any_order_and_threads()
{
    QFETCH(bool, persons);
    Records records = randomRecords(3000);
    const Sums expected = sums(records, persons);
    for (const Cells &table : {expected.phrases, expected.pairs, expected.vocabulary, expected.labels})
        QVERIFY(total(table) > 0);
    QVERIFY(expected.kernel != Cells(expected.kernel.size(), 0));
    std::mt19937 random(8);
    for (const unsigned threads : {1U, 2U, 4U}) {
        std::shuffle(records.begin(), records.end(), random);
        QVERIFY(sums(records, persons, threads) == expected);
    }
}

void TestUnitCollector::a_record_that_a_person_has_twice_changes_nothing_data()
{
    QTest::addColumn<int>("copies");
    for (const int copies : {1, 2, 7})
        QTest::addRow("%d more", copies) << copies;
}

void TestUnitCollector::a_record_that_a_person_has_twice_changes_nothing()
{
    QFETCH(int, copies);
    // Counts that divide the weight unevenly, so that doubling them would round otherwise; a record alone,
    // and one beside others, of the same label and of another.
    const Records records = {record("p1", "A", "term1 term2 term2 term3"),
                             record("p2", "A", "term4 term5 term5 term5"),
                             record("p2", "A", "term6 term5"),
                             record("p2", "B", "term4 term5 term5 term5")};
    Records more = records;
    for (int copy = 0; copy < copies; ++copy) {
        more.push_back(records[0]);
        more.push_back(records[2]);
    }
    QVERIFY(sums(more, true) == sums(records, true));
    // Where records are the units, each of them counts.
    QVERIFY(!(sums(more, false) == sums(records, false)));
}

void TestUnitCollector::a_person_changes_the_sums_by_its_own_alone()
{
    const Records records = randomRecords(400);
    const Sums all = sums(records, true, 2);
    for (const std::string person : {"p0", "p17", "p39"}) {
        Records others;
        Records own;
        for (const Record &each : records)
            (each.person == person ? own : others).push_back(each);
        QVERIFY(own.size() > 1);
        const Sums without = sums(others, true);
        const Sums alone = sums(own, true);
        QCOMPARE(plus(without.phrases, alone.phrases), all.phrases);
        QCOMPARE(plus(without.pairs, alone.pairs), all.pairs);
        QCOMPARE(plus(without.vocabulary, alone.vocabulary), all.vocabulary);
        QCOMPARE(plus(without.kernel, alone.kernel), all.kernel);
        QCOMPARE(plus(without.labels, alone.labels), all.labels);
    }
}

void TestUnitCollector::a_person_is_one_unit_whatever_its_records()
{
    Records records = randomRecords(300);
    for (Record &each : records)
        each.person = "one";
    const Sums found = sums(records, true, 2);
    for (const Cells &table : {found.phrases, found.pairs, found.vocabulary, found.labels}) {
        QVERIFY(total(table) <= unitWeight);
        QVERIFY(total(table) > unitWeight - 20);
    }
    std::int64_t kernel = 0;
    for (const std::int64_t cell : found.kernel)
        kernel += std::abs(cell);
    QVERIFY(kernel > 0 && kernel <= 16 * synthesis::FeatureAngles::largestL1);
    // As units of their own they weigh 300 times as much.
    QVERIFY(total(sums(records, false).labels) == 300 * unitWeight);
}

void TestUnitCollector::labels_of_a_person_share_one_weight()
{
    const Sums found = sums({record("p", "A", "term1"),
                             record("p", "B", "term1"),
                             record("p", "B", "term1 "),
                             record("p", "C", "term9")},
                            true);
    QCOMPARE(found.labels, (Cells{unitWeight / 2, unitWeight / 2}));
    Cells expected(labels * SmallWorld::termCount, 0);
    expected[1] = expected[SmallWorld::termCount + 1] = unitWeight / 2;
    QCOMPARE(found.phrases, expected);
}

void TestUnitCollector::records_are_units_where_persons_are_not()
{
    const Sums found =
        sums({record("p", "A", "term1"), record("p", "A", "term1"), record("", "B", "term2")}, false);
    QCOMPARE(found.labels, (Cells{2 * unitWeight, unitWeight}));
    QCOMPARE(found.phrases[1], 2 * unitWeight);
    QCOMPARE(found.phrases[SmallWorld::termCount + 2], unitWeight);
}

void TestUnitCollector::uses_in_several_records_add_up()
{
    // Once in each of three records is as informative as three times in one.
    const Sums apart = sums({record("p", "A", "term1 term2"),
                             record("p", "A", "term1 term3"),
                             record("p", "A", "term1 term4 term4")},
                            true);
    const Sums together = sums({record("p", "A", "term1 term2 term1 term3 term1 term4 term4")}, true);
    QCOMPARE(apart.phrases, together.phrases);
    QCOMPARE(apart.pairs, together.pairs);
    QVERIFY(apart.phrases[1] > apart.phrases[4] && apart.phrases[4] > apart.phrases[2]);
}

void TestUnitCollector::what_is_not_usable_changes_nothing_but_its_count()
{
    const Records usable = {record("p1", "A", "term1 term2"), record("p2", "B", "term3")};
    Records records = usable;
    records.push_back(record("p1", "C", "term5"));     // no declared label
    records.push_back(record("p1", "", "term5"));      // the same
    records.push_back(record("p1", "A", " \t\r\n"));   // no text
    records.push_back(record("", "A", "term5 term6")); // no person
    const Sums found = sums(records, true);
    QVERIFY(found == sums(usable, true));
    QCOMPARE(found.seen.usable, std::int64_t{2});
    QCOMPARE(found.seen.undeclaredLabel, std::int64_t{2});
    QCOMPARE(found.seen.withoutText, std::int64_t{1});
    QCOMPARE(found.seen.withoutPerson, std::int64_t{1});
    // One whose text was likely cut counts as it is.
    Records cut = usable;
    cut.front().isLikelyCut = true;
    const Sums asItIs = sums(cut, true);
    QVERIFY(asItIs == found);
    QCOMPARE(asItIs.seen.likelyCut, std::int64_t{1});
    QCOMPARE(found.seen.likelyCut, std::int64_t{0});
    // A record without any phrase is a unit that tells nothing but its label.
    Records silent = usable;
    silent.push_back(record("p3", "A", "nothing that is in the vocabulary"));
    const Sums more = sums(silent, true);
    QCOMPARE(more.phrases, found.phrases);
    QCOMPARE(more.pairs, found.pairs);
    QCOMPARE(more.vocabulary, found.vocabulary);
    QCOMPARE(more.kernel, found.kernel);
    QCOMPARE(more.labels[0], found.labels[0] + unitWeight);
}

void TestUnitCollector::a_plan_without_labels_has_one()
{
    PrivateCounts seen;
    const Records records = {record("", "", "term1"), record("", "whatever the column says", "term1")};
    QCOMPARE(labelsCounted(Plan(), records, false, seen), Cells{2 * unitWeight});
    QCOMPARE(seen.usable, std::int64_t{2});
}

void TestUnitCollector::values_count_under_the_name_they_stand_for()
{
    Plan plan;
    plan.labels = {"B", "Heart"};
    setLabelValues(plan, "Heart", {"Cardiology", "Vessels"});
    const Records records = {
        record("p1", "Cardiology", "term1"),
        record("p1", "Vessels", "term2"), // the same label again: one weight, undivided
        record("p2", "B", "term1"),
        record("p2", "Vessels", "term1"),
        record("p3", "Heart", "term1"), // the name is no value of the column
    };
    PrivateCounts seen;
    QCOMPARE(labelsCounted(plan, records, true, seen), (Cells{unitWeight / 2, unitWeight + unitWeight / 2}));
    QCOMPARE(seen.usable, 4);
    QCOMPARE(seen.undeclaredLabel, 1);
}

} // namespace tst_unitcollector

QTEST_APPLESS_MAIN(tst_unitcollector::TestUnitCollector)
#include "tst_unitcollector.moc"
