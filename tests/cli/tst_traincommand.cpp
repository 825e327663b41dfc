#include "tests/Python.h"
#include "tests/cli/CommandRun.h"
#include "tests/core/vectorserver/VectorsServer.h"

#include <QTest>

namespace tst_traincommand {

namespace {

/// The block of code in the recipient's guide that begins with a line.
QByteArray ofGuide(const QByteArray &first)
{
    QFile guide(QStringLiteral(KEYSEED_SOURCE_DIR "/resources/guide/recipients-guide.md"));
    if (!guide.open(QIODevice::ReadOnly))
        return {};
    QByteArray code;
    bool isInside = false;
    for (const QByteArray &line : guide.readAll().split('\n')) {
        isInside = isInside ? line.startsWith("    ") || line.isEmpty() : line == first;
        if (isInside)
            code += line.mid(4) + "\n";
    }
    return code;
}

} // namespace

/// `keyseed-cli train` and `predict` on the built program.
class TestTrainCommand : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void a_model_is_trained_adapted_and_applied();
    void the_same_seed_gives_the_same_model();
    void the_model_is_read_as_the_guide_says_data();
    void the_model_is_read_as_the_guide_says();
    void a_vocabulary_that_travels_is_used_for_training();
    void a_vocabulary_that_was_left_out_is_asked_for();
    void whole_texts_go_to_a_server_where_that_is_said();
    void what_is_wrong_is_told_in_a_line_data();
    void what_is_wrong_is_told_in_a_line();

private:
    CommandRun::Outcome run(const QString &line) const;
    QByteArray bytes(const QString &name) const;

    CommandRun m_run; ///< packed: a package; own.csv: texts
};

CommandRun::Outcome TestTrainCommand::run(const QString &line) const
{
    QStringList arguments = line.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (QString &each : arguments)
        if (each.startsWith(QLatin1Char('@')))
            each = m_run.path(each.mid(1));
    return m_run.run(arguments);
}

QByteArray TestTrainCommand::bytes(const QString &name) const
{
    QFile file(m_run.path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestTrainCommand::initTestCase()
{
    m_run.write(QStringLiteral("notes.csv"), CommandRun::records);
    m_run.writePlan(CommandRun::plan());
    const auto packed = m_run.run(m_run.runArguments(QStringLiteral("packed")));
    QVERIFY2(packed.exitCode == 0, qPrintable(packed.errors));
    QByteArray own = "id,label,text\n";
    for (int i = 0; i < 20; ++i)
        own += QByteArray::number(i)
               + (i % 2 == 0 ? ",Cardiology,atrial fibrillation and edema\n"
                             : ",Neurology,seizure after stroke\n");
    m_run.write(QStringLiteral("own.csv"), own);
}

void TestTrainCommand::a_model_is_trained_adapted_and_applied()
{
    const auto trained = run(QStringLiteral(
        "train --package @packed --adapt @own.csv --text text --label label --output @a.model"));
    QVERIFY2(trained.exitCode == 0, qPrintable(trained.errors));
    QVERIFY2(trained.output.contains(QStringLiteral("macro F1")), qPrintable(trained.output));
    const auto predicted = run(QStringLiteral(
        "predict --model @a.model --records @own.csv --text text --label label --output @out.csv"));
    QVERIFY2(predicted.exitCode == 0, qPrintable(predicted.errors));
    QVERIFY(predicted.output.contains(QStringLiteral("judged on 20 texts")));
    const QList<QByteArray> lines = bytes(QStringLiteral("out.csv")).split('\n');
    QCOMPARE(lines.size(), 22);
    QCOMPARE(lines.front(), QByteArray("id,label,text,prediction,probability"));
    for (int i = 1; i <= 20; ++i)
        QVERIFY(lines[i].contains(",\"Cardiology\",") || lines[i].contains(",\"Neurology\","));
}

void TestTrainCommand::the_same_seed_gives_the_same_model()
{
    for (const char *name : {"b", "c"}) {
        const auto trained = run(QStringLiteral("train --package @packed --features both --seed 5 --output @")
                                 + QLatin1String(name));
        QVERIFY2(trained.exitCode == 0, qPrintable(trained.errors));
    }
    QVERIFY(!bytes(QStringLiteral("b")).isEmpty());
    QCOMPARE(bytes(QStringLiteral("b")), bytes(QStringLiteral("c")));
}

void TestTrainCommand::the_model_is_read_as_the_guide_says_data()
{
    QTest::addColumn<QString>("module");
    QTest::addColumn<QString>("classifier");
    QTest::addColumn<QByteArray>("block");
    QTest::addColumn<QByteArray>("check");
    QTest::newRow("NumPy") << "numpy"
                           << "network" << QByteArray()
                           << QByteArray("assert weights['4.weight'].shape == (2, 128)\n"
                                         "x = numpy.zeros(weights['0.weight'].shape[1])\n"
                                         "assert scores(x).shape == (2,)\n");
    QTest::newRow("PyTorch") << "torch"
                             << "network" << QByteArray("    # the network in PyTorch, with weights as above")
                             << QByteArray(
                                    "x = numpy.linspace(-1, 1, weights['0.weight'].shape[1], dtype='f4')\n"
                                    "theirs = network(torch.tensor(x)).detach().numpy()\n"
                                    "assert abs(theirs - scores(x)).max() < 1e-3 * abs(theirs).max()\n");
    QTest::newRow("scikit-learn")
        << "sklearn"
        << "regression" << QByteArray("    # a regression in scikit-learn, with weights and facts as above")
        << QByteArray("for x in (weights['coef'][0], weights['coef'][1], -weights['coef'][0]):\n"
                      "    best = facts['labels'][int((weights['coef'] @ x).argmax())]\n"
                      "    assert regression.predict([x])[0] == best\n");
}

// The file of the sender is gone, as it is at the recipient's.
void TestTrainCommand::a_vocabulary_that_travels_is_used_for_training()
{
    const QString terms = QStringLiteral("terms.txt");
    m_run.write(terms, "asthma\nseizure\nstroke\nmigraine\nheart failure\nedema\nchest pain\nheadache\n");
    QJsonObject plan = CommandRun::planWithTerms(terms);
    QJsonObject vocabulary = plan.value(QStringLiteral("vocabulary")).toObject();
    vocabulary.insert(QStringLiteral("exclude"),
                      QJsonObject{{QStringLiteral("terms"), QJsonArray{QStringLiteral("asthma")}}});
    plan.insert(QStringLiteral("vocabulary"), vocabulary);
    m_run.writePlan(plan);
    const auto packed = m_run.run(m_run.runArguments(QStringLiteral("own-terms")));
    QVERIFY2(packed.exitCode == 0, qPrintable(packed.errors));
    QVERIFY(!packed.errors.contains(QStringLiteral("not in the package")));
    QVERIFY(QFile::exists(m_run.path(QStringLiteral("own-terms/vocabulary.learnt"))));
    QVERIFY(QFile::remove(m_run.path(terms)));
    const auto verified = run(QStringLiteral("verify @own-terms"));
    QVERIFY2(verified.exitCode == 0, qPrintable(verified.errors));
    const auto trained =
        run(QStringLiteral("train --package @own-terms --features both --output @own-terms.model"));
    QVERIFY2(trained.exitCode == 0, qPrintable(trained.errors));
    QVERIFY(QFile::rename(m_run.path(QStringLiteral("own-terms")), m_run.path(QStringLiteral("away"))));
    const auto predicted =
        run(QStringLiteral("predict --model @own-terms.model --records @own.csv --text text "
                           "--label label --output @own-terms.csv"));
    QVERIFY2(predicted.exitCode == 0, qPrintable(predicted.errors));
    // Elsewhere, without the copy in the cache.
    QVERIFY(QDir(m_run.path(QStringLiteral("cache"))).removeRecursively());
    const QString again = QStringLiteral("predict --model @own-terms.model --records @own.csv --text text "
                                         "--label label --force --output @own-terms.csv");
    const auto missing = run(again);
    QVERIFY(missing.exitCode != 0 && missing.errors.contains(QStringLiteral("--vocabulary")));
    const auto given = run(again + QStringLiteral(" --vocabulary @away/vocabulary.learnt"));
    QVERIFY2(given.exitCode == 0, qPrintable(given.errors));
    QCOMPARE(given.output, predicted.output);
}

void TestTrainCommand::a_vocabulary_that_was_left_out_is_asked_for()
{
    m_run.write(QStringLiteral("terms.txt"), "seizure\nstroke\nheart failure\nedema\n");
    m_run.writePlan(CommandRun::planWithTerms(QStringLiteral("terms.txt")));
    const auto packed =
        m_run.run(m_run.runArguments(QStringLiteral("without")) << QStringLiteral("--without-vocabulary"));
    QVERIFY2(packed.exitCode == 0, qPrintable(packed.errors));
    QVERIFY(packed.errors.contains(QStringLiteral("the vocabulary is not in the package")));
    QVERIFY(!QFile::exists(m_run.path(QStringLiteral("without/vocabulary.learnt"))));
    const auto refused = run(QStringLiteral("train --package @without --output @without.model"));
    QVERIFY(refused.exitCode != 0 && refused.errors.contains(QStringLiteral("--vocabulary FILE")));
    const auto trained =
        run(QStringLiteral("train --package @without --vocabulary @terms.txt --output @without.model"));
    QVERIFY2(trained.exitCode == 0, qPrintable(trained.errors));
}

// The code of the guide, as it stands there.
void TestTrainCommand::the_model_is_read_as_the_guide_says()
{
    QFETCH(QString, module);
    QFETCH(QString, classifier);
    QFETCH(QByteArray, block);
    QFETCH(QByteArray, check);
    QProcess probe;
    probe.start(tests::python, {QStringLiteral("-c"), QStringLiteral("import numpy, ") + module});
    if (!probe.waitForFinished(240'000) || probe.exitCode() != 0)
        QSKIP("/usr/bin/python3 has no such module");
    const auto trained =
        run(QStringLiteral("train --package @packed --force --output @own.model --classifier ") + classifier);
    QVERIFY2(trained.exitCode == 0, qPrintable(trained.errors));
    QByteArray code = ofGuide("    # a model saved by keyseed-cli train");
    QVERIFY(code.contains("numpy"));
    if (!block.isEmpty()) {
        QVERIFY(!ofGuide(block).isEmpty());
        code += ofGuide(block);
    }
    m_run.write(QStringLiteral("read.py"), code + check);
    QProcess process;
    process.setWorkingDirectory(m_run.path(QString()));
    process.start(tests::python, {QStringLiteral("read.py")});
    QVERIFY(process.waitForFinished(240'000));
    QVERIFY2(process.exitCode() == 0, process.readAllStandardError().constData());
}

void TestTrainCommand::whole_texts_go_to_a_server_where_that_is_said()
{
    using tests::VectorsServer;
    const VectorsServer server([](const QStringList &texts, int) {
        return VectorsServer::Answer{.body = VectorsServer::openAi(VectorsServer::byLetter(texts))};
    });
    const auto embedding = [&](const QString &name, const char *model) {
        const QByteArray url = QByteArray::fromStdString(server.url("/v1"));
        m_run.write(name,
                    R"({"schema": "keyseed-plan/2", "embedding": {"source": "endpoint", "baseUrl": ")" + url
                        + R"(", "model": ")" + model + R"(", "keyEnvironment": "VECTORS_API_KEY"}})");
    };
    embedding(QStringLiteral("small.json"), "small");
    embedding(QStringLiteral("large.json"), "large");
    qputenv("VECTORS_API_KEY", "sk-secret-123456");
    const QString sends = QStringLiteral(" --embedding @small.json --send-texts");
    const QString trust =
        QStringLiteral(" --trust-origin VECTORS_API_KEY=") + QString::fromStdString(server.url(""));
    const QString train = QStringLiteral("train --package @packed --force --output @sent.model");
    const QString predict = QStringLiteral(
        "predict --force --model @sent.model --records @own.csv --text text --output @sent.csv");

    const auto unasked = run(train + sends);
    QVERIFY(unasked.exitCode != 0);
    QVERIFY2(unasked.errors.contains(QStringLiteral("nobody on this computer has allowed")),
             qPrintable(unasked.errors));
    QVERIFY(server.seen().empty());

    const auto trained = run(train + sends + trust);
    QVERIFY2(trained.exitCode == 0, qPrintable(trained.errors));
    QVERIFY2(trained.errors.contains(QStringLiteral("Whole texts are sent to the server ")),
             qPrintable(trained.errors));
    QVERIFY(server.seen().front().head.contains("Bearer sk-secret-123456"));
    QVERIFY(!bytes(QStringLiteral("sent.model")).contains("secret"));

    const auto before = server.texts().size();
    const auto silent = run(predict);
    QVERIFY(silent.exitCode != 0);
    QVERIFY2(silent.errors.contains(QStringLiteral("--send-texts")), qPrintable(silent.errors));
    const auto other = run(predict + QStringLiteral(" --embedding @large.json --send-texts") + trust);
    QVERIFY(other.exitCode != 0);
    QCOMPARE(server.texts().size(), before);

    const auto predicted = run(predict + sends + trust);
    qunsetenv("VECTORS_API_KEY");
    QVERIFY2(predicted.exitCode == 0, qPrintable(predicted.errors));
    QVERIFY(server.texts().contains(QStringLiteral("atrial fibrillation and edema")));
    QVERIFY(bytes(QStringLiteral("sent.csv")).contains(",Cardiology,atrial fibrillation and edema,\""));
}

void TestTrainCommand::what_is_wrong_is_told_in_a_line_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QString &line, const char *expected) {
        QTest::newRow(name) << line << QString::fromLatin1(expected);
    };
    const QString train = QStringLiteral("train --package @packed --output ");
    const QString predict = QStringLiteral("predict --records @own.csv --text text --output ");
    row("over the package's texts", train + "@own.csv --force --adapt @own.csv --text text", "same file");
    row("no text column", train + "@x --adapt @own.csv", "--text");
    row("no such column", train + "@x --adapt @own.csv --text note", "note");
    row("regression", train + "@x --classifier regression --adapt @own.csv --text text", "\"network\"");
    row("no package", QStringLiteral("train --package @own.csv --output @x"), "own.csv");
    row("no model", predict + "@x --model @own.csv", "a model that keyseed saved was expected");
    row("over the texts", predict + "@own.csv --force --model @plan.json", "same file");
}

void TestTrainCommand::what_is_wrong_is_told_in_a_line()
{
    QFETCH(QString, line);
    QFETCH(QString, expected);
    const QByteArray before = bytes(QStringLiteral("own.csv"));
    const auto refused = run(line);
    QVERIFY(refused.exitCode == 1 || refused.exitCode == 2);
    QCOMPARE(refused.errorLines().size(), 1);
    QVERIFY2(refused.errors.contains(expected), qPrintable(refused.errors));
    QCOMPARE(bytes(QStringLiteral("own.csv")), before);
    QVERIFY(!QFile::exists(m_run.path(QStringLiteral("x"))));
}

} // namespace tst_traincommand

QTEST_GUILESS_MAIN(tst_traincommand::TestTrainCommand)
#include "tst_traincommand.moc"
