#include "tests/cli/CommandRun.h"

#include <QTest>

#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tst_badinput {

/// Each kind of bad input gives one clear line, its exit code, and loses nothing.
class TestBadInput : public QObject
{
    Q_OBJECT

private slots:
    void bad_records_are_named_data();
    void bad_records_are_named();
    void missing_records_and_folders_are_named();
    void a_stated_encoding_is_accepted();
    void how_many_rows_are_passed_over_is_told();
    void records_without_a_usable_row_make_a_package_of_noise_data();
    void records_without_a_usable_row_make_a_package_of_noise();
    void bad_plans_are_named_data();
    void bad_plans_are_named();
    void bad_command_lines_are_named_data();
    void bad_command_lines_are_named();
    void an_output_that_is_not_empty_is_left_alone();
    void an_output_that_cannot_be_written_is_refused_before_the_budget_is_spent();
    void a_full_disk_loses_nothing_that_was_paid_for();
    void a_read_only_ledger_is_named();

private:
    /// One line on stderr that holds `expected`, this exit code, no output folder and an empty ledger.
    void expectRefusal(const CommandRun &run,
                       const CommandRun::Outcome &outcome,
                       int exitCode,
                       const QString &expected);
};

void TestBadInput::expectRefusal(const CommandRun &run,
                                 const CommandRun::Outcome &outcome,
                                 int exitCode,
                                 const QString &expected)
{
    const QByteArray said = outcome.errors.toUtf8();
    QVERIFY2(outcome.exitCode == exitCode, said + " exit " + QByteArray::number(outcome.exitCode));
    QVERIFY2(outcome.errorLines().size() == 1, said);
    QVERIFY2(outcome.errors.contains(expected), said);
    QVERIFY(!QFile::exists(run.path(QStringLiteral("out"))));
    const auto ledger = run.run(
        {QStringLiteral("ledger"), QStringLiteral("--ledger"), run.path(QStringLiteral("ledger.sqlite"))});
    QVERIFY2(ledger.output.contains(QStringLiteral("chain verified: 0 entries")), qPrintable(ledger.output));
}

void TestBadInput::bad_records_are_named_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QString>("expected");
    QTest::newRow("empty") << QByteArray() << 1 << QStringLiteral("notes.csv: empty file");
    QTest::newRow("binary") << QByteArray("PK\x03\x04\0\0\0\0\0\0\0 spreadsheet", 24) << 1
                            << QStringLiteral("notes.csv");
    QTest::newRow("no such column") << QByteArray("id,label,body\n1,Cardiology,Asthma\n") << 2
                                    << QStringLiteral("\"text\"");
    QTest::newRow("unclosed quote") << QByteArray(
        "id,label,text\n1,Cardiology,Asthma\n2,Neurology,\"Stroke\n")
                                    << 1 << QStringLiteral("notes.csv:3");
    QTest::newRow("ragged row") << QByteArray("id,label,text\n1,Cardiology,Asthma\n2,Neurology\n") << 1
                                << QStringLiteral("notes.csv:3");
    QTest::newRow("not UTF-8") << QByteArray(
        "id,label,text\n1,Cardiology,Asthma\n2,Neurology,M\xe9ni\xe8re\n")
                               << 1 << QStringLiteral("line 3");
}

void TestBadInput::bad_records_are_named()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, exitCode);
    QFETCH(QString, expected);
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"), bytes);
    run.writePlan(CommandRun::plan());

    const auto outcome = run.run(run.runArguments());

    expectRefusal(run, outcome, exitCode, expected);
    for (const char *content : {"Asthma", "Stroke", "Ménière"})
        QVERIFY2(!outcome.errors.contains(QString::fromUtf8(content)), qPrintable(outcome.errors));
}

void TestBadInput::missing_records_and_folders_are_named()
{
    const CommandRun run;
    run.writePlan(CommandRun::plan());
    expectRefusal(run, run.run(run.runArguments()), 1, QStringLiteral("notes.csv"));
    QVERIFY(QDir(run.path(QString())).mkdir(QStringLiteral("notes.csv")));
    expectRefusal(run, run.run(run.runArguments()), 1, QStringLiteral("folder"));
}

void TestBadInput::a_stated_encoding_is_accepted()
{
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"),
              "id,label,text\n1,Cardiology,Asthma\n2,Neurology,M\xe9ni\xe8re and headache\n");
    run.writePlan(CommandRun::planWith(
        QStringLiteral("records"), QStringLiteral("encoding"), QStringLiteral("windows-1252")));
    const auto outcome = run.run(run.runArguments());
    QVERIFY2(outcome.exitCode == 0, qPrintable(outcome.errors));
}

void TestBadInput::how_many_rows_are_passed_over_is_told()
{
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"),
              QByteArray(CommandRun::records) + "5,Oncology,Lymphoma\n6,Cardiology,\n");
    run.writePlan(CommandRun::plan());
    const auto outcome = run.run(run.runArguments());
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.errors,
             QStringLiteral(
                 "keyseed-cli: note: left out: 2 in all: 1 records whose label is not declared, 1 records "
                 "without text (private numbers, in no package)\n"));
}

void TestBadInput::records_without_a_usable_row_make_a_package_of_noise_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("method");
    const auto row = [](const char *name, const char *format, const char *bytes, const char *method) {
        QTest::newRow(name) << QString::fromLatin1(format) << QByteArray(bytes)
                            << QString::fromLatin1(method);
    };
    row("only a header", "csv", "id,label,text\n", "histogram");
    row("an empty file of JSON lines", "jsonl", "", "histogram");
    row("no declared label", "csv", "id,label,text\n1,Oncology,Asthma\n", "histogram");
    row("no text", "csv", "id,label,text\n1,Cardiology,\n2,Neurology,  \n", "histogram");
    row("one label of two", "csv", "id,label,text\n1,Cardiology,Asthma\n", "histogram");
    row("only a header, kernels", "csv", "id,label,text\n", "independent");
}

void TestBadInput::records_without_a_usable_row_make_a_package_of_noise()
{
    QFETCH(QString, format);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, method);
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"), bytes);
    QJsonObject plan = CommandRun::planWith(QStringLiteral("records"), QStringLiteral("format"), format);
    const bool isHistogram = method == QLatin1String("histogram");
    plan.insert(QStringLiteral("synthesis"),
                CommandRun::planWithSynthesis(method,
                                              isHistogram ? QJsonObject{{QStringLiteral("phrases"), 4.0},
                                                                        {QStringLiteral("labels"), 1.0}}
                                                          : QJsonObject{{QStringLiteral("vocabulary"), 4.0},
                                                                        {QStringLiteral("sequences"), 2.0},
                                                                        {QStringLiteral("labels"), 1.0}})
                    .value(QStringLiteral("synthesis")));
    run.writePlan(plan);

    const auto outcome = run.run(run.runArguments());

    QVERIFY2(outcome.exitCode == 0, qPrintable(outcome.errors));
    QStringList expected;
    if (!bytes.contains("Cardiology,Asthma"))
        expected.append(QStringLiteral("keyseed-cli: warning: no row counts: each needs text, a label "
                                       "declared in the plan and, if persons are the unit, an id; the "
                                       "package holds only noise, check records and labels in the plan"));
    QStringList warnings = outcome.errorLines();
    warnings.removeIf([](const QString &line) { return line.contains(QLatin1String("note: left out: ")); });
    QCOMPARE(warnings, expected);
    const auto verified = run.run({QStringLiteral("verify"), run.path(QStringLiteral("out"))});
    QVERIFY2(verified.exitCode == 0, qPrintable(verified.output + verified.errors));
}

void TestBadInput::bad_plans_are_named_data()
{
    QTest::addColumn<QJsonObject>("plan");
    QTest::addColumn<QString>("expected");
    const auto histogramWith = [](const QString &part, const QJsonValue &epsilon) {
        QJsonObject parts{{QStringLiteral("phrases"), 4.0}};
        parts.insert(part, epsilon);
        return CommandRun::planWithSynthesis(QStringLiteral("histogram"), parts);
    };
    const QString phrases = QStringLiteral("phrases");
    const QString sampling = QStringLiteral("sampling");
    const QString field = QStringLiteral("synthesis.epsilon.phrases");
    QTest::newRow("epsilon 0") << histogramWith(phrases, 0) << field;
    QTest::newRow("epsilon negative") << histogramWith(phrases, -2) << field;
    QTest::newRow("epsilon text") << histogramWith(phrases, QStringLiteral("four")) << field;
    QTest::newRow("epsilon above 50") << histogramWith(phrases, 51) << field;
    QTest::newRow("negative epsilon of the pairs")
        << histogramWith(QStringLiteral("pairs"), -2) << QStringLiteral("synthesis.epsilon.pairs");
    QTest::newRow("kernel method without a budget")
        << CommandRun::planWithSynthesis(QStringLiteral("independent"), {{QStringLiteral("vocabulary"), 4.0}})
        << QStringLiteral("synthesis.epsilon.sequences");
    QTest::newRow("perLabel 0") << CommandRun::planWith(sampling, QStringLiteral("perLabel"), 0)
                                << QStringLiteral("sampling.perLabel");
    QTest::newRow("perLabel 10 million")
        << CommandRun::planWith(sampling, QStringLiteral("perLabel"), 10'000'000)
        << QStringLiteral("sampling.perLabel");
    QTest::newRow("length 0") << CommandRun::planWith(sampling, QStringLiteral("length"), 0)
                              << QStringLiteral("sampling.length");
    QTest::newRow("unknown method") << CommandRun::planWith(
        QStringLiteral("synthesis"), QStringLiteral("method"), QStringLiteral("magic"))
                                    << QStringLiteral("synthesis.method");
    QTest::newRow("misspelt key") << CommandRun::planWith(
        QStringLiteral("privacy"), QStringLiteral("detla"), 4)
                                  << QStringLiteral("did you mean \"delta\"");
}

void TestBadInput::bad_plans_are_named()
{
    QFETCH(QJsonObject, plan);
    QFETCH(QString, expected);
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"), CommandRun::records);
    run.writePlan(plan);
    expectRefusal(run, run.run(run.runArguments()), 2, expected);
}

void TestBadInput::bad_command_lines_are_named_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exitCode");
    QTest::newRow("nothing") << QStringList() << 2;
    QTest::newRow("unknown command") << QStringList{QStringLiteral("publish")} << 2;
    QTest::newRow("run without plan") << QStringList{QStringLiteral("run")} << 2;
    QTest::newRow("unknown option") << QStringList{QStringLiteral("audit"), QStringLiteral("--quick")} << 2;
    QTest::newRow("no such plan") << QStringList{QStringLiteral("run"),
                                                 QStringLiteral("--plan"),
                                                 QStringLiteral("none.json"),
                                                 QStringLiteral("--output"),
                                                 QStringLiteral("out")}
                                  << 2;
    QTest::newRow("no such package") << QStringList{QStringLiteral("verify"), QStringLiteral("none")} << 1;
}

void TestBadInput::bad_command_lines_are_named()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, exitCode);
    const CommandRun run;
    const auto outcome = run.run(arguments);
    QVERIFY2(outcome.exitCode == exitCode, qPrintable(outcome.errors));
    QCOMPARE(outcome.errorLines().size(), qsizetype{1});
}

void TestBadInput::an_output_that_is_not_empty_is_left_alone()
{
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"), CommandRun::records);
    run.writePlan(CommandRun::plan());
    QVERIFY(QDir(run.path(QString())).mkdir(QStringLiteral("full")));
    run.write(QStringLiteral("full/thesis.txt"), "years of work");

    const auto outcome = run.run(run.runArguments(QStringLiteral("full")));

    expectRefusal(run, outcome, 2, QStringLiteral("not empty"));
    QCOMPARE(QDir(run.path(QStringLiteral("full"))).entryList(QDir::Files),
             QStringList{QStringLiteral("thesis.txt")});
}

void TestBadInput::an_output_that_cannot_be_written_is_refused_before_the_budget_is_spent()
{
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"), CommandRun::records);
    run.write(QStringLiteral("file"), "a file, no folder");
    run.writePlan(CommandRun::plan());
    const auto outcome = run.run(run.runArguments(QStringLiteral("file/out")));
    QVERIFY(outcome.exitCode == 1 || outcome.exitCode == 2);
    expectRefusal(run, outcome, outcome.exitCode, QStringLiteral("file"));
}

// A disk cannot be filled here for real, so a limit on the size of files stands in for it: writing past it
// fails in the same calls.
void TestBadInput::a_full_disk_loses_nothing_that_was_paid_for()
{
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"), CommandRun::records);
    run.writePlan(CommandRun::planWith(QStringLiteral("sampling"), QStringLiteral("perLabel"), 20'000));
    QProcess process;
    run.prepare(process, run.runArguments());
    process.setChildProcessModifier([] {
        const rlimit limit = {4 << 20, 4 << 20};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    });
    process.start();
    QVERIFY(process.waitForFinished(120'000));
    const auto outcome = CommandRun::outcomeOf(process);

    QVERIFY2(outcome.exitCode == 1, qPrintable(outcome.errors));
    QCOMPARE(outcome.errorLines().size(), qsizetype{1});
    QVERIFY(!QFile::exists(run.path(QStringLiteral("out"))));
    QVERIFY(QDir(run.path(QString()))
                .entryList({QStringLiteral("*partial*")}, QDir::AllEntries | QDir::Hidden)
                .isEmpty());
    QCOMPARE(run.run({QStringLiteral("write"),
                      QStringLiteral("--project"),
                      run.path(QStringLiteral("out.keyseed")),
                      QStringLiteral("--ledger"),
                      run.path(QStringLiteral("ledger.sqlite")),
                      QStringLiteral("--output"),
                      run.path(QStringLiteral("out"))})
                 .exitCode,
             0);
}

void TestBadInput::a_read_only_ledger_is_named()
{
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"), CommandRun::records);
    run.writePlan(CommandRun::plan());
    QCOMPARE(run.run(run.runArguments(QStringLiteral("first"))).exitCode, 0);
    QVERIFY(QDir(run.path(QString())).mkdir(QStringLiteral("locked")));
    QVERIFY(QFile::rename(run.path(QStringLiteral("ledger.sqlite")),
                          run.path(QStringLiteral("locked/ledger.sqlite"))));
    QCOMPARE(::chmod(qPrintable(run.path(QString())), 0777), 0);
    QCOMPARE(::chmod(qPrintable(run.path(QStringLiteral("locked/ledger.sqlite"))), 0444), 0);
    QCOMPARE(::chmod(qPrintable(run.path(QStringLiteral("locked"))), 0555), 0);

    const auto runAsNobody = [&](const QString &output, const QString &ledger) {
        QStringList arguments = run.runArguments(output);
        arguments.replace(arguments.size() - 1, run.path(ledger));
        QProcess process;
        run.prepare(process, arguments);
        // Permissions do not bind root: the program runs as nobody then.
        process.setChildProcessModifier([] {
            if (::geteuid() == 0 && ::setuid(65534) != 0)
                ::_exit(99);
        });
        process.start();
        return process.waitForFinished(60'000) ? CommandRun::outcomeOf(process) : CommandRun::Outcome();
    };
    const bool canRun = runAsNobody(QStringLiteral("second"), QStringLiteral("own.sqlite")).exitCode == 0;
    const auto outcome = runAsNobody(QStringLiteral("out"), QStringLiteral("locked/ledger.sqlite"));
    QCOMPARE(::chmod(qPrintable(run.path(QStringLiteral("locked"))), 0755), 0);
    if (!canRun)
        QSKIP("an unprivileged user cannot reach the program in this folder");

    QVERIFY2(outcome.exitCode == 1, qPrintable(outcome.errors));
    QVERIFY2(outcome.errors.contains(QStringLiteral("read-only")), qPrintable(outcome.errors));
    QVERIFY(!QFile::exists(run.path(QStringLiteral("out"))));
}

} // namespace tst_badinput

QTEST_GUILESS_MAIN(tst_badinput::TestBadInput)
#include "tst_badinput.moc"
