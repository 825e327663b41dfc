#include "core/methods/Methods.h"
#include "core/methods/discrimination/DiscriminationSettings.h"
#include "core/methods/discrimination/DiscriminationSynthesizer.h"
#include "core/methods/discrimination/TeacherForecast.h"
#include "core/synthesis/keyphrases/ModelShape.h"
#include "tests/core/synthesis/EvolutionWorld.h"
#include "tests/core/synthesis/ExactDrawing.h"

#include <QTest>

#include <algorithm>
#include <map>

namespace tst_discrimination {

using namespace core;
using namespace core::synthesis;

namespace {

constexpr int terms = 24;
const std::vector<std::string> labels = {"alpha", "beta", "gamma"};

Choices choicesOf(double teachers, double delta, Settings settings)
{
    return {.epsilon = {{"teachers", teachers}},
            .delta = delta,
            .settings = std::move(settings),
            .length = 4,
            .labels = labels.size(),
            .vocabularySize = terms,
            .recordsPerLabel = {}};
}

Settings settingsOf(std::int64_t candidates, std::int64_t questions, std::int64_t approved)
{
    return {{"candidates", candidates},
            {"questions", questions},
            {"approved", approved},
            {"chosen", std::int64_t{2}}};
}

ReleasePlan planOf(const Choices &choices)
{
    const auto release = planRelease(DiscriminationSynthesizer(), choices);
    if (!release)
        qFatal("%s", release.error().detail.c_str());
    return *release;
}

} // namespace

/// DP-DA with one round of teachers' answers: what is planned, refused, released and drawn.
class TestDiscrimination : public QObject
{
    Q_OBJECT

private slots:
    void the_answers_are_one_release_of_the_whole_budget();
    void answers_have_the_noise_that_is_less();
    void what_is_left_to_the_rule_fits_together_data();
    void what_is_left_to_the_rule_fits_together();
    void answers_that_would_drown_are_refused();
    void more_questions_than_texts_are_refused();
    void settings_that_do_not_fit_are_named();
    void every_cell_has_noise_of_its_own();
    void how_many_texts_there_are_depends_on_public_choices_alone();
    void a_cancelled_round_asks_for_nothing();
    void what_the_records_are_like_is_drawn();
    void without_any_text_that_says_something_all_are_alike();
    void a_model_that_does_not_hold_together_is_refused();

private:
    privacy::Released<ReleasedModel>
    modelOf(const ReleasePlan &release, const std::vector<std::pair<std::uint32_t, std::string>> &records)
    {
        return modelOf(release, records, inputs());
    }
    privacy::Released<ReleasedModel>
    modelOf(const ReleasePlan &release,
            const std::vector<std::pair<std::uint32_t, std::string>> &records,
            const PublicInputs &known);
    PublicInputs inputs() { return tests::evolutionInputs(m_folder, terms, labels, m_writer); }

    QTemporaryDir m_folder;
    std::shared_ptr<tests::PhraseWriter> m_writer = std::make_shared<tests::PhraseWriter>();
};

privacy::Released<ReleasedModel>
TestDiscrimination::modelOf(const ReleasePlan &release,
                            const std::vector<std::pair<std::uint32_t, std::string>> &records,
                            const PublicInputs &known)
{
    const auto run = DiscriminationSynthesizer().begin(release, known, 1);
    for (const auto &record : records)
        tests::addUnit(*run, {record});
    ModelFacts facts;
    facts.parameters = release.parameters;
    facts.labels = labels;
    facts.vocabularySize = terms;
    tests::ExactDrawing drawing;
    NoControl control;
    auto model = drawAll(*run, release, facts, drawing, control);
    if (!model)
        qFatal("%s", model.error().detail.c_str());
    return *model;
}

// A person changes at most 2 x approved answers, or all of them where those are fewer.
void TestDiscrimination::the_answers_are_one_release_of_the_whole_budget()
{
    const ReleasePlan release = planOf(choicesOf(2, 0, settingsOf(20, 30, 3)));
    QCOMPARE(release.tables.size(), std::size_t{1});
    QCOMPARE(release.rounds(), 1);
    const PlannedTable &table = release.tables.front();
    QCOMPARE(table.cells, std::size_t{3 * 30});
    QCOMPARE(table.sensitivity, (privacy::Sensitivity{6 * voteWeight, 6 * voteWeight * voteWeight}));
    QCOMPARE(std::get<privacy::LaplaceScale>(table.noise).value(), 6 / 2.0 * double{voteWeight});
    QVERIFY(std::abs(release.spend.epsilon() - 2) < 1e-5);
    QVERIFY(release.spend.isPure());

    const ReleasePlan all = planOf(choicesOf(20, 0, settingsOf(20, 5, 4)));
    QCOMPARE(all.tables.front().sensitivity,
             (privacy::Sensitivity{5 * voteWeight, 5 * voteWeight * voteWeight}));
}

// In votes pure noise has a deviation of sqrt(2) s/eps for an L1 sensitivity of s, Gaussian noise one of
// sqrt(s)/mu, which is less where s is large.
void TestDiscrimination::answers_have_the_noise_that_is_less()
{
    for (const int approved : {1, 4, 100}) {
        const ReleasePlan release = planOf(choicesOf(8, 1e-5, settingsOf(100, 200, approved)));
        const privacy::Noise &noise = release.tables.front().noise;
        QCOMPARE(std::holds_alternative<privacy::GaussianVariance>(noise), approved == 100);
        QVERIFY(release.spend.epsilon() <= 8 + 2e-6);
        QVERIFY(privacy::standardDeviation(noise)
                <= std::sqrt(2.0) * 2 * approved / 8 * double{voteWeight} * (1 + 1e-5));
    }
}

void TestDiscrimination::what_is_left_to_the_rule_fits_together_data()
{
    QTest::addColumn<double>("epsilon");
    QTest::addColumn<double>("delta");
    QTest::addColumn<double>("records"); // of a label; 0: not declared
    for (const double epsilon : {1.0, 3.0, 10.0})
        for (const double delta : {0.0, 1e-6})
            for (const double records : {0.0, 40.0, 100.0, 5000.0})
                QTest::addRow("epsilon %g, delta %g, %g records", epsilon, delta, records)
                    << epsilon << delta << records;
}

// With the least budget and the fewest records that are of any use, the rule finds a plan that is not
// refused.
void TestDiscrimination::what_is_left_to_the_rule_fits_together()
{
    QFETCH(double, epsilon);
    QFETCH(double, delta);
    QFETCH(double, records);
    Choices choices = choicesOf(epsilon, delta, {});
    if (records > 0)
        choices.recordsPerLabel = records;
    const ReleasePlan release = planOf(choices);
    const DiscriminationShape shape = discriminationIn(release.parameters);
    QVERIFY(shape.questions >= 1 && shape.questions <= shape.candidates * 3);
    QVERIFY(shape.approved >= 1 && shape.approved <= shape.questions);
    QVERIFY(shape.chosen >= 1 && shape.chosen <= shape.candidates);
    const auto forecast = teacherForecast(release);
    QVERIFY(forecast.has_value());
    QCOMPARE(forecast->texts, std::int64_t{3} * shape.candidates);
    QVERIFY(forecast->teachersNeeded <= forecast->teachers);
    QVERIFY(!forecast->drowns(choices.recordsPerLabel));
}

// Noise of scale 2 x 4/0.2 = 40 needs 2 ln(10) 40 = 185 teachers.
void TestDiscrimination::answers_that_would_drown_are_refused()
{
    Settings settings = settingsOf(20, 40, 4);
    settings.emplace("teachers", std::int64_t{184});
    Choices choices = choicesOf(0.2, 0, settings);
    const auto refused = planRelease(DiscriminationSynthesizer(), choices);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::InvalidPlan);
    QVERIFY2(refused.error().detail.find("185") != std::string::npos, refused.error().detail.c_str());
    choices.settings["teachers"] = std::int64_t{185};
    const auto enough = planRelease(DiscriminationSynthesizer(), choices);
    QVERIFY(enough);
    // What the Budget page says of it: 95 % of that noise lie within ln(20) 40 = 120 votes.
    const auto votes = votesOfTeachers(*enough);
    QVERIFY(votes);
    QCOMPARE(votes->standsOutFrom, 185.0);
    QCOMPARE(std::round(votes->halfWidth95), 120.0);
    QCOMPARE(votes->textsOfVote, 40);
    QVERIFY(votes->isFaint(1e6)); // 185 teachers are all there are, and half of them may be of another mind
    // Of fewer records not all teachers can have one.
    choices.recordsPerLabel = 150;
    QVERIFY(!planRelease(DiscriminationSynthesizer(), choices));
    choices.recordsPerLabel = 200;
    QVERIFY(planRelease(DiscriminationSynthesizer(), choices));
}

void TestDiscrimination::more_questions_than_texts_are_refused()
{
    QVERIFY(planRelease(DiscriminationSynthesizer(), choicesOf(9, 0, settingsOf(10, 30, 1))));
    const auto refused = planRelease(DiscriminationSynthesizer(), choicesOf(9, 0, settingsOf(10, 31, 1)));
    QVERIFY(!refused);
    QVERIFY2(refused.error().detail.find("30") != std::string::npos, refused.error().detail.c_str());
}

void TestDiscrimination::settings_that_do_not_fit_are_named()
{
    const DiscriminationSynthesizer method;
    const auto fieldOf = [&](const Settings &settings) {
        const auto checked = method.checkSettings(settings, "synthesis", 10);
        return checked ? std::string() : checked.error().field;
    };
    QCOMPARE(fieldOf(settingsOf(10, 20, 3)), std::string());
    QCOMPARE(fieldOf({{"candidates", std::int64_t{5}}, {"chosen", std::int64_t{6}}}),
             std::string("synthesis.chosen"));
    QCOMPARE(fieldOf({{"questions", std::int64_t{5}}, {"approved", std::int64_t{6}}}),
             std::string("synthesis.approved"));
    QCOMPARE(fieldOf({{"hidden", std::int64_t{101}}}), std::string("synthesis.hidden"));
    QCOMPARE(fieldOf({{"teachers", std::int64_t{-1}}}), std::string("synthesis.teachers"));
    QCOMPARE(fieldOf({{"rounds", std::int64_t{2}}}), std::string("synthesis.rounds"));
}

// Nobody answers: what is released is noise alone. Cells left out, or a threshold before the noise, would
// leave cells at 0. 180 cells of scale 200 are 0 at a rate of 1/400 each: more than ten have a chance below
// 1e-9.
void TestDiscrimination::every_cell_has_noise_of_its_own()
{
    const auto model = modelOf(planOf(choicesOf(1, 0, settingsOf(20, 60, 1))), {});
    const auto &cells = model->tables.front().counts.cells;
    QCOMPARE(cells.size(), std::size_t{180});
    QVERIFY(std::ranges::count(cells, 0) <= 10);
}

void TestDiscrimination::how_many_texts_there_are_depends_on_public_choices_alone()
{
    const ReleasePlan release = planOf(choicesOf(3, 0, settingsOf(7, 21, 2)));
    for (const std::size_t records : {std::size_t{0}, std::size_t{1}, std::size_t{200}}) {
        const auto before = m_writer->asked.size();
        const auto model = modelOf(release, {records, {0, "term3. term4."}});
        QCOMPARE(m_writer->asked.size(), before + 1);
        QCOMPARE(m_writer->asked.back().size(), std::size_t{21});
        QCOMPARE(model->pool.size(), std::size_t{21});
        QCOMPARE(model->tables.front().counts.cells.size(), release.tables.front().cells);
        QVERIFY(!modelProblem(*model));
    }
}

void TestDiscrimination::a_cancelled_round_asks_for_nothing()
{
    class Cancelled final : public JobControl
    {
        bool isCancelled() const override { return true; }
        void report(double, std::string_view) override {}
    } control;
    const ReleasePlan release = planOf(choicesOf(3, 0, settingsOf(7, 14, 1)));
    const PublicInputs known = inputs();
    const auto run = DiscriminationSynthesizer().begin(release, known, 1);
    const auto before = m_writer->asked.size();
    const auto prepared = run->prepareRound(1, control);
    QVERIFY(!prepared);
    QCOMPARE(prepared.error().code, ErrorCode::Cancelled);
    QCOMPARE(m_writer->asked.size(), before);
}

// Records of alpha all hold term 7, those of beta term 8, in changing company, so that they have many
// teachers. Of 24 terms 4 stand in a document: without any answers one of 300 holds a given term with a
// chance of 4/24, so 50 are expected with a deviation of 6.5.
void TestDiscrimination::what_the_records_are_like_is_drawn()
{
    std::vector<std::pair<std::uint32_t, std::string>> records;
    for (int each = 0; each < 1000; ++each) {
        const std::string others =
            "term" + std::to_string(9 + each % 15) + ". term" + std::to_string(9 + each / 15 % 15) + ".";
        records.emplace_back(0, "term7. term7. term7. " + others);
        records.emplace_back(1, "term8. term8. term8. " + others);
    }
    const auto model = modelOf(planOf(choicesOf(10, 0, settingsOf(40, 120, 4))), records);
    const SamplingChoices wanted{.length = 4, .perLabel = {300, 300, 300}, .sharpness = 1};
    NoControl control;
    const auto drawn = DiscriminationSynthesizer().sample(model, inputs(), wanted, control);
    QVERIFY(drawn);
    QCOMPARE((*drawn)->size(), std::size_t{900});
    std::map<std::string, std::map<std::string, int>> told;
    for (const Sequence &each : **drawn) {
        QVERIFY(!each.draft.empty());
        for (const std::string &phrase : each.keyphrases)
            ++told[each.label][phrase];
    }
    QVERIFY2(told["alpha"]["term7"] > 150, qPrintable(QString::number(told["alpha"]["term7"])));
    QVERIFY2(told["beta"]["term8"] > 150, qPrintable(QString::number(told["beta"]["term8"])));
    QVERIFY2(told["alpha"]["term8"] < 50, qPrintable(QString::number(told["alpha"]["term8"])));
}

// A model that answers nothing, or nothing that the vocabulary knows.
void TestDiscrimination::without_any_text_that_says_something_all_are_alike()
{
    class SilentWriter final : public CandidateSource
    {
        Result<privacy::Released<std::vector<std::string>>>
        write(const privacy::Released<std::vector<Sequence>> &wanted, JobControl &) const override
        {
            return wanted.derive(
                [](const std::vector<Sequence> &all) { return std::vector<std::string>(all.size()); });
        }
    };
    const ReleasePlan release = planOf(choicesOf(3, 0, settingsOf(7, 14, 2)));
    PublicInputs known = inputs();
    known.writing.source = std::make_shared<SilentWriter>();
    const auto model = modelOf(release, {{0, "term1"}, {1, "term2"}}, known);
    QVERIFY(!modelProblem(*model));
    const SamplingChoices wanted{.length = 4, .perLabel = {50, 50, 50}, .sharpness = 1};
    NoControl control;
    const auto drawn = DiscriminationSynthesizer().sample(model, known, wanted, control);
    QVERIFY(drawn);
    QCOMPARE((*drawn)->size(), std::size_t{150});
}

void TestDiscrimination::a_model_that_does_not_hold_together_is_refused()
{
    const ReleasedModel right = *modelOf(planOf(choicesOf(3, 0, settingsOf(7, 14, 1))), {{0, "term1"}});
    QVERIFY(!modelProblem(right));
    const auto spoilt = [&](auto change) {
        ReleasedModel model = right;
        change(model);
        return modelProblem(model).has_value();
    };
    QVERIFY(spoilt([](ReleasedModel &model) { model.pool.pop_back(); }));
    QVERIFY(spoilt([](ReleasedModel &model) { model.pool.front().label = 2; }));
    QVERIFY(spoilt([](ReleasedModel &model) { model.pool.front().phrases.push_back(terms); }));
    QVERIFY(spoilt([](ReleasedModel &model) { model.tables.clear(); }));
    QVERIFY(spoilt([](ReleasedModel &model) { model.tables.front().counts.cells.pop_back(); }));
    for (const char *key : {"candidates", "questions", "teachers", "approved", "chosen"})
        QVERIFY2(spoilt([&](ReleasedModel &model) { model.parameters.further[key] = {0}; }), key);
    QVERIFY(spoilt([](ReleasedModel &model) { model.parameters.further["questions"] = {1 << 20}; }));
    QVERIFY(spoilt([](ReleasedModel &model) { model.parameters.further["hidden"] = {101}; }));
    QVERIFY(spoilt([](ReleasedModel &model) { model.parameters.further.clear(); }));
}

} // namespace tst_discrimination

QTEST_APPLESS_MAIN(tst_discrimination::TestDiscrimination)
#include "tst_discrimination.moc"
