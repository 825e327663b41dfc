#include "tests/cli/CommandRun.h"
#include "tests/cli/Terminal.h"

#include <QTest>

namespace tst_preparecommand {

/// What of records counts, shown to a terminal and to nothing else.
class TestPrepareCommand : public QObject
{
    Q_OBJECT

private slots:
    void shows_values_to_a_terminal();
    void shows_nothing_unasked_or_elsewhere();

private:
    static void write(const CommandRun &run);
    static QStringList arguments(const CommandRun &run);
};

void TestPrepareCommand::write(const CommandRun &run)
{
    run.write(QStringLiteral("plan.json"),
              R"({"schema": "keyseed-plan/2", "project": "shown",
                  "records": {"source": "notes", "files": ["notes.csv"], "text": "text", "sections": ["impression"],
                              "negation": "English"},
                  "vocabulary": {"source": "builtin", "name": "medical"}})");
    run.write(
        QStringLiteral("notes.csv"),
        "text\n\"FAMILY HISTORY: gout\nIMPRESSION: no fever but asthma\"\n\"IMPRESSION: last\x1b[31m\"\n");
}

QStringList TestPrepareCommand::arguments(const CommandRun &run)
{
    return {QStringLiteral("prepare"),
            QStringLiteral("--plan"),
            run.path(QStringLiteral("plan.json")),
            QStringLiteral("--show"),
            QStringLiteral("2")};
}

void TestPrepareCommand::shows_values_to_a_terminal()
{
    const CommandRun run;
    write(run);
    const Terminal terminal;
    QProcess process;
    run.prepare(process, arguments(run) + QStringList{QStringLiteral("--show-values")});
    process.setChildProcessModifier([slave = terminal.slave] { ::dup2(slave, STDOUT_FILENO); });
    process.start();
    QVERIFY(process.waitForFinished(240'000));
    QCOMPARE(process.exitCode(), 0);
    char bytes[4096];
    const ssize_t got = ::read(terminal.master, bytes, sizeof bytes);
    const QByteArray shown = QByteArray(bytes, qsizetype(got)).simplified();
    QVERIFY2(shown.contains("cut [family history] FAMILY HISTORY: gout"), shown.constData());
    QVERIFY2(
        shown.contains("counted [impression] no denied [impression] fever counted [impression] but asthma"),
        shown.constData());
    QVERIFY(shown.contains("last") && !shown.contains('\x1b'));
}

void TestPrepareCommand::shows_nothing_unasked_or_elsewhere()
{
    const CommandRun run;
    write(run);
    for (const QStringList &more : {QStringList(), QStringList{QStringLiteral("--show-values")}}) {
        const auto outcome = run.run(arguments(run) + more);
        QCOMPARE(outcome.exitCode, 2);
        QVERIFY(outcome.output.isEmpty());
        QVERIFY2(outcome.errors.contains(QLatin1String("--show-values")), qPrintable(outcome.errors));
        QVERIFY(!outcome.errors.contains(QLatin1String("gout")));
    }
}

} // namespace tst_preparecommand

QTEST_APPLESS_MAIN(tst_preparecommand::TestPrepareCommand)

#include "tst_preparecommand.moc"
