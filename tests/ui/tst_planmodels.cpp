#include "core/methods/Methods.h"
#include "core/pipeline/ReleasePlan.h"
#include "core/plan/LabelMap.h"
#include "core/privacy/accounting/Losses.h"
#include "tests/core/plan/PlanParts.h"
#include "tests/ui/PlanStage.h"
#include "ui/charts/ChartNumbers.h"
#include "ui/models/BudgetForecast.h"
#include "ui/models/ColumnRoles.h"
#include "ui/models/RecordPreviewModel.h"
#include "ui/session/BudgetSplit.h"
#include "ui/session/LabelShares.h"
#include "ui/steps/records/LabelEdits.h"
#include "ui/steps/records/LabelModel.h"
#include "ui/steps/records/ProblemModel.h"
#include "ui/steps/vocabulary/TermListModel.h"
#include "ui/text/ProblemText.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

#include <cmath>

namespace tst_planmodels {

using core::plan::Plan;
using namespace ui;

namespace {

constexpr auto asTest = QAbstractItemModelTester::FailureReportingMode::QtTest;

core::records::Scan scanOf(std::vector<core::records::Scan::Label> labels)
{
    core::records::Scan scan;
    scan.labels = std::move(labels);
    return scan;
}

/// "Cardiology 7 ticked"
QStringList rowsOf(const LabelModel &model)
{
    QStringList rows;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex label = model.index(row, LabelModel::Label);
        rows.append(label.data().toString() + QLatin1Char(' ')
                    + model.index(row, LabelModel::Records).data().toString()
                    + (label.data(Qt::CheckStateRole).toInt() ? QStringLiteral(" ticked") : QString()));
    }
    return rows;
}

Plan decided(double epsilon)
{
    Plan plan;
    plan.synthesis.epsilon["phrases"] = epsilon;
    return plan;
}

void spend(core::privacy::SourceAccount &account, std::int64_t microEpsilon, std::int64_t picoDelta = 0)
{
    account.spent = {.microEpsilon = microEpsilon, .picoDelta = picoDelta};
    account.losses = core::privacy::lossesOf(account.spent);
}

} // namespace

static core::records::Preview previewOf(std::vector<std::string> columns)
{
    core::records::Preview preview;
    preview.columns = std::move(columns);
    return preview;
}

static ColumnRoles guessedFor(const std::vector<std::string> &columns, const Plan::Records &records)
{
    return ColumnRoles::guessed(columns, previewOf(columns), records);
}

class TestPlanModels : public QObject
{
    Q_OBJECT

private slots:
    void a_role_belongs_to_one_column();
    void roles_keep_asking_for_the_person_column();
    void preview_rows_are_short_lines();
    void labels_join_what_is_found_and_what_is_declared();
    void labels_are_filtered_and_sorted();
    void very_many_labels_are_cut();
    void ticks_and_names_of_labels_ask_and_do_not_decide();
    void problems_stand_by_line();
    void what_cannot_be_seen_in_a_line_is_shown();
    void chart_numbers_follow();
    void terms_are_ranked_and_limited();
    void an_empty_search_spreads_over_the_vocabulary();
    void forecast_counts_what_records_can_lift();
    void a_small_budget_is_forecast_for_groups_of_phrases();
    void forecasts_nothing_without_a_valid_budget();
    void parts_of_a_budget_add_up_to_its_total();
    void a_total_keeps_the_share_of_the_sequences();
    void shares_follow_their_labels();
    void shares_are_edited_by_asking();
    void the_cap_of_the_ledger_wins();
    void a_delta_fits_under_its_cap();
};

void TestPlanModels::a_role_belongs_to_one_column()
{
    ColumnRoles roles = guessedFor({"text", "note", "label"}, {});
    QCOMPARE(roles.columnOf(ColumnRole::Text), std::string("text"));

    roles.setRole(1, ColumnRole::Text);

    QCOMPARE(roles.columnOf(ColumnRole::Text), std::string("note"));
    QVERIFY(roles.role(0) == ColumnRole::Ignore);
    QVERIFY(roles.role(2) == ColumnRole::Label);
}

void TestPlanModels::roles_keep_asking_for_the_person_column()
{
    Plan plan;
    plan.records.source = "notes";
    plan.records.files = {"notes.csv"};
    plan.records.personColumn = "";
    guessedFor({"text", "number"}, plan.records).applyTo(plan);
    QVERIFY(!core::plan::validatePart(plan, "records"));

    plan.records.personColumn.reset();
    guessedFor({"text", "number"}, plan.records).applyTo(plan);
    QVERIFY(core::plan::validatePart(plan, "records"));
}

void TestPlanModels::preview_rows_are_short_lines()
{
    RecordPreviewModel model;
    QAbstractItemModelTester tester(&model, asTest);
    core::records::Preview preview;
    preview.columns = {"text", "label"};
    preview.rows = {{std::string(5000, 'x'), "a"}, {"two\n lines", "b"}};
    model.setPreview(preview, preview.columns);
    model.setRoles(ColumnRoles::guessed(preview.columns, preview, {}));

    QCOMPARE(model.index(0, 0).data().toString().size(), RecordPreviewModel::shownCharacters + 1);
    QCOMPARE(model.index(1, 0).data().toString(), QStringLiteral("two lines"));
    model.setPreview({}, {});
    QCOMPARE(model.rowCount(), 0);
}

void TestPlanModels::labels_join_what_is_found_and_what_is_declared()
{
    LabelModel model;
    QAbstractItemModelTester tester(&model, asTest);
    model.showCounts(true);
    Plan plan;
    plan.labels = {"Urology"};
    model.setDeclared(plan);
    QCOMPARE(rowsOf(model), QStringList{QStringLiteral("Urology – ticked")});

    model.setFound(scanOf({{"Cardiology", 7}, {"Neurology", 3}, {"Vessels", 2}}));
    plan.labels = {"Urology", "Neurology"};
    model.setDeclared(plan);
    QCOMPARE(rowsOf(model),
             (QStringList{QStringLiteral("Cardiology 7"),
                          QStringLiteral("Neurology 3 ticked"),
                          QStringLiteral("Urology not found ticked"),
                          QStringLiteral("Vessels 2")}));

    plan.labels = {"Heart", "Urology"};
    core::plan::setLabelValues(plan, "Heart", {"Cardiology", "Vessels", "Nowhere"});
    model.setDeclared(plan);
    QVERIFY(model.hasGroups());
    QCOMPARE(rowsOf(model),
             (QStringList{QStringLiteral("Heart 9 ticked"),
                          QStringLiteral("Neurology 3"),
                          QStringLiteral("Urology not found ticked")}));
    const QString values = model.index(0, LabelModel::Values).data().toString();
    for (const char *value : {"Cardiology", "Vessels", "Nowhere"})
        QVERIFY(values.contains(QLatin1String(value)));
    QCOMPARE(model.index(1, LabelModel::Values).data().toString(), QString());
}

void TestPlanModels::labels_are_filtered_and_sorted()
{
    LabelModel model;
    QAbstractItemModelTester tester(&model, asTest);
    Plan plan;
    plan.labels = {"Herz"};
    core::plan::setLabelValues(plan, "Herz", {"Cardiology"});
    model.setFound(scanOf({{"ward 10", 7}, {"Ward 9", 3}, {"Cardiology", 2}}));
    model.setDeclared(plan);

    model.showCounts(true);
    QCOMPARE(rowsOf(model),
             (QStringList{
                 QStringLiteral("Herz 2 ticked"), QStringLiteral("Ward 9 3"), QStringLiteral("ward 10 7")}));
    model.setFilter(QStringLiteral(" WARD"));
    QCOMPARE(model.rowCount(), 2);
    model.setFilter(QStringLiteral("cardio")); // what a name stands for is found as well
    QCOMPARE(rowsOf(model), QStringList{QStringLiteral("Herz 2 ticked")});
    model.setFilter({});
    model.showCounts(false);
    QCOMPARE(
        rowsOf(model),
        (QStringList{QStringLiteral("Herz  ticked"), QStringLiteral("Ward 9 "), QStringLiteral("ward 10 ")}));
}

void TestPlanModels::very_many_labels_are_cut()
{
    LabelModel model;
    model.showCounts(true);
    core::records::Scan scan;
    for (int label = 0; label < 60'000; ++label)
        scan.labels.push_back({"label " + std::to_string(label), 60'000 - label});
    scan.labels.push_back({std::string(2'000'000, 'x'), 1'000'000}); // a note that was taken for a label
    std::swap(scan.labels.front(), scan.labels.back());
    scan.hasMoreLabels = true;
    model.setFound(scan);
    Plan plan;
    plan.labels = {"label 59999", "label 70000"};
    model.setDeclared(plan);

    QCOMPARE(model.rowCount(), static_cast<int>(LabelModel::maximumFound) + 2);
    QVERIFY(model.index(0, LabelModel::Label).data().toString().size() < 200);
    QCOMPARE(model.index(model.rowOf("label 59999", true), LabelModel::Records).data().toString(),
             QStringLiteral("1"));
    // Not counted is not the same as not there.
    QCOMPARE(model.index(model.rowOf("label 70000", true), LabelModel::Records).data().toString(),
             QStringLiteral("–"));
}

void TestPlanModels::ticks_and_names_of_labels_ask_and_do_not_decide()
{
    LabelModel model;
    model.setFound(scanOf({{"Cardiology", 7}}));
    QSignalSpy wanted(&model, &LabelModel::declarationWanted);
    QSignalSpy named(&model, &LabelModel::nameWanted);
    const QModelIndex label = model.index(0, LabelModel::Label);

    QVERIFY(model.setData(label, Qt::Checked, Qt::CheckStateRole));
    QVERIFY(model.setData(label, QStringLiteral("  Heart \n")));
    QVERIFY(!model.setData(label, QStringLiteral(" ")));
    QVERIFY(!model.setData(label, QStringLiteral("Cardiology")));

    QCOMPARE(wanted.count(), 1);
    QCOMPARE(named.count(), 1);
    QCOMPARE(named.first().at(1).toString(), QStringLiteral("Heart"));
    QCOMPARE(label.data(Qt::CheckStateRole).toInt(), int{Qt::Unchecked});
    QCOMPARE(label.data().toString(), QStringLiteral("Cardiology"));
}

void TestPlanModels::problems_stand_by_line()
{
    ProblemModel model;
    QAbstractItemModelTester tester(&model, asTest);
    core::records::Problem problem{.place = {.line = 1700}, .what = "4 fields were expected"};
    problem.facts = {.kind = core::records::ProblemKind::OpenQuote};
    model.setProblems({problem});

    QCOMPARE(model.index(0, ProblemModel::Where).data().toString(), QLocale().toString(1700));
    QCOMPARE(model.index(0, ProblemModel::What).data().toString(), problemText(problem));
    QVERIFY(!problemText(problem).contains(QStringLiteral("4 fields")));
}

void TestPlanModels::what_cannot_be_seen_in_a_line_is_shown()
{
    RawLineModel model;
    QAbstractItemModelTester tester(&model, asTest);
    model.setLines({{.number = 16, .text = "plain"},
                    {.number = 17, .text = std::string("a\tb\0c\x7F\u200Ed", 10), .isCut = true}},
                   17);

    QCOMPARE(model.index(0, RawLineModel::Text).data().toString(), QStringLiteral("plain"));
    QCOMPARE(model.index(1, RawLineModel::Text).data().toString(),
             QString::fromUtf8("a\u2192b<U+0000>c<U+007F><U+200E>d\u2026"));
    QCOMPARE(model.markedRow(), 1);
    // The mark is a sign, not a colour alone.
    QVERIFY(model.headerData(1, Qt::Vertical).toString().startsWith(QChar(0x25B6)));
    QCOMPARE(model.headerData(0, Qt::Vertical).toString(), QStringLiteral("16"));
}

void TestPlanModels::chart_numbers_follow()
{
    ChartNumbers model;
    QAbstractItemModelTester tester(&model, asTest);
    model.set({QStringLiteral("a"), QStringLiteral("b")}, {{QStringLiteral("1"), QStringLiteral("2")}});

    QCOMPARE(model.index(0, 1).data().toString(), QStringLiteral("2"));
    QCOMPARE(model.headerData(0, Qt::Horizontal).toString(), QStringLiteral("a"));
}

void TestPlanModels::terms_are_ranked_and_limited()
{
    PlanStage stage;
    QByteArray file;
    for (int number = 0; number < 500; ++number)
        file += "sweetpulse " + QByteArray::number(number) + "\n";
    file += "wide pulse\npulse\n";
    const auto vocabulary =
        core::vocabulary::Vocabulary::fromTermFile(stage.write("terms.txt", file).toStdString());
    QVERIFY(vocabulary);
    TermListModel model;
    QAbstractItemModelTester tester(&model, asTest);
    model.setVocabulary(*vocabulary);

    model.setSearch(QStringLiteral("Pulse"));

    QCOMPARE(model.matchCount(), std::size_t{502});
    QCOMPARE(model.rowCount(), static_cast<int>(TermListModel::maximumRows));
    QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("pulse"));
    QCOMPARE(model.index(1, 0).data().toString(), QStringLiteral("wide pulse"));
}

void TestPlanModels::an_empty_search_spreads_over_the_vocabulary()
{
    PlanStage stage;
    QByteArray file;
    for (int number = 0; number < 1000; ++number)
        file += "term " + QByteArray::number(number) + "\n";
    const auto vocabulary =
        core::vocabulary::Vocabulary::fromTermFile(stage.write("terms.txt", file).toStdString());
    TermListModel model;
    model.setVocabulary(*vocabulary);

    QCOMPARE(model.rowCount(), static_cast<int>(TermListModel::maximumRows));
    const auto last = vocabulary->term(800); // no run from the beginning would come so far
    bool isBeyond = false;
    for (int row = 0; row < model.rowCount(); ++row)
        isBeyond = isBeyond || model.index(row, 0).data().toString().toStdString() == last;
    QVERIFY(isBeyond);
}

namespace {

std::optional<core::synthesis::CountNoise> countsOf(const Plan &plan, std::size_t vocabularySize)
{
    const auto release = core::pipeline::planRelease(plan, vocabularySize);
    return plannedCountNoise(release->parameters, vocabularySize, release->tables);
}

} // namespace

void TestPlanModels::forecast_counts_what_records_can_lift()
{
    Plan plan = decided(4.0);
    plan.about.recordCountPublic = true;
    plan.about.approximateRecords = 1'000;
    // Enough budget to count phrase by phrase; a unit may have all of its weight on one.
    const auto expected = forecast(plan, 10'000);
    const auto counts = countsOf(plan, 10'000);
    QVERIFY(expected && counts && !counts->areClusters);
    QCOMPARE(counts->itemsPerUnit, 1);
    // Behind the usual usefulness of so many records.
    QCOMPARE(expected->lines.at(3).advice.numbers.at(0).value, std::floor(1'000 / counts->threshold));

    plan.about.recordCountPublic = false; // what is not public takes no part
    QVERIFY(forecast(plan, 10'000)->lines.at(2).value.text.empty());
    QVERIFY(forecast(plan, std::nullopt)->lines.at(0).value.text.empty());
    QCOMPARE(forecast(plan, std::nullopt)->spend.microEpsilon, expected->spend.microEpsilon);
}

void TestPlanModels::a_small_budget_is_forecast_for_groups_of_phrases()
{
    const auto counts = countsOf(decided(1.0), 10'000);
    QVERIFY(counts && counts->areClusters);
    // 98 % of the budget and all of a unit's weight go to them: the scale of the noise is 1 / 0.98 units.
    QVERIFY(std::abs(counts->halfWidth95 - std::log(20.0) / 0.98) < 1e-3);
}

void TestPlanModels::forecasts_nothing_without_a_valid_budget()
{
    QVERIFY(!forecast(Plan(), 10'000));
    Plan plan = decided(1.0);
    plan.synthesis.method = "independent"; // which needs a share of its own
    QVERIFY(!forecast(plan, 10'000));
}

void TestPlanModels::parts_of_a_budget_add_up_to_its_total()
{
    Plan plan;
    setEpsilonLabels(plan, 0.1);
    QVERIFY(!totalEpsilon(plan)); // still undecided
    for (const double total : {0.1, 0.33, 2.35, 15.0, 0.15}) {
        for (const char *method : {"histogram", "iterative-linear"}) {
            setMethod(plan, method);
            setTotalEpsilon(plan, total);
            QCOMPARE(totalEpsilon(plan), std::optional<double>(total));
            QVERIFY(epsilonOf(plan, tests::partAt(plan, 0)) > 0.0);
            QCOMPARE(epsilonOf(plan, tests::partAt(plan, 1)) > 0.0, partsOf(plan).at(1).isRequired);
            QVERIFY(core::plan::validatePart(plan, "synthesis"));
        }
    }
}

void TestPlanModels::a_total_keeps_the_share_of_the_sequences()
{
    Plan plan = decided(4.0);
    setShare(plan, "pairs", 0.25);
    QCOMPARE(epsilonOf(plan, "pairs"), 1.0);
    for (const double total : {0.1, 15.0, 6.0}) // there and back, as a slider is dragged
        setTotalEpsilon(plan, total);
    QCOMPARE(epsilonOf(plan, "pairs"), 1.5);
    QCOMPARE(epsilonOf(plan, "phrases"), 4.5);
    setMethod(plan, "independent");
    QCOMPARE(totalEpsilon(plan), std::optional<double>(6.0));
    QCOMPARE(std::round(epsilonOf(plan, "sequences")), 4.0); // two thirds
    setMethod(plan, "histogram");
    QCOMPARE(epsilonOf(plan, "pairs"), 0.0);
    setTotalEpsilon(plan, std::nullopt);
    QVERIFY(!plan.synthesis.epsilon.contains("phrases"));
}

void TestPlanModels::shares_follow_their_labels()
{
    Plan before;
    before.labels = {"A", "B", "C"};
    before.sampling.shares = {1, 5, 3};
    const auto sharesWith = [](const Plan &old, auto change) {
        Plan now = old;
        change(now);
        followLabels(old, now);
        return now.sampling.shares;
    };
    using Shares = std::vector<double>;
    // The new one gets the mean of those that stay.
    QCOMPARE(sharesWith(before, [](Plan &now) { now.labels = {"C", "New", "A"}; }), (Shares{3, 2, 1}));
    QVERIFY(sharesWith(before, [](Plan &now) { now.labels = {"Other"}; }).empty());
    QVERIFY(sharesWith(Plan(), [](Plan &now) { now.labels = {"A", "B"}; }).empty()); // none were declared

    QCOMPARE(sharesWith(before, [](Plan &now) { labels::rename(now, "B", "Heart"); }), (Shares{1, 5, 3}));
    Plan grouped = before;
    labels::group(grouped, "Heart", {"A", "C"});
    followLabels(before, grouped);
    QCOMPARE(grouped.sampling.shares, (Shares{4, 5}));
    QCOMPARE(sharesWith(grouped, [](Plan &now) { labels::ungroup(now, {"Heart"}); }), (Shares{2, 2, 5}));
}

void TestPlanModels::shares_are_edited_by_asking()
{
    LabelShares model;
    QAbstractItemModelTester tester(&model, asTest);
    model.setShares({"A", "B"}, {1, 3});
    QSignalSpy wanted(&model, &LabelShares::shareWanted);
    QCOMPARE(model.index(1, LabelShares::Percent).data().toString(), QStringLiteral("75.0 %"));

    QVERIFY(model.setData(model.index(1, LabelShares::Share), 6.0));
    QVERIFY(!model.setData(model.index(1, LabelShares::Share), -1.0));
    QVERIFY(!model.setData(model.index(1, LabelShares::Label), 6.0));

    QCOMPARE(wanted.count(), 1);
    QCOMPARE(model.index(1, LabelShares::Percent).data().toString(), QStringLiteral("75.0 %"));
    model.setShares({"A", "B"}, {});
    QCOMPARE(model.rowCount(), 0);
}

void TestPlanModels::the_cap_of_the_ledger_wins()
{
    core::privacy::SourceAccount account;
    Plan plan = decided(3.0);
    QVERIFY(fitUnderCap(account, plan).fits);
    QVERIFY(!fitUnderCap(account, plan).left);

    plan.privacy.cap = 2.0;
    QVERIFY(!fitUnderCap(account, plan).fits);

    account.caps.microEpsilon = 8'000'000;
    spend(account, 5'000'000);
    QVERIFY(fitUnderCap(account, plan).fits); // exactly what is left
    QCOMPARE(fitUnderCap(account, plan).left, std::optional<double>(3.0));

    spend(account, 5'000'001);
    QVERIFY(!fitUnderCap(account, plan).fits);

    spend(account, 5'000'000); // every part counts
    plan.synthesis.epsilon["labels"] = 0.1;
    QVERIFY(!fitUnderCap(account, plan).fits);
    QVERIFY(fitUnderCap(account, plan).fitsDelta);
}

void TestPlanModels::a_delta_fits_under_its_cap()
{
    core::privacy::SourceAccount account;
    spend(account, 1'000'000, 9'000'000); // of 1e-5
    Plan plan = decided(3.0);
    plan.privacy.delta = 1e-6;
    QVERIFY(fitUnderCap(account, plan).fits);
    QCOMPARE(fitUnderCap(account, plan).leftDelta, 1e-6);

    plan.privacy.delta = 2e-6; // more than the sums leave; Gaussian noise together needs less
    QVERIFY(fitUnderCap(account, plan).fits);
    QVERIFY(fitUnderCap(account, plan).fitsDelta);

    spend(account, 1'000'000, 12'000'000); // no account leaves any
    QVERIFY(!fitUnderCap(account, plan).fits);
    QVERIFY(!fitUnderCap(account, plan).fitsDelta);

    plan.privacy.capDelta = 2e-5; // the source has none of its own yet
    QVERIFY(fitUnderCap(account, plan).fits);
}

} // namespace tst_planmodels

QTEST_MAIN(tst_planmodels::TestPlanModels)
#include "tst_planmodels.moc"
