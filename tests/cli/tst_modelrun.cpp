#include "tests/cli/ChatPlan.h"

#include <QDirIterator>
#include <QTest>

#include <csignal>

namespace tst_modelrun {

/// A plan with a language model, from the records to the package, on the built program and a real server.
class TestModelRun : public QObject
{
    Q_OBJECT

private slots:
    void a_run_with_a_model_ends_with_a_package();
    void nothing_private_and_no_key_is_anywhere();
    void a_run_goes_on_where_it_ended();
    void a_second_signal_of_another_kind_ends_it_at_once();
    void a_cap_stops_cleanly_and_writing_goes_on_later();
    void a_server_that_refuses_is_said_in_words_data();
    void a_server_that_refuses_is_said_in_words();
    void what_is_missing_is_said_before_anything_is_spent_data();
    void what_is_missing_is_said_before_anything_is_spent();
    void prompts_go_out_and_answers_come_back_by_hand();

private:
    static CommandRun::Outcome
    runWith(const CommandRun &run, const QStringList &arguments, const QString &key);
};

namespace {

constexpr auto secret = "sk-canary-key-5513";
constexpr auto canary = "zyxwvu-canary-7731";

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList filesWith(const CommandRun &run, const QByteArray &needle)
{
    QStringList found;
    QDirIterator files(run.path(QString()), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext())
        if (const QString file = files.next(); contents(file).contains(needle))
            found.append(QFileInfo(file).fileName());
    return found;
}

QStringList writeArguments(const CommandRun &run, const QStringList &more = {})
{
    return QStringList{QStringLiteral("write"),
                       QStringLiteral("--project"),
                       run.path(QStringLiteral("out.keyseed")),
                       QStringLiteral("--ledger"),
                       run.path(QStringLiteral("ledger.sqlite")),
                       QStringLiteral("--output"),
                       run.path(QStringLiteral("out"))}
           + more;
}

QStringList packArguments(const CommandRun &run, const QString &what, const QStringList &more)
{
    return QStringList{QStringLiteral("pack"),
                       what,
                       QStringLiteral("--project"),
                       run.path(QStringLiteral("out.keyseed"))}
           + more;
}

} // namespace

CommandRun::Outcome
TestModelRun::runWith(const CommandRun &run, const QStringList &arguments, const QString &key)
{
    QProcess process;
    run.prepare(process, arguments);
    auto environment = process.processEnvironment();
    environment.insert(QStringLiteral("TEST_MODEL_KEY"), key);
    process.setProcessEnvironment(environment);
    process.start();
    if (!process.waitForFinished(120'000))
        qFatal("the program hangs");
    return CommandRun::outcomeOf(process);
}

void TestModelRun::a_run_with_a_model_ends_with_a_package()
{
    const ModelServer server;
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"), CommandRun::records);
    run.writePlan(chatPlan(server));
    const auto done = run.run(run.runArguments());
    QCOMPARE(done.errors, QString());
    QCOMPARE(done.exitCode, 0);
    QCOMPARE(server.count()[QStringLiteral("requests")].toInt(), 40);
    const QByteArray corpus = contents(run.path(QStringLiteral("out/corpus.csv")));
    QCOMPARE(corpus.count("Written for: Write a medical record that contains the following terms: "), 40);
    QVERIFY(contents(run.path(QStringLiteral("out/datasheet.md"))).contains("small-model"));
    const auto writer = QJsonDocument::fromJson(
        contents(run.path(QStringLiteral("out/manifest.json"))))[QStringLiteral("writer")];
    QCOMPARE(writer[QStringLiteral("kind")].toString(), QStringLiteral("chat"));
    QVERIFY(writer[QStringLiteral("prompt")].toString().contains(QLatin1String("{phrases}")));
    QCOMPARE(run.run({QStringLiteral("verify"), run.path(QStringLiteral("out"))}).exitCode, 0);
}

void TestModelRun::nothing_private_and_no_key_is_anywhere()
{
    const CommandRun run;
    const ModelServer server({{QStringLiteral("log"), run.path(QStringLiteral("received.log"))},
                              {QStringLiteral("faults"), QJsonObject{{QStringLiteral("500"), 0.2}}}});
    run.write(QStringLiteral("notes.csv"),
              QByteArray("id,label,text\n1,Cardiology,Chest pain ") + canary + "\n2,Neurology,Stroke "
                  + canary + " and headache\n3," + canary + ",Migraine\n");
    run.writePlan(chatPlan(server, {{QStringLiteral("keyEnvironment"), QStringLiteral("TEST_MODEL_KEY")}}));
    const auto done = runWith(run,
                              run.runArguments() + trusting(server)
                                  + QStringList{QStringLiteral("--progress"), QStringLiteral("json")},
                              QLatin1String(secret));
    QVERIFY2(done.exitCode == 0, qPrintable(done.errors));
    QVERIFY(!(done.output + done.errors).contains(QLatin1String(canary)));
    QVERIFY(!(done.output + done.errors).contains(QLatin1String(secret)));
    QVERIFY(contents(run.path(QStringLiteral("received.log"))).size() > 40 * 100);
    QCOMPARE(filesWith(run, canary), QStringList{QStringLiteral("notes.csv")});
    QCOMPARE(filesWith(run, secret), QStringList{QStringLiteral("received.log")}); // it went where it belongs
}

void TestModelRun::a_run_goes_on_where_it_ended()
{
    const ModelServer server({{QStringLiteral("latency"), 0.05}});
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"), CommandRun::records);
    run.writePlan(chatPlan(server, {{QStringLiteral("inFlight"), 2}}));
    QProcess process;
    run.prepare(process, run.runArguments());
    process.start();
    const QString project = run.path(QStringLiteral("out.keyseed"));
    QVERIFY(QTest::qWaitFor(
        [&] { return QFile::exists(project) && server.count()[QStringLiteral("requests")].toInt() > 10; },
        60'000));
    process.terminate();
    QVERIFY(process.waitForFinished());
    QCOMPARE(CommandRun::outcomeOf(process).exitCode, 4);
    const auto stored = storedAnswers(project).size();
    QVERIFY(stored > 5 && stored < 40);
    const auto done = run.run(writeArguments(run));
    QVERIFY2(done.exitCode == 0, qPrintable(done.errors));
    QVERIFY(server.count()[QStringLiteral("requests")].toInt() <= 40 + 2);
    QCOMPARE(storedAnswers(project).size(), std::size_t{40});
}

void TestModelRun::a_second_signal_of_another_kind_ends_it_at_once()
{
    const ModelServer server({{QStringLiteral("latency"), 60.0}});
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"), CommandRun::records);
    run.writePlan(chatPlan(server, {{QStringLiteral("inFlight"), 2}}));
    QProcess process;
    run.prepare(process, run.runArguments());
    process.start();
    QVERIFY(QTest::qWaitFor([&] { return server.count()[QStringLiteral("requests")].toInt() > 0; }, 60'000));
    // Both come before the program does anything else.
    for (const int signal : {SIGSTOP, SIGINT, SIGTERM, SIGCONT})
        QCOMPARE(::kill(static_cast<pid_t>(process.processId()), signal), 0);
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitStatus(), QProcess::CrashExit);
}

void TestModelRun::a_cap_stops_cleanly_and_writing_goes_on_later()
{
    const ModelServer server;
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"), CommandRun::records);
    run.writePlan(chatPlan(server, {{QStringLiteral("maxRequests"), 15}}));
    const auto capped = run.run(run.runArguments());
    QCOMPARE(capped.exitCode, 1);
    QVERIFY2(capped.errors.contains(QStringLiteral("the cap of requests or money is reached")),
             qPrintable(capped.errors));
    QVERIFY2(capped.errors.contains(QStringLiteral("25 of 40 documents have no answer")),
             qPrintable(capped.errors));
    QVERIFY2(capped.errors.contains(QStringLiteral("(spent is epsilon 4 of source \"command-test\"")),
             qPrintable(capped.errors));
    QCOMPARE(server.count()[QStringLiteral("requests")].toInt(), 15);
    QVERIFY(!QFile::exists(run.path(QStringLiteral("out"))));
    // A package of those that are there.
    const auto partial = run.run(writeArguments(run, {QStringLiteral("--partial")}));
    QVERIFY2(partial.exitCode == 0, qPrintable(partial.errors));
    QCOMPARE(contents(run.path(QStringLiteral("out/keyphrases.jsonl"))).count('\n'), 15);
    QCOMPARE(run.run({QStringLiteral("verify"), run.path(QStringLiteral("out"))}).exitCode, 0);
    // Or on to the end with another cap.
    QVERIFY(QDir(run.path(QStringLiteral("out"))).removeRecursively());
    run.writePlan(chatPlan(server, {{QStringLiteral("maxRequests"), 100}}));
    const auto done =
        run.run(writeArguments(run, {QStringLiteral("--plan"), run.path(QStringLiteral("plan.json"))}));
    QVERIFY2(done.exitCode == 0, qPrintable(done.errors));
    QCOMPARE(server.count()[QStringLiteral("requests")].toInt(), 40);
}

void TestModelRun::a_server_that_refuses_is_said_in_words_data()
{
    QTest::addColumn<QString>("fault");
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("then");
    const QString kept = QStringLiteral("keyseed-cli write --project"); // what was paid for
    QTest::newRow("wrong key") << QStringLiteral("echo-key") << QStringLiteral("401")
                               << QStringLiteral("nothing was spent");
    QTest::newRow("no such model") << QStringLiteral("404") << QStringLiteral("404") << kept;
    QTest::newRow("a page instead of an answer")
        << QStringLiteral("html") << QStringLiteral("protocol") << kept;
}

void TestModelRun::a_server_that_refuses_is_said_in_words()
{
    QFETCH(QString, fault);
    QFETCH(QString, words);
    QFETCH(QString, then);
    const ModelServer server({{QStringLiteral("always"), fault}});
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"), CommandRun::records);
    run.writePlan(chatPlan(server,
                           {{QStringLiteral("keyEnvironment"), QStringLiteral("TEST_MODEL_KEY")},
                            {QStringLiteral("tries"), 1}}));
    const auto done = runWith(run, run.runArguments() + trusting(server), QLatin1String(secret));
    QCOMPARE(done.exitCode, 1);
    QVERIFY2(done.errors.contains(words), qPrintable(done.errors));
    QVERIFY2(done.errors.contains(then), qPrintable(done.errors));
    QVERIFY(!done.errors.contains(QLatin1String(secret)));
    QCOMPARE(filesWith(run, secret), QStringList());
}

void TestModelRun::what_is_missing_is_said_before_anything_is_spent_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");
    QTest::newRow("variable of the key")
        << QStringLiteral("keyEnvironment") << QStringLiteral("NOT_SET_ANYWHERE_KEY");
    QTest::newRow("file of the template") << QStringLiteral("template") << QStringLiteral("nowhere.txt");
    QTest::newRow("plain http to another host")
        << QStringLiteral("baseUrl") << QStringLiteral("http://models.test/v1");
}

void TestModelRun::what_is_missing_is_said_before_anything_is_spent()
{
    QFETCH(QString, key);
    QFETCH(QString, value);
    const ModelServer server;
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"), CommandRun::records);
    run.writePlan(chatPlan(server, {{key, value}}));
    const auto done = run.run(run.runArguments());
    QVERIFY2(done.exitCode == 2 || done.exitCode == 1, qPrintable(done.errors));
    QCOMPARE(done.errorLines().size(), 1);
    QVERIFY2(done.errors.contains(QStringLiteral("writer.") + key), qPrintable(done.errors));
    QVERIFY(!QFile::exists(run.path(QStringLiteral("out.keyseed"))));
    QCOMPARE(server.count()[QStringLiteral("requests")].toInt(), 0);
}

void TestModelRun::prompts_go_out_and_answers_come_back_by_hand()
{
    const ModelServer unused;
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"), CommandRun::records);
    run.writePlan(chatPlan(unused, {{QStringLiteral("kind"), QStringLiteral("promptPack")}}));
    const auto begun = run.run(run.runArguments());
    QVERIFY2(begun.exitCode == 0, qPrintable(begun.errors));
    QVERIFY(begun.output.contains(QStringLiteral("out.prompts.jsonl")));
    QCOMPARE(contents(run.path(QStringLiteral("out.prompts.jsonl"))).count('\n'), 40);

    const QString pack = run.path(QStringLiteral("pack.jsonl"));
    const auto out = run.run(packArguments(
        run,
        QStringLiteral("export"),
        {QStringLiteral("--output"), pack, QStringLiteral("--format"), QStringLiteral("plain")}));
    QVERIFY2(out.exitCode == 0, qPrintable(out.errors));
    QList<QByteArray> answers;
    for (const QByteArray &line : contents(pack).trimmed().split('\n')) {
        const QString id = QJsonDocument::fromJson(line)[QStringLiteral("id")].toString();
        answers.prepend(QJsonDocument(QJsonObject{{QStringLiteral("id"), id},
                                                  {QStringLiteral("text"), QStringLiteral("By hand: ") + id}})
                            .toJson(QJsonDocument::Compact));
    }
    QCOMPARE(answers.size(), 40);
    const QByteArray last = answers.takeLast();
    const QByteArray twice = "{\"id\":\"SYN-000002\",\"text\":\"another\"}";
    run.write(QStringLiteral("answers.jsonl"),
              answers.join('\n') + "\n" + twice
                  + "\n{\"id\":\"SYN-900000\",\"text\":\"x\"}\nno json\n{\"id\":4}\n");
    const auto in =
        run.run(packArguments(run,
                              QStringLiteral("import"),
                              {QStringLiteral("--answers"), run.path(QStringLiteral("answers.jsonl"))}));
    QVERIFY2(in.exitCode == 0, qPrintable(in.errors));
    QVERIFY2(in.output.contains(
                 QStringLiteral("39 answers taken, 1 documents without one in this file, 4 problems")),
             qPrintable(in.output));
    QCOMPARE(in.errorLines().size(), 4);
    QVERIFY(
        in.errorLines()[1].contains(QStringLiteral("answers.jsonl:41: an id that is not of this project")));

    const auto early = run.run(writeArguments(run));
    QCOMPARE(early.exitCode, 1);
    QVERIFY2(early.errors.contains(QStringLiteral("1 of 40 documents have no answer (first: SYN-000001)")),
             qPrintable(early.errors));
    run.write(QStringLiteral("rest.jsonl"), last + "\n");
    QCOMPARE(run.run(packArguments(run, QStringLiteral("import"), {run.path(QStringLiteral("rest.jsonl"))}))
                 .exitCode,
             0);
    QByteArray corrected = last;
    corrected.replace("By hand: SYN-", "Corrected. By hand: SYN-");
    run.write(QStringLiteral("again.jsonl"), corrected + "\n");
    const auto again =
        run.run(packArguments(run, QStringLiteral("import"), {run.path(QStringLiteral("again.jsonl"))}));
    QVERIFY2(again.output.contains(QStringLiteral("1 answers taken (1 in place of earlier ones)")),
             qPrintable(again.output + again.errors));
    const auto done = run.run(writeArguments(run));
    QVERIFY2(done.exitCode == 0, qPrintable(done.errors));
    QCOMPARE(contents(run.path(QStringLiteral("out/corpus.csv"))).count("By hand: SYN-"), 40);
    QCOMPARE(contents(run.path(QStringLiteral("out/corpus.csv"))).count("Corrected."), 1);
    QCOMPARE(unused.count()[QStringLiteral("requests")].toInt(), 0);
}

} // namespace tst_modelrun

QTEST_GUILESS_MAIN(tst_modelrun::TestModelRun)
#include "tst_modelrun.moc"
