#include "core/evaluation/BestDraw.h"
#include "core/evaluation/UnitAnswers.h"
#include "core/pipeline/ModelCommit.h"
#include "core/pipeline/Pipeline.h"
#include "tests/core/evaluation/UsefulTexts.h"
#include "tests/core/privacy/CandidateScoresForTests.h"

#include <QTest>

namespace tst_bestdraw {

using namespace core;
using namespace core::evaluation;
using privacy::CandidateScoresForTests;
using privacy::Epsilon;

class TestBestDraw : public QObject
{
    Q_OBJECT

private slots:
    void a_unit_more_raises_each_score_by_at_most_one_data();
    void a_unit_more_raises_each_score_by_at_most_one();
    void what_was_chosen_is_kept_and_paid_for();
    void a_draw_that_gets_all_right_wins_over_the_others();
    void the_cap_refuses_before_anything_is_drawn();
    void another_unit_than_the_plans_is_refused();
    void one_draw_is_no_choice();
};

namespace {

using Scores = std::vector<std::int64_t>;

constexpr std::size_t classifiers = 5;

// Classifier c is right where the text's last digit is a multiple of c + 1.
UnitAnswers::Correct askAll(const records::Record &record, const TrueLabels &)
{
    UnitAnswers::Correct correct = 0;
    for (unsigned c = 0; c < classifiers; ++c)
        if (static_cast<unsigned>(record.text.back() - '0') % (c + 1) == 0)
            correct |= UnitAnswers::Correct{1} << c;
    return correct;
}

struct Note
{
    std::string person;
    std::string text;
};

Scores scoresOf(const std::vector<Note> &notes, bool persons, const UnitAnswers::Key &key)
{
    UnitAnswers answers(askAll, classifiers, persons, key);
    for (const Note &note : notes)
        answers.add({.text = note.text, .label = "L", .person = note.person, .place = {}}, TrueLabels({0}));
    return CandidateScoresForTests::scores(std::move(answers).takeScores());
}

/// A model under which every term is as typical of label A as of B, so that a draw of one phrase for each
/// label is right about a quarter of the times, wrong as often, and of no use otherwise; and records that
/// have the terms 0 to 4 under A and the others under B.
struct ContestWorld : SmallWorld
{
    ContestWorld()
    {
        QByteArray alike = noteHeader;
        for (int i = 0; i < 400; ++i)
            alike += noteRow("p" + QByteArray::number(i),
                             i / termCount % 2 == 0 ? "A" : "B",
                             "term" + QByteArray::number(i % termCount));
        write("notes.csv", alike);
        QByteArray apart = noteHeader;
        for (int i = 0; i < 40; ++i)
            apart += noteRow("p" + QByteArray::number(i),
                             i % 2 == 0 ? "A" : "B",
                             i % 2 == 0 ? "term0 term1 term2 term3 term4" : "term5 term6 term7 term8 term9");
        write("apart.csv", apart);
        plan.records.personColumn = "person";
        plan.sampling.length = 1;
        plan.sampling.perLabel = 1;
        plan.synthesis.epsilon["phrases"] = 50.0;
        NoControl control;
        if (!pipeline::commitModel(checked(plan), inputs, ledger, store, control))
            qFatal("cannot fit");
    }

    Result<BestDraw> choose(int draws, double epsilon)
    {
        NoControl control;
        DrawContest contest{
            .draws = draws, .epsilon = *Epsilon::from(epsilon), .records = {recordsSource(plan.records), {}}};
        contest.records.source.files = {path("apart.csv")};
        return keepBestDraw(contest, plan, inputs, ledger, store, control, 1);
    }
};

bool isOf(const synthesis::Sequence &sequence, int first)
{
    const int term = std::stoi(sequence.keyphrases.at(0).substr(4));
    return term >= first && term < first + 5;
}

} // namespace

void TestBestDraw::a_unit_more_raises_each_score_by_at_most_one_data()
{
    QTest::addColumn<bool>("persons");
    QTest::newRow("records") << false;
    QTest::newRow("persons") << true;
}

// What PermuteAndFlip asks of scores, for every unit of a data set.
void TestBestDraw::a_unit_more_raises_each_score_by_at_most_one()
{
    QFETCH(bool, persons);
    std::mt19937 random(4);
    std::vector<Note> notes;
    for (int i = 0; i < 60; ++i)
        notes.push_back({"p" + std::to_string(random() % 9), "note " + std::to_string(random() % 1000)});
    const UnitAnswers::Key key = {7};
    const Scores all = scoresOf(notes, persons, key);
    QCOMPARE(all[0], persons ? 9 : 60); // every digit is a multiple of one
    for (std::size_t unit = 0; unit < (persons ? 9U : 60U); ++unit) {
        auto fewer = notes;
        if (persons)
            std::erase_if(fewer, [&](const Note &note) { return note.person == "p" + std::to_string(unit); });
        else
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(unit));
        const Scores without = scoresOf(fewer, persons, key);
        for (std::size_t c = 0; c < classifiers; ++c)
            QVERIFY(all[c] - without[c] == 0 || all[c] - without[c] == 1);
    }
}

void TestBestDraw::what_was_chosen_is_kept_and_paid_for()
{
    ContestWorld world;
    const std::size_t before = world.ledger.entries()->size();

    const auto best = world.choose(3, 0.5);

    QVERIFY2(best, best ? "" : best.error().detail.c_str());
    QCOMPARE(best->choice->draws, 3);
    QCOMPARE(best->choice->spend, (privacy::Spend{500'000, 125'000'000'000, 0}));
    QVERIFY(best->choice->unitIsPerson);
    const auto entries = *world.ledger.entries();
    QCOMPARE(entries.size(), before + 2);
    QCOMPARE(entries[before].detail, std::string("choice among draws, permute-and-flip"));
    QCOMPARE(entries[before].spend.microEpsilon, std::int64_t{500'000});
    QVERIFY(entries[before].committed);
    QCOMPARE(best->choice->reservation, entries[before].sequence);

    const auto kept = *world.store.keptSequences(**world.store.latestModelId());
    QVERIFY(kept);
    QCOMPARE(kept->sequences->size(), std::size_t{2});
    for (std::size_t i = 0; i < 2; ++i)
        QCOMPARE((*kept->sequences)[i].keyphrases, (**best->sequences)[i].keyphrases);
    const auto choices = *world.store.drawChoices();
    QCOMPARE(choices.size(), std::size_t{1});
    QCOMPARE(choices.front()->sequencesSha256, best->choice->sequencesSha256);
    QCOMPARE(choices.front()->spend, best->choice->spend);
    // The next package counts it, beside the model's 50.
    NoControl control;
    const auto opened =
        pipeline::Pipeline::open({.project = world.store.path(), .ledger = {}, .resources = {}}, control);
    QCOMPARE(opened->budget->spend.microEpsilon, std::int64_t{50'500'000});
}

// That none of 64 draws is right has a chance of .75^64 = 1e-8; a choice at random would be right in one of
// four contests.
void TestBestDraw::a_draw_that_gets_all_right_wins_over_the_others()
{
    ContestWorld world;
    for (int contest = 0; contest < 4; ++contest) {
        const auto best = world.choose(64, 50.0);
        QVERIFY2(best, best ? "" : best.error().detail.c_str());
        for (const synthesis::Sequence &sequence : **best->sequences)
            QVERIFY2(isOf(sequence, sequence.label == "A" ? 0 : 5), sequence.keyphrases.at(0).c_str());
    }
}

void TestBestDraw::the_cap_refuses_before_anything_is_drawn()
{
    ContestWorld world;
    QVERIFY(world.ledger.setCaps(world.plan.project, {.microEpsilon = 50'100'000}, "test"));
    const std::size_t before = world.ledger.entries()->size();
    const auto refused = world.choose(3, 0.5);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::BudgetExhausted);
    QCOMPARE(world.ledger.entries()->size(), before);
    QVERIFY(!*world.store.keptSequences(**world.store.latestModelId()));
    QVERIFY(world.store.drawChoices()->empty());
}

void TestBestDraw::another_unit_than_the_plans_is_refused()
{
    ContestWorld world;
    world.plan.records.personColumn.reset();
    const auto refused = world.choose(3, 0.5);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::InvalidPlan);
}

void TestBestDraw::one_draw_is_no_choice()
{
    ContestWorld world;
    for (const int draws : {0, 1, mostDraws + 1})
        QCOMPARE(world.choose(draws, 0.5).error().code, ErrorCode::InvalidParameter);
}

} // namespace tst_bestdraw

QTEST_GUILESS_MAIN(tst_bestdraw::TestBestDraw)
#include "tst_bestdraw.moc"
