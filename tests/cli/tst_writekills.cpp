#include "tests/cli/ChatPlan.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <chrono>
#include <random>
#include <thread>

namespace tst_writekills {

/// The built program, killed (SIGKILL) while a language model writes: no answer is lost, and none that was
/// stored is asked for again.
class TestWriteKills : public QObject
{
    Q_OBJECT

private slots:
    void no_answer_is_lost_or_paid_for_twice();
};

namespace {

constexpr int documents = 1000;
constexpr int kills = 200;

QStringList writeArguments(const CommandRun &run)
{
    return {QStringLiteral("write"),
            QStringLiteral("--project"),
            run.path(QStringLiteral("out.keyseed")),
            QStringLiteral("--ledger"),
            run.path(QStringLiteral("ledger.sqlite")),
            QStringLiteral("--output"),
            run.path(QStringLiteral("out"))};
}

/// Starts writing and kills it after `pause`. True when it was not over before.
bool killWrite(const CommandRun &run, std::chrono::milliseconds pause)
{
    QProcess process;
    run.prepare(process, writeArguments(run));
    process.start();
    if (!process.waitForStarted())
        qFatal("the program does not start");
    // The wait is the moment of the kill, not a wait for something.
    std::this_thread::sleep_for(pause);
    process.kill();
    process.waitForFinished();
    return process.exitStatus() == QProcess::CrashExit;
}

int requestsFor(const QJsonObject &count, const std::string &prompt)
{
    return count[QStringLiteral("prompts")][QString::fromStdString(prompt)][0].toInt();
}

/// The ids in the first column of corpus.csv, in its order.
QStringList idsOf(const QString &corpus)
{
    QFile file(corpus);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no corpus was written");
    QStringList ids;
    while (!file.atEnd())
        if (const QByteArray line = file.readLine(); line.startsWith("SYN-"))
            ids.append(QString::fromLatin1(line.left(line.indexOf(','))));
    return ids;
}

} // namespace

void TestWriteKills::no_answer_is_lost_or_paid_for_twice()
{
    const ModelServer server({{QStringLiteral("latency"), 0.1}});
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"), CommandRun::records);
    QJsonObject plan =
        chatPlan(server, {{QStringLiteral("inFlight"), 3}, {QStringLiteral("maxRequests"), 1}});
    QJsonObject sampling = plan[QStringLiteral("sampling")].toObject();
    sampling.insert(QStringLiteral("perLabel"), documents / 2);
    sampling.insert(QStringLiteral("length"), 10);
    plan.insert(QStringLiteral("sampling"), sampling);
    run.writePlan(plan);
    QCOMPARE(run.run(run.runArguments()).exitCode, 1); // the cap: what follows is writing alone
    run.writePlan(chatPlan(server, {{QStringLiteral("inFlight"), 3}}));
    QJsonObject uncapped = plan;
    uncapped.insert(QStringLiteral("writer"),
                    chatPlan(server, {{QStringLiteral("inFlight"), 3}})[QStringLiteral("writer")]);
    run.writePlan(uncapped);
    const QString project = run.path(QStringLiteral("out.keyseed"));
    const QStringList takePlan{QStringLiteral("--plan"), run.path(QStringLiteral("plan.json"))};
    int longest = 260; // ms; on a slow machine long enough for first answers, too
    {
        QElapsedTimer since;
        since.start();
        QProcess process; // the plan without the cap is in the project from now on
        run.prepare(process, writeArguments(run) + takePlan);
        process.start();
        QVERIFY(QTest::qWaitFor([&] { return storedAnswers(project).size() >= 2; }, 60'000));
        longest = std::max(longest, static_cast<int>(2 * since.elapsed()));
        process.kill();
        process.waitForFinished();
    }

    const unsigned seed = std::random_device{}();
    qInfo("seed %u", seed);
    std::mt19937 random(seed);
    std::uniform_int_distribution<int> pause(20, longest);
    std::map<std::string, std::string> stored;
    std::map<std::string, int> requestsWhenStored;
    int killed = 0;
    for (int round = 0; round < kills; ++round) {
        killed += killWrite(run, std::chrono::milliseconds(pause(random))) ? 1 : 0;
        const auto now = storedAnswers(project);
        for (const auto &[document, text] : stored)
            QVERIFY2(now.contains(document) && now.at(document) == text, document.c_str());
        const QJsonObject count = server.count();
        const auto prompts = sentPrompts(project);
        for (const auto &[document, text] : now)
            if (!requestsWhenStored.contains(document))
                requestsWhenStored.emplace(document, requestsFor(count, prompts.at(document)));
        stored = now;
    }
    qInfo("%d kills, %zu documents stored by then", killed, stored.size());
    // Every request that reached the server is in the log, with its most where its answer was not read.
    const auto sums =
        rowsOf(project,
               "SELECT 'requests', count(*) FROM sent UNION ALL SELECT 'free', count(*) FROM sent "
               "WHERE ended IS NULL AND (prompt_tokens <= 0 OR completion_tokens <> 1024)");
    QVERIFY(server.count()[QStringLiteral("requests")].toInt() <= std::stoi(sums.at("requests")));
    QCOMPARE(std::stoi(sums.at("free")), 0);
    QCOMPARE(killed, kills);
    QVERIFY2(stored.size() > 5 && stored.size() < documents, "the kills were not during the documents");

    uncapped.insert(QStringLiteral("writer"),
                    chatPlan(server, {{QStringLiteral("inFlight"), 64}})[QStringLiteral("writer")]);
    run.writePlan(uncapped);
    const auto last = run.run(writeArguments(run) + takePlan);
    QVERIFY2(last.exitCode == 0, qPrintable(last.errors));

    const QJsonObject count = server.count();
    const auto prompts = sentPrompts(project);
    for (const auto &[document, requests] : requestsWhenStored)
        QVERIFY2(requestsFor(count, prompts.at(document)) == requests, document.c_str());
    const auto all = storedAnswers(project);
    QCOMPARE(all.size(), std::size_t{documents});
    for (const auto &[document, text] : all)
        QCOMPARE(text, "Written for: " + prompts.at(document));
    const QStringList ids = idsOf(run.path(QStringLiteral("out/corpus.csv")));
    QCOMPARE(ids.size(), documents);
    QVERIFY(std::is_sorted(ids.begin(), ids.end()));
    QCOMPARE(run.run({QStringLiteral("verify"), run.path(QStringLiteral("out"))}).exitCode, 0);
}

} // namespace tst_writekills

QTEST_GUILESS_MAIN(tst_writekills::TestWriteKills)
#include "tst_writekills.moc"
