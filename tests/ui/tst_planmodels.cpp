#include "tests/ui/PlanStage.h"
#include "ui/models/BudgetForecast.h"
#include "ui/models/BudgetSplit.h"
#include "ui/models/ChartNumbers.h"
#include "ui/models/ColumnRoles.h"
#include "ui/models/LabelModel.h"
#include "ui/models/LabelShares.h"
#include "ui/models/ProblemModel.h"
#include "ui/models/RecordPreviewModel.h"
#include "ui/models/TermListModel.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

#include <cmath>

using core::project::Plan;
using namespace ui;

namespace {

constexpr auto asTest = QAbstractItemModelTester::FailureReportingMode::QtTest;

Plan decided(double epsilon)
{
    Plan plan;
    plan.privacy.epsilonVocabulary = epsilon;
    return plan;
}

} // namespace

class TestPlanModels : public QObject
{
    Q_OBJECT

private slots:
    void a_role_belongs_to_one_column();
    void roles_keep_asking_for_the_person_column();
    void preview_rows_are_short_lines();
    void labels_join_what_is_found_and_what_is_declared();
    void ticking_a_label_asks_and_does_not_decide();
    void problems_stand_by_line();
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
};

void TestPlanModels::a_role_belongs_to_one_column()
{
    ColumnRoles roles = ColumnRoles::guessed({"text", "note", "label"}, false);
    QCOMPARE(roles.columnOf(ColumnRole::Text), std::string("text"));

    roles.setRole(1, ColumnRole::Text);

    QCOMPARE(roles.columnOf(ColumnRole::Text), std::string("note"));
    QVERIFY(roles.role(0) == ColumnRole::Ignore);
    QVERIFY(roles.role(2) == ColumnRole::Label);
}

void TestPlanModels::roles_keep_asking_for_the_person_column()
{
    Plan plan;
    plan.records.path = "notes.csv";
    plan.records.personColumn = "";
    ColumnRoles::guessed({"text", "number"}, true).applyTo(plan);
    QVERIFY(!core::project::validatePart(plan, "records"));

    plan.records.personColumn.reset();
    ColumnRoles::guessed({"text", "number"}, false).applyTo(plan);
    QVERIFY(core::project::validatePart(plan, "records"));
}

void TestPlanModels::preview_rows_are_short_lines()
{
    RecordPreviewModel model;
    QAbstractItemModelTester tester(&model, asTest);
    core::records::Preview preview;
    preview.columns = {"text", "label"};
    preview.rows = {{std::string(5000, 'x'), "a"}, {"two\n lines", "b"}};
    model.setPreview(preview);
    model.setRoles(ColumnRoles::guessed(preview.columns, false));

    QCOMPARE(model.index(0, 0).data().toString().size(), RecordPreviewModel::shownCharacters + 1);
    QCOMPARE(model.index(1, 0).data().toString(), QStringLiteral("two lines"));
    model.setPreview({});
    QCOMPARE(model.rowCount(), 0);
}

void TestPlanModels::labels_join_what_is_found_and_what_is_declared()
{
    LabelModel model;
    QAbstractItemModelTester tester(&model, asTest);
    model.setLabels(std::nullopt, {"Urology"});
    QCOMPARE(model.rowCount(), 1);

    model.setLabels(std::vector<core::records::Scan::Label>{{"Cardiology", 7}, {"Neurology", 3}},
                    {"Urology", "Neurology"});

    QStringList rows;
    for (int row = 0; row < model.rowCount(); ++row)
        rows.append(
            model.index(row, 0).data().toString() + QLatin1Char(' ') + model.index(row, 1).data().toString()
            + (model.index(row, 0).data(Qt::CheckStateRole).toInt() ? QStringLiteral(" ticked") : QString()));
    QCOMPARE(rows,
             (QStringList{QStringLiteral("Cardiology 7"),
                          QStringLiteral("Neurology 3 ticked"),
                          QStringLiteral("Urology not found ticked")}));
}

void TestPlanModels::ticking_a_label_asks_and_does_not_decide()
{
    LabelModel model;
    model.setLabels(std::vector<core::records::Scan::Label>{{"Cardiology", 7}}, {});
    QSignalSpy wanted(&model, &LabelModel::declarationWanted);

    QVERIFY(model.setData(model.index(0, 0), Qt::Checked, Qt::CheckStateRole));

    QCOMPARE(wanted.count(), 1);
    QCOMPARE(model.index(0, 0).data(Qt::CheckStateRole).toInt(), int{Qt::Unchecked});
}

void TestPlanModels::problems_stand_by_line()
{
    ProblemModel model;
    QAbstractItemModelTester tester(&model, asTest);
    model.setProblems({{17, "4 fields were expected"}});

    QCOMPARE(model.index(0, ProblemModel::Line).data().toString(), QStringLiteral("17"));
    QCOMPARE(model.index(0, ProblemModel::What).data().toString(), QStringLiteral("4 fields were expected"));
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

void TestPlanModels::forecast_counts_what_records_can_lift()
{
    Plan plan = decided(4.0);
    plan.about.recordCountPublic = true;
    plan.about.approximateRecords = 1'000;
    // Enough budget for phrases beside the groups of phrases; a unit counts for two phrases.
    const auto expected = forecast(plan, 10'000);
    QVERIFY(expected && expected->counts);
    QVERIFY(!expected->counts->areClusters);
    QCOMPARE(expected->counts->itemsPerUnit, 2);
    QCOMPARE(*expected->mostStandingOut, std::floor(2 * 1'000 / expected->counts->threshold));

    plan.about.recordCountPublic = false; // what is not public takes no part
    QVERIFY(!forecast(plan, 10'000)->mostStandingOut);
    QVERIFY(!forecast(plan, std::nullopt)->counts);
    QCOMPARE(forecast(plan, std::nullopt)->spend.microEpsilon, expected->spend.microEpsilon);
}

void TestPlanModels::a_small_budget_is_forecast_for_groups_of_phrases()
{
    const auto expected = forecast(decided(1.0), 10'000);
    QVERIFY(expected && expected->counts && expected->counts->areClusters);
    // All of the budget and all of a unit's weight go to them: the scale of the noise is one unit.
    QVERIFY(std::abs(expected->counts->halfWidth95 - std::log(20.0)) < 1e-3);
}

void TestPlanModels::forecasts_nothing_without_a_valid_budget()
{
    QVERIFY(!forecast(Plan(), 10'000));
    Plan plan = decided(1.0);
    plan.sequences.method = "independent"; // which needs a share of its own
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
            QVERIFY(*plan.privacy.epsilonVocabulary > 0.0);
            QCOMPARE(plan.privacy.epsilonSequences > 0.0, needsSequences(method));
            QVERIFY(core::project::validatePart(plan, "privacy"));
        }
    }
}

void TestPlanModels::a_total_keeps_the_share_of_the_sequences()
{
    Plan plan = decided(4.0);
    setSequencesShare(plan, 0.25);
    QCOMPARE(plan.privacy.epsilonSequences, 1.0);
    for (const double total : {0.1, 15.0, 6.0}) // there and back, as a slider is dragged
        setTotalEpsilon(plan, total);
    QCOMPARE(plan.privacy.epsilonSequences, 1.5);
    QCOMPARE(plan.privacy.epsilonVocabulary, std::optional<double>(4.5));
    setMethod(plan, "independent");
    QCOMPARE(totalEpsilon(plan), std::optional<double>(6.0));
    QCOMPARE(std::round(plan.privacy.epsilonSequences), 4.0); // two thirds
    setMethod(plan, "histogram");
    QCOMPARE(plan.privacy.epsilonSequences, 0.0);
    setTotalEpsilon(plan, std::nullopt);
    QVERIFY(!plan.privacy.epsilonVocabulary);
}

void TestPlanModels::shares_follow_their_labels()
{
    std::vector<double> shares{1, 5, 3};
    followLabels(shares, {"A", "B", "C"}, {"C", "New", "A"});
    QCOMPARE(shares, (std::vector<double>{3, 2, 1})); // the new one gets the mean of those that stay
    followLabels(shares, {"C", "New", "A"}, {"Other"});
    QVERIFY(shares.empty());
    followLabels(shares, {}, {"A", "B"}); // none were declared
    QVERIFY(shares.empty());
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

    account.capMicroEpsilon = 8'000'000;
    account.spent.microEpsilon = 5'000'000;
    QVERIFY(fitUnderCap(account, plan).fits); // exactly what is left
    QCOMPARE(fitUnderCap(account, plan).left, std::optional<double>(3.0));

    account.spent.microEpsilon = 5'000'001;
    QVERIFY(!fitUnderCap(account, plan).fits);

    account.spent.microEpsilon = 5'000'000; // every part counts
    plan.privacy.epsilonLabels = 0.1;
    QVERIFY(!fitUnderCap(account, plan).fits);
}

QTEST_MAIN(TestPlanModels)
#include "tst_planmodels.moc"
