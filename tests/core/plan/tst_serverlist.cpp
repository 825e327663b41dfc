#include "core/plan/Plan.h"

#include <QTest>

namespace tst_serverlist {

using namespace core;
using namespace core::plan;

/// The list of servers of a writer: read, written and checked.
class TestServerList : public QObject
{
    Q_OBJECT

private slots:
    void is_read_and_written_again();
    void one_server_is_written_as_ever();
    void is_refused_at_its_field_data();
    void is_refused_at_its_field();
    void the_simple_form_is_not_needed_beside_it();
};

namespace {

std::string planWith(const std::string &servers, const std::string &more = R"("model": "llama-3")")
{
    return R"({"schema": "keyseed-plan/2", "writer": {"kind": "chat", )" + more + R"(, "servers": )" + servers
           + "}}";
}

} // namespace

void TestServerList::is_read_and_written_again()
{
    const auto plan = parsePlan(planWith(R"([{"baseUrl": "https://a.example/v1"},
        {"server": "azure", "baseUrl": "https://b.example", "model": "large", "apiVersion": "2024-06-01",
         "keyEnvironment": "B_KEY", "plainHttpHost": "b.example", "weight": 3, "inFlight": 2,
         "requestsPerMinute": 60, "tokensPerMinute": 9000}])"),
                                "p");
    QVERIFY2(plan, plan ? "" : plan.error().detail.c_str());
    const auto &servers = plan->writer.servers;
    QCOMPARE(servers.size(), std::size_t(2));
    QCOMPARE(servers[0].weight, 1);
    QCOMPARE(servers[0].server, "openai");
    const Plan::Writer::Endpoint second = {.server = "azure",
                                           .baseUrl = "https://b.example",
                                           .model = "large",
                                           .apiVersion = "2024-06-01",
                                           .keyEnvironment = "B_KEY",
                                           .plainHttpHost = "b.example",
                                           .weight = 3,
                                           .inFlight = 2,
                                           .requestsPerMinute = 60,
                                           .tokensPerMinute = 9000};
    QVERIFY(servers[1] == second);
    QVERIFY(validatePart(*plan, "writer"));
    const auto again = parsePlan(toJson(*plan), "again");
    QVERIFY(again && again->writer == plan->writer);
}

void TestServerList::one_server_is_written_as_ever()
{
    Plan plan;
    plan.writer.kind = "chat";
    QVERIFY(toJson(plan).find("servers") == std::string::npos);
}

void TestServerList::is_refused_at_its_field_data()
{
    QTest::addColumn<QString>("servers");
    QTest::addColumn<QString>("field");
    const auto row = [](const char *name, const char *second, const char *field) {
        QTest::newRow(name)
            << QStringLiteral("[{\"baseUrl\": \"https://a.example\"}, %1]").arg(QLatin1String(second))
            << QString::fromLatin1(field);
    };
    row("no address", "{}", "writer.servers[1].baseUrl");
    row("plain http", R"({"baseUrl": "http://b.example"})", "writer.servers[1].baseUrl");
    row("weight 0", R"({"baseUrl": "https://b.example", "weight": 0})", "writer.servers[1].weight");
    row("weight as text", R"({"baseUrl": "https://b.example", "weight": "2"})", "writer.servers[1].weight");
    row("at once", R"({"baseUrl": "https://b.example", "inFlight": 999})", "writer.servers[1].inFlight");
    row("key",
        R"({"baseUrl": "https://b.example", "keyEnvironment": "HOME"})",
        "writer.servers[1].keyEnvironment");
    row("protocol", R"({"baseUrl": "https://b.example", "server": "x"})", "writer.servers[1].server");
    row("unknown key", R"({"baseUrl": "https://b.example", "wieght": 2})", "writer.servers[1].wieght");
    row("version", R"({"baseUrl": "https://b.example", "server": "azure"})", "writer.servers[1].apiVersion");
    row("rate",
        R"({"baseUrl": "https://b.example", "tokensPerMinute": -1})",
        "writer.servers[1].tokensPerMinute");
    row("twice", R"({"baseUrl": "https://a.example"})", "writer.servers[1].baseUrl");
    row("no object", "1", "writer.servers[1]");
    QTest::newRow("no list") << QStringLiteral("{}") << QStringLiteral("writer.servers");
}

void TestServerList::is_refused_at_its_field()
{
    QFETCH(QString, servers);
    QFETCH(QString, field);
    const auto plan = parsePlan(planWith(servers.toStdString()), "p");
    const auto valid = plan ? validatePart(*plan, "writer") : fail(plan.error());
    QVERIFY(!valid);
    const QString detail = QString::fromStdString(valid.error().detail);
    QVERIFY2(detail.contains(field + QLatin1Char(':')), qPrintable(detail));
}

void TestServerList::the_simple_form_is_not_needed_beside_it()
{
    const std::string list = R"([{"baseUrl": "https://a.example", "model": "m"}])";
    const auto plan = parsePlan(planWith(list, R"("baseUrl": "")"), "p");
    QVERIFY(plan);
    QVERIFY(validatePart(*plan, "writer"));
    const auto nameless = parsePlan(planWith(R"([{"baseUrl": "https://a.example"}])", R"("seed": 1)"), "p");
    QVERIFY(nameless);
    const auto valid = validatePart(*nameless, "writer");
    QVERIFY(!valid);
    QVERIFY(valid.error().detail.find("writer.servers[0].model") != std::string::npos);
}

} // namespace tst_serverlist

QTEST_GUILESS_MAIN(tst_serverlist::TestServerList)
#include "tst_serverlist.moc"
