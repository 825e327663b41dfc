#include "tests/cli/ChatPlan.h"

#include <QCryptographicHash>
#include <QDirIterator>
#include <QJsonArray>
#include <QTest>

namespace tst_serversrun {

/// A plan with several language model servers, from the records to the package, on the built program.
class TestServersRun : public QObject
{
    Q_OBJECT

private slots:
    void several_servers_write_one_package();
    void each_key_goes_to_its_server_alone();
    void a_dead_server_stops_nothing();
    void when_all_are_down_each_is_named();
    void an_error_names_the_field();
};

namespace {

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QJsonObject listed(const ModelServer &server, const QJsonObject &more = {})
{
    QJsonObject object{{QStringLiteral("baseUrl"), QString::fromStdString(server.url("/v1"))}};
    for (auto each = more.begin(); each != more.end(); ++each)
        object.insert(each.key(), each.value());
    return object;
}

QJsonObject planOf(const QJsonArray &servers, const QJsonObject &more = {})
{
    QJsonObject plan = CommandRun::plan();
    QJsonObject writer{{QStringLiteral("kind"), QStringLiteral("chat")},
                       {QStringLiteral("model"), QStringLiteral("small-model")},
                       {QStringLiteral("template"), QStringLiteral("published")},
                       {QStringLiteral("servers"), servers},
                       {QStringLiteral("checks"), withoutChecks()}};
    for (auto each = more.begin(); each != more.end(); ++each)
        writer.insert(each.key(), each.value());
    plan.insert(QStringLiteral("writer"), writer);
    return plan;
}

int requests(const ModelServer &server)
{
    return server.count()[QStringLiteral("requests")].toInt();
}

QStringList filesWith(const CommandRun &run, const QByteArray &needle)
{
    QStringList found;
    QDirIterator files(run.path(QString()), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext())
        if (const QString file = files.next(); contents(file).contains(needle))
            found.append(QFileInfo(file).fileName());
    found.sort();
    return found;
}

} // namespace

void TestServersRun::several_servers_write_one_package()
{
    const ModelServer one;
    const ModelServer three;
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"), CommandRun::records);
    run.writePlan(planOf({listed(one, {{QStringLiteral("inFlight"), 50}}),
                          listed(three,
                                 {{QStringLiteral("model"), QStringLiteral("large-model")},
                                  {QStringLiteral("weight"), 3},
                                  {QStringLiteral("inFlight"), 50}})}));
    const auto done = run.run(run.runArguments());
    QVERIFY2(done.exitCode == 0, qPrintable(done.errors));
    QCOMPARE(requests(one), 10);
    QCOMPARE(requests(three), 30);
    QVERIFY2(
        done.errors.contains(QStringLiteral("(large-model): 30 answers to 30 requests, 0 failures; well")),
        qPrintable(done.errors));
    const auto writer = QJsonDocument::fromJson(
        contents(run.path(QStringLiteral("out/manifest.json"))))[QStringLiteral("writer")];
    QCOMPARE(writer[QStringLiteral("model")].toString(), QStringLiteral("large-model, small-model"));
    QCOMPARE(
        QJsonDocument(writer[QStringLiteral("models")].toArray()).toJson(QJsonDocument::Compact),
        QByteArray(R"([{"documents":30,"model":"large-model"},{"documents":10,"model":"small-model"}])"));
    QVERIFY(contents(run.path(QStringLiteral("out/datasheet.md"))).contains("large-model"));
    QCOMPARE(run.run({QStringLiteral("verify"), run.path(QStringLiteral("out"))}).exitCode, 0);
    const QString manifest = run.path(QStringLiteral("out/manifest.json"));
    QByteArray told = contents(manifest);
    told.replace("\"documents\": 30", "\"documents\": 29");
    QVERIFY(told != contents(manifest));
    for (const ModelServer *each : {&one, &three}) // where the servers are stays here
        for (const QString &file : filesWith(run, QByteArray::fromStdString(each->url()).mid(7)))
            QVERIFY2(file == QLatin1String("plan.json") || file.contains(QLatin1String("out.keyseed")),
                     qPrintable(file));
    const auto hex = [](const QByteArray &bytes) {
        return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
    };
    QByteArray sums = contents(run.path(QStringLiteral("out/SHA256SUMS")));
    sums.replace(hex(contents(manifest)), hex(told));
    run.write(QStringLiteral("out/SHA256SUMS"), sums);
    run.write(QStringLiteral("out/manifest.json"), told);
    const auto lied = run.run({QStringLiteral("verify"), run.path(QStringLiteral("out"))});
    QVERIFY(lied.exitCode != 0);
    QVERIFY2((lied.output + lied.errors).contains(QStringLiteral("models does not share out the documents")),
             qPrintable(lied.output + lied.errors));
}

void TestServersRun::each_key_goes_to_its_server_alone()
{
    const CommandRun run;
    const auto logged = [&](const char *name, const char *key) {
        return QJsonObject{{QStringLiteral("log"), run.path(QLatin1String(name))},
                           {QStringLiteral("wants"), QLatin1String(key)}};
    };
    const ModelServer one(logged("one.log", "sk-canary-one"));
    const ModelServer two(logged("two.log", "sk-canary-two"));
    const ModelServer wrong(logged("wrong.log", "sk-another"));
    run.write(QStringLiteral("notes.csv"), CommandRun::records);
    const auto keyed = [](const char *variable) {
        return QJsonObject{{QStringLiteral("keyEnvironment"), QLatin1String(variable)}};
    };
    run.writePlan(planOf({listed(one, keyed("TEST_ONE_KEY")),
                          listed(two, keyed("TEST_TWO_KEY")),
                          listed(wrong, keyed("TEST_WRONG_KEY"))}));
    QProcess process;
    run.prepare(process,
                run.runArguments() + trusting(one, QStringLiteral("TEST_ONE_KEY"))
                    + trusting(two, QStringLiteral("TEST_TWO_KEY"))
                    + trusting(wrong, QStringLiteral("TEST_WRONG_KEY")));
    auto environment = process.processEnvironment();
    environment.insert(QStringLiteral("TEST_ONE_KEY"), QStringLiteral("sk-canary-one"));
    environment.insert(QStringLiteral("TEST_TWO_KEY"), QStringLiteral("sk-canary-two"));
    environment.insert(QStringLiteral("TEST_WRONG_KEY"), QStringLiteral("sk-canary-wrong"));
    process.setProcessEnvironment(environment);
    process.start();
    QVERIFY(process.waitForFinished(120'000));
    const auto done = CommandRun::outcomeOf(process);
    QVERIFY2(done.exitCode == 0, qPrintable(done.errors));
    QVERIFY2(done.errors.contains(QStringLiteral("off: ")), qPrintable(done.errors));
    QVERIFY(!(done.output + done.errors).contains(QStringLiteral("sk-canary")));
    QCOMPARE(filesWith(run, "sk-canary-one"), QStringList{QStringLiteral("one.log")});
    QCOMPARE(filesWith(run, "sk-canary-two"), QStringList{QStringLiteral("two.log")});
    QCOMPARE(filesWith(run, "sk-canary-wrong"), QStringList{QStringLiteral("wrong.log")});
}

void TestServersRun::a_dead_server_stops_nothing()
{
    auto gone = std::make_unique<ModelServer>();
    const QJsonObject dead = listed(*gone);
    gone.reset();
    const ModelServer well;
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"), CommandRun::records);
    QJsonObject other = dead;
    other.insert(QStringLiteral("model"), QStringLiteral("never-asked"));
    run.writePlan(planOf({other, listed(well)}));
    const auto done = run.run(run.runArguments());
    QVERIFY2(done.exitCode == 0, qPrintable(done.errors));
    QCOMPARE(requests(well), 40);
    QVERIFY2(done.errors.contains(QStringLiteral("0 answers")), qPrintable(done.errors));
    const auto writer = QJsonDocument::fromJson(
        contents(run.path(QStringLiteral("out/manifest.json"))))[QStringLiteral("writer")];
    QVERIFY(writer[QStringLiteral("models")].isUndefined()); // one model wrote them all
    QCOMPARE(writer[QStringLiteral("model")].toString(), QStringLiteral("small-model"));
    QVERIFY(!contents(run.path(QStringLiteral("out/datasheet.md"))).contains("never-asked"));
}

void TestServersRun::when_all_are_down_each_is_named()
{
    const ModelServer locked({{QStringLiteral("always"), QStringLiteral("401")}});
    const ModelServer broken({{QStringLiteral("always"), QStringLiteral("500")}});
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"), CommandRun::records);
    run.writePlan(planOf({listed(locked), listed(broken)}, {{QStringLiteral("tries"), 2}}));
    const auto done = run.run(run.runArguments());
    QCOMPARE(done.exitCode, 1);
    QVERIFY2(done.errors.contains(QStringLiteral("no server answers")), qPrintable(done.errors));
    for (const ModelServer *each : {&locked, &broken})
        QVERIFY2(done.errors.contains(QString::fromStdString(each->url())), qPrintable(done.errors));
    QVERIFY(done.errors.contains(QStringLiteral("keyseed-cli write --project"))); // what was paid for is kept
}

void TestServersRun::an_error_names_the_field()
{
    const ModelServer server;
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"), CommandRun::records);
    run.writePlan(planOf({listed(server), listed(server, {{QStringLiteral("weight"), 0}})}));
    const auto done = run.run(run.runArguments());
    QCOMPARE(done.exitCode, 2);
    QVERIFY2(done.errors.contains(QStringLiteral("writer.servers[1].weight")), qPrintable(done.errors));
    QVERIFY(!QFile::exists(run.path(QStringLiteral("out.keyseed"))));
}

} // namespace tst_serversrun

QTEST_GUILESS_MAIN(tst_serversrun::TestServersRun)
#include "tst_serversrun.moc"
