#include "tests/cli/SmallRun.h"

#include <QElapsedTimer>
#include <QTest>

#include <chrono>
#include <random>
#include <thread>

namespace tst_kills {

using core::privacy::Ledger;

/// The built program, killed (SIGKILL) while it runs a plan: the ledger never shows less than was spent, and
/// the next run says what happened.
class TestKills : public QObject
{
    Q_OBJECT

private slots:
    void the_next_run_tells_of_an_interrupted_one_and_only_once();
    void a_run_that_goes_on_is_not_told_of();
    void a_broken_ledger_stops_the_run_before_anything_is_debited();
    void at_random_moments_the_ledger_shows_at_least_what_was_spent();
};

namespace {

void reserveAndLeave(const CommandRun &run)
{
    const auto reserved = ledgerOf(run).reserve({"elsewhere", "/elsewhere.csv", {}},
                                                "the interrupted one",
                                                "discrete Laplace",
                                                {costOfRun, 1, 0},
                                                {});
    if (!reserved)
        qFatal("%s", reserved.error().detail.c_str());
}

/// Starts a run and kills it after `microseconds`. True when it was not over before.
bool killRun(const CommandRun &run, const QString &output, qint64 microseconds)
{
    QProcess process;
    run.prepare(process, run.runArguments(output));
    process.start();
    if (!process.waitForStarted())
        qFatal("the program does not start");
    // The wait is the moment of the kill, not a wait for something.
    std::this_thread::sleep_for(std::chrono::microseconds(microseconds));
    process.kill();
    process.waitForFinished();
    return process.exitStatus() == QProcess::CrashExit;
}

} // namespace

void TestKills::the_next_run_tells_of_an_interrupted_one_and_only_once()
{
    const CommandRun run;
    writeSmallRun(run);
    reserveAndLeave(run);

    const auto first = run.run(run.runArguments(QStringLiteral("one")));
    const auto second = run.run(run.runArguments(QStringLiteral("two")));

    QCOMPARE(first.exitCode, 0);
    QCOMPARE(first.errorLines().size(), qsizetype{1});
    QVERIFY2(first.errors.contains(QStringLiteral("the run of project the interrupted one at 2")),
             qPrintable(first.errors));
    QVERIFY2(first.errors.contains(QStringLiteral("epsilon 4 counts as spent and no model was stored")),
             qPrintable(first.errors));
    QCOMPARE(second.exitCode, 0);
    QCOMPARE(second.errors, QString());
    const auto contents = ledgerOf(run).contents();
    QVERIFY(!contents->broken);
    QCOMPARE(contents->entries.at(1).kind, std::string("notice"));
    QCOMPARE(contents->entries.at(1).refers, std::int64_t{1});
    QCOMPARE(contents->sources.front().spent.microEpsilon, costOfRun);
}

void TestKills::a_run_that_goes_on_is_not_told_of()
{
    const CommandRun run;
    writeSmallRun(run);
    Ledger running = ledgerOf(run);
    const auto reserved =
        running.reserve({"elsewhere", "/elsewhere.csv", {}}, "the other", "x", {costOfRun, 1, 0}, {});
    QVERIFY(reserved);

    const auto outcome = run.run(run.runArguments());

    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.errors, QString());
}

void TestKills::a_broken_ledger_stops_the_run_before_anything_is_debited()
{
    const CommandRun run;
    writeSmallRun(run);
    reserveAndLeave(run);
    auto vandal = core::Database::open(run.path(QStringLiteral("ledger.sqlite")).toStdString());
    QVERIFY(vandal->execute("UPDATE event SET micro_epsilon = 1"));

    const auto outcome = run.run(run.runArguments());

    QCOMPARE(outcome.exitCode, 1);
    QVERIFY2(outcome.errors.contains(QStringLiteral("entry 1 does not fit the chain")),
             qPrintable(outcome.errors));
    QCOMPARE(ledgerOf(run).entries()->size(), std::size_t{1});
    QVERIFY(!QFile::exists(run.path(QStringLiteral("out"))));
}

void TestKills::at_random_moments_the_ledger_shows_at_least_what_was_spent()
{
    const int kills =
        qEnvironmentVariableIsSet("KEYSEED_KILLS") ? qEnvironmentVariableIntValue("KEYSEED_KILLS") : 40;
    const CommandRun run;
    writeSmallRun(run);
    Stored stored;
    QElapsedTimer clock;
    for (const char *output : {"first", "second"}) { // the first one also warms the cache of the files
        clock.start();
        QCOMPARE(run.run(run.runArguments(QLatin1String(output))).exitCode, 0);
        stored.add(run, QLatin1String(output));
    }
    std::mt19937 random{std::random_device{}()};
    std::uniform_int_distribution<qint64> microseconds(0, clock.nsecsElapsed() / 1000);
    int killed = 0;
    for (int kill = 0; kill < kills; ++kill) {
        const QString output = QStringLiteral("out%1").arg(kill);
        killed += killRun(run, output, microseconds(random)) ? 1 : 0;

        const auto contents = ledgerOf(run).contents();
        QVERIFY2(!contents->broken, qPrintable(output));
        const Debited debited(*contents);
        stored.add(run, output);
        QCOMPARE(debited.spent, debited.runs * costOfRun);
        QCOMPARE(debited.runs, debited.committed + debited.interrupted);
        QVERIFY(debited.spent >= stored.cost);
        QCOMPARE(debited.committed, stored.models);
        QCOMPARE(stored.cost, stored.models * costOfRun);
        QVERIFY(stored.packages <= stored.models);
    }
    QCOMPARE(run.run(run.runArguments(QStringLiteral("last"))).exitCode, 0);
    const Debited debited(*ledgerOf(run).contents());
    QCOMPARE(debited.noticed, debited.interrupted);
    qInfo("%d of %d kills hit a run: %d between debit and commit, %d between commit and package",
          killed,
          kills,
          debited.interrupted,
          stored.models - stored.packages);
}

} // namespace tst_kills

QTEST_GUILESS_MAIN(tst_kills::TestKills)
#include "tst_kills.moc"
