#include "tests/CancelWhenWaiting.h"
#include "tests/core/chat/WritingSetup.h"
#include "tests/core/http/OwnCertificate.h"
#include "tests/core/privacy/ReleasedForTests.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

namespace tst_writingqueue {

using namespace core;
using namespace core::chat;

/// Writing against a real server on loopback, in a process of its own.
class TestWritingQueue : public QObject
{
    Q_OBJECT

private slots:
    void every_document_arrives_once_whatever_goes_wrong();
    void each_protocol_is_understood_data();
    void each_protocol_is_understood();
    void what_is_stored_is_not_asked_for_again();
    void a_run_that_cannot_succeed_ends_at_once_data();
    void a_run_that_cannot_succeed_ends_at_once();
    void a_wrong_certificate_now_and_then_stops_nothing_data();
    void a_wrong_certificate_now_and_then_stops_nothing();
    void parameters_that_a_server_refuses_are_replaced_data();
    void parameters_that_a_server_refuses_are_replaced();
    void a_single_server_that_fails_gets_growing_pauses();
    void an_empty_account_ends_the_run_at_once();
    void a_long_wait_is_told();
    void a_cap_of_requests_stops_the_queue();
    void a_cap_of_money_is_kept_and_used_up();
    void a_cancelled_run_goes_on_later();
    void several_are_in_flight();
    void a_server_without_end_is_cut_off();

private:
    static std::vector<synthesis::Sequence> sequences(int count);
    static WritingRun runOf(const ModelServer &server, Protocol protocol = Protocol::OpenAi);
    Result<WritingOutcome> write(const WritingRun &run, int count, JobControl *control = nullptr);
    AnswerStore store() const;

    std::unique_ptr<QTemporaryDir> m_folder = std::make_unique<QTemporaryDir>();
    int m_file = 0;
    WritingWatch m_watch;
};

std::vector<synthesis::Sequence> TestWritingQueue::sequences(int count)
{
    std::vector<synthesis::Sequence> all;
    for (int number = 1; number <= count; ++number)
        all.push_back({"SYN-" + std::to_string(number), {}, {"number " + std::to_string(number)}});
    return all;
}

WritingRun TestWritingQueue::runOf(const ModelServer &server, Protocol protocol)
{
    WritingRun run = runTowards(server, protocol);
    run.limits.inFlight = 16;
    run.limits.tries = 60;
    run.limits.firstBackoff = std::chrono::milliseconds(5);
    run.limits.longestBackoff = std::chrono::milliseconds(40);
    run.network.firstByteTimeout = std::chrono::seconds(1);
    run.network.idleTimeout = std::chrono::seconds(1);
    return run;
}

AnswerStore TestWritingQueue::store() const
{
    auto opened =
        AnswerStore::open(m_folder->filePath(QStringLiteral("p%1.keyseed").arg(m_file)).toStdString());
    if (!opened)
        qFatal("%s", opened.error().detail.c_str());
    return std::move(*opened);
}

Result<WritingOutcome> TestWritingQueue::write(const WritingRun &run, int count, JobControl *control)
{
    NoControl none;
    AnswerStore answers = store();
    return writeWithModel(run,
                          promptsAboutPhrases(),
                          privacy::ReleasedForTests::of(sequences(count)),
                          answers,
                          m_watch,
                          control ? *control : none);
}

void TestWritingQueue::every_document_arrives_once_whatever_goes_wrong()
{
    ++m_file;
    QJsonObject faults;
    for (const char *kind : {"429-after", "429", "500", "reset", "hang", "half", "garbled"})
        faults[QLatin1String(kind)] = 0.1;
    // A server that asks for patience holds everything up for a second; so fewer of those.
    faults[QStringLiteral("429-after")] = 0.004;
    const ModelServer server({{QStringLiteral("faults"), faults}});
    const auto outcome = write(runOf(server), 1000);
    QVERIFY2(outcome, outcome ? "" : outcome.error().detail.c_str());
    QCOMPARE(static_cast<int>(outcome->end), static_cast<int>(WritingEnd::Complete));
    QCOMPARE(outcome->progress.done, std::size_t(1000));

    const QJsonObject prompts = server.count()[QStringLiteral("prompts")].toObject();
    QCOMPARE(prompts.size(), 1000);
    for (const QJsonValue &each : prompts) // asked until answered, and not once more
        QCOMPARE(each.toArray()[1].toInt(), 1);
    AnswerStore answers = store();
    const PromptSource source = promptsAboutPhrases();
    for (const synthesis::Sequence &each : sequences(1000)) {
        const Prompt prompt = source.promptFor(each);
        const auto stored = answers.answerTo(keyOf(runOf(server).server, prompt, {}, each.id));
        QVERIFY(stored && *stored);
        QCOMPARE((*stored)->text, "Written for: " + prompt.user);
    }
}

void TestWritingQueue::each_protocol_is_understood_data()
{
    QTest::addColumn<int>("protocol");
    QTest::addColumn<bool>("plain");
    for (const Protocol protocol : {Protocol::OpenAi, Protocol::Azure, Protocol::Ollama, Protocol::Anthropic})
        for (const bool plain : {false, true})
            QTest::addRow("%s%s", std::string(nameOf(protocol)).c_str(), plain ? ", in one piece" : "")
                << static_cast<int>(protocol) << plain;
}

void TestWritingQueue::each_protocol_is_understood()
{
    QFETCH(int, protocol);
    QFETCH(bool, plain);
    ++m_file;
    const auto spoken = static_cast<Protocol>(protocol);
    const QString name = spoken == Protocol::Azure ? QStringLiteral("openai")
                                                   : QString::fromStdString(std::string(nameOf(spoken)));
    const ModelServer server({{QStringLiteral("protocol"), name}, {QStringLiteral("plain"), plain}});
    const auto outcome = write(runOf(server, spoken), 3);
    QVERIFY2(outcome, outcome ? "" : outcome.error().detail.c_str());
    QCOMPARE(outcome->progress.done, std::size_t(3));
    QCOMPARE(outcome->progress.promptTokens, std::int64_t(60));
    QVERIFY(outcome->progress.completionTokens > 0);
}

void TestWritingQueue::what_is_stored_is_not_asked_for_again()
{
    ++m_file;
    const ModelServer server;
    QVERIFY(write(runOf(server), 20));
    QCOMPARE(server.count()[QStringLiteral("requests")].toInt(), 20);
    const auto more = write(runOf(server), 30);
    QVERIFY(more);
    QCOMPARE(more->progress.done, std::size_t(30));
    QCOMPARE(more->progress.requests, std::int64_t(30)); // of the project
    QCOMPARE(server.count()[QStringLiteral("requests")].toInt(), 30);
    WritingRun other = runOf(server); // another model is another answer
    other.server.model = "large-model";
    QVERIFY(write(other, 5));
    QCOMPARE(server.count()[QStringLiteral("requests")].toInt(), 35);
}

void TestWritingQueue::a_run_that_cannot_succeed_ends_at_once_data()
{
    QTest::addColumn<QString>("fault");
    QTest::addColumn<QString>("words");
    QTest::newRow("wrong key") << QStringLiteral("401") << QStringLiteral("401");
    QTest::newRow("no such model") << QStringLiteral("404") << QStringLiteral("test fault 404");
    QTest::newRow("redirect") << QStringLiteral("redirect") << QStringLiteral("another address");
    QTest::newRow("repeats the key") << QStringLiteral("echo-key")
                                     << QStringLiteral("bad key Bearer ********");
}

void TestWritingQueue::a_run_that_cannot_succeed_ends_at_once()
{
    QFETCH(QString, fault);
    QFETCH(QString, words);
    ++m_file;
    const ModelServer elsewhere;
    const ModelServer server({{QStringLiteral("always"), fault},
                              {QStringLiteral("target"), QString::fromStdString(elsewhere.url("/v1"))}});
    WritingRun run = runOf(server);
    run.key = "sk-a-secret";
    const auto outcome = write(run, 100);
    QVERIFY(!outcome);
    QCOMPARE(nameOf(outcome.error().code), nameOf(ErrorCode::Network));
    const QString detail = QString::fromStdString(outcome.error().detail);
    QVERIFY2(detail.contains(words), qPrintable(detail));
    QVERIFY(!detail.contains(QLatin1String("sk-a-secret")));
    QVERIFY(server.count()[QStringLiteral("requests")].toInt() <= run.limits.inFlight);
    QCOMPARE(elsewhere.count()[QStringLiteral("requests")].toInt(), 0);
}

void TestWritingQueue::a_wrong_certificate_now_and_then_stops_nothing_data()
{
    QTest::addColumn<double>("share");
    QTest::addColumn<bool>("arrives");
    QTest::newRow("of one server of ten behind the name") << 0.1 << true;
    QTest::newRow("of all") << 1.0 << false;
}

void TestWritingQueue::a_wrong_certificate_now_and_then_stops_nothing()
{
    QFETCH(double, share);
    QFETCH(bool, arrives);
    ++m_file;
    QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("good")));
    QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("bad")));
    QJsonObject orders = ownCertificate(m_folder->filePath(QStringLiteral("good")));
    const QJsonObject bad = ownCertificate(m_folder->filePath(QStringLiteral("bad")));
    orders[QStringLiteral("bad-cert")] = bad[QStringLiteral("cert")];
    orders[QStringLiteral("bad-key")] = bad[QStringLiteral("key")];
    orders[QStringLiteral("bad-share")] = share;
    orders[QStringLiteral("close")] = true;
    const ModelServer server(orders);
    WritingRun run = runOf(server);
    run.network.caFile = orders[QStringLiteral("cert")].toString().toStdString();
    const auto outcome = write(run, 200);
    QCOMPARE(outcome.has_value(), arrives);
    QCOMPARE(store().answeredDigests()->size(), std::size_t(arrives ? 200 : 0));
    if (!arrives)
        QVERIFY2(outcome.error().detail.find("certificate") != std::string::npos,
                 outcome.error().detail.c_str());
}

void TestWritingQueue::parameters_that_a_server_refuses_are_replaced_data()
{
    QTest::addColumn<QJsonArray>("refused");
    QTest::newRow("one") << QJsonArray{QStringLiteral("max_tokens")};
    QTest::newRow("two") << QJsonArray{QStringLiteral("max_tokens"), QStringLiteral("stream_options")};
    QTest::newRow("streams") << QJsonArray{QStringLiteral("stream")};
    QTest::newRow("the role") << QJsonArray{QStringLiteral("system")};
    QTest::newRow("the numbers") << QJsonArray{QStringLiteral("temperature"), QStringLiteral("seed")};
}

namespace {

class AdaptedWatch final : public WritingWatch
{
public:
    void adapted(const std::string &words) override { told.push_back(words); }
    std::vector<std::string> told;
};

} // namespace

void TestWritingQueue::parameters_that_a_server_refuses_are_replaced()
{
    QFETCH(QJsonArray, refused);
    ++m_file;
    const ModelServer server({{QStringLiteral("refuses"), refused}});
    WritingRun run = runOf(server);
    run.sampling.temperature = 0.5;
    run.sampling.seed = 7;
    run.limits.tries = 1; // what is replaced is no try
    PromptSource prompts = promptsAboutPhrases();
    prompts.prompt = *PromptTemplate::parse("You write.\n---\nWrite about {phrases}", "test");
    AdaptedWatch watch;
    NoControl none;
    AnswerStore answers = store();
    const auto outcome =
        writeWithModel(run, prompts, privacy::ReleasedForTests::of(sequences(20)), answers, watch, none);
    QVERIFY2(outcome, outcome ? "" : outcome.error().detail.c_str());
    QCOMPARE(outcome->progress.done, std::size_t(20));
    QCOMPARE(watch.told.size(), static_cast<std::size_t>(refused.size()));
    // The first document alone finds out.
    QCOMPARE(server.count()[QStringLiteral("requests")].toInt(), 20 + static_cast<int>(refused.size()));
}

void TestWritingQueue::a_single_server_that_fails_gets_growing_pauses()
{
    ++m_file;
    const ModelServer server({{QStringLiteral("always"), QStringLiteral("500")}});
    WritingRun run = runOf(server);
    run.limits.inFlight = 8;
    run.limits.tries = 4;
    run.limits.firstBackoff = std::chrono::milliseconds(200);
    run.limits.longestBackoff = std::chrono::milliseconds(800);
    QElapsedTimer timer;
    timer.start();
    const auto outcome = write(run, 500);
    QVERIFY(!outcome);
    QVERIFY2(outcome.error().detail.find("test fault 500") != std::string::npos,
             outcome.error().detail.c_str());
    QVERIFY(timer.elapsed() >= 100 + 200 + 400);
    const int asked = server.count()[QStringLiteral("requests")].toInt(); // those under way fail, too
    QVERIFY2(asked <= 2 * 8 + 4, qPrintable(QString::number(asked)));
}

void TestWritingQueue::an_empty_account_ends_the_run_at_once()
{
    ++m_file;
    const ModelServer server({{QStringLiteral("always"), QStringLiteral("quota")}});
    const auto outcome = write(runOf(server), 100);
    QVERIFY(!outcome);
    QVERIFY2(outcome.error().detail.find("exceeded your current quota") != std::string::npos,
             outcome.error().detail.c_str());
    QCOMPARE(server.count()[QStringLiteral("requests")].toInt(), 1);
}

void TestWritingQueue::a_long_wait_is_told()
{
    ++m_file;
    const ModelServer server(
        {{QStringLiteral("always"), QStringLiteral("429-after")}, {QStringLiteral("patience"), 3000}});
    tests::CancelWhenWaiting control;
    const auto outcome = write(runOf(server), 10, &control);
    QVERIFY(!outcome);
    QCOMPARE(nameOf(outcome.error().code), nameOf(ErrorCode::Cancelled));
    QVERIFY(control.pause > std::chrono::minutes(49) && control.pause <= std::chrono::minutes(50));
    QVERIFY2(control.words.find("slow down") != std::string::npos, control.words.c_str());
    QCOMPARE(server.count()[QStringLiteral("requests")].toInt(), 1);
}

void TestWritingQueue::a_cap_of_requests_stops_the_queue()
{
    ++m_file;
    const ModelServer server;
    WritingRun run = runOf(server);
    run.limits.mostRequests = 7;
    const auto outcome = write(run, 20);
    QVERIFY(outcome);
    QCOMPARE(static_cast<int>(outcome->end), static_cast<int>(WritingEnd::Cap));
    QCOMPARE(outcome->progress.done, std::size_t(7)); // what was under way is kept
    QCOMPARE(server.count()[QStringLiteral("requests")].toInt(), 7);
}

void TestWritingQueue::a_cap_of_money_is_kept_and_used_up()
{
    ++m_file;
    const ModelServer server;
    WritingRun run = runOf(server);
    run.sampling.maximumTokens = 50;
    run.prices = {.promptPerMillion = 0.0, .completionPerMillion = 1e6}; // at most 50 a request, in fact 6
    run.limits.mostMoney = 200.0;
    const auto outcome = write(run, 100);
    QVERIFY(outcome);
    QCOMPARE(static_cast<int>(outcome->end), static_cast<int>(WritingEnd::Cap));
    QVERIFY(outcome->progress.money <= 200.0);
    QVERIFY2(outcome->progress.money > 150.0 - 6.0, qPrintable(QString::number(outcome->progress.money)));
    const auto again = write(run, 100); // what was spent before counts
    QVERIFY(again);
    QCOMPARE(again->progress.done, outcome->progress.done);
}

namespace {

class CancelAfter final : public JobControl
{
public:
    explicit CancelAfter(double fraction)
        : m_fraction(fraction)
    {}
    bool isCancelled() const override { return m_seen >= m_fraction; }
    void report(double fraction, std::string_view) override { m_seen = fraction; }

private:
    double m_fraction;
    double m_seen = 0;
};

} // namespace

void TestWritingQueue::a_cancelled_run_goes_on_later()
{
    // So many that the run cannot be over between one look of the control and the next.
    constexpr std::size_t documents = 1000;
    ++m_file;
    const ModelServer server({{QStringLiteral("latency"), 0.02}});
    CancelAfter control(0.3);
    const auto cancelledRun = write(runOf(server), documents, &control);
    QVERIFY(!cancelledRun);
    QCOMPARE(nameOf(cancelledRun.error().code), nameOf(ErrorCode::Cancelled));
    const auto kept = store().answeredDigests();
    QVERIFY(kept && kept->size() >= documents * 3 / 10 && kept->size() < documents);
    const auto rest = write(runOf(server), documents);
    QVERIFY(rest);
    const int asked = server.count()[QStringLiteral("requests")].toInt();
    QVERIFY2(asked <= int(documents) + runOf(server).limits.inFlight,
             "more was asked for again than was under way");
    QCOMPARE(rest->progress.done, documents);
}

void TestWritingQueue::several_are_in_flight()
{
    ++m_file;
    const ModelServer server({{QStringLiteral("latency"), 0.2}});
    QElapsedTimer timer;
    timer.start();
    QVERIFY(write(runOf(server), 160));
    // One after the other they would take 32 seconds, 16 at a time two; the bound leaves room for a busy
    // machine.
    QVERIFY2(timer.elapsed() < 16'000, qPrintable(QString::number(timer.elapsed())));
    qInfo("160 documents, 200 ms each, 16 in flight: %lld ms", static_cast<long long>(timer.elapsed()));
}

void TestWritingQueue::a_server_without_end_is_cut_off()
{
    ++m_file;
    const ModelServer server({{QStringLiteral("always"), QStringLiteral("endless")}});
    WritingRun run = runOf(server);
    run.network.largestBody = 1 << 20;
    run.sampling.maximumTokens = 100;
    const auto outcome = write(run, 3);
    QVERIFY(outcome);
    QCOMPARE(static_cast<int>(outcome->end), static_cast<int>(WritingEnd::Complete));
    QCOMPARE(outcome->progress.requests, std::int64_t(3)); // it is not asked again
    // The request is ended in the piece of 64 KiB in which the text is too long, and that much is charged.
    AnswerStore answers = store();
    for (const synthesis::Sequence &each : sequences(3)) {
        const auto stored =
            answers.answerTo(keyOf(run.server, promptsAboutPhrases().promptFor(each), run.sampling, each.id));
        QVERIFY(stored && *stored);
        QCOMPARE(static_cast<int>((*stored)->finish), static_cast<int>(Finish::CutOff));
        QCOMPARE((*stored)->text.size(), std::size_t(65536));
    }
    QCOMPARE(outcome->progress.completionTokens, std::int64_t(3 * 65536 / 8));
}

} // namespace tst_writingqueue

QTEST_GUILESS_MAIN(tst_writingqueue::TestWritingQueue)

#include "tst_writingqueue.moc"
