#include "core/pipeline/ReleaseSteps.h"
#include "tests/core/pipeline/EarlierProject.h"
#include "tests/core/pipeline/SmallWorld.h"
#include "tests/core/privacy/ReleasedForTests.h"

#include <QTest>

namespace tst_sentences {

using namespace core;
using namespace core::pipeline;

/// Which built-in sentences a project's documents are written with.
class TestSentences : public QObject
{
    Q_OBJECT

private slots:
    void the_plan_chooses_the_language_and_then_the_vocabulary_data();
    void the_plan_chooses_the_language_and_then_the_vocabulary();
    void the_first_sentences_are_english();
    void what_was_released_before_keeps_its_sentences_data();
    void what_was_released_before_keeps_its_sentences();

private:
    std::string written(const plan::Plan &plan, const PublicInputs &inputs) const;

    SmallWorld m_world;
};

std::string TestSentences::written(const plan::Plan &plan, const PublicInputs &inputs) const
{
    const Sequences sequences = privacy::ReleasedForTests::of(
        std::vector<synthesis::Sequence>{{.id = "SYN-000001", .label = "", .keyphrases = {"term1"}}});
    NoControl control;
    const auto documents = writeDocuments(plan, inputs, sequences, control);
    return documents ? (**documents).front().text : documents.error().detail;
}

void TestSentences::the_plan_chooses_the_language_and_then_the_vocabulary_data()
{
    QTest::addColumn<QByteArray>("asked");
    QTest::addColumn<QByteArray>("vocabulary");
    QTest::addColumn<QByteArray>("language");
    QTest::newRow("neither") << QByteArray("English") << QByteArray() << QByteArray("English");
    QTest::newRow("the vocabulary") << QByteArray("English") << QByteArray("de") << QByteArray("German");
    QTest::newRow("nothing asked") << QByteArray() << QByteArray("fr") << QByteArray("French");
    QTest::newRow("the plan") << QByteArray("Spanish") << QByteArray("de") << QByteArray("Spanish");
    QTest::newRow("a vocabulary without sentences")
        << QByteArray("English") << QByteArray("nl") << QByteArray("English");
    QTest::newRow("an unknown one") << QByteArray("English") << QByteArray("und") << QByteArray("English");
}

void TestSentences::the_plan_chooses_the_language_and_then_the_vocabulary()
{
    QFETCH(QByteArray, asked);
    QFETCH(QByteArray, vocabulary);
    QFETCH(QByteArray, language);
    plan::Plan plan = m_world.plan;
    plan.writer.language = asked.toStdString();
    PublicInputs inputs = m_world.inputs;
    if (!vocabulary.isEmpty())
        inputs.learntFrom.emplace().language = vocabulary.toStdString();
    const std::string text = written(plan, inputs);
    const writing::Texts titles = writing::findLanguage(language.toStdString())->documents[0]->titles;
    const auto title = text.substr(0, text.find('\n'));
    QVERIFY2(std::ranges::find(titles, title) != titles.end(), text.c_str());
}

void TestSentences::the_first_sentences_are_english()
{
    plan::Plan plan = m_world.plan;
    plan.writer.language = "French";
    plan.writer.sentences = 1; // which are English, whatever the plan says of a language
    const std::string text = written(plan, m_world.inputs);
    const writing::Texts titles = writing::english.documents[0]->titles;
    const auto title = text.substr(0, text.find('\n'));
    QVERIFY2(std::ranges::find(titles, title) != titles.end(), text.c_str());
}

void TestSentences::what_was_released_before_keeps_its_sentences_data()
{
    QTest::addColumn<QByteArray>("kind");
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<bool>("keepsThem");
    const char *const closed = "INSERT INTO exported_release(exported, path, sums, plan, locked) SELECT "
                               "'2026-01-01T00:00:00Z', '/p', 'ab', json, 1 FROM plan";
    const char *const begunAgain = "INSERT INTO exported_release(exported, path, sums, plan, locked) SELECT "
                                   "'2026-01-01T00:00:00Z', '/p', 'ab', json, 0 FROM plan";
    const char *const approved = "INSERT INTO approval VALUES (1, 'text', 'signature')";
    QTest::newRow("nothing released") << QByteArray("template") << QByteArray("SELECT 1") << false;
    QTest::newRow("closed") << QByteArray("template") << QByteArray(closed) << true;
    QTest::newRow("a new release begun") << QByteArray("template") << QByteArray(begunAgain) << false;
    QTest::newRow("approved") << QByteArray("template") << QByteArray(approved) << true;
    QTest::newRow("written by a model") << QByteArray("chat") << QByteArray(closed) << false;
}

void TestSentences::what_was_released_before_keeps_its_sentences()
{
    QFETCH(QByteArray, kind);
    QFETCH(QByteArray, before);
    QFETCH(bool, keepsThem);
    plan::Plan plan = m_world.plan;
    plan.writer.kind = kind.toStdString();

    plan = reopened(plan, {before}, 1);

    QCOMPARE(plan.writer.sentences, keepsThem ? std::optional<int>(1) : std::nullopt);
}

} // namespace tst_sentences

QTEST_GUILESS_MAIN(tst_sentences::TestSentences)
#include "tst_sentences.moc"
