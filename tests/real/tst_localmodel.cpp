#include "tests/cli/CommandRun.h"
#include "tests/cli/SmallRun.h"

#include <QFileInfo>
#include <QTest>

namespace tst_localmodel {

/// Documents by a real llama-server and a real small model, by the built program.
class TestLocalModel : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void eleven_documents_become_a_verified_package();
    void a_killed_program_leaves_no_server_and_goes_on();

private:
    void prepare(const CommandRun &run) const;
    void prepare(QProcess &process, const CommandRun &run, const QStringList &arguments) const;
    static QByteArray serversOf(const QString &model);

    QString m_models;
    QString m_model;
};

void TestLocalModel::initTestCase()
{
    m_models =
        qEnvironmentVariable("KEYSEED_REAL_MODELS", QStringLiteral(KEYSEED_SOURCE_DIR "/../shared/models"));
    m_model = m_models + QStringLiteral("/smollm2/SmolLM2-135M-Instruct.Q4_1.gguf");
    if (!QFileInfo::exists(m_model)
        || !QFileInfo::exists(m_models + QStringLiteral("/llama.cpp/llama-server")))
        QSKIP("there is no llama-server and no model: set KEYSEED_REAL_MODELS to a folder with both");
    m_model = QFileInfo(m_model).canonicalFilePath(); // as the server is started with it
}

void TestLocalModel::prepare(const CommandRun &run) const
{
    writeSmallRun(run);
    QJsonObject plan = CommandRun::planWithTerms(QStringLiteral("terms.txt"));
    plan.insert(QStringLiteral("labels"), QJsonArray{QStringLiteral("Cardiology")});
    plan.insert(QStringLiteral("sampling"),
                QJsonObject{{QStringLiteral("length"), 4}, {QStringLiteral("perLabel"), 11}});
    plan.insert(QStringLiteral("writer"),
                QJsonObject{{QStringLiteral("kind"), QStringLiteral("chat")},
                            {QStringLiteral("modelFile"), m_model},
                            {QStringLiteral("documentType"), QStringLiteral("medical record")},
                            {QStringLiteral("maxTokens"), 60},
                            // the smallest model writes poor documents: the way is tested, not the prose
                            {QStringLiteral("checks"),
                             QJsonObject{{QStringLiteral("failed"), QStringLiteral("keep")}}}});
    run.writePlan(plan);
}

void TestLocalModel::prepare(QProcess &process, const CommandRun &run, const QStringList &arguments) const
{
    run.prepare(process, arguments);
    auto environment = process.processEnvironment();
    environment.insert(QStringLiteral("PATH"),
                       m_models + QStringLiteral("/llama.cpp:") + environment.value(QStringLiteral("PATH")));
    process.setProcessEnvironment(environment);
}

// The ids of processes that were started with this model file.
QByteArray TestLocalModel::serversOf(const QString &model)
{
    QByteArray found;
    for (const QFileInfo &each : QDir(QStringLiteral("/proc")).entryInfoList(QDir::Dirs)) {
        QFile line(each.filePath() + QStringLiteral("/cmdline"));
        if (line.open(QIODevice::ReadOnly)
            && line.readAll().contains("--model" + QByteArray(1, '\0') + model.toUtf8()))
            found += each.fileName().toUtf8() + ' ';
    }
    return found;
}

void TestLocalModel::eleven_documents_become_a_verified_package()
{
    const CommandRun run;
    prepare(run);
    QProcess process;
    prepare(process, run, run.runArguments());
    process.start();
    QVERIFY(process.waitForFinished(600'000));
    QVERIFY2(process.exitCode() == 0, process.readAllStandardError().constData());
    const auto verified = run.run({QStringLiteral("verify"), run.path(QStringLiteral("out"))});
    QVERIFY2(verified.exitCode == 0, qPrintable(verified.errors));
    QVERIFY(run.json(QStringLiteral("out/manifest.json")).contains(QStringLiteral("plan")));
    QCOMPARE(serversOf(m_model), QByteArray());
}

void TestLocalModel::a_killed_program_leaves_no_server_and_goes_on()
{
    const CommandRun run;
    prepare(run);
    QProcess process;
    prepare(process, run, run.runArguments());
    process.start();
    QTRY_VERIFY_WITH_TIMEOUT(!serversOf(m_model).isEmpty(), 300'000);
    process.kill();
    QVERIFY(process.waitForFinished(30'000));
    QTRY_COMPARE_WITH_TIMEOUT(serversOf(m_model), QByteArray(), 100'000);
    QProcess again;
    prepare(again,
            run,
            {QStringLiteral("write"),
             QStringLiteral("--project"),
             run.path(QStringLiteral("out.keyseed")),
             QStringLiteral("--output"),
             run.path(QStringLiteral("out")),
             QStringLiteral("--ledger"),
             run.path(QStringLiteral("ledger.sqlite"))});
    again.start();
    QVERIFY(again.waitForFinished(600'000));
    QVERIFY2(again.exitCode() == 0, again.readAllStandardError().constData());
}

} // namespace tst_localmodel

QTEST_GUILESS_MAIN(tst_localmodel::TestLocalModel)
#include "tst_localmodel.moc"
