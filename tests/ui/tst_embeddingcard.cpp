#include "core/synthesis/PublicInputs.h"
#include "core/vocabulary/Source.h"
#include "tests/core/plan/PlanParts.h"
#include "tests/core/vectorserver/VectorsServer.h"
#include "tests/ui/PlanStage.h"
#include "ui/steps/vocabulary/VocabularyStep.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/ErrorBox.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>

namespace tst_embeddingcard {

using tests::VectorsServer;
using ui::ErrorBox;
using ui::VocabularyStep;
using Embedding = core::plan::Plan::Embedding;

/// The card that says what phrases are near to each other.
class TestEmbeddingCard : public QObject
{
    Q_OBJECT

private slots:
    // No keyring of the person who runs the tests is asked.
    void initTestCase() { qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere"); }
    void init();
    void cleanup();
    void built_in_vectors_are_chosen_at_first();
    void takes_the_installed_encoder();
    void takes_a_file_that_it_recognises();
    void says_what_a_file_does_not_know();
    void refuses_a_file_that_is_none();
    void a_broken_file_is_told_and_another_choice_mends_it();
    void shows_what_is_near();
    void asks_a_server_and_takes_it_then();
    void a_server_that_refuses_changes_nothing();
    void says_what_is_missing_before_it_asks();
    void is_settled_with_the_plan();

private:
    void chooseVocabulary()
    {
        m_stage->session().edit([](core::plan::Plan &plan) { plan.vocabulary = tests::builtIn("medical"); });
        QTRY_VERIFY(m_stage->session().inputs());
    }
    void chooseFile(const QByteArray &bytes)
    {
        m_stage->files().answer = m_stage->write("vectors.txt", bytes);
        part<QPushButton>(*m_page, "chooseVectors").click();
    }
    void type(const char *field, const std::string &text)
    {
        part<QLineEdit>(*m_page, field).setText(QString::fromStdString(text));
    }

    std::unique_ptr<PlanStage> m_stage;
    std::unique_ptr<VocabularyStep> m_page;
};

void TestEmbeddingCard::init()
{
    m_stage = std::make_unique<PlanStage>();
    m_stage->createProject();
    m_page = std::make_unique<VocabularyStep>(m_stage->session());
    m_page->resize(900, 1200);
    m_page->show();
    m_page->initializePage();
    chooseVocabulary();
}

void TestEmbeddingCard::cleanup()
{
    m_page.reset();
    m_stage.reset();
}

void TestEmbeddingCard::built_in_vectors_are_chosen_at_first()
{
    QVERIFY(part<QRadioButton>(*m_page, "builtInVectors").isChecked());
    QVERIFY(part(*m_page, "vectorAddress").isHidden() || !part(*m_page, "vectorAddress").isVisible());
    QVERIFY(textOf(*m_page, "vectorsFacts").contains(QStringLiteral("8")));
}

void TestEmbeddingCard::takes_the_installed_encoder()
{
    part<QRadioButton>(*m_page, "encoderVectors").click();
    QCOMPARE(m_stage->plan().embedding.source, std::string("encoder"));
    QVERIFY(m_stage->plan().embedding.settings.empty());
    QVERIFY(part<QRadioButton>(*m_page, "encoderVectors").isChecked());
    part<QRadioButton>(*m_page, "builtInVectors").click();
    QCOMPARE(m_stage->plan().embedding.source, std::string("builtin"));
    QVERIFY(!part<QRadioButton>(*m_page, "encoderVectors").isChecked());
}

void TestEmbeddingCard::takes_a_file_that_it_recognises()
{
    chooseFile("3 4\nheart 1 0 0 0\naspirin 0 1 0 0\nstent 0 0 1 0\n");
    QCOMPARE(m_stage->plan().embedding.source, std::string("word2vec"));
    QTRY_VERIFY(m_stage->session().inputs());
    QCOMPARE(m_stage->session().inputs()->embedding.dimension(), std::size_t{4});
    QVERIFY(part<QRadioButton>(*m_page, "fileVectors").isChecked());
    QCOMPARE(textOf(*m_page, "vectorsFile"), QStringLiteral("vectors.txt"));
    QVERIFY(m_page->isComplete());
    part<QRadioButton>(*m_page, "builtInVectors").click();
    QCOMPARE(m_stage->plan().embedding.source, std::string("builtin"));
    QTRY_VERIFY(m_stage->session().inputs());
    QCOMPARE(m_stage->session().inputs()->embedding.dimension(), std::size_t{8});
}

// Of "heart failure, aspirin, heart, Heart Block, sweetheart, stent" one has no word in the file, two have
// some.
void TestEmbeddingCard::says_what_a_file_does_not_know()
{
    chooseFile("heart 1 0 0\naspirin 0 1 0\nstent 0 0 1\n");
    QCOMPARE(m_stage->plan().embedding.source, std::string("glove"));
    QTRY_VERIFY(m_stage->session().inputs());
    const QString facts = textOf(*m_page, "vectorsFacts");
    QVERIFY2(facts.contains(QStringLiteral("1 of 6 phrases (16.7\u00a0%)")), qPrintable(facts));
    QVERIFY2(facts.contains(QStringLiteral("Of 2 more")), qPrintable(facts));
}

void TestEmbeddingCard::refuses_a_file_that_is_none()
{
    chooseFile("The heart of the matter.\n");
    auto &error = part<ErrorBox>(*m_page, "vectorsError");
    QVERIFY(!error.isHidden());
    QVERIFY(error.detail().contains(QStringLiteral("vectors.txt")));
    QCOMPARE(m_stage->plan().embedding.source, std::string("builtin"));
    QVERIFY(part<QRadioButton>(*m_page, "builtInVectors").isChecked());
    m_stage->files().answer.clear();
    part<QRadioButton>(*m_page, "fileVectors").click();
    QVERIFY(part<QRadioButton>(*m_page, "builtInVectors").isChecked());
}

void TestEmbeddingCard::a_broken_file_is_told_and_another_choice_mends_it()
{
    chooseFile("3 2\nheart 1 0\n");
    auto &error = part<ErrorBox>(*m_page, "vocabularyError");
    QTRY_VERIFY(!error.isHidden());
    QVERIFY2(error.detail().contains(QStringLiteral("ends after 1 words")), qPrintable(error.detail()));
    QVERIFY(!m_page->isComplete());
    part<QRadioButton>(*m_page, "builtInVectors").click();
    QTRY_VERIFY(m_stage->session().inputs());
    QTRY_VERIFY(error.isHidden());
    QVERIFY(m_page->isComplete());
}

void TestEmbeddingCard::shows_what_is_near()
{
    chooseFile("heart 10 1\nstent 10 2\naspirin 1 9\n");
    QTRY_VERIFY(m_stage->session().inputs());
    type("nearField", "HEART");
    // Those with "heart" alone are the same as it, then stent.
    QTRY_VERIFY(textOf(*m_page, "nearWords").contains(QStringLiteral("stent")));
    const QStringList near = textOf(*m_page, "nearWords").split(QStringLiteral("; "));
    QVERIFY(near.indexOf(QStringLiteral("heart failure")) < near.indexOf(QStringLiteral("stent")));
    QVERIFY(near.indexOf(QStringLiteral("stent")) < near.indexOf(QStringLiteral("aspirin")));
    type("nearField", "femur");
    QTRY_COMPARE(textOf(*m_page, "nearWords"),
                 QStringLiteral("The vocabulary does not contain this phrase."));
}

void TestEmbeddingCard::asks_a_server_and_takes_it_then()
{
    const VectorsServer server([](const QStringList &texts, int) {
        return VectorsServer::Answer{.body = VectorsServer::openAi(VectorsServer::byLetter(texts))};
    });
    part<QRadioButton>(*m_page, "serverVectors").click();
    QCOMPARE(m_stage->plan().embedding.source, std::string("builtin"));
    QVERIFY(part(*m_page, "vectorAddress").isVisible());
    type("vectorAddress", server.url("/v1"));
    type("vectorModel", "small");
    QTest::keyClicks(&part(*m_page, "vectorKey"), QStringLiteral("sk-secret-123456"));
    QVERIFY(server.seen().empty());
    part<QPushButton>(*m_page, "askVectors").click();
    QTRY_COMPARE(m_stage->plan().embedding.source, std::string("endpoint"));
    QTRY_VERIFY(m_stage->session().inputs());
    QCOMPARE(m_stage->session().inputs()->embedding.dimension(), std::size_t{26});
    QVERIFY(part<QRadioButton>(*m_page, "serverVectors").isChecked());
    QCOMPARE(server.texts().size(), qsizetype{6});
    QVERIFY(server.seen().front().head.contains("Bearer sk-secret-123456"));
    QVERIFY(toJson(m_stage->plan()).find("secret") == std::string::npos);
}

void TestEmbeddingCard::a_server_that_refuses_changes_nothing()
{
    const VectorsServer server([](const QStringList &, int) {
        return VectorsServer::Answer{.status = 404, .body = R"({"error":{"message":"no such model"}})"};
    });
    part<QRadioButton>(*m_page, "serverVectors").click();
    type("vectorAddress", server.url("/v1"));
    type("vectorModel", "small");
    part<QPushButton>(*m_page, "askVectors").click();
    auto &error = part<ErrorBox>(*m_page, "vectorServerError");
    QTRY_VERIFY(!error.isHidden());
    QVERIFY(error.detail().contains(QStringLiteral("no such model")));
    QCOMPARE(m_stage->plan().embedding.source, std::string("builtin"));
    QVERIFY(m_stage->session().inputs());
}

void TestEmbeddingCard::says_what_is_missing_before_it_asks()
{
    part<QRadioButton>(*m_page, "serverVectors").click();
    part<QPushButton>(*m_page, "askVectors").click();
    QVERIFY(!part<ErrorBox>(*m_page, "vectorServerError").isHidden());
    type("vectorAddress", "http://192.0.2.1/v1");
    type("vectorModel", "small");
    part<QPushButton>(*m_page, "askVectors").click();
    QVERIFY(!part<ErrorBox>(*m_page, "vectorServerError").isHidden());
}

void TestEmbeddingCard::is_settled_with_the_plan()
{
    m_stage->session().edit([](core::plan::Plan &plan) {
        plan.embedding = {.source = "endpoint",
                          .settings = {{"protocol", std::string("ollama")},
                                       {"baseUrl", std::string("http://127.0.0.1:11434")},
                                       {"model", std::string("small")}}};
    });
    QCOMPARE(part<QLineEdit>(*m_page, "vectorAddress").text(), QStringLiteral("http://127.0.0.1:11434"));
    QCOMPARE(part<QComboBox>(*m_page, "vectorProtocol").currentText(), QStringLiteral("Ollama"));
    m_stage->session().undo();
    QCOMPARE(m_stage->plan().embedding.source, std::string("builtin"));
    QVERIFY(part<QRadioButton>(*m_page, "builtInVectors").isChecked());
    QTRY_VERIFY(m_stage->session().inputs());
}

} // namespace tst_embeddingcard

QTEST_MAIN(tst_embeddingcard::TestEmbeddingCard)
#include "tst_embeddingcard.moc"
