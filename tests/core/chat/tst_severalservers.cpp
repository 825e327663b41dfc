#include "tests/core/chat/WritingSetup.h"
#include "tests/core/privacy/ReleasedForTests.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

namespace tst_severalservers {

using namespace core;
using namespace core::chat;

/// Writing shared out over several real servers on loopback, each in a process of its own.
class TestSeveralServers : public QObject
{
    Q_OBJECT

private slots:
    void init() { ++m_file; }
    void documents_are_spread_by_weight();
    void a_slow_server_does_not_hold_up_the_others();
    void a_server_that_dies_leaves_its_documents_to_the_other();
    void a_server_that_only_fails_is_left_alone();
    void a_server_that_asks_for_patience_gets_it();
    void a_wrong_key_turns_off_one_server_data();
    void a_wrong_key_turns_off_one_server();
    void a_run_ends_when_all_are_off();
    void a_run_ends_when_all_are_down_and_names_each();
    void a_document_that_every_server_fails_on_is_given_up();
    void what_one_server_wrote_is_not_asked_of_another();
    void a_cancelled_run_goes_on_later();

private:
    static AskedServer asked(const ModelServer &server, int weight = 1, const std::string &model = "small");
    static WritingRun runOf(std::vector<AskedServer> servers);
    Result<WritingOutcome>
    write(const WritingRun &run, int count, WritingWatch *watch = nullptr, JobControl *control = nullptr);
    AnswerStore store() const;

    QTemporaryDir m_folder;
    int m_file = 0;
};

namespace {

using State = ServerStatus::State;

int requests(const ModelServer &server)
{
    return server.count()[QStringLiteral("requests")].toInt();
}

std::vector<synthesis::Sequence> sequences(int count)
{
    std::vector<synthesis::Sequence> all;
    for (int number = 1; number <= count; ++number)
        all.push_back({"SYN-" + std::to_string(number), {}, {"number " + std::to_string(number)}});
    return all;
}

void isComplete(const Result<WritingOutcome> &outcome, std::size_t documents)
{
    QVERIFY2(outcome, outcome ? "" : outcome.error().detail.c_str());
    QCOMPARE(static_cast<int>(outcome->end), static_cast<int>(WritingEnd::Complete));
    QCOMPARE(outcome->progress.done, documents);
}

/// Does something once so many answers are there.
class WhenAnswered final : public WritingWatch
{
public:
    WhenAnswered(int count, std::function<void()> act)
        : m_left(count)
        , m_act(std::move(act))
    {}
    void answered(std::size_t, const Answer &) override
    {
        if (--m_left == 0)
            m_act();
    }

private:
    int m_left;
    std::function<void()> m_act;
};

class CancelWhenTold final : public JobControl
{
public:
    bool isCancelled() const override { return m_isCancelled; }
    void report(double, std::string_view) override {}
    void cancel() { m_isCancelled = true; }

private:
    bool m_isCancelled = false;
};

} // namespace

AskedServer TestSeveralServers::asked(const ModelServer &server, int weight, const std::string &model)
{
    AskedServer made{.server = runTowards(server).server, .key = {}, .plainHttpHost = {}};
    made.server.model = model;
    made.weight = weight;
    return made;
}

WritingRun TestSeveralServers::runOf(std::vector<AskedServer> servers)
{
    WritingRun run;
    run.servers = std::move(servers);
    run.limits.tries = 5;
    run.limits.firstBackoff = std::chrono::milliseconds(20);
    run.limits.longestBackoff = std::chrono::milliseconds(200);
    return run;
}

AnswerStore TestSeveralServers::store() const
{
    auto opened =
        AnswerStore::open(m_folder.filePath(QStringLiteral("p%1.keyseed").arg(m_file)).toStdString());
    if (!opened)
        qFatal("%s", opened.error().detail.c_str());
    return std::move(*opened);
}

Result<WritingOutcome>
TestSeveralServers::write(const WritingRun &run, int count, WritingWatch *watch, JobControl *control)
{
    WritingWatch nobody;
    NoControl none;
    AnswerStore answers = store();
    return writeWithModel(run,
                          promptsAboutPhrases(),
                          privacy::ReleasedForTests::of(sequences(count)),
                          answers,
                          watch ? *watch : nobody,
                          control ? *control : none);
}

void TestSeveralServers::documents_are_spread_by_weight()
{
    const QJsonObject same{{QStringLiteral("latency"), 0.01}};
    const ModelServer one(same);
    const ModelServer three(same);
    WritingRun run = runOf({asked(one, 1), asked(three, 3)});
    for (AskedServer &each : run.servers) // room is never what decides
        each.inFlight = 200;
    const auto outcome = write(run, 200);
    isComplete(outcome, 200);
    QCOMPARE(requests(one), 50);
    QCOMPARE(requests(three), 150);
    QCOMPARE(outcome->progress.servers.size(), std::size_t(2));
    QCOMPARE(outcome->progress.servers[0].answers, std::int64_t(50));
    QCOMPARE(outcome->progress.servers[1].answers, std::int64_t(150));
    QCOMPARE(outcome->progress.servers[1].underWay, 0);
}

void TestSeveralServers::a_slow_server_does_not_hold_up_the_others()
{
    const ModelServer slow({{QStringLiteral("latency"), 2.0}});
    const ModelServer quick;
    WritingRun run = runOf({asked(slow), asked(quick)});
    run.servers[0].inFlight = 1;
    isComplete(write(run, 100), 100);
    QVERIFY2(requests(slow) < 25, qPrintable(QString::number(requests(slow))));
    QCOMPARE(requests(slow) + requests(quick), 100);
}

void TestSeveralServers::a_server_that_dies_leaves_its_documents_to_the_other()
{
    const QJsonObject same{{QStringLiteral("latency"), 0.01}};
    auto dying = std::make_unique<ModelServer>(same);
    const ModelServer other(same);
    const WritingRun run = runOf({asked(*dying), asked(other)});
    WhenAnswered watch(60, [&] { dying.reset(); });
    const auto outcome = write(run, 200, &watch);
    isComplete(outcome, 200);
    QVERIFY(outcome->progress.servers[0].answers > 0);
    QVERIFY(outcome->progress.servers[0].failures > 0);
    QVERIFY(!outcome->progress.servers[0].words.empty());
    QCOMPARE(outcome->progress.servers[0].answers + outcome->progress.servers[1].answers, std::int64_t(200));
}

void TestSeveralServers::a_server_that_only_fails_is_left_alone()
{
    const ModelServer broken({{QStringLiteral("always"), QStringLiteral("500")}});
    const ModelServer well({{QStringLiteral("latency"), 0.01}});
    WritingRun run = runOf({asked(broken), asked(well)});
    run.limits.firstBackoff = std::chrono::minutes(5);
    run.limits.longestBackoff = std::chrono::minutes(60);
    const auto outcome = write(run, 200);
    isComplete(outcome, 200);
    QVERIFY2(requests(broken) <= run.servers[0].inFlight, qPrintable(QString::number(requests(broken))));
    QCOMPARE(outcome->progress.servers[0].answers, std::int64_t(0));
    QVERIFY(outcome->progress.servers[0].state == State::Waiting);
    QVERIFY(outcome->progress.servers[0].words.find("500") != std::string::npos);
}

void TestSeveralServers::a_server_that_asks_for_patience_gets_it()
{
    const ModelServer busy(
        {{QStringLiteral("always"), QStringLiteral("429-after")}, {QStringLiteral("patience"), 3000}});
    const ModelServer well({{QStringLiteral("latency"), 0.01}});
    const WritingRun run = runOf({asked(busy), asked(well)});
    const auto outcome = write(run, 100);
    isComplete(outcome, 100);
    QVERIFY2(requests(busy) <= run.servers[0].inFlight, qPrintable(QString::number(requests(busy))));
    const ServerStatus &standing = outcome->progress.servers[0];
    QVERIFY(standing.state == State::Waiting);
    QVERIFY(standing.until > std::chrono::steady_clock::now() + std::chrono::minutes(30));
}

void TestSeveralServers::a_wrong_key_turns_off_one_server_data()
{
    QTest::addColumn<QString>("fault");
    for (const char *fault : {"401", "403", "404", "echo-key"})
        QTest::newRow(fault) << QString::fromLatin1(fault);
}

void TestSeveralServers::a_wrong_key_turns_off_one_server()
{
    QFETCH(QString, fault);
    const ModelServer locked({{QStringLiteral("always"), fault}});
    const ModelServer well({{QStringLiteral("wants"), QStringLiteral("sk-right")}});
    WritingRun run = runOf({asked(locked), asked(well)});
    run.servers[0].key = "sk-a-wrong-secret";
    run.servers[1].key = "sk-right";
    const auto outcome = write(run, 100);
    isComplete(outcome, 100);
    QVERIFY(requests(locked) <= run.servers[0].inFlight);
    const ServerStatus &standing = outcome->progress.servers[0];
    QVERIFY(standing.state == State::Off);
    QVERIFY(!standing.words.empty());
    QVERIFY(standing.words.find("sk-a-wrong-secret") == std::string::npos);
    QVERIFY(outcome->progress.servers[1].state == State::Well);
}

void TestSeveralServers::a_run_ends_when_all_are_off()
{
    const ModelServer one({{QStringLiteral("always"), QStringLiteral("401")}});
    const ModelServer two({{QStringLiteral("always"), QStringLiteral("404")}});
    const auto outcome = write(runOf({asked(one), asked(two)}), 100);
    QVERIFY(!outcome);
    QCOMPARE(nameOf(outcome.error().code), nameOf(ErrorCode::Network));
    for (const std::string &part : {one.url(), two.url(), std::string("401"), std::string("404")})
        QVERIFY2(outcome.error().detail.find(part) != std::string::npos, outcome.error().detail.c_str());
}

void TestSeveralServers::a_run_ends_when_all_are_down_and_names_each()
{
    const ModelServer broken({{QStringLiteral("always"), QStringLiteral("500")}});
    auto gone = std::make_unique<ModelServer>();
    const std::string address = gone->url();
    const WritingRun run = runOf({asked(broken), asked(*gone)});
    gone.reset();
    const auto outcome = write(run, 100);
    QVERIFY(!outcome);
    QCOMPARE(nameOf(outcome.error().code), nameOf(ErrorCode::Network));
    for (const std::string &part : {broken.url(), address, std::string("500")})
        QVERIFY2(outcome.error().detail.find(part) != std::string::npos, outcome.error().detail.c_str());
}

void TestSeveralServers::a_document_that_every_server_fails_on_is_given_up()
{
    // Every other answer is a failure, so that no server is ever down for long.
    const QJsonObject flaky{{QStringLiteral("faults"), QJsonObject{{QStringLiteral("500"), 0.5}}}};
    const ModelServer one(flaky);
    const ModelServer two(flaky);
    WritingRun run = runOf({asked(one), asked(two)});
    run.limits.tries = 40;
    isComplete(write(run, 60), 60);
    const ModelServer refusing({{QStringLiteral("always"), QStringLiteral("400")}});
    ++m_file;
    const auto outcome = write(runOf({asked(refusing), asked(refusing, 2, "large")}), 4);
    QVERIFY2(outcome, outcome ? "" : outcome.error().detail.c_str());
    QCOMPARE(outcome->givenUp.size(), std::size_t(4)); // the prompt's own fault: no other server is asked
    QCOMPARE(requests(refusing), 4);
}

void TestSeveralServers::what_one_server_wrote_is_not_asked_of_another()
{
    const ModelServer one;
    const ModelServer two;
    isComplete(write(runOf({asked(one, 1, "small"), asked(two, 1, "large")}), 50), 50);
    QCOMPARE(requests(one) + requests(two), 50);
    isComplete(write(runOf({asked(two, 1, "large"), asked(one, 1, "small")}), 60), 60);
    QCOMPARE(requests(one) + requests(two), 60);
    // The answers of the other model alone are missing.
    isComplete(write(runOf({asked(two, 1, "small")}), 60), 60);
    QVERIFY(requests(one) + requests(two) < 120);
}

void TestSeveralServers::a_cancelled_run_goes_on_later()
{
    const QJsonObject same{{QStringLiteral("latency"), 0.02}};
    const ModelServer one(same);
    const ModelServer two(same);
    const WritingRun run = runOf({asked(one), asked(two)});
    CancelWhenTold control;
    WhenAnswered watch(50, [&] { control.cancel(); });
    const auto cancelledRun = write(run, 400, &watch, &control);
    QVERIFY(!cancelledRun);
    QCOMPARE(nameOf(cancelledRun.error().code), nameOf(ErrorCode::Cancelled));
    isComplete(write(run, 400), 400);
    QVERIFY2(requests(one) + requests(two) <= 400 + 16, "more was asked again than was under way");
}

} // namespace tst_severalservers

QTEST_GUILESS_MAIN(tst_severalservers::TestSeveralServers)
#include "tst_severalservers.moc"
