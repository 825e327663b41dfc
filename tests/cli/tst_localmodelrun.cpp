#include "tests/cli/ChatPlan.h"
#include "tests/cli/SmallRun.h"
#include "tests/core/localmodel/GgufBytes.h"
#include "tests/core/localmodel/PlayedLlamaServer.h"

#include <QTest>

#include <csignal>

namespace tst_localmodelrun {

/// A plan that names a model file, and the policy of an organisation, by the built program.
class TestLocalModelRun : public QObject
{
    Q_OBJECT

private slots:
    void a_model_file_becomes_a_package();
    void a_server_that_is_killed_is_started_again();
    void what_is_no_model_file_spends_nothing();
    void a_policy_stops_what_it_forbids_before_anything_is_spent();
    void a_policy_is_shown_and_checked();

private:
    static void prepare(const CommandRun &run, const QByteArray &before = {}, const QJsonObject &more = {});
    static CommandRun::Outcome
    start(const CommandRun &run, const QStringList &arguments, const QString &policy = {});
};

void TestLocalModelRun::prepare(const CommandRun &run, const QByteArray &before, const QJsonObject &more)
{
    writeSmallRun(run);
    QJsonObject writer{
        {QStringLiteral("kind"), QStringLiteral("chat")},
        {QStringLiteral("modelFile"), QStringLiteral("small.gguf")},
        {QStringLiteral("documentType"), QStringLiteral("medical record")},
        {QStringLiteral("template"), QStringLiteral("published")},
        {QStringLiteral("checks"), QJsonObject{{QStringLiteral("failed"), QStringLiteral("keep")}}}};
    for (auto each = more.begin(); each != more.end(); ++each)
        writer.insert(each.key(), each.value());
    QJsonObject plan = CommandRun::planWithTerms(QStringLiteral("terms.txt"));
    plan.insert(QStringLiteral("writer"), writer);
    run.writePlan(plan);
    run.write(QStringLiteral("small.gguf"), tests::GgufBytes::llama().bytes());
    QVERIFY(QDir().mkpath(run.path(QStringLiteral("bin"))));
    QVERIFY(tests::writePlayedLlamaServer(run.path(QStringLiteral("bin/llama-server")), before));
}

CommandRun::Outcome
TestLocalModelRun::start(const CommandRun &run, const QStringList &arguments, const QString &policy)
{
    QProcess process;
    run.prepare(process, arguments);
    auto environment = process.processEnvironment();
    environment.insert(QStringLiteral("PATH"),
                       run.path(QStringLiteral("bin")) + QLatin1Char(':')
                           + environment.value(QStringLiteral("PATH")));
    environment.insert(QStringLiteral("KEYSEED_TEST_POLICY"),
                       policy.isEmpty() ? run.path(QStringLiteral("no-policy.json")) : policy);
    process.setProcessEnvironment(environment);
    process.start();
    if (!process.waitForFinished(240'000))
        qFatal("the program hangs");
    return CommandRun::outcomeOf(process);
}

void TestLocalModelRun::a_model_file_becomes_a_package()
{
    const CommandRun run;
    prepare(run, "open(folder + '/pid', 'w').write(str(os.getpid()))\n");
    const auto outcome = start(run, run.runArguments());
    QVERIFY2(outcome.exitCode == 0, qPrintable(outcome.errors));
    QCOMPARE(storedAnswers(run.path(QStringLiteral("out.keyseed"))).size(), std::size_t(40));
    QVERIFY(QFile::exists(run.path(QStringLiteral("out/manifest.json"))));
    const auto verified = run.run({QStringLiteral("verify"), run.path(QStringLiteral("out"))});
    QVERIFY2(verified.exitCode == 0, qPrintable(verified.errors));
    QFile pid(run.path(QStringLiteral("bin/pid")));
    QVERIFY(pid.open(QIODevice::ReadOnly));
    QVERIFY(::kill(pid.readAll().toInt(), 0) != 0);
    // The path of the model stays with the steward.
    QFile manifest(run.path(QStringLiteral("out/manifest.json")));
    QVERIFY(manifest.open(QIODevice::ReadOnly));
    QVERIFY(!manifest.readAll().contains("small.gguf"));
}

// The server ends with its tenth answer, once.
void TestLocalModelRun::a_server_that_is_killed_is_started_again()
{
    const CommandRun run;
    prepare(run,
            "count = [0]\n"
            "def answer_to(handler):\n"
            "    count[0] += 1\n"
            "    if count[0] == 10 and not os.path.exists(folder + '/died'):\n"
            "        open(folder + '/died', 'w').close()\n"
            "        os.kill(os.getpid(), 9)\n"
            "    return 'ready'\n");
    const auto outcome = start(run, run.runArguments());
    QVERIFY2(outcome.exitCode == 0, qPrintable(outcome.errors));
    QVERIFY(QFile::exists(run.path(QStringLiteral("bin/died"))));
    QCOMPARE(storedAnswers(run.path(QStringLiteral("out.keyseed"))).size(), std::size_t(40));
}

void TestLocalModelRun::what_is_no_model_file_spends_nothing()
{
    const CommandRun run;
    prepare(run);
    run.write(QStringLiteral("small.gguf"), "not a model");
    const auto outcome = start(run, run.runArguments());
    QVERIFY(outcome.exitCode != 0);
    QVERIFY2(outcome.errors.contains(QStringLiteral("writer.modelFile: ")), qPrintable(outcome.errors));
    QVERIFY2(outcome.errors.contains(QStringLiteral("no model file in the format GGUF")),
             qPrintable(outcome.errors));
    QVERIFY(run.account().isEmpty());
}

void TestLocalModelRun::a_policy_stops_what_it_forbids_before_anything_is_spent()
{
    const CommandRun run;
    prepare(run);
    const QString policy = run.path(QStringLiteral("policy.json"));
    run.write(QStringLiteral("policy.json"),
              R"({"schema": "keyseed-policy/1", "servers": ["this computer"], "maxEpsilon": 3})");
    auto outcome = start(run, run.runArguments(), policy); // the plan spends 4
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.errors.contains(
                 QStringLiteral("synthesis.epsilon: at most 3 was expected, set by your organisation")),
             qPrintable(outcome.errors));
    run.write(QStringLiteral("policy.json"), "{\n\"schema\": \"keyseed-policy/1\",\n\"maxEpsilom\": 3}");
    outcome = start(run, run.runArguments(), policy);
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.errors.contains(QStringLiteral("policy.json:3: maxEpsilom: ")),
             qPrintable(outcome.errors));
    QVERIFY(run.account().isEmpty());
    run.write(QStringLiteral("policy.json"),
              R"({"schema": "keyseed-policy/1", "servers": ["this computer"], "maxSourceEpsilon": 6})");
    outcome = start(run, run.runArguments(), policy);
    QVERIFY2(outcome.exitCode == 0, qPrintable(outcome.errors));
    outcome = start(run, run.runArguments(QStringLiteral("second")), policy); // 8 in all
    QCOMPARE(outcome.exitCode, 3);
    QVERIFY2(outcome.errors.contains(QStringLiteral("set by your organisation")), qPrintable(outcome.errors));
}

void TestLocalModelRun::a_policy_is_shown_and_checked()
{
    const CommandRun run;
    const QString policy = QStringLiteral(KEYSEED_SOURCE_DIR "/resources/docs/policy.json");
    auto outcome =
        start(run, {QStringLiteral("policy"), QStringLiteral("show"), QStringLiteral("--json")}, policy);
    QCOMPARE(outcome.exitCode, 0);
    const QJsonObject shown = QJsonDocument::fromJson(outcome.output.toUtf8()).object();
    QCOMPARE(shown[QStringLiteral("policy")].toObject()[QStringLiteral("maxEpsilon")].toDouble(), 8.0);
    QCOMPARE(start(run, {QStringLiteral("policy"), QStringLiteral("check"), policy}).exitCode, 0);
    outcome = start(run, {QStringLiteral("policy"), QStringLiteral("show")});
    QVERIFY2(outcome.output.startsWith(QStringLiteral("no policy is in force")), qPrintable(outcome.output));
    run.write(QStringLiteral("bad.json"), "{");
    QCOMPARE(
        start(run, {QStringLiteral("policy"), QStringLiteral("check"), run.path(QStringLiteral("bad.json"))})
            .exitCode,
        2);
}

} // namespace tst_localmodelrun

QTEST_GUILESS_MAIN(tst_localmodelrun::TestLocalModelRun)
#include "tst_localmodelrun.moc"
