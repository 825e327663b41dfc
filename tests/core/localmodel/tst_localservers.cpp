#include "core/localmodel/LocalServers.h"
#include "tests/Python.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

namespace tst_localservers {

using namespace core::localmodel;

/// Servers in a process of its own, on free ports.
class PlayedServers
{
public:
    explicit PlayedServers(const QStringList &kinds)
    {
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(tests::python,
                        QStringList{QStringLiteral(KEYSEED_SOURCE_DIR "/tests/core/localmodel/lists.py")}
                            + kinds);
        while (ports.size() < static_cast<std::size_t>(kinds.size())) {
            if (!m_process.canReadLine() && !m_process.waitForReadyRead(60'000))
                qFatal("the test's servers do not start");
            while (m_process.canReadLine())
                ports.push_back(m_process.readLine().trimmed().toUShort());
        }
    }
    ~PlayedServers()
    {
        m_process.closeWriteChannel();
        if (!m_process.waitForFinished(5'000))
            m_process.kill();
    }

    std::vector<std::uint16_t> ports;

private:
    QProcess m_process;
};

/// Looking for servers at places of this computer.
class TestLocalServers : public QObject
{
    Q_OBJECT

private slots:
    void the_usual_places_are_on_this_computer();
    void lists_of_both_protocols_are_read();
    void nothing_but_the_list_is_asked_for();
    void what_is_no_list_is_passed_over_data();
    void what_is_no_list_is_passed_over();
    void a_server_that_wants_a_key_is_named();
    void names_that_cannot_be_shown_are_passed_over();
    void a_long_list_is_cut();
    void silence_ends_soon();

private:
    static UsualPlace openAi(std::uint16_t port) { return {"Some", "openai", port, "/v1/models", "/v1"}; }
    static std::vector<LocalServer> find(const std::vector<UsualPlace> &places)
    {
        core::NoControl control;
        auto found = findLocalServers(places, control);
        if (!found)
            qFatal("%s", found.error().detail.c_str());
        return std::move(*found);
    }
};

void TestLocalServers::the_usual_places_are_on_this_computer()
{
    const std::map<std::string_view, int> expected{
        {"Ollama", 11434}, {"llama-server", 8080}, {"LM Studio", 1234}, {"vLLM", 8000}};
    QCOMPARE(usualPlaces.size(), expected.size());
    for (const UsualPlace &place : usualPlaces)
        QCOMPARE(int(place.port), expected.at(place.product));
}

void TestLocalServers::lists_of_both_protocols_are_read()
{
    const PlayedServers servers({QStringLiteral("openai"), QStringLiteral("ollama"), QStringLiteral("none")});
    const auto found = find({openAi(servers.ports[0]),
                             {"Ollama", "ollama", servers.ports[1], "/api/tags", ""},
                             openAi(servers.ports[2])});
    QCOMPARE(found.size(), 3U);
    QCOMPARE(found[0].models, (std::vector<std::string>{"a-model", "b-model"}));
    QCOMPARE(found[0].baseUrl, "http://127.0.0.1:" + std::to_string(servers.ports[0]) + "/v1");
    QCOMPARE(found[0].server, "openai");
    QCOMPARE(found[1].models, std::vector<std::string>{"llama3:latest"});
    QCOMPARE(found[1].baseUrl, "http://127.0.0.1:" + std::to_string(servers.ports[1]));
    QVERIFY(found[2].models.empty() && !found[2].wantsKey);
}

void TestLocalServers::nothing_but_the_list_is_asked_for()
{
    const PlayedServers servers({QStringLiteral("openai")});
    find({openAi(servers.ports[0])});
    QTcpSocket socket;
    socket.connectToHost(QStringLiteral("127.0.0.1"), servers.ports[0]);
    QVERIFY(socket.waitForConnected());
    socket.write("GET /asked HTTP/1.0\r\n\r\n");
    QByteArray all;
    while (socket.waitForReadyRead(5'000))
        all += socket.readAll();
    QVERIFY2(all.endsWith("[\"GET /v1/models\"]"), all.constData());
}

void TestLocalServers::what_is_no_list_is_passed_over_data()
{
    QTest::addColumn<QString>("kind");
    for (const char *kind : {"html", "other", "missing", "elsewhere", "deep", "endless"})
        QTest::newRow(kind) << QString::fromUtf8(kind);
}

void TestLocalServers::what_is_no_list_is_passed_over()
{
    QFETCH(const QString, kind);
    const PlayedServers servers({kind, QStringLiteral("openai")});
    const auto found = find({openAi(servers.ports[0]), openAi(servers.ports[1])});
    QCOMPARE(found.size(), 1U);
    QCOMPARE(found[0].models.size(), 2U);
}

void TestLocalServers::a_server_that_wants_a_key_is_named()
{
    const PlayedServers servers({QStringLiteral("key")});
    const auto found = find({openAi(servers.ports[0])});
    QCOMPARE(found.size(), 1U);
    QVERIFY(found[0].wantsKey && found[0].models.empty());
}

void TestLocalServers::names_that_cannot_be_shown_are_passed_over()
{
    const PlayedServers servers({QStringLiteral("names")});
    const auto found = find({openAi(servers.ports[0])});
    QCOMPARE(found.size(), 1U);
    QCOMPARE(found[0].models, std::vector<std::string>{"good"});
}

void TestLocalServers::a_long_list_is_cut()
{
    const PlayedServers servers({QStringLiteral("many")});
    const auto found = find({openAi(servers.ports[0])});
    QCOMPARE(found.size(), 1U);
    QCOMPARE(found[0].models.size(), mostLocalModels);
}

// A server that accepts and says nothing, and a port where nobody listens.
void TestLocalServers::silence_ends_soon()
{
    QTcpServer silent;
    QVERIFY(silent.listen(QHostAddress::LocalHost));
    quint16 closed = 0;
    {
        QTcpServer gone;
        QVERIFY(gone.listen(QHostAddress::LocalHost));
        closed = gone.serverPort();
    }
    QElapsedTimer timer;
    timer.start();
    QVERIFY(find({openAi(silent.serverPort()), openAi(closed)}).empty());
    QVERIFY2(timer.elapsed() < 15'000, qPrintable(QString::number(timer.elapsed())));
}

} // namespace tst_localservers

QTEST_GUILESS_MAIN(tst_localservers::TestLocalServers)
#include "tst_localservers.moc"
