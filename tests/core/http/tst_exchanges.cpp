#include "core/http/Exchanges.h"
#include "tests/core/chat/ModelServer.h"
#include "tests/core/http/OwnCertificate.h"

#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>

#include <stdexcept>

namespace tst_exchanges {

using namespace core::http;

/// Against a server in a process of its own, and against ports where nobody answers as expected.
class TestExchanges : public QObject
{
    Q_OBJECT

private slots:
    void a_port_where_nobody_listens_is_told_apart();
    void a_name_that_is_not_known_is_told_apart();
    void plain_http_elsewhere_is_never_tried();
    void silence_ends_an_exchange();
    void a_certificate_that_nobody_vouches_for_is_refused();
    void a_certificate_of_ones_own_authority_is_accepted();
    void certificates_are_the_ones_that_were_allowed();
    void what_is_no_certificate_is_told_data();
    void what_is_no_certificate_is_told();
    void what_is_for_this_computer_passes_no_proxy();
    void plain_http_passes_no_proxy_wherever_it_goes();
    void a_redirect_is_not_followed();
    void headers_without_end_are_cut_off();
    void an_exception_goes_no_further_than_its_exchange();
    void a_server_that_asks_for_endless_patience_gets_an_hour();
    void a_header_with_a_line_break_is_not_sent();
    void an_answer_that_is_too_large_is_cut_off();
    void retry_after_is_read();
    void what_goes_over_the_line_is_what_is_shown();

private:
    struct Outcome
    {
        Reply reply;
        std::string body;
    };
    static Outcome exchange(const Request &request, const Network &network = {});
    static Request post(const ModelServer &server);

    QTemporaryDir m_folder;
};

TestExchanges::Outcome TestExchanges::exchange(const Request &request, const Network &network)
{
    Outcome outcome;
    int ends = 0;
    Exchanges exchanges(network);
    exchanges.start(
        request,
        [&](std::string_view bytes) {
            outcome.body += bytes;
            return true;
        },
        [&](const Reply &reply) {
            outcome.reply = reply;
            ++ends;
        });
    while (exchanges.inFlight() > 0)
        exchanges.run(std::chrono::milliseconds(200));
    if (ends != 1)
        qFatal("an exchange ended %d times", ends);
    return outcome;
}

Request TestExchanges::post(const ModelServer &server)
{
    return {.url = server.url("/v1/chat"),
            .headers = {{"Authorization", "Bearer sk-secret", true}, {"X-Plain", "seen"}},
            .body = R"({"messages":[{"role":"user","content":"x"}]})"};
}

void TestExchanges::a_port_where_nobody_listens_is_told_apart()
{
    QTcpServer taken; // to know a port that is free in a moment
    QVERIFY(taken.listen(QHostAddress::LocalHost));
    const int port = taken.serverPort();
    taken.close();
    const Outcome outcome =
        exchange({.url = "http://127.0.0.1:" + std::to_string(port), .headers = {}, .body = {}});
    QCOMPARE(static_cast<int>(outcome.reply.failure), static_cast<int>(Failure::Refused));
}

void TestExchanges::a_name_that_is_not_known_is_told_apart()
{
    // The domain .invalid is never registered (RFC 2606).
    const Outcome outcome = exchange({.url = "https://no-such-host.invalid/", .headers = {}, .body = {}});
    QCOMPARE(static_cast<int>(outcome.reply.failure), static_cast<int>(Failure::NotFound));
}

void TestExchanges::plain_http_elsewhere_is_never_tried()
{
    const Outcome outcome = exchange({.url = "http://no-such-host.invalid/", .headers = {}, .body = {}});
    QCOMPARE(static_cast<int>(outcome.reply.failure), static_cast<int>(Failure::Address));
}

void TestExchanges::silence_ends_an_exchange()
{
    const ModelServer server({{QStringLiteral("always"), QStringLiteral("hang")}});
    Network network;
    network.firstByteTimeout = std::chrono::milliseconds(150);
    const Outcome outcome = exchange(post(server), network);
    QCOMPARE(static_cast<int>(outcome.reply.failure), static_cast<int>(Failure::Timeout));
    QVERIFY(outcome.reply.words.find("did not begin") != std::string::npos);
}

void TestExchanges::a_certificate_that_nobody_vouches_for_is_refused()
{
    const QString log = m_folder.filePath(QStringLiteral("refused.log"));
    QJsonObject orders = ownCertificate(m_folder.path());
    orders[QStringLiteral("log")] = log;
    const ModelServer server(orders);
    const Outcome outcome = exchange(post(server));
    QCOMPARE(static_cast<int>(outcome.reply.failure), static_cast<int>(Failure::Certificate));
    QVERIFY(!QFile::exists(log)); // not a byte of the request was sent
}

void TestExchanges::a_certificate_of_ones_own_authority_is_accepted()
{
    const QJsonObject orders = ownCertificate(m_folder.path());
    const ModelServer server(orders);
    Network network;
    network.caFile = orders[QStringLiteral("cert")].toString().toStdString();
    const Outcome outcome = exchange(post(server), network);
    QCOMPARE(static_cast<int>(outcome.reply.failure), static_cast<int>(Failure::None));
    QCOMPARE(outcome.reply.status, 200);
    QVERIFY(outcome.body.find("[DONE]") != std::string::npos);
}

void TestExchanges::certificates_are_the_ones_that_were_allowed()
{
    const QJsonObject orders = ownCertificate(m_folder.path());
    const QString log = m_folder.filePath(QStringLiteral("allowed.log"));
    QJsonObject logged = orders;
    logged[QStringLiteral("log")] = log;
    const ModelServer server(logged);
    Network network;
    network.caFile = m_folder.filePath(QStringLiteral("house.pem")).toStdString();
    const QString file = QString::fromStdString(network.caFile.string());
    QVERIFY(QFile::copy(orders[QStringLiteral("cert")].toString(), file));
    network.caDigest = *core::sha256OfFile(network.caFile);

    Exchanges exchanges(network); // which has read the file
    QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("other")));
    const QJsonObject other = ownCertificate(m_folder.filePath(QStringLiteral("other")));
    QVERIFY(QFile::remove(file) && QFile::copy(other[QStringLiteral("cert")].toString(), file));
    Reply reply;
    exchanges.start(
        post(server), [](std::string_view) { return true; }, [&](const Reply &ended) { reply = ended; });
    while (exchanges.inFlight() > 0)
        exchanges.run(std::chrono::milliseconds(200));
    QCOMPARE(reply.status, 200);
    QVERIFY(QFile::remove(log));

    const Outcome swapped = exchange(post(server), network);
    QCOMPARE(static_cast<int>(swapped.reply.failure), static_cast<int>(Failure::Certificate));
    QVERIFY2(swapped.reply.words.find("not the one for which the key was allowed") != std::string::npos,
             swapped.reply.words.c_str());
    QVERIFY(!QFile::exists(log)); // not a byte of the request was sent
    network.caDigest.reset(); // without a key any file will do, but this one does not vouch for the server
    QCOMPARE(static_cast<int>(exchange(post(server), network).reply.failure),
             static_cast<int>(Failure::Certificate));
    QVERIFY(!QFile::exists(log));
}

void TestExchanges::what_is_no_certificate_is_told_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("words") << QByteArray("no certificate");
    QTest::newRow("a broken one") << QByteArray(
        "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n");
}

void TestExchanges::what_is_no_certificate_is_told()
{
    QFETCH(QByteArray, content);
    const ModelServer server(ownCertificate(m_folder.path()));
    Network network;
    network.caFile = m_folder.filePath(QStringLiteral("odd.pem")).toStdString();
    QFile file(QString::fromStdString(network.caFile.string()));
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(content) == content.size());
    file.close();
    const Outcome outcome = exchange(post(server), network);
    QCOMPARE(static_cast<int>(outcome.reply.failure), static_cast<int>(Failure::Certificate));
    QVERIFY(!outcome.reply.words.empty());
}

void TestExchanges::what_is_for_this_computer_passes_no_proxy()
{
    const QString log = m_folder.filePath(QStringLiteral("proxy.log"));
    const ModelServer proxy({{QStringLiteral("log"), log}});
    const ModelServer server;
    qputenv("http_proxy", QByteArray::fromStdString(proxy.url()));
    Network network;
    network.proxy = proxy.url();
    const Outcome byEnvironment = exchange(post(server));
    const Outcome bySetting = exchange(post(server), network);
    qunsetenv("http_proxy");
    QCOMPARE(byEnvironment.reply.status, 200);
    QCOMPARE(bySetting.reply.status, 200);
    QVERIFY(!QFile::exists(log)); // a proxy would read the key
}

void TestExchanges::plain_http_passes_no_proxy_wherever_it_goes()
{
    const QString log = m_folder.filePath(QStringLiteral("plain-proxy.log"));
    const ModelServer proxy({{QStringLiteral("log"), log}});
    Network network;
    network.plainHttpHost = "models.invalid"; // is never registered (RFC 2606): nobody but a proxy answers
    for (const char *variable : {"http_proxy", "all_proxy", "ALL_PROXY"}) {
        qputenv(variable, QByteArray::fromStdString(proxy.url()));
        Request request = post(proxy);
        request.url = "http://models.invalid/v1/chat";
        const Outcome outcome = exchange(request, network);
        qunsetenv(variable);
        QCOMPARE(static_cast<int>(outcome.reply.failure), static_cast<int>(Failure::NotFound));
    }
    network.proxy = proxy.url();
    Request request = post(proxy);
    request.url = "http://models.invalid/v1/chat";
    QCOMPARE(static_cast<int>(exchange(request, network).reply.failure), static_cast<int>(Failure::NotFound));
    QVERIFY(!QFile::exists(log)); // a proxy would read the key
}

void TestExchanges::headers_without_end_are_cut_off()
{
    const ModelServer server({{QStringLiteral("head"), 200'000}});
    const Outcome outcome = exchange(post(server));
    QCOMPARE(static_cast<int>(outcome.reply.failure), static_cast<int>(Failure::TooLarge));
    const ModelServer usual({{QStringLiteral("head"), 30'000}});
    QCOMPARE(static_cast<int>(exchange(post(usual)).reply.failure), static_cast<int>(Failure::None));
}

void TestExchanges::an_exception_goes_no_further_than_its_exchange()
{
    const ModelServer server;
    Exchanges exchanges({});
    std::vector<Reply> replies;
    const auto done = [&](const Reply &reply) { replies.push_back(reply); };
    exchanges.start(
        post(server), [](std::string_view) -> bool { throw std::runtime_error("of the taker"); }, done);
    while (exchanges.inFlight() > 0)
        exchanges.run(std::chrono::milliseconds(200));
    exchanges.start(
        post(server), [](std::string_view) { return true; }, done);
    while (exchanges.inFlight() > 0)
        exchanges.run(std::chrono::milliseconds(200));
    QCOMPARE(replies.size(), std::size_t{2});
    QCOMPARE(static_cast<int>(replies[0].failure), static_cast<int>(Failure::Other));
    QCOMPARE(static_cast<int>(replies[1].failure), static_cast<int>(Failure::None));
}

void TestExchanges::a_server_that_asks_for_endless_patience_gets_an_hour()
{
    for (const char *asked : {"9223372036854775807", "9999999999"}) {
        const ModelServer server({{QStringLiteral("always"), QStringLiteral("429-after")},
                                  {QStringLiteral("patience"), QLatin1String(asked)}});
        const Outcome outcome = exchange(post(server));
        QCOMPARE(outcome.reply.status, 429);
        QVERIFY(outcome.reply.retryAfter == longestRetryAfter);
    }
}

void TestExchanges::a_header_with_a_line_break_is_not_sent()
{
    const QString log = m_folder.filePath(QStringLiteral("injected.log"));
    const ModelServer server({{QStringLiteral("log"), log}});
    Request request = post(server);
    request.headers.front().value = "Bearer sk-secret\r\nX-Injected: yes";
    const Outcome outcome = exchange(request);
    QCOMPARE(static_cast<int>(outcome.reply.failure), static_cast<int>(Failure::Address));
    QVERIFY(outcome.reply.words.find("sk-secret") == std::string::npos);
    QVERIFY(!QFile::exists(log));
}

void TestExchanges::a_redirect_is_not_followed()
{
    const ModelServer server({{QStringLiteral("always"), QStringLiteral("redirect")},
                              {QStringLiteral("target"), QStringLiteral("http://127.0.0.1:9/elsewhere")}});
    const Outcome outcome = exchange(post(server));
    QCOMPARE(outcome.reply.status, 307);
    QCOMPARE(outcome.reply.location, std::string("http://127.0.0.1:9/elsewhere"));
    QCOMPARE(static_cast<int>(outcome.reply.failure), static_cast<int>(Failure::None));
}

void TestExchanges::an_answer_that_is_too_large_is_cut_off()
{
    const ModelServer server({{QStringLiteral("always"), QStringLiteral("huge")}});
    Network network;
    network.largestBody = 300'000;
    const Outcome outcome = exchange(post(server), network);
    QCOMPARE(static_cast<int>(outcome.reply.failure), static_cast<int>(Failure::TooLarge));
    QVERIFY(outcome.body.size() <= network.largestBody);
}

void TestExchanges::retry_after_is_read()
{
    const ModelServer server({{QStringLiteral("always"), QStringLiteral("429-after")}});
    const Outcome outcome = exchange(post(server));
    QCOMPARE(outcome.reply.status, 429);
    QVERIFY(outcome.reply.retryAfter == std::chrono::milliseconds(1000));
}

void TestExchanges::what_goes_over_the_line_is_what_is_shown()
{
    const QString log = m_folder.filePath(QStringLiteral("shown.log"));
    const ModelServer server({{QStringLiteral("log"), log}});
    const Request request = post(server);
    QCOMPARE(exchange(request).reply.status, 200);
    QFile file(log);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray sent = file.readAll();
    const QString text = QString::fromStdString(shown(request));
    QVERIFY(!text.contains(QLatin1String("sk-secret")));
    QVERIFY(text.contains(QLatin1String("Authorization: ********\n")));
    QVERIFY(text.startsWith(QLatin1String("POST /v1/chat\nHost: 127.0.0.1:")));
    QVERIFY(text.endsWith(QString::fromStdString(request.body)));
    QVERIFY(sent.contains("Authorization: Bearer sk-secret\r\n"));
    QVERIFY(sent.contains("X-Plain: seen\r\n") && text.contains(QLatin1String("X-Plain: seen\n")));
    QVERIFY(sent.contains(QByteArray::fromStdString("\r\n\r\n" + request.body)));
}

} // namespace tst_exchanges

QTEST_GUILESS_MAIN(tst_exchanges::TestExchanges)
#include "tst_exchanges.moc"
