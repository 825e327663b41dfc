#include "tests/core/chat/TriedConnection.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace tst_connection {

using namespace core::chat;
using namespace tried;

/// What a server answers when a connection is tried, and what it hears.
class TestConnection : public QObject
{
    Q_OBJECT

private slots:
    void what_a_server_answers_is_told_apart_data();
    void what_a_server_answers_is_told_apart();
    void names_of_models_are_made_fit_to_be_shown();
    void the_question_asked_is_a_fixed_one_and_short();
    void refused_parameters_are_replaced_and_told();
    void the_reason_of_a_refusal_is_told();
    void a_list_that_proves_the_key_costs_no_question();
    void a_key_with_a_line_break_is_never_sent();
    void the_place_a_redirect_points_to_never_hears_of_it();
};

void TestConnection::what_a_server_answers_is_told_apart_data()
{
    QTest::addColumn<QByteArray>("orders");
    QTest::addColumn<QString>("protocol");
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("finding");
    QTest::addColumn<int>("status");
    QTest::addColumn<int>("models");

    const auto row = [](const char *name,
                        const char *orders,
                        const char *protocol,
                        const char *model,
                        const char *finding,
                        int status,
                        int models) {
        QTest::newRow(name) << QByteArray(orders) << QString::fromLatin1(protocol)
                            << QString::fromLatin1(model) << QString::fromLatin1(finding) << status << models;
    };
    const auto *const wants = R"({"wants": "sk-connection-secret"})";
    const auto *const wantsOther = R"({"wants": "sk-another"})";
    row("works", wants, "openai", "small-model", "works", 200, 2);
    row("works without keys", R"({})", "openai", "large-model", "works", 200, 2);
    row("ollama", R"({"protocol": "ollama"})", "ollama", "small-model", "works", 200, 1);
    row("ollama, the latest",
        R"({"protocol": "ollama", "models": ["llama3:latest", "llama3:8b"]})",
        "ollama",
        "llama3",
        "works",
        200,
        2);
    row("ollama, not the latest",
        R"({"protocol": "ollama", "models": ["llama3:8b"]})",
        "ollama",
        "llama3",
        "model-missing",
        200,
        1);
    row("ollama, none yet",
        R"({"protocol": "ollama", "models": []})",
        "ollama",
        "llama3",
        "model-missing",
        200,
        0);
    row("anthropic",
        R"({"protocol": "anthropic", "wants": "sk-connection-secret", "models": ["a-1"]})",
        "anthropic",
        "a-1",
        "works",
        200,
        1);
    row("anthropic, another name",
        R"({"protocol": "anthropic", "models": ["a-1"], "aliases": ["a-latest"]})",
        "anthropic",
        "a-latest",
        "works",
        200,
        1);
    row("anthropic, no such name",
        R"({"protocol": "anthropic", "models": ["a-1"]})",
        "anthropic",
        "b-latest",
        "model-missing",
        200,
        1);
    row("azure",
        R"({"models": ["mine"], "wants": "sk-connection-secret"})",
        "azure",
        "mine",
        "works",
        200,
        0);
    row("azure, no such deployment", R"({"models": ["mine"]})", "azure", "yours", "model-missing", 404, 0);
    row("azure, wrong key", wantsOther, "azure", "mine", "wrong-key", 401, 0);
    row("azure, no deployment named", R"({})", "azure", "", "no-model-list", 200, 0);
    row("no model chosen", R"({})", "openai", "", "model-missing", 200, 2);
    row("model missing", R"({})", "openai", "huge-model", "model-missing", 200, 2);
    row("wrong key", wantsOther, "openai", "small-model", "wrong-key", 401, 0);
    row("wrong key, list for everybody",
        R"({"wants": "sk-another", "open-list": true})",
        "openai",
        "small-model",
        "wrong-key",
        401,
        2);
    row("right key, list for everybody",
        R"({"wants": "sk-connection-secret", "open-list": true})",
        "openai",
        "small-model",
        "works",
        200,
        2);
    row("wrong key for ollama behind a gate",
        R"({"protocol": "ollama", "wants": "sk-another"})",
        "ollama",
        "small-model",
        "wrong-key",
        401,
        0);
    row("forbidden", R"({"list": "403", "always": "403"})", "openai", "small-model", "wrong-key", 403, 0);
    row("list forbidden, model answers", R"({"list": "403"})", "openai", "small-model", "works", 200, 0);
    row("no credit", R"({"list": "402"})", "openai", "small-model", "wrong-key", 402, 0);
    row("bad request that blames the key",
        R"({"list": "echo-key"})",
        "openai",
        "small-model",
        "wrong-key",
        401,
        0);
    row("no list, model answers", R"({"list": "404"})", "openai", "small-model", "works", 200, 0);
    row("no list, model answers in one piece",
        R"({"list": "405", "plain": true})",
        "openai",
        "small-model",
        "works",
        200,
        0);
    row("no list, no such model",
        R"({"list": "404", "models": ["mine"]})",
        "openai",
        "yours",
        "model-missing",
        404,
        0);
    row("no list, wrong key",
        R"({"list": "404", "wants": "sk-another"})",
        "openai",
        "small-model",
        "wrong-key",
        401,
        0);
    row("no list, no model chosen", R"({"list": "404"})", "openai", "", "no-model-list", 404, 0);
    row("no list, question refused",
        R"({"list": "404", "always": "400"})",
        "openai",
        "small-model",
        "no-model-list",
        400,
        0);
    row("other json, model answers", R"({"list": "json"})", "openai", "small-model", "works", 200, 0);
    row("nothing but 404",
        R"({"list": "404", "always": "404"})",
        "openai",
        "small-model",
        "not-a-model-server",
        404,
        0);
    row("a page to sign in", R"({"list": "html"})", "openai", "small-model", "not-a-model-server", 200, 0);
    row("cut json", R"({"list": "garbled"})", "openai", "small-model", "not-a-model-server", 200, 0);
    row("no list, answers no answer",
        R"({"list": "404", "always": "html"})",
        "openai",
        "small-model",
        "not-a-model-server",
        200,
        0);
    row("another protocol",
        R"({"protocol": "anthropic", "list": "404"})",
        "openai",
        "small-model",
        "not-a-model-server",
        200,
        0);
    row("list without an end", R"({"list": "huge"})", "openai", "small-model", "not-a-model-server", 200, 0);
    row("junk in the list", R"({"list": "junk"})", "openai", "odd", "works", 200, 1);
    row("broken", R"({"list": "reset"})", "openai", "small-model", "broken", 0, 0);
    row("broken in the middle", R"({"list": "half"})", "openai", "small-model", "broken", 200, 0);
    row("busy", R"({"list": "429-after"})", "openai", "small-model", "busy", 429, 0);
    row("azure, busy", R"({"always": "429"})", "azure", "mine", "busy", 429, 0);
    row("server error", R"({"list": "500"})", "openai", "small-model", "server-error", 500, 0);
    row("overloaded", R"({"list": "529"})", "anthropic", "small-model", "server-error", 529, 0);
    row("a proxy in the way", R"({"list": "407"})", "openai", "small-model", "proxy", 407, 0);
    row("too slow for itself", R"({"list": "408"})", "openai", "small-model", "timeout", 408, 0);
}

void TestConnection::what_a_server_answers_is_told_apart()
{
    QFETCH(QByteArray, orders);
    QFETCH(QString, protocol);
    QFETCH(QString, model);
    const ModelServer model_server(object(orders.constData()));
    const auto spoken = protocolNamed(protocol.toStdString());
    QVERIFY(spoken);
    core::http::Network network;
    network.largestBody = 300'000;
    const ConnectionReport found =
        report({.protocol = *spoken,
                .baseUrl = model_server.url(*spoken == Protocol::OpenAi ? "/v1" : ""),
                .model = model.toStdString(),
                .apiVersion = "2024-06-01"},
               network);
    QTEST(text(found.finding), "finding");
    QTEST(found.status, "status");
    QTEST(static_cast<int>(found.models.size()), "models");
    QVERIFY(std::ranges::is_sorted(found.models));
}

void TestConnection::names_of_models_are_made_fit_to_be_shown()
{
    QJsonArray names{QStringLiteral("b\nc\t\x07"),
                     QStringLiteral("a"),
                     QStringLiteral("a"),
                     QStringLiteral("repeats sk-connection-secret"),
                     QString(5000, u'x'),
                     QString(),
                     QStringLiteral("over\u202Ewritten\u0085"),
                     QStringLiteral("modèle")};
    {
        const ModelServer model_server({{QStringLiteral("models"), names}});
        const ConnectionReport found = report(at(model_server.url("/v1"), "a"));
        const std::vector<std::string> expected{"a", "bc", "modèle", "overwritten", std::string(200, 'x')};
        QVERIFY(found.models == expected);
    }
    for (int index = 0; index < 2000; ++index)
        names.append(QStringLiteral("model-%1").arg(index));
    const ModelServer model_server({{QStringLiteral("models"), names}});
    const ConnectionReport found = report(at(model_server.url("/v1"), "model-1999"));
    QCOMPARE(text(found.finding), QStringLiteral("works")); // looked for in the whole list
    QCOMPARE(found.models.size(), mostModels);
}

void TestConnection::the_question_asked_is_a_fixed_one_and_short()
{
    QTemporaryDir folder;
    const QString log = folder.filePath(QStringLiteral("log"));
    QJsonObject orders = object(R"({"list": "404"})");
    orders[QStringLiteral("log")] = log;
    const ModelServer model_server(orders);
    QCOMPARE(text(report(at(model_server.url("/v1"), "m")).finding), QStringLiteral("works"));
    QFile file(log);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray heard = file.readAll();
    const QJsonObject body = QJsonDocument::fromJson(heard.mid(heard.indexOf("{\"model\""))).object();
    QCOMPARE(body[QStringLiteral("max_tokens")].toInt(), 16);
    QCOMPARE(QJsonDocument(body[QStringLiteral("messages")].toArray()).toJson(QJsonDocument::Compact),
             QByteArray(R"([{"content":"You answer with one word.","role":"system"},)"
                        R"({"content":"Answer with the word ready.","role":"user"}])"));
}

void TestConnection::refused_parameters_are_replaced_and_told()
{
    const ModelServer server(object(R"({"list": "404", "refuses": ["max_tokens", "system"]})"));
    const ConnectionReport found = report(at(server.url("/v1")));
    QCOMPARE(text(found.finding), QStringLiteral("works"));
    QCOMPARE(server.count()[QStringLiteral("requests")].toInt(), 3);
    for (const char *part : {"max_completion_tokens", "user's message"})
        QVERIFY2(found.details.find(part) != std::string::npos, found.details.c_str());
}

void TestConnection::the_reason_of_a_refusal_is_told()
{
    const ModelServer server(object(R"({"list": "404", "always": "422"})"));
    const ConnectionReport found = report(at(server.url("/v1")));
    QVERIFY2(found.details.find("test fault 422") != std::string::npos, found.details.c_str());
}

void TestConnection::a_list_that_proves_the_key_costs_no_question()
{
    const ModelServer model_server(object(R"({"wants": "sk-connection-secret"})"));
    QCOMPARE(text(report(at(model_server.url("/v1"))).finding), QStringLiteral("works"));
    QCOMPARE(model_server.count()[QStringLiteral("requests")].toInt(), 0);
}

void TestConnection::a_key_with_a_line_break_is_never_sent()
{
    QTemporaryDir folder;
    const QString log = folder.filePath(QStringLiteral("log"));
    const ModelServer model_server({{QStringLiteral("log"), log}});
    const ConnectionReport found = report(at(model_server.url("/v1")), {}, "sk-secret\r\nX-Other: 1");
    QCOMPARE(text(found.finding), QStringLiteral("wrong-key"));
    QCOMPARE(found.status, 0);
    QVERIFY(!QFile::exists(log));
}

void TestConnection::the_place_a_redirect_points_to_never_hears_of_it()
{
    QTemporaryDir folder;
    const QString log = folder.filePath(QStringLiteral("log"));
    const ModelServer elsewhere({{QStringLiteral("log"), log}});
    const QString target = QString::fromStdString(elsewhere.url("/v1/models"));
    for (const char *where : {"list", "always"}) {
        QJsonObject orders{{QString::fromLatin1(where), QStringLiteral("redirect")},
                           {QStringLiteral("target"), target}};
        if (!orders.contains(QStringLiteral("list")))
            orders[QStringLiteral("list")] = QStringLiteral("404");
        const ModelServer model_server(orders);
        const ConnectionReport found = report(at(model_server.url("/v1")));
        QCOMPARE(text(found.finding), QStringLiteral("not-a-model-server"));
        QCOMPARE(found.status, 307);
    }
    QVERIFY(!QFile::exists(log));
}

} // namespace tst_connection

QTEST_GUILESS_MAIN(tst_connection::TestConnection)
#include "tst_connection.moc"
