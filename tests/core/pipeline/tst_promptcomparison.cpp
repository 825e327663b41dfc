#include "core/pipeline/asking/PromptComparison.h"
#include "tests/core/pipeline/EvolvingWorld.h"

#include <QTest>

#include <algorithm>
#include <set>

namespace tst_promptcomparison {

using namespace core;
using namespace core::pipeline;
using tests::Evolving;

/// Prompts side by side, before documents are written.
class TestPromptComparison : public QObject
{
    Q_OBJECT

private slots:
    void the_prompts_of_the_language_are_compared_data();
    void the_prompts_of_the_language_are_compared();
    void public_phrases_serve_before_a_commit();
    void each_prompt_writes_the_same_documents();
    void a_writer_without_a_server_is_refused();
};

void TestPromptComparison::the_prompts_of_the_language_are_compared_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("plain");
    QTest::newRow("English") << "English"
                             << "plain-sentence";
    QTest::newRow("German") << "German"
                            << "plain-sentence-de";
    QTest::newRow("Spanish") << "Spanish"
                             << "plain-sentence-es";
    QTest::newRow("Welsh") << "Welsh"
                           << "plain-sentence";
}

void TestPromptComparison::the_prompts_of_the_language_are_compared()
{
    QFETCH(QString, language);
    QFETCH(QString, plain);
    plan::Plan plan;
    plan.writer.language = language.toStdString();
    plan.writer.documentType = "discharge summary";
    plan.writer.promptTemplate = "/own.txt";
    QCOMPARE(comparedPrompts(plan),
             (std::vector<std::string>{
                 "/own.txt", "published", "discharge-summary", plain.toStdString(), "document"}));
    plan.writer.promptTemplate = "document";
    QCOMPARE(comparedPrompts(plan).size(), std::size_t{4});
}

void TestPromptComparison::public_phrases_serve_before_a_commit()
{
    Evolving evolving;
    const auto sequences = publicSequences(evolving.world.plan, evolving.world.inputs);
    QCOMPARE(sequences->size(), comparedDocuments);
    std::set<std::string> labels;
    for (const synthesis::Sequence &each : *sequences) {
        QCOMPARE(each.keyphrases.size(), std::size_t{2});
        labels.insert(each.label);
        for (const std::string &phrase : each.keyphrases)
            QVERIFY2(phrase.starts_with("term"), phrase.c_str());
    }
    QCOMPARE(labels, (std::set<std::string>{"A", "B"}));
    QCOMPARE(publicSequences(evolving.world.plan, evolving.world.inputs)->back().keyphrases,
             sequences->back().keyphrases);
}

void TestPromptComparison::each_prompt_writes_the_same_documents()
{
    const ModelServer server;
    Evolving evolving;
    evolving.askServer(server); // it answers with the prompt
    const auto sequences = publicSequences(evolving.world.plan, evolving.world.inputs);
    const std::vector<std::string> prompts = {"published", "plain-sentence"};
    const auto compared = comparePrompts(evolving.world.plan, prompts, sequences, {}, evolving.control);
    QVERIFY2(compared, compared ? "" : compared.error().detail.c_str());
    QCOMPARE(compared->size(), prompts.size());
    for (std::size_t at = 0; at < prompts.size(); ++at) {
        const PromptFigures &figures = (*compared)[at];
        QCOMPARE(figures.prompt, prompts[at]);
        QCOMPARE(figures.documents, comparedDocuments);
        QCOMPARE(figures.failed, std::size_t{0});
        QVERIFY(figures.words > 5 && figures.seconds > 0);
        QCOMPARE(figures.phrasesUsed, 1.0);
    }
    QVERIFY(compared->back().words > compared->front().words); // its prompt is longer

    // Nothing switches the checks off now: their counts are told.
    evolving.world.plan.writer.checks.off.clear();
    evolving.world.plan.writer.checks.askings = 1;
    const auto checked = comparePrompts(evolving.world.plan, prompts, sequences, {}, evolving.control);
    QVERIFY(checked);
    QVERIFY(!checked->front().checks.isEmpty());
}

void TestPromptComparison::a_writer_without_a_server_is_refused()
{
    Evolving evolving;
    const auto sequences = publicSequences(evolving.world.plan, evolving.world.inputs);
    const auto compared = comparePrompts(
        evolving.world.plan, std::vector<std::string>{"published"}, sequences, {}, evolving.control);
    QVERIFY(!compared && compared.error().detail.starts_with("writer.kind"));
}

} // namespace tst_promptcomparison

QTEST_GUILESS_MAIN(tst_promptcomparison::TestPromptComparison)
#include "tst_promptcomparison.moc"
