#include "tests/cli/CommandRun.h"
#include "tests/core/fetch/FhirServer.h"

#include <QTest>

namespace tst_fetchcommand {

/// Records that are fetched from a FHIR server, released, and removed.
class TestFetchCommand : public QObject
{
    Q_OBJECT

private slots:
    void nothing_is_fetched_without_consent();
    void fetched_records_are_released_and_removed();
    void the_token_is_in_no_file_and_no_line();

private:
    static QStringList fetching(const CommandRun &run, const FhirServer &server)
    {
        return {QStringLiteral("fetch"),
                QStringLiteral("fhir"),
                QStringLiteral("--server"),
                QString::fromStdString(server.base()),
                QStringLiteral("--out"),
                run.path(QStringLiteral("fetched")),
                QStringLiteral("--search"),
                QStringLiteral("--json")};
    }
};

void TestFetchCommand::nothing_is_fetched_without_consent()
{
    const CommandRun run;
    const FhirServer server;
    const auto outcome = run.run(fetching(run, server));
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.errors.contains(QStringLiteral("--agree")), qPrintable(outcome.errors));
    QVERIFY(server.requests().isEmpty());
    QVERIFY(!QFile::exists(run.path(QStringLiteral("fetched"))));
}

void TestFetchCommand::fetched_records_are_released_and_removed()
{
    const CommandRun run;
    const FhirServer server({{QStringLiteral("documents"), 6}, {QStringLiteral("reports"), 0}});
    const auto fetched = run.run(fetching(run, server) << QStringLiteral("--agree"));
    QVERIFY2(fetched.exitCode == 0, qPrintable(fetched.errors));
    const QJsonObject told = QJsonDocument::fromJson(fetched.output.toUtf8()).object();
    QCOMPARE(told.value(QStringLiteral("resources")).toInt(), 6);
    QCOMPARE(told.value(QStringLiteral("attachments")).toInt(), 3);

    QJsonObject records = CommandRun::plan().value(QStringLiteral("records")).toObject();
    records.insert(QStringLiteral("files"), QJsonArray{QStringLiteral("fetched")});
    records.insert(QStringLiteral("format"), QStringLiteral("fhir"));
    records.insert(QStringLiteral("label"), QStringLiteral("type"));
    records.insert(QStringLiteral("person"), QStringLiteral("patient"));
    QJsonObject plan = CommandRun::plan();
    plan.insert(QStringLiteral("records"), records);
    run.writePlan(plan);
    const auto released = run.run(run.runArguments() << QStringLiteral("--remove-fetched"));
    QVERIFY2(released.exitCode == 0, qPrintable(released.errors));
    QVERIFY(QFile::exists(run.path(QStringLiteral("out"))));
    QVERIFY(!QFile::exists(run.path(QStringLiteral("fetched"))));

    const auto again =
        run.run({QStringLiteral("fetch"), QStringLiteral("remove"), run.path(QStringLiteral("out"))});
    QCOMPARE(again.exitCode, 2);
    QVERIFY(QFile::exists(run.path(QStringLiteral("out"))));
}

void TestFetchCommand::the_token_is_in_no_file_and_no_line()
{
    const CommandRun run;
    const FhirServer server;
    QProcess process;
    run.prepare(process,
                fetching(run, server) << QStringLiteral("--agree") << QStringLiteral("--token-variable")
                                      << QStringLiteral("CLINIC_TOKEN"));
    auto environment = process.processEnvironment();
    environment.insert(QStringLiteral("CLINIC_TOKEN"), QStringLiteral("zq7secret"));
    process.setProcessEnvironment(environment);
    process.start();
    QVERIFY(process.waitForFinished(240'000));
    const auto outcome = CommandRun::outcomeOf(process);
    QVERIFY2(outcome.exitCode == 0, qPrintable(outcome.errors));
    QVERIFY(server.requests().first().endsWith(QStringLiteral("with token")));
    QVERIFY(!(outcome.output + outcome.errors).contains(QStringLiteral("zq7secret")));
    for (const QFileInfo &each :
         QDir(run.path(QStringLiteral("fetched"))).entryInfoList(QDir::Files | QDir::Hidden)) {
        QFile file(each.filePath());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY2(!file.readAll().contains("zq7secret"), qPrintable(each.fileName()));
    }
}

} // namespace tst_fetchcommand

QTEST_GUILESS_MAIN(tst_fetchcommand::TestFetchCommand)
#include "tst_fetchcommand.moc"
