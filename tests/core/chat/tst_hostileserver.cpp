#include "core/base/Database.h"
#include "core/base/Text.h"
#include "tests/core/chat/HostileAnswers.h"
#include "tests/core/chat/WritingSetup.h"
#include "tests/core/privacy/ReleasedForTests.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include <limits>
#include <stdexcept>

namespace tst_hostileserver {

using namespace core;
using namespace core::chat;

/// Whatever a server answers, the run goes on, and the project stays as good as it was.
class TestHostileServer : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void what_is_no_answer_is_one_document_without_data();
    void what_is_no_answer_is_one_document_without();
    void counts_that_cannot_be_leave_the_project_as_it_was_data();
    void counts_that_cannot_be_leave_the_project_as_it_was();
    void a_cap_of_money_holds_without_counts();
    void no_answer_that_is_refused_comes_free_data();
    void no_answer_that_is_refused_comes_free();
    void a_server_that_counts_more_than_was_asked_for_stays_within_the_cap();
    void a_request_is_charged_in_the_project_before_it_leaves();
    void what_no_server_got_costs_nothing();
    void a_project_with_such_counts_opens_and_goes_on();
    void answers_are_stored_when_the_run_ends_in_an_exception();
    void the_log_holds_nothing_of_the_key_and_nothing_that_acts();
    void a_key_with_a_line_break_is_sent_nowhere();

private:
    using Bodies = QList<std::pair<int, QByteArray>>;
    QJsonObject serving(const Bodies &bodies, bool isEvery) const;
    std::filesystem::path project() const
    {
        return m_folder->filePath(QStringLiteral("p.keyseed")).toStdString();
    }
    Result<WritingOutcome> write(const WritingRun &run, int count, WritingWatch *watch = nullptr) const;
    static WritingRun runOf(const ModelServer &server, Protocol protocol = Protocol::OpenAi);

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

QByteArray answerWith(const QByteArray &counts)
{
    return R"({"choices":[{"message":{"content":"number 1"},"finish_reason":"stop"}],"usage":)" + counts
           + "}";
}

} // namespace

QJsonObject TestHostileServer::serving(const Bodies &bodies, bool isEvery) const
{
    QJsonArray list;
    for (const auto &[status, body] : bodies)
        list.append(QJsonArray{status, QString::fromLatin1(body.toBase64())});
    QFile file(m_folder->filePath(QStringLiteral("bodies.json")));
    if (!file.open(QIODevice::WriteOnly))
        qFatal("no bodies");
    file.write(QJsonDocument(list).toJson());
    return {{QStringLiteral("bodies"), file.fileName()}, {QStringLiteral("every"), isEvery}};
}

WritingRun TestHostileServer::runOf(const ModelServer &server, Protocol protocol)
{
    WritingRun run = runTowards(server, protocol);
    run.limits.inFlight = 1;
    run.limits.tries = 1;
    run.sampling.maximumTokens = 100;
    return run;
}

Result<WritingOutcome> TestHostileServer::write(const WritingRun &run, int count, WritingWatch *watch) const
{
    std::vector<synthesis::Sequence> sequences;
    for (int number = 1; number <= count; ++number)
        sequences.push_back({"SYN-" + std::to_string(number), {}, {"number 1"}});
    auto store = AnswerStore::open(project());
    if (!store)
        qFatal("%s", store.error().detail.c_str());
    NoControl control;
    WritingWatch unwatched;
    return writeWithModel(run,
                          promptsAboutPhrases(),
                          privacy::ReleasedForTests::of(std::move(sequences)),
                          *store,
                          watch ? *watch : unwatched,
                          control);
}

void TestHostileServer::what_is_no_answer_is_one_document_without_data()
{
    QTest::addColumn<int>("protocol");
    QTest::addColumn<QByteArray>("before"); // each line
    QTest::addColumn<int>("status");
    const int openAi = static_cast<int>(Protocol::OpenAi);
    const int ollama = static_cast<int>(Protocol::Ollama);
    QTest::newRow("OpenAI, in one piece") << openAi << QByteArray() << 200;
    QTest::newRow("OpenAI, as a stream") << openAi << QByteArray("data: ") << 200;
    QTest::newRow("OpenAI, of an error") << openAi << QByteArray() << 500;
    QTest::newRow("Ollama") << ollama << QByteArray() << 200;
    QTest::newRow("Ollama, of an error") << ollama << QByteArray() << 400;
}

void TestHostileServer::what_is_no_answer_is_one_document_without()
{
    QFETCH(int, protocol);
    QFETCH(QByteArray, before);
    QFETCH(int, status);
    const bool isOllama = protocol == static_cast<int>(Protocol::Ollama);
    Bodies bodies;
    for (const HostileAnswer &each : hostileAnswers() + (isOllama ? misshapenOllama() : misshapenOpenAi()))
        bodies.append({status, before + each.body + (before.isEmpty() ? "\n" : "\n\n")});
    // Every second question is answered as it should be: what is lost is the one document.
    QJsonObject orders = serving(bodies, false);
    orders[QStringLiteral("protocol")] = isOllama ? QStringLiteral("ollama") : QStringLiteral("openai");
    const ModelServer server(orders);
    const auto outcome =
        write(runOf(server, static_cast<Protocol>(protocol)), static_cast<int>(2 * bodies.size()));
    QVERIFY2(outcome, outcome ? "" : outcome.error().detail.c_str());
    QCOMPARE(outcome->progress.done, static_cast<std::size_t>(bodies.size()));
    QCOMPARE(outcome->givenUp.size(), static_cast<std::size_t>(bodies.size()));

    auto store = AnswerStore::open(project());
    int failures = 0;
    QVERIFY(store->eachSent([&](const std::string &line) {
        const QJsonObject sent = QJsonDocument::fromJson(QByteArray::fromStdString(line)).object();
        const QString words = sent[QStringLiteral("outcome")].toString();
        QVERIFY(!words.isEmpty() && words.size() < 400);
        QCOMPARE(QString::fromStdString(printable(words.toStdString())), words);
        failures += words.startsWith(QStringLiteral("answered")) ? 0 : 1;
    }));
    QCOMPARE(failures, static_cast<int>(bodies.size()));
}

void TestHostileServer::counts_that_cannot_be_leave_the_project_as_it_was_data()
{
    QTest::addColumn<QByteArray>("count");
    for (const char *each : {"9223372036854775807",
                             "18446744073709551615",
                             "-9223372036854775808",
                             "-1000000",
                             "100000001",
                             "1e300",
                             "\"7\"",
                             "null",
                             "[7]"})
        QTest::newRow(each) << QByteArray(each);
}

void TestHostileServer::counts_that_cannot_be_leave_the_project_as_it_was()
{
    QFETCH(QByteArray, count);
    const QByteArray counts = "{\"prompt_tokens\":" + count + ",\"completion_tokens\":" + count + "}";
    const ModelServer server(serving({{200, answerWith(counts)}}, true));
    WritingRun run = runOf(server);
    run.prices = {.promptPerMillion = 1.0, .completionPerMillion = 1.0};
    for (const int documents : {3, 6}) { // the second run begins with the sums of the first
        const auto outcome = write(run, documents);
        QVERIFY2(outcome, outcome ? "" : outcome.error().detail.c_str());
        QCOMPARE(outcome->progress.done, static_cast<std::size_t>(documents));
        // As many as a prompt of some words and an answer of 100 tokens can have.
        QVERIFY(outcome->progress.promptTokens > 0 && outcome->progress.promptTokens <= documents * 20);
        QCOMPARE(outcome->progress.completionTokens, std::int64_t{100} * documents);
        QVERIFY(outcome->progress.money > 0.0 && outcome->progress.money < 0.001);
    }
}

void TestHostileServer::a_cap_of_money_holds_without_counts()
{
    const ModelServer server(
        serving({{200, answerWith(R"({"prompt_tokens":-1000000,"completion_tokens":-1000000})")}}, true));
    WritingRun run = runOf(server);
    run.prices = {.promptPerMillion = 0.0, .completionPerMillion = 1e6}; // one for each token
    run.limits.mostMoney = 350.0;
    for (int round = 0; round < 2; ++round) { // what was spent is known to the second run
        const auto outcome = write(run, 20);
        QVERIFY2(outcome, outcome ? "" : outcome.error().detail.c_str());
        QVERIFY(outcome->end == WritingEnd::Cap);
        QCOMPARE(outcome->progress.money, 300.0);
        QCOMPARE(server.count()[QStringLiteral("requests")].toInt(), 3);
    }
}

void TestHostileServer::no_answer_that_is_refused_comes_free_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("tokens"); // that the server bills for one request
    const QByteArray text = QByteArray("word ").repeated(40);
    const QByteArray piece = "data: {\"choices\":[{\"delta\":{\"content\":\"" + text + "\"}}]}\n\n";
    const QByteArray usage =
        "data: {\"choices\":[],\"usage\":{\"prompt_tokens\":1000,\"completion_tokens\":1000}}\n\n";
    QTest::newRow("all of it but the end") << 200 << piece + usage << 2000;
    QTest::newRow("without counts") << 200 << piece << 100;
    QTest::newRow("not its protocol") << 200 << piece + "data: {\"choices\":7}\n\n" << 100;
    QTest::newRow("an endless line") << 200 << piece + "data: " + QByteArray((1 << 20) + 9, 'x') << 100;
    QTest::newRow("broken off") << 200 << piece + "data: {\"error\":{\"message\":\"overloaded\"}}\n\n" << 100;
    QTest::newRow("an error of the server") << 500 << QByteArray("{}") << 100;
    QTest::newRow("no tokens for forty words")
        << 200
        << piece
               + "data: {\"choices\":[{\"delta\":{},\"finish_reason\":\"stop\"}],\"usage\":"
                 "{\"prompt_tokens\":0,\"completion_tokens\":0}}\n\ndata: [DONE]\n\n"
        << 100;
}

void TestHostileServer::no_answer_that_is_refused_comes_free()
{
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    QFETCH(int, tokens);
    const ModelServer server(serving({{status, body}}, true));
    WritingRun run = runOf(server);
    run.limits.inFlight = 4;
    run.limits.tries = 60;
    run.limits.firstBackoff = run.limits.longestBackoff = std::chrono::milliseconds(5);
    run.prices = {.promptPerMillion = 1000.0, .completionPerMillion = 1000.0};
    run.limits.mostMoney = 0.001 * tokens * 7 + 0.05; // for seven requests, and the prompts of some words
    for (int round = 0; round < 2; ++round) {         // the second run knows what the first one spent
        const auto outcome = write(run, 50);
        QVERIFY2(outcome, outcome ? "" : outcome.error().detail.c_str());
        QVERIFY(outcome->end == WritingEnd::Cap);
        QVERIFY(outcome->progress.money <= *run.limits.mostMoney);
        const int requests = server.count()[QStringLiteral("requests")].toInt();
        QVERIFY2(requests > 0 && 0.001 * tokens * requests <= *run.limits.mostMoney,
                 qPrintable(QString::number(requests)));
        const auto totals = AnswerStore::open(project())->totals();
        QCOMPARE(totals->requests, std::int64_t{requests});
        QVERIFY(totals->completionTokens >= std::int64_t{100} * requests);
        QCOMPARE(outcome->progress.completionTokens, totals->completionTokens);
    }
}

void TestHostileServer::a_server_that_counts_more_than_was_asked_for_stays_within_the_cap()
{
    const ModelServer server(
        serving({{200, answerWith(R"({"prompt_tokens":1000,"completion_tokens":1000})")}}, true));
    WritingRun run = runOf(server);
    run.limits.inFlight = 8;
    run.prices = {.promptPerMillion = 1000.0, .completionPerMillion = 1000.0}; // two for each request
    run.limits.mostMoney = 9.0;
    const auto outcome = write(run, 50);
    QVERIFY2(outcome, outcome ? "" : outcome.error().detail.c_str());
    QVERIFY(outcome->end == WritingEnd::Cap);
    QCOMPARE(server.count()[QStringLiteral("requests")].toInt(), 4);
    QCOMPARE(outcome->progress.money, 8.0);
}

void TestHostileServer::a_request_is_charged_in_the_project_before_it_leaves()
{
    // Looks at the project as another process would after a kill in this moment.
    struct Looker : WritingWatch
    {
        explicit Looker(std::filesystem::path file)
            : project(std::move(file))
        {}
        void asked(std::size_t, int) override
        {
            ++requests;
            const auto totals = AnswerStore::open(project)->totals();
            isCharged = isCharged && totals && totals->requests >= requests
                        && totals->completionTokens >= least + 100;
            least += 1; // what an answer of some words costs once it is complete
        }
        std::filesystem::path project;
        std::int64_t requests = 0;
        std::int64_t least = 0;
        bool isCharged = true;
    };
    const ModelServer server;
    Looker looker(project());
    const auto outcome = write(runOf(server), 20, &looker);
    QVERIFY2(outcome, outcome ? "" : outcome.error().detail.c_str());
    QCOMPARE(looker.requests, std::int64_t{20});
    QVERIFY(looker.isCharged);

    // A request that never ended keeps its charge.
    auto database = Database::open(project());
    QVERIFY(database);
    auto store = AnswerStore::open(project());
    const std::int64_t before = store->totals()->completionTokens;
    QVERIFY(store->keep({.sent = {{.id = 1000,
                                   .at = "2026-01-01T00:00:00Z",
                                   .documentId = "SYN-1",
                                   .tries = 1,
                                   .url = "https://models.test/v1",
                                   .body = "{}",
                                   .charge = {.promptTokens = 5, .completionTokens = 100}}},
                         .ended = {},
                         .answers = {}}));
    QCOMPARE(store->totals()->completionTokens, before + 100);
    const auto next = write(runOf(server), 20);
    QCOMPARE(next->progress.completionTokens, before + 100);
}

void TestHostileServer::what_no_server_got_costs_nothing()
{
    WritingRun run;
    {
        const ModelServer server;
        run = runOf(server);
    } // nobody listens any more
    run.prices = {.promptPerMillion = 1e6, .completionPerMillion = 1e6};
    run.limits.mostMoney = 150.0;
    run.limits.firstBackoff = run.limits.longestBackoff = std::chrono::milliseconds(5);
    run.limits.tries = 3;
    QVERIFY(!write(run, 5));
    const auto totals = AnswerStore::open(project())->totals();
    QVERIFY(totals->requests >= 3);
    QCOMPARE(totals->completionTokens, std::int64_t{0});

    const ModelServer busy({{QStringLiteral("faults"), QJsonObject{{QStringLiteral("429"), 0.5}}}});
    WritingRun patient = runOf(busy);
    patient.limits.tries = 60;
    patient.limits.firstBackoff = patient.limits.longestBackoff = std::chrono::milliseconds(5);
    const auto outcome = write(patient, 20);
    QVERIFY2(outcome, outcome ? "" : outcome.error().detail.c_str());
    QCOMPARE(outcome->progress.done, std::size_t{20});
    QCOMPARE(outcome->progress.promptTokens, std::int64_t{20 * 20}); // as the server counts the answers
}

void TestHostileServer::a_project_with_such_counts_opens_and_goes_on()
{
    const ModelServer server;
    QVERIFY(write(runOf(server), 4));
    {
        auto database = Database::open(project());
        QVERIFY(database);
        QVERIFY(
            database->execute("UPDATE sent SET prompt_tokens = 9223372036854775807, completion_tokens = -5 "
                              "WHERE id < 3; UPDATE sent SET prompt_tokens = 'many' WHERE id = 3;"
                              "UPDATE answer SET prompt_tokens = 9223372036854775807, finish = 99"));
    }
    auto store = AnswerStore::open(project());
    const auto totals = store->totals();
    QVERIFY2(totals, totals ? "" : totals.error().detail.c_str());
    QCOMPARE(totals->promptTokens, std::int64_t{20}); // of the one that is left
    QVERIFY(totals->completionTokens > 0);
    const auto outcome = write(runOf(server), 8);
    QVERIFY2(outcome, outcome ? "" : outcome.error().detail.c_str());
    QCOMPARE(outcome->progress.done, std::size_t{8});
    QCOMPARE(outcome->progress.promptTokens, std::int64_t{100});
}

void TestHostileServer::answers_are_stored_when_the_run_ends_in_an_exception()
{
    struct Thrower : WritingWatch
    {
        void delayed(std::size_t, std::chrono::milliseconds, const std::string &) override
        {
            throw std::runtime_error("in the middle");
        }
    };
    // The second answer of each pair is refused; those before were paid for.
    const ModelServer server(serving({{500, "{}"}}, false));
    WritingRun run = runOf(server);
    run.limits.tries = 3;
    Thrower thrower;
    QVERIFY_EXCEPTION_THROWN((void)write(run, 10, &thrower), std::runtime_error);
    auto store = AnswerStore::open(project());
    QCOMPARE(store->answeredDigests()->size(), std::size_t{1});
}

void TestHostileServer::the_log_holds_nothing_of_the_key_and_nothing_that_acts()
{
    const QByteArray key = "sk-Zq7Xw9Vb4Nm2Kj5Hg8";
    Bodies bodies;
    for (int before = 250; before < 310; ++before) // the key begins before and behind where words are cut
        bodies.append({500,
                       "{\"error\":{\"message\":\"" + QByteArray(before, '.') + " Bearer " + key
                           + " \\u009b2J\\u202e\\u001b[31m\"}}"});
    const ModelServer server(serving(bodies, false));
    WritingRun run = runOf(server);
    run.key = key.toStdString();
    QVERIFY(write(run, static_cast<int>(2 * bodies.size())));
    auto store = AnswerStore::open(project());
    int seen = 0;
    QVERIFY(store->eachSent([&](const std::string &line) {
        const QByteArray words =
            QJsonDocument::fromJson(QByteArray::fromStdString(line))[QStringLiteral("outcome")]
                .toString()
                .toUtf8();
        for (qsizetype at = 0; at + 4 <= key.size(); ++at)
            QVERIFY2(!words.contains(key.mid(at, 4)), words.constData());
        QCOMPARE(QByteArray::fromStdString(printable(words.toStdString())), words);
        seen += words.contains("****") ? 1 : 0;
    }));
    QVERIFY(seen > 20);
    QFile file(QString::fromStdString(project().string()));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(!file.readAll().contains(key.left(12)));
}

void TestHostileServer::a_key_with_a_line_break_is_sent_nowhere()
{
    const ModelServer server;
    for (const char *key : {"sk-secret\r\nX-Other: header", "sk-secret\n", "sk-\x01secret", "sk-s\xc3\xa9"}) {
        WritingRun run = runOf(server);
        run.key = key;
        const auto outcome = write(run, 2);
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().code, ErrorCode::InvalidParameter);
        QVERIFY(outcome.error().detail.find("sk-") == std::string::npos);
    }
    QCOMPARE(server.count()[QStringLiteral("requests")].toInt(), 0);
}

} // namespace tst_hostileserver

QTEST_GUILESS_MAIN(tst_hostileserver::TestHostileServer)

#include "tst_hostileserver.moc"
