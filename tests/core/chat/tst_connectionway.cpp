#include "tests/core/chat/SlowNames.h"
#include "tests/core/chat/TriedConnection.h"
#include "tests/core/http/OwnCertificate.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

namespace tst_connectionway {

using namespace core::chat;
using namespace tried;

namespace {

/// Cancels after a while, counted from the first report.
class Impatient final : public core::JobControl
{
public:
    explicit Impatient(qint64 milliseconds)
        : m_patience(milliseconds)
    {}
    bool isCancelled() const override { return m_since.isValid() && m_since.hasExpired(m_patience); }
    void report(double, std::string_view) override { m_since.start(); }
    qint64 sinceCancel() const { return m_since.elapsed() - m_patience; }

private:
    qint64 m_patience;
    QElapsedTimer m_since;
};

} // namespace

/// The way to a server: addresses, names, certificates, proxies, silence, and a person who does not wait.
class TestConnectionWay : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void an_address_that_may_not_be_asked_is_not_data();
    void an_address_that_may_not_be_asked_is_not();
    void a_name_that_is_not_known_is_not_found();
    void a_port_where_nobody_listens_is_refused();
    void a_certificate_that_nobody_vouches_for_is_told_and_the_own_one_accepted();
    void a_file_of_certificates_that_is_not_there_is_told();
    void a_port_without_tls_is_told();
    void a_proxy_that_is_not_there_is_told_apart_from_a_server_that_is_not();
    void a_proxy_that_lets_nobody_through_is_told();
    void a_server_that_is_silent_ends_in_time();
    void a_cancel_is_answered_at_once_data();
    void a_cancel_is_answered_at_once();
    void a_cancel_does_not_wait_for_a_name_server();
};

void TestConnectionWay::initTestCase()
{
    for (const char *each : {"http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"})
        qunsetenv(each);
}

void TestConnectionWay::an_address_that_may_not_be_asked_is_not_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("protocol");
    QTest::newRow("plain http elsewhere")
        << QStringLiteral("http://no-such-host.invalid/v1") << QStringLiteral("openai");
    QTest::newRow("another scheme") << QStringLiteral("ftp://127.0.0.1/v1") << QStringLiteral("openai");
    QTest::newRow("nothing") << QString() << QStringLiteral("openai");
    QTest::newRow("no scheme") << QStringLiteral("127.0.0.1") << QStringLiteral("openai");
    QTest::newRow("a password") << QStringLiteral("https://me:secret@127.0.0.1/") << QStringLiteral("openai");
    QTest::newRow("no version of Azure") << QStringLiteral("https://127.0.0.1/") << QStringLiteral("azure");
}

void TestConnectionWay::an_address_that_may_not_be_asked_is_not()
{
    QFETCH(QString, url);
    QFETCH(QString, protocol);
    const ConnectionReport found = report({.protocol = protocolNamed(protocol.toStdString()).value(),
                                           .baseUrl = url.toStdString(),
                                           .model = "m",
                                           .apiVersion = {}});
    QCOMPARE(text(found.finding), QStringLiteral("address-not-allowed"));
}

void TestConnectionWay::a_name_that_is_not_known_is_not_found()
{
    // The domain .invalid is never registered (RFC 2606).
    const ConnectionReport found = report(at("https://something.invalid/v1", "m"));
    QCOMPARE(text(found.finding), QStringLiteral("not-found"));
    QVERIFY(found.words.find("something.invalid") != std::string::npos);
}

void TestConnectionWay::a_port_where_nobody_listens_is_refused()
{
    const ConnectionReport found = report({.protocol = Protocol::Ollama,
                                           .baseUrl = "http://127.0.0.1:" + std::to_string(closedPort()),
                                           .model = "m",
                                           .apiVersion = {}});
    QCOMPARE(text(found.finding), QStringLiteral("refused"));
    QVERIFY(!found.details.empty());
}

void TestConnectionWay::a_certificate_that_nobody_vouches_for_is_told_and_the_own_one_accepted()
{
    QTemporaryDir folder;
    QJsonObject orders = ownCertificate(folder.path());
    orders[QStringLiteral("log")] = folder.filePath(QStringLiteral("log"));
    const ModelServer model_server(orders);
    const Server server = at(model_server.url("/v1"));
    QCOMPARE(text(report(server).finding), QStringLiteral("certificate"));
    QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("log")))); // the key was not sent
    core::http::Network network;
    network.caFile = orders[QStringLiteral("cert")].toString().toStdString();
    QCOMPARE(text(report(server, network).finding), QStringLiteral("works"));
    // The certificate is for 127.0.0.1 alone.
    Server renamed = server;
    renamed.baseUrl.replace(renamed.baseUrl.find("127.0.0.1"), 9, "localhost");
    QCOMPARE(text(report(renamed, network).finding), QStringLiteral("certificate"));
}

void TestConnectionWay::a_file_of_certificates_that_is_not_there_is_told()
{
    QTemporaryDir folder;
    const ModelServer model_server(ownCertificate(folder.path()));
    core::http::Network network;
    network.caFile = folder.filePath(QStringLiteral("none.pem")).toStdString();
    const ConnectionReport found = report(at(model_server.url("/v1")), network);
    QCOMPARE(text(found.finding), QStringLiteral("certificate"));
    QVERIFY(found.words.find("CA file") != std::string::npos);
}

void TestConnectionWay::a_port_without_tls_is_told()
{
    const ModelServer model_server;
    std::string url = model_server.url("/v1");
    url.replace(0, 4, "https");
    const ConnectionReport found = report(at(url));
    QCOMPARE(text(found.finding), QStringLiteral("certificate"));
}

void TestConnectionWay::a_proxy_that_is_not_there_is_told_apart_from_a_server_that_is_not()
{
    core::http::Network network;
    network.proxy = "http://me:secret@127.0.0.1:" + std::to_string(closedPort());
    const Server server = at("https://something.invalid/v1", "m");
    QCOMPARE(text(report(server, network).finding), QStringLiteral("proxy"));
    network.proxy = "http://no-such-proxy.invalid:3128";
    QCOMPARE(text(report(server, network).finding), QStringLiteral("proxy"));
    network.proxy = "nonsense://127.0.0.1:3128";
    QCOMPARE(text(report(server, network).finding), QStringLiteral("proxy"));
    // Of the environment.
    qputenv("https_proxy", QByteArray("http://127.0.0.1:") + QByteArray::number(closedPort()));
    QCOMPARE(text(report(server).finding), QStringLiteral("proxy"));
    qunsetenv("https_proxy");
    QCOMPARE(text(report(server).finding), QStringLiteral("not-found"));
}

void TestConnectionWay::a_proxy_that_lets_nobody_through_is_told()
{
    const Server server = at("https://something.invalid/v1", "m");
    for (const int status : {403, 407, 502}) {
        QTemporaryDir folder;
        const QString log = folder.filePath(QStringLiteral("log"));
        const ModelServer proxy({{QStringLiteral("tunnel"), status}, {QStringLiteral("log"), log}});
        core::http::Network network;
        network.proxy = proxy.url();
        QCOMPARE(text(report(server, network).finding), QStringLiteral("proxy"));
        QFile file(log);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray heard = file.readAll();
        QVERIFY(heard.startsWith("CONNECT something.invalid:443"));
        QVERIFY(!heard.contains(key));
    }
}

void TestConnectionWay::a_server_that_is_silent_ends_in_time()
{
    const ModelServer model_server(object(R"({"list": "hang"})"));
    core::http::Network network;
    network.firstByteTimeout = std::chrono::milliseconds(150);
    const ConnectionReport found = report(at(model_server.url("/v1")), network);
    QCOMPARE(text(found.finding), QStringLiteral("timeout"));
}

void TestConnectionWay::a_cancel_is_answered_at_once_data()
{
    QTest::addColumn<QByteArray>("orders");
    QTest::newRow("while the list is awaited") << QByteArray(R"({"list": "hang"})");
    QTest::newRow("while the answer is awaited") << QByteArray(R"({"list": "404", "always": "hang"})");
    QTest::newRow("while the key is proved") << QByteArray(R"({"open-list": true, "always": "hang"})");
    QTest::newRow("while the list comes without an end") << QByteArray(R"({"list": "endless"})");
}

void TestConnectionWay::a_cancel_is_answered_at_once()
{
    QFETCH(QByteArray, orders);
    const ModelServer model_server(object(orders.constData()));
    core::http::Network network;
    network.largestBody = std::size_t{1} << 40;
    Impatient control(300);
    const ConnectionReport found = testConnection(at(model_server.url("/v1")), network, key, control);
    QCOMPARE(text(found.finding), QStringLiteral("cancelled"));
    QVERIFY2(control.sinceCancel() < 200, qPrintable(QString::number(control.sinceCancel())));
}

void TestConnectionWay::a_cancel_does_not_wait_for_a_name_server()
{
    Impatient control(300);
    const ConnectionReport found = testConnection(at("https://slow.invalid/v1", "m"), {}, key, control);
    QVERIFY(SlowNames::wasAsked());
    QCOMPARE(text(found.finding), QStringLiteral("cancelled"));
    QVERIFY2(control.sinceCancel() < 200, qPrintable(QString::number(control.sinceCancel())));
    SlowNames::answer();
}

} // namespace tst_connectionway

QTEST_GUILESS_MAIN(tst_connectionway::TestConnectionWay)
#include "tst_connectionway.moc"
