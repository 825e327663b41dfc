#include "core/methods/Methods.h"
#include "core/methods/rewriting/OfferedRows.h"
#include "core/methods/rewriting/RewritingSettings.h"
#include "core/methods/rewriting/RewritingSynthesizer.h"
#include "tests/core/synthesis/EvolutionWorld.h"
#include "tests/core/synthesis/ExactDrawing.h"
#include "tests/core/synthesis/PlainRewriter.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <map>
#include <memory>
#include <set>

namespace tst_rewriting {

using namespace core;
using namespace core::synthesis;

namespace {

using Texts = std::vector<std::string>;
using Cells = std::vector<std::int64_t>;

constexpr int manyRuns = 200;

UnitDocument documentOf(std::uint32_t label, const Texts &rows)
{
    return {label, packedRows(rows)};
}

Choices choicesFor(double epsilon, double delta, int rows, int rowsPerUnit, double forLabels = 0)
{
    Choices choices;
    choices.epsilon = {{"rows", epsilon}};
    if (forLabels > 0)
        choices.epsilon["rowLabels"] = forLabels;
    choices.delta = delta;
    choices.labels = 2;
    choices.settings = {{"model", std::string("some folder")},
                        {"rows", std::int64_t{rows}},
                        {"rowsPerUnit", std::int64_t{rowsPerUnit}}};
    choices.rewriter = tests::PlainRewriter().facts();
    return choices;
}

const RewritingSynthesizer &byValue()
{
    static const RewritingSynthesizer method(rewritingKinds[0]);
    return method;
}

std::map<std::string, int> counted(const std::vector<OfferedRow> &rows)
{
    std::map<std::string, int> counts;
    for (const OfferedRow &row : rows)
        ++counts[row.text];
    return counts;
}

} // namespace

/// Rows of texts, encoded, made noisy and decoded.
class TestRewriting : public QObject
{
    Q_OBJECT

private slots:
    void rows_come_back_as_they_were_packed();
    void as_many_rows_come_out_as_said_whatever_went_in();
    void a_unit_has_no_more_rows_than_its_share();
    void every_row_has_the_same_chance();
    void a_long_text_gives_some_of_its_rows_soon();
    void cells_are_rows_on_the_grid_and_move_by_no_more_than_planned();
    void labels_move_two_cells_a_row();
    void the_whole_budget_is_spent_and_no_more_data();
    void the_whole_budget_is_spent_and_no_more();
    void a_model_of_another_kind_is_refused();
    void more_rows_than_can_be_kept_are_refused();
    void documents_are_the_first_rows();
    void what_is_decoded_becomes_text_data();
    void what_is_decoded_becomes_text();
    void other_weights_decode_nothing();
    void what_a_row_costs_is_said_beside_what_a_unit_costs();
    void a_release_is_of_noise_too_where_no_unit_is();

private:
    PublicInputs inputs() const
    {
        PublicInputs with = m_world;
        with.rewriter = m_rewriter;
        return with;
    }
    Result<privacy::Released<ReleasedModel>> learn(const ReleasePlan &release,
                                                   const std::vector<std::vector<UnitDocument>> &units,
                                                   tests::ExactDrawing &drawing)
    {
        const PublicInputs with = inputs();
        const auto run = byValue().begin(release, with, 1);
        for (const auto &unit : units)
            run->add(unit);
        NoControl control;
        ModelFacts facts;
        facts.parameters = release.parameters;
        facts.labels = {"a", "b"};
        facts.spend = release.spend;
        return drawAll(*run, release, facts, drawing, control);
    }

    QTemporaryDir m_folder;
    PublicInputs m_world = tests::evolutionInputs(m_folder, 4, {"a", "b"}, nullptr);
    std::shared_ptr<tests::PlainRewriter> m_rewriter = std::make_shared<tests::PlainRewriter>();
};

void TestRewriting::rows_come_back_as_they_were_packed()
{
    const Texts rows = {"a", "", "four", "five5", std::string(1000, 'x')};
    QCOMPARE(unpackedRows(packedRows(rows)), rows);
    QCOMPARE(unpackedRows({}), Texts());
    // Features that are none are read within their bounds.
    QCOMPARE(unpackedRows({1000, 0x61616161}).front().size(), std::size_t{4});
}

void TestRewriting::as_many_rows_come_out_as_said_whatever_went_in()
{
    for (const int units : {0, 3, 50}) {
        OfferedRows rows(10, 2);
        for (int unit = 0; unit < units; ++unit) {
            const std::vector<UnitDocument> documents = {
                documentOf(1, {"one of " + std::to_string(unit), "two of " + std::to_string(unit)})};
            rows.add(documents);
        }
        const auto taken = std::move(rows).take();
        QCOMPARE(taken.size(), std::size_t{10});
        const auto empty =
            std::ranges::count_if(taken, [](const OfferedRow &row) { return row.text.empty(); });
        QCOMPARE(empty, std::max(0, 10 - 2 * units));
    }
}

void TestRewriting::a_unit_has_no_more_rows_than_its_share()
{
    for (int run = 0; run < manyRuns; ++run) {
        OfferedRows rows(20, 3);
        const std::vector<UnitDocument> greedy = {documentOf(0, Texts(30, "greedy")),
                                                  documentOf(1, Texts(30, "greedy"))};
        rows.add(greedy);
        rows.add(std::vector{documentOf(0, {"other"})});
        const auto counts = counted(std::move(rows).take());
        QCOMPARE(counts.at("greedy"), 3);
        QCOMPARE(counts.at("other"), 1);
    }
}

// Five rows of fifty, 4,000 times: a row is expected 400 times, with a standard deviation of 19; six of them
// are a false alarm in ten million for one of fifty.
void TestRewriting::every_row_has_the_same_chance()
{
    std::map<std::string, int> counts;
    for (int run = 0; run < 4000; ++run) {
        OfferedRows rows(5, 1);
        for (int unit = 0; unit < 50; ++unit)
            rows.add(std::vector{documentOf(0, {std::to_string(unit)})});
        for (const auto &[text, count] : counted(std::move(rows).take()))
            counts[text] += count;
    }
    QCOMPARE(counts.size(), std::size_t{50});
    for (const auto &[text, count] : counts)
        QVERIFY2(std::abs(count - 400) < 6 * 19, text.c_str());
}

// 4 MB of 20,000 rows: hashed whole for each of them, they take a minute and more.
void TestRewriting::a_long_text_gives_some_of_its_rows_soon()
{
    std::string text;
    for (int row = 0; row < 20'000; ++row)
        text += 'v' + std::to_string(row) + std::string(200, ' ') + '\n';
    const auto release = planRelease(byValue(), choicesFor(100, 0, 8, 3));
    QVERIFY(release);
    const PublicInputs with = inputs();
    const auto run = byValue().begin(*release, with, 1);
    QElapsedTimer clock;
    clock.start();
    const Features some = run->featuresOf(text);
    QVERIFY2(clock.elapsed() < 20'000, qPrintable(QString::number(clock.elapsed())));
    const Texts rows = unpackedRows(some);
    QCOMPARE(rows.size(), std::size_t{3});
    QCOMPARE(std::set<std::string>(rows.begin(), rows.end()).size(), std::size_t{3});
    QVERIFY(run->featuresOf(text) == some);
    QVERIFY(byValue().begin(*release, with, 1)->featuresOf(text) != some); // by its own key
}

void TestRewriting::cells_are_rows_on_the_grid_and_move_by_no_more_than_planned()
{
    const auto release = planRelease(byValue(), choicesFor(100, 0, 8, 2));
    QVERIFY2(release, release ? "" : release.error().detail.c_str());
    const privacy::Sensitivity planned = release->table(rowTableName)->sensitivity;
    QCOMPARE(planned.l1, std::int64_t{2 * 1024 * 4 * 2});
    // A unit at one end of the range against nothing but rows at the other: 2 rows of 4 values by twice the
    // clip.
    const std::vector<std::vector<UnitDocument>> others(8, {documentOf(0, {"v-900"})});
    auto with = others;
    with.push_back({documentOf(1, Texts(9, "v900"))});
    int seen = 0;
    for (int run = 0; run < manyRuns; ++run) {
        tests::ExactDrawing drawing;
        QVERIFY(learn(*release, with, drawing));
        const Cells &cells = drawing.exact.front();
        QCOMPARE(cells.size(), std::size_t{8 * 4});
        std::int64_t moved = 0;
        for (const std::int64_t cell : cells) {
            QVERIFY(cell == 1024 || cell == -1024);
            moved += std::abs(cell + 1024);
        }
        QVERIFY2(moved <= planned.l1, std::to_string(moved).c_str());
        seen += moved == planned.l1 ? 1 : 0;
    }
    QVERIFY(seen > 0); // the bound is met
}

void TestRewriting::labels_move_two_cells_a_row()
{
    const auto release = planRelease(byValue(), choicesFor(100, 0, 4, 1, 5));
    QVERIFY(release);
    QCOMPARE(release->table(rowLabelTableName)->sensitivity, (privacy::Sensitivity{2000, 2'000'000}));
    tests::ExactDrawing drawing;
    QVERIFY(learn(*release, {{documentOf(0, {"v1"})}, {documentOf(1, {"v2"})}}, drawing));
    QCOMPARE(drawing.exact.size(), std::size_t{2});
    const Cells &cells = drawing.exact.back();
    QCOMPARE(cells.size(), std::size_t{8});
    QCOMPARE(std::ranges::count(cells, 1000), 2); // and empty rows have none
    QCOMPARE(std::ranges::count(cells, 0), 6);
}

void TestRewriting::the_whole_budget_is_spent_and_no_more_data()
{
    QTest::addColumn<double>("epsilon");
    QTest::addColumn<double>("delta");
    QTest::newRow("Laplace") << 10.0 << 0.0;
    QTest::newRow("Laplace, large") << 2500.0 << 0.0;
    QTest::newRow("Gaussian") << 10.0 << 1e-5;
    QTest::newRow("Gaussian, large") << 2500.0 << 1e-5;
}

void TestRewriting::the_whole_budget_is_spent_and_no_more()
{
    QFETCH(double, epsilon);
    QFETCH(double, delta);
    const auto release = planRelease(byValue(), choicesFor(epsilon, delta, 8, 3, 1));
    QVERIFY2(release, release ? "" : release.error().detail.c_str());
    QVERIFY(release->spend.epsilon() <= epsilon + 1 + 2e-6);
    QVERIFY2(release->spend.epsilon() > 0.99 * epsilon, std::to_string(release->spend.epsilon()).c_str());
    QCOMPARE(release->spend.isPure(), delta == 0.0);
}

void TestRewriting::a_model_of_another_kind_is_refused()
{
    Choices choices = choicesFor(100, 0, 8, 1);
    const auto refused = [&](std::size_t kind) {
        return !planRelease(RewritingSynthesizer(rewritingKinds[kind]), choices).has_value();
    };
    QVERIFY(!refused(0) && refused(1) && refused(2) && refused(3));
    choices.rewriter->isPruned = true;
    QVERIFY(refused(0) && !refused(1) && refused(2) && refused(3));
    choices.rewriter->noiseEpsilon = 100;
    QVERIFY(refused(0) && refused(1) && !refused(2) && refused(3));
    choices.rewriter = rewriter::ModelFacts{.form = rewriter::ModelForm::Adept, .values = 8, .clip = 5};
    QVERIFY(refused(0) && refused(1) && refused(2) && !refused(3));
    choices.rewriter.reset();
    QVERIFY(refused(0) && refused(3));
}

void TestRewriting::more_rows_than_can_be_kept_are_refused()
{
    Choices choices = choicesFor(100, 0, 100'000, 1);
    choices.rewriter->values = 15'360;
    const auto release = planRelease(byValue(), choices);
    QVERIFY(!release);
    QVERIFY2(release.error().detail.find("2184 rows") != std::string::npos, release.error().detail.c_str());
}

// With hardly any noise each document says which row it was.
void TestRewriting::documents_are_the_first_rows()
{
    const auto release = planRelease(byValue(), choicesFor(3900, 0, 6, 1, 50));
    QVERIFY(release);
    tests::ExactDrawing drawing;
    const auto model = learn(
        *release, {{documentOf(0, {"v-90"})}, {documentOf(1, {"v90"})}, {documentOf(1, {"v90"})}}, drawing);
    QVERIFY(model);
    QVERIFY(!byValue().modelProblem(**model));
    NoControl control;
    const PublicInputs with = inputs();
    const SamplingChoices choices{.length = 1, .perLabel = {2, 3}, .sharpness = 1.0};
    const auto sequences = byValue().sample(*model, with, choices, control);
    QVERIFY(sequences);
    QCOMPARE((*sequences)->size(), std::size_t{5});
    const auto texts = byValue().texts(*model, with, *sequences, control);
    QVERIFY2(texts, texts ? "" : texts.error().detail.c_str());
    const Cells &cells = drawing.exact.front();
    for (std::size_t row = 0; row < 5; ++row) {
        QCOMPARE((**sequences)[row].id, "SYN-00000" + std::to_string(row + 1));
        const int hundredths = std::stoi((**texts)[row].substr(1));
        QVERIFY(std::abs(hundredths - cells[4 * row] * 100 / 1024) < 40);
        if (cells[4 * row] != 0)
            QCOMPARE((**sequences)[row].label, std::string(cells[4 * row] > 0 ? "b" : "a"));
    }
    // More than there are rows cannot be had.
    const auto all = byValue().sample(*model, with, {.length = 1, .perLabel = {10, 10}}, control);
    QCOMPARE((*all)->size(), std::size_t{6});
}

void TestRewriting::what_is_decoded_becomes_text_data()
{
    QTest::addColumn<QByteArray>("decoded");
    QTest::addColumn<QByteArray>("text");
    const QByteArray replaced = "\xef\xbf\xbd"; // U+FFFD
    QTest::newRow("half of a character") << QByteArray(" caf\xc3 ") << "caf" + replaced;
    QTest::newRow("bytes that are none") << QByteArray("a\xff") << "a" + replaced;
    QTest::newRow("what hides or reorders") << QByteArray("a\xe2\x80\xae\x1b[2Kb") << QByteArray("a[2Kb");
    QTest::newRow("nothing") << QByteArray(" \n") << QByteArray("(nothing legible is left of this row)");
}

void TestRewriting::what_is_decoded_becomes_text()
{
    QFETCH(QByteArray, decoded);
    QFETCH(QByteArray, text);
    const auto release = planRelease(byValue(), choicesFor(100, 0, 4, 1));
    tests::ExactDrawing drawing;
    const auto model = learn(*release, {}, drawing);
    NoControl control;
    const auto sequences = byValue().sample(*model, inputs(), {.length = 1, .perLabel = {1, 1}}, control);
    auto rewriter = std::make_shared<tests::PlainRewriter>();
    rewriter->decodeTo(decoded.toStdString());
    PublicInputs with = m_world;
    with.rewriter = rewriter;
    const auto texts = byValue().texts(*model, with, *sequences, control);
    QVERIFY(texts);
    QCOMPARE(QByteArray::fromStdString((**texts).front()), text);
}

void TestRewriting::other_weights_decode_nothing()
{
    const auto release = planRelease(byValue(), choicesFor(100, 0, 4, 1));
    tests::ExactDrawing drawing;
    const auto model = learn(*release, {}, drawing);
    NoControl control;
    const auto sequences = byValue().sample(*model, inputs(), {.length = 1, .perLabel = {1, 1}}, control);
    auto other = std::make_shared<tests::PlainRewriter>();
    other->weights().fill(8);
    PublicInputs with = m_world;
    with.rewriter = other;
    const auto texts = byValue().texts(*model, with, *sequences, control);
    QVERIFY(!texts);
    QVERIFY(texts.error().detail.find("other weights") != std::string::npos);
}

void TestRewriting::what_a_row_costs_is_said_beside_what_a_unit_costs()
{
    const auto release = planRelease(byValue(), choicesFor(40, 0, 4, 4));
    tests::ExactDrawing drawing;
    const auto model = learn(*release, {}, drawing);
    const privacy::Spend row = spendOfRow(rewritingKinds[0], **model);
    QVERIFY(std::abs(row.epsilon() - 10) < 1e-3);
    std::string all;
    for (const std::string &step : byValue().stepsInWords(**model))
        all += step + '\n';
    for (const char *said :
         {"epsilon 10.000", "epsilon 40.000", "protects next to nothing", "Labels were not copied"})
        QVERIFY2(all.find(said) != std::string::npos, all.c_str());
}

void TestRewriting::a_release_is_of_noise_too_where_no_unit_is()
{
    const auto release = planRelease(byValue(), choicesFor(1, 0, 16, 1));
    tests::ExactDrawing drawing;
    const auto model = learn(*release, {}, drawing);
    QVERIFY(model);
    const Cells &cells = (*model)->table(rowTableName)->counts.cells;
    // Of scale 8,192: a cell is 0 with a chance of 1 in 16,384, half of 64 of them never.
    QVERIFY(std::ranges::count(cells, 0) < 32);
}

} // namespace tst_rewriting

QTEST_APPLESS_MAIN(tst_rewriting::TestRewriting)
#include "tst_rewriting.moc"
