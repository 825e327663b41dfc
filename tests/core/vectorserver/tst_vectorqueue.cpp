#include "core/base/Result.h"
#include "core/embedding/Sources.h"
#include "core/vectorserver/VectorQueue.h"
#include "core/vectorserver/VectorRequest.h"
#include "tests/CancelWhenWaiting.h"
#include "tests/core/embedding/VectorStage.h"
#include "tests/core/vectorserver/VectorsServer.h"

#include <QTest>

#include <type_traits>

namespace tst_vectorqueue {

using namespace core::vectorserver;
using core::embedding::AskedVectors;
using core::embedding::VectorServer;
using tests::VectorsServer;
using Answer = VectorsServer::Answer;

// Whoever has texts of another kind cannot have a server asked about them.
static_assert(!std::is_invocable_v<decltype(askForVectors),
                                   const std::vector<std::string> &,
                                   const ServerAccess &,
                                   AskedVectors &,
                                   core::JobControl &>);

/// A real server of vectors on loopback is asked.
class TestVectorQueue : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_stage = std::make_unique<tests::VectorStage>(); }
    void asks_in_the_form_of_the_protocol_data();
    void asks_in_the_form_of_the_protocol();
    void nothing_is_asked_twice();
    void goes_on_where_it_was_cut_off();
    void tries_again_data();
    void tries_again();
    void asks_for_fewer_where_the_server_wants_fewer_data();
    void asks_for_fewer_where_the_server_wants_fewer();
    void gives_up_data();
    void gives_up();
    void an_answer_is_not_trusted_data();
    void an_answer_is_not_trusted();
    void a_term_without_a_vector_is_named_data();
    void a_term_without_a_vector_is_named();
    void a_refused_format_is_omitted();
    void a_failing_server_is_not_flooded();
    void an_empty_account_ends_it_at_once();
    void a_long_wait_is_told();
    void a_key_goes_into_its_header_alone();
    void plain_http_goes_to_this_computer_alone();
    void another_model_of_the_same_name_is_noticed();
    void what_is_damaged_is_asked_again();
    void opening_asks_nobody();
    void a_cancel_ends_it();

private:
    ServerAccess asking(const VectorsServer &server, const std::string &protocol = "openai") const
    {
        ServerAccess asking;
        asking.server = {
            .protocol = protocol, .baseUrl = server.url(protocol == "openai" ? "/v1" : ""), .model = "small"};
        asking.limits.termsPerRequest = 2;
        asking.limits.firstBackoff = std::chrono::milliseconds(1);
        asking.limits.longestBackoff = std::chrono::milliseconds(2);
        return asking;
    }
    core::Result<RequestOutcome> ask(const ServerAccess &asking, const std::vector<std::string> &terms)
    {
        KEYSEED_ASSIGN(auto kept, AskedVectors::openToAdd(m_stage->path("cache"), asking.server));
        return askForVectors(tests::VectorStage::lexicon(terms), asking, kept, m_stage->control);
    }
    static VectorsServer::Answering good()
    {
        return [](const QStringList &texts, int) {
            return Answer{.body = VectorsServer::openAi(VectorsServer::byLetter(texts))};
        };
    }

    std::unique_ptr<tests::VectorStage> m_stage;
};

void TestVectorQueue::asks_in_the_form_of_the_protocol_data()
{
    QTest::addColumn<QString>("protocol");
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("openai") << QStringLiteral("openai") << QByteArray("POST /v1/embeddings HTTP");
    QTest::newRow("ollama") << QStringLiteral("ollama") << QByteArray("POST /api/embed HTTP");
}

void TestVectorQueue::asks_in_the_form_of_the_protocol()
{
    QFETCH(QString, protocol);
    QFETCH(QByteArray, line);
    const bool isOllama = protocol == QStringLiteral("ollama");
    const VectorsServer server([&](const QStringList &texts, int) {
        const auto rows = VectorsServer::byLetter(texts);
        return Answer{.body = isOllama ? VectorsServer::ollama(rows) : VectorsServer::openAi(rows)};
    });
    const ServerAccess towards = asking(server, protocol.toStdString());
    const auto outcome = ask(towards, {"asthma", "bone", "cough"});
    QVERIFY2(outcome.has_value(), outcome ? "" : outcome.error().detail.c_str());
    QCOMPARE(outcome->asked, std::size_t{3});
    QCOMPARE(outcome->requests, std::size_t{2});
    QVERIFY(server.seen().front().head.startsWith(line));
    const QJsonObject body = QJsonDocument::fromJson(server.seen().front().body).object();
    QCOMPARE(body.value(QStringLiteral("model")).toString(), QStringLiteral("small"));
    QStringList texts = server.texts();
    texts.sort();
    QCOMPARE(texts.join(QLatin1Char(' ')), QStringLiteral("asthma bone cough"));
    const auto kept = AskedVectors::openToRead(m_stage->path("cache"), towards.server);
    const auto vectors = kept.vectorsOf(tests::VectorStage::lexicon({"cough", "asthma"}));
    QVERIFY(vectors.has_value());
    std::vector<float> row(26);
    vectors->copyRow(0, row);
    QCOMPARE(row[2], 1.0F);
}

void TestVectorQueue::nothing_is_asked_twice()
{
    const VectorsServer server(good());
    QVERIFY(ask(asking(server), {"asthma", "bone", "asthma"}));
    const auto again = ask(asking(server), {"bone", "cough"});
    QVERIFY(again.has_value());
    QCOMPARE(again->asked, std::size_t{1});
    QCOMPARE(server.texts().join(QLatin1Char(' ')), QStringLiteral("asthma bone cough"));
    ServerAccess other = asking(server);
    other.server.model = "large";
    QVERIFY(ask(other, {"asthma"}));
    QCOMPARE(server.texts().size(), qsizetype{4});
}

void TestVectorQueue::goes_on_where_it_was_cut_off()
{
    const VectorsServer server([](const QStringList &texts, int request) {
        return request == 2 ? Answer{.status = 403, .body = "{}"}
                            : Answer{.body = VectorsServer::openAi(VectorsServer::byLetter(texts))};
    });
    ServerAccess towards = asking(server);
    towards.limits.inFlight = 1;
    QVERIFY(!ask(towards, {"asthma", "bone", "cough", "drug"}));
    const auto rest = ask(towards, {"asthma", "bone", "cough", "drug"});
    QVERIFY(rest.has_value());
    QCOMPARE(rest->asked, std::size_t{2});
    QVERIFY(AskedVectors::openToRead(m_stage->path("cache"), towards.server)
                .vectorsOf(tests::VectorStage::lexicon({"asthma", "bone", "cough", "drug"})));
}

void TestVectorQueue::tries_again_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("headers");
    QTest::newRow("429") << 429 << QByteArray("Retry-After: 0\r\n");
    QTest::newRow("500") << 500 << QByteArray();
    QTest::newRow("garbled") << 200 << QByteArray();
}

void TestVectorQueue::tries_again()
{
    QFETCH(int, status);
    QFETCH(QByteArray, headers);
    const VectorsServer server([&](const QStringList &texts, int request) {
        return request < 3 ? Answer{.status = status, .body = "no JSON", .headers = headers}
                           : Answer{.body = VectorsServer::openAi(VectorsServer::byLetter(texts))};
    });
    const auto outcome = ask(asking(server), {"asthma", "bone"});
    QVERIFY2(outcome.has_value(), outcome ? "" : outcome.error().detail.c_str());
    QCOMPARE(outcome->requests, std::size_t{3});
}

void TestVectorQueue::asks_for_fewer_where_the_server_wants_fewer_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("too many") << 413 << QByteArray(R"({"error":{"message":"too many"}})");
    QTest::newRow("a detail") << 422 << QByteArray(R"({"detail":"only one input at a time"})");
    QTest::newRow("no lists") << 500 << QByteArray(R"({"error":{"message":"input must be a string"}})");
}

void TestVectorQueue::asks_for_fewer_where_the_server_wants_fewer()
{
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    const VectorsServer server([&](const QStringList &texts, int) {
        return texts.size() > 1 ? Answer{.status = status, .body = body}
                                : Answer{.body = VectorsServer::openAi(VectorsServer::byLetter(texts))};
    });
    ServerAccess towards = asking(server);
    towards.limits.termsPerRequest = 8;
    const auto outcome = ask(towards, {"asthma", "bone", "cough", "drug", "ear"});
    QVERIFY2(outcome.has_value(), outcome ? "" : outcome.error().detail.c_str());
    QVERIFY(AskedVectors::openToRead(m_stage->path("cache"), towards.server).has("ear"));
}

void TestVectorQueue::gives_up_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("words");
    QTest::newRow("no such model") << 404 << QByteArray(R"({"error":{"message":"no model small"}})")
                                   << QStringLiteral("the server answered 404: no model small");
    QTest::newRow("a wrong key") << 401 << QByteArray("<html>") << QStringLiteral("the server answered 401");
    QTest::newRow("always busy") << 503 << QByteArray() << QStringLiteral("the server answered 503");
    QTest::newRow("a key that is repeated")
        << 401 << QByteArray(R"({"error":{"message":"key sk-secret-123456 \u001b[2J"}})")
        << QStringLiteral("\\u{1b}[2J");
}

void TestVectorQueue::gives_up()
{
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    QFETCH(QString, words);
    const VectorsServer server(
        [&](const QStringList &, int) { return Answer{.status = status, .body = body}; });
    ServerAccess towards = asking(server);
    towards.key = "sk-secret-123456";
    const auto outcome = ask(towards, {"asthma"});
    QVERIFY(!outcome.has_value());
    QCOMPARE(outcome.error().code, core::ErrorCode::Network);
    const QString detail = QString::fromStdString(outcome.error().detail);
    QVERIFY2(detail.contains(words), qPrintable(detail));
    QVERIFY(!detail.contains(QStringLiteral("secret")));
    QVERIFY(server.seen().size() <= 6);
}

void TestVectorQueue::an_answer_is_not_trusted_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("words");
    const auto row = [](const char *what, const char *body, const char *words) {
        QTest::newRow(what) << QByteArray(body) << QString::fromUtf8(words);
    };
    row("no JSON", "{", "is no JSON");
    row("another shape", R"(["data"])", "a list of numbers for each of 2 texts");
    row("too few", R"({"data":[{"index":0,"embedding":[1,2]}]})", "a list of numbers for each of 2 texts");
    row("too many",
        R"({"data":[{"embedding":[1,2]},{"embedding":[1,2]},{"embedding":[1,2]}]})",
        "a list of numbers for each of 2 texts");
    row("one twice",
        R"({"data":[{"index":1,"embedding":[1,2]},{"index":1,"embedding":[1,2]}]})",
        "a list of numbers for each of 2 texts");
    row("a place that is not there",
        R"({"data":[{"index":0,"embedding":[1,2]},{"index":7,"embedding":[1,2]}]})",
        "a list of numbers for each of 2 texts");
    row("of two dimensions",
        R"({"data":[{"embedding":[1,2]},{"embedding":[1,2,3]}]})",
        "of different dimensions");
    row("of no dimension", R"({"data":[{"embedding":[]},{"embedding":[]}]})", "of dimension 0");
    row("a text", R"({"data":[{"embedding":[1,"2"]},{"embedding":[1,2]}]})", "no number");
    row("infinite", R"({"data":[{"embedding":[1,1e300]},{"embedding":[1,2]}]})", "no number");
    row("zeros", R"({"data":[{"embedding":[0,0]},{"embedding":[0,null]}]})", "nothing but zeros");
    row("base64", R"({"data":[{"embedding":"AACAPw=="},{"embedding":"AACAPw=="}]})", "a list of numbers");
}

void TestVectorQueue::an_answer_is_not_trusted()
{
    QFETCH(QByteArray, body);
    QFETCH(QString, words);
    const auto rows = vectorsIn(body.toStdString(), "openai", 2);
    QVERIFY(!rows.has_value());
    QVERIFY2(QString::fromStdString(rows.error().detail).contains(words), rows.error().detail.c_str());
    const VectorsServer server([&](const QStringList &, int) { return Answer{.body = body}; });
    ServerAccess towards = asking(server);
    towards.limits.tries = 2;
    QVERIFY(!ask(towards, {"asthma", "bone"}));
    QVERIFY(!AskedVectors::openToRead(m_stage->path("cache"), towards.server).has("asthma"));
}

void TestVectorQueue::a_term_without_a_vector_is_named_data()
{
    QTest::addColumn<QByteArray>("numbers");
    QTest::newRow("zeros") << QByteArray("[0,-0.0]");
    QTest::newRow("null") << QByteArray("[null,null]");
    QTest::newRow("one null") << QByteArray("[1,null]");
    QTest::newRow("NaN") << QByteArray("[NaN,-NaN]");
}

void TestVectorQueue::a_term_without_a_vector_is_named()
{
    QFETCH(QByteArray, numbers);
    bool isMended = false;
    const VectorsServer server([&](const QStringList &texts, int) {
        QByteArray rows;
        for (const QString &text : texts)
            rows += (rows.isEmpty() ? "" : ",") + QByteArray("{\"embedding\":")
                    + (text == QStringLiteral("bone") && !isMended ? numbers : QByteArray("[1,2]")) + "}";
        return Answer{.body = "{\"data\":[" + rows + "]}"};
    });
    const auto outcome = ask(asking(server), {"asthma", "bone", "cough"});
    QVERIFY2(outcome.has_value(), outcome ? "" : outcome.error().detail.c_str());
    QCOMPARE(outcome->without, std::size_t{1});
    QVERIFY(outcome->withoutNames == std::vector<std::string>{"bone"});
    const auto kept = AskedVectors::openToRead(m_stage->path("cache"), asking(server).server);
    const auto lexicon = tests::VectorStage::lexicon({"asthma", "bone", "cough"});
    QVERIFY(!kept.vectorsOf(lexicon));
    const auto answered = kept.answersTo(lexicon);
    QVERIFY(answered && answered->known.size() == 2 && answered->unknown.size() == 1);
    isMended = true; // it alone is asked again
    const auto again = ask(asking(server), {"asthma", "bone", "cough"});
    QVERIFY(again && again->asked == 1 && again->without == 0);
    QVERIFY(AskedVectors::openToRead(m_stage->path("cache"), asking(server).server).vectorsOf(lexicon));
}

void TestVectorQueue::a_refused_format_is_omitted()
{
    const VectorsServer server([](const QStringList &texts, int request) {
        return request == 1
                   ? Answer{.status = 400,
                            .body = R"({"error":{"message":"Unsupported parameter: encoding_format"}})"}
                   : Answer{.body = VectorsServer::openAi(VectorsServer::byLetter(texts))};
    });
    ServerAccess towards = asking(server);
    towards.limits.inFlight = 1;
    const auto outcome = ask(towards, {"asthma", "bone", "cough"});
    QVERIFY2(outcome.has_value(), outcome ? "" : outcome.error().detail.c_str());
    QCOMPARE(outcome->requests, std::size_t{3});
    QVERIFY(!server.seen().back().body.contains("encoding_format"));
}

void TestVectorQueue::a_failing_server_is_not_flooded()
{
    const VectorsServer server(
        [](const QStringList &, int) { return Answer{.status = 503, .body = "busy"}; });
    ServerAccess towards = asking(server);
    towards.limits.firstBackoff = std::chrono::milliseconds(100);
    towards.limits.longestBackoff = std::chrono::milliseconds(400);
    towards.limits.tries = 4;
    std::vector<std::string> terms;
    for (int i = 0; i < 400; ++i)
        terms.push_back("term" + std::to_string(i));
    const auto outcome = ask(towards, terms);
    QVERIFY(!outcome.has_value());
    QVERIFY2(outcome.error().detail.find("503: busy") != std::string::npos, outcome.error().detail.c_str());
    // 200 requests would go out at once.
    QVERIFY2(server.seen().size() <= 60, qPrintable(QString::number(server.seen().size())));
}

void TestVectorQueue::an_empty_account_ends_it_at_once()
{
    const VectorsServer server([](const QStringList &, int) {
        return Answer{.status = 429, .body = R"({"error":{"code":"insufficient_quota"}})"};
    });
    QVERIFY(!ask(asking(server), {"asthma", "bone"}));
    QCOMPARE(server.seen().size(), std::size_t{1});
}

void TestVectorQueue::a_long_wait_is_told()
{
    const VectorsServer server([](const QStringList &, int) {
        return Answer{.status = 429, .body = R"({"detail":"slow down"})", .headers = "Retry-After: 3600\r\n"};
    });
    tests::CancelWhenWaiting control;
    auto kept = AskedVectors::openToAdd(m_stage->path("cache"), asking(server).server);
    QVERIFY(kept);
    const auto outcome =
        askForVectors(tests::VectorStage::lexicon({"asthma"}), asking(server), *kept, control);
    QVERIFY(!outcome);
    QVERIFY(control.pause > std::chrono::minutes(59) && control.pause <= std::chrono::hours(1));
    QVERIFY2(control.words.find("slow down") != std::string::npos, control.words.c_str());
}

void TestVectorQueue::a_key_goes_into_its_header_alone()
{
    const VectorsServer server(good());
    ServerAccess towards = asking(server);
    towards.key = "sk-secret-123456";
    QVERIFY(ask(towards, {"asthma"}));
    const auto seen = server.seen().front();
    QVERIFY(seen.head.contains("Authorization: Bearer sk-secret-123456"));
    QVERIFY(!seen.body.contains("secret"));
    towards.key = "a\nb";
    QVERIFY(!ask(towards, {"bone"}));
    QCOMPARE(server.seen().size(), std::size_t{1});
}

void TestVectorQueue::plain_http_goes_to_this_computer_alone()
{
    ServerAccess towards;
    towards.server = {.protocol = "openai", .baseUrl = "http://192.0.2.1/v1", .model = "small"};
    const auto outcome = ask(towards, {"asthma"});
    QVERIFY(!outcome && outcome.error().code == core::ErrorCode::InvalidParameter);
}

void TestVectorQueue::another_model_of_the_same_name_is_noticed()
{
    const VectorsServer server([](const QStringList &texts, int request) {
        QList<QList<double>> rows(texts.size(), QList<double>(request == 1 ? 3 : 4, 1.0));
        return Answer{.body = VectorsServer::openAi(rows)};
    });
    QVERIFY(ask(asking(server), {"asthma"}));
    const auto other = ask(asking(server), {"bone"});
    QVERIFY(!other && other.error().detail.find("dimension 4, and answered with 3") != std::string::npos);
}

void TestVectorQueue::what_is_damaged_is_asked_again()
{
    const VectorsServer server(good());
    ServerAccess towards = asking(server);
    towards.limits.inFlight = 1;
    QVERIFY(ask(towards, {"asthma", "bone", "cough"}));
    for (const auto &entry : std::filesystem::directory_iterator(m_stage->path("cache"))) {
        if (entry.path().extension() != ".asked-vectors")
            continue;
        // A bit of the last record, and a few bytes of one that was cut off.
        std::fstream file(entry.path(), std::ios::in | std::ios::out | std::ios::binary);
        file.seekp(static_cast<std::streamoff>(entry.file_size()) - 20);
        file.put('\x55');
        file.seekp(0, std::ios::end);
        file << "torn";
    }
    const auto again = ask(towards, {"asthma", "bone", "cough"});
    QVERIFY(again.has_value());
    QCOMPARE(again->asked, std::size_t{1});
    QVERIFY(AskedVectors::openToRead(m_stage->path("cache"), towards.server)
                .vectorsOf(tests::VectorStage::lexicon({"asthma", "bone", "cough"})));
}

void TestVectorQueue::opening_asks_nobody()
{
    const VectorsServer server(good());
    const ServerAccess towards = asking(server);
    const core::Settings settings{{"protocol", towards.server.protocol},
                                  {"baseUrl", towards.server.baseUrl + "/"},
                                  {"model", towards.server.model}};
    const auto before = m_stage->open("endpoint", settings, {"asthma", "bone"});
    QVERIFY(!before && before.error().code == core::ErrorCode::NotFound);
    QVERIFY(
        tests::detailOf(before).startsWith(QStringLiteral("embedding.model: the server has not been asked")));
    QVERIFY(server.seen().empty());
    QVERIFY(ask(towards, {"asthma", "bone"}));
    const auto opened = m_stage->open("endpoint", settings, {"asthma", "bone"});
    QVERIFY2(opened.has_value(), qPrintable(tests::detailOf(opened)));
    QCOMPARE(opened->dimension(), std::size_t{26});
    const auto again = m_stage->open("endpoint", settings, {"asthma", "bone"});
    QVERIFY(again && again->digest() == opened->digest());
    QCOMPARE(server.seen().size(), std::size_t{1});
}

void TestVectorQueue::a_cancel_ends_it()
{
    class Cancelled final : public core::JobControl
    {
    public:
        bool isCancelled() const override { return true; }
        void report(double, std::string_view) override {}
    } control;
    const VectorsServer server(good());
    const ServerAccess towards = asking(server);
    auto kept = AskedVectors::openToAdd(m_stage->path("cache"), towards.server);
    QVERIFY(kept.has_value());
    const auto outcome = askForVectors(tests::VectorStage::lexicon({"asthma"}), towards, *kept, control);
    QVERIFY(!outcome && outcome.error().code == core::ErrorCode::Cancelled);
    QVERIFY(!AskedVectors::openToAdd(m_stage->path("cache"), towards.server)); // one run at a time
}

} // namespace tst_vectorqueue

QTEST_GUILESS_MAIN(tst_vectorqueue::TestVectorQueue)
#include "tst_vectorqueue.moc"
