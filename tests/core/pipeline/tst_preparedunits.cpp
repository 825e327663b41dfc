#include "core/methods/Methods.h"
#include "core/pipeline/reading/UnitCollector.h"
#include "core/synthesis/Synthesizer.h"
#include "core/synthesis/keyphrases/ReleasedCounts.h"
#include "tests/core/pipeline/SmallWorld.h"
#include "tests/core/synthesis/ExactDrawing.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <functional>
#include <numeric>
#include <random>
#include <thread>

namespace tst_preparedunits {

using namespace core;
using namespace core::pipeline;
using preparation::Rules;
using records::Record;
using Records = std::vector<Record>;

namespace {

/// Keeps the units that it is given.
class KeptUnits final : public synthesis::PrivateRun
{
public:
    using Units = std::vector<std::vector<synthesis::UnitDocument>>;

    explicit KeptUnits(const vocabulary::PhraseMatcher &matcher)
        : m_matcher(matcher)
    {}

    synthesis::Features featuresOf(std::string_view text) const override
    {
        return m_matcher.matchInOrder(text);
    }
    void add(std::span<const synthesis::UnitDocument> unit) override
    {
        const std::scoped_lock lock(m_mutex);
        m_units.emplace_back(unit.begin(), unit.end());
    }
    Result<void> drawRound(int, privacy::Drawing &, JobControl &) override { return {}; }
    privacy::Released<synthesis::ReleasedModel> model(const synthesis::ModelFacts &) const override
    {
        throw std::logic_error("nothing is released here");
    }

    Units sorted() const
    {
        Units units = m_units;
        std::sort(units.begin(), units.end());
        return units;
    }

private:
    const vocabulary::PhraseMatcher &m_matcher;
    std::mutex m_mutex;
    Units m_units;
};

void eachRecord(const Records &records, unsigned threads, const std::function<void(const Record &)> &work)
{
    std::vector<std::jthread> workers;
    for (unsigned worker = 0; worker < threads; ++worker)
        workers.emplace_back([&, worker] {
            for (std::size_t next = worker; next < records.size(); next += threads)
                work(records[next]);
        });
}

void collectAll(UnitCollector &collector, const Records &records, unsigned threads)
{
    if (collector.looksFirst()) {
        eachRecord(records, threads, [&](const Record &record) { collector.look(record); });
        collector.settle();
    }
    eachRecord(records, threads, [&](const Record &record) { collector.add(record); });
    collector.finish();
}

Record record(const char *person, const char *label, const std::string &text)
{
    return {.text = text, .label = label, .person = person, .place = {}};
}

const std::string copied = "term1 and term2 stood in an old note that was copied";

/// Notes of some persons put together from the same paragraphs; a fixed, public seed.
Records randomRecords(int count)
{
    std::mt19937 random(5);
    Records records;
    for (int number = 0; number < count; ++number) {
        std::string text = random() % 2 ? "IMPRESSION:\n" : "";
        for (auto paragraphs = 1 + random() % 4; paragraphs > 0; --paragraphs) {
            const std::string term = "term" + std::to_string(random() % SmallWorld::termCount);
            text += (random() % 3 == 0 ? "no evidence of " : "there was again a sign of ") + term
                    + " in what was seen on this day\n\n";
        }
        records.push_back(record("", random() % 2 ? "A" : "B", text));
        records.back().person = "p" + std::to_string(random() % 9);
    }
    return records;
}

} // namespace

class TestPreparedUnits : public QObject
{
    Q_OBJECT

private slots:
    void what_does_not_count_is_as_if_it_were_not_there();
    void a_copied_paragraph_counts_once_for_a_person();
    void a_note_that_does_not_count_holds_no_paragraph();
    void order_and_threads_change_nothing();
    void a_person_contributes_at_most_one_weight();
    void a_person_changes_the_sums_by_its_own_alone();
    void a_fit_counts_by_the_rules_of_its_plan();
    void records_that_change_between_two_readings_spend_nothing();

private:
    KeptUnits::Units
    units(const Records &records, bool persons, const Rules &rules, unsigned threads = 1) const;
    std::vector<std::int64_t> sums(const Records &records, const Rules &rules) const;

    SmallWorld m_world;
};

KeptUnits::Units
TestPreparedUnits::units(const Records &records, bool persons, const Rules &rules, unsigned threads) const
{
    KeptUnits run(*m_world.inputs.matcher);
    UnitCollector collector(run, plan::LabelMap(m_world.plan), persons, rules);
    collectAll(collector, records, threads);
    return run.sorted();
}

/// The exact cells of the histogram, of persons.
std::vector<std::int64_t> TestPreparedUnits::sums(const Records &records, const Rules &rules) const
{
    const synthesis::Synthesizer &method = *synthesis::findSynthesizer("histogram");
    const auto release = synthesis::planRelease(
        method, {.epsilon = {{"phrases", 1.0}}, .labels = 2, .vocabularySize = SmallWorld::termCount});
    const auto run = beginRun(method, *release, m_world.inputs, 1);
    NoControl control;
    run->prepare(control);
    UnitCollector collector(*run, plan::LabelMap(m_world.plan), true, rules);
    collectAll(collector, records, 2);
    tests::ExactDrawing drawing;
    if (const auto released = drawAll(*run, *release, {}, drawing, control); !released)
        qFatal("%s", released.error().detail.c_str());
    return drawing.exact.at(1);
}

void TestPreparedUnits::what_does_not_count_is_as_if_it_were_not_there()
{
    const Records written = {record("", "A", "FAMILY HISTORY: term1\nIMPRESSION: term2, no term3. Term4"),
                             record("", "B", "FAMILY HISTORY: term5")};
    const Records counted = {record("", "A", "term2, no . Term4"), record("", "B", "-")};
    const Rules rules{.sections = {"impression"}, .negation = "English"};
    QVERIFY(units(written, false, rules) == units(counted, false, {}));
    QVERIFY(units(written, false, {}) != units(counted, false, {}));
}

void TestPreparedUnits::a_copied_paragraph_counts_once_for_a_person()
{
    const Records notes = {record("p", "A", copied + "\n\nterm3"),
                           record("p", "B", "term4\n\n" + copied),
                           record("q", "B", copied)};
    std::size_t found = 0;
    for (const auto &unit : units(notes, true, {.copiesOnce = true}))
        for (const auto &document : unit)
            found += std::ranges::count(document.features, 1U);
    QCOMPARE(found, std::size_t{2});                                               // of each person once
    QVERIFY(units(notes, false, {.copiesOnce = true}) == units(notes, false, {})); // records know no copies
}

// Whichever of two notes comes first: where one does not count, the other one holds the paragraph.
void TestPreparedUnits::a_note_that_does_not_count_holds_no_paragraph()
{
    for (int number = 0; number < 20; ++number) {
        const std::string text = copied + "\n\n" + std::to_string(number);
        const auto found = units(
            {record("p", "A", text), record("p", "nobody declared it", copied)}, true, {.copiesOnce = true});
        QCOMPARE(found.front().front().features.size(), std::size_t{2});
    }
}

void TestPreparedUnits::order_and_threads_change_nothing()
{
    Records records = randomRecords(400);
    const Rules rules{.sections = {"impression"}, .negation = "English", .copiesOnce = true};
    const auto expected = units(records, true, rules);
    QVERIFY(expected != units(records, true, {.sections = {"impression"}, .negation = "English"}));
    std::mt19937 random(6);
    for (const unsigned threads : {1U, 2U, 4U}) {
        std::shuffle(records.begin(), records.end(), random);
        QVERIFY(units(records, true, rules, threads) == expected);
    }
}

void TestPreparedUnits::a_person_contributes_at_most_one_weight()
{
    Records records = randomRecords(60);
    for (Record &each : records)
        each.person = "p";
    for (const Rules &rules :
         {Rules{.copiesOnce = true},
          Rules{.negation = "English", .copiesOnce = true},
          Rules{.sections = {"impression"}, .negation = "English", .copiesOnce = true}}) {
        const auto cells = sums(records, rules);
        const auto total = std::accumulate(cells.begin(), cells.end(), std::int64_t{0});
        QVERIFY(total > 0 && total <= synthesis::unitWeight);
        QVERIFY(std::ranges::all_of(cells, [](std::int64_t cell) { return cell >= 0; }));
    }
}

void TestPreparedUnits::a_person_changes_the_sums_by_its_own_alone()
{
    const Records all = randomRecords(300);
    const Rules rules{.sections = {"impression"}, .negation = "English", .copiesOnce = true};
    Records others;
    Records own;
    for (const Record &each : all)
        (each.person == "p3" ? own : others).push_back(each);
    const auto with = sums(all, rules);
    const auto without = sums(others, rules);
    const auto alone = sums(own, rules);
    for (std::size_t cell = 0; cell < with.size(); ++cell)
        QCOMPARE(with[cell], without[cell] + alone[cell]);
}

void TestPreparedUnits::a_fit_counts_by_the_rules_of_its_plan()
{
    // Half of the phrases are in a section that is not kept, and denied or copied where it is.
    QByteArray rows = "person,label,text\n";
    for (int person = 0; person < 300; ++person)
        rows +=
            "p" + QByteArray::number(person) + ",A,\"FAMILY HISTORY: term1\nIMPRESSION: term2. No term3.\"\n";
    const auto countsBy = [&](const Rules &rules) {
        SmallWorld world;
        world.write("notes.csv", rows);
        world.plan.records.personColumn = "person";
        world.plan.records.sections = rules.sections;
        world.plan.records.negation = rules.negation;
        world.plan.records.copies = rules.copiesOnce ? "once" : "";
        world.plan.synthesis.epsilon["phrases"] = 50.0;
        NoControl control;
        const auto fitted =
            commitModel(checked(world.plan), world.inputs, world.ledger, world.store, control);
        if (!fitted)
            qFatal("%s", fitted.error().detail.c_str());
        const auto counts = synthesis::releasedCounts(*fitted->model, world.inputs.vocabulary);
        std::vector<double> found;
        for (std::size_t term = 0; term < counts->items(); ++term)
            found.push_back(counts->count(0, term));
        const double most = *std::ranges::max_element(found);
        for (double &count : found)
            count /= most;
        return found;
    };
    // Beside the largest: a cell of a hundred persons or more, and noise of less than a tenth of one.
    const auto all = countsBy({});
    QVERIFY(all[1] > 0.5 && all[2] > 0.5 && all[3] > 0.5 && all[4] < 0.1);
    const auto prepared = countsBy({.sections = {"impression"}, .negation = "English", .copiesOnce = true});
    QVERIFY(prepared[1] < 0.1 && prepared[2] > 0.5 && prepared[3] < 0.1 && prepared[4] < 0.1);
}

void TestPreparedUnits::records_that_change_between_two_readings_spend_nothing()
{
    /// Writes to the file as soon as it is read again.
    struct Writing final : JobControl
    {
        std::function<void()> change;
        bool isCancelled() const override { return false; }
        void report(double fraction, std::string_view stage) override
        {
            if (stage == "records" && fraction > 0.5)
                std::exchange(change, [] {})();
        }
    };
    SmallWorld world;
    QByteArray rows = "person,label,text\n";
    while (rows.size() < 4'000'000)
        rows += "p" + QByteArray::number(rows.size() % 100) + ",A,term1 and other words that fill a line\n";
    world.write("notes.csv", rows);
    world.plan.records.personColumn = "person";
    world.plan.records.copies = "once";
    Writing control;
    control.change = [&] {
        QFile file(QString::fromStdString(world.path("notes.csv").string()));
        if (!file.open(QIODevice::ReadWrite) || !file.seek(rows.size() - 2) || file.write("X") != 1)
            qFatal("cannot write");
    };
    const auto fitted = commitModel(checked(world.plan), world.inputs, world.ledger, world.store, control, 2);
    QVERIFY(!fitted);
    QVERIFY2(fitted.error().detail.find("changed while they were read") != std::string::npos,
             fitted.error().detail.c_str());
    QVERIFY(world.ledger.entries()->empty());
}

} // namespace tst_preparedunits

QTEST_APPLESS_MAIN(tst_preparedunits::TestPreparedUnits)

#include "tst_preparedunits.moc"
