#include "tests/cli/SmallRun.h"

#include <QDirIterator>
#include <QElapsedTimer>
#include <QRegularExpression>
#include <QTest>

#include <chrono>
#include <csignal>
#include <random>
#include <thread>

namespace tst_ranks {

/// The built program, started by mpirun: one release, one debit, and nothing where a rank fails or is killed.
class TestRanks : public QObject
{
    Q_OBJECT

private slots:
    void any_number_of_ranks_makes_one_package_and_one_debit();
    void a_bad_row_is_one_error_with_its_line_and_costs_nothing();
    void a_bad_row_of_any_of_many_files_is_one_error_with_its_line_and_costs_nothing();
    void what_only_another_rank_comes_upon_is_named_with_it();
    void a_rank_with_other_records_ends_the_run_before_the_debit();
    void other_commands_are_refused_in_several_processes();
    void a_rank_that_is_killed_while_records_are_read_costs_nothing_data();
    void a_rank_that_is_killed_while_records_are_read_costs_nothing();
    void at_random_moments_a_killed_rank_ends_the_run_and_nothing_is_lost();
};

namespace {

QStringList mpirun(int ranks, const QStringList &arguments)
{
    return QStringList{QStringLiteral("--oversubscribe"),
                       QStringLiteral("--allow-run-as-root"),
                       QStringLiteral("-n"),
                       QString::number(ranks),
                       QStringLiteral(KEYSEED_CLI)}
           + arguments;
}

/// `run.run`, by ranks.
CommandRun::Outcome runBy(const CommandRun &run, const QStringList &arguments, int limitMs = 240'000)
{
    QProcess process;
    run.prepare(process, arguments);
    process.setProgram(QStringLiteral(MPIRUN));
    process.start();
    if (!process.waitForFinished(limitMs))
        qFatal("the program hangs");
    return CommandRun::outcomeOf(process);
}

/// The errors of the ranks, without what the launcher adds. A note is none: a run whose earlier one was
/// killed after its debit begins with one.
QStringList ownErrors(const CommandRun::Outcome &outcome)
{
    static const QRegularExpression error(QStringLiteral("keyseed-cli: (?!note: )"));
    return outcome.errorLines().filter(error);
}

/// Rows that take a while, of some hundred persons, each in all of the files of a folder.
void writeManyRows(const CommandRun &run, int rows)
{
    constexpr int files = 6;
    QDir().mkpath(run.path(QStringLiteral("notes")));
    for (int file = 0; file < files; ++file) {
        QByteArray bytes = "id,label,text\n";
        for (int row = 0; row < rows / files; ++row)
            bytes += QByteArray::number(row % 700) + (row % 2 == 0 ? ",Cardiology,\"" : ",Neurology,\"")
                     + QByteArray("Chest pain and edema, then seizure; no stroke. ").repeated(8) + "\"\n";
        run.write(QStringLiteral("notes/%1.csv").arg(file), bytes);
    }
}

/// A plan for these.
void writePersonPlan(const CommandRun &run)
{
    QJsonObject plan = CommandRun::planWithTerms(QStringLiteral("terms.txt"));
    QJsonObject records = plan.value(QStringLiteral("records")).toObject();
    records.insert(QStringLiteral("person"), QStringLiteral("id"));
    records.insert(QStringLiteral("files"), QJsonArray{QStringLiteral("notes")});
    plan.insert(QStringLiteral("records"), records);
    run.writePlan(plan);
}

std::size_t entriesIn(const CommandRun &run)
{
    return ledgerOf(run).entries()->size();
}

/// The processes of the program that work for `output`, by their command line; rank 0 first.
QList<qint64> ranksOf(const QString &output)
{
    QList<qint64> found;
    QDirIterator processes(QStringLiteral("/proc"), QDir::Dirs | QDir::NoDotAndDotDot);
    while (processes.hasNext()) {
        processes.next();
        bool isNumber = false;
        const qint64 process = processes.fileName().toLongLong(&isNumber);
        QFile command(QStringLiteral("/proc/%1/cmdline").arg(process));
        if (!isNumber || !command.open(QIODevice::ReadOnly))
            continue;
        const QByteArray words = command.readAll();
        if (words.startsWith(KEYSEED_CLI) && words.contains(output.toUtf8()))
            found.push_back(process);
    }
    std::ranges::sort(found);
    return found;
}

/// After a kill. The mpiexec of Debian 12 can wait for ever for a lock of its own (PMIx_server_finalize),
/// once in some hundred times, after all of its ranks are gone: it is ended then.
void waitForEnd(QProcess &process, const QString &output)
{
    if (process.waitForFinished(60'000))
        return;
    if (ranksOf(output).isEmpty())
        process.kill();
    if (!process.waitForFinished(120'000))
        qFatal("the other ranks hang");
}

} // namespace

void TestRanks::any_number_of_ranks_makes_one_package_and_one_debit()
{
    const CommandRun run;
    writeSmallRun(run);
    std::int64_t debits = 0;
    for (const int ranks : {1, 2, 3, 8}) {
        const QString output = QStringLiteral("out%1").arg(ranks);

        const auto outcome = runBy(run, mpirun(ranks, run.runArguments(output)));

        QVERIFY2(outcome.exitCode == 0, qPrintable(outcome.errors));
        QCOMPARE(outcome.errors, QString());
        // Rank 0 alone says what was spent, and where the package is.
        QVERIFY2(outcome.output.startsWith(QStringLiteral("spent: epsilon 4 of source")),
                 qPrintable(outcome.output));
        QCOMPARE(outcome.output.count(QLatin1Char('\n')), qsizetype{2});
        QVERIFY(QFile::exists(run.path(output + QStringLiteral("/manifest.json"))));
        const Debited debited(*ledgerOf(run).contents());
        QCOMPARE(debited.runs, ++debits);
        QCOMPARE(debited.committed, debits);
    }
}

void TestRanks::a_bad_row_is_one_error_with_its_line_and_costs_nothing()
{
    const CommandRun run;
    writeSmallRun(run);
    run.write(QStringLiteral("notes.csv"), QByteArray(CommandRun::records) + "5,Cardiology,secret,more\n");

    const auto outcome = runBy(run, mpirun(3, run.runArguments()));

    QCOMPARE(outcome.exitCode, 1);
    QCOMPARE(ownErrors(outcome).size(), qsizetype{1});
    QVERIFY2(ownErrors(outcome).first().contains(QStringLiteral("notes.csv:6: 3 fields expected")),
             qPrintable(outcome.errors));
    QVERIFY(!outcome.errors.contains(QStringLiteral("secret")));
    QCOMPARE(entriesIn(run), std::size_t{0});
    QVERIFY(!QFile::exists(run.path(QStringLiteral("out"))));
}

void TestRanks::a_bad_row_of_any_of_many_files_is_one_error_with_its_line_and_costs_nothing()
{
    const CommandRun run;
    writeSmallRun(run);
    writePersonPlan(run);
    for (const int spoilt : {0, 1, 2}) {
        writeManyRows(run, 600);
        QFile file(run.path(QStringLiteral("notes/%1.csv").arg(spoilt)));
        QVERIFY(file.open(QIODevice::Append));
        file.write("5,Cardiology,secret,more\n");
        file.close();

        const auto outcome = runBy(run, mpirun(3, run.runArguments()));

        QCOMPARE(outcome.exitCode, 1);
        QCOMPARE(ownErrors(outcome).size(), qsizetype{1});
        const auto place = QStringLiteral("notes/%1.csv:102: 3 fields expected").arg(spoilt);
        QVERIFY2(ownErrors(outcome).first().contains(place), qPrintable(outcome.errors));
        QVERIFY(!outcome.errors.contains(QStringLiteral("secret")));
        QCOMPARE(entriesIn(run), std::size_t{0});
        QVERIFY(!QFile::exists(run.path(QStringLiteral("out"))));
    }
}

// As on a computer of a cluster that has no such folder: rank 1 is started elsewhere.
void TestRanks::what_only_another_rank_comes_upon_is_named_with_it()
{
    const CommandRun run;
    writeSmallRun(run);
    QStringList arguments = mpirun(1, run.runArguments());
    QStringList elsewhere = run.runArguments();
    elsewhere.replace(elsewhere.indexOf(run.path(QStringLiteral("plan.json"))),
                      run.path(QStringLiteral("nowhere/plan.json")));
    arguments << QStringLiteral(":") << mpirun(1, elsewhere).sliced(2);

    const auto outcome = runBy(run, arguments);

    QCOMPARE(outcome.exitCode, 2);
    QCOMPARE(ownErrors(outcome).size(), qsizetype{1});
    QVERIFY2(ownErrors(outcome).first().contains(QStringLiteral("nowhere/plan.json")),
             qPrintable(outcome.errors));
    QVERIFY2(ownErrors(outcome).first().contains(QStringLiteral("(rank 1 on ")), qPrintable(outcome.errors));
    QCOMPARE(entriesIn(run), std::size_t{0});
}

void TestRanks::a_rank_with_other_records_ends_the_run_before_the_debit()
{
    const CommandRun run;
    writeSmallRun(run);
    QDir().mkpath(run.path(QStringLiteral("other")));
    for (const char *name : {"plan.json", "terms.txt"})
        QFile::copy(run.path(QLatin1String(name)), run.path(QStringLiteral("other/") + QLatin1String(name)));
    run.write(QStringLiteral("other/notes.csv"), QByteArray(CommandRun::records) + "5,Cardiology,edema\n");
    QStringList elsewhere = run.runArguments();
    elsewhere.replace(elsewhere.indexOf(run.path(QStringLiteral("plan.json"))),
                      run.path(QStringLiteral("other/plan.json")));

    const auto outcome =
        runBy(run, mpirun(1, run.runArguments()) << QStringLiteral(":") << mpirun(1, elsewhere).sliced(2));

    QVERIFY(outcome.exitCode != 0);
    QCOMPARE(ownErrors(outcome).size(), qsizetype{1});
    QVERIFY2(ownErrors(outcome).first().contains(QStringLiteral("let all ranks see the same files")),
             qPrintable(outcome.errors));
    QCOMPARE(entriesIn(run), std::size_t{0});
}

void TestRanks::other_commands_are_refused_in_several_processes()
{
    const CommandRun run;
    const auto outcome = runBy(run,
                               mpirun(2,
                                      {QStringLiteral("ledger"),
                                       QStringLiteral("--ledger"),
                                       run.path(QStringLiteral("ledger.sqlite"))}));

    QCOMPARE(outcome.exitCode, 2);
    QCOMPARE(ownErrors(outcome).size(), qsizetype{1});
    QVERIFY2(outcome.errors.contains(QStringLiteral("started as 2 processes, which only \"run\" can be")),
             qPrintable(outcome.errors));
    QVERIFY(!QFile::exists(run.path(QStringLiteral("ledger.sqlite"))));
}

void TestRanks::a_rank_that_is_killed_while_records_are_read_costs_nothing_data()
{
    QTest::addColumn<int>("victim");
    QTest::newRow("rank 0") << 0;
    QTest::newRow("another rank") << 1;
    QTest::newRow("the last rank") << 2;
}

// The ledger is opened right before the records are read, which takes a second and more.
void TestRanks::a_rank_that_is_killed_while_records_are_read_costs_nothing()
{
    QFETCH(int, victim);
    const CommandRun run;
    writeSmallRun(run);
    writeManyRows(run, 200'000);
    writePersonPlan(run);
    const QString output = QStringLiteral("out");
    QProcess process;
    run.prepare(process, mpirun(3, run.runArguments(output)));
    process.setProgram(QStringLiteral(MPIRUN));
    process.start();
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(run.path(QStringLiteral("ledger.sqlite"))), 120'000);
    const QList<qint64> ranks = ranksOf(run.path(output));
    QCOMPARE(ranks.size(), qsizetype{3});

    QCOMPARE(::kill(pid_t(ranks.at(victim)), SIGKILL), 0);

    waitForEnd(process, run.path(output));
    const auto outcome = CommandRun::outcomeOf(process);
    QVERIFY(outcome.exitCode != 0);
    // One that is killed while MPI connects takes rank 0 with it: then the launcher alone tells.
    QVERIFY2(ownErrors(outcome).size() == 1 || outcome.errors.contains(QStringLiteral("exited on signal 9")),
             qPrintable(outcome.errors));
    QVERIFY2(ownErrors(outcome).size() <= 1, qPrintable(outcome.errors));
    QCOMPARE(entriesIn(run), std::size_t{0});
    QVERIFY(ranksOf(run.path(output)).isEmpty());
    QVERIFY(!QFile::exists(run.path(output)));
}

void TestRanks::at_random_moments_a_killed_rank_ends_the_run_and_nothing_is_lost()
{
    const int kills =
        qEnvironmentVariableIsSet("KEYSEED_KILLS") ? qEnvironmentVariableIntValue("KEYSEED_KILLS") : 12;
    const CommandRun run;
    writeSmallRun(run);
    writeManyRows(run, 20'000);
    writePersonPlan(run);
    Stored stored;
    QElapsedTimer clock;
    clock.start();
    QCOMPARE(runBy(run, mpirun(3, run.runArguments(QStringLiteral("first")))).exitCode, 0);
    stored.add(run, QStringLiteral("first"));
    std::mt19937 random{std::random_device{}()};
    std::uniform_int_distribution<qint64> microseconds(0, clock.nsecsElapsed() / 1000);
    int costNothing = 0;
    for (int kill = 0; kill < kills; ++kill) {
        const QString output = QStringLiteral("out%1").arg(kill);
        const std::size_t entriesBefore = entriesIn(run);
        QProcess process;
        run.prepare(process, mpirun(3, run.runArguments(output)));
        process.setProgram(QStringLiteral(MPIRUN));
        process.start();
        if (!process.waitForStarted())
            qFatal("mpirun does not start");
        // The wait is the moment of the kill, not a wait for something.
        std::this_thread::sleep_for(std::chrono::microseconds(microseconds(random)));
        const QList<qint64> ranks = ranksOf(run.path(output));
        const bool hit =
            !ranks.isEmpty() && ::kill(pid_t(ranks.at(qsizetype(random()) % ranks.size())), SIGKILL) == 0;
        waitForEnd(process, run.path(output));
        const auto outcome = CommandRun::outcomeOf(process);

        const auto contents = ledgerOf(run).contents();
        QVERIFY2(!contents->broken, qPrintable(output));
        stored.add(run, output);
        const Debited debited(*contents);
        QCOMPARE(debited.committed, stored.models);
        QCOMPARE(debited.runs, debited.committed + debited.interrupted);
        QVERIFY(debited.spent >= stored.cost);
        if (!hit || outcome.exitCode == 0)
            continue;
        QVERIFY2(ownErrors(outcome).size() <= 1, qPrintable(outcome.errors));
        if (contents->entries.size() == entriesBefore)
            ++costNothing;
    }
    qInfo("%d of %d kills ended a run that then cost nothing", costNothing, kills);
}

} // namespace tst_ranks

QTEST_GUILESS_MAIN(tst_ranks::TestRanks)
#include "tst_ranks.moc"
