#include "tests/cli/CommandRun.h"

#include <QTest>

#include <filesystem>
#include <sys/stat.h>

namespace tst_paths {

/// What a command is given stays what it was: nothing that is read is written, no pipe is waited for, and no
/// record is taken for something public.
class TestPaths : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void no_input_is_overwritten_data();
    void no_input_is_overwritten();
    void an_output_that_is_there_needs_force();
    void a_project_that_is_the_ledger_is_refused();
    void records_are_no_public_file_data();
    void records_are_no_public_file();
    void a_pipe_is_not_waited_for_data();
    void a_pipe_is_not_waited_for();
    void a_file_without_a_header_is_not_quoted();

private:
    QString path(const char *name) const { return m_run.path(QString::fromLatin1(name)); }
    QByteArray bytes(const char *name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
    }
    /// "@name" stands for a path in the folder.
    CommandRun::Outcome run(const QString &line) const
    {
        QStringList arguments;
        for (const QString &word : line.split(QLatin1Char(' ')))
            arguments << (word.startsWith(QLatin1Char('@')) ? m_run.path(word.mid(1)) : word);
        return m_run.run(arguments);
    }

    CommandRun m_run; ///< out, out.keyseed and ledger.sqlite of a run
};

void TestPaths::initTestCase()
{
    m_run.write(QStringLiteral("notes.csv"), CommandRun::records);
    m_run.writePlan(
        CommandRun::planWith(QStringLiteral("writer"), QStringLiteral("kind"), QStringLiteral("promptPack")));
    const auto first = m_run.run(m_run.runArguments());
    QVERIFY2(first.exitCode == 0, qPrintable(first.errors));
    m_run.writePlan(CommandRun::plan());
    QVERIFY(QDir(m_run.path(QString())).mkdir(QStringLiteral("other")));
    const auto second = m_run.run(m_run.runArguments(QStringLiteral("packed")));
    QVERIFY2(second.exitCode == 0, qPrintable(second.errors));
}

void TestPaths::init()
{
    for (const char *made : {"linked", "hard", "file.zip"})
        QFile::remove(path(made));
}

void TestPaths::no_input_is_overwritten_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QByteArray>("victim");
    const QString pack =
        QStringLiteral("pack export --force --format plain --project @out.keyseed --output ");
    QTest::newRow("prompts over the project") << pack + "@out.keyseed" << QByteArray("out.keyseed");
    QTest::newRow("prompts over the project, another spelling")
        << pack + "@other/../out.keyseed" << QByteArray("out.keyseed");
    QTest::newRow("prompts over the records") << pack + "@notes.csv" << QByteArray("notes.csv");
    QTest::newRow("prompts through a link") << pack + "@linked" << QByteArray("ledger.sqlite");
    QTest::newRow("prompts over the project by a hard link") << pack + "@hard" << QByteArray("out.keyseed");
    const QString run = QStringLiteral("run --force --ledger @ledger.sqlite --plan @plan.json --output ");
    QTest::newRow("a package over the records")
        << run + "@file.zip --records @file.zip" << QByteArray("file.zip");
    QTest::newRow("a package over the plan")
        << "run --force --ledger @ledger.sqlite --plan @file.zip --output @file.zip"
        << QByteArray("file.zip");
    QTest::newRow("a package over the ledger")
        << "write --force --project @packed.keyseed --ledger @file.zip --output @file.zip"
        << QByteArray("file.zip");
    QTest::newRow("a report over the records")
        << "evaluate --internal --force --package @packed --plan @plan.json --records @notes.csv "
           "--report @notes.csv"
        << QByteArray("notes.csv");
    QTest::newRow("a report over the plan")
        << "evaluate --internal --force --package @packed --plan @plan.json --records @notes.csv "
           "--report @plan.json"
        << QByteArray("plan.json");
    const QString labels =
        QStringLiteral("labels --force --plan @plan.json --epsilon 1 --delta 1e-6 --ledger @ledger.sqlite "
                       "--project @packed.keyseed --write-plan ");
    for (const char *victim :
         {"plan.json", "notes.csv", "ledger.sqlite", "packed.keyseed", "ledger.sqlite.key"})
        QTest::addRow("a plan over %s", victim)
            << labels + QLatin1Char('@') + QLatin1String(victim) << QByteArray(victim);
}

void TestPaths::no_input_is_overwritten()
{
    QFETCH(QString, line);
    QFETCH(QByteArray, victim);
    std::filesystem::create_symlink(path("ledger.sqlite").toStdString(), path("linked").toStdString());
    std::filesystem::create_hard_link(path("out.keyseed").toStdString(), path("hard").toStdString());
    const char *original = line.contains(QStringLiteral("--records @file.zip")) ? "notes.csv"
                           : line.contains(QStringLiteral("--plan @file.zip"))  ? "plan.json"
                                                                                : "ledger.sqlite";
    QVERIFY(QFile::copy(path(original), path("file.zip")));
    const QByteArray before = bytes(victim.constData());
    const QByteArray ledger = bytes("ledger.sqlite");
    const auto outcome = run(line);
    QVERIFY2(outcome.exitCode == 2, qPrintable(outcome.errors + outcome.output));
    QVERIFY2(outcome.errors.contains(QStringLiteral("same file"))
                 || outcome.errors.contains(QStringLiteral("is a link")),
             qPrintable(outcome.errors));
    QCOMPARE(bytes(victim.constData()), before);
    QCOMPARE(bytes("ledger.sqlite"), ledger); // nothing was spent
}

void TestPaths::an_output_that_is_there_needs_force()
{
    m_run.write(QStringLiteral("mine.jsonl"), "mine");
    const QString line =
        QStringLiteral("pack export --format plain --project @out.keyseed --output @mine.jsonl");
    const auto refused = run(line);
    QCOMPARE(refused.exitCode, 2);
    QVERIFY2(refused.errors.contains(QStringLiteral("--force")), qPrintable(refused.errors));
    QCOMPARE(bytes("mine.jsonl"), QByteArray("mine"));
    const auto forced = run(line + QStringLiteral(" --force"));
    QVERIFY2(forced.exitCode == 0, qPrintable(forced.errors));
    QVERIFY(bytes("mine.jsonl").startsWith('{'));
}

void TestPaths::a_project_that_is_the_ledger_is_refused()
{
    const auto outcome = run(QStringLiteral(
        "run --plan @plan.json --output @new --ledger @both.sqlite --project @other/../both.sqlite"));
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.errors.contains(QStringLiteral("the ledger"))
                 && outcome.errors.contains(QStringLiteral("the project")),
             qPrintable(outcome.errors));
    QVERIFY(!QFile::exists(path("both.sqlite")));
}

void TestPaths::records_are_no_public_file_data()
{
    QTest::addColumn<QString>("part");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");
    for (const char *name : {"notes.csv", "copy.txt", "hard.txt", "link.txt"}) {
        const auto file = QLatin1String(name);
        QTest::addRow("as vocabulary, %s", name) << "vocabulary"
                                                 << "file" << QString(file);
        QTest::addRow("as template, %s", name) << "writer"
                                               << "template" << QStringLiteral("./") + QString(file);
    }
}

void TestPaths::records_are_no_public_file()
{
    QFETCH(QString, part);
    QFETCH(QString, key);
    QFETCH(QString, value);
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"), CommandRun::records);
    run.write(QStringLiteral("copy.txt"), CommandRun::records);
    const auto of = [&](const char *name) { return run.path(QString::fromLatin1(name)).toStdString(); };
    std::filesystem::create_hard_link(of("notes.csv"), of("hard.txt"));
    std::filesystem::create_symlink("notes.csv", of("link.txt"));
    QJsonObject plan = part == QLatin1String("vocabulary") ? CommandRun::planWithTerms(value)
                                                           : CommandRun::planWith(part, key, value);
    if (part == QStringLiteral("writer")) {
        QJsonObject writer = plan.value(part).toObject();
        writer.insert(QStringLiteral("kind"), QStringLiteral("promptPack"));
        plan.insert(part, writer);
    }
    run.writePlan(plan);
    const auto outcome = run.run(run.runArguments());
    QVERIFY2(outcome.exitCode == 2, qPrintable(outcome.errors + outcome.output));
    QVERIFY2(outcome.errors.contains(QStringLiteral("the records")), qPrintable(outcome.errors));
    // Not a word of them.
    for (const char *word : {"Chest", "Seizure", "Neurology"})
        QVERIFY2(!outcome.errors.contains(QLatin1String(word)), qPrintable(outcome.errors));
    QVERIFY(run.account().isEmpty());
}

void TestPaths::a_pipe_is_not_waited_for_data()
{
    QTest::addColumn<QString>("line");
    QTest::newRow("answers") << "pack import --project @out.keyseed --answers @pipe";
    QTest::newRow("a plan") << "run --ledger @ledger.sqlite --output @new --plan @pipe";
    QTest::newRow("records") << "run --ledger @ledger.sqlite --output @new --plan @plan.json --records @pipe";
    QTest::newRow("a vocabulary") << "run --ledger @ledger.sqlite --output @new --plan @piped.json";
    QTest::newRow("a project") << "write --ledger @ledger.sqlite --output @new --project @pipe";
    QTest::newRow("a ledger") << "ledger --ledger @pipe";
    QTest::newRow("a package") << "verify @pipe";
    QTest::newRow("a zip") << "verify @pipe.zip";
    QTest::newRow("a public key") << "key show --key @pipe.key";
}

void TestPaths::a_pipe_is_not_waited_for()
{
    QFETCH(QString, line);
    for (const char *name : {"pipe", "pipe.zip", "pipe.key", "pipe.pub"})
        (void)::mkfifo(path(name).toStdString().c_str(), 0600);
    m_run.write(QStringLiteral("piped.json"),
                QJsonDocument(CommandRun::planWithTerms(QStringLiteral("pipe"))).toJson());
    const auto outcome = run(line); // ends the test when the program hangs
    QVERIFY2(outcome.exitCode == 1 || outcome.exitCode == 2, qPrintable(outcome.errors));
    QVERIFY2(outcome.errors.contains(QStringLiteral("pipe")), qPrintable(outcome.errors));
}

void TestPaths::a_file_without_a_header_is_not_quoted()
{
    m_run.write(QStringLiteral("headless.csv"),
                "4711,Cardiology,\"Chest pain of Mr Miller\"\n4712,Neurology,Stroke\n");
    const auto outcome = run(QStringLiteral(
        "run --ledger @ledger.sqlite --output @new --plan @plan.json --records @headless.csv"));
    QVERIFY(outcome.exitCode != 0);
    QVERIFY2(outcome.errors.contains(QStringLiteral("no header line")), qPrintable(outcome.errors));
    for (const char *word : {"4711", "Miller", "Chest", "Cardiology"})
        QVERIFY2(!outcome.errors.contains(QLatin1String(word)), qPrintable(outcome.errors));
}

} // namespace tst_paths

QTEST_GUILESS_MAIN(tst_paths::TestPaths)
#include "tst_paths.moc"
