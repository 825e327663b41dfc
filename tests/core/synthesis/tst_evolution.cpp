#include "core/methods/Methods.h"
#include "core/methods/evolution/EvolutionRun.h"
#include "core/methods/evolution/EvolutionSettings.h"
#include "core/methods/evolution/Selection.h"
#include "core/synthesis/keyphrases/ModelShape.h"
#include "tests/core/synthesis/EvolutionWorld.h"
#include "tests/core/synthesis/ExactDrawing.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

namespace tst_evolution {

using namespace core;
using namespace core::synthesis;

namespace {

constexpr int terms = 24;
const std::vector<std::string> labels = {"alpha", "beta", "gamma"};

Choices choicesOf(double votes, double vocabulary, double delta, Settings settings)
{
    Choices choices{.epsilon = {{"votes", votes}},
                    .delta = delta,
                    .settings = std::move(settings),
                    .length = 4,
                    .labels = labels.size(),
                    .vocabularySize = terms,
                    .recordsPerLabel = {}};
    if (vocabulary > 0)
        choices.epsilon.emplace("vocabulary", vocabulary);
    return choices;
}

Settings settingsOf(std::int64_t rounds, std::int64_t chosen)
{
    return {{"rounds", rounds}, {"chosen", chosen}};
}

ReleasePlan planOf(const Choices &choices)
{
    const auto release = planRelease(EvolutionSynthesizer(), choices);
    if (!release)
        qFatal("%s", release.error().detail.c_str());
    return *release;
}

ModelFacts factsOf(const ReleasePlan &release)
{
    ModelFacts facts;
    facts.parameters = release.parameters;
    facts.labels = labels;
    facts.vocabularySize = terms;
    return facts;
}

using Cells = std::vector<std::int64_t>;

} // namespace

class TestEvolution : public QObject
{
    Q_OBJECT

private slots:
    void a_unit_has_one_vote_a_round_whatever_it_holds_data();
    void a_unit_has_one_vote_a_round_whatever_it_holds();
    void a_unit_votes_in_the_label_of_most_of_its_documents();
    void a_unit_without_phrases_does_not_vote();
    void the_rounds_share_the_budget();
    void votes_have_the_noise_that_is_less();
    void votes_that_would_drown_are_refused();
    void the_preset_is_as_published();
    void the_published_form_needs_a_delta();
    void the_published_form_keeps_what_has_most_votes();
    void labels_are_not_told_where_the_plan_says_so_data();
    void labels_are_not_told_where_the_plan_says_so();
    void every_cell_has_noise_of_its_own_in_every_round();
    void a_resumed_run_draws_noise_of_its_own();
    void how_many_texts_there_are_depends_on_public_choices_alone();
    void a_run_that_was_cut_off_asks_for_the_same_texts_again_data();
    void a_run_that_was_cut_off_asks_for_the_same_texts_again();
    void a_cancelled_round_asks_for_nothing();
    void what_the_records_vote_for_is_drawn();
    void a_model_with_a_pool_that_does_not_fit_is_refused();

private:
    /// The exact sums of all rounds, round by round, of these units.
    std::vector<Cells> sumsOf(const ReleasePlan &release,
                              const std::vector<std::vector<std::pair<std::uint32_t, std::string>>> &units);
    privacy::Released<ReleasedModel>
    modelOf(const ReleasePlan &release, int unitsOfEach, const std::string &text);
    PublicInputs inputs() { return tests::evolutionInputs(m_folder, terms, labels, m_writer); }

    QTemporaryDir m_folder;
    std::shared_ptr<tests::PhraseWriter> m_writer = std::make_shared<tests::PhraseWriter>();
};

std::vector<Cells>
TestEvolution::sumsOf(const ReleasePlan &release,
                      const std::vector<std::vector<std::pair<std::uint32_t, std::string>>> &units)
{
    const PublicInputs known = inputs();
    const auto run = EvolutionSynthesizer().begin(release, known, 1);
    for (const auto &unit : units)
        tests::addUnit(*run, unit);
    tests::ExactDrawing drawing;
    NoControl control;
    if (!drawAll(*run, release, factsOf(release), drawing, control))
        qFatal("the rounds were not drawn");
    return drawing.exact;
}

void TestEvolution::a_unit_has_one_vote_a_round_whatever_it_holds_data()
{
    QTest::addColumn<int>("documents");
    QTest::newRow("one document") << 1;
    QTest::newRow("three labels") << 3;
    QTest::newRow("forty documents") << 40;
}

// Adding the unit to nobody changes the sums by one vote: in one label, in one cell, in every round.
void TestEvolution::a_unit_has_one_vote_a_round_whatever_it_holds()
{
    QFETCH(int, documents);
    std::vector<std::pair<std::uint32_t, std::string>> unit;
    for (int each = 0; each < documents; ++each) {
        std::string text;
        for (int term = 0; term <= each % terms; ++term)
            text += "term" + std::to_string(term) + ". ";
        unit.emplace_back(static_cast<std::uint32_t>(each) % labels.size(), text);
    }
    const auto sums = sumsOf(planOf(choicesOf(3, 0, 0, settingsOf(3, 2))), {unit});
    QCOMPARE(sums.size(), std::size_t{3});
    for (const Cells &round : sums) {
        QCOMPARE(std::accumulate(round.begin(), round.end(), std::int64_t{0}), voteWeight);
        QCOMPARE(std::ranges::count(round, voteWeight), std::ptrdiff_t{1});
    }
}

void TestEvolution::a_unit_votes_in_the_label_of_most_of_its_documents()
{
    const ReleasePlan release = planOf(choicesOf(3, 0, 0, settingsOf(1, 2)));
    const auto perLabel = release.tables.front().cells / labels.size();
    const auto homeOf = [&](const std::vector<std::pair<std::uint32_t, std::string>> &unit) {
        const Cells votes = sumsOf(release, {unit}).front();
        return static_cast<std::size_t>(std::ranges::max_element(votes) - votes.begin()) / perLabel;
    };
    QCOMPARE(homeOf({{0, "term1"}, {2, "term2"}, {2, "term3"}}), std::size_t{2});
    QCOMPARE(homeOf({{2, "term1"}, {1, "term2"}}), std::size_t{1}); // of several the first
}

void TestEvolution::a_unit_without_phrases_does_not_vote()
{
    const auto sums =
        sumsOf(planOf(choicesOf(3, 0, 0, settingsOf(2, 2))), {{{0, "nothing that is known"}}, {}});
    for (const Cells &round : sums)
        QCOMPARE(std::ranges::count(round, 0), static_cast<std::ptrdiff_t>(round.size()));
}

void TestEvolution::the_rounds_share_the_budget()
{
    const ReleasePlan release = planOf(choicesOf(2, 0, 0, settingsOf(4, 3)));
    QCOMPARE(release.rounds(), 4);
    QCOMPARE(release.tables.size(), std::size_t{4});
    for (const PlannedTable &table : release.tables) {
        // Scale T/eps votes: one vote under a share of the budget.
        const auto &laplace = std::get<privacy::LaplaceScale>(table.noise);
        QCOMPARE(laplace.value(), 4 / 2.0 * double{voteWeight});
        QCOMPARE(table.sensitivity, voteSensitivity);
    }
    QVERIFY(std::abs(release.spend.epsilon() - 2) < 1e-5);
    QVERIFY(release.spend.isPure());

    const ReleasePlan both = planOf(choicesOf(2, 1, 0, settingsOf(2, 3)));
    QCOMPARE(both.rounds(), 4);
    QVERIFY(std::abs(both.spend.epsilon() - 3) < 1e-5);
}

// By the arithmetic of SYSTEMS 1.8: pure noise of scale T/eps has a deviation of sqrt(2) T/eps votes.
void TestEvolution::votes_have_the_noise_that_is_less()
{
    const auto isGaussian = [](int rounds) {
        const ReleasePlan release = planOf(choicesOf(1, 0, 1e-5, settingsOf(rounds, 3)));
        return std::holds_alternative<privacy::GaussianVariance>(release.tables.front().noise);
    };
    QVERIFY(!isGaussian(1));
    QVERIFY(!isGaussian(4));
    QVERIFY(isGaussian(12));
    for (const int rounds : {1, 4, 12}) {
        const ReleasePlan release = planOf(choicesOf(1, 0, 1e-5, settingsOf(rounds, 3)));
        QVERIFY(release.spend.epsilon() <= 1 + 2e-6);
        QVERIFY(privacy::standardDeviation(release.tables.front().noise)
                <= std::sqrt(2.0) * rounds * double{voteWeight} * (1 + 1e-5));
    }
    // Beside noisy phrases all of it is one Gaussian sum.
    const ReleasePlan both = planOf(choicesOf(1, 1, 1e-5, settingsOf(2, 3)));
    QVERIFY(std::holds_alternative<privacy::GaussianVariance>(both.table("votes-1")->noise));
    QVERIFY(both.spend.epsilon() <= 2 + 2e-6);
}

void TestEvolution::votes_that_would_drown_are_refused()
{
    Choices choices = choicesOf(1, 0, 0, settingsOf(10, 20));
    QVERIFY(planRelease(EvolutionSynthesizer(), choices)); // nothing is known of the number of records
    // 80 texts and noise of scale 10: the largest is 10 ln 40 = 37 votes.
    choices.recordsPerLabel = 30;
    const auto refused = planRelease(EvolutionSynthesizer(), choices);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::InvalidPlan);
    choices.recordsPerLabel = 100;
    QVERIFY(planRelease(EvolutionSynthesizer(), choices));
}

// SYSTEMS 1.2 of Xie et al. 2024 for abstracts: ten rounds, 2,000 texts, 3 variations that hide 60 per cent.
// Gaussian noise although pure noise would be less for four rounds; T rounds of deviation sigma are
// continuous noise of mu = sqrt(T)/sigma, but for a slack.
void TestEvolution::the_preset_is_as_published()
{
    const Settings published = {{"preset", std::string("published")}};
    const ReleasePlan release = planOf(choicesOf(1, 0, 1e-5, published));
    const EvolutionShape shape = shapeIn(release.parameters);
    QVERIFY(shape.isPublished && shape.isLabelled);
    QCOMPARE(shape.rounds, 10);
    QCOMPARE(shape.variations, 3);
    QCOMPARE(shape.hidden, 60);
    QCOMPARE(shape.chosen, 2000 / 3);
    QCOMPARE(release.rounds(), 10);
    const auto noise = std::get<privacy::GaussianVariance>(release.tables.front().noise);
    const double deviation = std::sqrt(static_cast<double>(noise.sigmaSquared)) / double{voteWeight};
    QVERIFY(std::abs(privacy::gaussianEpsilon(std::sqrt(10.0) / deviation, 1e-5) - 1) < 1e-3);
    QVERIFY(release.spend.epsilon() <= 1 + 2e-6);

    Settings less = published;
    less.insert({{"rounds", std::int64_t{4}}, {"chosen", std::int64_t{5}}, {"hidden", std::int64_t{50}}});
    const ReleasePlan own = planOf(choicesOf(1, 0, 1e-5, less));
    QCOMPARE(own.rounds(), 4);
    QCOMPARE(own.tables.front().cells, labels.size() * 5 * 4);
    QCOMPARE(shapeIn(own.parameters).hidden, 50);
    QVERIFY(std::holds_alternative<privacy::GaussianVariance>(own.tables.front().noise));
}

void TestEvolution::the_published_form_needs_a_delta()
{
    const auto refused =
        planRelease(EvolutionSynthesizer(), choicesOf(1, 0, 0, {{"preset", std::string("published")}}));
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::InvalidPlan);
    QVERIFY(refused.error().detail.find("privacy.delta") != std::string::npos);
    const auto unknown = EvolutionSynthesizer().checkSettings({{"preset", std::string("best")}}, "it", 4);
    QVERIFY(!unknown);
    QCOMPARE(unknown.error().field, std::string("it.preset"));
}

// By rank, none twice, also where the votes are below the noise or negative; of equals the first.
void TestEvolution::the_published_form_keeps_what_has_most_votes()
{
    const std::vector<std::int64_t> votes = {-5, 7, -1, 7, 2};
    QCOMPARE(rankedOf(votes, 3), (std::vector<std::size_t>{1, 3, 4}));
    QCOMPARE(rankedOf(votes, 9), (std::vector<std::size_t>{1, 3, 4, 2, 0}));
    const ReleasePlan release = planOf(choicesOf(
        6,
        0,
        1e-5,
        {{"preset", std::string("published")}, {"rounds", std::int64_t{2}}, {"chosen", std::int64_t{5}}}));
    const auto model = modelOf(release, 0, "");
    QVERIFY(!modelProblem(*model));
    const auto chosen = chosenIn(*model);
    const auto &cells = model->tables.back().counts.cells;
    const std::size_t perLabel = cells.size() / labels.size();
    for (std::size_t label = 0; label < labels.size(); ++label) {
        QCOMPARE(chosen[label].size(), std::size_t{5});
        const auto own = std::span(cells).subspan(label * perLabel, perLabel);
        const auto best = static_cast<std::size_t>(std::ranges::max_element(own) - own.begin());
        QVERIFY(chosen[label].front() == model->pool[label * perLabel + best]);
    }
}

void TestEvolution::labels_are_not_told_where_the_plan_says_so_data()
{
    QTest::addColumn<bool>("isTold");
    QTest::newRow("told") << true;
    QTest::newRow("not told") << false;
}

// What the records vote on. The documents at the end have their labels in any case.
void TestEvolution::labels_are_not_told_where_the_plan_says_so()
{
    QFETCH(bool, isTold);
    Settings settings = settingsOf(2, 2);
    settings.insert({"labelInPrompt", isTold});
    const auto before = m_writer->asked.size();
    const auto model = modelOf(planOf(choicesOf(3, 0, 0, settings)), 5, "term3");
    QCOMPARE(m_writer->asked.size(), before + 2);
    for (std::size_t call = before; call < m_writer->asked.size(); ++call)
        for (const Sequence &each : m_writer->asked[call])
            QCOMPARE(!each.label.empty(), isTold);
    NoControl control;
    const auto drawn = EvolutionSynthesizer().sample(
        model, inputs(), {.length = 4, .perLabel = {2, 2, 2}, .sharpness = 1}, control);
    QVERIFY(drawn);
    for (const Sequence &each : **drawn)
        QVERIFY(!each.label.empty());
}

// Nobody votes: what is released is noise alone. A threshold before the noise, cells left out, or noise that
// is used twice, would leave cells at 0 or rounds alike. 120 cells of scale 300 are 0 at a rate of 1/600
// each: more than ten have a chance below 1e-9.
void TestEvolution::every_cell_has_noise_of_its_own_in_every_round()
{
    const ReleasePlan release = planOf(choicesOf(1, 0, 0, settingsOf(3, 10)));
    const auto model = modelOf(release, 0, "");
    QCOMPARE(model->tables.size(), std::size_t{3});
    for (const NoisyTable &table : model->tables) {
        QCOMPARE(table.counts.cells.size(), std::size_t{120});
        QVERIFY(std::ranges::count(table.counts.cells, 0) <= 10);
    }
    for (std::size_t round = 1; round < 3; ++round) {
        int alike = 0;
        for (std::size_t cell = 0; cell < 120; ++cell)
            alike += model->tables[round].counts.cells[cell] == model->tables[0].counts.cells[cell] ? 1 : 0;
        QVERIFY(alike <= 10);
    }
}

// Nobody votes, and two runs go on after the first round: no cell of theirs is like the other's or like the
// first round's, but by chance, as above.
void TestEvolution::a_resumed_run_draws_noise_of_its_own()
{
    const ReleasePlan release = planOf(choicesOf(1, 0, 0, settingsOf(3, 10)));
    const PublicInputs known = inputs();
    NoControl control;
    tests::ExactDrawing drawing;
    const auto first = EvolutionSynthesizer().begin(release, known, 1);
    QVERIFY(first->prepareRound(1, control));
    QVERIFY(first->drawRound(1, drawing, control));
    const auto stored = first->model(factsOf(release));
    std::vector<Cells> rounds = {stored->tables.front().counts.cells};
    for (int run = 0; run < 2; ++run) {
        const auto again = EvolutionSynthesizer().begin(release, known, 1);
        again->resume(stored);
        QVERIFY(again->prepareRound(2, control));
        QVERIFY(again->drawRound(2, drawing, control));
        const auto model = again->model(factsOf(release));
        QCOMPARE(model->tables.size(), std::size_t{2});
        QCOMPARE(model->tables.front().counts.cells, rounds.front());
        rounds.push_back(model->tables.back().counts.cells);
    }
    for (std::size_t one = 0; one < rounds.size(); ++one)
        for (std::size_t other = one + 1; other < rounds.size(); ++other) {
            int alike = 0;
            for (std::size_t cell = 0; cell < 120; ++cell)
                alike += rounds[one][cell] == rounds[other][cell] ? 1 : 0;
            QVERIFY(alike <= 10);
        }
}

void TestEvolution::how_many_texts_there_are_depends_on_public_choices_alone()
{
    const ReleasePlan release = planOf(choicesOf(1, 0, 0, settingsOf(2, 0)));
    for (const int units : {0, 1, 200}) {
        const auto model = modelOf(release, units, "term3. term4.");
        QCOMPARE(model->tables.size(), std::size_t{2});
        for (std::size_t round = 0; round < 2; ++round)
            QCOMPARE(model->tables[round].counts.cells.size(), release.tables[round].cells);
        QCOMPARE(model->pool.size(), release.tables[1].cells);
        std::map<std::uint32_t, std::size_t> ofLabel;
        for (const Candidate &each : model->pool)
            ++ofLabel[each.label];
        QCOMPARE(ofLabel.size(), labels.size());
        for (const auto &[label, texts] : ofLabel)
            QCOMPARE(texts, release.tables[1].cells / labels.size());
    }
}

void TestEvolution::a_run_that_was_cut_off_asks_for_the_same_texts_again_data()
{
    QTest::addColumn<double>("vocabulary");
    QTest::addColumn<int>("after");
    QTest::newRow("after the first votes") << 0.0 << 1;
    QTest::newRow("after the second votes") << 0.0 << 2;
    QTest::newRow("after the number of units") << 1.0 << 1;
    QTest::newRow("after the phrases") << 1.0 << 2;
    QTest::newRow("after phrases and votes") << 1.0 << 3;
}

void TestEvolution::a_run_that_was_cut_off_asks_for_the_same_texts_again()
{
    QFETCH(double, vocabulary);
    QFETCH(int, after);
    const ReleasePlan release = planOf(choicesOf(3, vocabulary, 0, settingsOf(3, 2)));
    const PublicInputs known = inputs();
    const EvolutionSynthesizer method;
    const auto before = m_writer->asked.size();
    NoControl control;
    tests::ExactDrawing drawing;
    const auto fill = [](PrivateRun &run) {
        for (int unit = 0; unit < 30; ++unit)
            tests::addUnit(run, {{0, "term1. term2."}});
    };
    const auto first = method.begin(release, known, 1);
    fill(*first);
    for (int round = 1; round <= after; ++round) {
        QVERIFY(first->prepareRound(round, control));
        QVERIFY(first->drawRound(round, drawing, control));
    }
    const auto stored = first->model(factsOf(release));
    QVERIFY(first->prepareRound(after + 1, control));

    const auto again = method.begin(release, known, 1);
    fill(*again);
    again->resume(stored);
    QVERIFY(again->prepareRound(after + 1, control));
    const auto texts = [](const tests::PhraseWriter::Wanted &wanted) {
        std::vector<std::string> all;
        for (const Sequence &each : wanted) {
            all.push_back(each.id + " " + each.label + " " + each.draft);
            all.insert(all.end(), each.keyphrases.begin(), each.keyphrases.end());
        }
        return all;
    };
    const auto &asked = m_writer->asked;
    if (vocabulary > 0 && after == 1) { // the phrases come first
        QCOMPARE(asked.size(), before);
        return;
    }
    QVERIFY(asked.size() >= before + 2);
    QCOMPARE(texts(asked[asked.size() - 1]), texts(asked[asked.size() - 2]));
    std::set<std::string> ids;
    for (const auto &call : std::vector(asked.end() - 1, asked.end()))
        for (const Sequence &each : call)
            QVERIFY(ids.insert(each.id).second);
}

void TestEvolution::a_cancelled_round_asks_for_nothing()
{
    class Cancelled final : public JobControl
    {
        bool isCancelled() const override { return true; }
        void report(double, std::string_view) override {}
    } control;
    const ReleasePlan release = planOf(choicesOf(3, 0, 0, settingsOf(1, 2)));
    const PublicInputs known = inputs();
    const auto run = EvolutionSynthesizer().begin(release, known, 1);
    const auto before = m_writer->asked.size();
    const auto prepared = run->prepareRound(1, control);
    QVERIFY(!prepared);
    QCOMPARE(prepared.error().code, ErrorCode::Cancelled);
    QCOMPARE(m_writer->asked.size(), before);
}

privacy::Released<ReleasedModel>
TestEvolution::modelOf(const ReleasePlan &release, int unitsOfEach, const std::string &text)
{
    const PublicInputs known = inputs();
    const auto run = EvolutionSynthesizer().begin(release, known, 1);
    for (int unit = 0; unit < unitsOfEach; ++unit)
        tests::addUnit(*run, {{0, text}});
    tests::ExactDrawing drawing;
    NoControl control;
    auto model = drawAll(*run, release, factsOf(release), drawing, control);
    if (!model)
        qFatal("%s", model.error().detail.c_str());
    return *model;
}

// Of 24 phrases 4 stand in a text; 2,000 units, which vote with noise of scale 3/6, all say the same two.
// Texts that hold both, or one, are kept and varied; without votes a text holds each with a chance of 4/24.
void TestEvolution::what_the_records_vote_for_is_drawn()
{
    const ReleasePlan release = planOf(choicesOf(6, 0, 0, settingsOf(3, 4)));
    const auto model = modelOf(release, 2000, "term7. term8.");
    QVERIFY(!modelProblem(*model));
    const SamplingChoices wanted{.length = 4, .perLabel = {300, 300, 300}, .sharpness = 1};
    NoControl control;
    const auto drawn = EvolutionSynthesizer().sample(model, inputs(), wanted, control);
    QVERIFY(drawn);
    QCOMPARE((*drawn)->size(), std::size_t{900});
    std::map<std::string, int> told;
    for (const Sequence &each : **drawn) {
        QVERIFY(!each.draft.empty());
        for (const std::string &phrase : each.keyphrases)
            told[each.label] += phrase == "term7" || phrase == "term8" ? 1 : 0;
    }
    // Without votes 300 x 2 x 4/24 = 100 are expected. A chosen text has one of the two at least, and a
    // variation keeps it with a chance of 3/4: 225 with a deviation of 7.5.
    QVERIFY2(told["alpha"] > 150, qPrintable(QString::number(told["alpha"])));
}

void TestEvolution::a_model_with_a_pool_that_does_not_fit_is_refused()
{
    const ReleasePlan release = planOf(choicesOf(3, 0, 0, settingsOf(2, 2)));
    const ReleasedModel right = *modelOf(release, 3, "term1");
    QVERIFY(!modelProblem(right));
    const auto spoilt = [&](auto change) {
        ReleasedModel model = right;
        change(model);
        return modelProblem(model).has_value();
    };
    QVERIFY(spoilt([](ReleasedModel &model) { model.pool.pop_back(); }));
    QVERIFY(spoilt([](ReleasedModel &model) { model.pool.front().label = 2; }));
    QVERIFY(spoilt([](ReleasedModel &model) { model.pool.front().phrases.push_back(terms); }));
    QVERIFY(spoilt([](ReleasedModel &model) { model.tables.pop_back(); }));
    QVERIFY(spoilt([](ReleasedModel &model) { model.parameters.further["rounds"] = {0}; }));
    QVERIFY(spoilt([](ReleasedModel &model) { model.parameters.further.clear(); }));
}

} // namespace tst_evolution

QTEST_APPLESS_MAIN(tst_evolution::TestEvolution)
#include "tst_evolution.moc"
