#include "core/pipeline/project/ProjectStore.h"
#include "core/writing/checks/DocumentCheck.h"
#include "tests/core/chat/ModelServer.h"
#include "tests/ui/JourneyStage.h"
#include "ui/charts/VotesChart.h"
#include "ui/models/VotedTexts.h"
#include "ui/steps/commit/CommitStep.h"
#include "ui/steps/commit/RoundsCard.h"
#include "ui/widgets/ChartPanel.h"

#include <QAbstractAxis>
#include <QChart>
#include <QPushButton>

#include <type_traits>

namespace tst_rounds {

namespace {

constexpr int labels = 2;
constexpr int chosen = 2;
constexpr int variations = 1;
constexpr int rounds = 3;
constexpr int firstTexts = labels * chosen * (1 + variations);
constexpr int allRequests = firstTexts + (rounds - 1) * labels * chosen * variations;
/// Long enough for a queue that looks every 50 ms to ask for something it should not.
constexpr int watchMs = 500;
constexpr int patienceMs = 60'000;

/// Texts of a server evolve, slowly enough to be looked at.
core::plan::Plan evolving(core::plan::Plan plan, const ModelServer &server)
{
    plan.synthesis = {.method = "augpe",
                      .epsilon = {{"votes", 4.0}},
                      .settings = {{"rounds", std::int64_t{rounds}},
                                   {"chosen", std::int64_t{chosen}},
                                   {"variations", std::int64_t{variations}}}};
    plan.writer.kind = "chat";
    plan.writer.server = "openai";
    plan.writer.baseUrl = server.url("/v1");
    plan.writer.model = "small-model";
    plan.writer.inFlight = 1;
    // The server answers with the prompt.
    const auto checks = core::writing::checkNames();
    plan.writer.checks.off.assign(checks.begin(), checks.end());
    plan.privacy.cap = 4.0;
    return plan;
}

QJsonObject slow()
{
    return {{QStringLiteral("latency"), 0.15}};
}

/// Of the budget; three rounds share it in whole millionths.
bool isAll(double epsilon)
{
    return epsilon <= 4.0 && epsilon > 4.0 - 1e-5;
}

int requestsTo(const ModelServer &server)
{
    return server.count()[QStringLiteral("requests")].toInt();
}

} // namespace

/// Rounds of votes in the window, with a model's server on loopback.
class TestRounds : public QObject
{
    Q_OBJECT

private slots:
    void each_round_is_shown_and_a_pause_holds();
    void closed_while_paused_it_goes_on_pays_once_and_asks_once();
    void before_the_first_round_a_cancel_leaves_nothing();
};

// What is shown is released by type: exact votes could not be handed over.
static_assert(std::is_same_v<decltype(ui::RoundsFeed::News::soFar),
                             std::shared_ptr<const core::privacy::Released<core::synthesis::ReleasedModel>>>);

void TestRounds::each_round_is_shown_and_a_pause_holds()
{
    const ModelServer server(slow());
    JourneyStage stage;
    ui::ProjectSession &session = stage.session();
    session.setPlan(evolving(session.plan(), server));
    ui::Step &page = stage.show(JourneyStage::commitPage);
    auto &card = part<ui::RoundsCard>(page, "roundsCard");
    QVERIFY(!card.isVisible());
    part<QPushButton>(page, "spendBudget").click();
    auto &pause = part<QPushButton>(page, "pauseRounds");
    QTRY_VERIFY(pause.isVisible());
    QCOMPARE(textOf(page, "roundNumber"), QStringLiteral("Before the first round"));
    QTRY_VERIFY_WITH_TIMEOUT(textOf(page, "roundState").contains(QLatin1String("of 8 texts")), patienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(textOf(page, "roundNumber"), QStringLiteral("Round 1 of 3"), patienceMs);

    pause.click();
    QVERIFY(session.rounds().isPaused());
    QVERIFY(textOf(page, "roundState").startsWith(QLatin1String("Paused")));
    QCOMPARE(page.whyIncomplete(), QStringLiteral("Paused between two rounds."));
    QCOMPARE(pause.accessibleName(), QStringLiteral("Resume"));
    QTest::qWait(watchMs); // what is under way is answered
    const int asked = requestsTo(server);
    QVERIFY(asked < allRequests);
    QVERIFY(!QTest::qWaitFor([&] { return requestsTo(server) != asked; }, watchMs));
    QCOMPARE(textOf(page, "roundNumber"), QStringLiteral("Round 1 of 3"));

    // What is shown stands in the project: it cannot be drawn a second time.
    auto store = core::pipeline::ProjectStore::open(session.projectPath());
    QVERIFY(store.has_value());
    const auto stored = store->paidRounds();
    QVERIFY(stored && *stored);
    QCOMPARE((**stored)->tables.size(), std::size_t(1));
    QVERIFY(card.votes());
    QCOMPARE(card.votes()->texts.size(), std::size_t(firstTexts));
    for (std::size_t at = 0; at < card.votes()->texts.size(); ++at)
        QCOMPARE(card.votes()->texts[at].votes,
                 static_cast<double>((**stored)->tables.front().counts.cells[at]) / 100.0);
    const auto &panel = part<ui::ChartPanel>(page, "votesPanel");
    QVERIFY(panel.title().startsWith(QLatin1String("Votes for texts of ")));
    const auto across = panel.chart()->axes(Qt::Horizontal); // beside the bars stand the texts themselves
    QCOMPARE(across.size(), 1);
    QVERIFY(across.first()->isTitleVisible() && !across.first()->titleText().isEmpty());
    const auto &texts = part<ui::VotesChart>(page, "votesChart").texts();
    QCOMPARE(texts.rowCount(), firstTexts / labels);
    QVERIFY(texts.rows().front().votes >= texts.rows().back().votes);
    QVERIFY(textOf(page, "bestTexts").startsWith(QLatin1String("1. ")));

    pause.click();
    QTRY_COMPARE_WITH_TIMEOUT(textOf(page, "roundNumber"), QStringLiteral("Round 2 of 3"), patienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(session.isCommitted(), patienceMs);
    QCOMPARE(textOf(page, "roundNumber"), QStringLiteral("The last of 3 rounds"));
    QVERIFY(!pause.isVisible());
    QVERIFY(!part(page, "noisyHistogram").isVisible()); // no phrase was counted
    QCOMPARE(requestsTo(server), allRequests);
    QTRY_VERIFY(isAll(session.ledger().account.spent.epsilon()));
    QVERIFY(page.isComplete());
}

void TestRounds::closed_while_paused_it_goes_on_pays_once_and_asks_once()
{
    const ModelServer server(slow());
    ReleaseStage stage(4.0, 4.0);
    stage.session().setPlan(evolving(stage.plan(), server));
    QVERIFY(stage.session().save());
    const auto project = stage.session().projectPath();
    const auto other = stage.path("projects/other.keyseed").toStdString();
    QVERIFY(stage.session().create(other, {})); // only one window can commit to a project
    {
        ui::ProjectSession closed(stage.session().environment());
        QVERIFY(closed.open(project));
        QVERIFY(closed.commit());
        QTRY_VERIFY_WITH_TIMEOUT(closed.rounds().soFar(), patienceMs);
        closed.rounds().setPaused(true);
    }

    ui::ProjectSession again(stage.session().environment());
    QVERIFY(again.open(project));
    QVERIFY(again.isDecided() && !again.isCommitted());
    QCOMPARE(again.plannedEpsilon(), 0.0);
    again.edit([](core::plan::Plan &plan) { plan.synthesis.epsilon["votes"] = 1.0; });
    QCOMPARE(again.plan().synthesis.epsilon.at("votes"), 4.0); // paid is paid
    ui::CommitStep page(again);
    page.show();
    page.initializePage();
    QVERIFY(part(page, "roundsCard").isVisible());
    QCOMPARE(textOf(page, "roundNumber"), QStringLiteral("Round 1 of 3"));
    QVERIFY(textOf(page, "commitSentence").contains(QLatin1String("no more")));
    auto &goOn = part<QPushButton>(page, "spendBudget");
    QCOMPARE(goOn.accessibleName(), QStringLiteral("Go on with the other rounds"));
    QTRY_VERIFY(isAll(again.ledger().account.spent.epsilon()));
    QVERIFY(goOn.isEnabled()); // although 4 more would not fit under the cap of 4
    goOn.click();
    QTRY_VERIFY_WITH_TIMEOUT(again.isCommitted(), patienceMs);
    QCOMPARE(textOf(page, "roundNumber"), QStringLiteral("The last of 3 rounds"));
    QTRY_VERIFY(isAll(again.ledger().account.spent.epsilon()));
    // The one request that was under way when the program was closed may be asked again.
    QVERIFY2(requestsTo(server) <= allRequests + 1, qPrintable(QString::number(requestsTo(server))));
}

void TestRounds::before_the_first_round_a_cancel_leaves_nothing()
{
    const ModelServer server(slow());
    ReleaseStage stage(4.0, 4.0);
    ui::ProjectSession &session = stage.session();
    session.setPlan(evolving(session.plan(), server));
    QVERIFY(session.commit());
    session.rounds().setPaused(true);
    QVERIFY(!QTest::qWaitFor([&] { return !session.jobs().isBusy(); }, watchMs));
    session.jobs().cancel(ui::Jobs::Job::Commit);
    QVERIFY(stage.settle());
    QVERIFY(!session.isDecided());
    QVERIFY(!session.rounds().isRunning() && !session.rounds().isPaused());
    QCOMPARE(session.ledger().account.spent.epsilon(), 0.0);
    session.edit([](core::plan::Plan &plan) { plan.synthesis.epsilon["votes"] = 1.0; });
    QCOMPARE(session.plan().synthesis.epsilon.at("votes"), 1.0);
}

} // namespace tst_rounds

QTEST_MAIN(tst_rounds::TestRounds)
#include "tst_rounds.moc"
