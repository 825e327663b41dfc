#include "tests/cli/CommandRun.h"

#include <QFileInfo>
#include <QTest>

#include <csignal>

namespace tst_rewritercommand {

namespace {

constexpr int patienceMs = 240'000;

// Twenty-four public sentences.
QByteArray sentences()
{
    QByteArray texts;
    for (const char *who : {"cat", "dog", "bird", "horse"})
        for (const char *what : {"eats", "sees", "hears"})
            for (const char *whom : {"a fish", "the moon"})
                texts += QByteArray("the ") + who + ' ' + what + ' ' + whom + '\n';
    return texts;
}

QStringList training(const QStringList &more = {})
{
    QStringList arguments = {QStringLiteral("rewriter"), QStringLiteral("train")};
    for (const char *each : {"--texts",
                             "texts.txt",
                             "--out",
                             "model",
                             "--width",
                             "16",
                             "--layers",
                             "1",
                             "--vocabulary",
                             "300",
                             "--every",
                             "5",
                             "--batch",
                             "8",
                             "--rate",
                             "0.01"})
        arguments << QString::fromLatin1(each);
    return arguments + more;
}

} // namespace

/// `keyseed-cli rewriter`, with the built keyseed-rewriter.
class TestRewriterCommand : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { qputenv("KEYSEED_REWRITER", KEYSEED_REWRITER); }
    void init()
    {
        m_run = std::make_unique<CommandRun>();
        m_run->write(QStringLiteral("texts.txt"), sentences());
    }

    void a_model_is_trained_and_checked_data()
    {
        QTest::addColumn<QStringList>("more");
        QTest::addColumn<QString>("form");
        QTest::newRow("BART") << QStringList() << QStringLiteral("bart");
        QTest::newRow("pruned") << QStringList{"--rounds", "2"} << QStringLiteral("bart");
        QTest::newRow("with noise") << QStringList{"--noise-epsilon", "500"} << QStringLiteral("bart");
        QTest::newRow("ADePT") << QStringList{"--adept"} << QStringLiteral("adept");
    }
    void a_model_is_trained_and_checked()
    {
        QFETCH(QStringList, more);
        QFETCH(QString, form);
        const auto trained = m_run->run(training({"--public", "--steps", "10", "--json"}) + more);
        QVERIFY2(trained.exitCode == 0, qPrintable(trained.errors));
        const auto lines = trained.output.split('\n', Qt::SkipEmptyParts);
        const auto first = QJsonDocument::fromJson(lines.first().toUtf8()).object();
        QCOMPARE(first["event"].toString(), QStringLiteral("training"));
        QCOMPARE(first["step"].toInt(), 5);
        QVERIFY(first["loss"].toDouble() > 0.0);
        QVERIFY(first["heldOutLoss"].toDouble() > 0.0);
        const auto checked = m_run->run({"rewriter", "check", "model", "--json"});
        QCOMPARE(checked.exitCode, 0);
        const auto facts = QJsonDocument::fromJson(checked.output.toUtf8()).object();
        QCOMPARE(facts["form"].toString(), form);
        QCOMPARE(facts["pruned"].toBool(), more.contains("--rounds"));
        QCOMPARE(facts["noiseEpsilon"].toDouble(), more.contains("--noise-epsilon") ? 500.0 : 0.0);
        QVERIFY(facts["values"].toInt() > 0);
        QVERIFY(m_run->run({"rewriter", "check", "model"}).output.contains("numbers of a row"));
    }

    void a_training_that_is_stopped_goes_on_from_its_checkpoint()
    {
        QProcess process;
        m_run->prepare(process, training({"--public", "--steps", "1000000", "--json", "--patience", "1000"}));
        process.start();
        QTRY_VERIFY_WITH_TIMEOUT(process.canReadLine(), patienceMs);
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(patienceMs));
        QCOMPARE(process.exitCode(), 4);
        const auto last = process.readAllStandardOutput().trimmed().split('\n').last();
        const int reached = QJsonDocument::fromJson(last).object()["step"].toInt();
        QVERIFY(reached >= 5);
        QVERIFY(!QFileInfo::exists(m_run->path("model/model.safetensors")));

        process.start();
        QTRY_VERIFY_WITH_TIMEOUT(process.canReadLine(), patienceMs);
        const int next = QJsonDocument::fromJson(process.readLine()).object()["step"].toInt();
        QVERIFY(next > reached);
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(patienceMs));
    }

    void a_sample_shows_each_row_at_each_epsilon()
    {
        QCOMPARE(m_run->run(training({"--public", "--steps", "10"})).exitCode, 0);
        const QStringList sample = {
            "rewriter", "sample", "model", "--text", "the cat sees the moon", "--epsilon", "10", "1000"};
        const auto refused = m_run->run(sample);
        QCOMPARE(refused.exitCode, 2);
        QVERIFY2(refused.errors.contains("--public"), qPrintable(refused.errors));
        const auto shown = m_run->run(sample + QStringList{"--public", "--json"});
        QVERIFY2(shown.exitCode == 0, qPrintable(shown.errors));
        const auto row = QJsonDocument::fromJson(shown.output.toUtf8()).array().first().toObject();
        QCOMPARE(row["original"].toString(), QStringLiteral("the cat sees the moon"));
        const QJsonArray rewritten = row["rewritten"].toArray();
        QCOMPARE(rewritten.size(), 3); // the first without noise
        QVERIFY(rewritten[0].toObject()["epsilon"].isNull());
        QCOMPARE(rewritten[0].toObject()["noise"].toDouble(), 0.0);
        // Gaussian noise falls with epsilon.
        QVERIFY(rewritten[1].toObject()["noise"].toDouble() > rewritten[2].toObject()["noise"].toDouble());
        QVERIFY(m_run->run(sample + QStringList{"--public"}).output.contains("without noise"));
    }

    void what_cannot_be_trained_is_told_data()
    {
        QTest::addColumn<QStringList>("more");
        QTest::addColumn<QString>("program");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("why");
        QTest::newRow("not said to be public") << QStringList() << KEYSEED_REWRITER << 2 << "--public";
        QTest::newRow("no program") << QStringList{"--public"} << "/nowhere/keyseed-rewriter" << 1
                                    << "install the package";
        QTest::newRow("ADePT pruned") << QStringList{"--public", "--adept", "--rounds", "1"}
                                      << KEYSEED_REWRITER << 2 << "ADePT is neither pruned";
        QTest::newRow("no such model")
            << QStringList{"--public", "--from", "nowhere"} << KEYSEED_REWRITER << 1 << "nowhere";
        QTest::newRow("no rows") << QStringList{"--public", "--threads", "0"} << KEYSEED_REWRITER << 2
                                 << "\"threads\" must be";
        QTest::newRow("below none") << QStringList{"--public", "--steps", "-5"} << KEYSEED_REWRITER << 2
                                    << "\"steps\" must be";
    }
    void what_cannot_be_trained_is_told()
    {
        QFETCH(QStringList, more);
        QFETCH(QString, program);
        QFETCH(int, code);
        QFETCH(QString, why);
        qputenv("KEYSEED_REWRITER", program.toUtf8());
        const auto refused = m_run->run(training(more));
        qputenv("KEYSEED_REWRITER", KEYSEED_REWRITER);
        QVERIFY2(refused.errors.contains(why), qPrintable(refused.errors));
        QCOMPARE(refused.exitCode, code);
        QCOMPARE(refused.errorLines().size(), 1);
        QVERIFY(!QFileInfo::exists(m_run->path("model/model.safetensors")));
    }

private:
    std::unique_ptr<CommandRun> m_run;
};

} // namespace tst_rewritercommand

QTEST_GUILESS_MAIN(tst_rewritercommand::TestRewriterCommand)
#include "tst_rewritercommand.moc"
