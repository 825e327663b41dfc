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
