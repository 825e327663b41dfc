#include "core/recipient/DocumentVectors.h"
#include "core/recipient/Judging.h"
#include "core/recipient/ModelFile.h"
#include "core/recipient/Prediction.h"
#include "core/recipient/Training.h"
#include "core/vectorserver/TextQueue.h"
#include "tests/core/evaluation/UsefulTexts.h"
#include "tests/core/vectorserver/VectorsServer.h"

#include <QTest>

#include <type_traits>

namespace tst_documentvectors {

using namespace core;
using namespace core::recipient;
using tests::VectorsServer;

// Nobody but the recipient's side can hand texts over.
static_assert(!std::is_constructible_v<vectorserver::SentTexts, std::span<const std::string_view>>);

/// A server on loopback is asked about whole texts: those of a package and the recipient's own.
class TestDocumentVectors : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void a_model_is_trained_on_what_the_server_says();
    void the_names_of_labels_are_not_sent();
    void its_file_says_so_and_holds_no_address();
    void another_server_or_none_is_refused();
    void a_model_of_phrases_sends_nothing();
    void predictions_ask_about_the_own_texts();
    void it_is_adapted_to_the_own_texts();
    void another_dimension_is_refused();
    void vectors_of_files_are_none_of_texts();
    void an_encoder_needs_no_server();

private:
    std::shared_ptr<DocumentVectors> server(const char *model = "small") const;
    Result<Trained> trained(std::shared_ptr<DocumentVectors> documents, bool adapts = false) const;
    OwnTexts own() const { return {recordsSource(m_world->plan.records), {}}; }

    std::unique_ptr<SmallWorld> m_world;
    std::unique_ptr<VectorsServer> m_server;
    std::atomic<int> m_dimension = 2;
    mutable NoControl m_control;
};

void TestDocumentVectors::init()
{
    m_world = std::make_unique<SmallWorld>();
    m_world->write("notes.csv",
                   noteHeader + noteRow("p1", "A", "own term0") + noteRow("p2", "B", "own term7"));
    m_dimension = 2;
    // How often the terms of either label stand in a text.
    m_server = std::make_unique<VectorsServer>([this](const QStringList &texts, int) {
        QList<QList<double>> rows;
        for (const QString &text : texts) {
            QList<double> row(m_dimension, 0.1);
            for (int term = 0; term < SmallWorld::termCount; ++term)
                row[term / 5] += static_cast<double>(text.count(QStringLiteral("term%1").arg(term)));
            rows.append(row);
        }
        return VectorsServer::Answer{.body = VectorsServer::openAi(rows)};
    });
}

std::shared_ptr<DocumentVectors> TestDocumentVectors::server(const char *model) const
{
    plan::Plan::Embedding embedding{
        .source = "endpoint", .settings = {{"baseUrl", m_server->url("/v1")}, {"model", std::string(model)}}};
    auto opened = DocumentVectors::ofServer(embedding, {});
    if (!opened)
        qFatal("%s", opened.error().detail.c_str());
    return *opened;
}

Result<Trained> TestDocumentVectors::trained(std::shared_ptr<DocumentVectors> documents, bool adapts) const
{
    auto texts = usefulTexts();
    texts.corpusSha256 = std::string(64, 'c');
    return train(texts,
                 {.inputs = m_world->inputs,
                  .vocabularyName = "terms.txt",
                  .vectorsName = "vectors",
                  .documents = std::move(documents)},
                 {},
                 adapts ? std::optional(own()) : std::nullopt,
                 {},
                 m_control);
}

void TestDocumentVectors::a_model_is_trained_on_what_the_server_says()
{
    const auto made = trained(server());
    QVERIFY2(made.has_value(), made ? "" : made.error().detail.c_str());
    const QStringList sent = m_server->texts();
    QSet<QString> package;
    for (const std::string &text : usefulTexts().texts)
        package.insert(QString::fromStdString(text));
    QCOMPARE(QSet<QString>(sent.begin(), sent.end()), package);
    QCOMPARE(sent.size(), package.size()); // each once
    const std::vector<std::string> texts = {"term1 term2", "term8 term9"};
    QVERIFY(made->model.prepare(texts, m_control).has_value());
    QCOMPARE(made->model.answer(texts[0]).label, 0U);
    QCOMPARE(made->model.answer(texts[1]).label, 1U);
}

void TestDocumentVectors::the_names_of_labels_are_not_sent()
{
    const auto made = trained(server());
    QVERIFY(made.has_value());
    QVERIFY(made->model.prepare(std::vector<std::string>{"Kind: B, term9"}, m_control).has_value());
    QVERIFY(!m_server->texts().last().contains(QStringLiteral("B")));
}

void TestDocumentVectors::its_file_says_so_and_holds_no_address()
{
    const auto made = trained(server());
    QVERIFY(made.has_value());
    const auto bytes = modelBytes(made->model);
    QVERIFY(bytes.has_value());
    QVERIFY(bytes->find("127.0.0.1") == std::string::npos);
    const auto stored = StoredModel::parse(*bytes, "own.model");
    QVERIFY2(stored.has_value(), stored ? "" : stored.error().detail.c_str());
    QVERIFY(stored->facts().documents == server()->server());
    QCOMPARE(stored->facts().documents->model, std::string("small"));

    const auto model = stored->open(m_world->inputs, server());
    QVERIFY2(model.has_value(), model ? "" : model.error().detail.c_str());
    const std::vector<std::string> texts = {"term1 term8 term9"};
    QVERIFY(model->prepare(texts, m_control).has_value());
    QVERIFY(made->model.prepare(texts, m_control).has_value());
    QCOMPARE(model->probabilities(texts[0]), made->model.probabilities(texts[0]));
}

void TestDocumentVectors::another_server_or_none_is_refused()
{
    const auto made = trained(server());
    QVERIFY(made.has_value());
    const auto stored = StoredModel::parse(*modelBytes(made->model), "own.model");
    const auto sent = m_server->texts().size();
    for (const auto &documents : {std::shared_ptr<DocumentVectors>(), server("large")}) {
        const auto refused = stored->open(m_world->inputs, documents);
        QVERIFY(!refused && refused.error().code == ErrorCode::InvalidPlan);
        QVERIFY2(refused.error().detail.find("model small") != std::string::npos,
                 refused.error().detail.c_str());
    }
    QCOMPARE(m_server->texts().size(), sent);
}

void TestDocumentVectors::a_model_of_phrases_sends_nothing()
{
    const auto made = trained({});
    QVERIFY(made.has_value());
    const auto stored = StoredModel::parse(*modelBytes(made->model), "own.model");
    QVERIFY(!stored->facts().documents);
    const auto refused = stored->open(m_world->inputs, server());
    QVERIFY(!refused && refused.error().code == ErrorCode::InvalidPlan);
    QVERIFY(predict(made->model, own(), m_world->path("out.csv"), m_control).has_value());
    QVERIFY(m_server->seen().empty());
}

void TestDocumentVectors::predictions_ask_about_the_own_texts()
{
    const auto made = trained(server());
    QVERIFY(made.has_value());
    const auto before = m_server->texts().size();
    const auto predicted = predict(made->model, own(), m_world->path("out.csv"), m_control);
    QVERIFY2(predicted.has_value(), predicted ? "" : predicted.error().detail.c_str());
    QCOMPARE(m_server->texts().mid(before), QStringList({"own term0", "own term7"}));
    QFile file(QString::fromStdString(m_world->path("out.csv").string()));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = file.readAll().split('\n');
    QVERIFY(lines.at(1).startsWith("p1,A,own term0,\"A\","));
    QVERIFY(lines.at(2).startsWith("p2,B,own term7,\"B\","));
    const auto judged = judge(made->model, own(), Half::All, m_control);
    QVERIFY2(judged.has_value(), judged ? "" : judged.error().detail.c_str());
    QCOMPARE(judged->macroF1, 1.0);
}

void TestDocumentVectors::it_is_adapted_to_the_own_texts()
{
    QByteArray rows = noteHeader;
    for (int i = 0; i < 20; ++i)
        rows += noteRow(
            "p" + QByteArray::number(i), i % 2 ? "B" : "A", i % 2 ? "of mine term7" : "of mine term2");
    m_world->write("notes.csv", rows);
    const auto made = trained(server(), true);
    QVERIFY2(made.has_value(), made ? "" : made.error().detail.c_str());
    QVERIFY(made->model.facts().isAdapted);
    QVERIFY(m_server->texts().contains(QStringLiteral("of mine term7")));
}

void TestDocumentVectors::another_dimension_is_refused()
{
    const auto made = trained(server());
    QVERIFY(made.has_value());
    const auto stored = StoredModel::parse(*modelBytes(made->model), "own.model");
    const auto model = stored->open(m_world->inputs, server());
    QVERIFY(model.has_value());
    m_dimension = 3;
    const auto refused = model->prepare(std::vector<std::string>{"term1"}, m_control);
    QVERIFY(!refused && refused.error().code == ErrorCode::InvalidPlan);
}

void TestDocumentVectors::vectors_of_files_are_none_of_texts()
{
    for (const char *source : {"builtin", "vectors", "word2vec"}) {
        const auto refused = DocumentVectors::ofServer({.source = source, .settings = {}}, {});
        QVERIFY(!refused && refused.error().code == ErrorCode::InvalidPlan);
    }
}

// The small encoder knows few words: it tells texts with "knee" from texts with "pain".
void TestDocumentVectors::an_encoder_needs_no_server()
{
    const auto folder = std::filesystem::path(KEYSEED_SOURCE_DIR) / "tests/core/encoder/models/bert";
    auto opened = DocumentVectors::ofEncoder(folder, "bert");
    QVERIFY2(opened.has_value(), opened ? "" : opened.error().detail.c_str());
    QVERIFY(!(*opened)->isServer());
    const std::vector<std::string> texts = {"knee pain", " "};
    QVERIFY((*opened)->ask(texts, m_control).has_value());
    QCOMPARE((*opened)->of("knee pain").size(), std::size_t{16});
    QCOMPARE((*opened)->of(" "), std::vector<float>(16, 0.0F));
    const auto made = trained(*opened);
    QVERIFY2(made.has_value(), made ? "" : made.error().detail.c_str());
    QVERIFY(m_server->texts().isEmpty());
    QCOMPARE(made->model.facts().documents->protocol, std::string("encoder"));
    const auto stored = StoredModel::parse(*modelBytes(made->model), "own.model");
    QVERIFY(stored.has_value());
    QVERIFY(stored->open(m_world->inputs, *DocumentVectors::ofEncoder(folder, "bert")).has_value());
    const auto other =
        stored->open(m_world->inputs, *DocumentVectors::ofEncoder(folder / "../bert8", "bert"));
    QVERIFY(!other && other.error().detail.find("--encoder") != std::string::npos);
}

} // namespace tst_documentvectors

QTEST_GUILESS_MAIN(tst_documentvectors::TestDocumentVectors)
#include "tst_documentvectors.moc"
