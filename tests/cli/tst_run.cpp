#include "core/package/Package.h"
#include "tests/cli/SmallRun.h"

#include <QDir>
#include <QSignalSpy>
#include <QTest>

#include <csignal>

namespace tst_run {

/// The path from a plan to a package, on the built program.
class TestRun : public QObject
{
    Q_OBJECT

private slots:
    void a_vocabulary_in_another_language_is_refused_before_anything_is_spent();
    void records_without_a_language_are_warned_of();
    void a_general_vocabulary_is_drawn_from();
    void the_sample_project_becomes_a_package_that_verifies();
    void two_runs_give_different_packages();
    void records_on_the_command_line_override_the_plan();
    void a_plan_without_labels_is_one_class();
    void a_label_nobody_has_is_sampled_all_the_same();
    void says_how_much_is_left_out();
    void a_label_that_stands_for_several_values_gets_their_records();
    void progress_is_json_for_programs();
    void write_makes_another_package_for_free();
    void a_slash_at_the_end_of_the_output_changes_nothing();
    void an_interrupt_leaves_nothing_half_done();
    void several_processes_that_do_not_see_each_other_are_refused();
    void version_and_help_answer();
};

namespace {

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

qsizetype lines(const QString &path)
{
    return contents(path).count('\n');
}

} // namespace

void TestRun::a_vocabulary_in_another_language_is_refused_before_anything_is_spent()
{
    const CommandRun run;
    run.writePlan(CommandRun::planWith(
        QStringLiteral("records"), QStringLiteral("language"), QStringLiteral("Spanish")));
    const auto refused = run.run(run.runArguments());
    QCOMPARE(refused.exitCode, 2);
    QVERIFY2(refused.errors.contains(QStringLiteral("language of the records (Spanish)")),
             qPrintable(refused.errors));
    QVERIFY(!QFile::exists(run.path(QStringLiteral("package"))));
}

void TestRun::records_without_a_language_are_warned_of()
{
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"), CommandRun::records);
    run.writePlan(CommandRun::planWith(QStringLiteral("records"), QStringLiteral("language"), QString()));
    const auto done = run.run(run.runArguments());
    QVERIFY2(done.exitCode == 0, qPrintable(done.errors));
    QVERIFY2(done.errors.contains(QStringLiteral("records.language is not declared")),
             qPrintable(done.errors));
}

void TestRun::a_general_vocabulary_is_drawn_from()
{
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"), CommandRun::records);
    run.writePlan(CommandRun::planWith(
        QStringLiteral("vocabulary"), QStringLiteral("name"), QStringLiteral("english")));
    const auto done = run.run(run.runArguments());
    QVERIFY2(done.exitCode == 0, qPrintable(done.errors));
    const auto verified = core::package::verify(run.path(QStringLiteral("out")).toStdString());
    QVERIFY(verified && verified->differences.empty());
}

void TestRun::the_sample_project_becomes_a_package_that_verifies()
{
    const CommandRun run;
    const auto done = run.run({QStringLiteral("run"),
                               QStringLiteral("--plan"),
                               QStringLiteral(KEYSEED_SOURCE_DIR "/resources/sample/plan.json"),
                               QStringLiteral("--output"),
                               run.path(QStringLiteral("out")),
                               QStringLiteral("--ledger"),
                               run.path(QStringLiteral("l.sqlite"))});
    QVERIFY2(done.errors.isEmpty()
                 || done.errors.startsWith(QStringLiteral("keyseed-cli: note: so many records usually give")),
             qPrintable(done.errors));
    QCOMPARE(done.exitCode, 0);

    const QDir folder(run.path(QStringLiteral("out")));
    QCOMPARE(folder.entryList(QDir::Files | QDir::Hidden, QDir::Name),
             QStringList({QStringLiteral("README.md"),
                          QStringLiteral("SHA256SUMS"),
                          QStringLiteral("corpus.csv"),
                          QStringLiteral("corpus.jsonl"),
                          QStringLiteral("croissant.json"),
                          QStringLiteral("data-dictionary.csv"),
                          QStringLiteral("dataset-card.md"),
                          QStringLiteral("datasheet.md"),
                          QStringLiteral("expert-evidence.md"),
                          QStringLiteral("keyphrases.jsonl"),
                          QStringLiteral("manifest.json"),
                          QStringLiteral("privacy-statement.pdf"),
                          QStringLiteral("recipients-guide.md"),
                          QStringLiteral("registry.yaml"),
                          QStringLiteral("vocabulary.csv")}));
    QCOMPARE(lines(folder.filePath(QStringLiteral("keyphrases.jsonl"))), qsizetype{5 * 60});
    const auto verified = core::package::verify(folder.path().toStdString());
    QVERIFY(verified);
    QVERIFY(verified->differences.empty());

    const auto checked = run.run({QStringLiteral("verify"), folder.path()});
    QCOMPARE(checked.exitCode, 0);
    const auto ledger =
        run.run({QStringLiteral("ledger"), QStringLiteral("--ledger"), run.path(QStringLiteral("l.sqlite"))});
    QCOMPARE(ledger.exitCode, 0);
    QVERIFY(ledger.output.contains(QStringLiteral("sample-clinic")));
    QVERIFY(ledger.output.contains(QStringLiteral("chain verified")));
}

void TestRun::two_runs_give_different_packages()
{
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"), CommandRun::records);
    run.writePlan(CommandRun::plan());
    QCOMPARE(run.run(run.runArguments(QStringLiteral("one"))).exitCode, 0);
    QCOMPARE(run.run(run.runArguments(QStringLiteral("two"))).exitCode, 0);
    QVERIFY(contents(run.path(QStringLiteral("one/keyphrases.jsonl")))
            != contents(run.path(QStringLiteral("two/keyphrases.jsonl"))));
    QVERIFY(contents(run.path(QStringLiteral("one/vocabulary.csv")))
            != contents(run.path(QStringLiteral("two/vocabulary.csv"))));
}

void TestRun::records_on_the_command_line_override_the_plan()
{
    const CommandRun run;
    run.write(QStringLiteral("elsewhere.csv"), CommandRun::records);
    run.writePlan(CommandRun::plan());
    QCOMPARE(run.run(run.runArguments()
                     + QStringList{QStringLiteral("--records"), QStringLiteral("elsewhere.csv")})
                 .exitCode,
             0);
}

void TestRun::a_plan_without_labels_is_one_class()
{
    const CommandRun run;
    run.write(QStringLiteral("notes.jsonl"),
              "{\"body\":\"Chest pain and asthma.\"}\n{\"body\":\"Asthma again.\"}\n");
    QJsonObject plan = CommandRun::plan();
    plan.insert(QStringLiteral("labels"), QJsonArray());
    plan.insert(QStringLiteral("records"),
                QJsonObject{{QStringLiteral("source"), QStringLiteral("command-test")},
                            {QStringLiteral("files"), QJsonArray{QStringLiteral("notes.jsonl")}},
                            {QStringLiteral("format"), QStringLiteral("jsonl")},
                            {QStringLiteral("language"), QStringLiteral("English")},
                            {QStringLiteral("text"), QStringLiteral("body")}});
    run.writePlan(plan);
    const auto done = run.run(run.runArguments());
    QCOMPARE(done.errors, QString());
    QCOMPARE(done.exitCode, 0);
    QCOMPARE(lines(run.path(QStringLiteral("out/keyphrases.jsonl"))), qsizetype{20});
}

void TestRun::says_how_much_is_left_out()
{
    const CommandRun run;
    QVERIFY(QDir().mkpath(run.path(QStringLiteral("notes"))));
    run.write(QStringLiteral("notes/a.csv"),
              CommandRun::records + QByteArray("5,Oncology,Pain\n6,Neurology,\n"));
    run.write(QStringLiteral("notes/Thumbs.db"), "x");
    QJsonObject plan = CommandRun::plan();
    QJsonObject records = plan.value(QStringLiteral("records")).toObject();
    records.insert(QStringLiteral("files"), QJsonArray{QStringLiteral("notes")});
    plan.insert(QStringLiteral("records"), records);
    run.writePlan(plan);
    const auto done = run.run(run.runArguments());
    QCOMPARE(done.exitCode, 0);
    QVERIFY2(done.errors.contains(QStringLiteral(
                 "note: left out: 3 in all: 1 files with an ending that the format does not have, 1 "
                 "records whose label is not declared, 1 records without text (private numbers")),
             qPrintable(done.errors));
}

void TestRun::a_label_nobody_has_is_sampled_all_the_same()
{
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"), CommandRun::records);
    QJsonObject plan = CommandRun::plan();
    plan.insert(
        QStringLiteral("labels"),
        QJsonArray{QStringLiteral("Cardiology"), QStringLiteral("Neurology"), QStringLiteral("Oncology")});
    run.writePlan(plan);
    const auto done = run.run(run.runArguments());
    QCOMPARE(done.errors, QString());
    QCOMPARE(done.exitCode, 0);
    QCOMPARE(contents(run.path(QStringLiteral("out/keyphrases.jsonl"))).count("\"Oncology\""), qsizetype{20});
}

void TestRun::a_label_that_stands_for_several_values_gets_their_records()
{
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"), CommandRun::records);
    QJsonObject plan = CommandRun::plan();
    const QJsonArray labels{QJsonObject{
        {QStringLiteral("name"), QStringLiteral("Heart and head")},
        {QStringLiteral("values"), QJsonArray{QStringLiteral("Cardiology"), QStringLiteral("Neurology")}}}};
    plan.insert(QStringLiteral("labels"), labels);
    run.writePlan(plan);
    const auto done = run.run(run.runArguments());
    QCOMPARE(done.errors, QString()); // no record is left out
    QCOMPARE(done.exitCode, 0);
    QCOMPARE(contents(run.path(QStringLiteral("out/keyphrases.jsonl"))).count("\"Heart and head\""),
             qsizetype{20});
    const auto manifest =
        QJsonDocument::fromJson(contents(run.path(QStringLiteral("out/manifest.json")))).object();
    QCOMPARE(manifest.value(QStringLiteral("labels")).toArray(),
             QJsonArray{QStringLiteral("Heart and head")});
    QCOMPARE(manifest.value(QStringLiteral("plan")).toObject().value(QStringLiteral("labels")).toArray(),
             labels);
    QCOMPARE(run.run({QStringLiteral("verify"), run.path(QStringLiteral("out"))}).exitCode, 0);
}

void TestRun::progress_is_json_for_programs()
{
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"), CommandRun::records);
    run.writePlan(CommandRun::plan());
    const auto done =
        run.run(run.runArguments() + QStringList{QStringLiteral("--progress"), QStringLiteral("json")});
    QCOMPARE(done.exitCode, 0);
    bool sawNoise = false;
    QJsonObject spent;
    for (const QString &line : done.output.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        if (line.startsWith(QStringLiteral("package:")))
            continue;
        const auto object = QJsonDocument::fromJson(line.toUtf8()).object();
        QVERIFY2(object.contains(QStringLiteral("event")), qPrintable(line));
        if (object.value(QStringLiteral("event")) == QStringLiteral("spent"))
            spent = object;
        sawNoise |= object.value(QStringLiteral("stage")).toString() == QStringLiteral("noise");
    }
    QVERIFY(sawNoise);
    QCOMPARE(spent.value(QStringLiteral("epsilon")).toDouble(), 4.0);
    QCOMPARE(spent.value(QStringLiteral("sourceSpent")).toDouble(), 4.0);
}

void TestRun::write_makes_another_package_for_free()
{
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"), CommandRun::records);
    run.writePlan(CommandRun::plan());
    QCOMPARE(run.run(run.runArguments()).exitCode, 0);
    const auto before = run.run(
        {QStringLiteral("ledger"), QStringLiteral("--ledger"), run.path(QStringLiteral("ledger.sqlite"))});
    QVERIFY(QFile::remove(run.path(QStringLiteral("notes.csv"))));

    const auto again = run.run({QStringLiteral("write"),
                                QStringLiteral("--project"),
                                run.path(QStringLiteral("out.keyseed")),
                                QStringLiteral("--ledger"),
                                run.path(QStringLiteral("ledger.sqlite")),
                                QStringLiteral("--output"),
                                run.path(QStringLiteral("second"))});

    QCOMPARE(again.errors, QString());
    QCOMPARE(again.exitCode, 0);
    QCOMPARE(run.run({QStringLiteral("verify"), run.path(QStringLiteral("second"))}).exitCode, 0);
    const auto after = run.run(
        {QStringLiteral("ledger"), QStringLiteral("--ledger"), run.path(QStringLiteral("ledger.sqlite"))});
    QCOMPARE(after.output, before.output);
    QCOMPARE(contents(run.path(QStringLiteral("out/vocabulary.csv"))),
             contents(run.path(QStringLiteral("second/vocabulary.csv"))));
}

void TestRun::a_slash_at_the_end_of_the_output_changes_nothing()
{
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"), CommandRun::records);
    run.writePlan(CommandRun::plan());
    QCOMPARE(run.run(run.runArguments(QStringLiteral("out/"))).exitCode, 0);
    QVERIFY(QFile::exists(run.path(QStringLiteral("out.keyseed"))));
    QVERIFY(QFile::exists(run.path(QStringLiteral("out/manifest.json"))));
}

void TestRun::an_interrupt_leaves_nothing_half_done()
{
    // Interrupted at each stage the program announces; whatever it was at, it answers with 4, and the output
    // folder is either whole or not there.
    for (const char *stage : {"records", "noise", "sequences", "writing", "package"}) {
        const CommandRun run;
        QByteArray many(CommandRun::records);
        for (int row = 0; row < 40'000; ++row)
            many += QByteArray::number(row) + ",Neurology,Headache and migraine since the stroke\n";
        run.write(QStringLiteral("notes.csv"), many);
        run.writePlan(CommandRun::planWith(QStringLiteral("sampling"), QStringLiteral("perLabel"), 20'000));
        QProcess process;
        run.prepare(process,
                    run.runArguments() + QStringList{QStringLiteral("--progress"), QStringLiteral("json")});
        process.start();
        QByteArray seen;
        const QByteArray wanted = QByteArray("\"stage\":\"") + stage + '"';
        while (!seen.contains(wanted) && process.state() != QProcess::NotRunning) {
            process.waitForReadyRead(1000);
            seen += process.readAllStandardOutput();
        }
        QVERIFY2(seen.contains(wanted), stage);
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(60'000));
        const auto outcome = CommandRun::outcomeOf(process);
        QVERIFY2(outcome.exitCode == 4,
                 qPrintable(QLatin1String(stage) + QString::number(outcome.exitCode) + outcome.errors));
        QCOMPARE(outcome.errorLines().size(), qsizetype{1});
        const QDir folder(run.path(QString()));
        QVERIFY2(!folder.exists(QStringLiteral("out")), stage);
        QVERIFY(folder.entryList({QStringLiteral("*partial*")}, QDir::AllEntries | QDir::Hidden).isEmpty());
        // What was paid for is there and can be turned into a package; between two rounds of a commit, by
        // another run, which pays for nothing again.
        const QStringList resume{QStringLiteral("write"),
                                 QStringLiteral("--project"),
                                 run.path(QStringLiteral("out.keyseed")),
                                 QStringLiteral("--ledger"),
                                 run.path(QStringLiteral("ledger.sqlite")),
                                 QStringLiteral("--output"),
                                 run.path(QStringLiteral("resumed"))};
        if (QByteArray(stage) == "noise") {
            const auto told = run.run(resume);
            QVERIFY2(told.exitCode == 0 || told.errors.contains(QStringLiteral("run the plan again")),
                     qPrintable(told.errors));
            QCOMPARE(run.run(run.runArguments()).exitCode, 0);
            QCOMPARE(Debited(*ledgerOf(run).contents()).runs, told.exitCode == 0 ? 2 : 1);
        } else if (QByteArray(stage) != "records") {
            const auto resumed = run.run(resume);
            QVERIFY2(resumed.exitCode == 0, qPrintable(QLatin1String(stage) + resumed.errors));
        }
    }
}

void TestRun::version_and_help_answer()
{
    const CommandRun run;
    const auto version = run.run({QStringLiteral("--version")});
    QCOMPARE(version.exitCode, 0);
    QVERIFY(version.output.startsWith(QStringLiteral("keyseed-cli ")));
    const auto help = run.run({QStringLiteral("--help")});
    QCOMPARE(help.exitCode, 0);
    for (const char *command : {"run", "write", "verify", "ledger", "audit"})
        QVERIFY(help.output.contains(QLatin1String(command)));
}

// As by srun without --mpi, or a build without MPI: each would spend the budget by itself.
void TestRun::several_processes_that_do_not_see_each_other_are_refused()
{
    const CommandRun run;
    writeSmallRun(run);
    for (const char *rank : {"0", "1"}) {
        QProcess process;
        run.prepare(process, run.runArguments());
        auto environment = process.processEnvironment();
        environment.insert(QStringLiteral("PMI_SIZE"), QStringLiteral("2"));
        environment.insert(QStringLiteral("PMI_RANK"), QLatin1String(rank));
        process.setProcessEnvironment(environment);
        process.start();
        QVERIFY(process.waitForFinished(120'000));
        const auto outcome = CommandRun::outcomeOf(process);

        QCOMPARE(outcome.exitCode, 2);
        QCOMPARE(outcome.errors.contains(QStringLiteral("each would spend the budget by itself")),
                 *rank == '0');
    }
    QVERIFY(!QFile::exists(run.path(QStringLiteral("ledger.sqlite"))));
}

} // namespace tst_run

QTEST_GUILESS_MAIN(tst_run::TestRun)
#include "tst_run.moc"
