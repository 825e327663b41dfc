#include "core/base/Text.h"
#include "tests/cli/ChatPlan.h"
#include "tests/cli/Terminal.h"
#include "tests/core/http/OwnCertificate.h"

#include <QTest>

#include <cstdlib>
#include <fcntl.h>
#include <unistd.h>

namespace tst_keyorigin {

/// The built program gives no secret to a server because a plan says so.
class TestKeyOrigin : public QObject
{
    Q_OBJECT

private slots:
    void a_plan_alone_sends_no_key_anywhere();
    void a_server_that_is_trusted_for_a_run_gets_the_key_in_that_run();
    void a_yes_at_the_terminal_is_remembered_data();
    void a_yes_at_the_terminal_is_remembered();
    void other_variables_and_odd_values_are_refused_data();
    void other_variables_and_odd_values_are_refused();
    void another_file_of_certificates_is_trusted_by_itself();
    void secrets_of_tls_are_written_nowhere();
    void tls_below_1_2_is_refused_whatever_the_system_allows();
    void words_of_a_server_do_nothing_to_a_terminal();

private:
    /// With the variables, and where `typed` is not null in a terminal at which that is typed.
    static CommandRun::Outcome runWith(const CommandRun &run,
                                       const QStringList &arguments,
                                       const QList<std::pair<QString, QString>> &variables,
                                       const char *typed = nullptr);
    static CommandRun::Outcome
    runWithKey(const CommandRun &run, const QStringList &arguments, const char *typed = nullptr)
    {
        return runWith(run,
                       arguments,
                       {{QStringLiteral("TEST_MODEL_KEY"), QStringLiteral("sk-canary-key-5513")}},
                       typed);
    }
    static void prepare(const CommandRun &run, const ModelServer &server, const QJsonObject &more = {});
};

namespace {

constexpr auto perLabel = 2; // four documents

int requestsOf(const ModelServer &server)
{
    return server.count()[QStringLiteral("requests")].toInt();
}

QStringList writeArguments(const CommandRun &run)
{
    return {QStringLiteral("write"),
            QStringLiteral("--project"),
            run.path(QStringLiteral("out.keyseed")),
            QStringLiteral("--output"),
            run.path(QStringLiteral("again")),
            QStringLiteral("--draw-again"),
            QStringLiteral("--ledger"),
            run.path(QStringLiteral("ledger.sqlite"))};
}

} // namespace

CommandRun::Outcome TestKeyOrigin::runWith(const CommandRun &run,
                                           const QStringList &arguments,
                                           const QList<std::pair<QString, QString>> &variables,
                                           const char *typed)
{
    const Terminal terminal;
    QProcess process;
    run.prepare(process, arguments);
    auto environment = process.processEnvironment();
    for (const auto &[name, value] : variables)
        environment.insert(name, value);
    process.setProcessEnvironment(environment);
    if (typed) {
        process.setChildProcessModifier([slave = terminal.slave] {
            ::dup2(slave, STDIN_FILENO);
            ::dup2(slave, STDERR_FILENO);
        });
        if (::write(terminal.master, typed, qstrlen(typed)) < 0)
            qFatal("nothing was typed");
    }
    process.start();
    if (!process.waitForFinished(240'000))
        qFatal("the program hangs");
    auto outcome = CommandRun::outcomeOf(process);
    if (typed) {
        ::fcntl(terminal.master, F_SETFL, O_NONBLOCK);
        char bytes[8192];
        for (ssize_t got = ::read(terminal.master, bytes, sizeof bytes); got > 0;
             got = ::read(terminal.master, bytes, sizeof bytes))
            outcome.errors += QString::fromUtf8(bytes, got);
    }
    return outcome;
}

void TestKeyOrigin::prepare(const CommandRun &run, const ModelServer &server, const QJsonObject &more)
{
    run.write(QStringLiteral("notes.csv"), CommandRun::records);
    QJsonObject writer{{QStringLiteral("keyEnvironment"), QStringLiteral("TEST_MODEL_KEY")}};
    for (auto each = more.begin(); each != more.end(); ++each)
        writer.insert(each.key(), each.value());
    QJsonObject plan = chatPlan(server, writer);
    QJsonObject sampling = plan[QStringLiteral("sampling")].toObject();
    sampling.insert(QStringLiteral("perLabel"), perLabel);
    plan.insert(QStringLiteral("sampling"), sampling);
    run.writePlan(plan);
}

void TestKeyOrigin::a_plan_alone_sends_no_key_anywhere()
{
    const ModelServer server;
    const ModelServer other;
    const CommandRun run;
    prepare(run, server);
    // A file that came with the plan says nothing.
    for (const char *file : {"ledger.sqlite.key-origins", ".key-origins", "keyseed.key-origins"}) {
        run.write(QLatin1String(file), "TEST_MODEL_KEY " + QByteArray::fromStdString(server.url()) + "\n");
        QFile::setPermissions(run.path(QLatin1String(file)), QFile::ReadOwner | QFile::WriteOwner);
    }
    for (const QStringList &more : {QStringList(), trusting(other)}) {
        const auto refused = runWithKey(run, run.runArguments() + more);
        QCOMPARE(refused.exitCode, 2);
        QCOMPARE(refused.errorLines().size(), 1);
        QVERIFY2(refused.errors.contains(QStringLiteral("--trust-origin TEST_MODEL_KEY=")
                                         + QString::fromStdString(server.url())),
                 qPrintable(refused.errors));
        QVERIFY(!refused.errors.contains(QStringLiteral("canary")));
        QVERIFY(!QFile::exists(run.path(QStringLiteral("out.keyseed")))); // nor was anything spent
    }
    const QString url = QString::fromStdString(server.url());
    for (const QString &odd :
         {QStringLiteral("everybody"), url, u'=' + url}) { // a server alone is no permission
        const auto refused =
            runWithKey(run, run.runArguments() + QStringList{QStringLiteral("--trust-origin"), odd});
        QCOMPARE(refused.exitCode, 2);
        QVERIFY2(refused.errors.contains(
                     QStringLiteral("--trust-origin: the variable and the server were expected")),
                 qPrintable(refused.errors));
    }
    const auto noServer =
        runWithKey(run,
                   run.runArguments()
                       + QStringList{QStringLiteral("--trust-origin"), QStringLiteral("A_KEY=everybody")});
    QCOMPARE(noServer.exitCode, 2);
    QVERIFY2(noServer.errors.contains(QStringLiteral("--trust-origin: a server such as")),
             qPrintable(noServer.errors));
    QCOMPARE(requestsOf(server), 0);
}

void TestKeyOrigin::a_server_that_is_trusted_for_a_run_gets_the_key_in_that_run()
{
    const ModelServer server({{QStringLiteral("wants"), QStringLiteral("sk-canary-key-5513")}});
    const ModelServer other;
    const CommandRun run;
    prepare(run, server);
    const auto done = runWithKey(run, run.runArguments() + trusting(other) + trusting(server));
    QVERIFY2(done.exitCode == 0, qPrintable(done.errors));
    QCOMPARE(requestsOf(server), 2 * perLabel);
    QCOMPARE(runWithKey(run, writeArguments(run)).exitCode, 2);
    QCOMPARE(requestsOf(server), 2 * perLabel);
    QCOMPARE(requestsOf(other), 0);
}

void TestKeyOrigin::a_yes_at_the_terminal_is_remembered_data()
{
    QTest::addColumn<QByteArray>("typed");
    QTest::addColumn<bool>("isYes");
    QTest::newRow("y") << QByteArray("y\n") << true;
    QTest::newRow("n") << QByteArray("n\n") << false;
    QTest::newRow("nothing") << QByteArray("\n") << false;
    QTest::newRow("the end") << QByteArray("\x04") << false;
}

void TestKeyOrigin::a_yes_at_the_terminal_is_remembered()
{
    QFETCH(QByteArray, typed);
    QFETCH(bool, isYes);
    const ModelServer server;
    const CommandRun run;
    prepare(run, server);
    const auto asked = runWithKey(run, run.runArguments(), typed.constData());
    QCOMPARE(asked.exitCode, isYes ? 0 : 2);
    QVERIFY2(asked.errors.contains(QStringLiteral("TEST_MODEL_KEY"))
                 && asked.errors.contains(QString::fromStdString(server.url())),
             qPrintable(asked.errors));
    QCOMPARE(requestsOf(server), isYes ? 1 + 2 * perLabel : 0); // the first tries the key
    const QFileInfo remembered(run.path(QStringLiteral("keyseed/ledger.sqlite.key-origins")));
    QCOMPARE(remembered.exists(), isYes);
    if (!isYes)
        return;
    const auto ownerOnly = QFile::ReadOwner | QFile::WriteOwner | QFile::ReadUser | QFile::WriteUser;
    QCOMPARE(remembered.permissions(), ownerOnly);
    const auto again = runWithKey(run, writeArguments(run)); // where nobody could answer
    QVERIFY2(again.exitCode == 0, qPrintable(again.errors));
}

void TestKeyOrigin::other_variables_and_odd_values_are_refused_data()
{
    QTest::addColumn<QString>("variable");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("words");
    const auto row = [](const char *name, const char *variable, const char *value, const char *words) {
        QTest::newRow(name) << QString::fromLatin1(variable) << QString::fromLatin1(value)
                            << QString::fromLatin1(words);
    };
    row("the passphrase", "KEYSEED_PASSPHRASE", "canary-secret", "ends in _KEY or _TOKEN");
    row("another secret", "PGPASSWORD", "canary-secret", "ends in _KEY or _TOKEN");
    row("a line break", "TEST_MODEL_KEY", "canary-secret\r\nX-Injected: 1", "line break");
    row("a control character", "TEST_MODEL_KEY", "canary\x01secret", "line break or another character");
}

void TestKeyOrigin::other_variables_and_odd_values_are_refused()
{
    QFETCH(QString, variable);
    QFETCH(QString, value);
    QFETCH(QString, words);
    const ModelServer server;
    const CommandRun run;
    prepare(run, server, {{QStringLiteral("keyEnvironment"), variable}});
    const auto refused =
        runWith(run, run.runArguments() + trusting(server, variable), {{variable, value}}, "y\n");
    QCOMPARE(refused.exitCode, 2);
    QVERIFY2(refused.errors.contains(words), qPrintable(refused.errors));
    QVERIFY(!refused.errors.contains(QStringLiteral("canary")));
    QCOMPARE(requestsOf(server), 0);
}

void TestKeyOrigin::another_file_of_certificates_is_trusted_by_itself()
{
    const CommandRun run;
    const QJsonObject orders = ownCertificate(run.path(QString()));
    const ModelServer server(orders);
    prepare(run, server, {{QStringLiteral("caFile"), orders[QStringLiteral("cert")]}});
    const auto refused = runWithKey(run, run.runArguments() + trusting(server));
    QCOMPARE(refused.exitCode, 2);
    const qsizetype at = refused.errors.indexOf(QStringLiteral("--trust-origin "));
    const QString permission = refused.errors.mid(at + 15).trimmed();
    QVERIFY2(permission.startsWith(QStringLiteral("TEST_MODEL_KEY=") + QString::fromStdString(server.url())
                                   + QStringLiteral("#ca=")),
             qPrintable(permission));
    const auto done =
        runWithKey(run, run.runArguments() + QStringList{QStringLiteral("--trust-origin"), permission});
    QVERIFY2(done.exitCode == 0, qPrintable(done.errors));
}

void TestKeyOrigin::secrets_of_tls_are_written_nowhere()
{
    const CommandRun run;
    const QJsonObject orders = ownCertificate(run.path(QString()));
    const ModelServer server(orders);
    prepare(run,
            server,
            {{QStringLiteral("caFile"), orders[QStringLiteral("cert")]},
             {QStringLiteral("keyEnvironment"), QString()}});
    const QString secrets = run.path(QStringLiteral("tls-secrets.log"));
    const auto done = runWith(run, run.runArguments(), {{QStringLiteral("SSLKEYLOGFILE"), secrets}});
    QVERIFY2(done.exitCode == 0, qPrintable(done.errors));
    QVERIFY(!QFile::exists(secrets));
}

void TestKeyOrigin::tls_below_1_2_is_refused_whatever_the_system_allows()
{
    const CommandRun run;
    QJsonObject orders = ownCertificate(run.path(QString()));
    const QString log = run.path(QStringLiteral("received.log"));
    orders[QStringLiteral("old-tls")] = true;
    orders[QStringLiteral("log")] = log;
    const ModelServer server(orders);
    run.write(QStringLiteral("openssl.cnf"),
              "openssl_conf = all\n[all]\nssl_conf = ssl\n[ssl]\nsystem_default = any\n"
              "[any]\nMinProtocol = TLSv1\nCipherString = DEFAULT@SECLEVEL=0\n");
    prepare(run,
            server,
            {{QStringLiteral("caFile"), orders[QStringLiteral("cert")]},
             {QStringLiteral("tries"), 1},
             {QStringLiteral("keyEnvironment"), QString()}});
    const auto done = runWith(
        run, run.runArguments(), {{QStringLiteral("OPENSSL_CONF"), run.path(QStringLiteral("openssl.cnf"))}});
    QCOMPARE(done.exitCode, 1);
    QVERIFY(!QFile::exists(log)); // not a byte of a request
}

void TestKeyOrigin::words_of_a_server_do_nothing_to_a_terminal()
{
    const CommandRun run;
    const QByteArray body = R"({"error":{"message":"a\u009b2Jb\u202ec\u001b[31md\u2028e\u200bf"}})";
    run.write(QStringLiteral("bodies.json"), "[[401, \"" + body.toBase64() + "\"]]");
    const ModelServer server({{QStringLiteral("bodies"), run.path(QStringLiteral("bodies.json"))},
                              {QStringLiteral("every"), true}});
    prepare(run, server, {{QStringLiteral("keyEnvironment"), QString()}});
    const auto done = run.run(run.runArguments());
    QCOMPARE(done.exitCode, 1);
    QVERIFY2(done.errors.contains(QStringLiteral("a\\u{9b}2Jb\\u{202e}c\\u{1b}[31md\\u{2028}e\\u{200b}f")),
             qPrintable(done.errors));
    const std::string errors = done.errors.toStdString();
    QCOMPARE(core::printable(errors, core::LineBreaks::Keep), errors);
}

} // namespace tst_keyorigin

QTEST_GUILESS_MAIN(tst_keyorigin::TestKeyOrigin)
#include "tst_keyorigin.moc"
