#include "core/evaluation/UnitAnswers.h"
#include "tests/core/evaluation/UsefulTexts.h"
#include "tests/core/privacy/DieAtCall.h"
#include "tests/core/privacy/ExactCountsForTests.h"

#include <QTest>

#include <cstdlib>
#include <sys/wait.h>

namespace tst_publication {

using namespace core;
using namespace core::evaluation;
using privacy::Epsilon;
using privacy::ExactCountsForTests;

class TestPublication : public QObject
{
    Q_OBJECT

private slots:
    void a_unit_more_or_less_moves_the_exact_cells_by_one_data();
    void a_unit_more_or_less_moves_the_exact_cells_by_one();
    void without_a_usable_record_the_figure_is_noise();
    void a_person_with_many_records_is_one_unit();
    void a_record_of_several_labels_is_one_unit();
    void every_record_of_a_person_is_asked_for_some_key();
    void the_ledger_is_debited_and_the_figure_kept();
    void the_counts_are_those_of_the_records_and_noise();
    void a_figure_of_another_unit_than_the_plans_is_refused_data();
    void a_figure_of_another_unit_than_the_plans_is_refused();
    void the_cap_refuses_before_anything_is_read();
    void the_cap_of_a_source_refuses_other_records_of_it_unread();
    void a_cancel_before_the_reservation_spends_nothing();
    void a_project_that_takes_no_figure_spends_nothing();
    void killed_at_any_call_the_ledger_shows_at_least_what_was_published();
};

namespace {

using Cells = std::vector<std::int64_t>;

struct Note
{
    std::string person;
    std::uint32_t label = 0;
    std::string text;
};

// Right where the text ends with an even digit: what is asked must not matter to the bound.
UnitAnswers::Correct isRight(const records::Record &record, const TrueLabels &)
{
    return (record.text.back() - '0') % 2 == 0 ? 1 : 0;
}

Cells exactCells(const std::vector<Note> &notes, bool persons, const UnitAnswers::Key &key)
{
    UnitAnswers answers(isRight, 1, persons, key);
    for (const Note &note : notes)
        answers.add({.text = note.text, .label = "L", .person = note.person, .place = {}},
                    TrueLabels({note.label}));
    return ExactCountsForTests::cells(std::move(answers).takeCounts());
}

std::vector<Note> randomNotes(int count)
{
    std::mt19937 random(6);
    std::vector<Note> notes;
    for (int i = 0; i < count; ++i)
        notes.push_back({"p" + std::to_string(random() % 12),
                         static_cast<std::uint32_t>(random() % 2),
                         "note " + std::to_string(random() % 1000)});
    return notes;
}

std::int64_t distance(const Cells &a, const Cells &b)
{
    std::int64_t sum = 0;
    for (std::size_t cell = 0; cell < a.size(); ++cell)
        sum += std::abs(a[cell] - b[cell]);
    return sum;
}

UnitAnswers::Key keyOf(unsigned char number)
{
    UnitAnswers::Key key = {};
    key.front() = number;
    return key;
}

/// SmallWorld with records of which 60 are answered rightly and 20 wrongly.
struct PublishingWorld : SmallWorld
{
    PublishingWorld()
    {
        QByteArray rows = noteHeader;
        for (int i = 0; i < 80; ++i)
            rows += noteRow("p" + QByteArray::number(i % 8), i % 4 == 0 ? "B" : "A", "term1 term2");
        write("notes.csv", rows);
        if (!store.savePlan(plan))
            qFatal("cannot save the plan");
    }

    Result<Published> publish(double epsilon, JobControl &control, privacy::Caps caps = {})
    {
        return publishUsefulness(usefulTexts(),
                                 {.records = {recordsSource(plan.records), {}},
                                  .epsilon = *Epsilon::from(epsilon),
                                  .project = "small",
                                  .source = plan.project,
                                  .capsIfNone = caps},
                                 inputs,
                                 ledger,
                                 store,
                                 control,
                                 1);
    }

    std::int64_t spent()
    {
        const auto contents = *ledger.contents();
        return contents.sources.empty() ? 0 : contents.sources.front().spent.microEpsilon;
    }
};

class CancelAt final : public JobControl
{
public:
    explicit CancelAt(std::string_view stage)
        : m_stage(stage)
    {}
    bool isCancelled() const override { return m_cancelled; }
    void report(double, std::string_view stage) override
    {
        m_cancelled = m_cancelled || stage == m_stage;
        stages.emplace_back(stage);
    }

    std::vector<std::string> stages;

private:
    std::string m_stage;
    bool m_cancelled = false;
};

} // namespace

void TestPublication::a_unit_more_or_less_moves_the_exact_cells_by_one_data()
{
    QTest::addColumn<bool>("persons");
    QTest::newRow("records") << false;
    QTest::newRow("persons") << true;
}

// Each unit of many data sets is taken away once: the other cells stay as they were, and one falls by 1.
void TestPublication::a_unit_more_or_less_moves_the_exact_cells_by_one()
{
    QFETCH(bool, persons);
    const auto notes = randomNotes(60);
    for (unsigned char number = 0; number < 20; ++number) {
        const Cells all = exactCells(notes, persons, keyOf(number));
        QCOMPARE(all[0] + all[1], persons ? 12 : 60);
        for (std::size_t unit = 0; unit < (persons ? 12U : 60U); ++unit) {
            auto fewer = notes;
            if (persons)
                std::erase_if(fewer,
                              [&](const Note &note) { return note.person == "p" + std::to_string(unit); });
            else
                fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(unit));
            QCOMPARE(distance(all, exactCells(fewer, persons, keyOf(number))), std::int64_t{1});
        }
    }
}

// A refusal would tell whether one of the records is usable, at no cost.
void TestPublication::without_a_usable_record_the_figure_is_noise()
{
    PublishingWorld world;
    world.write("notes.csv", noteHeader + noteRow("p0", "neither", "term1 term2"));
    NoControl control;
    const auto published = world.publish(1.0, control);
    QVERIFY2(published.has_value(), published ? "" : published.error().detail.c_str());
    QCOMPARE(world.spent(), std::int64_t{1'000'000});
}

void TestPublication::a_person_with_many_records_is_one_unit()
{
    auto notes = randomNotes(60);
    const Cells without = exactCells(notes, true, keyOf(1));
    for (int visit = 0; visit < 500; ++visit)
        notes.insert(notes.begin() + visit % 50, {"the one", 0, "visit " + std::to_string(visit)});
    QCOMPARE(distance(without, exactCells(notes, true, keyOf(1))), std::int64_t{1});
    // Where records are the unit there is no such bound.
    QCOMPARE(distance(exactCells(randomNotes(60), false, keyOf(1)), exactCells(notes, false, keyOf(1))),
             std::int64_t{500});
    // The order of the records decides nothing.
    auto turned = notes;
    std::reverse(turned.begin(), turned.end());
    QCOMPARE(exactCells(turned, true, keyOf(1)), exactCells(notes, true, keyOf(1)));
}

// 40 records, half of them right: that a key is for the same half every time has a chance of 2^-99.
// However many of its labels the answer could have been.
void TestPublication::a_record_of_several_labels_is_one_unit()
{
    const auto isOne = [](const records::Record &, const TrueLabels &labels) {
        return UnitAnswers::Correct{labels.hold(1)};
    };
    records::Record several{.text = "x", .label = "a", .otherLabels = {"b", "c"}, .person = "p", .place = {}};
    for (const bool persons : {false, true}) {
        UnitAnswers answers(isOne, 1, persons, keyOf(1));
        answers.add(several, TrueLabels({0, 1, 2}));
        QCOMPARE(ExactCountsForTests::cells(std::move(answers).takeCounts()), (Cells{1, 0}));
    }
    // Two records of a person that differ in a label alone: one is asked, the same in any order.
    records::Record fewer = several;
    fewer.otherLabels = {"c"};
    for (unsigned char key = 0; key < 20; ++key) {
        UnitAnswers one(isOne, 1, true, keyOf(key));
        one.add(several, TrueLabels({0, 1, 2}));
        one.add(fewer, TrueLabels({0, 2}));
        UnitAnswers other(isOne, 1, true, keyOf(key));
        other.add(fewer, TrueLabels({0, 2}));
        other.add(several, TrueLabels({0, 1, 2}));
        const Cells counted = ExactCountsForTests::cells(std::move(one).takeCounts());
        QCOMPARE(counted[0] + counted[1], std::int64_t{1});
        QCOMPARE(ExactCountsForTests::cells(std::move(other).takeCounts()), counted);
    }
}

void TestPublication::every_record_of_a_person_is_asked_for_some_key()
{
    std::vector<Note> notes;
    for (int visit = 0; visit < 40; ++visit)
        notes.push_back({"p", 0, "visit " + std::to_string(visit)});
    int right = 0;
    for (unsigned char number = 0; number < 100; ++number)
        right += static_cast<int>(exactCells(notes, true, keyOf(number))[0]);
    QVERIFY(right > 0 && right < 100);
}

void TestPublication::the_ledger_is_debited_and_the_figure_kept()
{
    PublishingWorld world;
    NoControl control;
    QVERIFY(world.store.allUsefulness()->empty());

    const auto published = world.publish(0.5, control);

    QVERIFY2(published, published ? "" : published.error().detail.c_str());
    QCOMPARE((*published)->spend, (privacy::Spend{500'000, 125'000'000'000, 0}));
    QCOMPARE((*published)->counts.noise, privacy::Noise(privacy::LaplaceScale{2, 1}));
    QCOMPARE((*published)->counts.sensitivity, (privacy::Sensitivity{1, 1}));
    QCOMPARE((*published)->classifier, std::string("multinomial logistic regression"));
    QCOMPARE((*published)->features, std::string("vectors"));
    QCOMPARE((*published)->corpusSha256, std::string("c0"));
    const auto entries = *world.ledger.entries();
    QCOMPARE(entries.size(), std::size_t{2});
    QCOMPARE(entries[0].kind, std::string("reserve"));
    QCOMPARE(entries[0].detail, std::string("usefulness, discrete Laplace"));
    QCOMPARE(entries[0].spend.microEpsilon, std::int64_t{500'000});
    QVERIFY(entries[0].committed);

    const auto all = *world.store.allUsefulness();
    QCOMPARE(all.size(), std::size_t{1});
    const auto *kept = &all.front();
    QCOMPARE((*kept)->counts.cells, (*published)->counts.cells);
    QCOMPARE((*kept)->counts.noise, (*published)->counts.noise);
    QCOMPARE((*kept)->counts.sensitivity, (*published)->counts.sensitivity);
    QCOMPARE((*kept)->spend, (*published)->spend);
    QCOMPARE((*kept)->committedAt, (*published)->committedAt);
    QCOMPARE((*kept)->classifier, (*published)->classifier);
    QCOMPARE((*kept)->features, (*published)->features);
    QCOMPARE((*kept)->unitIsPerson, false);
    QCOMPARE((*kept)->corpusSha256, std::string("c0"));

    // Another figure is another spend, and kept beside the first.
    QVERIFY(world.publish(0.25, control));
    QCOMPARE(world.spent(), std::int64_t{750'000});
    QCOMPARE(world.store.allUsefulness()->back()->spend.microEpsilon, std::int64_t{250'000});
}

// The noise of epsilon 50 passes 1 with a chance of 2 e^-100: what is left is the exact count.
void TestPublication::the_counts_are_those_of_the_records_and_noise()
{
    PublishingWorld world;
    NoControl control;
    const auto byRecord = world.publish(50, control);
    QCOMPARE((*byRecord)->counts.cells, (Cells{60, 20}));
    QCOMPARE((*byRecord)->unitIsPerson, false);
    // Of 8 persons, every fourth record is of label B: those of two persons all are, the others' none.
    world.plan.records.personColumn = "person";
    QVERIFY(world.store.savePlan(world.plan));
    const auto byPerson = world.publish(50, control);
    QCOMPARE((*byPerson)->counts.cells, (Cells{6, 2}));
    QCOMPARE((*byPerson)->unitIsPerson, true);
}

void TestPublication::a_figure_of_another_unit_than_the_plans_is_refused_data()
{
    using Column = std::optional<std::string>;
    QTest::addColumn<Column>("planned");
    QTest::addColumn<Column>("asked");
    QTest::newRow("records beside a model of persons") << Column("person") << Column();
    QTest::newRow("another column of persons") << Column("person") << Column("label");
    QTest::newRow("persons beside a model of records") << Column() << Column("person");
}

// Nothing is read, drawn or debited: which unit is protected is known from public choices alone.
void TestPublication::a_figure_of_another_unit_than_the_plans_is_refused()
{
    using Column = std::optional<std::string>;
    QFETCH(Column, planned);
    QFETCH(Column, asked);
    PublishingWorld world;
    world.plan.records.personColumn = planned;
    QVERIFY(world.store.savePlan(world.plan));
    world.plan.records.personColumn = asked;
    CancelAt watch("never");

    const auto refused = world.publish(0.5, watch);

    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::InvalidPlan);
    QVERIFY(watch.stages.empty());
    QVERIFY(world.ledger.entries()->empty());
    QVERIFY(world.store.allUsefulness()->empty());
}

void TestPublication::the_cap_refuses_before_anything_is_read()
{
    PublishingWorld world;
    CancelAt watch("never");
    const auto refused = world.publish(2.0, watch, {.microEpsilon = 1'000'000});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::BudgetExhausted);
    QVERIFY(watch.stages.empty());
    QVERIFY(world.ledger.entries()->empty());
    QVERIFY(world.store.allUsefulness()->empty());
}

// The name of the source decides, whatever file it is in this time.
void TestPublication::the_cap_of_a_source_refuses_other_records_of_it_unread()
{
    PublishingWorld world;
    NoControl control;
    QVERIFY(world.publish(1.0, control, {.microEpsilon = 1'500'000}));
    world.plan.records.files = {world.path("nowhere.csv")}; // which reading it would say

    const auto refused = world.publish(1.0, control);

    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::BudgetExhausted);
    QCOMPARE(world.spent(), std::int64_t{1'000'000});
    QCOMPARE(world.store.allUsefulness()->back()->spend.microEpsilon, std::int64_t{1'000'000});
}

void TestPublication::a_cancel_before_the_reservation_spends_nothing()
{
    for (const char *stage : {"features", "training", "testing"}) {
        PublishingWorld world;
        CancelAt cancel(stage);
        const auto published = world.publish(1.0, cancel);
        QVERIFY(!published);
        QCOMPARE(published.error().code, ErrorCode::Cancelled);
        QVERIFY(world.ledger.entries()->empty());
    }
}

void TestPublication::a_project_that_takes_no_figure_spends_nothing()
{
    PublishingWorld world;
    auto vandal = Database::open(world.path("project.keyseed"));
    QVERIFY(vandal->execute("DROP TABLE usefulness"));
    NoControl control;
    const auto published = world.publish(1.0, control);
    QVERIFY(!published);
    QVERIFY2(published.error().detail.find("the table \"usefulness\" is missing") != std::string::npos,
             published.error().detail.c_str());
    QVERIFY(world.ledger.entries()->empty());
}

void TestPublication::killed_at_any_call_the_ledger_shows_at_least_what_was_published()
{
    int kills = 0;
    int betweenDebitAndCommit = 0;
    for (int call = 1;; ++call) {
        PublishingWorld world;
        const pid_t child = ::fork();
        QVERIFY(child >= 0);
        if (child == 0) {
            // Connections do not cross a fork: the child opens its own.
            auto ledger = privacy::Ledger::open(world.path("ledger.sqlite"));
            auto store = pipeline::ProjectStore::open(world.path("project.keyseed"));
            dieAtCall(call, call % 2 == 0);
            NoControl control;
            const auto published = publishUsefulness(usefulTexts(20),
                                                     {.records = {recordsSource(world.plan.records), {}},
                                                      .epsilon = *Epsilon::from(1.0),
                                                      .project = "small",
                                                      .source = "small",
                                                      .capsIfNone = {}},
                                                     world.inputs,
                                                     *ledger,
                                                     *store,
                                                     control,
                                                     1);
            ::_exit(published ? 0 : 1);
        }
        int status = 0;
        QCOMPARE(::waitpid(child, &status, 0), child);
        auto ledger = privacy::Ledger::open(world.path("ledger.sqlite"));
        auto store = pipeline::ProjectStore::open(world.path("project.keyseed"));
        QVERIFY(ledger && store);
        const auto contents = *ledger->contents();
        QVERIFY(!contents.broken);
        std::int64_t reserved = 0;
        std::int64_t committed = 0;
        for (const auto &entry : contents.entries) {
            reserved += entry.kind == "reserve" ? 1 : 0;
            committed += entry.committed ? 1 : 0;
        }
        const auto kept = *store->allUsefulness();
        QCOMPARE(committed, static_cast<std::int64_t>(kept.size()));
        QVERIFY(reserved >= committed);
        QCOMPARE(contents.sources.empty() ? 0 : contents.sources.front().spent.microEpsilon,
                 reserved * 1'000'000);
        if (WIFEXITED(status)) {
            QCOMPARE(WEXITSTATUS(status), 0);
            QCOMPARE(committed, std::int64_t{1});
            break;
        }
        ++kills;
        betweenDebitAndCommit += reserved > committed ? 1 : 0;
    }
    // A debit alone makes a journal, writes it and its header, writes two pages and removes it.
    QVERIFY(kills > 12);
    QVERIFY(betweenDebitAndCommit > 6);
}

} // namespace tst_publication

QTEST_GUILESS_MAIN(tst_publication::TestPublication)
#include "tst_publication.moc"
