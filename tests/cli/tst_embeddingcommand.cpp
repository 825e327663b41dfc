#include "tests/cli/CommandRun.h"
#include "tests/core/vectorserver/VectorsServer.h"

#include <QTest>

namespace tst_embeddingcommand {

using tests::VectorsServer;

namespace {

QString text(const char *value)
{
    return QString::fromUtf8(value);
}

constexpr auto terms = "chest pain\nheart failure\nseizure\nheadache\nstroke\natrial fibrillation\n";
constexpr auto vectors = "5 3\nchest 1 0 0\npain 1 0 1\nheart 1 0 0\nfailure 0 1 0\nstroke 0 1 1\n";

} // namespace

/// The embedding command of the built program, and a release with vectors of a file and of a server.
class TestEmbeddingCommand : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void shows_what_the_vectors_know();
    void shows_what_is_near_to_a_phrase();
    void a_release_with_vectors_of_a_file_verifies();
    void refuses_what_it_cannot_use_data();
    void refuses_what_it_cannot_use();
    void asks_a_server_once();
    void a_key_goes_nowhere_unasked();

private:
    QString plan(const QJsonObject &embedding) const
    {
        QJsonObject object = QJsonDocument::fromJson(R"({"schema": "keyseed-plan/2", "project": "vectors",
            "records": {"source": "notes", "files": ["notes.csv"], "format": "csv", "text": "text", "label": "label"},
            "labels": ["Cardiology", "Neurology"],
            "vocabulary": {"source": "terms", "file": "terms.txt"},
            "privacy": {"delta": 0.0, "cap": 8.0},
            "synthesis": {"method": "histogram", "epsilon": {"phrases": 4.0, "pairs": 0.0, "labels": 0.0}},
            "sampling": {"length": 2, "perLabel": 5}, "writer": {"kind": "template"}})")
                                 .object();
        object.insert(text("embedding"), embedding);
        m_run->writePlan(object);
        return m_run->path(text("plan.json"));
    }
    QString filePlan() const
    {
        return plan({{text("source"), text("word2vec")}, {text("file"), text("vectors.txt")}});
    }
    QString serverPlan(const VectorsServer &server, const QString &variable = {}) const
    {
        QJsonObject embedding{{text("source"), text("endpoint")}, // of OpenAI's form, as nothing is said
                              {text("baseUrl"), QString::fromStdString(server.url("/v1"))},
                              {text("model"), text("small")}};
        if (!variable.isEmpty())
            embedding.insert(text("keyEnvironment"), variable);
        return plan(embedding);
    }
    QJsonObject shown(const QString &planFile, const QStringList &more = {}) const
    {
        const auto outcome = m_run->run(
            QStringList{text("embedding"), text("show"), text("--json"), text("--plan"), planFile} + more);
        if (outcome.exitCode != 0)
            qWarning("%s", qPrintable(outcome.errors));
        return QJsonDocument::fromJson(outcome.output.toUtf8()).object();
    }
    static VectorsServer::Answering good()
    {
        return [](const QStringList &texts, int) {
            return VectorsServer::Answer{.body = VectorsServer::openAi(VectorsServer::byLetter(texts))};
        };
    }

    std::unique_ptr<CommandRun> m_run;
};

void TestEmbeddingCommand::init()
{
    m_run = std::make_unique<CommandRun>();
    m_run->write(text("notes.csv"), CommandRun::records);
    m_run->write(text("terms.txt"), terms);
    m_run->write(text("vectors.txt"), vectors);
}

void TestEmbeddingCommand::shows_what_the_vectors_know()
{
    const QJsonObject json = shown(filePlan());
    QCOMPARE(json.value(text("embedding")).toString(), text("word vectors (word2vec)"));
    QCOMPARE(json.value(text("dimension")).toInt(), 3);
    QCOMPARE(json.value(text("terms")).toInt(), 6);
    QCOMPARE(json.value(text("origins")).toObject().value(text("known")).toInt(), 3);
    QCOMPARE(json.value(text("unknownShare")).toDouble(), 0.5);
    QCOMPARE(json.value(text("words")).toInt(), 9);
    QCOMPARE(json.value(text("unknownWords")).toInt(), 4);
    QCOMPARE(json.value(text("near")).toArray().size(), qsizetype{5});
    const auto table =
        m_run->run({text("embedding"), text("show"), text("--plan"), m_run->path(text("plan.json"))});
    QCOMPARE(table.exitCode, 0);
    QVERIFY2(table.output.contains(text("50.0 %")), qPrintable(table.output));
}

// (1,0,0) + weighted (1,0,1), beside the axes of the others.
void TestEmbeddingCommand::shows_what_is_near_to_a_phrase()
{
    const QJsonObject json = shown(filePlan(), {text("--near"), text("Chest Pain")});
    const QJsonObject near = json.value(text("near")).toArray().first().toObject();
    QCOMPARE(near.value(text("term")).toString(), text("chest pain"));
    QCOMPARE(near.value(text("terms")).toArray().size(), qsizetype{5});
    const auto unknown = m_run->run({text("embedding"),
                                     text("show"),
                                     text("--near"),
                                     text("femur"),
                                     text("--plan"),
                                     m_run->path(text("plan.json"))});
    QVERIFY(unknown.exitCode != 0);
    QVERIFY(unknown.errors.contains(text("--near \"femur\": no term of the vocabulary")));
}

void TestEmbeddingCommand::a_release_with_vectors_of_a_file_verifies()
{
    filePlan();
    const auto run = m_run->run(m_run->runArguments());
    QVERIFY2(run.exitCode == 0, qPrintable(run.errors));
    const auto verified = m_run->run({text("verify"), m_run->path(text("out"))});
    QVERIFY2(verified.exitCode == 0, qPrintable(verified.errors + verified.output));
    const QJsonObject manifest = m_run->json(text("out/manifest.json"));
    const QJsonObject embedding =
        manifest.value(text("publicInputs")).toObject().value(text("embedding")).toObject();
    QCOMPARE(embedding.value(text("source")).toString(), text("word vectors (word2vec)"));
    QCOMPARE(embedding.value(text("sha256")).toString(),
             shown(m_run->path(text("plan.json"))).value(text("sha256")).toString());
    QVERIFY(!QJsonDocument(manifest).toJson().contains("vectors.txt"));
}

void TestEmbeddingCommand::refuses_what_it_cannot_use_data()
{
    QTest::addColumn<QJsonObject>("embedding");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *what, const QJsonObject &embedding, const char *message) {
        QTest::newRow(what) << embedding << text(message);
    };
    const auto server = [](const char *address) {
        return QJsonObject{{text("source"), text("endpoint")},
                           {text("protocol"), text("ollama")},
                           {text("baseUrl"), text(address)},
                           {text("model"), text("m")}};
    };
    row("an unknown source", {{text("source"), text("word2vek")}}, "did you mean \"word2vec\"?");
    row("no file",
        {{text("source"), text("glove")}},
        "embedding.file: the path of a text file of GloVe was expected");
    row("an unknown key",
        {{text("source"), text("glove")}, {text("fil"), text("a")}},
        "did you mean \"file\"?");
    row("a file that is not there",
        {{text("source"), text("glove")}, {text("file"), text("none.txt")}},
        "none.txt: there is no such file");
    row("another format",
        {{text("source"), text("fasttext")}, {text("file"), text("notes.csv")}},
        "embedding.file");
    row("a broken file",
        {{text("source"), text("glove")}, {text("file"), text("terms.txt")}},
        "terms.txt, line 1: a word and its numbers");
    row("a server in the open", server("http://192.0.2.1"), "name its host in embedding.plainHttpHost");
    row("no address", server("models"), "embedding.baseUrl: a complete address");
    row("not asked yet", server("http://127.0.0.1:9"), "embedding.model: the server has not been asked yet");
}

void TestEmbeddingCommand::refuses_what_it_cannot_use()
{
    QFETCH(QJsonObject, embedding);
    QFETCH(QString, message);
    const auto outcome = m_run->run({text("embedding"), text("show"), text("--plan"), plan(embedding)});
    QVERIFY2(outcome.exitCode == 1 || outcome.exitCode == 2, qPrintable(outcome.errors));
    QCOMPARE(outcome.errorLines().size(), 1);
    QVERIFY2(outcome.errors.contains(message), qPrintable(outcome.errors));
}

void TestEmbeddingCommand::asks_a_server_once()
{
    const VectorsServer server(good());
    const QString file = serverPlan(server);
    const auto ask = [&] { return m_run->run({text("embedding"), text("ask"), text("--plan"), file}); };
    const auto asked = ask();
    QVERIFY2(asked.exitCode == 0, qPrintable(asked.errors));
    QVERIFY(asked.output.contains(text("6 of 6 terms were asked for")));
    QCOMPARE(server.texts().size(), qsizetype{6});
    QVERIFY(ask().output.contains(text("0 of 6 terms were asked for")));
    QCOMPARE(server.texts().size(), qsizetype{6});
    QCOMPARE(shown(file).value(text("dimension")).toInt(), 26);
    const auto run = m_run->run(m_run->runArguments());
    QVERIFY2(run.exitCode == 0, qPrintable(run.errors));
    QCOMPARE(m_run->run({text("verify"), m_run->path(text("out"))}).exitCode, 0);
    const QByteArray manifest = QJsonDocument(m_run->json(text("out/manifest.json"))).toJson();
    QVERIFY(manifest.contains("vectors of a server, model small"));
    QVERIFY(!manifest.contains("127.0.0.1"));
    const auto other = m_run->run({text("embedding"), text("ask"), text("--plan"), filePlan()});
    QVERIFY(other.errors.contains(text("embedding.source: \"endpoint\" was expected")));
}

void TestEmbeddingCommand::a_key_goes_nowhere_unasked()
{
    const VectorsServer server(good());
    const QString file = serverPlan(server, text("VECTORS_API_KEY"));
    qputenv("VECTORS_API_KEY", "sk-secret-123456");
    const auto refused = m_run->run({text("embedding"), text("ask"), text("--plan"), file});
    QVERIFY(refused.exitCode != 0);
    QVERIFY2(refused.errors.contains(text("embedding.keyEnvironment: nobody on this computer has allowed")),
             qPrintable(refused.errors));
    QVERIFY(server.seen().empty());
    const auto trusted = m_run->run({text("embedding"),
                                     text("ask"),
                                     text("--plan"),
                                     file,
                                     text("--trust-origin"),
                                     text("VECTORS_API_KEY=") + QString::fromStdString(server.url(""))});
    qunsetenv("VECTORS_API_KEY");
    QVERIFY2(trusted.exitCode == 0, qPrintable(trusted.errors));
    QVERIFY(server.seen().front().head.contains("Bearer sk-secret-123456"));
    QVERIFY(!trusted.output.contains(text("secret")));
}

} // namespace tst_embeddingcommand

QTEST_GUILESS_MAIN(tst_embeddingcommand::TestEmbeddingCommand)
#include "tst_embeddingcommand.moc"
