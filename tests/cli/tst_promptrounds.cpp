#include "tests/cli/ChatPlan.h"
#include "tests/cli/CommandRun.h"
#include "tests/core/chat/ModelServer.h"

#include <QDirIterator>
#include <QTest>

namespace tst_promptrounds {

namespace {

constexpr auto canary = "zyxwvu-canary-4471";
constexpr int rounds = 2;
constexpr int firstTexts = 2 * 2 * 2; // labels, chosen, and one variation of each
constexpr int laterTexts = 2 * 2;

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A plan that evolves texts in two rounds, with that writer.
QJsonObject evolvingPlan(const QJsonObject &writer)
{
    return {{QStringLiteral("schema"), QStringLiteral("keyseed-plan/2")},
            {QStringLiteral("project"), QStringLiteral("rounds-test")},
            {QStringLiteral("records"),
             QJsonObject{{QStringLiteral("source"), QStringLiteral("rounds")},
                         {QStringLiteral("files"), QJsonArray{QStringLiteral("notes.csv")}},
                         {QStringLiteral("language"), QStringLiteral("English")},
                         {QStringLiteral("text"), QStringLiteral("text")},
                         {QStringLiteral("label"), QStringLiteral("label")}}},
            {QStringLiteral("labels"), QJsonArray{QStringLiteral("Cardiology"), QStringLiteral("Neurology")}},
            {QStringLiteral("vocabulary"),
             QJsonObject{{QStringLiteral("source"), QStringLiteral("builtin")},
                         {QStringLiteral("name"), QStringLiteral("medical")}}},
            {QStringLiteral("embedding"), QJsonObject{{QStringLiteral("source"), QStringLiteral("builtin")}}},
            {QStringLiteral("synthesis"),
             QJsonObject{{QStringLiteral("method"), QStringLiteral("augpe")},
                         {QStringLiteral("epsilon"), QJsonObject{{QStringLiteral("votes"), 2.0}}},
                         {QStringLiteral("rounds"), rounds},
                         {QStringLiteral("chosen"), 2},
                         {QStringLiteral("variations"), 1}}},
            {QStringLiteral("sampling"),
             QJsonObject{{QStringLiteral("length"), 4}, {QStringLiteral("perLabel"), 3}}},
            {QStringLiteral("writer"), writer}};
}

void writeRecords(const CommandRun &run)
{
    QByteArray rows(CommandRun::records);
    for (int i = 0; i < 20; ++i)
        rows += "\"" + QByteArray::number(i + 5) + "\"," + (i % 2 == 0 ? "Cardiology" : "Neurology")
                + ",\"Headache and edema " + canary + "\"\n";
    run.write(QStringLiteral("notes.csv"), rows);
}

/// Where the canary stands besides the records.
QStringList leaksIn(const CommandRun &run)
{
    QStringList found;
    QDirIterator files(run.path(QString()), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext())
        if (const QString file = files.next();
            !file.endsWith(QStringLiteral("notes.csv")) && contents(file).contains(canary))
            found.append(file);
    return found;
}

/// Answers the prompts of a pack into answers.jsonl; how many there were.
int answer(const CommandRun &run, const QString &prompts)
{
    QByteArray answers;
    int count = 0;
    for (const QByteArray &line : contents(prompts).split('\n')) {
        if (line.isEmpty())
            continue;
        const QString id = QJsonDocument::fromJson(line)[QStringLiteral("id")].toString();
        const QString text = count++ % 2 == 0 ? QStringLiteral("Seizure and headache.")
                                              : QStringLiteral("Chest pain with edema.");
        answers += QJsonDocument({{QStringLiteral("id"), id}, {QStringLiteral("text"), text}})
                       .toJson(QJsonDocument::Compact)
                   + "\n";
    }
    run.write(QStringLiteral("answers.jsonl"), answers);
    return count;
}

CommandRun::Outcome import(const CommandRun &run)
{
    return run.run({QStringLiteral("pack"),
                    QStringLiteral("import"),
                    QStringLiteral("--project"),
                    run.path(QStringLiteral("out.keyseed")),
                    QStringLiteral("--answers"),
                    run.path(QStringLiteral("answers.jsonl"))});
}

double spent(const CommandRun &run)
{
    return run.account()[QStringLiteral("epsilon")].toDouble();
}

} // namespace

/// Texts that evolve, on the built program, without a server: by prompts that are carried by hand, and by
/// public texts.
class TestPromptRounds : public QObject
{
    Q_OBJECT

private slots:
    void each_round_waits_for_its_answers_and_is_paid_once();
    void what_waits_is_exported_again();
    void answers_are_refused_where_nothing_waits();
    void public_texts_make_a_package();
    void what_a_server_will_be_asked_is_said_first();
    void a_cap_in_money_refuses_what_would_pass_it();
};

void TestPromptRounds::each_round_waits_for_its_answers_and_is_paid_once()
{
    const CommandRun run;
    writeRecords(run);
    run.writePlan(evolvingPlan({{QStringLiteral("kind"), QStringLiteral("promptPack")}}));
    const QString prompts = run.path(QStringLiteral("out.keyseed.prompts.jsonl"));
    for (int round = 1; round <= rounds; ++round) {
        const auto stopped = run.run(run.runArguments());
        QCOMPARE(stopped.exitCode, 1);
        const int expected = round == 1 ? firstTexts : laterTexts;
        QVERIFY2(stopped.errors.contains(
                     QStringLiteral("%1 prompts are in %2").arg(QString::number(expected), prompts)),
                 qPrintable(stopped.errors));
        QVERIFY2(!stopped.errors.contains(QLatin1String(canary)), qPrintable(stopped.errors));
        QCOMPARE(leaksIn(run), QStringList());
        QCOMPARE(answer(run, prompts), expected);
        const auto in = import(run);
        QVERIFY2(in.output.contains(QStringLiteral("%1 answers taken").arg(expected)),
                 qPrintable(in.output + in.errors));
    }
    const auto learned = run.run(run.runArguments());
    QVERIFY2(learned.exitCode == 0, qPrintable(learned.errors));
    QVERIFY2(std::abs(spent(run) - 2) < 1e-4, qPrintable(QString::number(spent(run))));
    QCOMPARE(answer(run, run.path(QStringLiteral("out.prompts.jsonl"))), 6);
    QVERIFY(import(run).output.contains(QStringLiteral("6 answers taken")));
    const auto done = run.run({QStringLiteral("write"),
                               QStringLiteral("--project"),
                               run.path(QStringLiteral("out.keyseed")),
                               QStringLiteral("--ledger"),
                               run.path(QStringLiteral("ledger.sqlite")),
                               QStringLiteral("--output"),
                               run.path(QStringLiteral("out"))});
    QVERIFY2(done.exitCode == 0, qPrintable(done.errors));
    QCOMPARE(run.run({QStringLiteral("verify"), run.path(QStringLiteral("out"))}).exitCode, 0);
    QCOMPARE(leaksIn(run), QStringList());
    QVERIFY(std::abs(spent(run) - 2) < 1e-4);
    // The records chose among texts: no document of the package says that their phrases were counted.
    for (const char *name : {"README.md", "registry.yaml", "expert-evidence.md", "croissant.json"}) {
        const QByteArray document = contents(run.path(QStringLiteral("out/") + QLatin1String(name)));
        QVERIFY2(document.contains(" chose among ") || document.contains(" chosen by numbers "), name);
        for (const char *other : {"privatised keyphrases",
                                  "keyphrases that had been",
                                  "drawn from tables",
                                  "vocabulary were counted",
                                  "pass from the records, as noisy counts"})
            QVERIFY2(!document.contains(other), name);
    }
}

void TestPromptRounds::what_waits_is_exported_again()
{
    const CommandRun run;
    writeRecords(run);
    run.writePlan(evolvingPlan({{QStringLiteral("kind"), QStringLiteral("promptPack")}}));
    QCOMPARE(run.run(run.runArguments()).exitCode, 1);
    const auto out = run.run({QStringLiteral("pack"),
                              QStringLiteral("export"),
                              QStringLiteral("--project"),
                              run.path(QStringLiteral("out.keyseed")),
                              QStringLiteral("--format"),
                              QStringLiteral("plain"),
                              QStringLiteral("--output"),
                              run.path(QStringLiteral("again.jsonl"))});
    QVERIFY2(out.exitCode == 0, qPrintable(out.errors));
    QCOMPARE(contents(run.path(QStringLiteral("again.jsonl"))),
             contents(run.path(QStringLiteral("out.keyseed.prompts.jsonl"))));
}

void TestPromptRounds::answers_are_refused_where_nothing_waits()
{
    const CommandRun run;
    const auto in = import(run);
    QCOMPARE(in.exitCode, 1);
    QVERIFY2(in.errors.contains(QStringLiteral("there is no such project file")), qPrintable(in.errors));
}

void TestPromptRounds::public_texts_make_a_package()
{
    const CommandRun run;
    writeRecords(run);
    QByteArray texts("text,label\n");
    for (int i = 0; i < 20; ++i)
        texts += i % 2 == 0 ? "\"Chest pain with edema. Heart failure followed.\",Cardiology\n"
                            : "\"Seizure at night. Migraine, then headache.\",Neurology\n";
    run.write(QStringLiteral("public.csv"), texts);
    run.writePlan(
        evolvingPlan({{QStringLiteral("kind"), QStringLiteral("publicTexts")},
                      {QStringLiteral("texts"),
                       QJsonObject{{QStringLiteral("files"), QJsonArray{QStringLiteral("public.csv")}},
                                   {QStringLiteral("label"), QStringLiteral("label")},
                                   {QStringLiteral("public"), true},
                                   {QStringLiteral("origin"), QStringLiteral("A journal")},
                                   {QStringLiteral("licence"), QStringLiteral("CC0")}}}}));
    const auto done = run.run(run.runArguments());
    QVERIFY2(done.exitCode == 0, qPrintable(done.errors));
    QCOMPARE(done.errors, QString());
    QCOMPARE(run.run({QStringLiteral("verify"), run.path(QStringLiteral("out"))}).exitCode, 0);
    QCOMPARE(leaksIn(run), QStringList());
    QVERIFY(contents(run.path(QStringLiteral("out/datasheet.md"))).contains("A journal"));
}

namespace {

/// At a price of 1 for an answer of at most 1,000 tokens.
QJsonObject pricedServer(const ModelServer &server)
{
    return {{QStringLiteral("kind"), QStringLiteral("chat")},
            {QStringLiteral("baseUrl"), QString::fromStdString(server.url("/v1"))},
            {QStringLiteral("model"), QStringLiteral("small-model")},
            {QStringLiteral("maxTokens"), 1000},
            {QStringLiteral("checks"), withoutChecks()},
            {QStringLiteral("completionPrice"), 1000.0}};
}

} // namespace

void TestPromptRounds::what_a_server_will_be_asked_is_said_first()
{
    const ModelServer server;
    const CommandRun run;
    writeRecords(run);
    run.writePlan(evolvingPlan(pricedServer(server)));
    const auto done = run.run(run.runArguments());
    QVERIFY2(done.exitCode == 0, qPrintable(done.errors));
    const QString note = done.errorLines().value(0);
    QVERIFY2(note.contains(QStringLiteral("up to 12 texts are asked for in 2 rounds")), qPrintable(note));
    QVERIFY2(note.contains(QStringLiteral("12.00 by the prices of the plan")), qPrintable(note));
    QVERIFY2(note.contains(QStringLiteral("then 6 for the documents")), qPrintable(note));
    QVERIFY2(note.contains(QStringLiteral("6.00 by the prices of the plan")), qPrintable(note));
    QCOMPARE(server.count()[QStringLiteral("requests")].toInt(), firstTexts + laterTexts + 6);
}

void TestPromptRounds::a_cap_in_money_refuses_what_would_pass_it()
{
    const ModelServer server;
    const CommandRun run;
    writeRecords(run);
    QJsonObject writer = pricedServer(server);
    writer.insert(QStringLiteral("maxMoney"), 11.5);
    run.writePlan(evolvingPlan(writer));
    const auto refused = run.run(run.runArguments());
    QCOMPARE(refused.exitCode, 2);
    QVERIFY2(refused.errors.contains(QStringLiteral("writer.maxMoney: the commit asks for 12.00 of money")),
             qPrintable(refused.errors));
    QCOMPARE(server.count()[QStringLiteral("requests")].toInt(), 0);
    QCOMPARE(spent(run), 0.0);
}

} // namespace tst_promptrounds

QTEST_GUILESS_MAIN(tst_promptrounds::TestPromptRounds)
#include "tst_promptrounds.moc"
